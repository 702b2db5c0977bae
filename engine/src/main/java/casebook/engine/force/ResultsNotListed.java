package casebook.engine.force;

import casebook.engine.board.Board;
import casebook.engine.board.Chosen;
import casebook.engine.board.Id;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Characteristic;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Duration;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.TriggerEvent.ReachesChapter;
import casebook.engine.effect.Whom;
import casebook.engine.effect.notation.Settled;
import casebook.engine.force.InForce.Effective;
import casebook.engine.layer.Held;
import casebook.engine.layer.Held.Origin;
import casebook.engine.layer.Worked;
import casebook.engine.meaning.Viewpoint;
import casebook.engine.ruling.UnreadText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What abilities may have done that triggered before attackers are declared, where the case doesn't
 * list it: a target, a choice or a roll that it doesn't tell may have decided who can attack.
 */
final class ResultsNotListed {
  private final Worked worked;
  private final TriggeredBefore before;
  private final List<Effective> effects;
  private final List<UnreadText> unread = new ArrayList<>();
  private final List<Change> changes = new ArrayList<>();

  private record Change(Effective effective, String words) {}

  private ResultsNotListed(Worked worked, List<Effective> effects) {
    this.worked = worked;
    this.before = new TriggeredBefore(worked);
    this.effects = effects;
  }

