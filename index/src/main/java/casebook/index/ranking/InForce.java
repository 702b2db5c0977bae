package casebook.index.ranking;

import casebook.index.text.Entry;
import casebook.rules.Coverage;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Which texts are in force as far as the held editions say: those of the edition that was asked
 * for; otherwise those of the current one and, where it isn't complete, what the newest complete
 * edition has of the rest.
 */
public final class InForce {

  private final Edition current;
  private final Optional<Edition> complete;
  private final Optional<String> asked;

  private final List<Entry> entries;
  private final BitSet covered = new BitSet();

  public InForce(Editions editions, Optional<String> asked, List<Entry> entries) {
    this.current = editions.current();
    this.complete =
        editions.all().stream()
            .filter(edition -> edition.coverage() instanceof Coverage.Complete)
            .findFirst();
    this.asked = asked;
    this.entries = entries;
    for (int place = 0; place < entries.size(); place++) {
      covered.set(place, covers(entries.get(place)));
    }
  }

  /** The places of the entries that are in force. */
  BitSet covered() {
    return (BitSet) covered.clone();
  }

  /** Whether the entry with a place is in force. */
  boolean covers(int place) {
    return covered.get(place);
  }

  /** Whether the entry is in force; what isn't part of an edition goes with the current one. */
  private boolean covers(Entry entry) {
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
      case TOPIC, RULING, CASE, ANSWER, CARD -> true;
    };
  }

  /** The place of the one of two texts of the same thing that is in force or was so later. */
  int later(int one, int other) {
    if (covers(one) != covers(other)) {
      return covers(one) ? one : other;
    }
    String first = entries.get(one).editions().getFirst();
    return first.compareTo(entries.get(other).editions().getFirst()) >= 0 ? one : other;
  }
}
