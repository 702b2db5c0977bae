package casebook.site.measure.citing;

import java.util.List;
import java.util.Locale;

/**
 * What {@code check} finds of some citations, half of them wrong.
 *
 * @param of what they are
 * @param wrong how many are wrong
 * @param found of these, how many are told to be those of another rule
 * @param named of these, how many with the rule that is meant
 * @param certified of these, how many are told to be right
 * @param right how many are right
 * @param alarms of these, how many are told to need attention
 * @param confirmed of these, how many are told to be right
 * @param missed the wrong ones that aren't found and the right ones that are called wrong
 */
public record CitingFigures(
    String of,
    int wrong,
    int found,
    int named,
    int certified,
    int right,
    int alarms,
    int confirmed,
    List<String> missed) {

  /** Copies the list. */
  public CitingFigures {
    missed = List.copyOf(missed);
  }

  /** The figures in one line. */
  public String line() {
    return String.format(
        Locale.ROOT,
        "%-28s wrong: %2d of %2d found, %2d with its rule, %2d called right | right: %2d of %2d"
            + " confirmed, %2d false alarms",
        of,
        found,
        wrong,
        named,
        certified,
        confirmed,
        right,
        alarms);
  }
}
