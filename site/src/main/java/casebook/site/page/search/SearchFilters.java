package casebook.site.page.search;

import casebook.index.query.Query;
import casebook.index.query.Query.Having;
import casebook.index.query.Query.Wording;
import casebook.index.result.Facets;
import casebook.index.result.SearchResult;
import casebook.index.text.Kind;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import casebook.site.page.part.Dates;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The links that leave only a part of what was found, each with how much that is. */
final class SearchFilters {

  /** A complete edition has more than a hundred sections; those with most hits are shown. */
  private static final int MOST_SECTIONS = 8;

  private final Facets facets;
  private final Query query;
  private final Editions editions;

  /**
   * @param query the query that has found it
   */
  SearchFilters(SearchResult result, Query query, Editions editions) {
    this.facets = result.facets();
    this.query = query.page(1);
    this.editions = editions;
  }

  /**
   * Filters of which one at a time is chosen.
   *
   * @param label what they choose by
   */
  public record Group(String label, List<Filter> filters) {}

  /**
   * A filter.
   *
   * @param count how many hits it leaves
   * @param title more about it, empty if there is nothing to say
   */
  public record Filter(String name, int count, String href, boolean chosen, String title) {}

  /** The groups that leave something to choose. */
  List<Group> groups() {
    var groups = new ArrayList<Group>();
    groups.add(new Group("Kinds", kinds()));
    if (facets.sections().size() > 1 || query.section().isPresent()) {
      groups.add(new Group("Sections", sections()));
    }
    if (query.edition().isPresent()) {
      groups.add(new Group("Edition", ofEdition()));
    }
    if (facets.withRulings() > 0 || query.having() == Having.RULINGS) {
      groups.add(new Group("Rulings", rulings()));
    }
    return groups;
  }

  private List<Filter> kinds() {
    var filters = new ArrayList<Filter>();
    int total = facets.kinds().values().stream().mapToInt(Integer::intValue).sum();
    Query everything = query.kind(Optional.empty());
    filters.add(filter("Everything", total, everything, ""));
    facets
        .kinds()
        .forEach((kind, count) -> filters.add(filter(plural(kind), count, query.only(kind), "")));
    return filters;
  }

  private List<Filter> sections() {
    var filters = new ArrayList<Filter>();
    query
        .section()
        .ifPresent(_ -> filters.add(all("All sections", query.section(Optional.empty()))));
    facets.sections().entrySet().stream()
        .sorted(
            Map.Entry.<RuleNumber, Integer>comparingByValue(Comparator.reverseOrder())
                .thenComparing(Map.Entry.comparingByKey()))
        .limit(MOST_SECTIONS)
        .map(Map.Entry::getKey)
        .sorted()
        .forEach(section -> filters.add(section(section)));
    query
        .section()
        .filter(chosen -> filters.stream().noneMatch(Filter::chosen))
        .ifPresent(chosen -> filters.add(section(chosen)));
    return filters;
  }

  private Filter section(RuleNumber section) {
    String title =
        editions.all().stream()
            .flatMap(edition -> edition.section(section).stream())
            .map(casebook.rules.Section::title)
            .findFirst()
            .orElse("");
    return filter(
        section.toString(),
        facets.sections().getOrDefault(section, 0),
        query.section(Optional.of(section)),
        title);
  }

  private List<Filter> ofEdition() {
    var filters = new ArrayList<Filter>();
    filters.add(all("The rules of today", query.edition(Optional.empty())));
    facets
        .editions()
        .forEach((name, count) ->
            filters.add(
                filter(
                    editions.named(name).map(Dates::of).orElse(name), count, query.in(name), "")));
    return filters;
  }

  private List<Filter> rulings() {
    return List.of(
        all("With or without", query.having(Having.ANYTHING)),
        filter(
            "With rulings",
            facets.withRulings(),
            query.having(Having.RULINGS),
            "Rules that a published case or an official ruling applies, and those rulings"));
  }

  private Filter filter(String name, int count, Query filtered, String title) {
    return new Filter(name, count, href(filtered), filtered.equals(query), title);
  }

  private Filter all(String name, Query unfiltered) {
    return filter(name, 0, unfiltered, "");
  }

  private static String plural(Kind kind) {
    return switch (kind) {
      case RULE -> "Rules";
      case EXAMPLE -> "Examples";
      case GLOSSARY -> "Glossary";
      case TOPIC -> "Topics";
      case RULING -> "Official rulings";
      case CASE -> "Cases";
      case ANSWER -> "Answers by other rules";
      case CARD -> "Cards";
    };
  }

  /** The section that a parameter names, if it does. */
  static Optional<RuleNumber> section(@Nullable String written) {
    return Optional.ofNullable(written)
        .flatMap(RuleNumber::find)
        .filter(number -> number.equals(number.section()));
  }

  /** Whether a query leaves something out. */
  static boolean isFiltered(Query query) {
    return !query.page(1).equals(all(query));
  }

  /** The query for everything that is found. */
  static Query all(Query query) {
    return Query.of(query.text()).wording(query.wording());
  }

  /** The fields of a form that asks the same of another edition. */
  static Map<String, String> without(Query query) {
    var fields = new LinkedHashMap<String, String>();
    fields.put("q", query.text());
    query.kind().ifPresent(of -> fields.put("kind", of.label()));
    query.section().ifPresent(of -> fields.put("section", of.toString()));
    if (query.having() == Having.RULINGS) {
      fields.put("rulings", "true");
    }
    if (query.wording() == Wording.TYPED) {
      fields.put("wording", "typed");
    }
    return fields;
  }

  /** The address of the page that answers a query. */
  static String href(Query query) {
    return "/?q="
        + URLEncoder.encode(query.text(), StandardCharsets.UTF_8)
        + query.kind().map(of -> "&kind=" + of.label()).orElse("")
        + query.section().map(of -> "&section=" + of).orElse("")
        + query.edition().map(name -> "&edition=" + name).orElse("")
        + (query.having() == Having.RULINGS ? "&rulings=true" : "")
        + (query.wording() == Wording.TYPED ? "&wording=typed" : "")
        + (query.page() > 1 ? "&page=" + query.page() : "");
  }
}
