package casebook.index.ranking;

import casebook.index.lucene.Sorting;
import casebook.index.query.Query;
import casebook.index.query.Query.Having;
import casebook.index.result.Facets;
import casebook.index.text.Kind;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;

/** Counts what a query's filters leave of what was found, and what other filters would. */
public final class Selection {

  private final Query query;
  private final String edition;
  private final Map<Kind, Integer> kinds = new EnumMap<>(Kind.class);
  private final TreeMap<RuleNumber, Integer> sections = new TreeMap<>();
  private int inIt;
  private int withRulings;
  private int total;

  public Selection(Query query, Editions editions) {
    this.query = query;
    this.edition = query.edition().orElseGet(editions.current()::name);
  }

  /** Whether it passes all filters. */
  public boolean passes(Sorting sorting) {
    return isOfKind(sorting) && isInSection(sorting) && isInEdition(sorting) && has(sorting);
  }

  /** Counts those that are sorted so, up to a number. */
  public void count(Sorting sorting, int several) {
    boolean ofKind = isOfKind(sorting);
    boolean inSection = isInSection(sorting);
    boolean inEdition = isInEdition(sorting);
    boolean has = has(sorting);
    if (inSection && inEdition && has) {
      kinds.merge(sorting.kind(), several, Integer::sum);
    }
    if (ofKind && inEdition && has) {
      sorting.sections().forEach(section -> sections.merge(section, several, Integer::sum));
    }
    if (ofKind && inSection && has) {
      inIt += sorting.editions().contains(edition) ? several : 0;
    }
    if (ofKind && inSection && inEdition && sorting.having() == Having.RULINGS) {
      withRulings += several;
    }
    if (ofKind && inSection && inEdition && has) {
      total += several;
    }
  }

  /** How many pass all filters. */
  public int total() {
    return total;
  }

  /** How many hits each filter would leave. */
  public Facets facets() {
    return new Facets(kinds, sections, inIt > 0 ? Map.of(edition, inIt) : Map.of(), withRulings);
  }

  private boolean isOfKind(Sorting sorting) {
    return query.kind().map(kind -> kind == sorting.kind()).orElse(true);
  }

  private boolean isInSection(Sorting sorting) {
    return query.section().map(sorting.sections()::contains).orElse(true);
  }

  private boolean isInEdition(Sorting sorting) {
    return query.edition().map(sorting.editions()::contains).orElse(true);
  }

  private boolean has(Sorting sorting) {
    return query.having() == Having.ANYTHING || sorting.having() == Having.RULINGS;
  }
}
