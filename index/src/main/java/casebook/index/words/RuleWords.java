package casebook.index.words;

import casebook.index.words.RulesAnalyzer.Token;
import casebook.rules.OwnFile;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The words of the rules about attacking, by which a sentence about a card is known to apply one.
 * They tell what a sentence is about, not what it says.
 */
public final class RuleWords {

  /** The most words that an ellipsis may stand for. */
  private static final int GAP = 6;

  private static final Pattern LINE = Pattern.compile("([^\\s!]+)(!?):\\s+(.+)");

  /** After a word that counts in just the form that it has. */
  private static final char EXACTLY = '!';

  private static final Pattern SEMICOLON = Pattern.compile("\\s*;\\s*");

  private static final Pattern POINTS = Pattern.compile("\\s*\\.\\.\\.\\s*");

  private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?;])\\s+|\\n");

  /** A word, and whether it has to be said in just this form. */
  private record Word(Token token, Strictness strictness) {

    private enum Strictness {
      ANY_FORM,
      THIS_FORM
    }

    boolean isSaidBy(Token said) {
      return switch (strictness) {
        case ANY_FORM -> said.term().equals(token.term());
        case THIS_FORM -> said.form().equals(token.form());
      };
    }
  }

  /** Stands before words that say no rule, whatever words of rules are among them. */
  private static final String NO_RULE = "none";

  /**
   * Words that say a rule, or that say none.
   *
   * @param parts words in a row, each part after the one before it with a gap between them
   */
  private record Saying(Optional<RuleNumber> rule, List<List<Word>> parts) {}

  private final RulesAnalyzer analyzer = new RulesAnalyzer();
  private final List<Saying> sayings = new ArrayList<>();

  /** The rules that a text is about alone where it says them. */
  private final Set<RuleNumber> alone = new LinkedHashSet<>();

  private RuleWords(List<String> lines) {
    for (String line : lines) {
      Matcher parts = LINE.matcher(line);
      if (!parts.matches()) {
        throw new IllegalArgumentException(line);
      }
      Optional<RuleNumber> rule =
          Optional.of(parts.group(1)).filter(name -> !name.equals(NO_RULE)).map(RuleNumber::parse);
      if (!parts.group(2).isEmpty()) {
        rule.ifPresent(alone::add);
      }
      SEMICOLON
          .splitAsStream(parts.group(3).strip())
          .map(said -> new Saying(rule, POINTS.splitAsStream(said).map(this::words).toList()))
          .forEach(sayings::add);
    }
  }

  /** The words of rulings that Casebook comes with. */
  public static RuleWords builtIn() {
    return read("ruling-words.txt");
  }

  private static RuleWords read(String file) {
    return new RuleWords(new OwnFile(RuleWords.class, file).entries().toList());
  }

  private List<Word> words(String text) {
    return analyzer.tokens(text).stream()
        .map(token ->
            new Word(
                token,
                token.end() < text.length() && text.charAt(token.end()) == EXACTLY
                    ? Word.Strictness.THIS_FORM
                    : Word.Strictness.ANY_FORM))
        .toList();
  }

  /** All rules that there are words for. */
  public Set<RuleNumber> rules() {
    Set<RuleNumber> rules = new LinkedHashSet<>();
    sayings.forEach(saying -> saying.rule().ifPresent(rules::add));
    return rules;
  }

  /** The rules that some sentence of a text has the words of, in the order of the book. */
  public Set<RuleNumber> in(String text) {
    Set<RuleNumber> said =
        SENTENCE_END
            .splitAsStream(text)
            .flatMap(sentence -> said(analyzer.tokens(sentence)))
            .collect(Collectors.toSet());
    Set<RuleNumber> found = new LinkedHashSet<>(rules());
    found.retainAll(said);
    return found.stream().filter(alone::contains).findFirst().map(Set::of).orElse(found);
  }

  /**
   * Where a saying stands in a sentence.
   *
   * @param words the places of its words
   */
  private record Said(Optional<RuleNumber> rule, BitSet words) {

    /** Whether this is part of what says another rule in more words, or no rule. */
    boolean isPartOf(Said other) {
      BitSet both = (BitSet) words.clone();
      both.and(other.words);
      return !rule.equals(other.rule)
          && both.equals(words)
          && (other.rule.isEmpty() || !words.equals(other.words));
    }
  }

  private Stream<RuleNumber> said(List<Token> sentence) {
    List<Said> all =
        sayings.stream()
            .flatMap(saying ->
                IntStream.range(0, sentence.size())
                    .mapToObj(at -> words(sentence, at, saying.parts()))
                    .flatMap(Optional::stream)
                    .map(words -> new Said(saying.rule(), words)))
            .toList();
    return all.stream()
        .filter(one -> all.stream().noneMatch(one::isPartOf))
        .flatMap(said -> said.rule().stream());
  }

  /** The places of the words, if the first part stands just there and the others follow it. */
  private static Optional<BitSet> words(List<Token> sentence, int at, List<List<Word>> parts) {
    List<Word> first = parts.getFirst();
    int end = at + first.size();
    if (end > sentence.size()) {
      return Optional.empty();
    }
    for (int i = 0; i < first.size(); i++) {
      if (!first.get(i).isSaidBy(sentence.get(at + i))) {
        return Optional.empty();
      }
    }
    List<List<Word>> others = parts.subList(1, parts.size());
    Optional<BitSet> words =
        others.isEmpty()
            ? Optional.of(new BitSet())
            : IntStream.rangeClosed(end, Math.min(end + GAP, sentence.size() - 1))
                .mapToObj(next -> words(sentence, next, others))
                .flatMap(Optional::stream)
                .findFirst();
    words.ifPresent(places -> places.set(at, end));
    return words;
  }
}
