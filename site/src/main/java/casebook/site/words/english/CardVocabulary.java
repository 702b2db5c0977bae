package casebook.site.words.english;

import casebook.engine.reading.noun.Keywords;
import casebook.engine.reading.noun.Names;
import casebook.engine.reading.word.Lexer;
import casebook.engine.reading.word.Self;
import casebook.engine.reading.word.Subtypes;
import casebook.engine.reading.word.Token;
import casebook.index.words.Slips;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The words of which the texts of cards are made. A sentence with another word may say anything:
 * that "creatures can't atack" has no bearing on attacking is a guess.
 */
public final class CardVocabulary {
  private static final Pattern LETTERS = Pattern.compile("[\\p{L}'-]+");

  private static final Set<String> COUNTERS = Set.of("counter", "counters");

  /** More slips in a word make another word of it. */
  private static final int MOST_SLIPS = 2;

  /** In shorter words a slip makes another word. */
  private static final int SHORTEST_MENDED = 4;

  private static final int LONGEST_HEADING = 6;

  private static final Set<String> WORDS = words();

  private CardVocabulary() {}

  /**
   * The words of a text, as a case states it, that no card's text has; without names (which begin
   * with a capital letter), what kind a counter is, and what stands before a dash.
   */
  public static List<String> unknownIn(String text, Self self) {
    return text.lines().flatMap(line -> unknownInLine(line, self)).distinct().toList();
  }

  /** The word that is meant where somebody mistyped one of its letters or two. */
  public static Optional<String> meant(String word) {
    if (word.length() < SHORTEST_MENDED) {
      return Optional.empty();
    }
    return WORDS.stream()
        .filter(known -> Slips.between(word, known, MOST_SLIPS) <= MOST_SLIPS)
        .min(
            Comparator.comparingInt((String known) -> Slips.between(word, known, MOST_SLIPS))
                .thenComparing(Comparator.naturalOrder()));
  }

  /** All words of a card's text, but for names. */
  public static Stream<String> in(String text, Self self) {
    return text.lines().flatMap(line -> inLine(line, tokens(line, self), self));
  }

  private static Stream<String> inLine(String line, List<Token> tokens, Self self) {
    return IntStream.range(0, tokens.size())
        .boxed()
        .flatMap(at -> {
          Token token = tokens.get(at);
          return token.kind() == Token.Kind.QUOTE
              ? in(token.word(), self)
              : Stream.of(token.word())
                  .filter(word -> LETTERS.matcher(word).matches() && !isName(line, tokens, at));
        });
  }

  private static List<Token> tokens(String line, Self self) {
    return new Names(self).mark(Names.withoutReminders(Lexer.tokens(line)));
  }

  private static Stream<String> unknownInLine(String line, Self self) {
    List<Token> tokens = tokens(line, self);
    var unknown = new ArrayList<String>();
    for (int at = 0; at < tokens.size(); at++) {
      Token token = tokens.get(at);
      if (token.kind() == Token.Kind.QUOTE) {
        unknown.addAll(unknownIn(token.word(), self));
      } else if (token.is("—") && isHeading(tokens.subList(0, at))) {
        unknown.clear();
      } else if (token.kind() == Token.Kind.WORD
          && LETTERS.matcher(token.word()).matches()
          && !isKnown(token.word())
          && !isName(line, tokens, at)
          && !isCounter(tokens, at)) {
        unknown.add(token.word());
      }
    }
    return unknown.stream();
  }

  private static boolean isKnown(String word) {
    return WORDS.contains(word) || !Subtypes.of(word).isEmpty() || Keywords.isName(word);
  }

  /** An ability word or the like (207.2c). */
  private static boolean isHeading(List<Token> before) {
    return before.size() <= LONGEST_HEADING
        && before.stream().allMatch(token -> token.kind() == Token.Kind.WORD);
  }

  /** Words within a sentence that begin with a capital letter. */
  private static boolean isName(String line, List<Token> tokens, int at) {
    return at > 0
        && tokens.get(at - 1).kind() == Token.Kind.WORD
        && Character.isUpperCase(line.charAt(tokens.get(at).start()));
  }

  private static boolean isCounter(List<Token> tokens, int at) {
    return at + 1 < tokens.size() && COUNTERS.contains(tokens.get(at + 1).word());
  }

  private static Set<String> words() {
    try (InputStream file =
            Objects.requireNonNull(CardVocabulary.class.getResourceAsStream("card-words.txt"));
        var reader = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
      return reader.lines().collect(Collectors.toUnmodifiableSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
