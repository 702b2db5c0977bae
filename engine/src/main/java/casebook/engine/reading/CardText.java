package casebook.engine.reading;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.reading.Paragraph.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads rules text: every sentence becomes an {@link Ability} with what it says about attacking.
 * The same text always gives the same abilities; no text makes it fail.
 */
public final class CardText {
  /** Nobody quotes deeper than a token that makes a token; text in deeper quotes isn't read. */
  private static final int DEEPEST_QUOTE = 3;

  private final String line;
  private final List<Token> tokens;
  private final int depth;

  private CardText(String line, List<Token> tokens, int depth) {
    this.line = line;
    this.tokens = tokens;
    this.depth = depth;
  }

  /**
   * The abilities that an object's rules text states, in the order of its sentences.
   *
   * @param rulesText the text as printed on the card, in today's or older wording; each line is a
   *     paragraph; reminder text is passed over
   */
  public static List<Ability> read(String rulesText, Self self) {
    return read(rulesText, self, 0);
  }

  /** The abilities of a text in quotation marks; in it the object is the one that has them. */
  static List<Ability> quoted(String text, int depth) {
    return read(text, Self.UNNAMED, depth);
  }

  private static List<Ability> read(String rulesText, Self self, int depth) {
    var abilities = new ArrayList<Ability>();
    var names = new Names(self);
    Frame usual = self.isSpell() ? Frame.SPELL : Frame.STATIC;
    var setting = new Setting(usual, Condition.ALWAYS, false);
    Condition level = Condition.ALWAYS;
    for (String line : rulesText.split("\\R", -1)) {
      List<Token> tokens = names.mark(Names.withoutReminders(Lexer.tokens(line)));
      if (tokens.isEmpty()) {
        continue;
      }
      level = Paragraph.level(tokens).orElse(level);
      if (!Paragraph.isBullet(tokens)) {
        setting = new Setting(usual, level, false);
      }
      Paragraph paragraph = Paragraph.of(tokens, setting);
      var text = new CardText(line, tokens, depth);
      abilities.addAll(text.keywords(paragraph).orElseGet(() -> text.sentences(paragraph)));
      if (!Paragraph.isBullet(tokens)) {
        setting = new Setting(text.frameOfModes(paragraph), level, text.choosesWords(paragraph));
      }
    }
    return abilities;
  }

  /** How the modes that follow the paragraph come to have their effect (700.2). */
  private Frame frameOfModes(Paragraph paragraph) {
    var cursor = new Cursor(tokens, new Cursor.Reach(paragraph.from(), tokens.size(), depth));
    return paragraph.frame() == Frame.STATIC && Triggers.beginsAt(cursor)
        ? Frame.TRIGGERED
        : paragraph.frame();
  }

  /** "As ~ enters, choose X or Y": each of the lines that follow is in force if its word was. */
  private boolean choosesWords(Paragraph paragraph) {
    var cursor = new Cursor(tokens, new Cursor.Reach(paragraph.from(), tokens.size(), depth));
    return cursor.accept("as ~")
        && tokens.stream().anyMatch(token -> token.is("choose") || token.is("chosen"));
  }

  /** A line of keyword abilities (702), if that is what the paragraph is. */
  private Optional<List<Ability>> keywords(Paragraph paragraph) {
    for (int from : List.of(paragraph.from(), 0)) {
      var c = new Cursor(tokens, new Cursor.Reach(from, tokens.size(), depth));
      var keywords = new ArrayList<Effect>();
      while (!c.atEnd()) {
        Optional<Effect> keyword = Keywords.read(c);
        if (keyword.isEmpty()) {
          break;
        }
        keywords.add(keyword.get());
        while (c.acceptAny(",", ";", ".") || c.accept("and")) {
          // Keywords on one line are separated by commas, in older wording by semicolons.
        }
      }
      if (c.atEnd() && !keywords.isEmpty()) {
        return Conditional.when(keywords, paragraph.when())
            .map(effects -> List.of(ability(0, tokens.size(), Frame.STATIC, effects)));
      }
    }
    return Optional.empty();
  }

