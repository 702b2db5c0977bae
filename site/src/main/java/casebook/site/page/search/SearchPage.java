package casebook.site.page.search;

import casebook.index.query.Query;
import casebook.index.query.Query.Having;
import casebook.index.query.Query.Wording;
import casebook.index.result.Hit;
import casebook.index.result.SearchResult;
import casebook.index.result.Snippet;
import casebook.index.text.Kind;
import casebook.index.text.Official;
import casebook.rules.AskedEdition;
import casebook.rules.Edition;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.catalogue.PrintedFace;
import casebook.site.connection.Visitor;
import casebook.site.page.draft.Boards;
import casebook.site.page.part.Dates;
import casebook.site.page.part.Page;
import casebook.site.page.part.SectionContents;
import casebook.site.page.part.Templates;
import casebook.site.words.effect.AbilityWords;
import casebook.site.words.effect.EffectWords;
import casebook.site.words.search.EditionWords;
import casebook.site.words.search.OfficialWords;
import casebook.site.words.search.OtherRulesWords;
import casebook.site.words.search.SuggestionWords;
import casebook.site.work.Task;
import casebook.site.work.Workers;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** {@code /}: the search, and where to start without one. */
public final class SearchPage implements Page {

  /** What readers ask, for those who don't know yet what can be asked. */
  private static final List<String> EXAMPLES =
      List.of(
          "508.1d",
          "attacks if able",
          "can't attack unless",
          "propaganda",
          "forced attack",
          "attack alone",
          "put onto the battlefield attacking",
          "summoning sickness");

  /** A question that gets a verdict, for those who don't know yet that one can be asked. */
  private static final String QUESTION =
      "I control Juggernaut, and Bob has Ghostly Prison. All my lands are tapped. Do I have to"
          + " attack?";

  /** The most digits that the number of a page of a search has. */
  private static final int BEYOND_ALL = 6;

  private final Casebook casebook;
  private final Templates templates;
  private final Workers searching;

  public SearchPage(Casebook casebook, Templates templates, Workers searching) {
    this.casebook = casebook;
    this.templates = templates;
    this.searching = searching;
  }

  @Override
  public void addTo(RoutesConfig routes) {
    routes.get("/", this::answer);
  }

  /**
   * A hit as the page shows it.
   *
   * @param told when and where an official ruling was published, otherwise empty
   * @param applies the rules that it applies and how sure that is, otherwise empty
   * @param before until when the rule read otherwise, empty where that isn't known
   */
  public record HitView(
      String kind,
      String rule,
      String title,
      String context,
      String href,
      String edition,
      List<SnippetPart> snippet,
      String told,
      String applies,
      String before,
      String why) {}

  /** A part of a snippet, which the query asked for or not. */
  public record SnippetPart(String text, boolean asked) {}

  /**
   * Hits that are shown together.
   *
   * @param heading what they are about
   */
  public record Line(String heading, List<HitView> hits) {}

