package casebook.site.mcp;

import casebook.rules.AskedEdition.InForce;
import casebook.rules.Edition;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.input.edition.DatedEdition;
import casebook.site.input.tree.Fields;
import casebook.site.input.tree.Value;
import casebook.site.words.search.NumberWords;
import java.util.Optional;

/**
 * A rule that somebody asks for: {@code {rule, edition?}}.
 *
 * @param edition the edition named by any date, or else the newest that has the rule's section
 */
record RuleAsked(RuleNumber rule, InForce edition) {

  static Optional<RuleAsked> read(Fields fields, Casebook casebook) {
    Optional<RuleNumber> number =
        fields.require("rule").flatMap(value -> number(value, casebook.editions().current()));
    Optional<Value> named = fields.find("edition");
    Optional<InForce> edition =
        named.flatMap(Value::written).filter("latest"::equals).isPresent()
            ? Optional.empty()
            : named.flatMap(value ->
                value.written().flatMap(date -> DatedEdition.of(date, value, casebook.editions())));
    fields.end();
    return number.map(rule ->
        new RuleAsked(
            rule, edition.orElseGet(() -> new InForce(casebook.editions().latest(rule)))));
  }

  private static Optional<RuleNumber> number(Value value, Edition newest) {
    Optional<String> written = value.written();
    Optional<RuleNumber> number = written.flatMap(RuleNumber::find);
    if (written.isPresent() && number.isEmpty()) {
      value.problem(
          NumberWords.impossible(
              written.get(), newest.rules().stream().map(Rule::number).toList()));
    }
    return number;
  }
}
