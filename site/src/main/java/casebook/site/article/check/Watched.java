package casebook.site.article.check;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Lookup;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The texts that some rules have at a time: enough to tell whether one has changed, and since when.
 *
 * @param texts of each number its text then
 */
public record Watched(SortedMap<RuleNumber, Accepted> texts) {
  /** How many numbers one feed is of at most; its address gets too long with more. */
  public static final int MOST_IN_A_FEED = 100;

  private static final Pattern LINE =
      Pattern.compile("(\\S+)\\t(\\d{4}-\\d{2}-\\d{2})\\t(\\p{Alnum}+)");

  /** The text of a number that no rule has. */
  private static final String NONE = "none";

  /**
   * A text.
   *
   * @param edition the newest edition that was held then
   * @param hash of the text
   */
  public record Accepted(String edition, String hash) {}

  /** Copies the texts. */
  public Watched {
    texts = new TreeMap<>(texts);
  }

  /**
   * The texts of today; that of a section is those of all its rules. A number whose section isn't
   * held is left out: nothing is known of it.
   */
  public static Watched now(Editions editions, Collection<RuleNumber> numbers) {
    var texts = new TreeMap<RuleNumber, Accepted>();
    for (RuleNumber number : numbers) {
      Edition latest = editions.latest(number);
      hash(latest, number).ifPresent(hash -> texts.put(number, new Accepted(latest.name(), hash)));
    }
    return new Watched(texts);
  }

  private static Optional<String> hash(Edition edition, RuleNumber number) {
    return switch (edition.lookup(number)) {
      case Lookup.HeldRule(var rule) -> Optional.of(rule.hash());
      case Lookup.HeldSection _ ->
          Optional.of(
              Integer.toHexString(
                  edition.rules().stream()
                      .filter(rule -> rule.number().isWithin(number))
                      .map(Rule::hash)
                      .toList()
                      .hashCode()));
      case Lookup.NoSuchNumber _ -> Optional.of(NONE);
      case Lookup.SectionNotHeld _ -> Optional.empty();
    };
  }

  /**
   * Reads what was written.
   *
   * @throws IllegalArgumentException with the line that is none
   */
  public static Watched read(String written) {
    var texts = new TreeMap<RuleNumber, Accepted>();
    for (String line :
        written.lines().filter(one -> !one.isBlank() && !one.startsWith("#")).toList()) {
      Matcher parts = LINE.matcher(line);
      Optional<RuleNumber> number =
          parts.matches() ? RuleNumber.find(parts.group(1)) : Optional.empty();
      if (number.isEmpty()) {
        throw new IllegalArgumentException("“" + line + "” is no number, edition and text");
      }
      texts.put(number.get(), new Accepted(parts.group(2), parts.group(3)));
    }
    return new Watched(texts);
  }

  /** A line for each number. */
  public String written() {
    return "# The rules that are watched: number, newest edition when its text was accepted, text.\n"
        + texts.entrySet().stream()
            .map(one ->
                "%s\t%s\t%s\n"
                    .formatted(one.getKey(), one.getValue().edition(), one.getValue().hash()))
            .collect(Collectors.joining());
  }

  /** The numbers whose texts are others than before; what wasn't watched before is none of them. */
  public List<RuleNumber> changedSince(Watched before) {
    return texts.entrySet().stream()
        .filter(one -> before.texts.containsKey(one.getKey()))
        .filter(one ->
            !one.getValue()
                .hash()
                .equals(Objects.requireNonNull(before.texts.get(one.getKey())).hash()))
        .map(one -> one.getKey())
        .toList();
  }

  /** Those of these numbers that aren't among others. */
  public List<RuleNumber> without(Watched others) {
    return texts.keySet().stream().filter(number -> !others.texts.containsKey(number)).toList();
  }

  /** These texts, and the newer ones of the same numbers or of others. */
  public Watched with(Watched newer) {
    var all = new TreeMap<>(texts);
    all.putAll(newer.texts);
    return new Watched(all);
  }

  /** The newest edition that was held when the text of a number was accepted. */
  public Optional<String> edition(RuleNumber number) {
    return Optional.ofNullable(texts.get(number)).map(Accepted::edition);
  }
}
