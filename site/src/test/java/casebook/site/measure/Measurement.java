package casebook.site.measure;

import casebook.index.query.Query;
import casebook.index.result.Hit;
import casebook.index.text.Kind;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import java.util.List;
import java.util.Optional;

/** Measures the search of a {@link Casebook} beside a plain index of the same documents. */
public final class Measurement implements AutoCloseable {

  private final Casebook casebook;
  private final PlainIndex plain;

  /** Indexes the documents plainly. */
  public Measurement(Casebook casebook) {
    this.casebook = casebook;
    this.plain = PlainIndex.over(casebook.editions(), casebook.rulings().documents());
  }

  /** How well both answer the queries. */
  public Measured of(JudgedQueries queries) {
    return Measured.of(queries, this::rules, text -> plain.rules(text, Quality.PLACES));
  }

  /** The rules that the search lists for a query, each once. */
  public List<RuleNumber> rules(String text) {
    return casebook.search(Query.of(text).only(Kind.RULE)).hits().stream()
        .map(Hit::rule)
        .flatMap(Optional::stream)
        .distinct()
        .toList();
  }

  @Override
  public void close() {
    plain.close();
  }
}
