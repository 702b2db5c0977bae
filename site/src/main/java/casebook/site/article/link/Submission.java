package casebook.site.article.link;

import casebook.rules.AskedEdition.InForce;
import casebook.rules.Editions;
import casebook.site.article.mention.Mentions;
import casebook.site.article.prose.Format;
import casebook.site.input.edition.DatedEdition;
import casebook.site.input.tree.Fields;
import casebook.site.input.tree.Marks;
import casebook.site.input.tree.Reading;
import casebook.site.input.tree.Value;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * An article that was sent: {@code {text, format, edition?, date?}}, and its title where it is to
 * be linked.
 *
 * @param edition the edition that was named, or the one in force on the day of an article to link
 * @param date the day of the article, or of the edition that was named
 * @param titled what its links are to say when somebody points at them
 */
public record Submission(
    String text,
    Format format,
    Optional<InForce> edition,
    Optional<LocalDate> date,
    LinkTitle titled) {

  /** A book has as many. */
  private static final int MOST_CHARACTERS = 500_000;

  private static final int MOST_CITATIONS = 2_000;
  private static final int SHORTEST_CITATION = 3;

  /** The formats that are read. */
  private static final List<String> FORMATS =
      Format.ofArticles().stream().map(Format::label).toList();

  private static final List<String> TITLES =
      Arrays.stream(LinkTitle.values()).map(LinkTitle::label).toList();

  /** Reads an article to check, or what is wrong with what was sent. */
  public static Reading<Submission> toCheck(
      String body, casebook.site.input.tree.CaseFormat format, Editions editions) {
    return Reading.of(
        body,
        format,
        value -> value.fields().flatMap(of -> read(of, editions, false, Submission::anyDay)));
  }

  /**
   * Reads an article to link, or what is wrong with what was sent: there must be an edition of the
   * article's day.
   */
  public static Reading<Submission> toLink(
      String body, casebook.site.input.tree.CaseFormat format, Editions editions) {
    return Reading.of(
        body,
        format,
        value ->
            value
                .fields()
                .flatMap(of ->
                    read(
                        of,
                        editions,
                        true,
                        day ->
                            day.written()
                                .flatMap(date -> DatedEdition.of(date, day, editions))
                                .map(InForce::day)))
                .map(sent -> sent.pinned(editions)));
  }

  private Submission pinned(Editions editions) {
    return new Submission(
        text,
        format,
        edition.or(() -> date.flatMap(day -> InForce.on(day, editions))),
        date,
        titled);
  }

  private static Optional<Submission> read(
      Fields fields,
      Editions editions,
      boolean isToLink,
      Function<Value, Optional<LocalDate>> day) {
    Optional<Value> sent = fields.require("text");
    Optional<String> text = sent.flatMap(Value::text);
    Optional<Format> format =
        fields.require("format").flatMap(value -> value.oneOf(FORMATS)).flatMap(Format::named);
    Optional<InForce> edition = fields.find("edition").flatMap(value -> edition(value, editions));
    Optional<LocalDate> date = fields.find("date").flatMap(day);
    LinkTitle titled =
        isToLink
            ? fields
                .find("title")
                .flatMap(value -> value.oneOf(TITLES))
                .flatMap(LinkTitle::named)
                .orElse(LinkTitle.FULL)
            : LinkTitle.FULL;
    fields.end();
    if (text.isPresent() && format.isPresent()) {
      tooMuch(text.get(), format.get()).ifPresent(sent.orElseThrow()::problem);
    }
    return text.flatMap(words ->
        format.map(of ->
            new Submission(words, of, edition, date.or(() -> edition.map(InForce::day)), titled)));
  }

  /** That an article is too long or cites too much to be worked with at once, if it is. */
  public static Optional<String> tooMuch(String text, Format format) {
    if (text.length() > MOST_CHARACTERS) {
      return Optional.of("An article may have at most 500,000 characters: send it in parts.");
    }
    if (Marks.areTooMany(text)) {
      return Optional.of(Marks.ADVICE);
    }
    boolean mayCiteTooMuch = text.length() >= (long) MOST_CITATIONS * SHORTEST_CITATION;
    return mayCiteTooMuch && Mentions.in(text, format).size() > MOST_CITATIONS
        ? Optional.of("An article may have at most 2,000 citations: send it in parts.")
        : Optional.empty();
  }

  private static Optional<InForce> edition(Value value, Editions editions) {
    return value
        .written()
        .flatMap(date ->
            date.equals("latest")
                ? Optional.of(new InForce(editions.current()))
                : DatedEdition.of(date, value, editions));
  }

  private static Optional<LocalDate> anyDay(Value value) {
    Optional<String> written = value.written();
    Optional<LocalDate> date = written.flatMap(Editions::day);
    if (written.isPresent() && date.isEmpty()) {
      value.problem("“%s” is no date such as 2021-11-19.".formatted(written.get()));
    }
    return date;
  }
}
