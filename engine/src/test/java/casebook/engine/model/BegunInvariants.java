package casebook.engine.model;

import casebook.engine.board.Begun;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.layer.Layers;
import casebook.engine.move.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
    var flaws = new ArrayList<String>();
    for (int place = 0; place < effects.size(); place++) {
      EffectInForce before = effects.get(place);
      Begun begun = step.after().effects().get(place).begun();
      for (Ability ability : before.abilities()) {
        for (Effect effect : World.effects(ability)) {
          Optional<Set<Id>> is = begun.of(effect).map(Map::keySet);
          if (before.begun().of(effect).isPresent()) {
            if (!begun.of(effect).equals(before.begun().of(effect))) {
              flaws.add("611.2c: other objects than before for " + effect);
            }
          } else if (Layered.when(effect) instanceof Condition.Lasts) {
            Set<Id> was = Continuous.objects(step.before(), before, effect);
            if (!is.equals(Optional.of(was))) {
              flaws.add("611.2c: " + effect + " applied to " + was + ", not to " + is);
            }
          }
        }
      }
    }
    return flaws;
  }
}
