package casebook.site.command;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.Casebook;
import casebook.site.StoppedClock;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import picocli.CommandLine;

/** The help of the commands, and what shells are told of them. */
class HelpTest {
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

  private static CommandLine all() {
    return CasebookCommand.commandLine(_ -> Casebook.builtIn(StoppedClock.OCTOBER_2026));
  }

  @Test
  void every_command_has_examples_and_each_of_them_can_be_parsed() {
    all()
        .getSubcommands()
        .forEach((name, command) -> {
          if (!name.equals("help")) {
            assertThat(command.getUsageMessage()).as(name).contains("Examples:");
            assertExamples(command);
            command.getSubcommands().values().forEach(HelpTest::assertExamples);
          }
        });
  }

  private static void assertExamples(CommandLine command) {
    List<String> examples =
        Arrays.stream(command.getCommandSpec().usageMessage().footer())
            .filter(line -> line.startsWith("  casebook "))
            .toList();
    assertThat(examples).as(command.getCommandName()).isNotEmpty();
    for (String example : examples) {
      // What stands after a redirection or a pipe is the shell's.
      String own = example.strip().split(" [<>|] ", 2)[0];
      String[] words =
          WORD.matcher(own)
              .results()
              .skip(1)
              .map((MatchResult word) -> word.group(1) != null ? word.group(1) : word.group(2))
              .toArray(String[]::new);
      assertThat(all().parseArgs(words).errors()).as(example).isEmpty();
    }
  }

  @Test
  void examples_are_of_commands_that_there_are() {
    for (String name : Examples.byCommand().keySet()) {
      Map<String, CommandLine> commands = all().getSubcommands();
      for (String word : name.split(" ", -1)) {
        assertThat(commands).as(name).containsKey(word);
        commands =
            Optional.ofNullable(commands.get(word))
                .map(CommandLine::getSubcommands)
                .orElse(Map.of());
      }
    }
  }

  /** The command that the arguments name is made alone; nobody sees a difference. */
  @Test
  void one_command_alone_says_what_it_says_among_all() {
    for (String name : List.of("rule", "import", "ask", "serve")) {
      assertThat(printed(all(), name, "--help"))
          .isEqualTo(printed(CasebookCommand.commandLine(opening(), name), name, "--help"));
    }
    assertThat(CasebookCommand.commandLine(opening(), "rule").getSubcommands()).hasSize(2);
    assertThat(CasebookCommand.commandLine(opening(), "help", "rule").getSubcommands())
        .hasSameSizeAs(all().getSubcommands());
  }

  private static casebook.site.command.option.Opening opening() {
    return _ -> Casebook.builtIn(StoppedClock.OCTOBER_2026);
  }

  private static String printed(CommandLine line, String... arguments) {
    var out = new StringWriter();
    line.setOut(new PrintWriter(out)).execute(arguments);
    return out.toString();
  }

  @Test
  void shells_are_told_all_commands_and_options() {
    for (String shell : List.of("bash", "zsh", "fish")) {
      String script = printed(all(), "completion", shell);
      all()
          .getSubcommands()
          .forEach((name, command) -> {
            assertThat(script).as(shell).contains(name);
            command
                .getCommandSpec()
                .optionsMap()
                .keySet()
                .forEach(option ->
                    assertThat(script)
                        .as(shell + " " + name)
                        .contains(shell.equals("fish") ? option.replaceFirst("^-+", "") : option));
          });
    }
    assertThat(Run.onBuiltIn("completion", "csh").exitCode()).isEqualTo(2);
  }

  /** The script that bash is given completes there. */
  @Test
  @Timeout(60)
  void bash_completes_a_command_and_an_option() throws Exception {
    String script = printed(all(), "completion", "bash");
    assertThat(completed(script, "casebook res")).contains("resolve");
    assertThat(completed(script, "casebook cite --sty")).contains("--style");
    assertThat(completed(script, "casebook adjudicate --format mark")).contains("markdown");
  }

  private static List<String> completed(String script, String typed) throws Exception {
    String asked =
        script
            + """

            COMP_LINE='%1$s'; COMP_WORDS=(%1$s); COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 ))
            COMP_POINT=${#COMP_LINE}
            _complete_casebook "${COMP_WORDS[0]}" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
            printf '%%s\\n' "${COMPREPLY[@]}"
            """
                .formatted(typed);
    Process bash = new ProcessBuilder("bash", "-s").redirectErrorStream(true).start();
    try (var in = bash.outputWriter()) {
      in.write(asked);
    }
    List<String> said = bash.inputReader().lines().map(String::strip).toList();
    bash.waitFor();
    return said;
  }
}
