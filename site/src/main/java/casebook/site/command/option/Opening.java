package casebook.site.command.option;

import casebook.site.Casebook;
import casebook.site.imports.DataFolder;
import casebook.site.imports.published.ImportException;
import casebook.site.words.search.EditionWords;
import java.util.function.Consumer;

/** How commands come to what they work with. */
@FunctionalInterface
public interface Opening {

  /** Shows on a terminal how far it is with what must be worked out first. */
  static Opening withBars() {
    return folder -> Casebook.with(folder, new IndexBar());
  }

  /**
   * Opens the same, and says it in a line where the newest edition held is old.
   *
   * @param line takes the line
   */
  default Opening warning(Consumer<String> line) {
    return folder -> {
      Casebook opened = open(folder);
      EditionWords.old(opened.editions()).ifPresent(line);
      return opened;
    };
  }

  /**
   * What the program comes with, and what the user has imported.
   *
   * @throws ImportException if what is in the folder is damaged
   */
  Casebook open(DataFolder folder) throws ImportException;
}
