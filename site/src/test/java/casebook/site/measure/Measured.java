package casebook.site.measure;

import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * How well two searches answer queries.
 *
 * @param queries the queries
 * @param ours what the search of Casebook made of each
 * @param plain what a plain index made of each
 */
public record Measured(JudgedQueries queries, List<Quality> ours, List<Quality> plain) {

  /** Copies the lists. */
  public Measured {
    ours = List.copyOf(ours);
    plain = List.copyOf(plain);
  }

  /** Asks both searches every query. */
  public static Measured of(
      JudgedQueries queries,
      Function<String, List<RuleNumber>> ours,
      Function<String, List<RuleNumber>> plain) {
    return new Measured(queries, qualities(queries, ours), qualities(queries, plain));
  }

  private static List<Quality> qualities(
      JudgedQueries queries, Function<String, List<RuleNumber>> search) {
    return queries.queries().stream()
        .map(query -> Quality.of(query, search.apply(query.text())))
        .toList();
  }

  /** The figures of each class that has queries, and those of all of them last. */
  public List<Figures> figures() {
    List<Figures> lines = new ArrayList<>();
    for (QueryClass of : QueryClass.values()) {
      lines(Optional.of(of), of.label()).ifPresent(lines::add);
    }
    lines(Optional.empty(), "all").ifPresent(lines::add);
    return List.copyOf(lines);
  }

  private Optional<Figures> lines(Optional<QueryClass> of, String name) {
    List<JudgedQuery> all = queries.queries();
    List<Integer> places =
        IntStream.range(0, all.size())
            .filter(i -> of.isEmpty() || of.get() == all.get(i).of())
            .boxed()
            .toList();
    if (places.isEmpty()) {
      return Optional.empty();
    }
    List<Quality> mine = places.stream().map(ours::get).toList();
    List<Quality> others = places.stream().map(plain::get).toList();
    return Optional.of(
        new Figures(
            queries.name(),
            name,
            places.size(),
            Quality.mean(mine),
            Interval.of(mine.stream().map(Quality::gain).toList()),
            Quality.mean(others),
            Interval.of(others.stream().map(Quality::gain).toList()),
            Interval.of(
                places.stream().map(i -> ours.get(i).gain() - plain.get(i).gain()).toList())));
  }
}
