package casebook.rules.history;

import casebook.rules.Edition;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Since;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a rule was from the first edition that has it to the last one: each edition that holds this
 * part of the rules is in one span.
 *
 * @param spans the oldest first; never empty
 * @param removed when it was removed; empty where the newest edition has it
 */
public record Lineage(List<Span> spans, Optional<Since> removed) {

  /** Copies the list. */
  public Lineage {
    spans = List.copyOf(spans);
  }

  /**
   * Editions in a row that have the same words under the same numbers.
   *
   * @param first what the rule was, and what had happened to it, in the first of them
   * @param editions the oldest first
   */
  public record Span(Stage first, List<Edition> editions) {
    /** Copies the list. */
    public Span {
      editions = List.copyOf(editions);
    }

    /** The newest of the editions. */
    public Edition last() {
      return editions.getLast();
    }
  }

  /**
   * Numbers that it had.
   *
   * @param numbers several where several rules said then what one says now, or the other way round
   * @param since with which edition it got them
   * @param until with which edition it had others, or was gone; empty where it has them still
   */
  public record Numbers(List<RuleNumber> numbers, Since since, Optional<Since> until) {
    /** Copies the list. */
    public Numbers {
      numbers = List.copyOf(numbers);
    }
  }

  /** The lineage of a rule of an edition. */
  public static Lineage of(Edition edition, Rule rule, History history) {
    var spans = new ArrayList<Span>();
    Optional<Since> removed = Optional.empty();
    var editions = new ArrayList<Edition>();
    Optional<Stage> first = Optional.empty();
    for (Stage stage : history.line(edition, rule)) {
      if (stage.rules().isEmpty()) {
        removed = first.map(_ -> stage.since());
        continue;
      }
      if (first.isPresent() && stage.relation() != Relation.SAME) {
        spans.add(new Span(first.get(), editions));
        editions.clear();
      }
      first = first.filter(_ -> stage.relation() == Relation.SAME).or(() -> Optional.of(stage));
      editions.add(stage.edition());
    }
    first.ifPresent(last -> spans.add(new Span(last, editions)));
    return new Lineage(spans, removed);
  }

  /** The first edition held that has it. */
  public Since beginning() {
    return spans.getFirst().first().since();
  }

  /** Whether an older edition is held that has no such rule: it was new then. */
  public boolean isAdded() {
    return spans.getFirst().first().relation() == Relation.ADDED;
  }

  /** The numbers that it had, the oldest first. */
  public List<Numbers> numbers() {
    var numbers = new ArrayList<Numbers>();
    for (Span span : spans) {
      Since since = span.first().since();
      if (numbers.isEmpty() || !numbers.getLast().numbers().equals(span.first().numbers())) {
        if (!numbers.isEmpty()) {
          Numbers last = numbers.removeLast();
          numbers.add(new Numbers(last.numbers(), last.since(), Optional.of(since)));
        }
        numbers.add(new Numbers(span.first().numbers(), since, Optional.empty()));
      }
    }
    Numbers last = numbers.removeLast();
    numbers.add(new Numbers(last.numbers(), last.since(), removed));
    return List.copyOf(numbers);
  }

  /** Whether the rule had a number in an edition. */
  public boolean had(RuleNumber number, Edition edition) {
    return spans.stream()
        .anyMatch(
            span -> span.editions().contains(edition) && span.first().numbers().contains(number));
  }

  /** The numbers that it had before those of an edition, the newest first. */
  public List<Numbers> numbersBefore(Edition edition) {
    return numbers().reversed().stream()
        .filter(one ->
            one.until()
                .filter(until -> !until.edition().effective().isAfter(edition.effective()))
                .isPresent())
        .toList();
  }

  /** When its words last changed before or with an edition; cross-references aren't counted. */
  public Optional<Since> rewordedLast(Edition edition) {
    return spans.reversed().stream()
        .map(Span::first)
        .filter(stage -> !stage.edition().effective().isAfter(edition.effective()))
        .filter(Stage::isReworded)
        .map(Stage::since)
        .findFirst();
  }
}
