package casebook.engine.layer;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Besides;
import casebook.engine.effect.Effect.TypesBefore;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import java.util.Locale;
import java.util.Optional;

/**
 * Whether two effects of a layer that don't depend on each other make the same of every object in
 * either order, as the kinds of effects tell; where they don't tell, it has to be tried out.
 */
final class Commuting {
  private Commuting() {}

  static boolean commute(Effect one, Effect other) {
    return makeTheSame(one, other) || commuteByKind(one, other);
  }

  /** Whether both make the same of an object, so that it doesn't matter which is the last. */
  private static boolean makeTheSame(Effect one, Effect other) {
    return one instanceof Effect.OfCharacteristics of
        && other instanceof Effect.OfCharacteristics others
        && isTold(of)
        && of.with(Filter.SELF, Condition.ALWAYS)
            .equals(others.with(Filter.SELF, Condition.ALWAYS));
  }

  /** Whether what it makes of an object stands in it, and isn't asked of the board. */
  private static boolean isTold(Effect.OfCharacteristics effect) {
    return switch (effect) {
      case Effect.ChangesName _,
          Effect.ChangesColors _,
          Effect.LosesTypes _,
          Effect.SwitchesPowerToughness _ ->
          true;
      case Effect.ChangesTypes types -> !types.subtypes().contains(Effect.CHOSEN_TYPE);
      case Effect.SetsPowerToughness(var _, var power, var toughness, var _) ->
          isConstant(power) && isConstant(toughness);
      default -> false;
    };
  }

  private static boolean isConstant(Optional<Amount> amount) {
    return amount.isEmpty() || amount.get() instanceof Amount.Constant;
  }

  private static boolean commuteByKind(Effect one, Effect other) {
    return switch (one) {
      case Effect.Takes takes -> takes(takes, other);
      case Effect.ChangesTypes types when other instanceof Effect.ChangesTypes others ->
          adds(types) && adds(others) && fits(types, others) && fits(others, types);
      default -> other instanceof Effect.Takes takes ? takes(takes, one) : adds(one) && adds(other);
    };
  }

  /** Losing one keyword ability, and gaining abilities that don't have it. */
  private static boolean takes(Effect.Takes takes, Effect other) {
    return switch (other) {
      case Effect.Takes _ -> true;
      case Effect.Gives gives ->
          gives.abilities().stream().noneMatch(ability -> hasKeyword(ability, takes.keyword()));
      default -> false;
    };
  }

  private static boolean hasKeyword(Ability ability, String taken) {
    return switch (ability.meaning()) {
      case Meaning.Read(var effects) ->
          effects.stream()
              .anyMatch(effect ->
                  effect instanceof Effect.Keyword(var name, var _)
                      && Applying.taken(taken).contains(name.toLowerCase(Locale.ROOT)));
      case Meaning.Unread _, Meaning.Irrelevant _ -> false;
    };
  }

  /** Whether it only adds something, so that it doesn't matter when others add theirs. */
  private static boolean adds(Effect effect) {
    return switch (effect) {
      case Effect.Gives _, Effect.ModifiesPowerToughness _ -> true;
      case Effect.HasLandTypes(var _, var _, var besides, var _) -> besides == Besides.IN_ADDITION;
      case Effect.ChangesTypes types -> types.before() == TypesBefore.KEPT;
      case Effect.ChangesColors(var _, var _, var besides, var _) -> besides == Besides.IN_ADDITION;
      case Effect.ChangesToChosenColor(var _, var besides, var _) -> besides == Besides.IN_ADDITION;
      default -> false;
    };
  }

  /**
   * Whether an object keeps the same of the one's subtypes with the other's card types (205.3d).
   */
  private static boolean fits(Effect.ChangesTypes one, Effect.ChangesTypes other) {
    return other.types().isEmpty()
        || one.subtypes().stream()
            .allMatch(subtype ->
                Types.isOfAny(one.types(), subtype)
                    || (!subtype.equals(Effect.CHOSEN_TYPE)
                        && !Types.isOfAny(other.types(), subtype)));
  }
}
