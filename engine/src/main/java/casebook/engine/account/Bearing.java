package casebook.engine.account;

import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.RangeOfInfluence;
import casebook.engine.board.Since;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Pretence;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Matter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.notation.Settled;
import casebook.engine.force.AdditionalTimes;
import casebook.engine.force.AttackKeywords;
import casebook.engine.force.Grounds;
import casebook.engine.force.InForce;
import casebook.engine.force.InForce.Effective;
import casebook.engine.force.UnreadChanges;
import casebook.engine.layer.Held;
import casebook.engine.mana.Mana;
import casebook.engine.meaning.Viewpoint;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.rule506.Rule506_1;
import casebook.engine.ruling.Accounted.Fate;
import casebook.engine.ruling.Because;
import casebook.engine.ruling.Because.Role;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.State.Triggered;
import casebook.engine.ruling.Stated;
import casebook.engine.ruling.UnreadText;
import casebook.engine.ruling.Verdict;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What an effect in force is to the move that was judged. */
final class Bearing {
  private final InForce inForce;
  private final Ruling ruling;
  private final Set<Stated> heldBack;
  private final Set<Id> creatures;
  private final Idle idle;
  private final boolean isOfDeclaring;
  private final Set<String> asked = new HashSet<>();

  private Bearing(
      InForce inForce,
      Ruling ruling,
      Set<Stated> heldBack,
      Set<Id> creatures,
      Set<Id> targets,
      boolean isOfDeclaring) {
    this.inForce = inForce;
    this.ruling = ruling;
    this.heldBack = heldBack;
    this.creatures = creatures;
    idle = new Idle(inForce.board(), creatures, targets);
    this.isOfDeclaring = isOfDeclaring;
    Set<Object> lookedAt = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Effective effective : inForce.effects()) {
      if (lookedAt.add(effective.stated().effect())) {
        Mentions.mentions(effective.stated().effect(), this::asks);
      }
    }
    Set<Source> unread =
        ruling.unread().stream().map(UnreadText::source).collect(Collectors.toSet());
    if (!unread.isEmpty()) {
      for (Held held : inForce.worked().sentences()) {
        if (unread.contains(held.source()) && lookedAt.add(held.ability().meaning())) {
          Mentions.mentions(held.ability().meaning(), this::asks);
        }
      }
    }
  }

  /**
   * To a declaration of attackers, or a question about one.
   *
   * @param heldBack what would have triggered but for the condition after its "if" (603.4)
   */
  static Bearing onDeclaring(Grounds grounds, Ruling ruling, Set<Stated> heldBack) {
    return new Bearing(
        grounds.inForce(), ruling, heldBack, grounds.creatures(), grounds.targets(), true);
  }

  /** To another move. */
  static Bearing onOtherMoves(InForce inForce, Ruling ruling) {
    return new Bearing(inForce, ruling, Set.of(), Set.of(), Set.of(), false);
  }

  private boolean asks(Object part) {
    if (part instanceof Filter.HasKeyword(var keyword)) {
      asked.add(keyword);
    }
    if (part instanceof Effect.AsThough(_, var pretence, _, _)
        && pretence == Pretence.NO_DEFENDER) {
      asked.add("defender");
    }
    if (part instanceof Players.HasCitysBlessing) {
      asked.add("ascend");
    }
    if (part instanceof Players.HasFact(var name) && name.equals("enduringStory")) {
      asked.add("storied");
    }
    return false;
  }

  static EffectFate ofCharacteristic(Held held, Effect effect) {
    return EffectFate.applied(
        held.layer(effect).orElseThrow().rule().toString(), Role.CHARACTERISTICS);
  }

  /** Whether an effect asks for what a sentence that can't be read may have changed. */
  private boolean asksForUnknown(Effective effective) {
    return ruling.unread().stream()
        .anyMatch(text -> UnreadChanges.asks(effective, text, inForce.effects()));
  }

  /**
   * What an effect in force is to the move.
   *
   * @param weighed what the declaration was judged by of the same sentence
   */
  EffectFate of(Held held, Effect effect, List<Stated> weighed) {
    Viewpoint view = held.view(inForce.board(), inForce.keywords());
    if (weighed.stream().anyMatch(one -> one.effect().equals(effect))) {
      return weighed(effect);
    }
    if (asksForUnknown(new Effective(held.stated(effect), view, held))) {
      return new EffectFate(Fate.APPLIED, Optional.empty(), new Because.AsksForUnknown());
    }
    return switch (effect) {
      case Effect.Keyword keyword -> keyword(held, keyword);
      case Effect.Gives(var who, _, var when) -> unapplied(held, view, who, when);
      case Effect.Takes(var who, _, var when) -> unapplied(held, view, who, when);
      case Effect.CantHave(var who, _, var when) -> unapplied(held, view, who, when);
      case Effect.TakesAll(var who, var when) -> unapplied(held, view, who, when);
      case Effect.TakesAllButMana(var who, var when) -> unapplied(held, view, who, when);
      case Effect.HasLandTypes(var who, _, _, var when) -> unapplied(held, view, who, when);
      case Effect.ChangesOtherwise(var who, var what, _, var when) ->
          view.holds(when) && !view.matching(who).isEmpty()
              ? EffectFate.noBearing(new Because.ChangeNotAsked(what))
              : unapplied(held, view, who, when);
      case Effect.OfCharacteristics of -> unapplied(held, view, of.who(), of.when());
      case Effect.CantAttack _,
          Effect.AtMost _,
          Effect.Detained _,
          Effect.Requiring _,
          Effect.AttackCost _ ->
          idle(held, effect, view);
      case Effect.OptionalCost optional -> optional(held, view, optional);
      case Effect.AsThough(var who, var pretence, _, var when) ->
          allows(view, who, when, pretence == Pretence.HASTE ? "508.1a" : "508.1c");
      case Effect.ChoosesAttackers _ -> declaring(EffectFate.applied("508.1a", Role.PERMISSION));
      case Effect.Trigger(TriggerEvent.BeforeAttacking _, _) ->
          resultNotListed(held)
              .orElseGet(() -> EffectFate.noBearing(new Because.OnResolving(Frame.TRIGGERED)));
      case Effect.Trigger _ -> trigger(held, effect);
      case Effect.TriggersAgain(_, var when, _) ->
          !view.holds(when)
              ? EffectFate.notInForce(new Because.ConditionFails(when))
              : repeating(new Effective(held.stated(effect), view, held));
      case Effect.EntersAttacking _ ->
          EffectFate.noBearing(
              ruling.move() instanceof Move.PutAttacking
                      || ruling.move() instanceof Move.BecomeAttacking
                  ? new Because.SaidByTheMove()
                  : new Because.OfOtherMoves(Role.ENTERING));
      case Effect.Attaching _ ->
          EffectFate.noBearing(new Because.IsAbout(List.of(Matter.ATTACHING)));
      case Effect.OneShot _ -> EffectFate.noBearing(new Because.AlreadyDone());
      case Effect.Continues() ->
          leaves(held)
              ? EffectFate.applied("611.3b", new Because.OnceGone())
              : EffectFate.noBearing(new Because.OnceGone());
      case Effect.SkipsCombat(var players) ->
          view.is(players, inForce.board().activePlayer())
              ? EffectFate.applied("506.1", Role.TIMING)
              : EffectFate.noBearing(new Because.MeansNothing(Role.TIMING));
      case Effect.Timing _ -> EffectFate.noBearing(new Because.OfOtherMoves(Role.TIMING));
      case Effect.LimitingPayment limit ->
          limits(view, limit)
              ? EffectFate.applied("508.1j", Role.PAYING)
              : EffectFate.noBearing(new Because.MeansNothing(Role.PAYING));
      case Effect.MakingMana _ when asked.contains(Filter.HasKeyword.MANA_ABILITY) ->
          new EffectFate(
              Fate.APPLIED,
              Optional.empty(),
              new Because.KeywordAsked(List.of(Filter.HasKeyword.MANA_ABILITY)));
      case Effect.AddsMana _, Effect.AddsManaOfTypes _ -> makingMana(held);
      case Effect.MakingMana _, Effect.ChangingMana _ ->
          isPaid()
              ? EffectFate.applied("508.1i", Role.MANA)
              : EffectFate.noBearing(new Because.NothingToPay());
    };
  }

  /** Whether what is asked of the attacking player, or the mana for it, may be paid so. */
  private boolean limits(Viewpoint view, Effect.LimitingPayment limit) {
    Price asked = ruling.costs().asked();
    boolean mayTakeMana = !asked.mana().equals(Mana.NONE);
    return switch (limit) {
      case Effect.CantBeSacrificed(var who, var _, var when) ->
          (mayTakeMana
                  || asked.permanents().stream()
                      .anyMatch(part -> part.action() == Price.Action.SACRIFICE))
              && inForce.board().phasedIn().stream()
                  .anyMatch(one ->
                      one.controller().equals(inForce.board().activePlayer())
                          && view.matches(who, one))
              && view.holds(when);
      case Effect.CantPayLife(var players, var when) ->
          (mayTakeMana || asked.life() > 0)
              && view.is(players, inForce.board().activePlayer())
              && view.holds(when);
    };
  }

  /** Whether its object leaves the battlefield by the move. */
  private boolean leaves(Held held) {
    return switch (ruling.move()) {
      case Move.ChangePermanent(var permanent, var changes) ->
          held.object().equals(Optional.of(permanent)) && changes.contains(new Change.Leaves());
      case Move.PlayerLeaves(var player) ->
          held.object()
              .flatMap(inForce.board()::permanent)
              .filter(one -> one.owner().equals(player))
              .isPresent();
      default -> false;
    };
  }

  private static EffectFate weighed(Effect effect) {
    return switch (effect) {
      case Effect.Requiring _ -> EffectFate.applied("508.1d", Role.REQUIREMENT);
      case Effect.Costing _ -> EffectFate.applied("508.1h", Role.COST);
      default -> EffectFate.applied("508.1c", Role.RESTRICTION);
    };
  }

  private EffectFate declaring(EffectFate finding) {
    return isOfDeclaring
        ? finding
        : EffectFate.noBearing(new Because.OfOtherMoves(Role.PERMISSION));
  }

  /** An effect of a layer that applied to nothing. */
  private EffectFate unapplied(Held held, Viewpoint view, Filter who, Condition when) {
    if (Stream.of(who, when).anyMatch(Bearing::isOfWhatItIsOn) && isUnattached(held)) {
      return EffectFate.noBearing(new Because.Unattached());
    }
    boolean isAboutNothing = view.holds(when) || view.matching(who).isEmpty();
    return isAboutNothing
        ? EffectFate.noBearing(new Because.MeansNothing(Role.CHARACTERISTICS))
        : EffectFate.notInForce(new Because.ConditionFails(when));
  }

  /** Whether it is about the creature that its object is attached to. */
  private static boolean isOfWhatItIsOn(Object part) {
    return Mentions.mentions(part, Filter.Attached.class::isInstance);
  }

  private boolean isUnattached(Held held) {
    return held.object()
        .flatMap(inForce.board()::permanent)
        .filter(permanent -> permanent.attachedTo().isEmpty())
        .isPresent();
  }

  /** An effect on declaring attackers by which nothing was judged. */
  private EffectFate idle(Held held, Effect effect, Viewpoint view) {
    if (!isOfDeclaring) {
      return EffectFate.noBearing(new Because.OfOtherMoves(Idle.role(effect)));
    }
    return isOfWhatItIsOn(effect) && isUnattached(held)
        ? EffectFate.noBearing(new Because.Unattached())
        : idle.of(effect, view);
  }

  private EffectFate allows(Viewpoint view, Filter who, Condition when, String rule) {
    if (!isOfDeclaring) {
      return EffectFate.noBearing(new Because.OfOtherMoves(Role.PERMISSION));
    }
    for (Id creature : creatures) {
      if (!view.about(creature, creature).among(Set.of(creature), who).isEmpty()) {
        return when.equals(Condition.ALWAYS) || !idle.isKnownFalse(view, when)
            ? EffectFate.applied(rule, Role.PERMISSION)
            : EffectFate.notInForce(new Because.ConditionFails(when));
      }
    }
    return EffectFate.noBearing(new Because.MeansNothing(Role.PERMISSION));
  }

  private EffectFate optional(Held held, Viewpoint view, Effect.OptionalCost cost) {
    boolean isChosen =
        ruling.costs().items().stream()
            .anyMatch(item ->
                item.target().isEmpty()
                    && item.stated().source().equals(held.source())
                    && item.stated().effect().equals(cost));
    if (isChosen) {
      return EffectFate.applied("508.1g", Role.OPTIONAL_COST);
    }
    if (!isOfDeclaring) {
      return EffectFate.noBearing(new Because.OfOtherMoves(Role.OPTIONAL_COST));
    }
    return view.among(creatures, cost.who()).isEmpty()
        ? EffectFate.notInForce(new Because.MeansNothing(Role.OPTIONAL_COST))
        : EffectFate.noBearing(new Because.NotChosen());
  }

  /**
   * What becomes of an ability that does nothing until it resolves (608.2). If it would then
   * restrict, require, allow or tax attacking, it isn't in force yet; anything else it does has no
   * bearing on the move.
   */
  EffectFate onResolving(Ability ability) {
    var because = new Because.OnResolving(ability.frame());
    return isOfDeclaring && Mentions.mentions(ability.effects(), Bearing::isOnDeclaring)
        ? EffectFate.notInForce(because)
        : EffectFate.noBearing(because);
  }

  private static boolean isOnDeclaring(Object part) {
    return part instanceof Effect.Restricting
        || part instanceof Effect.Requiring
        || part instanceof Effect.Costing
        || part instanceof Effect.Permitting;
  }

  /** What an ability did before attackers are declared, where that isn't listed. */
  private Optional<EffectFate> resultNotListed(Held held) {
    return ruling.unread().stream()
        .filter(text -> text.source().equals(held.source()))
        .filter(text -> text.why() instanceof Because.ResultNotListed)
        .filter(
            text -> onlyTriggers(held) || Settled.plain(text.text()).equals(held.ability().text()))
        .findFirst()
        .map(EffectFate::unread);
  }

  /** Whether what happens then stands in a sentence of its own. */
  private static boolean onlyTriggers(Held held) {
    return held.ability().meaning() instanceof Meaning.Read(var effects) && effects.size() == 1;
  }

  private EffectFate trigger(Held held, Effect effect) {
    Optional<Triggered> triggered =
        ruling.state().triggered().stream()
            .filter(one -> one.stated().source().equals(held.source()))
            .filter(one -> one.stated().text().equals(held.ability().text()))
            .findFirst();
    return triggered
        .map(one -> EffectFate.applied(one.rule().toString(), Role.TRIGGER))
        .orElseGet(() ->
            EffectFate.notInForce(
                effect instanceof Effect.Trigger(var _, var when)
                        && heldBack.contains(held.stated(effect))
                    ? new Because.IfFails(when)
                    : isOfAttack(effect) && isOutOfRange(held)
                        ? new Because.OutOfRange()
                        : isOfAnyTime(effect) && !isOfDeclaring
                            ? new Because.TriggersAnyTime()
                            : new Because.Waits()));
  }

  private static boolean isOfAnyTime(Effect effect) {
    return effect instanceof Effect.Trigger(TriggerEvent.WhilePaying _, _);
  }

  private static boolean isOfAttack(Effect effect) {
    return effect instanceof Effect.Trigger(var event, _)
        && (event instanceof TriggerEvent.CreatureAttacks
            || event instanceof TriggerEvent.CreaturesAttack
            || event instanceof TriggerEvent.PlayerAttacks
            || event instanceof TriggerEvent.PlayerAttacksPlayer
            || event instanceof TriggerEvent.PlayerAttacksWith
            || event instanceof TriggerEvent.PlayerAttacksWithEach);
  }

  /** Whether the active player is outside the range of influence of its controller (801.7). */
  private boolean isOutOfRange(Held held) {
    return held.object()
        .flatMap(inForce.board()::permanent)
        .filter(one ->
            !RangeOfInfluence.includes(
                inForce.board(), one.controller(), inForce.board().activePlayer()))
        .isPresent();
  }

  /** An effect that makes abilities trigger an additional time, where one did. */
  private EffectFate repeating(Effective effective) {
    return ruling.state().triggered().stream()
        .filter(one -> AdditionalTimes.repeats(effective, one, attackers(one)))
        .findFirst()
        .map(one -> EffectFate.applied(one.rule().toString(), Role.REPEATING))
        .orElseGet(() -> EffectFate.notInForce(new Because.NothingAgain()));
  }

  /** The creatures whose attacking made it trigger. */
  private Set<Id> attackers(Triggered one) {
    return switch (ruling.move()) {
      case Move.DeclareAttackers move -> move.attack().attackers();
      case Move.DeclareBlockers _ -> Set.copyOf(one.about());
      default -> Set.of();
    };
  }

  /** A mana ability, where its permanent makes mana that a cost asks for. */
  private EffectFate makingMana(Held held) {
    if (!isPaid()) {
      return EffectFate.noBearing(new Because.NothingToPay());
    }
    boolean isUnused =
        held.object().isPresent()
            && ruling.verdict() == Verdict.LEGAL
            && ruling.findings().stream()
                .filter(one -> one.rule().toString().equals("508.1i"))
                .noneMatch(one -> one.about().contains(held.object().get()));
    return isUnused
        ? EffectFate.noBearing(new Because.NotUsed())
        : EffectFate.applied("508.1i", Role.MANA);
  }

  private boolean isPaid() {
    return !ruling.costs().total().equals(Price.NOTHING) || !ruling.costs().items().isEmpty();
  }

  private EffectFate keyword(Held held, Effect.Keyword keyword) {
    String name = keyword.name().toLowerCase(Locale.ROOT);
    EffectFate triggered = trigger(held, keyword);
    if (triggered.rule().isPresent()) {
      return triggered;
    }
    if (isStriking(held, name)) {
      return EffectFate.applied(
          Rule506_1.NUMBER.toString(), new Because.KeywordAsked(List.of(name)));
    }
    Optional<String> rule = isOfDeclaring ? step(held, name) : Optional.empty();
    if (rule.isPresent()) {
      return EffectFate.applied(rule.get(), new Because.KeywordAsked(List.of(name)));
    }
    if (AttackKeywords.hasTrigger(name) && !asked.contains(name)) {
      return triggered;
    }
    return asked.contains(name)
        ? new EffectFate(Fate.APPLIED, Optional.empty(), new Because.KeywordAsked(List.of(name)))
        : EffectFate.noBearing(new Because.KeywordNotAsked(List.of(name)));
  }

  /** Whether it makes two combat damage steps, and these are asked for. */
  private boolean isStriking(Held held, String name) {
    return Rule506_1.makesTwo(name)
        && held.object().isPresent()
        && ruling.findings().stream()
            .filter(one -> one.rule().equals(Rule506_1.NUMBER))
            .filter(one -> one.about().contains(held.object().get()))
            .flatMap(one -> one.stated().stream())
            .anyMatch(stated ->
                stated.effect() instanceof Effect.Keyword(var other, var _)
                    && other.equalsIgnoreCase(name));
  }

  /** A step of the declaration, if it came so far. */
  private Optional<String> reached(String rule) {
    return Optional.of(rule)
        .filter(
            step -> ruling.findings().stream().anyMatch(one -> one.rule().toString().equals(step)));
  }

  private Optional<String> step(Held held, String name) {
    Optional<Permanent> of =
        held.object().filter(creatures::contains).flatMap(inForce.board()::permanent);
    if (of.isEmpty()) {
      return Optional.empty();
    }
    boolean attacks =
        ruling.move() instanceof Move.DeclareAttackers move
            && move.attack().isAttacker(of.get().id());
    return switch (name) {
      case "haste" ->
          of.get().since() == Since.THIS_TURN ? Optional.of("508.1a") : Optional.empty();
      case "vigilance" -> reached("508.1f").filter(_ -> attacks);
      case "banding", "bands with other" -> reached("508.1e").filter(_ -> attacks);
      default -> Optional.empty();
    };
  }
}
