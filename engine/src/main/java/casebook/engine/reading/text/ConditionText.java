package casebook.engine.reading.text;

import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.reading.condition.Conditions;
import casebook.engine.reading.noun.Names;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Lexer;
import casebook.engine.reading.word.Self;
import casebook.engine.reading.word.Token;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A condition by the words that a text has for it, without the "if" or "as long as". */
public final class ConditionText {
  private static final List<String> BEFORE = List.of("if", "as long as", "while", "unless");

  private ConditionText() {}

  /** The conditions that the words may be read as in the text of an object. */
  public static Set<Condition> read(String words, Self self) {
    List<Token> tokens = new Names(self).mark(Names.withoutReminders(Lexer.tokens(words)));
    int end = !tokens.isEmpty() && tokens.getLast().is(".") ? tokens.size() - 1 : tokens.size();
    var c = new Cursor(tokens, new Cursor.Reach(0, end, CardText.quotations(0)));
    BEFORE.forEach(c::accept);
    int from = c.at();
    var conditions = new LinkedHashSet<Condition>();
    if (from < end) {
      conditions.add(new Condition.Stated(c.words(from, end)));
      whole(c).ifPresent(conditions::add);
      c.moveTo(from);
      c.subject(Optional.of(Filter.SELF)); // "It" may be the object itself.
      whole(c).ifPresent(conditions::add);
    }
    return conditions;
  }

  private static Optional<Condition> whole(Cursor c) {
    return Conditions.read(c).filter(_ -> c.atEnd());
  }
}
