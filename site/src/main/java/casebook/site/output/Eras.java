package casebook.site.output;

import casebook.rules.Crosswalk;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.site.input.Case;
import casebook.site.input.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The editions in rows that have nothing different about the rulings on one board: verdicts, cited
 * numbers, the texts of the cited rules, and notes on what an edition says otherwise.
 */
public final class Eras {

  /**
   * Editions in a row.
   *
   * @param editions the newest first
   */
  public record Era(List<Edition> editions) {
    /** Copies the list. */
    public Era {
      editions = List.copyOf(editions);
    }

    /** The newest of them. */
    public Edition newest() {
      return editions.getFirst();
    }

    /** The oldest of them. */
    public Edition oldest() {
      return editions.getLast();
    }
  }

  /**
   * A rule as a ruling cites it.
   *
   * @param note what the edition says otherwise
   */
  private record CitedText(RuleNumber number, Optional<String> text, String note) {}

  private final Editions editions;
  private final Function<Edition, Reading<Case>> readings;
  private Optional<Judgement> judged = Optional.empty();

  /**
   * The eras of a board.
   *
   * @param readings reads the board as a case of an edition
   */
  public Eras(Editions editions, Function<Edition, Reading<Case>> readings) {
    this.editions = editions;
    this.readings = readings;
  }

  /** All eras, the newest first. */
  public List<Era> all() {
    var eras = new ArrayList<Era>();
    var row = new ArrayList<Edition>();
    List<Object> last = List.of();
    for (Edition edition : editions.all()) {
      List<Object> now = told(edition);
      if (!row.isEmpty() && !now.equals(last)) {
        eras.add(new Era(row));
        row.clear();
      }
      row.add(edition);
      last = now;
    }
    eras.add(new Era(row));
    return List.copyOf(eras);
  }

  /** All that is said of the board by an edition, or by what it can't be judged. */
  private List<Object> told(Edition edition) {
    return switch (readings.apply(edition)) {
      case Reading.Good<Case>(var of) -> told(judgement(of));
      case Reading.Unparseable<Case> _, Reading.Wrong<Case> _ ->
          List.of(Crosswalk.builtIn().lacking(edition));
    };
  }

  /** The moves are judged once where editions don't differ in what they make of them. */
  private Judgement judgement(Case of) {
    Judgement judgement =
        judged.flatMap(one -> one.alsoFor(of)).orElseGet(() -> Judgement.of(of, editions));
    judged = Optional.of(judgement);
    return judgement;
  }

  private static List<Object> told(Judgement judgement) {
    return judgement.rulings().stream()
        .<Object>map(ruling ->
            List.of(
                ruling.verdict(),
                ruling.citations().stream()
                    .map(rule -> {
                      Cited cited = judgement.cited(rule);
                      return new CitedText(
                          cited.number(),
                          cited.rule().map(Rule::text),
                          judgement.difference(rule).map(Difference::note).orElse(""));
                    })
                    .toList()))
        .toList();
  }
}