  /** What may restrict, require or allow attacking, or may change what something asks for. */
  static List<UnreadText> of(Worked worked, List<Effective> effects) {
    var results = new ResultsNotListed(worked, effects);
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
      if (TriggeredBefore.trigger(held).isPresent()) {
        triggered = Optional.of(held).filter(before::isNotListed);
        if (triggered.isPresent()) {
          List<Effect> said = TriggeredBefore.effects(held);
          results(held, said.subList(1, said.size()), held);
        }
      } else if (triggered.isPresent()
          && follows
          && held.ability().meaning() instanceof Meaning.Unread(var open)
          && Settled.changes(open).isEmpty()) {
        var text =
            new UnreadText(held.source(), held.ability().text())
                .asResult(TriggeredBefore.words(triggered.get()));
        unread.add(onlyDemand(open) ? text.allowingNothing() : text);
      } else if (triggered.isPresent() && follows && asks(held)) {
        results(held, TriggeredBefore.effects(held), triggered.get());
      } else if (!follows) {
        triggered = Optional.empty();
      }
    }
  }

  /** Whether it is what happens in a condition that only a case can tell. */
  private static boolean asks(Held held) {
    return !Settled.asked(held.ability().text()).isEmpty();
  }

  /**
   * What an ability may have done.
   *
   * @param triggered the sentence that says when it triggered
   */
  private void results(Held held, List<Effect> said, Held triggered) {
    Viewpoint view = held.view(worked.board(), worked.keywords());
    TriggerEvent trigger = TriggeredBefore.trigger(triggered).orElseThrow().event();
    String words = TriggeredBefore.words(triggered);
    for (Effect effect : said.stream().filter(one -> mayLast(one, trigger, held)).toList()) {
      Optional<Effect> change = Settled.change(effect);
      if (change.isPresent()) {
        open(change.get(), view)
            .map(one -> new Change(new Effective(held.stated(one), view, held), words))
            .ifPresent(changes::add);
      } else if (bears(effect, held)) {
        var text = new UnreadText(held.source(), held.ability().text()).asResult(words);
        unread.add(onlyDemand(said) ? text.allowingNothing() : text);
      }
    }
  }

  /**
   * Whether what a chapter did may last still: the Saga reached it in its player's last turn, or it
   * lasts for longer than that.
   */
  private boolean mayLast(Effect effect, TriggerEvent trigger, Held held) {
    if (!(trigger instanceof ReachesChapter(var chapters, _))) {
      return true;
    }
    boolean isNew = isSaga(held, new Filter.EnteredThisTurn());
    boolean isLast = isNew ? isReachedAtOnce(chapters, held) : chapters.contains(before.lore(held));
    boolean isThisTurn = isNew || isSaga(held, new Filter.ControlledBy(new Players.ActivePlayer()));
    if (TriggeredBefore.lasts(effect, Duration.TURN)
        || TriggeredBefore.lasts(effect, Duration.COMBAT)) {
      return isLast && isThisTurn;
    }
    if (TriggeredBefore.lasts(effect, Duration.UNTIL_YOUR_NEXT_TURN)
        || TriggeredBefore.lasts(effect, Duration.TURN_AND_NEXT)
        || effect instanceof Effect.Goaded(_, Condition.Always())) {
      return isLast;
    }
    return true;
  }

  /**
   * Whether a Saga that entered this turn has reached one of the chapters: each up to its number of
   * lore counters (714.2b), with read ahead only that of the number (702.155a).
   */
  private boolean isReachedAtOnce(List<Integer> chapters, Held held) {
    return isSaga(held, new Filter.HasKeyword("read ahead"))
        ? chapters.contains(before.lore(held))
        : chapters.stream().anyMatch(one -> one <= before.lore(held));
  }

  private boolean isSaga(Held held, Filter what) {
    Viewpoint view = held.view(worked.board(), worked.keywords());
    return view.self().filter(self -> !view.among(Set.of(self), what).isEmpty()).isPresent();
  }

  /**
   * The change of whatever a target or a choice may have been, without what the board tells: who
   * controls permanents now.
   */
  private static Optional<Effect> open(Effect change, Viewpoint view) {
    if (!(change instanceof Effect.ChangesOtherwise(var who, var what, var keywords, var when))) {
      return Optional.of(change);
    }
    List<Characteristic> open =
        what.stream().filter(one -> one != Characteristic.CONTROLLER).toList();
    return open.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Effect.ChangesOtherwise(
                isTarget(who) ? Filter.ANY : withAnyChoice(who, view),
                open,
                keywords,
                isOpen(when, view) ? Condition.ALWAYS : when));
  }

  private static boolean isTarget(Object part) {
    return part instanceof Filter.Affected
        || part instanceof Filter.Target
        || part instanceof Players.Affected;
  }

  /** The filter where whatever is chosen and not told may have been. */
  private static Filter withAnyChoice(Filter who, Viewpoint view) {
    if (who instanceof Filter.Both(var all)) {
      return new Filter.Both(all.stream().map(one -> withAnyChoice(one, view)).toList());
    }
    return Mentions.mentions(who, part -> isNotTold(part, view.chosen())) ? Filter.ANY : who;
  }

  /** Whether words mean a target, or a choice that the case doesn't tell. */
  static boolean isOpen(Object words, Viewpoint view) {
    return Mentions.mentions(words, part -> isTarget(part) || isNotTold(part, view.chosen()));
  }

  /** Whether it means a choice that the case doesn't tell. */
  private static boolean isNotTold(Object part, Chosen chosen) {
    return switch (part) {
      case Filter.HasChosen(var choice) ->
          switch (choice) {
            case COLOR -> chosen.color().isEmpty();
            case TYPE -> chosen.type().isEmpty();
            case NAME, COPIED -> chosen.card().isEmpty();
          };
      case Players.ChosenPlayer _ -> chosen.player().isEmpty();
      case Players.NearestInChosenDirection _ -> chosen.direction().isEmpty();
      case Amount.ChosenNumber _ -> chosen.number().isEmpty();
      case Condition.ChosenMode _ -> chosen.mode().isEmpty();
      default -> false;
    };
  }

  private boolean bears(Effect effect, Held held) {
    return switch (effect) {
      case Effect.MustAttack(Filter.Self(), _, _) -> canAttack(held);
      case Effect.Goaded(Filter.Self(), _) -> canAttack(held);
      case Effect.Gives(_, var abilities, _) ->
          abilities.stream().anyMatch(ability -> bears(ability, held));
      case Effect.TakesAll _, Effect.TakesAllButMana _ ->
          worked.sentences().stream().anyMatch(one -> isLoss(one, held));
      case Effect.MakingMana _, Effect.ChangingMana _ -> UnreadChanges.costsMana(effects);
      case Effect.MustAttack(var who, var whom, _) -> mayConcern(who, whom, held);
      case Effect.CantAttack(var who, var whom, _) -> mayConcern(who, whom, held);
      case Effect.AttackCost(var who, var whom, _, _) -> mayConcern(who, whom, held);
      case Effect.Goaded(var who, _) -> mayConcern(who, Whom.ANYTHING, held);
      default ->
          effect instanceof Effect.Restricting
              || effect instanceof Effect.Requiring
              || effect instanceof Effect.Costing
              || effect instanceof Effect.Permitting
              || effect instanceof Effect.Scheduling
              || effect instanceof Effect.Trigger
              || effect instanceof Effect.TriggersAgain;
    };
  }

  /** Whether a creature of the active player's, and what it may attack, may be what is meant. */
  private boolean mayConcern(Filter who, Whom whom, Held held) {
    Viewpoint view = held.view(worked.board(), worked.keywords());
    Id active = worked.board().activePlayer();
    boolean isOfOthers =
        !isOpen(whom, view)
            && whom instanceof Whom.ThePlayer(var players)
            && view.players(players).stream().allMatch(active::equals);
    return !isOfOthers
        && view
            .matching(
                Mentions.mentions(who, ResultsNotListed::isTarget)
                    ? Filter.ANY
                    : withAnyChoice(who, view))
            .stream()
            .anyMatch(one -> one.isCreature() && one.controller().equals(active));
  }

  /** Whether effects, of which there are some, make no attack legal that isn't. */
  static boolean onlyDemand(List<Effect> effects) {
    return !effects.isEmpty() && effects.stream().allMatch(ResultsNotListed::onlyDemands);
  }

  private static boolean onlyDemands(Effect effect) {
    return effect instanceof Effect.Restricting
        || effect instanceof Effect.Requiring
        || effect instanceof Effect.Costing
        || effect instanceof Effect.Trigger
        || effect instanceof Effect.TriggersAgain;
  }

  /** Whether it makes a difference who has an ability. */
  private boolean bears(Ability ability, Held held) {
    return switch (ability.meaning()) {
      case Meaning.Irrelevant _ -> false;
      case Meaning.Unread _ -> true;
      case Meaning.Read(var said) ->
          said.stream().anyMatch(one -> !(one instanceof Effect.MakingMana) || bears(one, held));
    };
  }

  /** Whether it makes a difference that something else may have lost a sentence. */
  private boolean isLoss(Held one, Held held) {
    return one.origin() != Origin.RESOLVED
        && !one.object().equals(held.object())
        && one.effects().stream()
            .anyMatch(effect ->
                switch (effect) {
                  case Effect.OfCharacteristics _ -> false;
                  case Effect.MakingMana _ -> UnreadChanges.costsMana(effects);
                  case Effect.Keyword keyword -> UnreadChanges.isAsked(keyword, effects);
                  default -> true;
                });
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
