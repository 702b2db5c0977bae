package casebook.adoption;

import casebook.rules.Edition;
import casebook.rules.RuleNumber;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes the numbers of the newer edition in place of those of the older one, all in one pass: a
 * number that has been written is never read again. What names another edition is left as it is,
 * and so is what tells since when or until when something was so.
 */
final class Citations {

  /** A line that is left as it is, as it names another edition or tells what happened when. */
  record Left(int line, String text) {}

  /**
   * A text with its citations written anew.
   *
   * @param left lines with numbers that would have changed
   */
  record Rewritten(String text, List<Left> left) {
    Rewritten {
      left = List.copyOf(left);
    }
  }

  private static final DateTimeFormatter IN_WORDS =
      DateTimeFormatter.ofPattern("MMMM d, uuuu", Locale.US);
  private static final DateTimeFormatter IN_CODE =
      DateTimeFormatter.ofPattern("'LocalDate.of('uuuu, M, d')'", Locale.US);

  /** 506.7a, 506.7a–f, 506.3a, c and d; not 1506.7, 506.7ab or 506.7.1. */
  private static final String WRITTEN =
      "(?<![\\d.])(?<number>\\d{3}\\.\\d+[a-z]?)(?![a-z\\d]|\\.\\d)"
          + "(?<more>(?:(?:, (?:and |or )?| and | or | to | through |[-–—])"
          + "[a-z](?![\\w’'-]|\\.\\w))*)";

  /** Rule506_7a, Rule506_7aTest, cr_506_7a_is_about_spells. */
  private static final String IN_A_NAME = "(?<![\\d.])(?<named>\\d{3}_\\d+[a-z]?)(?![a-z\\d])";

  private static final Pattern LETTER = Pattern.compile("(?<![a-z])[a-z](?![a-z])");

  /** A date, or a year where a time is told. */
  private static final Pattern TIME =
      Pattern.compile(
          "\\b(?:19|20)\\d\\d-\\d\\d-\\d\\d\\b"
              + "|\\b[A-Z][a-z]+ \\d{1,2}, (?:19|20)\\d\\d\\b"
              + "|LocalDate\\.of\\([^)]*\\)"
              + "|@(?:19|20)\\d\\d\\b"
              + "|\\b(?:in|of|since|until) (?:[A-Z][a-z]+ )?(?:19|20)\\d\\d\\b(?!-\\d)");

  /** The field of a case that names an edition. */
  private static final Pattern EDITION_OF_CASE =
      Pattern.compile("(?m)^(?:  )?edition: *[\"']?(\\S+?)[\"']?\\s*(?:#.*)?$");

  private final Renumbering renumbering;
  private final List<String> older;
  private final List<String> newer;
  private final Pattern rewritten;
  private final Pattern happened;

  Citations(Renumbering renumbering) {
    this.renumbering = renumbering;
    older = names(renumbering.older());
    newer = names(renumbering.newer());
    rewritten =
        Pattern.compile(
            WRITTEN
                + "|"
                + IN_A_NAME
                + "|(?<edition>"
                + String.join("|", older.stream().map(Pattern::quote).toList())
                + ")");
    happened =
        Pattern.compile(
            "\\b(?:since|until|before|after|between [^.;]* and) (?:"
                + String.join("|", older.stream().map(Pattern::quote).toList())
                + ")");
  }

  /** How an edition is called: 2025-06-06, June 6, 2025, LocalDate.of(2025, 6, 6). */
  private static List<String> names(Edition edition) {
    LocalDate date = edition.effective();
    return List.of(edition.name(), IN_WORDS.format(date), IN_CODE.format(date));
  }

  /** A case with the numbers and the name of the newer edition, unless it names another one. */
  Rewritten inCase(String text) {
    return in(text, isOfAnotherEdition(text));
  }

  /** A text with the numbers and the name of the newer edition. */
  Rewritten in(String text) {
    return in(text, false);
  }

  private Rewritten in(String text, boolean another) {
    var lines = new ArrayList<String>();
    var left = new ArrayList<Left>();
    for (String line : text.split("\n", -1)) {
      String now = line(line);
      if (!now.equals(line)
          && (another || namesAnotherTime(line) || happened.matcher(line).find())) {
        left.add(new Left(lines.size() + 1, line.strip()));
        now = line;
      }
      lines.add(now);
    }
    return new Rewritten(String.join("\n", lines), left);
  }

  private boolean isOfAnotherEdition(String text) {
    Matcher edition = EDITION_OF_CASE.matcher(text);
    return edition.find() && !older.contains(edition.group(1));
  }

  private boolean namesAnotherTime(String line) {
    return TIME.matcher(line).results().map(MatchResult::group).anyMatch(this::isAnother);
  }

  private boolean isAnother(String time) {
    return !older.contains(time) && !time.equals("@" + renumbering.older().effective().getYear());
  }

  private String line(String line) {
    return rewritten.matcher(line).replaceAll(found -> Matcher.quoteReplacement(now(found)));
  }

  private String now(MatchResult found) {
    Optional<String> name = Optional.ofNullable(found.group("named"));
    Optional<String> edition = Optional.ofNullable(found.group("edition"));
    if (edition.isPresent()) {
      return newer.get(older.indexOf(edition.get()));
    }
    return name.map(named -> now(named.replace('_', '.')).replace('.', '_'))
        .orElseGet(() -> now(found.group("number")) + letters(found));
  }

  private String now(String number) {
    return RuleNumber.find(number)
        .flatMap(renumbering::now)
        .map(RuleNumber::toString)
        .orElse(number);
  }

  /** The letters after a number: of the same rule, unless one of them has come to another rule. */
  private String letters(MatchResult found) {
    String of = rule(found.group("number"));
    String ofNow = rule(now(found.group("number")));
    return LETTER
        .matcher(found.group("more"))
        .replaceAll(letter -> {
          String now = now(of + letter.group());
          return now.startsWith(ofNow) && rule(now).equals(ofNow)
              ? now.substring(ofNow.length())
              : now;
        });
  }

  private static String rule(String number) {
    return number.replaceFirst("[a-z]$", "");
  }
}
