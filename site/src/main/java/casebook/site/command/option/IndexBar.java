package casebook.site.command.option;

import casebook.site.Casebook;
import casebook.site.imports.DataFolder;
import casebook.site.imports.Progress;
import casebook.site.imports.published.ImportException;
import java.io.Console;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;

/** Shows on a terminal how far it is with what takes its time, one bar for each kind of work. */
public final class IndexBar implements Progress, AutoCloseable {

  /** None where there is no terminal; a bar is there from the first step of its work on. */
  private final Map<Work, ProgressBar> bars = new EnumMap<>(Work.class);

  /** Shows nothing yet. */
  public IndexBar() {}

  /**
   * Compares and indexes what was imported, so that nobody need wait for it later.
   *
   * @throws Refused if something else in the folder is damaged
   */
  public static void index(DataFolder folder) throws Refused {
    try (var bar = new IndexBar()) {
      Casebook.with(folder, bar).finishIndexing();
    } catch (ImportException e) {
      throw new Refused(e.reason());
    }
  }

  /** Whether somebody looks on. */
  public static boolean isSeen() {
    return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
  }

  @Override
  public synchronized void at(Work work, int done, int all) {
    if (isSeen()) {
      ProgressBar bar = bars.computeIfAbsent(work, _ -> bar(work, all));
      if (done > bar.getCurrent()) {
        bar.stepTo(done);
        if (done == all) {
          bar.close();
        }
      }
    }
  }

  private static ProgressBar bar(Work work, int all) {
    return new ProgressBarBuilder().setTaskName(name(work)).setInitialMax(all).build();
  }

  private static String name(Work work) {
    return switch (work) {
      case READING -> "Editions read";
      case COMPARING -> "Rules compared";
      case INDEXING -> "Rules indexed";
      case INDEXING_CARDS -> "Cards indexed";
    };
  }

  @Override
  public synchronized void close() {
    bars.values().stream()
        .filter(bar -> bar.getCurrent() < bar.getMax())
        .forEach(ProgressBar::close);
  }
}
