package casebook.site;

import casebook.rules.Editions;
import casebook.rules.history.Comparison;
import casebook.rules.history.Crosswalk;
import casebook.rules.history.History;
import casebook.rules.history.History.Step;
import casebook.rules.history.KeptComparisons;
import casebook.site.imports.ComputedFiles;
import casebook.site.imports.DataFolder;
import casebook.site.imports.Progress;
import casebook.site.imports.Progress.Work;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** The history of rules with what comparisons of imported editions have found, which is kept. */
final class KeptHistory {
  private static final String COMPUTED = "comparisons";

  private KeptHistory() {}

  /**
   * Reads it; what isn't kept yet is worked out first.
   *
   * @param fingerprint of the editions and of the program
   */
  static History in(DataFolder folder, Editions editions, String fingerprint, Progress progress) {
    ComputedFiles files = folder.computed();
    Optional<KeptComparisons> kept = files.read(COMPUTED, fingerprint, KeptComparisons::read);
    if (kept.isPresent()) {
      return new History(editions, Crosswalk.builtIn(), kept.get());
    }
    var history = new History(editions, Crosswalk.builtIn());
    List<Step> steps = history.steps();
    int rules = steps.stream().mapToInt(KeptHistory::rules).sum();
    var done = new AtomicInteger();
    progress.at(Work.COMPARING, 0, rules);
    List<Comparison> comparisons =
        steps.parallelStream()
            .map(step -> {
              Comparison comparison = history.compare(step.older(), step.newer());
              // The last one is done once all of it is kept.
              progress.at(Work.COMPARING, Math.min(done.addAndGet(rules(step)), rules - 1), rules);
              return comparison;
            })
            .toList();
    files.keep(COMPUTED, fingerprint, out -> KeptComparisons.write(comparisons, out));
    progress.at(Work.COMPARING, rules, rules);
    return files
        .read(COMPUTED, fingerprint, KeptComparisons::read)
        .map(written -> new History(editions, Crosswalk.builtIn(), written))
        .orElse(history);
  }

  /** How many rules are compared: an edition with two sections takes far less than a whole one. */
  private static int rules(Step step) {
    return Math.min(step.older().rules().size(), step.newer().rules().size());
  }
}
