package casebook.site.corpus;

import java.util.List;
import java.util.Optional;

/** A format of generated boards: how decks are made, and how games begin and develop. */
public enum CorpusFormat {
  /** Sixty cards of one to three colors, up to four of each: the same card stands there again. */
  CONSTRUCTED("constructed", 2, 20),
  /** Forty cards of two colors, most of them creatures, few twice. */
  LIMITED("limited", 2, 20),
  /** A hundred cards, each once, in the colors of a legendary creature; 40 life. */
  COMMANDER("commander", 4, 40),
  /** Teams of two that take their turns together (CR 805), with the decks of limited. */
  TWO_HEADED_GIANT("two-headed-giant", 4, 30);

  private final String name;
  private final int players;
  private final int life;

  CorpusFormat(String name, int players, int life) {
    this.name = name;
    this.players = players;
    this.life = life;
  }

  /** The turns of the game that boards are taken from, all equally often. */
  record Turns(int first, int last) {}

  /**
   * The probability that a permanent of a kind from each turn is on the board.
   *
   * @param others artifacts and enchantments
   * @param attached Auras, and as likely Equipment
   * @param planeswalker that there is one at all
   */
  record Share(double creatures, double others, double attached, double planeswalker) {}

  /** The format's name on the command line. */
  @Override
  public String toString() {
    return name;
  }

  /** The format with a name. */
  public static Optional<CorpusFormat> named(String name) {
    return List.of(values()).stream().filter(format -> format.name.equals(name)).findFirst();
  }

  /** The number of players by default. */
  public int players() {
    return players;
  }

  /** Whether this number of players can play it. */
  public boolean isPlayedBy(int count) {
    return count >= 2 && count <= Seat.MOST && (!hasTeams() || (count >= 4 && count % 2 == 0));
  }

  boolean hasTeams() {
    return this == TWO_HEADED_GIANT;
  }

  /** Whether cards repeat on a player's side of the board. */
  boolean repeats() {
    return this == CONSTRUCTED;
  }

  int life() {
    return life;
  }

  Turns turns() {
    return switch (this) {
      case CONSTRUCTED -> new Turns(3, 10);
      case LIMITED -> new Turns(3, 11);
      case COMMANDER -> new Turns(4, 13);
      case TWO_HEADED_GIANT -> new Turns(3, 9);
    };
  }

  Share share() {
    return switch (this) {
      case CONSTRUCTED -> new Share(0.34, 0.13, 0.04, 0.10);
      case LIMITED -> new Share(0.38, 0.06, 0.05, 0.02);
      case COMMANDER -> new Share(0.30, 0.20, 0.06, 0.10);
      case TWO_HEADED_GIANT -> new Share(0.36, 0.08, 0.05, 0.02);
    };
  }
}
