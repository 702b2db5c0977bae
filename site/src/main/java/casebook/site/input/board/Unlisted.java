package casebook.site.input.board;

import casebook.engine.board.EffectInForce;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.effect.notation.Settled;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Static abilities that speak of what was chosen or exiled before ("the chosen creature gets
 * +3/+3"), which a permanent doesn't tell. Where the case doesn't list under its effects what that
 * is, it isn't known what the ability changes.
 */
public record Unlisted(List<EffectInForce> effects) {
  /** The same permanent, with what isn't known of its abilities left open. */
  public Permanent leftOpen(Permanent permanent) {
    boolean asks =
        permanent.abilities().stream().anyMatch(Unlisted::speaksOfOthers) && !isListed(permanent);
    return asks
        ? permanent
            .change()
            .abilities(permanent.abilities().stream().flatMap(Unlisted::known).toList())
            .build()
        : permanent;
  }

  /** Whether the case lists what the permanent's abilities did. */
  boolean isListed(Permanent permanent) {
    return effects.stream().anyMatch(effect -> isOf(effect, permanent));
  }

  private static Stream<Ability> known(Ability ability) {
    return speaksOfOthers(ability) ? leftOpen(ability).stream() : Stream.of(ability);
  }

  private static boolean isOf(EffectInForce effect, Permanent permanent) {
    return effect
        .permanent()
        .map(permanent.id()::equals)
        .orElseGet(() -> permanent.characteristics().name().equalsIgnoreCase(effect.source()));
  }

  private static boolean speaksOfOthers(Ability ability) {
    return ability.frame() == Frame.STATIC
        && ability.effects().stream().anyMatch(Unlisted::speaksOfOthers);
  }

  private static boolean speaksOfOthers(Effect effect) {
    return Mentions.mentions(effect, Unlisted::isOther, Ability.class::isInstance);
  }

  private static boolean isOther(Object part) {
    return part instanceof Filter.Affected || part instanceof Players.Affected;
  }

  private static List<Ability> leftOpen(Ability ability) {
    var known = new ArrayList<Effect>();
    var open = new ArrayList<Effect>();
    for (Effect effect : ((Meaning.Read) ability.meaning()).effects()) {
      if (!speaksOfOthers(effect)) {
        known.add(effect);
      } else if (effect instanceof Effect.ChangingMana) {
        known.add(new Effect.ChangesManaOtherwise());
      } else {
        open.add(Settled.change(effect).map(Unlisted::ofAny).orElse(effect));
      }
    }
    var abilities = new ArrayList<Ability>();
    if (!known.isEmpty()) {
      abilities.add(new Ability(ability.text(), ability.frame(), new Meaning.Read(known)));
    }
    if (!open.isEmpty()) {
      abilities.add(new Ability(ability.text(), ability.frame(), new Meaning.Unread(open)));
    }
    return abilities;
  }

  /** The change of whatever it may be that is meant. */
  private static Effect ofAny(Effect change) {
    return change instanceof Effect.ChangesOtherwise(var who, var what, var keywords, var when)
            && Mentions.mentions(who, Unlisted::isOther)
        ? new Effect.ChangesOtherwise(Filter.ANY, what, keywords, when)
        : change;
  }
}
