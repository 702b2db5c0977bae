package casebook.engine.play;

import casebook.engine.board.Board;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.layer.Held;
import casebook.engine.layer.Layers;
import casebook.engine.layer.Worked;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A spell or ability that goads or detains "each creature your opponents control" does so once, to
 * the permanents that are there as it resolves (701.15a, 701.35a): what comes later isn't goaded,
 * and what was goaded remains so when it is no longer such a permanent.
 */
public final class GoadedOnce {
  private GoadedOnce() {}

  /** The board of a case, with the permanents that its effects have goaded or detained. */
  public static Board on(Board board) {
    if (board.effects().stream().noneMatch(GoadedOnce::goadsAll)) {
      return board;
    }
    Worked worked = Layers.on(board);
    return board.withEffects(
        board.effects().stream()
            .map(effect -> goadsAll(effect) ? fixed(effect, worked) : effect)
            .toList());
  }

  private static boolean goadsAll(EffectInForce effect) {
    return effect.affects().isEmpty()
        && effect.abilities().stream().anyMatch(GoadedOnce::goadsAll)
        && !Mentions.mentions(
            effect.abilities(),
            part -> part instanceof Filter.Affected || part instanceof Players.Affected);
  }

  private static boolean goadsAll(Ability ability) {
    return ability.meaning() instanceof Meaning.Read(var effects)
        && effects.stream().map(GoadedOnce::goaded).anyMatch(Optional::isPresent);
  }

  /** Those that an effect goads or detains, where it isn't about one object. */
  private static Optional<Filter> goaded(Effect effect) {
    Optional<Filter> goaded =
        switch (effect) {
          case Effect.Goaded(var who, _) -> Optional.of(who);
          case Effect.Detained(var who) -> Optional.of(who);
          default -> Optional.empty();
        };
    return goaded.filter(who -> !Filter.isOneObject(who));
  }

  private static EffectInForce fixed(EffectInForce effect, Worked worked) {
    var affected = new LinkedHashSet<Id>();
    for (Held held : worked.sentences()) {
      if (held.resolved().equals(Optional.of(effect))) {
        for (Effect one : held.effects()) {
          goaded(one).ifPresent(who -> affected.addAll(there(held, who, worked)));
        }
      }
    }
    Filter those = affected.isEmpty() ? new Filter.Not(Filter.ANY) : new Filter.Affected();
    List<Ability> abilities =
        effect.abilities().stream().map(ability -> goading(ability, those)).toList();
    return new EffectInForce(
        effect.source(),
        effect.permanent(),
        effect.controller(),
        abilities,
        affected,
        effect.chosen(),
        effect.timestamp());
  }

  private static Set<Id> there(Held held, Filter who, Worked worked) {
    var there = new LinkedHashSet<Id>();
    for (Permanent permanent : held.view(worked.board(), worked.keywords()).matching(who)) {
      if (held.resolved().filter(one -> isLater(permanent, one)).isEmpty()) {
        there.add(permanent.id());
      }
    }
    return there;
  }

  private static boolean isLater(Permanent permanent, EffectInForce resolved) {
    return resolved.timestamp().isToldBefore(permanent.timestamp());
  }

  private static Ability goading(Ability ability, Filter those) {
    if (!goadsAll(ability) || !(ability.meaning() instanceof Meaning.Read(var effects))) {
      return ability;
    }
    List<Effect> once = effects.stream().map(effect -> goading(effect, those)).toList();
    return new Ability(ability.text(), ability.frame(), new Meaning.Read(once));
  }

  private static Effect goading(Effect effect, Filter those) {
    return switch (effect) {
      case Effect.Goaded(_, var when) when goaded(effect).isPresent() ->
          new Effect.Goaded(those, when);
      case Effect.Detained _ when goaded(effect).isPresent() -> new Effect.Detained(those);
      default -> effect;
    };
  }
}
