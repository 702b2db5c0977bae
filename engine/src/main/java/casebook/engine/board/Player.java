package casebook.engine.board;

import casebook.engine.mana.Mana;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A player (102.1) with everything that 506, 508 and card conditions look at.
 *
 * @param hand number of cards in hand
 * @param graveyard number of cards in the graveyard
 * @param mana the mana that the player has or can make now, where it is stated; empty where it is
 *     what the player's permanents can make (508.1i)
 * @param team the name of the player's team, if there are teams (805)
 * @param attackedLastTurn the players that this player attacked during its last turn (508.6)
 */
public record Player(
    Id id,
    String name,
    int life,
    int hand,
    int graveyard,
    Optional<Mana> mana,
    Optional<String> team,
    boolean inGame,
    int poison,
    int energy,
    boolean monarch,
    boolean initiative,
    boolean citysBlessing,
    Set<Id> attackedLastTurn,
    Map<String, Fact> state) {

  /** What a player has where a case says nothing (103.4: 20 life). */
  public static final int STARTING_LIFE = 20;

  public Player {
    attackedLastTurn = Collections.unmodifiableSet(new LinkedHashSet<>(attackedLastTurn));
    state = Collections.unmodifiableMap(new LinkedHashMap<>(state));
  }

  /** A player of whom nothing but the name is known. */
  public static Player named(Id id) {
    return new Player(
        id,
        id.value(),
        STARTING_LIFE,
        0,
        0,
        Optional.empty(),
        Optional.empty(),
        true,
        0,
        0,
        false,
        false,
        false,
        Set.of(),
        Map.of());
  }

  /** The same player after leaving the game (800.4a). */
  public Player outOfGame() {
    return new Player(
        id,
        name,
        life,
        hand,
        graveyard,
        mana,
        team,
        false,
        poison,
        energy,
        monarch,
        initiative,
        citysBlessing,
        attackedLastTurn,
        state);
  }

  /** The same player with other resources, as paying costs leaves them (508.1j). */
  public Player withResources(
      int newLife, int newHand, int newGraveyard, int newEnergy, Optional<Mana> newMana) {
    return new Player(
        id,
        name,
        newLife,
        newHand,
        newGraveyard,
        newMana,
        team,
        inGame,
        poison,
        newEnergy,
        monarch,
        initiative,
        citysBlessing,
        attackedLastTurn,
        state);
  }
}
