package casebook.site.words;

import casebook.engine.board.Id;
import casebook.engine.ruling.Excuse;
import casebook.engine.ruling.RequirementItem;
import casebook.engine.ruling.Stated;
import java.util.List;
import java.util.Optional;

/** One requirement of the ledger (508.1d) as words. */
public record RequirementWords(Names names) {

  /** What it asks, without its source: "Crazed Goblin attacks", "Bear attacks Bob or Cid". */
  public String demand(RequirementItem item) {
    String targets = targets(item);
    return item.creature()
        .map(_ -> attacks(item) + English.after(targets))
        .orElseGet(() ->
            creatures(item)
                + (item.atLeast() == 1 ? " attacks" : " attack")
                + English.after(targets));
  }

  /** "Crazed Goblin attacks", or "12 × Crazed Goblin attack" of several of a stack. */
  public String attacks(RequirementItem item) {
    Id creature = item.creature().orElseThrow();
    return item.count() == 1
        ? names.of(creature) + " attacks"
        : item.count() + " × " + names.kind(creature) + " attack";
  }

  /** Why it need not be obeyed: "excused: nobody is made to pay for it (Propaganda)". */
  public Optional<String> excuse(RequirementItem item) {
    return item.excuse()
        .map(excuse ->
            switch (excuse) {
              case Excuse.CostsToAttack(var costs) ->
                  "excused: nobody is made to pay what it costs (" + sources(costs) + ")";
              case Excuse.NotChoosable(var reason) ->
                  it(item) + " can't: " + new ReasonWords(names).whyNotChoosable(reason);
              case Excuse.Restricted(var restrictions) ->
                  it(item) + " can't (" + sources(restrictions) + ")";
            });
  }

  private static String it(RequirementItem item) {
    return item.count() == 1 ? "it" : "each of them";
  }

  private String sources(List<Stated> stated) {
    return English.list(
        stated.stream().map(Stated::source).map(names::of).distinct().toList(), "and");
  }

  /** The sentence, and why it need not be obeyed where there is a reason. */
  public String line(RequirementItem item) {
    return sentence(item) + excuse(item).map(why -> "; " + why).orElse("");
  }

  private static String creatures(RequirementItem item) {
    return English.counted(item.atLeast(), "creature");
  }

  private String targets(RequirementItem item) {
    if (item.anything()) {
      return "";
    }
    List<String> each = names.each(item.targets());
    if (each.isEmpty()) {
      return names
          .goader(item.stated().source())
          .map(player -> "somebody other than " + player + ", where there is nobody else to attack")
          .orElse("what isn't there to be attacked");
    }
    return English.list(each, "or");
  }

  /** With its source, where that isn't the creature itself: "Bear attacks Cid (goaded by Bob)". */
  String demandOf(RequirementItem item) {
    return isOwn(item) ? demand(item) : sentence(item);
  }

  private static boolean isOwn(RequirementItem item) {
    return item.creature().isPresent()
        && item.creature().equals(item.stated().source().permanent());
  }

  /** With its source, where that isn't the creature itself: "Bear must attack if able (Fumiko)". */
  String command(RequirementItem item) {
    return item.creature().map(names::of).orElseGet(() -> creatures(item))
        + " must attack"
        + English.after(targets(item))
        + " if able"
        + (isOwn(item) ? "" : source(names.of(item.stated().source()), item));
  }

  /**
   * With its source: "Crazed Goblin attacks (Crazed Goblin)", "Bear attacks Cid (goaded by Bob)".
   */
  public String sentence(RequirementItem item) {
    return demand(item) + source(source(item), item);
  }

  /** What states it: "Crazed Goblin", or "each by its own text" of several of a stack. */
  public String source(RequirementItem item) {
    return item.count() > 1 && isOwn(item)
        ? "each by its own text"
        : names.of(item.stated().source());
  }

  /** The same of several creatures of which each has such a requirement: "Two Bears attack Cid". */
  String sentence(RequirementItem item, String creatures) {
    return creatures
        + " attack"
        + English.after(targets(item))
        + source(isOwn(item) ? "by its own text" : names.of(item.stated().source()), item);
  }

  private String source(String called, RequirementItem item) {
    return " ("
        + names.goader(item.stated().source()).map(by -> "goaded by " + by).orElse(called)
        + ")";
  }
}
