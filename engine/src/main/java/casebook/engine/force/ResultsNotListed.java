package casebook.engine.force;

import casebook.engine.board.Board;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Players;
import casebook.engine.effect.Settled;
import casebook.engine.effect.TriggerEvent.CombatBegins;
import casebook.engine.force.InForce.Effective;
import casebook.engine.layer.Held;
import casebook.engine.layer.Held.Origin;
import casebook.engine.layer.Worked;
import casebook.engine.ruling.UnreadText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Abilities that triggered as this combat began (507.1), of which the case doesn't list what they
 * did: a target, a choice or a roll that it doesn't tell may have decided who can attack.
 */
final class ResultsNotListed {
  private final Worked worked;
  private final List<UnreadText> unread = new ArrayList<>();
  private final List<Change> changes = new ArrayList<>();

  /** What an ability may have changed, and the words that say when it triggered. */
  private record Change(Effective effective, String words) {}

  private ResultsNotListed(Worked worked) {
    this.worked = worked;
  }

  /** What may restrict, require or allow attacking, or may change what something asks for. */
  static List<UnreadText> of(Worked worked, List<Effective> effects) {
    var results = new ResultsNotListed(worked);
    results.look();
    for (Change change : results.changes) {
      UnreadChanges.asked(change.effective(), effects)
          .map(text -> text.asResult(change.words()))
          .ifPresent(results.unread::add);
    }
    return results.unread.stream().distinct().toList();
  }

  private void look() {
    Optional<Held> triggered = Optional.empty();
    for (Held held : worked.sentences()) {
      boolean follows =
          held.ability().frame() == Frame.RESOLUTION
              && triggered.flatMap(Held::object).equals(held.object());
      if (trigger(held).isPresent()) {
        triggered = Optional.of(held).filter(this::isOpen);
        if (triggered.isPresent()) {
          results(held);
        }
      } else if (triggered.isPresent()
          && follows
          && held.ability().meaning() instanceof Meaning.Unread) {
        unread.add(
            new UnreadText(held.source(), held.ability().text()).asResult(words(triggered.get())));
      } else if (!follows) {
        triggered = Optional.empty();
      }
    }
  }

  private static Optional<Effect.Trigger> trigger(Held held) {
    return held.origin() != Origin.RESOLVED
            && held.ability().meaning() instanceof Meaning.Read(var effects)
            && !effects.isEmpty()
            && effects.getFirst() instanceof Effect.Trigger trigger
            && trigger.event() instanceof CombatBegins
        ? Optional.of(trigger)
        : Optional.empty();
  }

  /** Whether it triggered, and nothing that it did is listed. */
  private boolean isOpen(Held held) {
    Viewpoint view = held.view(worked.board(), worked.keywords());
    Effect.Trigger trigger = trigger(held).orElseThrow();
    return trigger.event() instanceof CombatBegins(Players player, Filter about)
        && view.is(player, worked.board().activePlayer())
        && (about.equals(Filter.ANY) || hasNew(about, held, view))
        && view.holds(Settled.assumed(trigger.when()))
        && worked.board().effects().stream().noneMatch(effect -> isOf(effect, held));
  }

  private boolean isOf(EffectInForce effect, Held held) {
    Optional<Permanent> object = held.object().flatMap(worked.board()::permanent);
    return effect.permanent().isPresent()
        ? effect.permanent().equals(held.object())
        : object
            .filter(one -> one.characteristics().name().equalsIgnoreCase(effect.source()))
            .isPresent();
  }

  private void results(Held held) {
    if (!(held.ability().meaning() instanceof Meaning.Read(var effects))) {
      return;
    }
    Viewpoint view = held.view(worked.board(), worked.keywords());
    for (Effect effect : effects.subList(1, effects.size())) {
      Optional<Effect> change = Settled.change(effect);
      if (change.isPresent()) {
        changes.add(new Change(new Effective(held.stated(ofAny(change.get())), view), words(held)));
      } else if (bears(effect, held)) {
        unread.add(new UnreadText(held.source(), held.ability().text()).asResult(words(held)));
      }
    }
  }

  /** The words with which a case says that it did nothing. */
  private static String words(Held held) {
    return switch (trigger(held).orElseThrow().event()) {
      case CombatBegins(Players.Anyone(), _) -> "at the beginning of each combat";
      case CombatBegins(Players.You(), _) -> "at the beginning of combat on your turn";
      default -> "at the beginning of combat";
    };
  }

  /** The change of whatever a target may have been. */
  private static Effect ofAny(Effect change) {
    return change instanceof Effect.ChangesOtherwise(var who, var what, var keywords, var when)
            && (who instanceof Filter.Affected || who instanceof Filter.Target)
        ? new Effect.ChangesOtherwise(Filter.ANY, what, keywords, when)
        : change;
  }

  /** Whether what it makes is on the board. */
  private static boolean hasNew(Filter what, Held held, Viewpoint view) {
    Optional<Id> controller =
        held.object().flatMap(view.board()::permanent).map(Permanent::controller);
    return view.matching(what).stream()
        .filter(one -> controller.equals(Optional.of(one.controller())))
        .anyMatch(one -> one.since() == Since.THIS_TURN);
  }

  private boolean bears(Effect effect, Held held) {
    return switch (effect) {
      case Effect.MustAttack(Filter.Self(), _, _) -> canAttack(held);
      case Effect.Goaded(Filter.Self(), _) -> canAttack(held);
      case Effect.Gives(_, var abilities, _) ->
          abilities.stream()
              .map(Ability::meaning)
              .anyMatch(one -> !(one instanceof Meaning.Irrelevant));
      default ->
          effect instanceof Effect.Restricting
              || effect instanceof Effect.Requiring
              || effect instanceof Effect.Costing
              || effect instanceof Effect.Permitting
              || effect instanceof Effect.Scheduling;
    };
  }

  /** Whether it makes a difference what its object has to do. */
  private boolean canAttack(Held held) {
    Board board = worked.board();
    return held.object()
        .flatMap(board::permanent)
        .filter(one ->
            one.isCreature() && !one.tapped() && one.controller().equals(board.activePlayer()))
        .isPresent();
  }
}
