package casebook.engine.reading.word;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Phrases of one sort, kept by their first words, so that few of them are compared anywhere. */
public final class Phrases {
  private final Map<String, List<Phrase>> byFirstWord = new HashMap<>();

  /** A phrase and its words. */
  record Phrase(String text, List<String> words) {

    private boolean standsAt(List<Token> tokens, int at, int to) {
      if (at + words.size() > to) {
        return false;
      }
      for (int offset = 0; offset < words.size(); offset++) {
        if (!tokens.get(at + offset).is(words.get(offset))) {
          return false;
        }
      }
      return true;
    }
  }

  /** Phrases whose words have blanks between them. */
  public Phrases(Collection<String> phrases) {
    for (String text : phrases) {
      List<String> words = List.of(text.split(" ", -1));
      byFirstWord
          .computeIfAbsent(words.getFirst(), _ -> new ArrayList<>())
          .add(new Phrase(text, words));
    }
  }

  /** The phrases, each as words with spaces between them. */
  public static Phrases of(String... phrases) {
    return new Phrases(List.of(phrases));
  }

  /** How many tokens the longest of them takes at this place, or 0. */
  public int lengthAt(List<Token> tokens, int at) {
    return longest(tokens, at, tokens.size()).map(phrase -> phrase.words().size()).orElse(0);
  }

  /** Whether any of them stands anywhere in the tokens. */
  public boolean standIn(List<Token> tokens) {
    for (int at = 0; at < tokens.size(); at++) {
      if (longest(tokens, at, tokens.size()).isPresent()) {
        return true;
      }
    }
    return false;
  }

  /** The longest of them that stands in the tokens at this place and ends before another. */
  Optional<Phrase> longest(List<Token> tokens, int at, int to) {
    Token first = tokens.get(at);
    if (first.kind() == Token.Kind.QUOTE) {
      return Optional.empty();
    }
    List<Phrase> beginning = byFirstWord.get(first.word());
    if (beginning == null) {
      return Optional.empty();
    }
    Optional<Phrase> longest = Optional.empty();
    int words = 0;
    for (Phrase phrase : beginning) {
      if (phrase.words().size() > words && phrase.standsAt(tokens, at, to)) {
        longest = Optional.of(phrase);
        words = phrase.words().size();
      }
    }
    return longest;
  }
}
