package casebook.site.command.option;

import casebook.site.Casebook;
import casebook.site.imports.DataFolder;
import casebook.site.imports.published.ImportException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option of a command that works with what the user has imported. */
public final class DataOption {
  @Option(
      names = "--data",
      paramLabel = "DIR",
      defaultValue = "${env:CASEBOOK_DATA}",
      description =
          "The folder with what was imported ($XDG_DATA_HOME/casebook, or"
              + " ~/.local/share/casebook).")
  private Optional<Path> folder = Optional.empty();

  /** The folder that was chosen, or else the user's own. */
  public DataFolder folder() {
    return folder
        .map(DataFolder::new)
        .orElseGet(() ->
            DataFolder.standard(System.getenv(), Path.of(System.getProperty("user.home", "."))));
  }

  /** Opens it. */
  public Casebook open(Opening opening) throws Refused {
    try {
      return opening.open(folder());
    } catch (ImportException e) {
      throw new Refused(e.reason());
    }
  }
}
