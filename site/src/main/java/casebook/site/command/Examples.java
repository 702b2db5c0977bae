package casebook.site.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import picocli.CommandLine;

/** The examples that the help of each command ends with. */
final class Examples {
  private static final String HEADING = "%nExamples:%n";

  private Examples() {}

  /** Those of each command, by its name after that of the program, as {@code import rules}. */
  static Map<String, List<String>> byCommand() {
    try (var file =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(Examples.class.getResourceAsStream("examples.txt")),
                StandardCharsets.UTF_8))) {
      Map<String, List<String>> examples = new LinkedHashMap<>();
      List<String> last = new ArrayList<>();
      for (String line : file.lines().toList()) {
        if (line.startsWith("  ")) {
          last.add(line);
        } else if (!line.isBlank() && !line.startsWith("#")) {
          last = new ArrayList<>();
          examples.put(line, last);
        }
      }
      return examples;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
