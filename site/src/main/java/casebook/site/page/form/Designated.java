package casebook.site.page.form;

import casebook.site.page.draft.Draft;
import casebook.site.page.part.FieldChoice;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ObjectNode;

/** What a permanent has or hasn't, as check boxes of the board builder's form. */
final class Designated {

  /** What the form calls them, by their fields in a case. */
  static final Map<String, String> NAMES = names();

  private Designated() {}

  private static Map<String, String> names() {
    var names = new LinkedHashMap<String, String>();
    names.put("phasedOut", "phased out");
    names.put("detained", "been detained");
    names.put("suspected", "become suspected");
    names.put("exerted", "been exerted before");
    names.put("saddled", "become saddled");
    names.put("monstrous", "become monstrous");
    names.put("renowned", "become renowned");
    names.put("attackedLastTurn", "attacked in your last turn");
    return Collections.unmodifiableMap(names);
  }

  /** Which of them a permanent has. */
  static List<FieldChoice> of(ObjectNode permanent) {
    return NAMES.entrySet().stream()
        .map(one ->
            new FieldChoice(one.getKey(), one.getValue(), Draft.flag(permanent, one.getKey())))
        .toList();
  }
}
