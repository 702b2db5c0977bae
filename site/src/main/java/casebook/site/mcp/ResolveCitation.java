package casebook.site.mcp;

import casebook.site.Casebook;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Fields;
import casebook.site.input.tree.Reading;
import casebook.site.output.ResolutionJson;
import casebook.site.words.search.EditionWords;
import casebook.site.work.Task;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** What a rule's number of some day means today. */
record ResolveCitation(Casebook casebook) implements Tool {
  @Override
  public String name() {
    return "resolve_citation";
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
    return RuleAsked.read(fields, casebook).map(asked -> () -> told(asked));
  }

  private Told told(RuleAsked asked) {
    return casebook
        .history()
        .resolve(asked.edition().edition(), asked.rule())
        .<Told>map(found ->
            new Told.Answer(
                ResolutionJson.of(found, casebook.provenance(found.edition(), found.rule()))
                    .only("rule", "edition", "text", "says", "came", "today", "href")
                    .putIfPresent("missing", EditionWords.missing(asked.edition()))))
        .orElseGet(() -> GetRule.absent(casebook.absent(asked.edition(), asked.rule())));
  }
}
