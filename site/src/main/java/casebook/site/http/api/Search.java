package casebook.site.http.api;

import casebook.index.query.Query;
import casebook.index.query.Query.Having;
import casebook.index.query.Query.Wording;
import casebook.index.result.Completion;
import casebook.index.result.Facets;
import casebook.index.result.Hit;
import casebook.index.result.SearchResult;
import casebook.index.result.Snippet;
import casebook.index.result.Suggestion;
import casebook.index.text.Kind;
import casebook.index.text.Official;
import casebook.rules.AskedEdition;
import casebook.rules.AskedEdition.InForce;
import casebook.rules.Edition;
import casebook.rules.RuleNumber;
import casebook.rules.history.ReadsSince;
import casebook.site.Casebook;
import casebook.site.catalogue.CardFacts;
import casebook.site.connection.Visitor;
import casebook.site.output.CardJson;
import casebook.site.output.Json;
import casebook.site.page.search.QueryBoard;
import casebook.site.words.search.EditionWords;
import casebook.site.words.search.OtherRulesWords;
import casebook.site.words.search.SuggestionWords;
import casebook.site.work.Task;
import casebook.site.work.Workers;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** {@code GET /api/search} and {@code GET /api/suggest}. */
public final class Search implements Endpoint {

  /** As many as a list under a search field shows. */
  private static final int COMPLETIONS = 10;

  /** Pages beyond it have no hits: the texts are not that many. */
  private static final int MOST_PAGES = 100_000;

  private final Casebook casebook;
  private final Workers searching;

  public Search(Casebook casebook, Workers searching) {
    this.casebook = casebook;
    this.searching = searching;
  }

  @Override
  public void addTo(Api routes) {
    routes.get("/api/search", this::search);
    routes.get("/api/suggest", this::suggest);
  }

  private void search(Context context) {
    Optional<InForce> asked = parameter(context, "edition").map(this::edition);
    Query query =
        Query.of(parameter(context, "q").orElse(""))
            .kind(parameter(context, "kind").map(Search::kind))
            .section(parameter(context, "section").map(Search::section))
            .edition(asked.map(of -> of.edition().name()))
            .having(
                parameter(context, "rulings").filter("true"::equals).isPresent()
                    ? Having.RULINGS
                    : Having.ANYTHING)
            .page(parameter(context, "page").map(Search::page).orElse(1))
            .wording(parameter(context, "wording").map(Search::wording).orElse(Wording.UNDERSTOOD));
    SearchResult result =
        searching.inTime(Task.SEARCH, Visitor.of(context), () -> casebook.search(query));
    Json json =
        Json.object()
            .put("query", result.query())
            .put("rewritten", result.rewritten())
            .put("whole", result.whole())
            .put("total", result.total())
            .put("page", result.page())
            .put("pages", result.pages())
            .put("hits", Json.list(result.hits(), explained(context) ? this::explained : this::hit))
            .put("cards", Json.list(cards(query, result), CardJson::named))
            .putIfPresent("board", QueryBoard.of(result, casebook).map(QueryBoard::href))
            .put("facets", facets(result.facets()))
            .putOrNull("suggestion", result.suggestion().flatMap(Suggestion::instead))
            .putIfPresent("missing", asked.or(result::dated).flatMap(EditionWords::missing))
            .putIfPresent(
                "about",
                result
                    .suggestion()
                    .filter(Suggestion.OtherRules.class::isInstance)
                    .map(Suggestion.OtherRules.class::cast)
                    .map(Search::about))
            .putIfPresent("message", result.suggestion().map(SuggestionWords::said));
    context.contentType("application/json").result(json.indented());
  }

  private static Json about(Suggestion.OtherRules other) {
    return Json.object()
        .put(
            "rules",
            Json.list(
                other.names(),
                name -> Json.object().put("name", name.name()).put("numbers", name.numbers())))
        .put("edition", other.effective().toString())
        .put("held", other.held())
        .put("document", OtherRulesWords.DOCUMENT);
  }

  /** The cards that a query names, with its first page. */
  private List<CardFacts> cards(Query query, SearchResult result) {
    boolean wanted = query.page() == 1 && query.kind().filter(kind -> kind != Kind.CARD).isEmpty();
    return wanted ? casebook.named(result.cards()) : List.of();
  }

