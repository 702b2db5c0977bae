package casebook.site.wording;

import casebook.rules.Rule;
import casebook.site.wording.Alignment.Difference;
import casebook.site.wording.Alignment.Range;
import casebook.site.wording.Tokens.Token;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Tells where words are nearly those of a rule and say something else. What is written otherwise
 * and says the same is left alone: other marks, small letters, plurals, contractions, what is left
 * out visibly or as whole sentences, what is added in brackets.
 */
public final class Misquoting {

  /** With fewer words in common that say something, nothing is nearly the same … */
  private static final int LEAST = 4;

  /** … and with fewer in an example, of which nobody speaks when speaking of its rule … */
  private static final int LEAST_OF_EXAMPLE = 6;

  /** … or with fewer in such a part of a sentence without quotation marks. */
  private static final int CERTAIN = 9;

  private static final double PART_OF_SENTENCE = 0.6;

  /** The number of different telling words that must be the same. */
  private static final int LEAST_KINDS = 3;

  /** What is left out can be shown up to this many words before or after it. */
  private static final int NEAR = 3;

  /** Such a part of the words must be the same … */
  private static final double OF_SAID = 0.75;

  /** … and fewer of what is set as a quotation. */
  private static final double OF_QUOTED = 0.6;

  /** Where this number of words differ, something else is told. */
  private static final int MOST_OTHER = 4;

  /** The number of words at an end that may be exchanged for others. */
  private static final int MOST_AT_END = 2;

  private static final String NOT = "not";
  private static final String ONLY = "only";

  /** It goes without saying where only one of two is told. */
  private static final String EITHER = "either";

  /** What a sentence in other words has for "only". */
  private static final Set<String> SOLE = Set.of("single", "sole", "lone", "1");

  private static final Set<String> OTHERS = Set.of("another", "other");

  private static final Set<String> CONDITIONS = Set.of("if", "when", "whenever");

  private static final Set<String> DENYING = Set.of(NOT, "no", "none", "neither", "nor");

  /** Longer ones are not compared word by word. */
  private static final int LONGEST = 1500;

  private final Rule rule;
  private final List<Tokens> texts;

  /**
   * A place where words differ from a rule.
   *
   * @param rule what the rule says there; empty, where something was added
   * @param said what is said instead; empty, where something was left out
   */
  public record Change(String rule, String said) {}

  /** Compares with a rule and its examples. */
  public Misquoting(Rule rule) {
    this.rule = rule;
    this.texts =
        Stream.concat(Stream.of(rule.text()), rule.examples().stream()).map(Tokens::of).toList();
  }

  /**
   * Where words say something else than the rule, whose words they nearly are; empty, where they
   * aren't its words nearly.
   *
   * @param isQuoted whether they are set as a quotation, in which each word counts
   */
  public Optional<List<Change>> in(
      String article, Words words, int from, int to, boolean isQuoted) {
    if (to - from > LONGEST) {
      return Optional.empty();
    }
    Tokens said = Tokens.of(article, words, from, to);
    int best = -1;
    Optional<List<Change>> changes = Optional.empty();
    for (int i = 0; i < texts.size(); i++) {
      Alignment alignment = Alignment.of(texts.get(i), said);
      if (alignment.same() > best) {
        best = alignment.same();
        String text = i == 0 ? rule.text() : rule.examples().get(i - 1);
        changes =
            new Judging(texts.get(i), text, i > 0, said, article, isQuoted).changes(alignment);
      }
    }
    return changes;
  }

