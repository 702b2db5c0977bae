package casebook.rules.history;

import casebook.rules.Novelty;
import casebook.rules.RuleNumber;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the table of a {@link Crosswalk}: each step of it, line by line. */
final class CrosswalkReader {
  private static final Pattern STEP = Pattern.compile("step (\\S+)");
  private static final Pattern SECTION = Pattern.compile("section (\\S+) = (\\S+)");
  private static final Pattern BRINGS = Pattern.compile("brings (.+)");
  private static final Pattern GONE = Pattern.compile("gone (\\S+) \\| (.+)");
  private static final Pattern REUSED = Pattern.compile("reused (.+)");
  private static final Pattern ONLY = Pattern.compile("only (\\S+) = (.+)");
  private static final Pattern BEGINS = Pattern.compile("begins (\\S+) \\| (.+)");
  private static final Pattern NONE = Pattern.compile("(\\S+) = none \\| (.+)");
  private static final Pattern STANDS = Pattern.compile("(\\S+) = ([^|]+?) \\| ([a-z-]+) \\| (.+)");

  private CrosswalkReader() {}

  /**
   * The steps by their dates.
   *
   * @throws IllegalArgumentException with the line that is none of the table
   */
  static NavigableMap<LocalDate, Step> read(String text) {
    var steps = new TreeMap<LocalDate, Step>();
    Optional<Step> step = Optional.empty();
    for (String line : text.lines().toList()) {
      Matcher begins = STEP.matcher(line);
      if (begins.matches()) {
        var next = new Step(LocalDate.parse(begins.group(1)));
        steps.put(next.date(), next);
        step = Optional.of(next);
      } else if (!line.isBlank() && !line.startsWith("#")) {
        add(line, step.orElseThrow(() -> new IllegalArgumentException(line)));
      }
    }
    steps.replaceAll((_, one) -> one.finished());
    return steps;
  }

  private static void add(String line, Step step) {
    Matcher section = SECTION.matcher(line);
    Matcher brings = BRINGS.matcher(line);
    Matcher gone = GONE.matcher(line);
    Matcher reused = REUSED.matcher(line);
    Matcher only = ONLY.matcher(line);
    Matcher begins = BEGINS.matcher(line);
    Matcher none = NONE.matcher(line);
    Matcher stands = STANDS.matcher(line);
    if (section.matches()) {
      step.sections().put(RuleNumber.parse(section.group(1)), RuleNumber.parse(section.group(2)));
    } else if (brings.matches()) {
      step.brings().add(Novelty.valueOf(constant(brings.group(1))));
    } else if (gone.matches()) {
      step.gone().put(RuleNumber.parse(gone.group(1)), gone.group(2));
    } else if (reused.matches()) {
      step.reused().addAll(numbers(reused.group(1)));
    } else if (only.matches()) {
      step.only().put(RuleNumber.parse(only.group(1)), numbers(only.group(2)));
    } else if (begins.matches()) {
      step.begins()
          .put(RuleNumber.parse(begins.group(1)), new Counterpart.Missing(begins.group(2)));
    } else if (none.matches()) {
      step.before().put(RuleNumber.parse(none.group(1)), new Counterpart.Missing(none.group(2)));
    } else if (stands.matches()) {
      step.before()
          .put(
              RuleNumber.parse(stands.group(1)),
              new Counterpart.Stands(
                  numbers(stands.group(2)),
                  Change.valueOf(constant(stands.group(3))),
                  stands.group(4)));
    } else {
      throw new IllegalArgumentException(line);
    }
  }

  private static List<RuleNumber> numbers(String written) {
    return Arrays.stream(written.split(" ")).map(RuleNumber::parse).toList();
  }

  private static String constant(String name) {
    return name.toUpperCase(Locale.ROOT).replace(' ', '_').replace('-', '_');
  }
}
