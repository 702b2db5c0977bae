package casebook.engine.force;

import casebook.engine.board.Board;
import casebook.engine.board.Chosen;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
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
import casebook.engine.effect.TriggerEvent.CombatBegins;
import casebook.engine.effect.TriggerEvent.EarlierStep;
import casebook.engine.effect.TriggerEvent.EarlierStepBegins;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Abilities that triggered as this combat began (507.1) or at the beginning of an earlier step of
 * the turn (603.2b), or as a Saga reached a chapter (714.2b), of which the case doesn't list what
 * they did: a target, a choice or a roll that it doesn't tell may have decided who can attack. What
 * came under control only this turn has missed the earlier steps; a Saga's lore counters show which
 * chapters it has reached.
 */
final class ResultsNotListed {
  private final Worked worked;
  private final List<Effective> effects;
  private final List<UnreadText> unread = new ArrayList<>();
  private final List<Change> changes = new ArrayList<>();

  private record Change(Effective effective, String words) {}

  private ResultsNotListed(Worked worked, List<Effective> effects) {
    this.worked = worked;
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

  /**
   * What abilities did as combat began that leave nothing to choose, where the case doesn't list
   * it: for each object, all that it did.
   */
  static List<EffectInForce> known(Worked worked) {
    var results = new ResultsNotListed(worked, List.of());
    var byObject = new LinkedHashMap<Id, List<Held>>();
    for (Held held : worked.sentences()) {
      if (trigger(held).isPresent() && results.isOpen(held)) {
        held.object()
            .ifPresent(of -> byObject.computeIfAbsent(of, _ -> new ArrayList<>()).add(held));
      }
    }
    var known = new ArrayList<EffectInForce>();
    byObject.forEach((id, did) -> {
      Permanent object = worked.board().permanent(id).orElseThrow();
      List<Held> sentences =
          worked.sentences().stream()
              .filter(one -> one.object().filter(id::equals).isPresent())
              .toList();
      if (did.stream().allMatch(one -> results.isCertain(one, sentences))) {
        known.add(
            new EffectInForce(
                object.characteristics().name().isBlank()
                    ? id.value()
                    : object.characteristics().name(),
                Optional.of(id),
                Optional.of(object.controller()),
                did.stream().map(Held::ability).toList(),
                Set.of(),
                object.chosen()));
      }
    });
    return known;
  }

  /**
   * Whether it says all that an ability did, as combat began, in words that mean the same whoever
   * chooses: no sentence before it in the same ability offers a choice, and none goes on.
   */
  private boolean isCertain(Held held, List<Held> sentences) {
    int place = sentences.indexOf(held);
    boolean begins = place == 0 || !isPartOfAnother(sentences.get(place - 1));
    boolean ends =
        place + 1 == sentences.size()
            || sentences.get(place + 1).ability().frame() != Frame.RESOLUTION;
    List<Effect> said = effects(held);
    Viewpoint view = held.view(worked.board(), worked.keywords());
    return begins
        && ends
        && said.size() > 1
        && said.getFirst() instanceof Effect.Trigger(CombatBegins(_, var about), var when)
        && about.equals(Filter.ANY)
        && Settled.openIn(when).isEmpty()
        && !(" " + held.ability().text() + " ").contains(" may ")
        && said.stream().skip(1).allMatch(effect -> isCertain(effect, view));
  }

  /** A sentence that triggers too, and of which nothing bears on attacking: "choose one". */
  private static boolean isPartOfAnother(Held before) {
    return before.ability().frame() == Frame.RESOLUTION
        || (before.ability().frame() == Frame.TRIGGERED
            && !(before.ability().meaning() instanceof Meaning.Read));
  }

  private static boolean isCertain(Effect effect, Viewpoint view) {
    boolean isOfKind =
        switch (effect) {
          case Effect.ChangesOtherwise _, Effect.BecomesCopy _, Effect.ChangesControl _ -> false;
          case Effect.OfCharacteristics _,
              Effect.Gives _,
              Effect.AsThough _,
              Effect.MustAttack _,
              Effect.CantAttack _ ->
              true;
          default -> false;
        };
    return isOfKind
        && (lasts(effect, Duration.TURN) || lasts(effect, Duration.COMBAT))
        && Settled.openIn(effect).isEmpty()
        && !isOpen(effect, view);
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
          List<Effect> said = effects(held);
          results(held, said.subList(1, said.size()), held);
        }
      } else if (triggered.isPresent()
          && follows
          && held.ability().meaning() instanceof Meaning.Unread(var open)
          && Settled.changes(open).isEmpty()) {
        var text =
            new UnreadText(held.source(), held.ability().text()).asResult(words(triggered.get()));
        unread.add(onlyDemand(open) ? text.allowingNothing() : text);
      } else if (triggered.isPresent() && follows && asks(held)) {
        results(held, effects(held), triggered.get());
      } else if (!follows) {
        triggered = Optional.empty();
      }
    }
  }

  /**
   * What it triggered on. What an activated ability or a spell sets up, such as an emblem, is there
   * only once that has resolved, and is listed then.
   */
  private static Optional<Effect.Trigger> trigger(Held held) {
    Frame frame = held.ability().frame();
    return held.origin() != Origin.RESOLVED
            && frame != Frame.ACTIVATED
            && frame != Frame.SPELL
            && held.ability().meaning() instanceof Meaning.Read(var effects)
            && !effects.isEmpty()
            && effects.getFirst() instanceof Effect.Trigger trigger
            && trigger.event() instanceof TriggerEvent.BeforeAttacking
        ? Optional.of(trigger)
        : Optional.empty();
  }

  private boolean isOpen(Held held) {
    Viewpoint view = held.view(worked.board(), worked.keywords());
    Effect.Trigger trigger = trigger(held).orElseThrow();
    boolean happened =
        switch (trigger.event()) {
          case CombatBegins(var player, var about) ->
              isActive(player, view) && (about.equals(Filter.ANY) || hasNew(about, held, view));
          case EarlierStepBegins(_, var player) -> isActive(player, view) && wasThere(held);
          case ReachesChapter(var chapters, var about) ->
              chapters.stream().anyMatch(one -> one <= lore(held))
                  && !view.matching(about).isEmpty();
          default -> false;
        };
    return happened
        && view.holds(Settled.assumed(trigger.when()))
        && worked.board().effects().stream().noneMatch(effect -> isOf(effect, held));
  }

  private boolean isActive(Players player, Viewpoint view) {
    return view.is(player, worked.board().activePlayer());
  }

  /** Whether its object was there as the turn began. */
  private boolean wasThere(Held held) {
    return held.object()
        .flatMap(worked.board()::permanent)
        .filter(one -> one.since() == Since.TURN_BEGAN)
        .isPresent();
  }

  /** Whether an effect is what it did; what an earlier turn may have brought is not. */
  private boolean isOf(EffectInForce effect, Held held) {
    if (effect.timestamp().ofAnyTurn()) {
      return false;
    }
    Optional<Permanent> object = held.object().flatMap(worked.board()::permanent);
    return effect.permanent().isPresent()
        ? effect.permanent().equals(held.object())
        : object
            .filter(one -> one.characteristics().name().equalsIgnoreCase(effect.source()))
            .isPresent();
  }

  /** Whether it is what happens in a condition that only a case can tell. */
  private static boolean asks(Held held) {
    return !Settled.asked(held.ability().text()).isEmpty();
  }

  private static List<Effect> effects(Held held) {
    return switch (held.ability().meaning()) {
      case Meaning.Read(var said) -> said;
      case Meaning.Unread(var open) -> Settled.changes(open);
      case Meaning.Irrelevant _ -> List.of();
    };
  }

  /**
   * What an ability may have done.
   *
   * @param triggered the sentence that says when it triggered
   */
  private void results(Held held, List<Effect> said, Held triggered) {
    Viewpoint view = held.view(worked.board(), worked.keywords());
    TriggerEvent trigger = trigger(triggered).orElseThrow().event();
    String words = words(triggered);
    for (Effect effect : said.stream().filter(one -> mayLast(one, trigger, held)).toList()) {
      Optional<Effect> change = Settled.change(effect);
      if (change.isPresent()) {
        open(change.get(), view)
            .map(one -> new Change(new Effective(held.stated(one), view), words))
            .ifPresent(changes::add);
      } else if (bears(effect, held)) {
        var text = new UnreadText(held.source(), held.ability().text()).asResult(words);
        unread.add(onlyDemand(said) ? text.allowingNothing() : text);
      }
    }
  }

  private int lore(Held held) {
    return held.object()
        .flatMap(worked.board()::permanent)
        .map(one -> one.counters("lore"))
        .orElse(0);
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
    boolean isLast = isNew ? isReachedAtOnce(chapters, held) : chapters.contains(lore(held));
    boolean isThisTurn = isNew || isSaga(held, new Filter.ControlledBy(new Players.ActivePlayer()));
    if (lasts(effect, Duration.TURN) || lasts(effect, Duration.COMBAT)) {
      return isLast && isThisTurn;
    }
    if (lasts(effect, Duration.UNTIL_YOUR_NEXT_TURN)
        || lasts(effect, Duration.TURN_AND_NEXT)
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
        ? chapters.contains(lore(held))
        : chapters.stream().anyMatch(one -> one <= lore(held));
  }

  private boolean isSaga(Held held, Filter what) {
    Viewpoint view = held.view(worked.board(), worked.keywords());
    return view.self().filter(self -> !view.among(Set.of(self), what).isEmpty()).isPresent();
  }

  private static boolean lasts(Effect effect, Duration duration) {
    return Mentions.mentions(
        effect, new Condition.Lasts(duration)::equals, Ability.class::isInstance);
  }

  private static String words(Held held) {
    return switch (trigger(held).orElseThrow().event()) {
      case ReachesChapter(var chapters, _) ->
          chapters.size() == 1
              ? "at chapter " + chapters.getFirst()
              : "at chapters "
                  + chapters.stream().map(String::valueOf).collect(Collectors.joining(" and "));
      case CombatBegins(Players.Anyone(), _) -> "at the beginning of each combat";
      case CombatBegins(Players.You(), _) -> "at the beginning of combat on your turn";
      case EarlierStepBegins(var step, Players.You()) -> "at the beginning of your " + name(step);
      case EarlierStepBegins(var step, _) -> "at the beginning of each " + name(step);
      default -> "at the beginning of combat";
    };
  }

  private static String name(EarlierStep step) {
    return switch (step) {
      case UPKEEP -> "upkeep";
      case DRAW -> "draw step";
      case FIRST_MAIN -> "first main phase";
    };
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
  private static boolean isOpen(Object words, Viewpoint view) {
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
