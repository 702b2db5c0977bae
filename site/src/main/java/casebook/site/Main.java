package casebook.site;

import casebook.site.command.CasebookCommand;

/** The program. */
public final class Main {
  private Main() {}

  /** Runs the command that the arguments name, and ends with its exit code. */
  public static void main(String[] arguments) {
    System.exit(CasebookCommand.commandLine(Casebook::builtIn).execute(arguments));
  }
}
