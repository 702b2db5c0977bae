package casebook.engine.reading.clause;

import casebook.engine.reading.condition.Relevance;
import casebook.engine.reading.noun.Links;
import casebook.engine.reading.noun.PlayerNouns;
import casebook.engine.reading.noun.Subject;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Token;
import casebook.engine.reading.word.Words;
import java.util.Set;

/**
 * Words of a sentence, from one link to the next, that don't bear on attacking themselves. Where
 * they say nothing by themselves, they belong to a clause before or after them, which may.
 */
record Fragment(Cursor c, int from, int to) {
  /** Words with which the rest of a clause begins that was cut at "and" or a comma. */
  private static final Set<String> CONTINUATIONS = Set.of("toughness", "until");

  private static final Set<String> PRONOUNS = Set.of("it", "he", "she", "that", "there");

  /** Whether these words can be passed over by themselves. */
  boolean isClause() {
    if (isJoinedPlayer()) {
      return true;
    }
    boolean completes = CONTINUATIONS.contains(c.token(from).word()) || c.token(to - 1).is("power");
    return completes || (hasVerb() && !isPhrase() && !isException() && !goesOnWithCondition());
  }

  /** "Unless you control a Forest and …": what follows "and" may be a part of the condition. */
  private boolean goesOnWithCondition() {
    if (from == 0 || !(c.token(from - 1).is("and") || c.token(from - 1).is("or"))) {
      return false;
    }
    for (int back = from - 2; back >= 0 && !Links.WORDS.contains(c.token(back).word()); back--) {
      Token token = c.token(back);
      if (token.is("unless") || token.is("if") || token.is("while") || token.is("long")) {
        return !c.token(from).word().startsWith("get");
      }
    }
    return false;
  }

  /** "You and permanents you control gain hexproof", where that doesn't bear on attacking. */
  private boolean isJoinedPlayer() {
    int here = c.at();
    c.moveTo(from);
    boolean joined = PlayerNouns.read(c).isPresent() && c.looksAtAny("and", ",");
    c.moveTo(here);
    return joined && Relevance.isSilent(c, from, c.end());
  }

  /** Whether these words only name something. */
  private boolean isPhrase() {
    int here = c.at();
    c.moveTo(from);
    boolean phrase = Subject.read(c).isPresent();
    phrase &= c.at() == to || (c.at() == to - 1 && Links.WORDS.contains(c.word()));
    c.moveTo(here);
    return phrase;
  }

  /** Whether these words are only who or what something is said of that follows. */
  boolean isSubject() {
    int start = c.at();
    c.moveTo(from);
    boolean subject =
        c.looksAt("you") || (Subject.read(c).isPresent() && c.at() == to && !c.looksAt("."));
    subject &= c.at() == to || (c.accept("you") && c.at() == to);
    c.moveTo(start);
    return subject && to < c.end() && c.token(to).is("and");
  }

  /** Whether these words say of what the clause after them is not said. */
  private boolean isException() {
    int here = c.at();
    c.moveTo(from);
    boolean exception =
        c.looksAtAny(
            "except",
            "apart from",
            "aside from",
            "other than",
            "excluding",
            "save for",
            "but for",
            "besides",
            "with the exception",
            "with one exception",
            "both",
            "either",
            "neither");
    c.moveTo(here);
    return exception;
  }

  private boolean hasVerb() {
    for (int index = from; index < to; index++) {
      Token token = c.token(index);
      boolean is = index > from && token.is("'s") && PRONOUNS.contains(c.token(index - 1).word());
      if (is || token.kind() == Token.Kind.QUOTE || Words.VERBS.contains(token.word())) {
        return true;
      }
    }
    return false;
  }
}
