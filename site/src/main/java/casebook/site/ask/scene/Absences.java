package casebook.site.ask.scene;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What players are said not to have: nothing else at all, nothing of a type, none of a card. */
public final class Absences {
  private final Set<Party> complete = new LinkedHashSet<>();
  private final Map<Party, Set<String>> types = new LinkedHashMap<>();
  private final Map<Party, Set<String>> cards = new LinkedHashMap<>();

  /** Notes that a player has nothing else than what is told of. */
  void setComplete(Party party) {
    complete.add(party);
  }

  /** Whether it is said that a player has nothing else. */
  public boolean isComplete(Party party) {
    return complete.contains(party);
  }

  /** Notes that a player has no other permanents of a type: "no other creatures". */
  public void noneOf(Party party, String type) {
    types.computeIfAbsent(party, _ -> new LinkedHashSet<>()).add(type);
  }

  /** Whether a player has no other permanents of a type than those that are told of. */
  public boolean hasNoOther(Party party, String type) {
    return isComplete(party) || ofTypes(party).contains(type);
  }

  /** The types of which it is said that a player has nothing else. */
  public List<String> ofTypes(Party party) {
    return List.copyOf(types.getOrDefault(party, Set.of()));
  }

  /** Notes that a player has none of a card. */
  public void noCard(Party party, String card) {
    cards.computeIfAbsent(party, _ -> new LinkedHashSet<>()).add(card);
  }

  /** The cards of which it is said that a player has none. */
  public Set<String> ofCards(Party party) {
    return cards.getOrDefault(party, Set.of());
  }
}
