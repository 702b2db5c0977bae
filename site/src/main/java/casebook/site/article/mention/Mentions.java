package casebook.site.article.mention;

import casebook.rules.Reference;
import casebook.rules.References;
import casebook.rules.RuleNumber;
import casebook.rules.RuleRange;
import casebook.rules.SkippedLetter;
import casebook.rules.work.Cancellation;
import casebook.site.article.prose.Format;
import casebook.site.article.prose.PlainProse;
import casebook.site.article.prose.Prose;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the citations of rules in an article.
 *
 * <p>A number with a letter is a citation wherever prose has it. One without a letter may be
 * anything: it is none beside a currency, a unit or what has versions.
 */
public final class Mentions {

  /** More of the text than what comes right before a number. */
  private static final int BEFORE = 40;

  private static final Pattern PRICE_BEFORE =
      Pattern.compile(
          "(?:[$€£¥]|\\b(?:USD|EUR|GBP|AUD|CAD|US|Rs\\.?))\\s*$", Pattern.CASE_INSENSITIVE);

  private static final Pattern UNIT_AFTER =
      Pattern.compile(
          "(?:\\s*+|[‐‑-])(?:[%‰°€$£¥′″]|&(?:euro|pound|yen|cent|deg|percnt|times);|[+×*=<>]\\s*\\d|:\\d|(?:USD|EUR|GBP|dollars?|euros?|cents?|bucks|pounds?|tix|tickets?|percent"
              + "|mm|cm|km|kg|mg|ml|cl|dl|litres?|liters?|grams?|lbs?|oz|ms|sec|secs|seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?"
              + "|months?|years?|MB|GB|KB|TB|kB|MHz|GHz|kHz|Hz|FM|px|pt|points?|mph|fps|dpi|miles?"
              + "|thousand|millions?|billions?|trillions?|metres|meters|inch|inches|feet|ft|players|people|cards?|games?|times)\\b|[mgs]\\b(?!\\s+\\p{L}))");

  private static final Pattern VERSION_BEFORE =
      Pattern.compile(
          "(?:\\b(?:version|ver|v|release|build|firmware|kernel|api|sdk|patch|revision|rev|update"
              + "|chapter|page|pages|p|pp|figure|fig|table|episode|volume|vol|no|nr|lot|room|item"
              + "|score|scored|costs?|paid|worth|approximately|roughly)"
              + "[.:]?\\s*|:|\\d\\s?[x×*+/]\\s?)$",
          Pattern.CASE_INSENSITIVE);

  /** What thousands, millions and billions are counted of: 508.1k views. */
  private static final Pattern COUNTED_AFTER =
      Pattern.compile(
          "(?<=[kmbKMB])\\s+(?:views?|people|followers?|subscribers?|users?|downloads?|copies|dollars|euros"
              + "|pounds|tix|visitors?|visits|likes|votes|members|readers|viewers|units|in"
              + " (?:revenue|sales|prizes|cash))\\b");

  /** Letters that stand for thousands, millions and billions, too. */
  private static final Set<String> COUNTING = Set.of("k", "m", "b");

  private static final Pattern PAID_BEFORE =
      Pattern.compile("\\b(?:costs?|paid|worth|raised|earned)\\s+$", Pattern.CASE_INSENSITIVE);

  /** A word with a capital letter right before a number: Chrome 120.1. */
  private static final Pattern NAME_BEFORE = Pattern.compile("(\\p{Lu}[\\p{L}+#]{0,40}+)\\s$");

