package casebook.engine.reading.text;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.TypesBefore;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Relation;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Token;
import casebook.engine.reading.word.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The thresholds of a station card (721): what stands from a number of charge counters on. A text
 * has them as "7+ | Flying", or as a line "STATION 7+" of its own.
 */
final class Station {
  private Station() {}

  /** Whether lines of the text that begin with "15+ |" are results of a die (706) instead. */
  static boolean rollsDice(String rulesText) {
    return rulesText.contains("oll a d") || rulesText.contains("oll two d");
  }

  /** The number of charge counters from which on the line, and what follows it, is in force. */
  static Optional<Condition> threshold(List<Token> tokens) {
    int from = !tokens.isEmpty() && tokens.getFirst().is("station") ? 1 : 0;
    if (from + 2 > tokens.size() || !tokens.get(from + 1).is("+")) {
      return Optional.empty();
    }
    OptionalInt least = Words.number(tokens.get(from).word());
    boolean ends = from == 1 ? tokens.size() == 3 : tokens.size() > 3 && tokens.get(2).is("|");
    return least.isPresent() && ends
        ? Optional.of(
            new Condition.Compare(
                new Amount.CountersOn(Filter.SELF, "charge"),
                Relation.AT_LEAST,
                Amount.of(least.getAsInt())))
        : Optional.empty();
  }

  /** Whether a condition is such a threshold. */
  static boolean isThreshold(Condition when) {
    return when instanceof Condition.Compare(Amount.CountersOn(var who, var kind), var _, var _)
        && who.equals(Filter.SELF)
        && kind.equals("charge");
  }

  /** From the threshold on it is a creature in addition to its other types (721.2b). */
  static Effect creature(Condition threshold) {
    return new Effect.ChangesTypes(
        Filter.SELF, List.of("creature"), List.of(), List.of(), TypesBefore.KEPT, threshold);
  }

  /**
   * The abilities of the line with the last threshold, from which on a card with power and
   * toughness is a creature. In these rules texts the box with them stands beside that line.
   */
  static List<Ability> last(List<Ability> line, Condition threshold, String text) {
    Effect creature =
        creature(
            Condition.both(
                threshold, new Condition.Exists(Filters.all(Filter.SELF, new Filter.HasPower()))));
    var abilities = new ArrayList<>(line);
    Optional<Ability> first = line.stream().findFirst();
    if (first.isPresent()
        && first.get().frame() == Frame.STATIC
        && !(first.get().meaning() instanceof Meaning.Unread)) {
      var effects = new ArrayList<Effect>(List.of(creature));
      if (first.get().meaning() instanceof Meaning.Read(var others)) {
        effects.addAll(others);
      }
      abilities.set(0, new Ability(first.get().text(), Frame.STATIC, new Meaning.Read(effects)));
    } else {
      String name = text.substring(0, text.indexOf('+') + 1).strip();
      abilities.addFirst(new Ability(name, Frame.STATIC, new Meaning.Read(List.of(creature))));
    }
    return abilities;
  }
}
