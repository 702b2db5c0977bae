package casebook.site.page.draft;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ObjectNode;

/**
 * What the players and permanents of a case are called by their ids, also where the case can't be
 * judged yet: permanents of one name have numbers.
 */
public final class ListedNames {
  private final Draft draft;
  private final Map<String, String> names = new HashMap<>();

  /** The names of a case. */
  public ListedNames(Draft draft) {
    this.draft = draft;
    Map<String, List<ObjectNode>> byName =
        draft.permanents().stream().collect(Collectors.groupingBy(Draft::name));
    byName.forEach((name, alike) -> {
      for (int at = 0; at < alike.size(); at++) {
        names.putIfAbsent(
            Draft.id(alike.get(at)), alike.size() == 1 ? name : name + " #" + (at + 1));
      }
    });
    for (ObjectNode player : draft.players()) {
      names.put(Draft.text(player, "id"), Draft.name(player));
    }
  }

  /** What an id stands for; empty where nothing that the case lists has it. */
  public Optional<String> of(String id) {
    return Optional.ofNullable(names.get(id))
        .or(() -> {
          String entry = draft.entry(id);
          return entry.isEmpty()
              ? Optional.empty()
              : of(entry).map(name -> name + " " + id.substring(entry.length()));
        });
  }
}