  private Ability ability(int from, int to, Frame frame, List<Effect> effects) {
    return new Ability(text(from, to), frame, new Meaning.Read(effects));
  }

  private String text(int from, int to) {
    return line.substring(tokens.get(from).start(), tokens.get(to - 1).end());
  }

  private List<Ability> sentences(Paragraph paragraph) {
    var abilities = new ArrayList<Ability>();
    int from = paragraph.from();
    Frame frame = paragraph.frame();
    boolean first = true;
    while (from < tokens.size()) {
      int to = endOfSentence(from);
      Ability ability = sentence(first ? 0 : from, from, to, frame, paragraph.when());
      abilities.add(ability);
      if (first && frame == Frame.STATIC && ability.frame() != Frame.STATIC) {
        frame = ability.frame();
      }
      first = false;
      from = to;
    }
    return abilities;
  }

  /** Where the sentence ends, after its full stop, or after a quotation that ends in one. */
  private int endOfSentence(int from) {
    for (int index = from; index < tokens.size(); index++) {
      Token token = tokens.get(index);
      if (token.is(".") || (token.kind() == Token.Kind.QUOTE && endsSentence(index))) {
        return index + 1;
      }
    }
    return tokens.size();
  }

  private boolean endsSentence(int quote) {
    if (!tokens.get(quote).word().strip().endsWith(".") || quote + 1 >= tokens.size()) {
      return false;
    }
    Token next = tokens.get(quote + 1);
    return next.kind() == Token.Kind.SYMBOL
        || next.kind() == Token.Kind.SELF
        || (next.kind() == Token.Kind.WORD
            && !List.of(
                    "and", "or", "in", "until", "for", "as", "named", "that", "then", "with", "on",
                    "at")
                .contains(next.word()));
  }

  private Ability sentence(int textFrom, int from, int to, Frame frame, Condition when) {
    String text = text(textFrom, to);
    int end = tokens.get(to - 1).is(".") ? to - 1 : to;
    var c = new Cursor(tokens, new Cursor.Reach(from, end, depth));
    Said said =
        depth > DEEPEST_QUOTE ? new Said(frame, Optional.empty()) : say(c, frame, textFrom > 0);
    Optional<List<Effect>> effects = said.effects().flatMap(all -> Conditional.when(all, when));
    if (effects.isPresent() && !effects.get().isEmpty()) {
      return new Ability(text, said.frame(), new Meaning.Read(effects.get()));
    }
    boolean nothing = effects.isPresent() || Relevance.isSilent(c, from, end);
    return new Ability(
        text, said.frame(), nothing ? new Meaning.Irrelevant() : new Meaning.Unread());
  }

  /** What a sentence says, and in which frame; no effects where it can't be read. */
  private record Said(Frame frame, Optional<List<Effect>> effects) {}

  private static Said say(Cursor c, Frame frame, boolean later) {
    if (!Triggers.beginsAt(c)) {
      Optional<Clauses.Said> said = Clauses.read(c, frame);
      boolean resolves = said.isPresent() && said.get().resolves() && frame == Frame.STATIC;
      return new Said(resolves ? Frame.RESOLUTION : frame, said.map(Clauses.Said::effects));
    }
    Frame triggered = frame == Frame.STATIC && !later ? Frame.TRIGGERED : Frame.RESOLUTION;
    Optional<List<Effect>> triggers = Triggers.read(c);
    Optional<List<Effect>> body =
        triggers.flatMap(_ -> Clauses.read(c, triggered)).map(Clauses.Said::effects);
    return new Said(
        triggered,
        body.map(resolution -> {
          var all = new ArrayList<>(triggers.orElseThrow());
          all.addAll(resolution);
          return all;
        }));
  }
}
