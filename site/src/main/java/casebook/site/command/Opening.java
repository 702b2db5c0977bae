package casebook.site.command;

import casebook.site.Casebook;
import casebook.site.imports.DataFolder;
import casebook.site.imports.ImportException;

/** How commands come to what they work with. */
@FunctionalInterface
public interface Opening {

  /** Shows on a terminal how far it is with what must be worked out first. */
  static Opening withBars() {
    return folder -> Casebook.with(folder, new IndexBar());
  }

  /**
   * What the program comes with, and what the user has imported.
   *
   * @throws ImportException if what is in the folder is damaged
   */
  Casebook open(DataFolder folder) throws ImportException;
}
