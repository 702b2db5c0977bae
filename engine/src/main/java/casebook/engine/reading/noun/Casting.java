package casebook.engine.reading.noun;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import casebook.engine.reading.word.Cursor;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What players have cast this turn, as far as a case can tell: "cast a creature spell this turn".
 */
public final class Casting {
  /** The kinds of spells that are counted, and the facts of a player that count them. */
  private static final Map<String, String> FACTS = new LinkedHashMap<>();

  static {
    FACTS.put("creature spell", "creatureSpellsCastThisTurn");
    FACTS.put("noncreature spell", "noncreatureSpellsCastThisTurn");
    FACTS.put("instant or sorcery spell", "instantOrSorcerySpellsCastThisTurn");
    FACTS.put("instant or a sorcery spell", "instantOrSorcerySpellsCastThisTurn");
    FACTS.put("spell", "spellsCastThisTurn");
  }

  private Casting() {}

  /** "Cast a spell this turn", "'ve cast two or more creature spells this turn". */
  public static Optional<Players> read(Cursor c) {
    return c.acceptAny("'ve cast", "have cast", "has cast", "'s cast", "cast")
        ? spells(c)
        : Optional.empty();
  }

  /** "Haven't cast a spell this turn". */
  public static Optional<Players> denied(Cursor c) {
    return c.acceptAny("haven't cast", "hasn't cast", "didn't cast")
        ? spells(c).map(Players.Not::new)
        : Optional.empty();
  }

  private static Optional<Players> spells(Cursor c) {
    return c.attempt(() -> {
      Optional<Amount> least =
          c.acceptAny("a", "an")
              ? Optional.of(Amount.of(1))
              : Amounts.number(c).filter(_ -> c.accept("or more"));
      return least.flatMap(count ->
          fact(c)
              .filter(_ -> c.accept("this turn"))
              .map(fact -> new Players.Has(new Amount.PlayerFact(fact), Relation.AT_LEAST, count)));
    });
  }

  private static Optional<String> fact(Cursor c) {
    return FACTS.entrySet().stream()
        .filter(kind -> c.acceptAny(kind.getKey() + "s", kind.getKey()))
        .map(Map.Entry::getValue)
        .findFirst();
  }
}
