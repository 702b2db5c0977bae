package casebook.site.command.ruling;

import casebook.site.Casebook;
import casebook.site.command.option.DataOption;
import casebook.site.command.option.DeadlineOption;
import casebook.site.command.option.ExitCodes;
import casebook.site.command.option.GivenText;
import casebook.site.command.option.Opening;
import casebook.site.command.option.Refused;
import casebook.site.exchange.BoardFormat;
import casebook.site.exchange.Conversion;
import casebook.site.exchange.Converter;
import casebook.site.work.Task;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Converts boards between Casebook's cases and what other programs write. */
@Command(
    name = "convert",
    mixinStandardHelpOptions = true,
    description = {
      "Converts a board: a game state or puzzle of Forge, or a list of cards as Cockatrice, XMage,"
          + " MTGO and Arena write them or with links to Scryfall, into a case; or a case into one of"
          + " these.",
      "What isn't carried over is told on standard error, with line and column."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:it is converted",
      "1:it is converted, but for what is warned of, which may bear on the attack",
      "2:it can't be converted",
      "4:the deadline passed before it was converted"
    })
public final class ConvertCommand implements Callable<Integer> {
  private static final int WITH_WARNINGS = 1;

  private final Opening opening;

  @Mixin private DataOption data = new DataOption();

  @Parameters(paramLabel = "FILE", description = "The board; - reads it from the standard input.")
  private String file = GivenText.STANDARD_INPUT;

  @Option(
      names = "--from",
      paramLabel = "FORMAT",
      description =
          "The format that it is in: yaml, json, forge or cards; by default what it looks like.")
  private Optional<String> from = Optional.empty();

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      description =
          "The format to write: yaml, json, forge or cards; a case is written as forge by default, all else as a case in yaml.")
  private Optional<String> to = Optional.empty();

  @Mixin private DeadlineOption deadline = new DeadlineOption();

  @Spec private CommandSpec spec = CommandSpec.create();

  public ConvertCommand(Opening opening) {
    this.opening = opening;
  }

  @Override
  public Integer call() throws Refused {
    Optional<BoardFormat> stated = format(from);
    Optional<BoardFormat> wanted = format(to);
    String text = GivenText.read(file);
    Casebook casebook = data.open(opening);
    BoardFormat read = stated.orElseGet(() -> BoardFormat.of(text));
    BoardFormat written = wanted.orElse(read.isCase() ? BoardFormat.FORGE : BoardFormat.YAML);
    var converter = new Converter(casebook.editions(), casebook.catalogue());
    Conversion conversion =
        deadline.during(Task.RULING, () -> converter.convert(text, read, written));
    conversion.text().ifPresent(spec.commandLine().getOut()::print);
    spec.commandLine().getOut().flush();
    conversion
        .remarks()
        .forEach(remark -> spec.commandLine().getErr().println(file + ":" + remark.line()));
    spec.commandLine().getErr().flush();
    if (conversion.text().isEmpty()) {
      return ExitCodes.NOT_JUDGED;
    }
    return conversion.warnings().isEmpty() ? 0 : WITH_WARNINGS;
  }

  private static Optional<BoardFormat> format(Optional<String> name) throws Refused {
    Optional<BoardFormat> format = name.flatMap(BoardFormat::named);
    if (name.isPresent() && format.isEmpty()) {
      throw new Refused(
          "There is no format %s: the formats are %s"
              .formatted(name.get(), String.join(", ", BoardFormat.names())));
    }
    return format;
  }
}
