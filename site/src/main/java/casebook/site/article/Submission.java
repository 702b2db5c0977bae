package casebook.site.article;

import casebook.rules.AskedEdition.InForce;
import casebook.rules.Editions;
import casebook.site.input.DatedEdition;
import casebook.site.input.Fields;
import casebook.site.input.Reading;
import casebook.site.input.Value;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * An article that was sent: {@code {text, format, edition?, date?}}.
 *
 * @param edition the edition that was named, or the one in force on the day of an article to link
 * @param date the day of the article, or of the edition that was named
 */
public record Submission(
    String text, Format format, Optional<InForce> edition, Optional<LocalDate> date) {

  /** The formats that are read. */
  private static final List<String> FORMATS = List.of("markdown", "html", "text");

  /** Reads an article to check, or what is wrong with what was sent. */
  public static Reading<Submission> toCheck(
      String body, casebook.site.input.Format format, Editions editions) {
    return Reading.of(
        body,
        format,
        value -> value.fields().flatMap(of -> read(of, editions, Submission::anyDay)));
  }

  /**
   * Reads an article to link, or what is wrong with what was sent: there must be an edition of the
   * article's day.
   */
  public static Reading<Submission> toLink(
      String body, casebook.site.input.Format format, Editions editions) {
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
                        day ->
                            day.written()
                                .flatMap(date -> DatedEdition.of(date, day, editions))
                                .map(InForce::day)))
                .map(sent -> sent.pinned(editions)));
  }

  private Submission pinned(Editions editions) {
    return new Submission(
        text, format, edition.or(() -> date.flatMap(day -> InForce.on(day, editions))), date);
  }

  private static Optional<Submission> read(
      Fields fields, Editions editions, Function<Value, Optional<LocalDate>> day) {
    Optional<String> text = fields.require("text").flatMap(Value::text);
    Optional<Format> format =
        fields.require("format").flatMap(value -> value.oneOf(FORMATS)).flatMap(Format::named);
    Optional<InForce> edition = fields.find("edition").flatMap(value -> edition(value, editions));
    Optional<LocalDate> date = fields.find("date").flatMap(day);
    fields.end();
    return text.flatMap(words ->
        format.map(
            of -> new Submission(words, of, edition, date.or(() -> edition.map(InForce::day)))));
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
