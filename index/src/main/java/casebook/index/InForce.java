package casebook.index;

import casebook.rules.Coverage;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import java.util.Optional;

/**
 * Which texts are in force as far as the held editions say: those of the edition that was asked
 * for; otherwise those of the current one and, where it isn't complete, what the newest complete
 * edition has of the rest.
 */
final class InForce {

  private final Edition current;
  private final Optional<Edition> complete;
  private final Optional<String> asked;

  InForce(Editions editions, Optional<String> asked) {
    this.current = editions.current();
    this.complete =
        editions.all().stream()
            .filter(edition -> edition.coverage() instanceof Coverage.Complete)
            .findFirst();
    this.asked = asked;
  }

  /** Whether the entry is in force; what isn't part of an edition goes with the current one. */
  boolean covers(Entry entry) {
    if (asked.isPresent()) {
      return entry.answersFor(asked.get(), current.name());
    }
    return entry.answersFor(current.name(), current.name())
        || (!currentHasItsPlace(entry)
            && complete.filter(edition -> entry.editions().contains(edition.name())).isPresent());
  }

  /** Whether the current edition would have the entry if it still held. */
  private boolean currentHasItsPlace(Entry entry) {
    return switch (entry.kind()) {
      case GLOSSARY -> !current.glossary().isEmpty();
      case RULE, EXAMPLE -> {
        RuleNumber number = entry.rules().getFirst();
        yield current.coverage().covers(number);
      }
      case TOPIC, RULING, CASE, CARD -> true;
    };
  }

  /** The one of two texts of the same thing that is in force or, if none is, was so later. */
  Entry later(Entry one, Entry other) {
    if (covers(one) != covers(other)) {
      return covers(one) ? one : other;
    }
    return one.editions().getFirst().compareTo(other.editions().getFirst()) >= 0 ? one : other;
  }
}
