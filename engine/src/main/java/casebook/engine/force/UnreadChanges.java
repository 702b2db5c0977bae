package casebook.engine.force;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
import casebook.engine.effect.Characteristic;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.ChangesOtherwise;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.notation.Settled;
import casebook.engine.force.InForce.Effective;
import casebook.engine.layer.Held;
import casebook.engine.layer.Worked;
import casebook.engine.meaning.Viewpoint;
import casebook.engine.ruling.Layer;
import casebook.engine.ruling.UnreadText;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Sentences that change what permanents are in a way that can't be read. They make a ruling
 * undetermined only where something asks for what they may change. Types, controllers, texts and
 * copies matter to every attack, and so do the keywords that a step of declaring attackers asks for
 * and those that trigger on attacking; colors, power and other keywords matter where an effect asks
 * for them. What a case states as {@code now} is known whatever changes it.
 */
public final class UnreadChanges {
  /** What every rule on attacking asks for. */
  private static final Set<Characteristic> ALWAYS_ASKED =
      EnumSet.of(
          Characteristic.COPIABLE_VALUES,
          Characteristic.CONTROLLER,
          Characteristic.TEXT,
          Characteristic.TYPES);

  /** Keyword abilities for which the steps of a declaration ask. */
  private static final Set<String> KEYWORDS_OF_RULES =
      Set.of("haste", "defender", "vigilance", "banding", "bands with other");

  private UnreadChanges() {}

  /** The sentences among effects in force that change what some rule or effect asks for. */
  static List<UnreadText> asked(List<Effective> effects) {
    return effects.stream()
        .flatMap(effective -> asked(effective, effects).stream())
        .distinct()
        .toList();
  }

  /** The sentences that change of permanents what every rule on attacking asks for. */
  public static List<UnreadText> ofRules(InForce inForce) {
    return inForce.effects().stream()
        .flatMap(effective -> asked(effective, List.of()).stream())
        .distinct()
        .toList();
  }

  /** The sentences that change anything of a permanent. */
  public static List<UnreadText> of(InForce inForce, Id permanent) {
    return inForce.effects().stream()
        .flatMap(effective ->
            change(effective)
                .filter(change -> effective.view().holds(change.when()))
                .filter(
                    change -> !effective.view().among(Set.of(permanent), change.who()).isEmpty())
                .map(change -> text(effective, change, change.what()))
                .stream())
        .distinct()
        .toList();
  }

  private static UnreadText text(
      Effective effective, ChangesOtherwise change, List<Characteristic> what) {
    for (String keyword : change.keywords()) {
      if (change.mayHave(keyword).isPresent()
          && Settled.asked(effective.stated().text()).isEmpty()) {
        return UnreadText.ofNotShown(
            effective.stated().source(), effective.stated().text(), keyword);
      }
    }
    return new UnreadText(
        effective.stated().source(), effective.stated().text(), what, change.keywords());
  }

  private static Optional<ChangesOtherwise> change(Effective effective) {
    return switch (effective.stated().effect()) {
      case ChangesOtherwise change -> Optional.of(change);
      case Effect.BecomesCopy(var who, var of, var _, var when)
          when effective.view().matching(of).size() != 1 ->
          Optional.of(
              new ChangesOtherwise(who, List.of(Characteristic.COPIABLE_VALUES), List.of(), when));
      default -> Optional.empty();
    };
  }

  /** The sentence, where it changes something that is asked for and that nobody has stated. */
  static Optional<UnreadText> asked(Effective effective, List<Effective> effects) {
    Optional<ChangesOtherwise> change = change(effective);
    if (change.isEmpty() || !effective.view().holds(change.get().when())) {
      return Optional.empty();
    }
    List<Permanent> changed = effective.view().matching(change.get().who());
    List<Characteristic> what =
        change.get().what().stream()
            .filter(of ->
                changed.stream()
                    .anyMatch(one ->
                        !one.now().says(of) && isAsked(of, change.get(), one, effective, effects)))
            .toList();
    return what.isEmpty() ? Optional.empty() : Optional.of(text(effective, change.get(), what));
  }

