package casebook.site.output;

import casebook.rules.AskedEdition.InForce;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Novelty;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.history.Crosswalk;
import casebook.site.input.Case;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Cited;
import casebook.site.judging.Difference;
import casebook.site.judging.Judgement;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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

  /**
   * What makes editions judge one board in the same manner.
   *
   * @param lacking what they don't know
   * @param alone the edition, where it decides as it reads itself and not as the newest does
   */
  private record Manner(Set<Novelty> lacking, Optional<Edition> alone) {
    private static Manner of(Edition edition) {
      return new Manner(
          Crosswalk.builtIn().lacking(edition),
          Optional.of(edition).filter(one -> !one.effective().isBefore(AS_THEY_READ)));
    }
  }

  /** From this edition on each decides as it reads; older ones are judged as the newest. */
  private static final LocalDate AS_THEY_READ = LocalDate.of(2025, 6, 6);

  private final Map<Manner, Reading<Case>> read = new HashMap<>();
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
    return switch (read.computeIfAbsent(Manner.of(edition), _ -> readings.apply(edition))) {
      case Reading.Good<Case>(var of) -> told(judgement(of.by(new InForce(edition))));
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
