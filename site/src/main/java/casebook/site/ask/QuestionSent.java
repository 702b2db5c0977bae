package casebook.site.ask;

import casebook.rules.AskedEdition.InForce;
import casebook.rules.Editions;
import casebook.site.input.edition.DatedEdition;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Fields;
import casebook.site.input.tree.Reading;
import casebook.site.input.tree.Value;
import java.util.Optional;

/**
 * A question that was sent: {@code {question, edition?}}.
 *
 * @param edition the edition by which it is to be answered, where one is named
 */
public record QuestionSent(String question, Optional<InForce> edition) {

  /** Reads one, or what is wrong with what was sent. */
  public static Reading<QuestionSent> read(String body, CaseFormat format, Editions editions) {
    return Reading.of(body, format, value -> value.fields().flatMap(of -> read(of, editions)));
  }

  private static Optional<QuestionSent> read(Fields fields, Editions editions) {
    Optional<Value> sent = fields.require("question");
    Optional<String> question = sent.flatMap(Value::text);
    Optional<InForce> edition =
        fields
            .find("edition")
            .flatMap(
                value -> value.written().flatMap(date -> DatedEdition.of(date, value, editions)));
    fields.end();
    if (question.filter(String::isBlank).isPresent()) {
      sent.orElseThrow().problem("There is no question here.");
    }
    if (question.filter(text -> text.length() > Asking.LONGEST).isPresent()) {
      sent.orElseThrow()
          .problem("A question may have at most %,d characters.".formatted(Asking.LONGEST));
    }
    return question.map(text -> new QuestionSent(text, edition));
  }
}
