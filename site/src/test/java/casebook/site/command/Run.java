package casebook.site.command;

import casebook.site.Casebook;
import casebook.site.StoppedClock;
import casebook.site.command.option.Opening;
import java.io.PrintWriter;
import java.io.StringWriter;

/** What a run of the command line printed, and how it ended. */
public record Run(int exitCode, String out, String err) {

  /** Runs it on what is built in. */
  static Run onBuiltIn(String... arguments) {
    return of(_ -> Casebook.builtIn(StoppedClock.OCTOBER_2026), arguments);
  }

  /** Runs it on what is opened so. */
  public static Run of(Opening opening, String... arguments) {
    var out = new StringWriter();
    var err = new StringWriter();
    int exitCode =
        CasebookCommand.commandLine(opening)
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .execute(arguments);
    return new Run(exitCode, out.toString(), err.toString());
  }
}
