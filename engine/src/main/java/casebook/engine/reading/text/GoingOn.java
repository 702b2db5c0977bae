package casebook.engine.reading.text;

import casebook.engine.reading.word.Lexer;
import casebook.engine.reading.word.Phrases;
import casebook.engine.reading.word.SentenceEnd;
import casebook.engine.reading.word.Token;
import java.util.ArrayList;
import java.util.List;

/**
 * Sentences that go on with the one before: they say it again of something else, point at what it
 * did something to ("That land is an Island"), or follow from it ("When you do"). No ability begins
 * so (113.2c), even where a text is written with one sentence on a line.
 */
final class GoingOn {
  private static final Phrases WITH_AN_EVENT =
      Phrases.of("the same is true for", "then", "otherwise", "if you do", "when you do");

  private static final Phrases WITH_WHAT_WAS_MADE =
      Phrases.of("the token", "the tokens", "the copy", "the copies");

  private static final Phrases WITH_A_THING =
      Phrases.of("it", "that", "those", "they", "each of those");

  private static final Phrases SAYS_WHAT_HAPPENS =
      Phrases.of("would", "instead", "enters", "enter", "is turned face up", "create", "creates");

  private static final Phrases CHOICES = Phrases.of("choose", "chooses", "chosen");

  private GoingOn() {}

  /** The lines, where one that goes on with the line before stands on that, not on its own. */
  static List<String> joined(String[] lines) {
    var joined = new ArrayList<String>();
    int said = -1;
    for (String line : lines) {
      List<Token> tokens = Lexer.tokens(line);
      if (said >= 0 && begins(tokens)) {
        joined.set(said, joined.get(said) + " " + line.strip());
        joined.add("");
        continue;
      }
      joined.add(line);
      if (!tokens.isEmpty()) {
        said = Paragraph.isBullet(tokens) ? -1 : joined.size() - 1;
      }
    }
    return joined;
  }

  private static boolean begins(List<Token> line) {
    return !line.isEmpty()
        && (WITH_AN_EVENT.lengthAt(line, 0) > 0
            || WITH_WHAT_WAS_MADE.lengthAt(line, 0) > 0
            || WITH_A_THING.lengthAt(line, 0) > 0);
  }

  /**
   * Whether a sentence of a static ability is an instruction, or goes on with something that
   * happens: as it replaced an event (614.1a, 614.1c) or made something. "If … would enter, … It
   * has haste", "Casualty 2. The copy isn't legendary". A sentence that goes on with another static
   * one applies all the time (604.1): "Enchanted creature has haste. It attacks each combat if
   * able."
   */
  static boolean isOfResolution(List<Token> paragraph, int at) {
    List<Token> before = paragraph.subList(0, at);
    boolean instruction = paragraph.get(at).is("create");
    boolean ofWhatWasMade = WITH_WHAT_WAS_MADE.lengthAt(paragraph, at) > 0;
    boolean ofWhatHappens = WITH_A_THING.lengthAt(paragraph, at) > 0 && saysWhatHappens(before);
    return (instruction || ofWhatWasMade || ofWhatHappens) && !CHOICES.standIn(before);
  }

  /** Whether each sentence does, but for those that go on with one. */
  private static boolean saysWhatHappens(List<Token> sentences) {
    for (int from = 0; from < sentences.size(); from = SentenceEnd.after(sentences, from)) {
      List<Token> one = sentences.subList(from, SentenceEnd.after(sentences, from));
      if (WITH_A_THING.lengthAt(one, 0) == 0 && !SAYS_WHAT_HAPPENS.standIn(one)) {
        return false;
      }
    }
    return true;
  }
}
