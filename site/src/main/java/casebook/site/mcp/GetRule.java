package casebook.site.mcp;

import casebook.rules.AskedEdition.InForce;
import casebook.rules.Lookup;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Fields;
import casebook.site.input.tree.Reading;
import casebook.site.output.Json;
import casebook.site.output.RuleJson;
import casebook.site.words.search.AbsentRule;
import casebook.site.words.search.EditionWords;
import casebook.site.work.Task;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The text of a rule, in the newest edition or in the one of a date. */
record GetRule(Casebook casebook) implements Tool {
  @Override
  public String name() {
    return "get_rule";
  }

  @Override
  public Optional<Task> task(Map<String, Object> arguments) {
    return Optional.empty();
  }

  @Override
  public Reading<Supplier<Told>> read(String arguments, Caller caller) {
    return Reading.of(arguments, CaseFormat.JSON, value -> value.fields().flatMap(this::read));
  }

  private Optional<Supplier<Told>> read(Fields fields) {
    return RuleAsked.read(fields, casebook).map(asked -> () -> told(asked.edition(), asked.rule()));
  }

  private Told told(InForce asked, RuleNumber number) {
    return switch (asked.edition().lookup(number)) {
      case Lookup.Held held ->
          new Told.Answer(
              RuleJson.of(asked.edition(), held)
                  .putIfPresent("missing", EditionWords.missing(asked)));
      case Lookup.NoSuchNumber _, Lookup.SectionNotHeld _ -> absent(casebook.absent(asked, number));
    };
  }

  /**
   * Refuses a rule that the edition doesn't have, with what became of it and the nearest numbers.
   */
  static Told absent(AbsentRule absent) {
    return new Told.Refusal(
        Json.object()
            .put("error", absent.says())
            .put("nearest", Json.list(absent.nearest(), RuleNumber::toString)));
  }
}
