package casebook.site.article.check;

import casebook.rules.RuleNumber;
import casebook.site.article.check.Statement.Word;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Something that a rule says, with the words by which others say it or its opposite.
 *
 * @param says what the rule says, as the end of a sentence
 * @param heads what it says or denies; if there are several, any of them
 * @param about of each group of words one must be there
 * @param unless words with which something else is told
 */
record Claim(
    RuleNumber rule, String says, List<Head> heads, List<List<Wanted>> about, List<Wanted> unless) {

  /** What makes a sentence say the claim, or its opposite. */
  sealed interface Head {}

  /** Words that the claim says, or that it denies. */
  record Told(boolean isDenied, List<String> phrase) implements Head {}

  /** What only the active player does, or the controller. */
  record Doing(List<String> verbs) implements Head {}

  /** Words that are there in some way. */
  record Wanted(In in, List<String> phrase) {}

  /** How a word is there. */
  enum In {
    ANYHOW,
    SAID,
    DENIED,
    DENIED_IN_CONDITION,
    ANY_DENIAL,
    ANY_CONDITION
  }

  private enum Side {
    FOR,
    AGAINST
  }

  /** Copies the lists. */
  Claim {
    heads = List.copyOf(heads);
    about = List.copyOf(about);
    unless = List.copyOf(unless);
  }

  /** Whether a sentence says the opposite and doesn't say this, too. */
  boolean isContradictedBy(Statement statement) {
    if (!about.stream().allMatch(group -> group.stream().anyMatch(one -> has(one, statement)))
        || unless.stream().anyMatch(one -> has(one, statement))) {
      return false;
    }
    List<Side> sides = heads.stream().flatMap(head -> sides(head, statement)).toList();
    return sides.contains(Side.AGAINST) && !sides.contains(Side.FOR);
  }

  private static boolean has(Wanted wanted, Statement statement) {
    return switch (wanted.in()) {
      case ANYHOW -> !statement.having(wanted.phrase()).isEmpty();
      case SAID -> statement.having(wanted.phrase()).stream().anyMatch(word -> !word.isDenied());
      case DENIED -> statement.having(wanted.phrase()).stream().anyMatch(Word::isDenied);
      case DENIED_IN_CONDITION ->
          statement.having(wanted.phrase()).stream()
              .anyMatch(word -> word.isDenied() && word.isCondition());
      case ANY_DENIAL -> statement.hasDenial();
      case ANY_CONDITION -> statement.hasCondition();
    };
  }

  private static Stream<Side> sides(Head head, Statement statement) {
    return switch (head) {
      case Told told ->
          statement.having(told.phrase()).stream()
              .filter(word -> !word.isCondition())
              .map(word -> word.isDenied() == told.isDenied() ? Side.FOR : Side.AGAINST);
      case Doing doing ->
          IntStream.range(0, statement.words().size())
              .boxed()
              .filter(at -> isOneOf(doing.verbs(), statement.words().get(at)))
              .flatMap(at -> side(at, statement));
    };
  }

  private static boolean isOneOf(List<String> verbs, Word word) {
    return !word.isCondition() && verbs.stream().anyMatch(verb -> Statement.isIt(word, verb));
  }

  /** Whether the right player does it. */
  private static Stream<Side> side(int verb, Statement statement) {
    boolean isDenied = statement.words().get(verb).isDenied();
    return statement.doing(verb).stream()
        .flatMap(player ->
            switch (player.text()) {
              case Statement.DEFENDING, Statement.NONACTIVE, Statement.OPPONENT ->
                  isDenied || player.isDenied() ? Stream.of() : Stream.of(Side.AGAINST);
              case Statement.NOBODY -> Stream.of(Side.AGAINST);
              default -> Stream.of(isDenied || player.isDenied() ? Side.AGAINST : Side.FOR);
            });
  }
}
