package casebook.site.command.ruling;

import casebook.rules.AskedEdition.InForce;
import casebook.site.Casebook;
import casebook.site.ask.Answered;
import casebook.site.ask.Asking;
import casebook.site.ask.Questions;
import casebook.site.command.option.DataOption;
import casebook.site.command.option.DeadlineOption;
import casebook.site.command.option.EditionOption;
import casebook.site.command.option.Opening;
import casebook.site.command.option.Refused;
import casebook.site.command.option.SiteOption;
import casebook.site.output.AnsweredJson;
import casebook.site.page.draft.BoardAddress;
import casebook.site.work.Task;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Answers a question in words. */
@Command(
    name = "ask",
    mixinStandardHelpOptions = true,
    description =
        "Answers a question in a player's words, where every word of it is understood; says what is"
            + " missing where not.",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:the question is answered",
      "3:it isn't: something is missing or wasn't understood",
      "2:there is no question",
      "4:the deadline passed before the answer was found"
    })
public final class AskCommand implements Callable<Integer> {
  private static final int NOT_ANSWERED = 3;

  private final Opening opening;

  @Mixin private DataOption data = new DataOption();

  @Parameters(paramLabel = "QUESTION", arity = "1..*", description = "The question, in words.")
  private List<String> words = List.of();

  @Option(names = "--json", description = "Write what the site answers a program.")
  private boolean json;

  @Mixin private EditionOption edition = new EditionOption();

  @Mixin private SiteOption site = new SiteOption();

  @Mixin private DeadlineOption deadline = new DeadlineOption();

  @Spec private CommandSpec spec = CommandSpec.create();

  public AskCommand(Opening opening) {
    this.opening = opening;
  }

  @Override
  public Integer call() throws Refused {
    String question = String.join(" ", words);
    if (question.isBlank()) {
      throw new Refused("There is no question");
    }
    if (question.length() > Asking.LONGEST) {
      throw new Refused("A question may have at most " + Asking.LONGEST + " characters");
    }
    Casebook casebook = data.open(opening);
    Optional<InForce> by = edition.in(casebook.editions()).map(InForce::new);
    Answered answered =
        deadline.during(Task.QUESTION, () -> new Questions(casebook).answer(question, by));
    Optional<String> link =
        answered
            .board()
            .flatMap(board -> BoardAddress.of(board, casebook.editions().executed()))
            .map(path -> site.address() + path);
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(AnsweredJson.of(answered, link).indented());
    } else {
      print(answered, link, out);
    }
    out.flush();
    return answered.given().isEmpty() ? NOT_ANSWERED : 0;
  }

  private static void print(Answered answered, Optional<String> link, PrintWriter out) {
    answered.given().forEach(given -> out.println(given.words()));
    if (answered.given().isEmpty()) {
      out.println("This can't be answered with certainty.");
      answered.unplaced().forEach(part -> out.println("  Not understood: “" + part.text() + "”"));
      answered.missing().forEach(question -> out.println("  " + question));
    }
    if (!answered.understood().isEmpty()) {
      out.println();
      out.println("Understood as");
      answered.understood().forEach(sentence -> out.println("  " + sentence));
    }
    link.ifPresent(address -> out.println("  " + address));
    if (answered.given().isEmpty() && !answered.rules().isEmpty()) {
      out.println();
      out.println(
          "Rules that may help: "
              + answered.rules().stream().map(Object::toString).collect(Collectors.joining(", ")));
    }
    if (!answered.cases().isEmpty()) {
      out.println("Cases like it: " + String.join(", ", answered.cases()));
    }
  }
}
