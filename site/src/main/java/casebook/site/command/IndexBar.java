package casebook.site.command;

import casebook.site.Casebook;
import casebook.site.Progress;
import casebook.site.imports.DataFolder;
import casebook.site.imports.ImportException;
import java.io.Console;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;

/** Shows on a terminal how far the index is built, if it must be. */
final class IndexBar implements Progress, AutoCloseable {

  /** None before the first step, and where there is no terminal. */
  private final List<ProgressBar> bar = new ArrayList<>();

  private IndexBar() {}

  /**
   * Indexes what was imported, so that nobody need wait for it later.
   *
   * @throws Refused if something else in the folder is damaged
   */
  static void index(DataFolder folder) throws Refused {
    try (var bar = new IndexBar()) {
      Casebook.with(folder, bar).finishIndexing();
    } catch (ImportException e) {
      throw new Refused(e.reason());
    }
  }

  /** Whether somebody looks on. */
  static boolean isSeen() {
    return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
  }

  @Override
  public synchronized void at(int done, int all) {
    if (bar.isEmpty() && isSeen()) {
      bar.add(new ProgressBarBuilder().setTaskName("Index").setInitialMax(all).build());
    }
    bar.forEach(shown -> shown.stepTo(done));
  }

  @Override
  public void close() {
    bar.forEach(ProgressBar::close);
  }
}
