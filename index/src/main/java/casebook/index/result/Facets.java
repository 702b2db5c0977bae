package casebook.index.result;

import casebook.index.query.Query;
import casebook.index.text.Kind;
import casebook.rules.RuleNumber;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How many hits there are of each sort. Each sort is counted as if there were no filter for that
 * sort itself, so that it says what another choice would give.
 *
 * @param kinds by kind
 * @param sections by the sections of the rules that they belong to
 * @param editions how many are in the edition that was asked for, or else in the current one
 * @param withRulings those that have {@linkplain Query.Having#RULINGS rulings}
 */
public record Facets(
    Map<Kind, Integer> kinds,
    SortedMap<RuleNumber, Integer> sections,
    Map<String, Integer> editions,
    int withRulings) {

  /** Copies the maps. */
  public Facets {
    Map<Kind, Integer> byKind = new EnumMap<>(Kind.class);
    byKind.putAll(kinds);
    kinds = Collections.unmodifiableMap(byKind);
    sections = Collections.unmodifiableSortedMap(new TreeMap<>(sections));
    editions = Collections.unmodifiableMap(new LinkedHashMap<>(editions));
  }
}
