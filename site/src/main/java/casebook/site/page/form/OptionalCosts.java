package casebook.site.page.form;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.force.InForce;
import casebook.engine.rule508.Rule508_1g;
import casebook.site.page.draft.Draft;
import casebook.site.page.part.FieldChoice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The optional costs of a declaration (508.1g) as the form has them: one choice for each attacker,
 * such as {@code exert}, or {@code enlist:titan} with what pays it.
 */
final class OptionalCosts {
  private final Draft draft;
  private final UnaryOperator<String> name;
  private final Optional<InForce> inForce;

  /**
   * The optional costs of a board's last declaration.
   *
   * @param name what an id is called
   */
  OptionalCosts(Draft draft, Optional<Board> board, UnaryOperator<String> name) {
    this.draft = draft;
    this.name = name;
    this.inForce = board.map(InForce::on);
  }

  private static List<ObjectNode> of(Draft draft, String id) {
    return Draft.objects(draft.lastDeclaration(), "optional").stream()
        .filter(one -> Draft.isOrIsOf(Draft.text(one, "attacker"), id))
        .toList();
  }

  /** What can be chosen for a creature; nothing where it has no such cost, or several chosen. */
  List<FieldChoice> choices(String id, Supplier<Map<String, String>> others) {
    List<ObjectNode> stated = of(draft, id);
    var labels = new LinkedHashMap<String, String>();
    for (Effect.OptionalCost offered :
        inForce.map(on -> Rule508_1g.offers(on, new Id(id))).orElse(List.of())) {
      if (offered.cost() instanceof Cost.Enlist) {
        others
            .get()
            .forEach((other, name) ->
                labels.put(offered.name() + ":" + other, offered.name() + " " + name));
      } else {
        labels.put(offered.name(), offered.name());
      }
    }
    String chosen = stated.isEmpty() ? "" : value(stated.getFirst());
    if (!chosen.isEmpty()) {
      labels.putIfAbsent(chosen, label(stated.getFirst()));
    }
    var choices = new ArrayList<FieldChoice>();
    if (!labels.isEmpty() && stated.size() <= 1) {
      choices.add(new FieldChoice("", "no optional cost", chosen.isEmpty()));
      labels.forEach(
          (value, label) -> choices.add(new FieldChoice(value, label, value.equals(chosen))));
    }
    return choices;
  }

  private String label(ObjectNode payment) {
    String with = Draft.text(payment, "with");
    return Draft.text(payment, "cost") + (with.isEmpty() ? "" : " " + name.apply(with));
  }

  private static String value(ObjectNode payment) {
    String with = Draft.text(payment, "with");
    return Draft.text(payment, "cost") + (with.isEmpty() ? "" : ":" + with);
  }

  /** Chooses a cost for an attacker in place of what was chosen; an empty one for none. */
  static void choose(Draft draft, String id, String choice) {
    List<ObjectNode> replaced = of(draft, id);
    List<ObjectNode> kept = new ArrayList<>(Draft.objects(draft.lastDeclaration(), "optional"));
    kept.removeAll(replaced);
    String[] parts = choice.split(":", 2);
    draft.declaration().remove("optional");
    if (kept.isEmpty() && choice.isEmpty()) {
      return;
    }
    ArrayNode list = draft.declaration().putArray("optional");
    kept.forEach(list::add);
    if (!choice.isEmpty()) {
      ObjectNode payment = list.addObject().put("attacker", id).put("cost", parts[0]);
      if (parts.length > 1) {
        payment.put("with", parts[1]);
      }
    }
  }
}
