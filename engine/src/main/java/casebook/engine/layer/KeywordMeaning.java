package casebook.engine.layer;

import casebook.engine.board.SubtypeSet;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Characteristic;
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
import casebook.engine.layer.Held.Origin;
import java.util.List;
import java.util.Locale;

/** What keyword abilities make of the permanents that have them (702). */
final class KeywordMeaning {
  private static final Condition ATTACHED = new Condition.Exists(new Filter.Attached());

  private static final Condition YOUR_TURN =
      new Condition.ExistsPlayer(
          new Players.Both(List.of(Players.YOU, new Players.ActivePlayer())));

  /** New creatures without the counter that riot gives instead. */
  private static final Filter RIOTING =
      new Filter.Both(
          List.of(
              Filter.SELF,
              new Filter.CameThisTurn(),
              new Filter.Not(new Filter.HasCounters("+1/+1", Relation.AT_LEAST, Amount.of(1)))));

  private KeywordMeaning() {}

  /**
   * The effects on its characteristics that such a keyword ability stands for.
   *
   * @param origin by what the permanent has it
   */
  static List<Effect> effects(Effect.Keyword keyword, Origin origin) {
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
      case "riot" -> List.of(origin == Origin.OWN ? hasHaste(RIOTING) : mayHaveHaste(RIOTING));
      case "dash", "blitz", "suspend" ->
          List.of(mayHaveHaste(new Filter.Both(List.of(Filter.SELF, new Filter.CameThisTurn()))));
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

  /**
   * What entered with riot has haste, if it hasn't the counter (702.136a). What has been given riot
   * may have entered without it.
   */
  private static Effect hasHaste(Filter who) {
    return new Effect.Gives(who, List.of(Ability.ofKeyword("haste")), Condition.ALWAYS);
  }

  /**
   * A new creature may have haste by what was paid or by how it was cast (702.109a, 702.152a,
   * 702.62a), which nothing on it shows.
   */
  private static Effect mayHaveHaste(Filter who) {
    return new Effect.ChangesOtherwise(
        new Filter.Both(List.of(who, new Filter.Not(new Filter.HasKeyword("haste")))),
        List.of(Characteristic.KEYWORDS),
        List.of("haste"),
        Condition.ALWAYS);
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
