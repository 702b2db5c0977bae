package casebook.site.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Completions for fish, which picocli doesn't write. */
final class FishCompletion {
  private final CommandLine line;
  private final String program;
  private final List<String> lines = new ArrayList<>();

  FishCompletion(CommandLine line) {
    this.line = line;
    this.program = line.getCommandName();
  }

  /** The script. */
  String script() {
    add(line, List.of());
    return String.join("\n", lines) + "\n";
  }

  private void add(CommandLine command, List<String> path) {
    Map<String, CommandLine> below = new LinkedHashMap<>(command.getSubcommands());
    below.forEach((name, sub) ->
        lines.add(complete(where(path, below), "-f -a " + quoted(name), summary(sub))));
    for (OptionSpec option : command.getCommandSpec().options()) {
      if (!option.hidden()) {
        lines.add(
            complete(where(path, Map.of()), words(option), String.join(" ", option.description())));
      }
    }
    for (PositionalParamSpec parameter : command.getCommandSpec().positionalParameters()) {
      if (parameter.completionCandidates() != null) {
        lines.add(
            complete(
                where(path, Map.of()),
                "-f -a " + quoted(candidates(parameter.completionCandidates())),
                ""));
      }
    }
    below.forEach((name, sub) -> {
      List<String> longer = new ArrayList<>(path);
      longer.add(name);
      add(sub, longer);
    });
  }

  private String complete(String condition, String what, String description) {
    String says = description.isEmpty() ? "" : " -d " + quoted(plain(description));
    return "complete -c " + program + " -n " + quoted(condition) + " " + what + says;
  }

  /** Where all of these words have been typed, and none of those that may come next. */
  private static String where(List<String> path, Map<String, CommandLine> next) {
    if (path.isEmpty()) {
      return "__fish_use_subcommand";
    }
    String seen =
        path.stream()
            .map(word -> "__fish_seen_subcommand_from " + word)
            .collect(Collectors.joining("; and "));
    return next.isEmpty()
        ? seen
        : seen + "; and not __fish_seen_subcommand_from " + String.join(" ", next.keySet());
  }

  private static String words(OptionSpec option) {
    String names =
        Arrays.stream(option.names())
            .map(name ->
                name.startsWith("--") ? "-l " + name.substring(2) : "-s " + name.substring(1))
            .collect(Collectors.joining(" "));
    boolean takesValue = option.arity().max() > 0;
    boolean hasWords = takesValue && option.completionCandidates() != null;
    return hasWords
        ? names + " -x -a " + quoted(candidates(option.completionCandidates()))
        : takesValue ? names + " -r" : names;
  }

  private static String candidates(Iterable<String> words) {
    return StreamSupport.stream(words.spliterator(), false).collect(Collectors.joining(" "));
  }

  private static String summary(CommandLine command) {
    return String.join(" ", command.getCommandSpec().usageMessage().description());
  }

  /** The first sentence, without what picocli fills in. */
  private static String plain(String description) {
    String first = description.replaceAll(" ?\\(?\\$\\{[^${}]*+}\\)?", "");
    int end = first.indexOf(". ");
    return end < 0 ? first : first.substring(0, end + 1);
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
