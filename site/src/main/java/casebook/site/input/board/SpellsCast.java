package casebook.site.input.board;

import casebook.engine.board.Fact;
import casebook.site.input.tree.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How many spells a player has cast this turn, by kind. Each spell is a creature spell or a
 * noncreature spell, and an instant or sorcery spell is a noncreature spell, as no card is both:
 * what a case tells of some kinds tells of others. If it tells nothing of spells, none were cast.
 * If it tells how many there were in all, the kinds that don't follow from it aren't known.
 */
final class SpellsCast {
  private static final String ALL = "spellsCastThisTurn";
  private static final String CREATURE = "creatureSpellsCastThisTurn";
  private static final String NONCREATURE = "noncreatureSpellsCastThisTurn";
  private static final String INSTANT_OR_SORCERY = "instantOrSorcerySpellsCastThisTurn";

  private static final List<String> KINDS = List.of(CREATURE, NONCREATURE, INSTANT_OR_SORCERY);

  /** How many there were at least and at most. */
  private record Range(int least, int most) {
    static Range of(int count) {
      return new Range(count, count);
    }

    boolean isPossible() {
      return 0 <= least && least <= most;
    }

    boolean isKnown() {
      return least == most;
    }
  }

  private SpellsCast() {}

  /**
   * The facts with those that follow from them.
   *
   * @param written notes a problem where the counts contradict each other
   */
  static Map<String, Fact> following(Map<String, Fact> facts, Optional<Value> written) {
    Optional<Integer> all = count(facts, ALL);
    Optional<Integer> creature = count(facts, CREATURE);
    Optional<Integer> noncreature = count(facts, NONCREATURE);
    Optional<Integer> instantOrSorcery = count(facts, INSTANT_OR_SORCERY);
    if (all.or(() -> creature).or(() -> noncreature).or(() -> instantOrSorcery).isEmpty()) {
      return facts;
    }
    Range others =
        noncreature
            .map(Range::of)
            .orElseGet(() -> noncreature(all, creature, instantOrSorcery.orElse(0)));
    Range creatures =
        creature
            .or(() -> all.isEmpty() ? Optional.of(0) : Optional.empty())
            .map(Range::of)
            .orElseGet(() -> new Range(all.get() - others.most, all.get() - others.least));
    Range inAll = all.map(Range::of).orElseGet(() -> Range.of(creatures.least + others.least));
    Range ofThese = instantOrSorcery.map(Range::of).orElseGet(() -> new Range(0, others.most));
    boolean agrees =
        others.isPossible()
            && creatures.isPossible()
            && ofThese.isPossible()
            && ofThese.least <= others.most
            && creatures.least + others.most == inAll.most;
    if (!agrees) {
      written.ifPresent(value ->
          value.problem(
              "These counts of spells contradict each other: each spell is a creature spell or a"
                  + " noncreature spell, and an instant or sorcery spell is a noncreature spell."));
    }
    var following = new LinkedHashMap<>(facts);
    tell(following, ALL, inAll);
    tell(following, CREATURE, creatures);
    tell(following, NONCREATURE, others);
    tell(following, INSTANT_OR_SORCERY, ofThese);
    return following;
  }

  private static Range noncreature(
      Optional<Integer> all, Optional<Integer> creature, int instantOrSorcery) {
    return all.map(spells ->
            creature
                .map(count -> Range.of(spells - count))
                .orElseGet(() -> new Range(instantOrSorcery, spells)))
        .orElseGet(() -> Range.of(instantOrSorcery));
  }

  /** Whether the facts tell of spells, but not how many of this kind there were. */
  static boolean isUnknown(String kind, Map<String, Fact> facts) {
    return KINDS.contains(kind) && facts.containsKey(ALL) && !facts.containsKey(kind);
  }

  private static void tell(Map<String, Fact> facts, String kind, Range range) {
    if (range.isKnown()) {
      facts.putIfAbsent(kind, new Fact.Count(range.least));
    }
  }

  private static Optional<Integer> count(Map<String, Fact> facts, String kind) {
    return Optional.ofNullable(facts.get(kind)).map(Fact::amount);
  }
}
