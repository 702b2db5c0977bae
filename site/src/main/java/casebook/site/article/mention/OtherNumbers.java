package casebook.site.article.mention;

import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Numbers that look like those of rules and aren't: of other laws, prices without a sign, weights,
 * counts and versions.
 */
final class OtherNumbers {

  /** What other laws and leagues are called, after up to five words of their names. */
  private static final Pattern LAW_AFTER =
      Pattern.compile(
          "(?:\\([a-z\\d]{1,2}\\)){0,3},?\\s+(?:(?:of|under|in|from)\\s+)(?:the\\s+)?(?:U\\.?S\\.?\\s+)?"
              + "(?:[\\p{L}.’']{1,20}\\s+){0,5}?(?:Regulations?|Act|Code|Statutes?|Constitution|Title"
              + "|Directive|Ordinance|Charter|Bylaws|Treaty|Evidence|(?:Civil|Criminal) Procedure"
              + "|Penal|SEC|CFR|U\\.?S\\.?C|FIFA|FIDE|NFL|NBA|MLB|NCAA|ISO|IRS)\\b");

  /** What is said of laws alone. */
  private static final Pattern LEGAL_AFTER =
      Pattern.compile(
          "(?:\\([a-z\\d]{1,2}\\)){0,3}[- ](?:complian(?:ce|t)|accessib|conforman|offering|exemption"
              + "|standards?\\b|amendment)");

  /** A section of ours has no paragraphs: "rule 506(b)" is another law's. */
  private static final Pattern PARAGRAPH_AFTER = Pattern.compile("\\([a-z]\\)(?!\\w)");

  private static final Pattern LAW_BEFORE =
      Pattern.compile(
          "\\b(?:U\\.?S\\.?C\\.?|C\\.?F\\.?R\\.?|SEC|F\\.?R\\.?E\\.?|FRCP|Act|Code|Regulation \\p{Lu})"
              + "(?:’s|'s)?,?\\s*(?:§+|[Rr]ule|[Ss]ection|[Ss]ec\\.)?\\s*$");

  private static final Pattern COUNTED_AFTER =
      Pattern.compile(
          "\\s+(?:(?:unique|monthly|daily|new|total|active|paid)\\s+)?(?:views?|people|followers?"
              + "|subscribers?|subs|users?|downloads?|copies|dollars|euros|pounds|tix|visitors?|visits"
              + "|likes|votes|members|readers|viewers|units|listeners|streams|plays|hits|clicks|reads"
              + "|impressions|installs|lines|rows|words|watchers|stars|fans|attendees|tickets|steps"
              + "|posts|comments|upvotes|messages|sales|requests)\\b",
          Pattern.CASE_INSENSITIVE);

  /** Letters that stand for thousands, and for units. */
  private static final Set<String> UNITS = Set.of("g", "m", "s", "k", "b", "h");

