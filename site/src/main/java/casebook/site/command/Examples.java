package casebook.site.command;

import casebook.rules.OwnFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;

/** The examples that the help of each command ends with. */
final class Examples {
  private static final String HEADING = "%nExamples:%n";

  private Examples() {}

  /** Those of each command, by its name after that of the program, as {@code import rules}. */
  static Map<String, List<String>> byCommand() {
    Map<String, List<String>> examples = new LinkedHashMap<>();
    List<String> last = new ArrayList<>();
    for (String line : new OwnFile(Examples.class, "examples.txt").entries().toList()) {
      if (line.startsWith("  ")) {
        last.add(line);
      } else {
        last = new ArrayList<>();
        examples.put(line, last);
      }
    }
    return examples;
  }

  /** Puts them below the help of the commands of a command line. */
  static void addTo(CommandLine line) {
    byCommand()
        .forEach((name, examples) -> {
          CommandLine command = line;
          for (String word : name.split(" ", -1)) {
            command = command.getSubcommands().get(word);
            if (command == null) {
              return;
            }
          }
          command
              .getCommandSpec()
              .usageMessage()
              .footerHeading(HEADING)
              .footer(examples.toArray(String[]::new));
        });
  }
}
