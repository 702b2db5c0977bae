package casebook.engine.force;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import casebook.engine.effect.TriggerEvent.AttacksUnblocked;
import casebook.engine.effect.TriggerEvent.Company;
import casebook.engine.effect.TriggerEvent.CreatureAttacks;
import casebook.engine.effect.Whom;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The keyword abilities that stand for an ability that triggers on attacking; each instance
 * triggers by itself.
 */
public final class AttackKeywords {
  private AttackKeywords() {}

  /** "Whenever this creature attacks". */
  private static final Effect.Trigger SELF_ATTACKS =
      new Effect.Trigger(
          new CreatureAttacks(Filter.SELF, Whom.ANYTHING, Company.ANY), Condition.ALWAYS);

  /** "Whenever a creature you control attacks alone" (702.83a). */
  private static final Effect.Trigger EXALTED =
      new Effect.Trigger(
          new CreatureAttacks(
              new Filter.Both(List.of(Filter.CREATURE, new Filter.ControlledBy(Players.YOU))),
              Whom.ANYTHING,
              Company.ALONE),
          Condition.ALWAYS);

  /** "Whenever this creature attacks the player with the most life or tied for it" (702.105a). */
  private static final Effect.Trigger DETHRONE =
      new Effect.Trigger(
          new CreatureAttacks(
              Filter.SELF, new Whom.ThePlayer(new Players.HasMost(new Amount.Life())), Company.ANY),
          Condition.ALWAYS);

  /** "Whenever this creature and another with greater power attack" (702.149a). */
  private static final Effect.Trigger TRAINING =
      new Effect.Trigger(
          new CreatureAttacks(Filter.SELF, Whom.ANYTHING, Company.WITH_OTHERS),
          new Condition.Attack(
              new Filter.PowerIs(Relation.GREATER, new Amount.PowerOf(Filter.SELF)),
              Amount.of(1),
              Whom.ANYTHING));

  /** "Whenever this creature attacks and isn't blocked" (702.68a). */
  private static final Effect.Trigger FRENZY =
      new Effect.Trigger(new AttacksUnblocked(Filter.SELF, Whom.ANYTHING), Condition.ALWAYS);

  private static final Map<String, Effect.Trigger> MEANINGS =
      Map.ofEntries(
          Map.entry("provoke", SELF_ATTACKS), // 702.39a
          Map.entry("frenzy", FRENZY),
          Map.entry("exalted", EXALTED),
          Map.entry("annihilator", SELF_ATTACKS), // 702.86a
          Map.entry("battle cry", SELF_ATTACKS), // 702.91a
          Map.entry("dethrone", DETHRONE),
          Map.entry("myriad", SELF_ATTACKS), // 702.116a
          Map.entry("melee", SELF_ATTACKS), // 702.121a
          Map.entry("mentor", SELF_ATTACKS), // 702.134a
          Map.entry("decayed", SELF_ATTACKS), // 702.147a
          Map.entry("training", TRAINING),
          Map.entry("mobilize", SELF_ATTACKS), // 702.181a
          Map.entry("firebending", SELF_ATTACKS)); // 702.189a

  /** Whether a keyword ability of this name, in lower case, triggers on attacking. */
  public static boolean hasTrigger(String name) {
    return MEANINGS.containsKey(name);
  }

  /** The triggered ability that a keyword ability stands for, if it is about attacking. */
  public static Optional<Effect.Trigger> meaning(Effect.Keyword keyword) {
    return Optional.ofNullable(MEANINGS.get(keyword.name().toLowerCase(Locale.ROOT)));
  }
}
