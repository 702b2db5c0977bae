package casebook.index.text;

import casebook.rules.RuleNumber;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/**
 * What an official ruling on a card has beside its text.
 *
 * @param date the day on which it was published, as 2010-06-15
 * @param source where it was imported from
 * @param applied the rules that it applies, the surest first, each with what that is known by
 */
public record Official(String date, String source, SequencedMap<RuleNumber, Ground> applied) {

  /** Copies the map. */
  public Official {
    applied = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(applied));
  }

  /** The rules that it applies, the surest first. */
  List<RuleNumber> rules() {
    return applied.entrySet().stream()
        .sorted(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .toList();
  }
}
