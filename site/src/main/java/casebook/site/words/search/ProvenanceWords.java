package casebook.site.words.search;

import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Since;
import casebook.rules.history.Bearer;
import casebook.rules.history.Crosswalk;
import casebook.rules.history.Lineage;
import casebook.rules.history.Provenance;
import casebook.site.words.english.English;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Where a rule came from, and what its number meant before, in sentences. */
public final class ProvenanceWords {
  private ProvenanceWords() {}

  /** All that is known of it; empty where it has been what it is in all editions held. */
  public static String says(Provenance provenance) {
    return Stream.of(Stream.of(came(provenance)), meant(provenance).stream())
        .flatMap(sentences -> sentences)
        .filter(sentence -> !sentence.isEmpty())
        .collect(Collectors.joining(" "));
  }

  /** What the rule was before, number by number, and with which edition it was new. */
  public static String came(Provenance provenance) {
    List<Lineage.Numbers> before = provenance.numbersBefore();
    List<String> numbers = before.stream().map(ProvenanceWords::until).toList();
    String was =
        numbers.isEmpty()
            ? ""
            : provenance.number() + " was " + String.join(", before that ", numbers) + ".";
    String subject = numbers.isEmpty() ? provenance.number().toString() : "It";
    return (was + English.after(added(provenance, subject))).strip();
  }

  /** Since when it reads as it does, and which number it had last. */
  public static String inShort(Provenance provenance) {
    String reads =
        provenance
            .lineage()
            .rewordedLast(provenance.edition())
            .map(since -> "It has read so " + EditionWords.since(since) + ".")
            .orElse("");
    return (reads + English.after(cameLast(provenance))).strip();
  }

  private static String cameLast(Provenance provenance) {
    return provenance.numbersBefore().stream()
        .findFirst()
        .map(last -> "It was " + until(last) + ".")
        .orElseGet(() -> added(provenance, "It"));
  }

  private static String added(Provenance provenance, String subject) {
    Lineage lineage = provenance.lineage();
    return lineage.isAdded()
        ? subject + " was new " + EditionWords.inMonth(lineage.beginning()) + "."
        : "";
  }

  private static String until(Lineage.Numbers numbers) {
    return names(numbers.numbers())
        + numbers.until().map(until -> " " + EditionWords.untilMonth(until)).orElse("");
  }

  private static String names(List<RuleNumber> numbers) {
    return English.list(numbers.stream().map(RuleNumber::toString).toList(), "and");
  }

  /** What the number meant before, and what that is today: a sentence for each rule. */
  public static List<String> meant(Provenance provenance) {
    return provenance.bearers().stream()
        .flatMap(bearer ->
            bearer.until().stream()
                .map(until ->
                    "From "
                        + EditionWords.month(bearer.editions().getFirst())
                        + " "
                        + EditionWords.untilMonth(until)
                        + ", "
                        + provenance.number()
                        + " was another rule: "
                        + became(bearer)
                        + "."))
        .toList();
  }

  /** "it is 508.3f today". */
  public static String became(Bearer bearer) {
    List<RuleNumber> today = today(bearer);
    return today.isEmpty()
        ? Crosswalk.builtIn()
            .gone(bearer.became())
            .map(why -> why.substring(0, 1).toLowerCase(Locale.ROOT) + why.substring(1))
            .map(why -> why.replaceFirst("\\.$", ""))
            .orElse("no rule says it today")
        : "it is " + names(today) + " today";
  }

  /** "another rule; what it said is 508.3f now". */
  public static String replaced(Bearer bearer, Since until) {
    String now =
        until.edition().rule(bearer.became().rule().number()).isPresent()
            ? "another rule"
            : "no rule";
    return now + "; " + whatItSaid(bearer);
  }

  /** "From February 18, 2022 on, 508.3d is another rule: what it said is 508.3f now." */
  public static String replacedSince(Bearer bearer, Since until) {
    RuleNumber number = bearer.became().rule().number();
    return English.capitalized(EditionWords.from(until))
        + (until.edition().rule(number).isPresent()
            ? ", " + number + " is another rule: "
            : " there is no " + number + ": ")
        + whatItSaid(bearer)
        + ".";
  }

  /** "506.7a was a rule until September 25, 2026; it is 506.8a today." */
  public static String gone(Bearer bearer, Since until) {
    return "%s was a rule %s; %s."
        .formatted(bearer.became().rule().number(), EditionWords.until(until), became(bearer));
  }

  /** "From August 25, 2017 on there is a 508.4b again." */
  public static String again(RuleNumber number, Since since) {
    return "%s there is a %s again."
        .formatted(English.capitalized(EditionWords.from(since)), number);
  }

  private static String whatItSaid(Bearer bearer) {
    List<RuleNumber> today = today(bearer);
    List<RuleNumber> next = bearer.next();
    String became = next.isEmpty() || next.equals(today) ? "" : "became " + names(next);
    if (today.isEmpty()) {
      return became.isEmpty()
          ? "no rule says what it said now"
          : "what it said " + became + ", and no rule says it now";
    }
    return "what it said "
        + (became.isEmpty() ? "" : became + ", and ")
        + "is "
        + names(today)
        + " now";
  }

  /** The numbers of today of a rule that had a number before. */
  public static List<RuleNumber> today(Bearer bearer) {
    return bearer.became().today().stream()
        .flatMap(one -> one.rule().stream())
        .map(Rule::number)
        .toList();
  }
}
