package casebook.site.command;

import casebook.site.Casebook;
import casebook.site.imports.DataFolder;
import casebook.site.imports.ImportException;

/** How commands come to what they work with. */
@FunctionalInterface
public interface Opening {
  /**
   * What the program comes with, and what the user has imported.
   *
   * @throws ImportException if what is in the folder is damaged
   */
  Casebook open(DataFolder folder) throws ImportException;
}
