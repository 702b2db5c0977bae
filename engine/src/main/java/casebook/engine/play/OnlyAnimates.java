package casebook.engine.play;

import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Characteristic;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.force.UnreadChanges;
import casebook.engine.move.Move;
import casebook.engine.ruling.Because;
import casebook.engine.ruling.Reason;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.UnreadText;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * What abilities may have made creatures that triggered earlier in the turn. It adds attacks that
 * are possible, and says nothing of an attack of other creatures, unless something asks what types
 * permanents have or what attacks beside a creature, or requires creatures to attack.
 *
 * @param needsCompany whether more company might mean that more requirements can be obeyed (508.1d)
 */
record OnlyAnimates(boolean needsCompany) {

  static boolean is(UnreadText text, Ruling ruling, Board board) {
    var only = new OnlyAnimates(isShortOfRequirements(ruling));
    return text.why() instanceof Because.ResultNotListed
        && text.changes().equals(List.of(Characteristic.TYPES))
        && ruling.move() instanceof Move.DeclareAttackers
        && ruling.findings().stream()
            .flatMap(finding -> finding.reason().stream())
            .noneMatch(Reason.NotACreature.class::isInstance)
        && board.permanents().values().stream().noneMatch(only::mayConcern)
        && board.effects().stream()
            .flatMap(one -> one.abilities().stream())
            .noneMatch(one -> only.mayConcern(one, /* isOfCreature= */ false));
  }

  /**
   * Whether an attack obeys the most requirements and yet not all of them. What is illegal for
   * disobeying too few stays so where more can be obeyed, and what disobeys a restriction is
   * illegal however many there are.
   */
  private static boolean isShortOfRequirements(Ruling ruling) {
    return ruling.decidedBy().isEmpty()
        && ruling
            .requirements()
            .filter(all -> all.items().stream().anyMatch(item -> !item.obeyed()))
            .isPresent();
  }

  private boolean mayConcern(Permanent permanent) {
    boolean isCreature = permanent.own().characteristics().hasType("creature");
    return Stream.concat(permanent.abilities().stream(), permanent.givenAbilities().stream())
        .filter(OnlyAnimates::isInForce)
        .anyMatch(one -> mayConcern(one, isCreature));
  }

  /** What an ability does as it resolves is in force where the case lists it. */
  private static boolean isInForce(Ability ability) {
    return switch (ability.frame()) {
      case STATIC -> true;
      case TRIGGERED -> !ability.triggersBeforeAttacking();
      case ACTIVATED, SPELL, RESOLUTION -> false;
    };
  }

  private boolean mayConcern(Ability ability, boolean isOfCreature) {
    return ability.effectsWithOpen().stream().anyMatch(effect -> mayConcern(effect, isOfCreature));
  }

  private boolean mayConcern(Effect effect, boolean isOfCreature) {
    return switch (effect) {
      case Effect.MustAttack(Filter.Self(), _, var when) when isOfCreature -> asks(when);
      case Effect.Requiring _ -> true;
      case Effect.Restricting _ -> asksTypes(effect) || (needsCompany && asksCompany(effect));
      case Effect.Costing _, Effect.Permitting _, Effect.Trigger _ -> asks(effect);
      case Effect.Gives(var who, var abilities, var when) ->
          asks(when) || (asks(who) && abilities.stream().anyMatch(OnlyAnimates::bears));
      case Effect.ChangesOtherwise _ -> false;
      case Effect.OfCharacteristics of -> asks(of.when());
      default ->
          Mentions.mentions(effect, part -> part instanceof Condition condition && asks(condition));
    };
  }

  private static boolean bears(Ability ability) {
    return !(ability.meaning() instanceof Meaning.Read(var effects))
        || !effects.stream()
            .allMatch(effect ->
                effect instanceof Effect.Keyword(var name, _)
                    && !UnreadChanges.isOfRules(name.toLowerCase(Locale.ROOT)));
  }

  private static boolean asks(Object value) {
    return asksTypes(value) || asksCompany(value);
  }

  private static boolean asksTypes(Object value) {
    return Characteristic.TYPES.isAskedIn(value)
        || Characteristic.POWER_AND_TOUGHNESS.isAskedIn(value);
  }

  private static boolean asksCompany(Object value) {
    return Mentions.mentions(value, OnlyAnimates::isCompany);
  }

  /** Whether it asks what else attacks: what can't attack alone may have to with company. */
  private static boolean isCompany(Object part) {
    return part instanceof Condition.AttacksAlone
        || part instanceof Condition.AttacksPlayerAlone
        || part instanceof Condition.Attack;
  }
}
