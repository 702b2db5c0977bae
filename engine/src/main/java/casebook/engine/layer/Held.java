package casebook.engine.layer;

import casebook.engine.board.Begun.Fixed;
import casebook.engine.board.Board;
import casebook.engine.board.Chosen;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
import casebook.engine.board.Timestamp;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Characteristic;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.notation.Settled;
import casebook.engine.meaning.Viewpoint;
import casebook.engine.ruling.Layer;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A sentence in force: an ability that a permanent has, what its counters do, or what a spell or
 * ability did as it resolved.
 *
 * @param identity tells it from others with the same text
 * @param effects what of its effects it has now
 * @param stamps when it came: the latest of these counts (613.7a)
 */
public record Held(
    Source source,
    Ability ability,
    Origin origin,
    Optional<Id> object,
    Optional<EffectInForce> resolved,
    Object identity,
    List<Effect> effects,
    List<Stamp> stamps) {

  /** What effects change before abilities are lost (613.1c to 613.1e). */
  private static final Set<Characteristic> BEFORE_ABILITIES =
      EnumSet.range(Characteristic.TEXT, Characteristic.COLORS);

  private static final List<Characteristic> SUBTYPES = List.of(Characteristic.SUBTYPES);

  /** How a sentence comes to be in force. */
  public enum Origin {
    /** It is an ability that a permanent has by itself. */
    OWN,
    /** It is an ability that an effect on the board gives a permanent. */
    GIVEN,
    /** It is an ability that something that isn't on the board has given a permanent. */
    STATED,
    /** It is what counters on a permanent do (122.1). */
    COUNTERS,
    /** It is what a spell or ability did as it resolved. */
    RESOLVED
  }

  /** A sentence of a permanent. */
  static Held of(
      Bearer bearer, Ability ability, Origin origin, Object identity, List<Stamp> stamps) {
    Permanent object = bearer.permanent();
    return new Held(
        Source.of(object.id()),
        ability,
        origin,
        Optional.of(object.id()),
        Optional.empty(),
        identity,
        asChosen(printed(ability, asItCame(object, origin, stamps), bearer), object.chosen()),
        stamps);
  }

  static Held of(EffectInForce effect, Ability ability, Object identity, Stamp stamp) {
    return new Held(
        Source.named(effect.source()),
        ability,
        Origin.RESOLVED,
        effect.permanent(),
        Optional.of(effect),
        identity,
        asChosen(resolvedOrOpen(ability), effect.chosen()),
        List.of(stamp));
  }

  /**
   * Which of the objects that came this turn surely had the ability as they came: those that have
   * it by themselves, and of the creatures that something gives it that was there those that
   * entered under the control of the player who has them now, their owner as far as a board shows
   * that. What became a creature later came without it.
   */
  private static Optional<Filter> asItCame(Permanent object, Origin origin, List<Stamp> stamps) {
    if (origin == Origin.OWN) {
      return Optional.of(Filter.ANY);
    }
    return Optional.<Filter>of(new Filter.OwnedBy(Players.YOU))
        .filter(_ -> origin == Origin.GIVEN && stamps.getLast().isOfAnEarlierTurn())
        .filter(_ -> object.own().characteristics().hasType("creature"));
  }

  /**
   * The effects, where those that need a type or a color that nobody has chosen are open. What
   * becomes a basic land loses its abilities whichever type was chosen (305.7).
   */
  private static List<Effect> asChosen(List<Effect> effects, Chosen chosen) {
    return effects.stream().noneMatch(effect -> needsChoice(effect, chosen))
        ? effects
        : effects.stream()
            .flatMap(effect -> needsChoice(effect, chosen) ? open(effect) : Stream.of(effect))
            .toList();
  }

  private static boolean needsChoice(Effect effect, Chosen chosen) {
    return switch (effect) {
      case Effect.ChangesTypes types ->
          chosen.type().isEmpty() && types.subtypes().contains(Effect.CHOSEN_TYPE);
      case Effect.HasLandTypes(_, var types, _, _) -> chosen.type().isEmpty() && types.isEmpty();
      case Effect.ChangesToChosenColor _ -> chosen.color().isEmpty();
      default -> false;
    };
  }

  private static Stream<Effect> open(Effect effect) {
    return switch (effect) {
      case Effect.ChangesTypes types when types.types().isEmpty() ->
          Stream.of(new Effect.ChangesOtherwise(types.who(), SUBTYPES, List.of(), types.when()));
      case Effect.HasLandTypes(var who, _, _, var when) ->
          Stream.of(effect, new Effect.ChangesOtherwise(who, SUBTYPES, List.of(), when));
      default -> Stream.of(Settled.change(effect).orElse(effect));
    };
  }

  private static List<Effect> resolvedOrOpen(Ability ability) {
    return switch (ability.meaning()) {
      case Meaning.Irrelevant _ -> List.of();
      case Meaning.Unread(var open) -> notShown(Settled.changes(open));
      case Meaning.Read _ -> notShown(resolved(ability));
    };
  }

  /** What a board that lists the effect doesn't show: it does show who controls permanents. */
  private static List<Effect> notShown(List<Effect> effects) {
    if (effects.stream().noneMatch(Effect.ChangesOtherwise.class::isInstance)) {
      return effects;
    }
    var others = new ArrayList<Effect>();
    for (Effect effect : effects) {
      if (effect instanceof Effect.ChangesOtherwise(var who, var what, var keywords, var when)) {
        List<Characteristic> open =
            what.stream().filter(one -> one != Characteristic.CONTROLLER).toList();
        if (!open.isEmpty()) {
          others.add(new Effect.ChangesOtherwise(who, open, keywords, when));
        }
      } else {
        others.add(effect);
      }
    }
    return others;
  }

  /**
   * The effects that a permanent's sentence has: an ability that has not resolved has only its
   * trigger, and the mana that it makes as soon as it is activated (605.3b).
   *
   * @param had which objects that came this turn had it as they came
   */
  private static List<Effect> printed(Ability ability, Optional<Filter> had, Bearer bearer) {
    List<Effect> effects =
        switch (ability.meaning()) {
          case Meaning.Irrelevant _ -> List.of();
          case Meaning.Unread(var open) -> Settled.changes(open);
          case Meaning.Read(var read) -> read;
        };
    return switch (ability.frame()) {
      case STATIC -> withKeywords(effects, had, bearer);
      case TRIGGERED -> triggered(effects);
      case ACTIVATED ->
          effects.stream()
              .filter(one -> one instanceof Effect.MakingMana || mayGiveHaste(one))
              .toList();
      case RESOLUTION -> effects.stream().filter(Held::mayGiveHaste).toList();
      case SPELL -> List.of();
    };
  }

  /** What triggers before attackers are declared sets up what triggers on attacking (603.7). */
  private static List<Effect> triggered(List<Effect> effects) {
    boolean setsUp =
        !effects.isEmpty()
            && effects.getFirst() instanceof Effect.Trigger(TriggerEvent.BeforeAttacking _, var _);
    return effects.stream()
        .filter(Held::isOfAbility)
        .filter(
            one -> !setsUp || !(one instanceof Effect.Trigger) || one.equals(effects.getFirst()))
        .toList();
  }

  private static List<Effect> withKeywords(
      List<Effect> effects, Optional<Filter> had, Bearer bearer) {
    var all = effects;
    for (Effect effect : effects) {
      if (effect instanceof Effect.Keyword keyword) {
        List<Effect> meant = KeywordMeaning.effects(keyword, had, bearer);
        if (!meant.isEmpty()) {
          all = new ArrayList<>(all);
          all.addAll(meant);
        }
      }
    }
    return all;
  }

  /**
   * What an ability is known by before it resolves: its trigger, the mana that it makes, or the
   * haste that creatures may have by it that came this turn.
   */
  private static boolean isOfAbility(Effect effect) {
    return effect instanceof Effect.Trigger
        || effect instanceof Effect.MakingMana
        || mayGiveHaste(effect);
  }

  private static boolean mayGiveHaste(Effect effect) {
    return effect instanceof Effect.ChangesOtherwise change && change.mayHave("haste").isPresent();
  }

  /**
   * What has resolved has its effects, and crew what it does (702.122a); a trigger by itself, in
   * what is no triggered ability, or one that will put something onto the battlefield attacking, is
   * a delayed one that waits (603.7).
   */
  public static List<Effect> resolved(Ability ability) {
    if (!(ability.meaning() instanceof Meaning.Read(var effects))) {
      return List.of();
    }
    if (ability.triggersBeforeAttacking() && effects.size() > 1) {
      return resolved(
          new Ability(
              ability.text(),
              Frame.RESOLUTION,
              new Meaning.Read(effects.subList(1, effects.size()))));
    }
    List<Effect> waiting = effects.stream().filter(one -> one instanceof Effect.Trigger).toList();
    boolean waits =
        !waiting.isEmpty()
            && ability.frame() != Frame.TRIGGERED
            && effects.getFirst() instanceof Effect.Trigger
            && !ability.triggersBeforeAttacking();
    return waits ? waiting : resolved(effects);
  }

  private static List<Effect> resolved(List<Effect> effects) {
    var others = new ArrayList<Effect>();
    boolean delayed = effects.stream().anyMatch(one -> one instanceof Effect.Trigger);
    for (Effect effect : effects) {
      boolean later = delayed && effect instanceof Effect.EntersAttacking;
      boolean isAbility = isOfAbility(effect) && !(effect instanceof Effect.AddsManaBesides);
      if (effect instanceof Effect.Keyword keyword) {
        others.addAll(KeywordMeaning.resolved(keyword));
      } else if (!later && !isAbility) {
        others.add(effect);
      }
    }
    return others.isEmpty()
        ? effects.stream()
            .filter(one -> one instanceof Effect.Trigger || mayGiveHaste(one))
            .toList()
        : others;
  }

  /** Whether it bears on attacking and could not be read. */
  public boolean isUnread() {
    return ability.meaning() instanceof Meaning.Unread(var open)
        && Settled.changes(open).isEmpty()
        && (origin == Origin.RESOLVED
            || ability.frame() == Frame.STATIC
            || ability.frame() == Frame.TRIGGERED);
  }

  /** Whether it is an activated or triggered mana ability (605.1). */
  boolean isManaAbility() {
    boolean isActivated = ability.frame() == Frame.ACTIVATED && !ability.text().startsWith("[");
    return effects.stream()
        .anyMatch(effect ->
            effect instanceof Effect.AddsManaBesides
                || (isActivated && effect instanceof Effect.MakingMana));
  }

  /** What is fixed of an effect, if something has changed since it began (611.2c). */
  Optional<Fixed> begun(Effect effect) {
    return resolved.flatMap(one -> one.begun().of(effect));
  }

  /**
   * Whether a permanent came after this had resolved: it is told so, or it came this turn and this
   * resolved in an earlier one. What its controller took from somebody, or got back from one as the
   * case says, may have been there.
   */
  boolean isBefore(Permanent permanent) {
    boolean entered =
        Optional.ofNullable(permanent.state().get(Filter.EnteredThisTurn.FACT))
            .map(fact -> fact.amount() > 0)
            .orElse(permanent.owner().equals(permanent.own().controller()));
    boolean cameThisTurn =
        permanent.own().since() == Since.THIS_TURN
            && entered
            && permanent.timestamp().equals(Timestamp.UNSAID);
    return resolved
        .map(EffectInForce::timestamp)
        .filter(when ->
            when.isToldBefore(permanent.timestamp())
                || (cameThisTurn && when.turn() == Timestamp.Resolved.EARLIER_TURN))
        .isPresent();
  }

  /** Whether a text means all such permanents, and not one that it was said to affect. */
  public static boolean meansAll(Filter who) {
    return !Filter.isOneObject(who) && !Mentions.mentions(who, new Filter.Affected());
  }

  /** An effect of it, for people. */
  public Stated stated(Effect effect) {
    return new Stated(source, ability.text(), effect);
  }

  /** From where its words are read. */
  public Viewpoint view(Board board, Map<Id, Set<String>> keywords) {
    if (resolved.isPresent()) {
      EffectInForce effect = resolved.get();
      Optional<Id> you =
          effect
              .controller()
              .or(() -> effect.permanent().flatMap(board::permanent).map(Permanent::controller));
      return new Viewpoint(
          board,
          keywords,
          effect.permanent(),
          you,
          effect.affects(),
          effect.chosen(),
          Optional.empty());
    }
    Optional<Permanent> permanent = object.map(board.permanents()::get);
    return new Viewpoint(
        board,
        keywords,
        object,
        permanent.map(Permanent::controller),
        Set.of(),
        chosen(board),
        Optional.empty());
  }

  /** What was chosen for it. */
  Chosen chosen(Board board) {
    return resolved
        .map(EffectInForce::chosen)
        .or(() -> object.map(board.permanents()::get).map(Permanent::chosen))
        .orElse(Chosen.NOTHING);
  }

  /** Without a keyword ability: itself where it doesn't have it. */
  Held without(Set<String> keywords) {
    List<Effect> left =
        effects.stream()
            .filter(effect ->
                !(effect instanceof Effect.Keyword(var name, var _)
                    && keywords.contains(name.toLowerCase(Locale.ROOT))))
            .toList();
    return left.size() == effects.size() ? this : with(left);
  }

  private Held with(List<Effect> some) {
    return new Held(source, ability, origin, object, resolved, identity, some, stamps);
  }

  /**
   * What it may have done as its object came by it, and what it isn't lost with: suspend, unearth
   * and encore give haste as they resolve (702.62a, 702.84a, 702.141a).
   */
  Optional<Held> doneAsItCame() {
    boolean resolves =
        effects.stream()
            .anyMatch(
                one -> one instanceof Effect.Keyword keyword && KeywordMeaning.resolves(keyword));
    return only(one -> resolves && one instanceof Effect.ChangesOtherwise);
  }

  /** What a static ability began to do, in a way that can't be read, before it was lost (613.6). */
  Optional<Held> begunBefore() {
    boolean begins = origin == Origin.OWN && ability.frame() == Frame.STATIC;
    return only(one ->
        begins
            && one instanceof Effect.ChangesOtherwise change
            && BEFORE_ABILITIES.containsAll(change.what()));
  }

  private Optional<Held> only(Predicate<Effect> these) {
    List<Effect> some = effects.stream().filter(these).toList();
    return some.isEmpty() ? Optional.empty() : Optional.of(with(some));
  }

  /**
   * The layer in which one of its effects applies; base power and toughness that it defines have
   * one of their own (613.4a).
   */
  public Optional<Layer> layer(Effect effect) {
    return Layer.of(effect)
        .map(layer -> layer == Layer.BASE_POWER && defines(effect) ? Layer.DEFINED_POWER : layer);
  }

  /** Whether the effect is of a characteristic-defining ability (604.3a). */
  boolean defines(Effect effect) {
    if (origin != Origin.OWN || !(effect instanceof Effect.OfCharacteristics of)) {
      return false;
    }
    boolean always =
        of.who() instanceof Filter.Self
            && of.when().equals(Condition.ALWAYS)
            && ability.frame() == Frame.STATIC;
    return always
        && switch (of) {
          case Effect.ChangesTypes types -> types.types().isEmpty() && types.supertypes().isEmpty();
          case Effect.ChangesColors _, Effect.SetsPowerToughness _ -> true;
          default -> false;
        };
  }
}
