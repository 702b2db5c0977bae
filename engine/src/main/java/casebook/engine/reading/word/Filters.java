package casebook.engine.reading.word;

import casebook.engine.effect.Filter;
import java.util.ArrayList;
import java.util.List;

/** Puts filters together without needless nesting. */
public final class Filters {
  private Filters() {}

  /** What all of the filters mean; every permanent if there are none. */
  public static Filter all(List<Filter> filters) {
    var flat = new ArrayList<Filter>();
    for (Filter filter : filters) {
      switch (filter) {
        case Filter.Any _ -> {}
        case Filter.Both(var parts) -> flat.addAll(parts);
        default -> flat.add(filter);
      }
    }
    return switch (flat.size()) {
      case 0 -> Filter.ANY;
      case 1 -> flat.getFirst();
      default -> new Filter.Both(flat);
    };
  }

  /** The filter for what all of these mean. */
  public static Filter all(Filter... filters) {
    return all(List.of(filters));
  }

  /** What any of the filters means. */
  public static Filter any(List<Filter> filters) {
    return filters.size() == 1 ? filters.getFirst() : new Filter.Either(filters);
  }

  /** The filter in a place that speaks of attackers, where being a creature goes without saying. */
  public static Filter attackers(Filter filter) {
    return switch (filter) {
      case Filter.Both(var parts) ->
          all(
              parts.stream()
                  .filter(part -> !part.equals(Filter.CREATURE))
                  .map(part -> part instanceof Filter.Either ? attackers(part) : part)
                  .toList());
      case Filter.Either(var parts) -> any(parts.stream().map(Filters::attackers).toList());
      default -> filter.equals(Filter.CREATURE) ? Filter.ANY : filter;
    };
  }
}