  private static Optional<String> parameter(Context context, String name) {
    return Optional.ofNullable(context.queryParam(name)).filter(text -> !text.isBlank());
  }

  private static Kind kind(String label) {
    String known = String.join(", ", Arrays.stream(Kind.values()).map(Kind::label).toList());
    return Kind.named(label)
        .orElseThrow(() ->
            new BadRequestResponse(
                "There is no kind “" + label + "”: the kinds are " + known + "."));
  }

  private static RuleNumber section(String written) {
    return RuleNumber.find(written)
        .filter(number -> number.equals(number.section()))
        .orElseThrow(
            () -> new BadRequestResponse("“" + written + "” is no section, as 508 is one."));
  }

  private InForce edition(String name) {
    if (name.equals("latest")) {
      return new InForce(casebook.editions().current());
    }
    return switch (AskedEdition.of(name, casebook.editions())) {
      case InForce asked -> asked;
      case AskedEdition.None none -> throw new BadRequestResponse(EditionWords.why(none));
    };
  }

  private static Wording wording(String name) {
    return Arrays.stream(Wording.values())
        .filter(wording -> wording.name().equalsIgnoreCase(name))
        .findAny()
        .orElseThrow(() ->
            new BadRequestResponse(
                "There is no wording “" + name + "”: it is understood or typed."));
  }

  private static boolean explained(Context context) {
    return parameter(context, "explain").filter("true"::equals).isPresent();
  }

  private Json explained(Hit hit) {
    return hit(hit)
        .put(
            "explanation",
            Json.object()
                .put("number", hit.reasons().number())
                .put("words", hit.reasons().words())
                .put("documents", hit.reasons().documents())
                .put("cards", hit.reasons().cards()));
  }

  private static int page(String text) {
    try {
      int page = Integer.parseInt(text);
      if (page >= 1 && page <= MOST_PAGES) {
        return page;
      }
    } catch (NumberFormatException e) {
      // Answered below, as for any other text that is no page.
    }
    throw new BadRequestResponse(
        "“" + text + "” is no page: pages are counted from 1 to " + MOST_PAGES + ".");
  }

  private Json hit(Hit hit) {
    Optional<ReadsSince> since = casebook.readsSince(hit);
    return Json.object()
        .put("kind", hit.kind().label())
        .putIfPresent("rule", hit.rule())
        .put("rules", hit.rules())
        .putIfPresent("edition", hit.edition())
        .put("editions", hit.editions())
        .put("title", hit.title())
        .put("context", hit.context())
        .put("snippet", hit.snippet().text())
        .put("highlights", Json.list(hit.snippet().highlights(), Search::span))
        .put("href", hit.href())
        .put("score", hit.score())
        .putIfPresent("since", since.map(of -> of.edition().name()))
        .putIfPresent("after", since.flatMap(of -> of.since().after()).map(Edition::name))
        .putIfPresent(
            "before",
            since.flatMap(
                of -> of.before().map(_ -> EditionWords.before(hit.rule().orElseThrow(), of))))
        .putIfPresent("official", hit.official().map(Search::official));
  }

  private static Json official(Official official) {
    return Json.object()
        .put("date", official.date())
        .put("source", official.source())
        .put("applies", CardJson.applies(official.applied()));
  }

  private static List<Object> span(Snippet.Span span) {
    return List.of(span.start(), span.end());
  }

  private static Json facets(Facets facets) {
    Json kinds = Json.object();
    facets.kinds().forEach((kind, count) -> kinds.put(kind.label(), count));
    Json sections = Json.object();
    facets.sections().forEach((section, count) -> sections.put(section.toString(), count));
    Json editions = Json.object();
    facets.editions().forEach(editions::put);
    return Json.object()
        .put("kinds", kinds)
        .put("sections", sections)
        .put("editions", editions)
        .put("withRulings", facets.withRulings());
  }

  private void suggest(Context context) {
    String prefix = Objects.requireNonNullElse(context.queryParam("q"), "");
    List<Completion> completions = casebook.suggest(prefix, COMPLETIONS);
    context
        .contentType("application/json")
        .result(Json.compact(Json.list(completions, Search::completion)));
  }

  private static Json completion(Completion completion) {
    return Json.object()
        .put("text", completion.text())
        .put("kind", completion.kind().label())
        .put("detail", completion.detail())
        .putIfPresent("rule", completion.rule())
        .put("href", completion.href());
  }
}