  /** Words that begin a sentence or introduce a rule, not names of what has versions. */
  private static final Set<String> NO_NAMES =
      Set.of(
          "Rule",
          "Rules",
          "RULE",
          "RULES",
          "CR",
          "See",
          "Cf",
          "Under",
          "In",
          "Per",
          "By",
          "And",
          "Or",
          "From",
          "To",
          "Through",
          "The",
          "With",
          "For",
          "While",
          "As",
          "If",
          "When",
          "Where",
          "Because",
          "Since",
          "But",
          "Both",
          "Only",
          "Note",
          "Compare",
          "Then",
          "That",
          "This",
          "Unlike",
          "Like",
          "Against",
          "After",
          "Before",
          "Does",
          "Did",
          "Do",
          "Is",
          "Are",
          "Was",
          "Has",
          "Have",
          "Quote",
          "Read",
          "Reads",
          "Consult",
          "Check",
          "Also",
          "Even",
          "Not",
          "No",
          "Yes",
          "So",
          "Thus",
          "Hence",
          "Today",
          "Now",
          "Once",
          "Until",
          "Unless",
          "Of",
          "On",
          "At",
          "Section",
          "Subrule",
          "Sub",
          "Comprehensive",
          "Applying",
          "According",
          "Following",
          "Answer",
          "Solution",
          "Ruling",
          "Reference",
          "References",
          "Source",
          "Citation",
          "Cite",
          "Old",
          "New",
          "Former",
          "Formerly",
          "Example",
          "A",
          "I");

  private static final Pattern NAME_AFTER =
      Pattern.compile("\\.[a-z]{2,5}\\b|[@=_\\\\]|/(?!\\d{3}\\.\\d|[a-z]\\b)");

  /** What a part of an address, a file's name or an identifier has before it. */
  private static final Pattern NAME_PART_BEFORE =
      Pattern.compile("(?:[#@/\\\\=_^]|(?<!~)~|[\\p{L}\\d][.-])$");

  /** A list may go on with a slash: 508.1c/508.1d. */
  private static final Pattern LIST_BEFORE = Pattern.compile("\\d[a-z]?(?:/[a-z]){0,20}/$");

  private static final Pattern RULES_BEFORE =
      Pattern.compile("\\b(?:C\\.R\\.|CR-)$", Pattern.CASE_INSENSITIVE);

  /** The end of a range. */
  private static final Pattern LAST =
      Pattern.compile("(?:\\d{3}\\.\\d{1,3}[a-z]?|\\d{1,3}|[a-z])$", Pattern.CASE_INSENSITIVE);

  /** A number in which signs are escaped or written as entities. */
  private static final Pattern DISGUISED = Pattern.compile("(?:[\\w.·()\\s–-]|\\\\|&#?+\\w++;)++");

  /** A section that is one of the Comprehensive Rules by what stands beside it. */
  private static final Pattern SECTION =
      Pattern.compile(
          "\\b[Ss]ection (?<number>[1-9]\\d{2})(?![\\d.]*\\d|\\w)"
              + "(?= of the (?:CR|Comprehensive Rules)\\b| (?:and|or) (?:CR|[Rr]ules?) [1-9]\\d{2}\\b)");

  private Mentions() {}

  /** All citations of an article, in their order. */
  public static List<Mention> in(String article, Format format) {
    return in(article, Prose.of(article, format));
  }

  /** The same, where it is known already what is for readers. */
  public static List<Mention> in(String article, Prose prose) {
    Prose.Seen seen = prose.seen();
    var mentions = new ArrayList<Mention>();
    int end = 0;
    for (Reference reference : References.in(seen.text())) {
      Cancellation.check();
      if (reference.start() >= end) {
        Reference found = withLetter(reference, seen.text());
        if (isCitation(found, seen.text())) {
          for (Reference whole : withoutMarkup(found, seen)) {
            end = whole.end();
            mentions.add(mention(whole, Optional.empty(), seen, prose, article));
          }
        }
      }
    }
    Matcher section = SECTION.matcher(seen.text());
    while (section.find()) {
      var found =
          new Reference(
              RuleRange.of(RuleNumber.parse(section.group("number"))),
              section.start("number"),
              section.end("number"));
      if (mentions.stream().noneMatch(one -> one.start() == seen.start(found.start()))) {
        mentions.add(mention(found, Optional.empty(), seen, prose, article));
      }
    }
    for (SkippedLetter skipped : SkippedLetter.in(seen.text())) {
      var found = new Reference(RuleRange.of(skipped.rule()), skipped.start(), skipped.end());
      if (isCitation(found, seen.text())) {
        mentions.add(mention(found, Optional.of(skipped), seen, prose, article));
      }
    }
    mentions.sort(Comparator.comparingInt(Mention::start));
    return List.copyOf(mentions);
  }

