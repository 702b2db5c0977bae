package casebook.site.page.form;

import casebook.site.page.draft.Draft;
import casebook.site.page.part.FieldChoice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** The permanents and players of a case, as fields of the form offer them. */
final class ListedObjects {

  /**
   * The most objects listed: a longer list is no help, and one in each row would be most of the
   * page.
   */
  static final int MOST_IN_A_ROW = 60;

  private final Map<String, String> names = new LinkedHashMap<>();

  /**
   * The objects of a case.
   *
   * @param name what an id is called
   */
  ListedObjects(Draft draft, UnaryOperator<String> name) {
    draft.permanents().forEach(one -> names.put(Draft.id(one), name.apply(Draft.id(one))));
    draft
        .players()
        .forEach(one -> names.put(Draft.text(one, "id"), name.apply(Draft.text(one, "id"))));
  }

  /** Their ids with what they are called, where all rows share one list; else nothing. */
  Map<String, String> shared() {
    return names.size() > MOST_IN_A_ROW ? names : Map.of();
  }

  /**
   * What a permanent can be attached to; nothing where all rows share one list.
   *
   * @param chosen what it is attached to
   * @param except the permanent itself
   */
  List<FieldChoice> hosts(String chosen, String except) {
    if (names.size() > MOST_IN_A_ROW) {
      return List.of();
    }
    var choices = new ArrayList<FieldChoice>();
    choices.add(new FieldChoice("", "Nothing", chosen.isEmpty()));
    names.forEach((id, name) -> {
      if (!id.equals(except)) {
        choices.add(new FieldChoice(id, name, id.equals(chosen)));
      }
    });
    if (choices.stream().noneMatch(FieldChoice::chosen)) {
      choices.add(new FieldChoice(chosen, chosen, true));
    }
    return choices;
  }

  /** All of them, with those chosen that an effect affects. */
  List<FieldChoice> all(List<String> affected) {
    return names.entrySet().stream()
        .map(one -> new FieldChoice(one.getKey(), one.getValue(), affected.contains(one.getKey())))
        .toList();
  }
}
