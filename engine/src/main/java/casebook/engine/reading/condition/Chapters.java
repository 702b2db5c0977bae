package casebook.engine.reading.condition;

import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Quotations;
import casebook.engine.reading.word.Token;
import casebook.engine.reading.word.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The chapters of a Saga in which something happens (714.2): "I, II —" before it, or in words "at
 * chapters 1 and 2,".
 *
 * @param numbers the numbers of lore counters with which it triggers
 * @param after where what happens begins
 */
public record Chapters(List<Integer> numbers, int after) {
  private static final List<String> NUMERALS = List.of("i", "ii", "iii", "iv", "v", "vi");

  public Chapters {
    numbers = List.copyOf(numbers);
  }

  /** The chapters that stand there in a line, if any do. */
  public static Optional<Chapters> at(List<Token> tokens, int from) {
    var c = new Cursor(tokens, new Cursor.Reach(from, tokens.size(), Quotations.NONE));
    return c.first(Chapters::numerals, Chapters::words);
  }

  private static Optional<Chapters> numerals(Cursor c) {
    var numbers = new ArrayList<Integer>();
    while (NUMERALS.contains(c.word())) {
      numbers.add(NUMERALS.indexOf(c.word()) + 1);
      c.skip();
      c.accept(",");
    }
    return !numbers.isEmpty() && c.accept("—")
        ? Optional.of(new Chapters(numbers, c.at()))
        : Optional.empty();
  }

  private static Optional<Chapters> words(Cursor c) {
    if (!c.acceptAny("at chapter", "at chapters")) {
      return Optional.empty();
    }
    var numbers = new ArrayList<Integer>();
    OptionalInt number = Words.number(c.word());
    while (number.isPresent()) {
      numbers.add(number.getAsInt());
      c.skip();
      boolean more = c.accept(", and") || c.accept("and") || c.accept(",");
      number = more && !c.atEnd() ? Words.number(c.word()) : OptionalInt.empty();
    }
    return !numbers.isEmpty() && c.wordAt(-1).equals(",")
        ? Optional.of(new Chapters(numbers, c.at()))
        : Optional.empty();
  }
}
