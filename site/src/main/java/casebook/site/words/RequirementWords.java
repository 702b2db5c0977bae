package casebook.site.words;

import casebook.engine.ruling.RequirementItem;
import java.util.List;

/** One requirement of the ledger (508.1d) as words. */
public record RequirementWords(Names names) {

  /** What it asks, without its source: "Crazed Goblin attacks", "Bear attacks Bob or Cid". */
  public String demand(RequirementItem item) {
    String targets = item.anything() ? "" : targets(item);
    return item.creature()
        .map(creature -> names.of(creature) + " attacks" + English.after(targets))
        .orElseGet(() ->
            English.counted(item.atLeast(), "creature")
                + (item.atLeast() == 1 ? " attacks" : " attack")
                + English.after(targets));
  }

  private String targets(RequirementItem item) {
    List<String> each = names.each(item.targets());
    return each.isEmpty() ? "what isn't there to be attacked" : English.list(each, "or");
  }

  /** With its source: "Crazed Goblin attacks (Crazed Goblin)". */
  public String sentence(RequirementItem item) {
    return demand(item) + " (" + names.of(item.stated().source()) + ")";
  }
}
