package casebook.engine.model;

import casebook.engine.board.Characteristics;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Effect;
import casebook.engine.mana.Color;
import casebook.engine.model.Statement.Origin;
import casebook.engine.model.World.Line;
import casebook.engine.move.Attack;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/** What one effect makes of one of its objects (613.1). */
final class Applied {
  private Applied() {}

  static int power(Layered one, World at, Id object, Amount amount) {
    return one.line()
        .begun(one.effect())
        .map(fixed -> fixed.sizes().get(object))
        .map(sizes -> sizes.power().orElseThrow())
        .orElseGet(() -> value(one, at, object, amount));
  }

  static int toughness(Layered one, World at, Id object, Amount amount) {
    return one.line()
        .begun(one.effect())
        .map(fixed -> fixed.sizes().get(object))
        .map(sizes -> sizes.toughness().orElseThrow())
        .orElseGet(() -> value(one, at, object, amount));
  }

  private static int value(Layered one, World at, Id object, Amount amount) {
    return at.reading(one.line()).of(Attack.of(Map.of()), object, object).value(amount);
  }

  /** The world after the effect, which looks at the world as it was before it. */
  static World to(Layered one, World before, World at, Id object) {
    Permanent permanent = at.board().permanent(object).orElseThrow();
    Characteristics is = permanent.characteristics();
    return switch (one.effect()) {
      case Effect.ChangesControl(var _, var players, var _) -> {
        List<Id> meant =
            before.board().players().keySet().stream()
                .filter(id ->
                    before.board().player(id).inGame()
                        && before.reading(one.line()).means(players, id))
                .toList();
        boolean changes = meant.size() == 1 && !meant.getFirst().equals(permanent.controller());
        boolean old =
            one.line().origin() != Origin.RESOLVED
                && before.board().permanent(one.line().object().orElseThrow()).orElseThrow().since()
                    == Since.TURN_BEGAN;
        yield changes
            ? at.with(
                permanent.made(meant.getFirst(), old ? permanent.since() : Since.THIS_TURN, is))
            : at;
      }
      case Effect.ChangesTypes types -> at.with(permanent, Retyping.retyped(is, types));
      case Effect.ChangesName(var _, var name, var _) -> at.with(permanent, is.withName(name));
      case Effect.LosesTypes(var _, var words, var _) ->
          at.with(permanent, Retyping.without(is, words));
      case Effect.ChangesColors(var _, var colors, var besides, var _) -> {
        var all = EnumSet.noneOf(Color.class);
        all.addAll(colors);
        if (besides == Effect.Besides.IN_ADDITION) {
          all.addAll(is.colors());
        }
        yield at.with(permanent, is.withColors(all));
      }
      case Effect.SetsPowerToughness(var _, var power, var toughness, var _) ->
          at.with(
              permanent,
              is.withPowerAndToughness(
                  power.isPresent()
                      ? OptionalInt.of(power(one, before, object, power.get()))
                      : is.power(),
                  toughness.isPresent()
                      ? OptionalInt.of(toughness(one, before, object, toughness.get()))
                      : is.toughness()));
      case Effect.ModifiesPowerToughness(var _, var power, var toughness, var _) ->
          at.with(
              permanent,
              is.withPowerAndToughness(
                  OptionalInt.of(is.power().orElse(0) + power(one, before, object, power)),
                  OptionalInt.of(
                      is.toughness().orElse(0) + toughness(one, before, object, toughness))));
      case Effect.SwitchesPowerToughness _ ->
          at.with(
              permanent,
              is.withPowerAndToughness(
                  /* newPower= */ is.toughness(), /* newToughness= */ is.power()));
      case Effect.TakesAllButMana _ -> {
        var left = new ArrayList<>(at.lines());
        left.removeIf(line ->
            line.origin() != Origin.RESOLVED
                && line.object().equals(Optional.of(object))
                && !line.sure()
                && !line.effects().stream().allMatch(Effect.MakingMana.class::isInstance));
        yield new World(at.board(), left);
      }
      case Effect.TakesAll _ -> {
        var left = new ArrayList<>(at.lines());
        left.removeIf(line ->
            line.origin() != Origin.RESOLVED
                && line.object().equals(Optional.of(object))
                && !line.sure());
        yield new World(at.board(), left);
      }
      case Effect.Takes(var _, var keyword, var _) -> at.without(object, keyword);
      case Effect.Gives(var _, var abilities, var _) -> {
        var all = new ArrayList<>(at.lines());
        int place = 0;
        for (Ability ability : abilities) {
          all.add(
              new Line(
                  Origin.GIVEN,
                  Optional.of(object),
                  Optional.empty(),
                  false,
                  ability.frame() == Frame.STATIC ? World.effects(ability) : List.of(),
                  Math.max(one.line().time(), World.time(permanent)),
                  Objects.hash(one.name(), object, place++) | Integer.MIN_VALUE));
        }
        yield new World(at.board(), all);
      }
      default -> throw new IllegalStateException("no random effect: " + one.effect());
    };
  }
}
