package casebook.site.article.mention;

import casebook.rules.AskedEdition;
import casebook.rules.AskedEdition.InForce;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import casebook.rules.history.History;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which edition a citation is of. */
public final class CitedEditions {
  private static final Pattern PINNED =
      Pattern.compile("/(?:cr|rule)/(\\d{4}-\\d{2}-\\d{2})/[\\da-z.]");

  private final Editions editions;
  private final History history;
  private final Map<String, Optional<InForce>> pinned = new HashMap<>();
  private final Map<LocalDate, Map<RuleNumber, Optional<InForce>>> inForce = new HashMap<>();

  public CitedEditions(Editions editions, History history) {
    this.editions = editions;
    this.history = history;
  }

  /** The edition that a link pins a citation to, else that of the article's day. */
  public InForce of(Mention mention, RuleNumber number, Optional<LocalDate> dated) {
    Optional<InForce> pinned = mention.href().flatMap(this::pinned);
    return pinned
        .or(() -> dated.flatMap(date -> inForce(date, number)))
        .orElseGet(() -> new InForce(editions.latest(number)));
  }

  private Optional<InForce> inForce(LocalDate date, RuleNumber number) {
    return inForce
        .computeIfAbsent(date, _ -> new HashMap<>())
        .computeIfAbsent(
            number,
            of ->
                history
                    .inForceOn(date, of)
                    .map(edition -> InForce.standingFor(date, edition, editions))
                    .or(() -> InForce.on(date, editions)));
  }

  /** The edition that a link leads to; that of one which is around many citations is read once. */
  private Optional<InForce> pinned(String href) {
    return pinned.computeIfAbsent(
        href,
        one ->
            Optional.of(PINNED.matcher(one))
                .filter(Matcher::find)
                .flatMap(link -> AskedEdition.of(link.group(1), editions).inForce()));
  }
}