  private void answer(Context context) {
    List<String> sentences = context.queryParams("sentence");
    if (!sentences.isEmpty()) {
      context.redirect(
          "/?q=" + URLEncoder.encode(AskedView.question(sentences), StandardCharsets.UTF_8));
      return;
    }
    String text = Objects.requireNonNullElse(context.queryParam("q"), "").strip();
    Optional<Kind> kind = Optional.ofNullable(context.queryParam("kind")).flatMap(Kind::named);
    int page = page(context.queryParam("page"));
    Optional<AskedEdition> dated =
        Optional.ofNullable(context.queryParam("edition"))
            .filter(date -> !date.isBlank())
            .map(date -> AskedEdition.of(date, casebook.editions()));
    Optional<String> edition = dated.flatMap(AskedEdition::held).map(Edition::name);
    Wording wording =
        "typed".equals(context.queryParam("wording")) ? Wording.TYPED : Wording.UNDERSTOOD;
    boolean explained = "true".equals(context.queryParam("explain"));
    Query query =
        Query.of(text)
            .kind(kind)
            .section(SearchFilters.section(context.queryParam("section")))
            .edition(edition)
            .having("true".equals(context.queryParam("rulings")) ? Having.RULINGS : Having.ANYTHING)
            .page(page)
            .wording(wording);
    var model = new LinkedHashMap<String, Object>();
    model.put("query", text);
    model.put("examples", EXAMPLES);
    model.put("question", QUESTION);
    if (text.isEmpty()) {
      model.put("sections", sections());
      model.put("boards", Boards.all());
      templates.answer(context, "home", model);
      return;
    }
    SearchResult result =
        searching.inTime(Task.SEARCH, Visitor.of(context), () -> casebook.search(query));
    int shown = Math.min(page, Math.max(1, result.pages()));
    String asked = Objects.requireNonNullElse(context.queryParam("page"), "1");
    if (!asked.equals(Integer.toString(shown))) {
      context.redirect(SearchFilters.href(query.page(shown)));
      return;
    }
    model.put("total", result.total());
    model.put("whole", result.whole());
    model.put("rewritten", result.rewritten());
    model.put(
        "unfiltered",
        SearchFilters.isFiltered(query) ? SearchFilters.href(SearchFilters.all(query)) : "");
    model.put("cards", page == 1 && kind.isEmpty() ? cards(result) : List.of());
    model.put("asked", page == 1 && kind.isEmpty() ? asked(context, text) : List.of());
    model.put("board", QueryBoard.of(result, casebook).map(List::of).orElse(List.of()));
    model.put("lines", lines(result, explained));
    model.put("filters", new SearchFilters(result, query, casebook.editions()).groups());
    model.put(
        "undo",
        wording == Wording.UNDERSTOOD && result.hasOtherWords()
            ? SearchFilters.href(query.asTyped().page(1))
            : "");
    model.put(
        "redo",
        wording == Wording.TYPED
            ? SearchFilters.href(query.wording(Wording.UNDERSTOOD).page(1))
            : "");
    model.put("suggestion", result.suggestion().map(SuggestionWords::said).orElse(""));
    model.put(
        "document",
        result.suggestion().filter(OtherRulesWords::isAbsent).isPresent()
            ? OtherRulesWords.DOCUMENT
            : "");
    model.put("instead", result.suggestion().map(SuggestionWords::untried).orElse(List.of()));
    model.put("edition", edition.orElse(""));
    model.put(
        "noEdition",
        dated
            .flatMap(of ->
                of instanceof AskedEdition.None none
                    ? Optional.of(EditionWords.why(none) + " Shown are the rules of today.")
                    : EditionWords.missing(of))
            .or(() -> result.dated().flatMap(EditionWords::missing))
            .orElse(""));
    model.put("hidden", SearchFilters.without(query));
    model.put("page", result.page());
    model.put("pages", result.pages());
    model.put(
        "previous", result.page() > 1 ? SearchFilters.href(query.page(result.page() - 1)) : "");
    model.put(
        "next",
        result.page() < result.pages() ? SearchFilters.href(query.page(result.page() + 1)) : "");
    templates.answer(context, "results", model);
  }

  private List<AskedView> asked(Context context, String text) {
    return searching
        .inTime(Task.QUESTION, Visitor.of(context), () -> AskedView.of(text, casebook))
        .map(List::of)
        .orElse(List.of());
  }

  /**
   * A card that the query names, with what it does.
   *
   * @param text its official text, nothing where it wasn't imported
   * @param rulings how many official rulings on it were imported
   */
  public record CardView(
      String name, String href, String typeLine, List<String> does, String text, int rulings) {}

  private List<CardView> cards(SearchResult result) {
    return casebook.named(result.cards()).stream()
        .map(card ->
            new CardView(
                card.name(),
                card.href(),
                card.typeLine(),
                card.abilities().stream()
                    .flatMap(ability ->
                        new AbilityWords(EffectWords.printedOn(card.characteristics()))
                            .allSentences(ability).stream())
                    .toList(),
                casebook.cards().find(card.name()).map(PrintedFace::text).orElse(""),
                casebook.officialRulings().on(card.faces()).size()))
        .toList();
  }

