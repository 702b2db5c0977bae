package casebook.site.mcp;

import casebook.index.query.Query;
import casebook.index.result.Hit;
import casebook.index.result.SearchResult;
import casebook.index.text.Kind;
import casebook.rules.AskedEdition.InForce;
import casebook.site.Casebook;
import casebook.site.input.edition.DatedEdition;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Fields;
import casebook.site.input.tree.Reading;
import casebook.site.input.tree.Value;
import casebook.site.output.Json;
import casebook.site.words.search.EditionWords;
import casebook.site.words.search.SuggestionWords;
import casebook.site.work.Task;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Rules, cases, cards and rulings that are about some words. */
record SearchRules(Casebook casebook) implements Tool {
  private static final int MOST_HITS = 6;
  private static final int LONGEST = 2_000;

  private static final List<String> KINDS = Arrays.stream(Kind.values()).map(Kind::label).toList();

  @Override
  public String name() {
    return "search_rules";
  }

  @Override
  public Optional<Task> task(Map<String, Object> arguments) {
    return Optional.of(Task.SEARCH);
  }

  @Override
  public Reading<Supplier<Told>> read(String arguments, Caller caller) {
    return Reading.of(arguments, CaseFormat.JSON, value -> value.fields().flatMap(this::read));
  }

  private Optional<Supplier<Told>> read(Fields fields) {
    Optional<Value> sent = fields.require("query");
    Optional<String> words = sent.flatMap(Value::name);
    Optional<Kind> kind =
        fields.find("kind").flatMap(value -> value.oneOf(KINDS)).flatMap(Kind::named);
    Optional<InForce> edition =
        fields
            .find("edition")
            .flatMap(value ->
                value.written().flatMap(date -> DatedEdition.of(date, value, casebook.editions())));
    fields.end();
    if (words.filter(text -> text.length() > LONGEST).isPresent()) {
      sent.orElseThrow().problem("Search for at most %,d characters.".formatted(LONGEST));
    }
    return words.map(text -> () -> found(Query.of(text).kind(kind), edition));
  }

  private Told found(Query query, Optional<InForce> edition) {
    SearchResult result = casebook.search(query.edition(edition.map(of -> of.edition().name())));
    Json json =
        Json.object()
            .put("total", result.total())
            .put("hits", Json.list(result.hits().stream().limit(MOST_HITS).toList(), this::hit))
            .putIfPresent("missing", edition.or(result::dated).flatMap(EditionWords::missing))
            .putIfPresent("message", result.suggestion().map(SuggestionWords::said));
    return new Told.Answer(json);
  }

  private Json hit(Hit hit) {
    return Json.object()
        .put("kind", hit.kind().label())
        .putIfPresent("rule", hit.rule())
        .put("title", hit.title())
        .put("snippet", hit.snippet().text())
        .put("href", hit.href());
  }
}