  /** One text of the rule and what is said. */
  private record Judging(
      Tokens rule, String text, boolean isExample, Tokens said, String article, boolean isQuoted) {

    Optional<List<Change>> changes(Alignment alignment) {
      if (!isNearly(alignment)) {
        return Optional.empty();
      }
      List<Difference> differences = differences(alignment);
      return Optional.of(
          !isQuoted && (isTurnedTwice(differences) || isNothingBut(alignment))
              ? List.of()
              : differences.stream().flatMap(one -> change(one).stream()).toList());
    }

    /** "It doesn't, if there is another" says the same as "It does, if it's the only one". */
    private boolean isTurnedTwice(List<Difference> differences) {
      List<Difference> changing =
          differences.stream().filter(one -> change(one).isPresent()).toList();
      return changing.size() == 2
          && changing.stream().filter(one -> isDenied(one)).count() == 1
          && changing.stream().anyMatch(one -> !isDenied(one) && isOnlyOne(one));
    }

    private boolean isDenied(Difference difference) {
      return ofRule(difference.rule(), difference).contains(NOT) != said(difference).contains(NOT);
    }

    private boolean isOnlyOne(Difference difference) {
      return ofRule(difference.rule(), difference).contains(ONLY)
          && said(difference).stream().anyMatch(OTHERS::contains);
    }

    /** "Nothing but creatures" for "only creatures". */
    private boolean isNothingBut(Alignment alignment) {
      int from = beginning(said, alignment.said().from());
      return from + 1 < said.size()
          && said.get(from).word().equals("nothing")
          && said.get(from + 1).word().equals("but");
    }

    private boolean isNearly(Alignment alignment) {
      int others =
          alignment.differences().stream()
              .mapToInt(one -> Math.max(ofRule(one.rule(), one).size(), said(one).size()))
              .sum();
      return isEnough(alignment)
          && alignment.same() >= (isQuoted ? OF_QUOTED : OF_SAID) * (alignment.same() + others);
    }

    private boolean isEnough(Alignment alignment) {
      Range range = alignment.said();
      int from = beginning(said, range.from());
      int to = end(said, range.to());
      int all = telling(said.part(from, to).stream()).size();
      return alignment.same() >= (isExample ? LEAST_OF_EXAMPLE : LEAST)
          && (isQuoted || kinds(alignment) >= LEAST_KINDS)
          && (isQuoted
              || alignment.same() >= CERTAIN
              || alignment.same() >= PART_OF_SENTENCE * all);
    }

    /** How many different words are the same that are more than "not" or "can". */
    private long kinds(Alignment alignment) {
      return IntStream.range(alignment.said().from(), alignment.said().to())
          .filter(place ->
              alignment.differences().stream()
                  .noneMatch(one -> place >= one.said().from() && place < one.said().to()))
          .mapToObj(place -> said.get(place).word())
          .filter(word -> !Terms.saysLittle(word) && !Terms.isWeighty(word) && !word.equals("can"))
          .distinct()
          .count();
    }

    /** Where the sentence of a word begins. */
    private static int beginning(Tokens tokens, int place) {
      int from = place;
      while (from > 0 && !tokens.isEnd(from)) {
        from--;
      }
      return from;
    }

    private static int end(Tokens tokens, int place) {
      int to = place;
      while (!tokens.isEnd(to)) {
        to++;
      }
      return to;
    }

    /** Those within, and the exchanged words at both ends. */
    private List<Difference> differences(Alignment alignment) {
      var all = new ArrayList<Difference>();
      before(alignment).ifPresent(all::add);
      all.addAll(alignment.differences());
      after(alignment).ifPresent(all::add);
      return all;
    }

    private Optional<Difference> before(Alignment alignment) {
      int ofRule = alignment.rule().from();
      int ofSaid = alignment.said().from();
      return atEnd(
          new Range(beginning(rule, ofRule), ofRule), new Range(beginning(said, ofSaid), ofSaid));
    }

    private Optional<Difference> after(Alignment alignment) {
      int ofRule = alignment.rule().to();
      int ofSaid = alignment.said().to();
      return atEnd(new Range(ofRule, end(rule, ofRule)), new Range(ofSaid, end(said, ofSaid)));
    }

    private Optional<Difference> atEnd(Range ofRule, Range ofSaid) {
      var difference = new Difference(ofRule, ofSaid);
      int left = ofRule(ofRule, difference).size();
      int more = said(difference).size();
      return left > 0 && left <= MOST_AT_END && more > 0 && more <= MOST_AT_END
          ? Optional.of(difference)
          : Optional.empty();
    }

    private Optional<Change> change(Difference difference) {
      List<String> left = ofRule(difference.rule(), difference);
      List<String> said = said(difference);
      var more = new ArrayList<>(said);
      left.forEach(more::remove);
      var less = new ArrayList<>(left);
      said.forEach(less::remove);
      return isOther(less, more)
              && !isDefinition(difference, less, more)
              && !isDeniedEach(difference, less, more)
          ? Optional.of(
              new Change(
                  shown(rule, text, difference.rule()),
                  shown(this.said, article, difference.said())))
          : Optional.empty();
    }

    /** "A creature attacks alone only if …" or "only when …" for a rule that says "if" once. */
    private boolean isDefinition(Difference difference, List<String> less, List<String> more) {
      Range range = difference.said();
      List<String> others = more.stream().filter(word -> !CONDITIONS.contains(word)).toList();
      return !isQuoted
          && CONDITIONS.containsAll(less)
          && others.equals(List.of(ONLY))
          && hasOneCondition(difference.rule().from())
          && IntStream.range(range.from(), Math.min(range.to(), said.size() - 1))
              .anyMatch(at ->
                  said.get(at).word().equals(ONLY) && CONDITIONS.contains(said.get(at + 1).word()));
    }

    /** Whether the rule's sentence there tells of a single condition, or of no other one. */
    private boolean hasOneCondition(int at) {
      return rule.part(beginning(rule, at), end(rule, at)).stream()
              .filter(token -> token.word().equals("if") || token.word().equals("when"))
              .count()
          <= 1;
    }

    /** "If none attack and none are put" for "if none attack or are put". */
    private boolean isDeniedEach(Difference difference, List<String> less, List<String> more) {
      int at = difference.said().from();
      return !isQuoted
          && less.equals(List.of("or"))
          && more.stream().anyMatch(DENYING::contains)
          && more.stream().allMatch(word -> word.equals("and") || DENYING.contains(word))
          && isDeniedBefore(said, at)
          && isDeniedBefore(rule, difference.rule().from());
    }

    /** Whether a denial stands before in the sentence, with no "and" or "or" between. */
    private static boolean isDeniedBefore(Tokens tokens, int at) {
      for (int place = at - 1; place >= 0 && !tokens.isEnd(place); place--) {
        String word = tokens.get(place).word();
        if (DENYING.contains(word)) {
          return true;
        }
        if (word.equals("and") || word.equals("or")) {
          return false;
        }
      }
      return false;
    }

    private boolean isOther(List<String> less, List<String> more) {
      if (!isQuoted && less.equals(List.of(EITHER)) && more.isEmpty()) {
        return false;
      }
      if (!isQuoted && less.equals(List.of(ONLY)) && more.stream().allMatch(SOLE::contains)) {
        return more.isEmpty();
      }
      if (Math.max(less.size(), more.size()) > MOST_OTHER && !isQuoted) {
        return false;
      }
      boolean isWeighty = Stream.concat(less.stream(), more.stream()).anyMatch(Terms::isWeighty);
      boolean isOpposed =
          less.stream()
              .anyMatch(one -> more.stream().anyMatch(other -> Terms.areOpposed(one, other)));
      if (!isQuoted
          && !isOpposed
          && less.stream().anyMatch(Judging::isPlain)
          && more.stream().anyMatch(Judging::isPlain)) {
        return false;
      }
      boolean isWord =
          isQuoted && Stream.concat(less.stream(), more.stream()).anyMatch(one -> !isLittle(one));
      return isWeighty || isOpposed || isWord;
    }

    /** Where the rule has other ones, a sentence may say the same in other words. */
    private static boolean isPlain(String word) {
      return !isLittle(word) && !Terms.isWeighty(word);
    }

    /** Words that say something only in each other's place. */
    private static boolean isLittle(String word) {
      return word.equals("and") || word.equals("or") || word.equals("if");
    }

    /** What was left out of the rule, but for sentences and asides and where it is shown. */
    private List<String> ofRule(Range range, Difference difference) {
      boolean isShown =
          isEllipsisNear(said, difference.said()) && !isEllipsisNear(rule, difference.rule());
      boolean isWhole =
          range.to() > range.from()
              && said(difference).isEmpty()
              && (isSentence(range) || isAside(range));
      return isShown || isWhole || isReplaced(difference)
          ? List.of()
          : telling(rule.part(range.from(), range.to()).stream());
    }

    private static boolean isEllipsisNear(Tokens tokens, Range range) {
      return tokens
          .part(Math.max(0, range.from() - NEAR), Math.min(tokens.size(), range.to() + NEAR))
          .stream()
          .anyMatch(Token::isAfterEllipsis);
    }

    /** "[they]" for "the first player". */
    private boolean isReplaced(Difference difference) {
      Range range = difference.said();
      return range.from() < range.to()
          && !isInBrackets(difference)
          && said.part(range.from(), range.to()).stream().allMatch(Token::isBracketed);
    }

    private boolean isInBrackets(Difference difference) {
      return isBracketed(difference.rule().from() - 1) || isBracketed(difference.rule().to());
    }

    private boolean isSentence(Range range) {
      return rule.get(range.from()).isBeginning() && rule.isEnd(range.to());
    }

    private boolean isAside(Range range) {
      return rule.part(range.from(), range.to()).stream().allMatch(Token::isAside)
          && !isAside(range.from() - 1)
          && !isAside(range.to());
    }

    private boolean isAside(int place) {
      return place >= 0 && place < rule.size() && rule.get(place).isAside();
    }

    private boolean isBracketed(int place) {
      return place >= 0 && place < rule.size() && rule.get(place).isBracketed();
    }

    /** What is said there, but for what is added in brackets that the rule doesn't have. */
    private List<String> said(Difference difference) {
      Range range = difference.said();
      boolean isInAside = isAside(difference.rule().from() - 1) || isAside(difference.rule().to());
      boolean isInBrackets = isInBrackets(difference);
      return telling(
          said.part(range.from(), range.to()).stream()
              .filter(token ->
                  (isInBrackets || !token.isBracketed()) && (isInAside || !token.isAside())));
    }

    private static List<String> telling(Stream<Token> tokens) {
      return tokens.map(Token::word).filter(word -> !Terms.saysLittle(word)).toList();
    }

    private static String shown(Tokens tokens, String text, Range range) {
      List<Token> part = tokens.part(range.from(), range.to());
      int from = part.stream().map(Token::start).min(Comparator.naturalOrder()).orElse(0);
      int to = part.stream().map(Token::end).max(Comparator.naturalOrder()).orElse(0);
      return text.substring(from, to);
    }
  }
}
