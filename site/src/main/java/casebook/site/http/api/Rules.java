package casebook.site.http.api;

import casebook.index.query.Query;
import casebook.index.result.Suggestion;
import casebook.rules.AskedEdition;
import casebook.rules.AskedEdition.InForce;
import casebook.rules.Edition;
import casebook.rules.Lookup;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.output.Json;
import casebook.site.output.RuleJson;
import casebook.site.words.search.EditionWords;
import casebook.site.words.search.NumberWords;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** {@code GET /api/rules/{edition}/{number}}: a rule's text and what is around it. */
public final class Rules implements Endpoint {
  private final Casebook casebook;

  public Rules(Casebook casebook) {
    this.casebook = casebook;
  }

  @Override
  public void addTo(Api routes) {
    routes.get("/api/rules/{edition}/{number}", this::rule);
  }

  private void rule(Context context) {
    String name = context.pathParam("edition");
    String written = context.pathParam("number");
    Optional<RuleNumber> number = RuleNumber.find(written);
    AskedEdition edition =
        name.equals("latest")
            ? new InForce(
                number.map(casebook.editions()::latest).orElseGet(casebook.editions()::current))
            : AskedEdition.of(name, casebook.editions());
    if (edition instanceof AskedEdition.None none) {
      notFound(context, EditionWords.why(none), List.of());
      return;
    }
    if (number.isEmpty()) {
      List<RuleNumber> nearest = nearest(written);
      notFound(
          context,
          NumberWords.impossible(written, nearest),
          Json.list(nearest, RuleNumber::toString));
      return;
    }
    answer(context, edition.inForce().orElseThrow(), number.get());
  }

  /** The numbers next to one that no rule of any edition can have. */
  private List<RuleNumber> nearest(String written) {
    return casebook.search(Query.of(written)).suggestion().stream()
        .flatMap(suggestion ->
            suggestion instanceof Suggestion.Impossible(var _, var nearest)
                ? nearest.stream()
                : Stream.empty())
        .toList();
  }

  private void answer(Context context, InForce asked, RuleNumber number) {
    Edition edition = asked.edition();
    switch (edition.lookup(number)) {
      case Lookup.Held held ->
          context
              .contentType("application/json")
              .result(
                  RuleJson.of(edition, held, casebook.editions())
                      .putIfPresent("missing", EditionWords.missing(asked))
                      .indented());
      case Lookup.NoSuchNumber _, Lookup.SectionNotHeld _ ->
          ProblemAnswer.answer(context, casebook.absent(asked, number));
    }
  }

  private static void notFound(Context context, String detail, List<Object> nearest) {
    Json problem = ProblemAnswer.json(HttpStatus.NOT_FOUND, detail).put("nearest", nearest);
    ProblemAnswer.answer(context, HttpStatus.NOT_FOUND, problem);
  }
}
