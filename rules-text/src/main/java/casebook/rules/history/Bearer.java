package casebook.rules.history;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import casebook.rules.Since;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A rule that had a number through editions in a row.
 *
 * @param became what became of the rule as the last of them has it
 * @param editions the oldest first
 * @param until with which edition another rule had the number, or none; empty where it still has it
 */
public record Bearer(Resolution became, List<Edition> editions, Optional<Since> until) {

  /** Copies the list. */
  public Bearer {
    editions = List.copyOf(editions);
  }

  /** The rules that had a number one after the other, the newest first. */
  public static List<Bearer> of(RuleNumber number, Editions held, History history) {
    Map<Edition, Edition> lines = lines(number, held, history);
    var bearers = new ArrayList<Bearer>();
    var row = new ArrayList<Edition>();
    Optional<Edition> newer = Optional.empty();
    Optional<Since> until = Optional.empty();
    for (Edition edition : held.all()) {
      if (!edition.coverage().covers(number)) {
        continue;
      }
      Optional<Edition> line = Optional.ofNullable(lines.get(edition));
      if (!row.isEmpty() && !line.equals(Optional.ofNullable(lines.get(row.getFirst())))) {
        bearers.add(bearer(number, row, until, history));
        row.clear();
      }
      if (line.isPresent()) {
        until = row.isEmpty() ? newer.map(next -> held.since(edition, next)) : until;
        row.addFirst(edition);
      }
      newer = Optional.of(edition);
    }
    if (!row.isEmpty()) {
      bearers.add(bearer(number, row, until, history));
    }
    return List.copyOf(bearers);
  }

  private static Bearer bearer(
      RuleNumber number, List<Edition> editions, Optional<Since> until, History history) {
    Resolution became = history.resolve(editions.getLast(), number).orElseThrow();
    return new Bearer(became, editions, until.or(() -> moved(became)));
  }

  /** When a rule got another number, where later editions haven't even the section of this one. */
  private static Optional<Since> moved(Resolution became) {
    return became.steps().stream()
        .filter(stage -> !stage.numbers().contains(became.rule().number()))
        .map(Stage::since)
        .findFirst();
  }

  /** The numbers of what it said, from when it hasn't the number any more. */
  public List<RuleNumber> next() {
    return until.stream()
        .flatMap(since ->
            became.steps().stream().filter(stage -> stage.edition().equals(since.edition())))
        .flatMap(stage -> stage.numbers().stream())
        .toList();
  }

  /** Each edition that has the number, with the newest edition that has the same rule under it. */
  private static Map<Edition, Edition> lines(RuleNumber number, Editions held, History history) {
    var lines = new LinkedHashMap<Edition, Edition>();
    for (Edition edition : held.all()) {
      edition
          .rule(number)
          .filter(_ -> !lines.containsKey(edition))
          .ifPresent(rule ->
              history.line(edition, rule).stream()
                  .filter(stage -> stage.numbers().contains(number))
                  .forEach(stage -> lines.putIfAbsent(stage.edition(), edition)));
    }
    return lines;
  }
}
