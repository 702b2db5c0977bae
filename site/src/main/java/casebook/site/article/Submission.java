package casebook.site.article;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.site.input.Fields;
import casebook.site.input.Reading;
import casebook.site.input.Value;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * An article that was sent: {@code {text, format, edition?, date?}}.
 *
 * @param edition the edition that was named
 * @param date the day of the article, or of the edition that was named
 */
public record Submission(
    String text, Format format, Optional<Edition> edition, Optional<LocalDate> date) {

  /** The formats that are read. */
  private static final List<String> FORMATS = List.of("markdown", "html", "text");

  /** Reads what was sent, or what is wrong with it. */
  public static Reading<Submission> read(
      String body, casebook.site.input.Format format, Editions editions) {
    return Reading.of(body, format, value -> value.fields().flatMap(of -> read(of, editions)));
  }

  private static Optional<Submission> read(Fields fields, Editions editions) {
    Optional<String> text = fields.require("text").flatMap(Value::text);
    Optional<Format> format =
        fields.require("format").flatMap(value -> value.oneOf(FORMATS)).flatMap(Format::named);
    Optional<Edition> edition = fields.find("edition").flatMap(value -> edition(value, editions));
    Optional<LocalDate> date = fields.find("date").flatMap(Submission::date);
    fields.end();
    return text.flatMap(words ->
        format.map(of ->
            new Submission(words, of, edition, date.or(() -> edition.map(Edition::effective)))));
  }

  private static Optional<Edition> edition(Value value, Editions editions) {
    Optional<String> name = value.written();
    Optional<Edition> edition =
        name.flatMap(
            of -> of.equals("latest") ? Optional.of(editions.current()) : editions.named(of));
    if (name.isPresent() && edition.isEmpty()) {
      value.problem(
          "There is no edition “%s” here: the editions are %s."
              .formatted(
                  name.get(),
                  String.join(", ", editions.all().stream().map(Edition::name).toList())));
    }
    return edition;
  }

  private static Optional<LocalDate> date(Value value) {
    Optional<String> written = value.written();
    Optional<LocalDate> date = written.flatMap(Editions::day);
    if (written.isPresent() && date.isEmpty()) {
      value.problem("“%s” is no date such as 2021-11-19.".formatted(written.get()));
    }
    return date;
  }
}
