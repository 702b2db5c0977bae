package casebook.engine.reading.text;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Matter;
import casebook.engine.effect.Meaning;
import casebook.engine.reading.noun.Keywords;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Phrases;
import casebook.engine.reading.word.Quotations;
import casebook.engine.reading.word.Token;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/**
 * "The same is true for haste and vigilance": the sentence before is said again of each keyword
 * that is listed, in place of the one that it names.
 */
final class Repeated {
  private static final Phrases AGAIN =
      Phrases.of("the same is true for", "do the same for", "repeat this process for");

  private Repeated() {}

  /** Whether what is read here only says the sentence before again, of something else. */
  static boolean beginsAt(Cursor c) {
    return c.accept(AGAIN).isPresent();
  }

  /** The sentence once for each keyword; none where what is read here isn't of this kind. */
  static List<List<Token>> of(List<Token> sentence, Cursor c) {
    int start = c.at();
    boolean repeats = c.accept(AGAIN).isPresent();
    List<Token> named = repeats ? keyword(sentence) : List.of();
    var all = new ArrayList<List<Token>>();
    while (!named.isEmpty() && !c.atEnd()) {
      int from = c.at();
      while (!c.atEnd() && !isLink(c)) {
        c.skip();
      }
      if (c.at() > from) {
        all.add(replaced(sentence, named, c.paragraph().subList(from, c.at())));
      } else {
        c.skip();
      }
    }
    c.moveTo(start);
    return all;
  }

  /** What the repeated sentences mean together; what they trigger on, the first has said. */
  static Meaning together(List<Ability> said) {
    var effects = new ArrayList<Effect>();
    var about = new LinkedHashSet<Matter>();
    for (Ability ability : said) {
      switch (ability.meaning()) {
        case Meaning.Read(var read) ->
            read.stream().filter(one -> !(one instanceof Effect.Trigger)).forEach(effects::add);
        case Meaning.Unread _ -> {
          return new Meaning.Unread();
        }
        case Meaning.Irrelevant(var matters) -> about.addAll(matters);
      }
    }
    return effects.isEmpty()
        ? new Meaning.Irrelevant(List.copyOf(about))
        : new Meaning.Read(effects);
  }

  private static boolean isLink(Cursor c) {
    return c.looksAt(",") || c.looksAt("and");
  }

  /** The first keyword that the sentence names. */
  private static List<Token> keyword(List<Token> sentence) {
    var c = new Cursor(sentence, new Cursor.Reach(0, sentence.size(), Quotations.NONE));
    while (!c.atEnd()) {
      int from = c.at();
      Optional<String> name = Keywords.name(c);
      if (name.isPresent()) {
        return sentence.subList(from, c.at());
      }
      c.skip();
    }
    return List.of();
  }

  private static List<Token> replaced(List<Token> sentence, List<Token> old, List<Token> by) {
    var tokens = new ArrayList<Token>();
    int index = 0;
    while (index < sentence.size()) {
      if (isAt(sentence, index, old)) {
        tokens.addAll(by);
        index += old.size();
      } else {
        tokens.add(sentence.get(index));
        index++;
      }
    }
    return tokens;
  }

  private static boolean isAt(List<Token> sentence, int index, List<Token> words) {
    for (int offset = 0; offset < words.size(); offset++) {
      if (index + offset >= sentence.size()
          || !sentence.get(index + offset).is(words.get(offset).word())) {
        return false;
      }
    }
    return true;
  }
}
