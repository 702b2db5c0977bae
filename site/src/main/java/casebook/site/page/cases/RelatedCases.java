package casebook.site.page.cases;

import casebook.index.lucene.LikeQuestions.Likely;
import casebook.site.Casebook;
import casebook.site.cases.PublishedRuling;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Which questions somebody asks next who has asked one: the same rule, alike words and boards. */
record RelatedCases(Casebook casebook) {

  /** More are not looked through. */
  private static final int MOST = 5;

  /** The number of like questions that are compared. */
  private static final int LOOKED_AT = 60;

  /** Of two that are alike in words, the one that the same rule decides counts this much more. */
  private static final double SAME_RULE = 0.3;

  /**
   * Another card of the board that is on the other board too; but not one that many boards have.
   */
  private static final double SAME_CARD = 0.15;

  /** A card on this number of boards is there to fill a place. */
  private static final int COMMON = 12;

  /** What is less alike than this isn't worth reading. */
  private static final double LEAST = 0.45;

  private record Counted(PublishedRuling ruling, double counts) {}

  /** The few that are most like it, the likest first. */
  List<PublishedRuling> of(PublishedRuling ruling) {
    Map<String, Long> boards = telling(ruling);
    return casebook.like(ruling.question() + " " + ruling.answer(), LOOKED_AT).stream()
        .flatMap(likely -> counted(ruling, likely, boards).stream())
        .filter(one -> one.counts() >= LEAST)
        .sorted(Comparator.comparingDouble(Counted::counts).reversed())
        .limit(MOST)
        .map(Counted::ruling)
        .toList();
  }

  private Optional<Counted> counted(
      PublishedRuling ruling, Likely likely, Map<String, Long> boards) {
    String href = likely.entry().href("");
    return casebook
        .rulings()
        .find(href.substring(href.lastIndexOf('/') + 1))
        .filter(other -> other.href().equals(href) && !other.equals(ruling))
        .map(other ->
            new Counted(
                other,
                likely.share()
                    + (other.rule().equals(ruling.rule()) ? SAME_RULE : 0)
                    + SAME_CARD
                        * boards.keySet().stream().filter(other.cards()::contains).count()));
  }

  /** On how many boards each card of a case is, without those that are there to fill a place. */
  private Map<String, Long> telling(PublishedRuling ruling) {
    Map<String, Long> boards =
        casebook.rulings().all().stream()
            .flatMap(other -> other.cards().stream())
            .filter(ruling.cards()::contains)
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    boards.values().removeIf(count -> count > COMMON);
    return boards;
  }
}
