package casebook.site.page.form;

import casebook.site.page.draft.Draft;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.node.ObjectNode;

/**
 * The permanents of which the form has the fields that few boards need. Those of all permanents
 * would be most of the page: they come where they are asked for.
 */
public final class RareFields {

  /** The button that asks for them, the field that says they are there, and the parameter. */
  public static final String SHOWN = "more";

  private RareFields() {}

  /**
   * The ids of the permanents of which a form that was sent has these fields, and of the one for
   * which its button asks.
   *
   * @param draft the board that the form was made from
   */
  public static Set<String> in(Map<String, List<String>> sent, Draft draft) {
    List<String> pressed = sent.getOrDefault("do", List.of());
    var ids = new LinkedHashSet<String>();
    List<ObjectNode> permanents = draft.permanents();
    for (int index = 0; index < permanents.size(); index++) {
      if (sent.containsKey("permanents." + index + "." + SHOWN)
          || pressed.contains(SHOWN + ":" + index)) {
        ids.add(Draft.id(permanents.get(index)));
      }
    }
    return ids;
  }
}
