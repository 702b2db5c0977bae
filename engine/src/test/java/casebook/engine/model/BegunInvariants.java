package casebook.engine.model;

import casebook.engine.board.Begun;
import casebook.engine.board.Board;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Effect;
import casebook.engine.layer.Layers;
import casebook.engine.move.Attack;
import casebook.engine.move.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** What a resolved spell or ability does for a while, it goes on to do to the same objects. */
final class BegunInvariants {
  private BegunInvariants() {}

  /** 611.2c: as permanents change, the objects are those that there were before, and stay so. */
  static List<String> flaws(Step step) {
    boolean changes =
        step.move() instanceof Move.ChangePermanent
            || step.move() instanceof Move.PutAttacking
            || step.move() instanceof Move.PutBlocking
            || step.move() instanceof Move.PlayerLeaves;
    List<EffectInForce> effects = step.before().effects();
    boolean changed = changes && !step.after().equals(Layers.on(step.before()).board());
    if (!changed || step.isIllegal() || effects.size() != step.after().effects().size()) {
      return List.of();
    }
    Board unchanged = step.before();
    for (Permanent permanent : step.before().permanents().values()) {
      unchanged = unchanged.with(permanent.byItself());
    }
    var flaws = new ArrayList<String>();
    for (int place = 0; place < effects.size(); place++) {
      EffectInForce before = effects.get(place);
      Begun begun = step.after().effects().get(place).begun();
      for (Ability ability : before.abilities()) {
        for (Effect effect : World.effects(ability)) {
          Optional<Set<Id>> is = begun.of(effect).map(Begun.Fixed::objects);
          if (before.begun().of(effect).isPresent()) {
            if (!begun.of(effect).equals(before.begun().of(effect))) {
              flaws.add("611.2c: other objects or sizes than before for " + effect);
            }
          } else if (Layered.lasts(effect) && !asksWhatAttacked(effect)) {
            Set<Id> was = Continuous.objects(unchanged, before, effect);
            if (!is.equals(Optional.of(was))) {
              flaws.add("611.2c: " + effect + " applied to " + was + ", not to " + is);
            }
            flaws.addAll(sizes(unchanged, before, effect, begun));
          }
        }
      }
    }
    return flaws;
  }

  /** The model of the layers knows of no attack. */
  private static boolean asksWhatAttacked(Effect effect) {
    return Layered.when(effect).toString().contains("Attack");
  }

  /** 608.2h: what depended on the board is as it was before. */
  private static List<String> sizes(
      Board board, EffectInForce resolved, Effect effect, Begun begun) {
    if (!(effect instanceof Effect.ModifiesPowerToughness(var _, var power, var _, var _))
        || power instanceof Amount.Constant) {
      return List.of();
    }
    World world = Continuous.on(board);
    Reading reading =
        world.lines().stream()
            .filter(line -> line.resolved().filter(resolved::equals).isPresent())
            .map(world::reading)
            .findFirst()
            .orElseThrow();
    var flaws = new ArrayList<String>();
    Begun.Fixed fixed = begun.of(effect).orElseThrow();
    for (Id object : fixed.objects()) {
      int was = reading.of(Attack.NONE, object, object).value(power);
      Begun.Sizes is = fixed.sizes().getOrDefault(object, Begun.Sizes.NONE);
      if (!is.power().equals(OptionalInt.of(was))) {
        flaws.add("608.2h: " + effect + " added " + was + " to " + object + ", not " + is);
      }
    }
    return flaws;
  }
}
