package casebook.site.page.form;

import casebook.site.page.draft.Draft;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;

/**
 * The bands of a declaration (508.1e) as the form has them: attackers that are given the same name
 * form a band. What a case calls its bands isn't stated; the form numbers them.
 */
final class Bands {
  private final Draft draft;

  Bands(Draft draft) {
    this.draft = draft;
  }

  private List<List<String>> members() {
    return draft.lastDeclaration().path("bands").values().stream().map(Draft::texts).toList();
  }

  /** Whether the form can show them: it can't where some of many alike are in a band. */
  boolean areShown() {
    List<String> ids = draft.permanents().stream().map(Draft::id).toList();
    List<String> banded = members().stream().flatMap(List::stream).toList();
    JsonNode bands = draft.lastDeclaration().path("bands");
    return (bands.isMissingNode() || bands.isArray())
        && ids.containsAll(banded)
        && banded.stream().distinct().count() == banded.size();
  }

  /** The number of the band that a permanent is in, or nothing. */
  String of(String id) {
    List<List<String>> bands = members();
    for (int index = 0; index < bands.size(); index++) {
      if (bands.get(index).contains(id)) {
        return Integer.toString(index + 1);
      }
    }
    return "";
  }

  /** Bands together those that have the same name, in the order of the names. */
  void put(Map<String, String> names) {
    var bands = new LinkedHashMap<String, List<String>>();
    names.forEach((id, name) -> bands.computeIfAbsent(name, _ -> new ArrayList<>()).add(id));
    if (bands.isEmpty()) {
      draft.declaration().remove("bands");
    } else {
      ArrayNode list = draft.declaration().putArray("bands");
      for (List<String> band : bands.values()) {
        ArrayNode members = list.addArray();
        band.forEach(members::add);
      }
    }
  }
}