  private static final Pattern MEASURED_BEFORE =
      Pattern.compile(
          "(?:\\b(?:weigh(?:s|ed|ing)?|measur(?:es|ed|ing)|took|takes|lasted|lasts|ran|contains?|contained"
              + "|roughly|approximately|approx\\.?|exactly|got|gets|reached|earned|raised|costs?|paid"
              + "|worth)|[~≈])\\s*(?:only |just |about |over |around )?$",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern OF_SOMETHING =
      Pattern.compile(
          "\\s+of\\s+(?!(?:the|this|that|those|these|all|an?|today|magic|mtg|(?:Janu|Febru)ary|March|April|May"
              + "|June|July|August|September|October|November|December|\\d)\\b)\\p{Ll}");

  private static final Pattern RISING_BEFORE =
      Pattern.compile(
          "\\b(?:rose|risen|rises|fell|fallen|falls|grew|grown|grows|climbed|climbs|increased"
              + "|increases|decreased|decreases|sank|shrank) (?:from|to|by) $",
          Pattern.CASE_INSENSITIVE);

  /** The other end of a price: "$506.4 – ". */
  private static final Pattern MONEY_BEFORE =
      Pattern.compile("[$€£¥]\\s?\\d[\\d.,]{0,12}(?:\\s?[-–—]\\s?| (?:to|and|or) )$");

  private static final Pattern YEAR_AFTER = Pattern.compile("\\s(?:BCE?|CE|AD)\\b");

  private static final Pattern VOTES_AFTER =
      Pattern.compile(
          ":\\s{1,3}\\d[\\d.,]{0,9}\\s(?:votes?|points?|wins?|likes|views|people|voices)\\b");

  private static final Pattern LENGTH_AFTER =
      Pattern.compile(
          "\\s(?:inch(?:es)?|feet|foot|yards?|miles?|met(?:er|re)s?|grams?|ounces?|pounds?|seconds?"
              + "|minutes?|hours?|degrees|percent)\\b");

  private static final Pattern VERSION_BEFORE =
      Pattern.compile(
          "\\b(?:version|ver\\.?|v|release|build|firmware|kernel|patch|driver|revision|rev\\.?|model"
              + "|flight|room|gate|apartment|apt\\.?|suite|locker|bus|line|invoice|ticket|order|part)"
              + "(?:\\s+(?:no\\.?|number))?[.:]?\\s*$",
          Pattern.CASE_INSENSITIVE);

  /** "508.1(d)", "508.1.d", "508.1 d", "508.1-d", but not "508.1 a creature" or "508.1 m". */
  private static final Pattern APART =
      Pattern.compile(
          "\\(([a-z])\\)(?!\\w)|\\.([a-z])(?!\\w|[.'’]\\w)"
              + "|[ \\u00A0‐‑-]([b-fjnp-rt-wyz]|[cd])(?![\\w'’]|[-.]\\w|\\s*[=+*×/]\\s*\\d)"
              + "|[ \\u00A0‐‑-]([ag-km])(?=[),;:!?\\]]|\\.(?:\\s|$)|$)");

  private static final Set<RuleNumber> KNOWN = new HashSet<>();

  /** The last rule of each section that is built in. */
  private static final Map<Integer, Integer> LAST = new HashMap<>();

  static {
    Editions.builtIn().all().stream()
        .flatMap(edition -> edition.rules().stream())
        .map(Rule::number)
        .forEach(number -> {
          KNOWN.add(number);
          LAST.merge(number.sectionNumber(), number.ordinal(), Math::max);
        });
  }

  /** More of the text than what comes right after a number. */
  private static final int AFTER = 160;

  private static final int TWO_DIGITS = 10;

  private OtherNumbers() {}

  /**
   * Whether a number is none of a rule.
   *
   * @param before what comes right before it
   * @param text the whole text, in which the number ends at a place
   * @param isIntroduced whether "rule" or "CR" stands before it
   */
  static boolean has(RuleNumber number, String before, String text, int end, boolean isIntroduced) {
    String after = text.substring(end, Math.min(text.length(), end + AFTER));
    return isOfLaw(before, after)
        || (number.ordinal() == 0 && PARAGRAPH_AFTER.matcher(after).lookingAt())
        || (!isIntroduced
            && !isBracketed(before, after)
            && (isOther(number, before, after)
                || (!number.letter().isEmpty()
                    && isMeasured(number, after, text.charAt(end - 1)))));
  }

  private static boolean isOfLaw(String before, String after) {
    return LAW_AFTER.matcher(after).lookingAt()
        || LEGAL_AFTER.matcher(after).lookingAt()
        || LAW_BEFORE.matcher(before).find();
  }

  private static boolean isBracketed(String before, String after) {
    return (before.endsWith("(") || before.endsWith("["))
        && (after.startsWith(")") || after.startsWith("]"));
  }

  /**
   * Whether a number without "rule" before it is one of what rises and falls, of years, votes or
   * money.
   */
  static boolean isCounted(String before, String after) {
    return RISING_BEFORE.matcher(before).find()
        || MONEY_BEFORE.matcher(before).find()
        || YEAR_AFTER.matcher(after).lookingAt()
        || VOTES_AFTER.matcher(after).lookingAt();
  }

  /** Whether a letter after a number is no rule's: "508.1c inches", "508.4F". */
  private static boolean isMeasured(RuleNumber number, String after, char letter) {
    return LENGTH_AFTER.matcher(after).lookingAt()
        || ((letter == 'F' || letter == 'C') && !KNOWN.contains(number));
  }

  private static boolean isOther(RuleNumber number, String before, String after) {
    if (number.ordinal() == 0) {
      return false;
    }
    if (number.letter().isEmpty()) {
      // A price has two digits after its point; no rule has such a number.
      return number.ordinal() >= TWO_DIGITS
          && number.ordinal() > LAST.getOrDefault(number.sectionNumber(), Integer.MAX_VALUE);
    }
    if (VERSION_BEFORE.matcher(before).find()) {
      return true;
    }
    if (!UNITS.contains(number.letter())) {
      return false;
    }
    boolean isHeld = LAST.containsKey(number.sectionNumber());
    return (isHeld && !KNOWN.contains(number))
        || COUNTED_AFTER.matcher(after).lookingAt()
        || MEASURED_BEFORE.matcher(before).find()
        || OF_SOMETHING.matcher(after).lookingAt();
  }

  /** The letter after a number that is written apart from it, with its place; empty for none. */
  static Matcher apart(String text, int from) {
    return APART.matcher(text).region(from, text.length()).useTransparentBounds(true);
  }
}
