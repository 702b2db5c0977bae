package casebook.site.ask.scene;

import casebook.site.ask.scene.ObjectMention.PartyRef;
import casebook.site.catalogue.Spelling;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** The players that a question tells of, and how many there are. */
public final class Parties {
  private static final String YOU = "you";

  private final Scene scene;
  private final Map<String, Party> parties = new LinkedHashMap<>();

  /** The players besides the one who asks of whom the sentence has spoken. */
  private final Set<Party> othersOfSentence = new HashSet<>();

  private Optional<Party> lastOther = Optional.empty();
  private OptionalInt players = OptionalInt.empty();
  private boolean severalOpponents;

  Parties(Scene scene) {
    this.scene = scene;
  }

  List<Party> all() {
    return List.copyOf(parties.values());
  }

  OptionalInt players() {
    return players;
  }

  void beginSentence() {
    othersOfSentence.clear();
  }

  /** Whether there may be more opponents than are spoken of. */
  boolean mayHaveMoreOpponents() {
    return (severalOpponents || others().size() > 1 || mayBeMultiplayer()) && players.isEmpty();
  }

  /** Whether one opponent is called by name and something is goaded, as in games with several. */
  private boolean mayBeMultiplayer() {
    return others().stream().anyMatch(one -> !isUnnamed(one))
        && scene.things().stream().anyMatch(Thing::isGoaded);
  }

  /** Says how many players there are; two numbers, or fewer than two players, ask back. */
  public void setPlayers(int number) {
    if ((players.isPresent() && players.getAsInt() != number) || number < 2) {
      scene.needs("How many players are there?");
    }
    players = OptionalInt.of(number);
  }

  /** The number of players left in the game, of perhaps more that began it. */
  public void setLeft(int number) {
    if (number < 2 || (players.isPresent() && players.getAsInt() < number)) {
      scene.needs("How many players are there?");
    }
    players = OptionalInt.of(number);
  }

  /** Says that there is more than one opponent. */
  public void setSeveralOpponents() {
    severalOpponents = true;
  }

  /** The player that words mean. */
  public Party party(PartyRef ref) {
    return switch (ref) {
      case PartyRef.Asker _ -> named(YOU, "You");
      case PartyRef.Opponent(boolean oneOfSeveral) -> {
        named(YOU, "You");
        severalOpponents |= oneOfSeveral;
        yield other(opponent());
      }
      case PartyRef.Other _, PartyRef.They _ -> third();
      case PartyRef.Named(var name) -> other(named(Spelling.plain(name, "-"), name));
      case PartyRef.Role(boolean active) -> active ? named(YOU, "You") : other(opponent());
    };
  }

  private Party other(Party party) {
    lastOther = Optional.of(party);
    othersOfSentence.add(party);
    return party;
  }

  private Party opponent() {
    List<Party> others = others();
    return others.size() == 1 && !isUnnamed(others.getFirst()) && players.orElse(2) == 2
        ? others.getFirst()
        : named("opponent", "your opponent");
  }

  private static boolean isUnnamed(Party party) {
    return party.id().equals("opponent");
  }

  private List<Party> others() {
    return parties.values().stream().filter(party -> !party.id().equals(YOU)).toList();
  }

  private Party third() {
    List<Party> others = others();
    if (others.size() > 1) {
      if (lastOther.isEmpty() || othersOfSentence.size() > 1) {
        scene.needs("Who are “he” and “they”?");
      }
      return lastOther.orElse(others.getFirst());
    }
    return others.isEmpty() ? other(opponent()) : others.getFirst();
  }

  private Party named(String id, String name) {
    return parties.computeIfAbsent(id, _ -> new Party(id, name));
  }

  /** The one who asks, if there is any sign of them in the game. */
  public Optional<Party> asker() {
    return Optional.ofNullable(parties.get(YOU));
  }

  /** Adds players of whom nothing is said, up to this number. */
  public void fillUp(int number) {
    if (parties.size() < number) {
      named(YOU, "You");
    }
    if (parties.size() < number && parties.size() == 1 && parties.containsKey(YOU)) {
      opponent();
    }
    for (int other = 2; parties.size() < number; other++) {
      named("another-" + other, "another opponent (" + other + ")");
    }
  }

  /** Whether there is more than one opponent, or may be. */
  boolean hasSeveralOpponents() {
    return others().size() > 1 || severalOpponents || players.orElse(2) > 2;
  }
}
