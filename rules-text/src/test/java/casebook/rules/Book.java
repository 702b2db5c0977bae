package casebook.rules;

import casebook.rules.history.Crosswalk;
import casebook.rules.history.History;
import java.util.List;

/** Complete editions with rules of our own. */
public final class Book {
  private Book() {}

  /** An edition of section 100 with these rules, each on a line. */
  public static Edition of(String date, String... rules) {
    String month = List.of("January", "February", "March").get(date.charAt(6) - '1');
    String day = date.substring(8).replaceFirst("^0", "");
    return SmallFile.read(
        """
        These rules are effective as of %s %s, %s.

        Contents

        100. Pebbles

        Glossary

        Credits

        1. The Game

        100. Pebbles

        %s

        Glossary

        Credits
        """
            .formatted(month, day, date.substring(0, 4), String.join("\n\n", rules)));
  }

  /** The history of these editions beside the built-in ones, which have other sections. */
  public static History history(Edition... editions) {
    Editions all = Editions.builtIn();
    for (Edition edition : editions) {
      all = all.with(edition);
    }
    return new History(all, Crosswalk.builtIn());
  }
}
