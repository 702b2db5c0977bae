package casebook.site.input.board;

import casebook.engine.board.Chosen;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.layer.Held;
import casebook.rules.work.Cancellation;
import casebook.site.input.tree.Fields;
import casebook.site.input.tree.Value;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Finds the words of a text that mean something only if the case says what: "the chosen …". */
final class UnboundWords {
  private final Set<Object> parts = new LinkedHashSet<>();

  private UnboundWords() {}

  /** The words of what a permanent's text does by being on the battlefield. */
  static UnboundWords ofPermanent(List<Ability> abilities) {
    var words = new UnboundWords();
    for (Ability ability : abilities) {
      for (Effect effect : ability.effects()) {
        if (ability.frame() == Frame.STATIC
            || (ability.frame() == Frame.TRIGGERED && effect instanceof Effect.Trigger)) {
          words.add(effect);
        }
      }
    }
    return words;
  }

  /** The words of a text that has resolved or is in force without a permanent. */
  static UnboundWords ofEffect(List<Ability> abilities) {
    var words = new UnboundWords();
    abilities.forEach(ability -> Held.resolved(ability).forEach(words::add));
    return words;
  }

  /** Collects such parts of a value, except what is in abilities that it gives to others. */
  private void add(Object part) {
    Mentions.mentions(part, this::noted, Ability.class::isInstance);
  }

  private boolean noted(Object part) {
    Cancellation.check();
    if (isUnbound(part)) {
      parts.add(part);
    }
    return false;
  }

  private static boolean isUnbound(Object part) {
    return switch (part) {
      case Players.You _,
          Players.Opponent _,
          Players.Affected _,
          Players.ChosenPlayer _,
          Players.NearestInChosenDirection _,
          Filter.Self _,
          Filter.Affected _,
          Filter.Target _,
          Filter.HasChosen _,
          Amount.ChosenNumber _,
          Condition.ChosenMode _ ->
          true;
      default -> false;
    };
  }

  /** Whether the text speaks of its controller. */
  boolean speakOfYou() {
    return parts.contains(Players.YOU) || parts.contains(Players.OPPONENT);
  }

  /** Whether the text speaks of the object whose text it is. */
  boolean speakOfItself() {
    return parts.contains(Filter.SELF);
  }

  /**
   * Whether all that the effects did is over once their object has left the battlefield: it lasts
   * for as long as it remains there, is tapped, and the like (611.2b).
   */
  static boolean endWithTheirObject(List<Ability> abilities) {
    List<Effect> did =
        abilities.stream().flatMap(ability -> Held.resolved(ability).stream()).toList();
    return !did.isEmpty() && did.stream().allMatch(UnboundWords::needsItsObject);
  }

  /** Whether a condition of the effect, not of a part of it, is that its object is there. */
  private static boolean needsItsObject(Effect effect) {
    return Mentions.mentions(
        effect,
        part -> part instanceof Condition.Exists(var permanent) && isItself(permanent),
        part ->
            !(part instanceof Effect
                || part instanceof Condition.Both
                || (part instanceof List<?> all
                    && all.stream().allMatch(Condition.class::isInstance))));
  }

  private static boolean isItself(Filter permanent) {
    return switch (permanent) {
      case Filter.Self _ -> true;
      case Filter.Both(var all) -> all.stream().anyMatch(UnboundWords::isItself);
      default -> false;
    };
  }

  /** Whether the text speaks of a permanent that it was said to affect. */
  boolean speakOfAffectedPermanent() {
    return parts.contains(new Filter.Affected()) || !targets().isEmpty();
  }

  /** Whether the text speaks of a player that it was said to affect. */
  boolean speakOfAffectedPlayer() {
    return parts.contains(new Players.Affected());
  }

  /** The targets of which the text says different things. */
  List<Filter.Target> targets() {
    return parts.stream()
        .filter(Filter.Target.class::isInstance)
        .map(Filter.Target.class::cast)
        .toList();
  }

  /** The choices that the text speaks of and that weren't made, by their names in a case. */
  List<String> choicesNotIn(Chosen chosen) {
    var missing = new LinkedHashSet<String>();
    for (Object part : parts) {
      switch (part) {
        case Filter.HasChosen(var choice) -> {
          switch (choice) {
            case COLOR -> require(missing, "color", chosen.color().isPresent());
            case TYPE -> require(missing, "type", chosen.type().isPresent());
            case NAME -> require(missing, "card", chosen.card().isPresent());
            case COPIED -> {}
          }
        }
        case Players.ChosenPlayer() -> require(missing, "player", chosen.player().isPresent());
        case Players.NearestInChosenDirection() ->
            require(missing, "direction", chosen.direction().isPresent());
        case Amount.ChosenNumber() -> require(missing, "number", chosen.number().isPresent());
        case Condition.ChosenMode(var _) -> require(missing, "mode", chosen.mode().isPresent());
        default -> {}
      }
    }
    return List.copyOf(missing);
  }

  private static void require(Set<String> missing, String name, boolean made) {
    if (!made) {
      missing.add(name);
    }
  }

  /** Notes a problem for the choices that the text speaks of and that weren't made. */
  void checkChoices(Chosen chosen, Fields fields) {
    List<String> missing = choicesNotIn(chosen);
    if (!missing.isEmpty()) {
      String list = Value.listed(missing);
      Value where = fields.find("chosen").orElse(fields.object());
      where.problem(
          "The text speaks of a choice that isn't made here: add to “chosen”: " + list + ".");
    }
  }
}
