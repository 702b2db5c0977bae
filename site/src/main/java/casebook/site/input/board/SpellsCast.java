package casebook.site.input.board;

import casebook.engine.board.Fact;
import casebook.site.input.tree.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

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
  private record Range(long least, long most) {
    static Range of(long count) {
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
    Optional<Long> all = count(facts, ALL);
    Optional<Long> creature = count(facts, CREATURE);
    Optional<Long> noncreature = count(facts, NONCREATURE);
    Optional<Long> instantOrSorcery = count(facts, INSTANT_OR_SORCERY);
    if (all.or(() -> creature).or(() -> noncreature).or(() -> instantOrSorcery).isEmpty()) {
      return facts;
    }
    Range others =
        noncreature
            .map(Range::of)
            .orElseGet(() -> noncreature(all, creature, instantOrSorcery.orElse(0L)));
    Range creatures =
        creature
            .or(() -> all.isEmpty() ? Optional.of(0L) : Optional.empty())
            .map(Range::of)
            .orElseGet(() -> new Range(all.get() - others.most, all.get() - others.least));
    Range inAll = all.map(Range::of).orElseGet(() -> Range.of(creatures.least + others.least));
    Range ofThese = instantOrSorcery.map(Range::of).orElseGet(() -> new Range(0, others.most));
    boolean agrees =
        others.isPossible()
            && creatures.isPossible()
            && ofThese.isPossible()
            && ofThese.least <= others.most
            && creatures.least + others.most == inAll.most
            && inAll.most <= Integer.MAX_VALUE;
    if (!agrees) {
      written.ifPresent(value ->
          value.problem(
              "These counts of spells contradict each other: each spell is a creature spell or a"
                  + " noncreature spell, and an instant or sorcery spell is a noncreature spell."));
      return facts;
    }
    var following = new LinkedHashMap<>(facts);
    tell(following, ALL, inAll);
    tell(following, CREATURE, creatures);
    tell(following, NONCREATURE, others);
    tell(following, INSTANT_OR_SORCERY, ofThese);
    return following;
  }

  private static Range noncreature(
      Optional<Long> all, Optional<Long> creature, long instantOrSorcery) {
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

  /** Notes a problem where a turn and its player's own facts tell of spells differently. */
  static void check(Map<String, Fact> ofTurn, Map<String, Fact> ofPlayer, Value turn) {
    boolean differ =
        Stream.concat(Stream.of(ALL), KINDS.stream())
            .anyMatch(kind ->
                ofTurn.containsKey(kind)
                    && ofPlayer.containsKey(kind)
                    && !count(ofTurn, kind).equals(count(ofPlayer, kind)));
    if (differ) {
      turn.problem(
          "“turn” and the active player's “state” tell of different spells: tell of them in one of"
              + " the two.");
    }
  }

  private static void tell(Map<String, Fact> facts, String kind, Range range) {
    if (range.isKnown()) {
      facts.putIfAbsent(kind, new Fact.Count(Math.toIntExact(range.least)));
    }
  }

  private static Optional<Long> count(Map<String, Fact> facts, String kind) {
    return Optional.ofNullable(facts.get(kind)).map(fact -> (long) fact.amount());
  }
}
