package casebook.site.command.option;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say how long a report of changed rulings is. */
public final class ReportOption {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

  private int examples;
  private int cards;

  /** None is read yet. */
  public ReportOption() {}

  @Option(
      names = "--examples",
      paramLabel = "NUMBER",
      defaultValue = "3",
      description = "How many boards to show for each kind of change (${DEFAULT-VALUE}).")
  void examples(int number) {
    examples = fromZero("--examples", number);
  }

  @Option(
      names = "--cards",
      paramLabel = "NUMBER",
      defaultValue = "40",
      description = "How many cards to list (${DEFAULT-VALUE}).")
  void cards(int number) {
    cards = fromZero("--cards", number);
  }

  private int fromZero(String option, int number) {
    CommandLine line = command.commandLine();
    if (number < 0) {
      throw new ParameterException(line, option + " is a number from 0 on");
    }
    return number;
  }

  /** How many boards are shown for each kind of change. */
  public int examples() {
    return examples;
  }

  /** How many cards are listed. */
  public int cards() {
    return cards;
  }
}
