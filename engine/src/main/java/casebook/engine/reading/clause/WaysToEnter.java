package casebook.engine.reading.clause;

import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.reading.noun.Adjectives;
import casebook.engine.reading.noun.Keywords;
import casebook.engine.reading.noun.Qualifiers;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Keyword abilities that spells and cards elsewhere are given, and by which the creatures that they
 * become have haste: blitz (702.152a), unearth (702.84a), encore (702.141a). Which of the new
 * creatures came that way the board doesn't tell, so that each of them may have haste.
 */
final class WaysToEnter {
  private static final Set<String> WITH_HASTE =
      Set.of("blitz", "dash", "encore", "riot", "suspend", "unearth");

  private static final Set<String> OBJECTS = Set.of("spell", "spells", "card", "cards");

  private static final Set<String> HAVING = Set.of("has", "have", "gain", "gains");

  private WaysToEnter() {}

  /** "Each creature spell you cast has blitz", "creature cards in your graveyard have unearth". */
  static Optional<List<Effect>> read(Cursor c) {
    c.acceptAny("each", "all");
    return objects(c)
        .flatMap(of -> {
          boolean yours = c.acceptAny("you cast", "in your graveyard", "in your hand", "you own");
          Filter which = qualified(c, of);
          return yours && c.acceptOneOf(HAVING).isPresent()
              ? Keywords.read(c)
                  .filter(WaysToEnter::givesHaste)
                  .map(keyword -> List.of(mayHaveHaste(which, isOfTokens(keyword))))
              : Optional.empty();
        });
  }

  /** "Creature spell", "Sliver creature card", "spells". */
  private static Optional<Filter> objects(Cursor c) {
    Filter kind = Adjectives.alternatives(c).orElse(Filter.CREATURE);
    return c.acceptOneOf(OBJECTS).map(_ -> kind);
  }

  /** Those of them with what is said more of them; all of them where that can't be read. */
  private static Filter qualified(Cursor c, Filter of) {
    Filter which = of;
    int verb = c.find(HAVING);
    while (c.at() < verb) {
      Optional<Filter> qualifier = Qualifiers.read(c);
      if (qualifier.isEmpty()) {
        c.moveTo(verb);
        return of;
      }
      which = Filters.all(which, qualifier.get());
    }
    return which;
  }

  private static boolean givesHaste(Effect keyword) {
    return keyword instanceof Effect.Keyword(var name, _) && WITH_HASTE.contains(name);
  }

  /** Encore is of tokens that are copies of the card (702.141a). */
  private static boolean isOfTokens(Effect keyword) {
    return keyword instanceof Effect.Keyword(var name, _) && name.equals("encore");
  }

  private static Effect mayHaveHaste(Filter which, boolean tokens) {
    Filter creatures =
        Mentions.mentions(which, Filter.CREATURE) ? which : Filters.all(Filter.CREATURE, which);
    return Effect.ChangesOtherwise.mayHave(
        Filters.all(
            creatures,
            new Filter.CameThisTurn(),
            tokens ? new Filter.IsToken() : new Filter.Not(new Filter.IsToken()),
            new Filter.ControlledBy(Players.YOU)),
        "haste");
  }
}