  /** Both ends by themselves, where there is markup within a range. */
  private static List<Reference> withoutMarkup(Reference found, Prose.Seen seen) {
    RuleRange range = found.range();
    int end = found.start() + range.from().toString().length();
    if (seen.isWhole(found.start(), found.end()) || end >= found.end()) {
      return List.of(found);
    }
    var first = new Reference(RuleRange.of(range.from()), found.start(), end);
    Matcher last = LAST.matcher(seen.text()).region(end, found.end());
    return range.from().equals(range.to()) || !last.find()
        ? List.of(first)
        : List.of(first, new Reference(RuleRange.of(range.to()), last.start(), found.end()));
  }

  private static Mention mention(
      Reference found,
      Optional<SkippedLetter> skipped,
      Prose.Seen seen,
      Prose prose,
      String article) {
    int start = seen.start(found.start());
    int end = seen.end(found.end());
    if (article.charAt(end - 1) == '&') {
      end = article.indexOf(';', end) + 1;
    }
    Optional<String> href =
        seen.isWhole(found.start(), found.end())
                || DISGUISED.matcher(article.substring(start, end)).matches()
            ? link(start, end, prose, article)
            : Optional.of("#");
    return new Mention(
        found.range(),
        start,
        end,
        article.substring(start, end),
        href,
        prose.isHtml(start),
        skipped);
  }

  /** Where a link around a number leads, or one right after it in angle brackets. */
  private static Optional<String> link(int start, int end, Prose prose, String article) {
    Matcher after = PlainProse.ADDRESS.matcher(article).region(end, article.length());
    return prose
        .linkAt(start)
        .map(Prose.Link::href)
        .or(() -> after.lookingAt() ? Optional.of(after.group(1)) : Optional.empty());
  }

  /** "508.1(d)" names 508.1d, and so do "508.1.d", "508.1 d" and "508.1-d". */
  private static Reference withLetter(Reference reference, String text) {
    RuleNumber number = reference.range().to();
    boolean open =
        reference.range().from().equals(number)
            && number.ordinal() > 0
            && number.letter().isEmpty();
    if (!open) {
      return reference;
    }
    Matcher apart = OtherNumbers.apart(text, reference.end());
    return apart.lookingAt()
        ? RuleNumber.find(number + apart.group().replaceAll("[^a-z]", ""))
            .map(whole -> new Reference(RuleRange.of(whole), reference.start(), apart.end()))
            .orElse(reference)
        : reference;
  }

  private static boolean isCitation(Reference reference, String text) {
    String before = text.substring(Math.max(0, reference.start() - BEFORE), reference.start());
    Matcher after = NAME_AFTER.matcher(text).region(reference.end(), text.length());
    if (after.lookingAt()
        || (NAME_PART_BEFORE.matcher(before).find()
            && !LIST_BEFORE.matcher(before).find()
            && !RULES_BEFORE.matcher(before).find())) {
      return false;
    }
    RuleNumber first = reference.range().from();
    if (OtherNumbers.has(first, before, text, reference.end(), isIntroduced(before))) {
      return false;
    }
    boolean lettered = !first.letter().isEmpty();
    boolean section = first.ordinal() == 0;
    if (section || isIntroduced(before)) {
      return !PRICE_BEFORE.matcher(before).find();
    }
    if (lettered) {
      return !PRICE_BEFORE.matcher(before).find()
          && !COUNTED_AFTER
              .matcher(text)
              .region(reference.end(), text.length())
              .useTransparentBounds(true)
              .lookingAt()
          && !(PAID_BEFORE.matcher(before).find()
              && COUNTING.contains(reference.range().from().letter()));
    }
    Matcher name = NAME_BEFORE.matcher(before);
    return !PRICE_BEFORE.matcher(before).find()
        && !VERSION_BEFORE.matcher(before).find()
        && !OtherNumbers.isCounted(
            before,
            text.substring(reference.end(), Math.min(text.length(), reference.end() + BEFORE)))
        && !after.usePattern(UNIT_AFTER).lookingAt()
        && !(name.find() && !NO_NAMES.contains(name.group(1)));
  }

  private static boolean isIntroduced(String before) {
    return before.matches("(?is).*\\b(?:rules?|CR)[\\s\uFFFC]*$");
  }
}
