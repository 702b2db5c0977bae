package casebook.site.compare;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** Counts changes by kind, by sub-rule and by card, and keeps examples of each. */
public final class CountedChanges implements Serializable {
  private static final long serialVersionUID = 1;

  private final int examples;
  private final EnumMap<Aspect, TreeMap<String, Group>> groups = new EnumMap<>(Aspect.class);
  private final TreeMap<String, Integer> rules = new TreeMap<>();
  private final HashMap<String, Integer> cards = new HashMap<>();
  private final ArrayList<Comparison.Compared.Missing> missing = new ArrayList<>();
  private long compared;
  private long changed;
  private long missed;

  /**
   * Counts from zero.
   *
   * @param examples how many of each kind are kept
   */
  public CountedChanges(int examples) {
    this.examples = examples;
  }

  /** Changes of one kind. */
  private static final class Group implements Serializable {
    private static final long serialVersionUID = 1;

    private final String name;
    private final ArrayList<Change> first = new ArrayList<>();
    private long count;

    Group(String name) {
      this.name = name;
    }
  }

  /** Counts the result of one comparison. */
  public void add(Comparison.Compared one) {
    compared++;
    switch (one) {
      case Comparison.Compared.Same _ -> {}
      case Comparison.Compared.Missing line -> {
        missed++;
        if (missing.size() < examples) {
          missing.add(line);
        }
      }
      case Comparison.Compared.Different(var change) -> add(change);
    }
  }

  private void add(Change change) {
    changed++;
    Group group = group(change.aspect(), change.group());
    group.count++;
    if (group.first.size() < examples) {
      group.first.add(change);
    }
    change.rules().forEach(rule -> rules.merge(rule, 1, Integer::sum));
    change.cards().forEach(card -> cards.merge(card, 1, Integer::sum));
  }

  private Group group(Aspect aspect, String name) {
    return groups.computeIfAbsent(aspect, _ -> new TreeMap<>()).computeIfAbsent(name, Group::new);
  }

  /** Counts what was counted of other cases. */
  public void addAll(CountedChanges other) {
    compared += other.compared;
    changed += other.changed;
    missed += other.missed;
    addSome(missing, other.missing);
    other.groups.forEach((aspect, alike) ->
        alike
            .values()
            .forEach(one -> {
              Group group = group(aspect, one.name);
              group.count += one.count;
              addSome(group.first, one.first);
            }));
    other.rules.forEach((rule, times) -> rules.merge(rule, times, Integer::sum));
    other.cards.forEach((card, times) -> cards.merge(card, times, Integer::sum));
  }

  private <T> void addSome(List<T> to, List<T> from) {
    from.stream().limit(Math.max(0, examples - to.size())).forEach(to::add);
  }

  /** The number of cases compared. */
  public long compared() {
    return compared;
  }

  /** The number of cases with different answers. */
  public long changed() {
    return changed;
  }

  /** The number of cases that could not be compared. */
  public long missed() {
    return missed;
  }

  /**
   * The report, line by line.
   *
   * @param address where a case opens on the judge page
   * @param mostCards how many cards are listed
   */
  public List<String> report(Function<String, String> address, int mostCards) {
    var lines = new ArrayList<String>();
    long verdicts =
        groups.getOrDefault(Aspect.VERDICT, new TreeMap<>()).values().stream()
            .mapToLong(group -> group.count)
            .sum();
    lines.add(
        "%,d of %,d answers changed, %,d of them to another verdict."
            .formatted(changed, compared, verdicts));
    if (missed > 0) {
      lines.add("%,d could not be compared:".formatted(missed));
      missing.forEach(one -> lines.add("  %s: %s".formatted(place(one.line()), one.why())));
    }
    groups.forEach((aspect, alike) -> {
      lines.add("");
      lines.add("Changed: " + aspect.words());
      alike.values().stream()
          .sorted(Comparator.comparingLong((Group group) -> group.count).reversed())
          .forEach(group -> addTo(lines, group, address));
    });
    addTable(lines, "By sub-rule", rules, rules.size());
    addTable(lines, "By card", cards, mostCards);
    return lines;
  }

  private static void addTo(List<String> lines, Group group, Function<String, String> address) {
    lines.add("%,8d  %s".formatted(group.count, group.name));
    for (Change one : group.first) {
      String of = one.cards().isEmpty() ? "" : " (" + String.join(", ", one.cards()) + ")";
      lines.add("          %s%s: %s".formatted(place(one.line()), of, address.apply(one.json())));
    }
  }

  private static String place(int line) {
    return line == 0 ? "a case" : "line " + line;
  }

  private static void addTable(
      List<String> lines, String title, Map<String, Integer> counts, int most) {
    if (counts.isEmpty()) {
      return;
    }
    lines.add("");
    lines.add(title);
    counts.entrySet().stream()
        .sorted(
            Map.Entry.<String, Integer>comparingByValue()
                .reversed()
                .thenComparing(Map.Entry.comparingByKey()))
        .limit(most)
        .forEach(one -> lines.add("%,8d  %s".formatted(one.getValue(), one.getKey())));
    if (counts.size() > most) {
      lines.add("          and %,d more".formatted(counts.size() - most));
    }
  }
}
