package casebook.engine.layer;

import casebook.engine.board.SubtypeSet;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Duration;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Besides;
import casebook.engine.effect.Effect.ChangesTypes;
import casebook.engine.effect.Effect.LosesTypes;
import casebook.engine.effect.Effect.TypesBefore;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What keyword abilities make of the permanents that have them (702). */
final class KeywordMeaning {
  private static final String HASTE = "haste";
  private static final String RIOT = "riot";

  /** Keyword abilities by which a creature has +1/+1 counters of its own. */
  private static final Set<String> GIVING_COUNTERS =
      Set.of(
          "amplify",
          "bloodthirst",
          "devour",
          "evolve",
          "graft",
          "modular",
          "ravenous",
          "sunburst",
          "tribute",
          "undying",
          "unleash");

  private static final Condition ATTACHED = new Condition.Exists(new Filter.Attached());

  private static final Condition YOUR_TURN =
      new Condition.ExistsPlayer(
          new Players.Both(List.of(Players.YOU, new Players.ActivePlayer())));

  /** What was chosen for riot, where the case says it. */
  private static final Condition CHOSE_HASTE = new Condition.ChosenMode(HASTE);

  private static final Condition CHOSE_COUNTER =
      new Condition.Either(
          List.of(new Condition.ChosenMode("counter"), new Condition.ChosenMode("+1/+1 counter")));

  private static final Filter NEW =
      new Filter.Both(List.of(Filter.SELF, new Filter.CameThisTurn()));

  private KeywordMeaning() {}

  /**
   * The effects on its characteristics that such a keyword ability stands for.
   *
   * @param had which permanents that came this turn surely had the ability as they came; empty
   *     where none did
   */
  static List<Effect> effects(Effect.Keyword keyword, Optional<Filter> had, Bearer bearer) {
    return switch (keyword.name().toLowerCase(Locale.ROOT)) {
      case "changeling" -> List.of(has(List.of(), SubtypeSet.EVERY_CREATURE_TYPE));
      case "devoid" ->
          List.of(
              new Effect.ChangesColors(Filter.SELF, List.of(), Besides.INSTEAD, Condition.ALWAYS));
      case "bestow" ->
          List.of(
              loses(ATTACHED),
              new ChangesTypes(
                  Filter.SELF, List.of(), List.of("aura"), List.of(), TypesBefore.KEPT, ATTACHED));
      case "reconfigure" -> List.of(loses(ATTACHED));
      case "impending" -> List.of(loses(timeCounters()));
      case RIOT -> riot(had, bearer);
      case "dash", "blitz" -> List.of(mayHaveHaste(NEW));
      case "suspend", "unearth" ->
          List.of(
              mayHaveHaste(new Filter.Both(List.of(NEW, new Filter.Not(new Filter.IsToken())))));
      case "encore" -> List.of(mayHaveHaste(new Filter.Both(List.of(NEW, new Filter.IsToken()))));
      case "living metal" ->
          List.of(
              new ChangesTypes(
                  Filter.SELF,
                  List.of("creature"),
                  List.of(),
                  List.of(),
                  TypesBefore.KEPT,
                  YOUR_TURN));
      default -> List.of();
    };
  }

  /** Whether a creature comes by the keyword ability as that resolves, and gains haste by it. */
  static boolean resolves(Effect.Keyword keyword) {
    return switch (keyword.name().toLowerCase(Locale.ROOT)) {
      case "suspend", "unearth", "encore" -> true;
      default -> false;
    };
  }

  /** What a keyword ability that is activated does as it resolves. */
  static List<Effect> resolved(Effect.Keyword keyword) {
    return keyword.name().equalsIgnoreCase("crew")
        ? List.of(
            new ChangesTypes(
                Filter.SELF,
                List.of("artifact", "creature"),
                List.of(),
                List.of(),
                TypesBefore.CREATURE_TYPES_REPLACED,
                new Condition.Lasts(Duration.TURN)))
        : List.of();
  }

  private static boolean isRiot(Held sentence) {
    return sentence.effects().stream()
        .anyMatch(
            effect -> effect instanceof Effect.Keyword(var name, _) && name.equalsIgnoreCase(RIOT));
  }

  /**
   * What entered with riot has haste for each instance of it that gave no counter (702.136a,
   * 702.136b), which the case says or its counters show. What was given riot later may have entered
   * without it, counters that are more than riot gives came from elsewhere, and a -1/-1 counter may
   * have removed one (704.5q).
   */
  private static List<Effect> riot(Optional<Filter> had, Bearer bearer) {
    int instances = 1 + (int) bearer.before().stream().filter(KeywordMeaning::isRiot).count();
    Filter fewer = newWith(Relation.LESS, instances);
    Filter shrunk = new Filter.HasCounters("-1/-1", Relation.AT_LEAST, Amount.of(1));
    Optional<Filter> surely = had.map(who -> new Filter.Both(List.of(who, new Filter.Not(shrunk))));
    Condition notTold =
        Condition.not(
            new Condition.Either(
                instances == 1 ? List.of(CHOSE_HASTE, CHOSE_COUNTER) : List.of(CHOSE_HASTE)));
    var effects = new ArrayList<Effect>();
    effects.add(new Effect.Gives(NEW, List.of(Ability.ofKeyword(HASTE)), CHOSE_HASTE));
    surely.ifPresent(who ->
        effects.add(
            new Effect.Gives(
                new Filter.Both(List.of(fewer, who)), List.of(Ability.ofKeyword(HASTE)), notTold)));
    effects.add(
        mayHaveHaste(
            surely
                .<Filter>map(who -> new Filter.Both(List.of(fewer, new Filter.Not(who))))
                .orElse(fewer),
            notTold));
    boolean hasOthers =
        bearer.before().stream().anyMatch(KeywordMeaning::mayGiveCounters)
            || bearer.mayHaveCountersOfOthers();
    effects.add(
        mayHaveHaste(
            newWith(hasOthers ? Relation.AT_LEAST : Relation.GREATER, instances), notTold));
    return effects;
  }

  /** Whether an ability of the creature's own may have put a +1/+1 counter on it. */
  private static boolean mayGiveCounters(Held sentence) {
    return Bearer.isAboutCounters(sentence.ability())
        || sentence.effects().stream()
            .anyMatch(effect ->
                effect instanceof Effect.Keyword(var name, _)
                    && GIVING_COUNTERS.contains(name.toLowerCase(Locale.ROOT)));
  }

  private static Filter newWith(Relation relation, int counters) {
    return new Filter.Both(
        List.of(NEW, new Filter.HasCounters("+1/+1", relation, Amount.of(counters))));
  }

  /**
   * A new creature may have haste by what was paid or by how it was cast or returned (702.109a,
   * 702.152a, 702.62a, 702.84a, 702.141a), which nothing on it shows.
   */
  private static Effect mayHaveHaste(Filter who) {
    return mayHaveHaste(who, Condition.ALWAYS);
  }

  private static Effect mayHaveHaste(Filter who, Condition when) {
    return Effect.ChangesOtherwise.mayHave(who, HASTE, when);
  }

  private static Condition timeCounters() {
    return new Condition.Compare(
        new Amount.CountersOn(Filter.SELF, "time"), Relation.AT_LEAST, Amount.of(1));
  }

  private static Effect has(List<String> types, String subtype) {
    return new ChangesTypes(
        Filter.SELF, types, List.of(subtype), List.of(), TypesBefore.KEPT, Condition.ALWAYS);
  }

  private static Effect loses(Condition when) {
    return new LosesTypes(Filter.SELF, List.of("creature"), when);
  }
}