  /** What is no page is the first one; what is far beyond the last is a page beyond it too. */
  private static int page(@Nullable String text) {
    if (text == null || !text.matches("[1-9]\\d*")) {
      return 1;
    }
    return text.length() > BEYOND_ALL ? Integer.MAX_VALUE : Integer.parseInt(text);
  }

  private List<SectionContents> sections() {
    Edition edition = casebook.editions().executed();
    return edition.sections().stream()
        .map(section -> SectionContents.of(edition, section.number(), section.title()))
        .toList();
  }

  private List<Line> lines(SearchResult result, boolean explained) {
    return HitsOfRule.of(result).stream()
        .map(group ->
            new Line(
                group
                    .rule()
                    .map(rule -> (group.isWithRule() ? "Rule " : "On rule ") + rule)
                    .orElseGet(() -> group.hits().getFirst().title()),
                told(group.hits()).stream().map(same -> view(same, explained)).toList()))
        .toList();
  }

  /** The hits in their order; what was ruled in the same words on several cards is one. */
  private static Collection<List<Hit>> told(List<Hit> hits) {
    record Told(String text, String date, String href) {}
    return hits.stream()
        .collect(
            Collectors.groupingBy(
                hit ->
                    hit.official()
                        .map(of -> new Told(hit.snippet().text(), of.date(), ""))
                        .orElseGet(() -> new Told("", "", hit.kind() + hit.href() + hit.title())),
                LinkedHashMap::new,
                Collectors.toList()))
        .values();
  }

  private HitView view(List<Hit> same, boolean explained) {
    Hit hit = same.getFirst();
    return new HitView(
        hit.kind() == Kind.RULING ? "official ruling" : hit.kind().label(),
        hit.rule().map(RuleNumber::toString).orElse(""),
        same.stream().map(Hit::title).distinct().collect(Collectors.joining(", ")),
        hit.kind() == Kind.RULE ? hit.context() : "",
        hit.href(),
        edition(hit),
        parts(hit.snippet()),
        hit.official().map(of -> Dates.ofDay(of.date()) + ", from " + of.source()).orElse(""),
        hit.official().map(Official::applied).map(OfficialWords::applies).orElse(""),
        casebook
            .readsSince(hit)
            .map(since -> EditionWords.before(hit.rule().orElseThrow(), since))
            .orElse(""),
        explained ? why(hit) : "");
  }

  /** Of a text that isn't the newest one, how new it is. */
  private String edition(Hit hit) {
    Edition current = casebook.editions().current();
    Optional<Edition> edition =
        hit.editions().stream()
            .findFirst()
            .flatMap(casebook.editions()::named)
            .filter(of -> !of.equals(current));
    // An edition that holds some sections need not hold the glossary's words on them.
    boolean isReplaced =
        hit.kind() != Kind.GLOSSARY && hit.rule().filter(current.coverage()::covers).isPresent();
    return edition
        .map(of -> (isReplaced ? "only until the edition of " : "edition of ") + Dates.of(of))
        .orElse("");
  }

  private static String why(Hit hit) {
    return String.format(
        Locale.ROOT,
        "Score %.2f: its number %.2f, its words %.2f, documents that speak for it %.2f, cards %.2f",
        hit.score(),
        hit.reasons().number(),
        hit.reasons().words(),
        hit.reasons().documents(),
        hit.reasons().cards());
  }

  private static List<SnippetPart> parts(Snippet snippet) {
    var parts = new ArrayList<SnippetPart>();
    int end = 0;
    for (Snippet.Span span : snippet.highlights()) {
      parts.add(new SnippetPart(snippet.text().substring(end, span.start()), false));
      parts.add(new SnippetPart(snippet.text().substring(span.start(), span.end()), true));
      end = span.end();
    }
    parts.add(new SnippetPart(snippet.text().substring(end), false));
    parts.removeIf(part -> part.text().isEmpty());
    return parts;
  }
}