  /**
   * Whether something asks for what a sentence may change of permanents otherwise than it does,
   * where its effects apply in another order. To what a group of permanents is said to be then
   * others may belong.
   */
  static boolean mayMatterByOrder(Held held, Worked worked, List<Effective> effects) {
    List<Effect> inLayers =
        held.effects().stream().filter(effect -> Layer.of(effect).isPresent()).toList();
    List<Effect> changes = Settled.changes(inLayers);
    if (changes.isEmpty()) {
      return !inLayers.isEmpty();
    }
    Viewpoint view = held.view(worked.board(), worked.keywords());
    return changes.stream()
        .map(UnreadChanges::ofWhoeverBelongs)
        .anyMatch(
            change -> asked(new Effective(held.stated(change), view, held), effects).isPresent());
  }

  private static Effect ofWhoeverBelongs(Effect change) {
    return change instanceof ChangesOtherwise(var who, var what, var keywords, var _)
        ? new ChangesOtherwise(
            Filter.isOneObject(who) ? who : Filter.ANY, what, keywords, Condition.ALWAYS)
        : change;
  }

  private static boolean isAsked(
      Characteristic of,
      ChangesOtherwise change,
      Permanent changed,
      Effective effective,
      List<Effective> effects) {
    boolean isOfRules =
        of == Characteristic.KEYWORDS
            && change.keywords().stream()
                .filter(UnreadChanges::isOfRules)
                .anyMatch(keyword -> isOfRules(keyword, changed, effective.view().board()));
    return ALWAYS_ASKED.contains(of)
        || isOfRules
        || effects.stream().anyMatch(other -> asks(other, of, change.keywords(), effects));
  }

  /** Whether declaring attackers asks for a keyword ability, or triggers it. */
  public static boolean isOfRules(String keyword) {
    return KEYWORDS_OF_RULES.contains(keyword) || AttackKeywords.hasTrigger(keyword);
  }

  /** Whether it does so of the permanent. */
  private static boolean isOfRules(String keyword, Permanent permanent, Board board) {
    return permanent.isCreature()
        && permanent.controller().equals(board.activePlayer())
        && (!keyword.equals("haste") || permanent.since() == Since.THIS_TURN);
  }

  /** Whether it matters to an effect what a text that can't be read has changed. */
  public static boolean asks(Effective effective, UnreadText unread, List<Effective> effects) {
    return unread.changes().stream()
        .anyMatch(of -> asks(effective, of, unread.keywords(), effects));
  }

  private static boolean asks(
      Effective effective, Characteristic of, List<String> keywords, List<Effective> effects) {
    return asks(effective.stated().effect(), of, keywords) && isHeard(effective, effects);
  }

  private static boolean asks(Effect effect, Characteristic of, List<String> keywords) {
    Effect meant =
        effect instanceof Effect.Keyword keyword
            ? AttackKeywords.meaning(keyword).<Effect>map(trigger -> trigger).orElse(effect)
            : effect;
    if (meant instanceof ChangesOtherwise || meant instanceof Effect.BecomesCopy) {
      return false;
    }
    return of == Characteristic.KEYWORDS
        ? Mentions.mentions(
            meant,
            part -> part instanceof Filter.HasKeyword(var keyword) && keywords.contains(keyword))
        : of.isAskedIn(meant);
  }

  /** Whether it can matter what an effect asks for. */
  private static boolean isHeard(Effective effective, List<Effective> effects) {
    return switch (effective.stated().effect()) {
      case Effect.MakingMana _, Effect.ChangingMana _ -> costsMana(effects);
      case Effect.Keyword _ -> isOfAttackers(effective);
      case Effect.Trigger(TriggerEvent.CreatureAttacks(Filter.Self(), _, _), _) ->
          isOfAttackers(effective);
      default -> true;
    };
  }

  /** Whether attacking may cost mana (508.1h). */
  static boolean costsMana(List<Effective> effects) {
    return effects.stream()
        .map(one -> one.stated().effect())
        .filter(Effect.Costing.class::isInstance)
        .anyMatch(effect -> Mentions.mentions(effect, Cost.PayMana.class::isInstance));
  }

  /** Whether a rule or an effect asks which permanents have a keyword ability, or it triggers. */
  static boolean isAsked(Effect.Keyword keyword, List<Effective> effects) {
    String name = keyword.name().toLowerCase(Locale.ROOT);
    return isOfRules(name)
        || effects.stream()
            .anyMatch(one -> Mentions.mentions(one.stated().effect(), new Filter.HasKeyword(name)));
  }

  /** Whether the object of an effect is a creature that could attack. */
  private static boolean isOfAttackers(Effective effective) {
    Viewpoint view = effective.view();
    return view.self()
        .flatMap(view.board()::permanent)
        .filter(one -> one.isCreature() && one.controller().equals(view.board().activePlayer()))
        .isPresent();
  }
}
