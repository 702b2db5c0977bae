package casebook.site.words.search;

import casebook.index.result.Suggestion;
import casebook.rules.Contents;
import casebook.rules.RuleNumber;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What is said of rules that a question is about and that aren't those on attacking. */
public final class OtherRulesWords {

  /** Where Wizards of the Coast publishes the complete rules. */
  public static final String DOCUMENT = "https://magic.wizards.com/en/rules";

  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("MMMM d, uuuu", Locale.US);

  private OtherRulesWords() {}

  /** Whether something is about rules whose text isn't held. */
  public static boolean isAbsent(Suggestion suggestion) {
    return suggestion instanceof Suggestion.SectionNotHeld
        || (suggestion instanceof Suggestion.OtherRules other && !other.held());
  }

  /** What a question is about, of which edition the numbers are, and whether it is held. */
  static String said(Suggestion.OtherRules other) {
    return "This is about "
        + list(other.names().stream().map(OtherRulesWords::named).toList())
        + " ("
        + date(other.effective())
        + (other.held() ? ")." : "; not held here: import the complete rules).");
  }

  /** What is known of a number whose section isn't held. */
  static String ofSectionNotHeld(RuleNumber number) {
    Contents contents = Contents.builtIn();
    String known =
        Optional.of(number)
            .flatMap(contents::title)
            .or(() -> number.parent().flatMap(contents::title))
            .or(() -> contents.title(number.section()))
            .map(title -> ", " + title + " (" + date(contents.effective()) + ")")
            .orElse("");
    return number.equals(number.section())
        ? "Section " + number + known + ", isn’t held here: import the complete rules."
        : number
            + known
            + (known.isEmpty() ? " is" : ", is")
            + " of section "
            + number.section()
            + ", which isn’t held here: import the complete rules.";
  }

  private static String named(Contents.Name name) {
    String numbers = list(name.numbers().stream().map(RuleNumber::toString).toList());
    return name.name().isEmpty() ? numbers : numbers + " " + name.name();
  }

  private static String list(List<String> parts) {
    return parts.size() < 2
        ? String.join("", parts)
        : parts.stream().limit(parts.size() - 1L).collect(Collectors.joining(", "))
            + " and "
            + parts.getLast();
  }

  private static String date(LocalDate effective) {
    return effective.format(DATE);
  }
}
