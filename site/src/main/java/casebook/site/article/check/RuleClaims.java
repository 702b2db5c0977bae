package casebook.site.article.check;

import casebook.rules.OwnFile;
import casebook.rules.RuleNumber;
import casebook.site.article.check.Claim.Doing;
import casebook.site.article.check.Claim.Head;
import casebook.site.article.check.Claim.In;
import casebook.site.article.check.Claim.Told;
import casebook.site.article.check.Claim.Wanted;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What the rules of 506 and 508 say of who acts, of what is so and isn't, and of what can be or
 * must be, so that a sentence that says the opposite is noticed.
 */
final class RuleClaims {

  private static final String DOING = "active:";
  private static final int PARTS = 5;

  private final List<Claim> all;

  private RuleClaims(List<Claim> all) {
    this.all = List.copyOf(all);
  }

  /** Those that Casebook comes with. */
  static RuleClaims builtIn() {
    return new RuleClaims(
        new OwnFile(RuleClaims.class, "claims.txt").entries().map(RuleClaims::read).toList());
  }

  /** Reads a line: rule, claim, heads, what it is about, and what makes it about something else. */
  private static Claim read(String line) {
    String[] parts = line.split("\\|", -1);
    if (parts.length != PARTS) {
      throw new IllegalArgumentException("no claim: " + line);
    }
    return new Claim(
        RuleNumber.parse(parts[0].strip()),
        parts[1].strip(),
        heads(parts[2].strip()),
        words(parts[3])
            .map(group -> Arrays.stream(group.split("/")).map(RuleClaims::wanted).toList())
            .toList(),
        words(parts[4]).map(RuleClaims::wanted).toList());
  }

  private static Stream<String> words(String part) {
    return Arrays.stream(part.strip().split(" +")).filter(word -> !word.isEmpty());
  }

  private static List<Head> heads(String part) {
    if (part.startsWith(DOING)) {
      return List.of(new Doing(words(part.substring(DOING.length())).toList()));
    }
    return words(part)
        .<Head>map(word -> new Told(word.startsWith("-"), phrase(word.substring(1))))
        .toList();
  }

  private static List<String> phrase(String words) {
    List<String> phrase = List.of(words.split("_"));
    phrase.stream()
        .filter(word -> !Statement.canHave(word))
        .findFirst()
        .ifPresent(word -> {
          throw new IllegalArgumentException("No sentence can have the word: " + word);
        });
    return phrase;
  }

  private static Wanted wanted(String word) {
    if (word.equals("NOT")) {
      return new Wanted(In.ANY_DENIAL, List.of());
    }
    if (word.equals("IF")) {
      return new Wanted(In.ANY_CONDITION, List.of());
    }
    for (In in : List.of(In.SAID, In.DENIED, In.DENIED_IN_CONDITION)) {
      String sign = in == In.SAID ? "+" : in == In.DENIED ? "NOT:" : "IFNOT:";
      if (word.startsWith(sign)) {
        return new Wanted(in, phrase(word.substring(sign.length())));
      }
    }
    return new Wanted(In.ANYHOW, phrase(word));
  }

  List<Claim> all() {
    return all;
  }

  /** The first claim of some rules that a sentence contradicts. */
  Optional<Claim> contradictedBy(String sentence, Predicate<RuleNumber> rules) {
    List<Claim> some = all.stream().filter(claim -> rules.test(claim.rule())).toList();
    if (some.isEmpty()) {
      return Optional.empty();
    }
    Statement statement = Statement.of(sentence);
    return statement.isSaid()
        ? some.stream().filter(claim -> claim.isContradictedBy(statement)).findFirst()
        : Optional.empty();
  }
}
