package casebook.site.words.ruling;

import casebook.engine.effect.Effect;
import casebook.engine.ruling.Excuse;
import casebook.engine.ruling.RequirementItem;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import casebook.site.words.english.English;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One requirement of the ledger (508.1d) as words. */
public record RequirementWords(Names names) {
  private static final String OWN = "its own text";
  private static final String BY_OWN = "by " + OWN;
  private static final String MUST_ATTACK = " must attack";

  /** What it asks, without its source: "Goblin must attack", "Bear must attack Bob or Cid". */
  public String demand(RequirementItem item) {
    String targets = targets(item);
    return item.creature()
            .map(creature -> names.several(creature, item.count()))
            .orElseGet(() -> "at least " + creatures(item))
        + MUST_ATTACK
        + English.after(targets);
  }

  /** That it is excused, and why: "excused: nobody is made to pay what it costs (Propaganda)". */
  public Optional<String> excuse(RequirementItem item) {
    boolean isAble = item.excuse().filter(Excuse.CostsToAttack.class::isInstance).isPresent();
    return why(item).map(why -> isAble ? "excused: " + why : why);
  }

  /** Why it need not be obeyed: "nobody is made to pay what it costs (Propaganda)". */
  public Optional<String> why(RequirementItem item) {
    return item.excuse()
        .map(excuse ->
            switch (excuse) {
              case Excuse.CostsToAttack(var costs) ->
                  "nobody is made to pay what it costs (" + sources(costs, item) + ")";
              case Excuse.NotChoosable(var reason) ->
                  it(item) + " can't: " + new ReasonWords(names).whyNotChoosable(reason);
              case Excuse.NothingThere() -> nothingThere(item);
              case Excuse.Restricted(var restrictions) ->
                  it(item) + " can't (" + sources(restrictions, item) + ")";
            });
  }

  private static String it(RequirementItem item) {
    return item.count() == 1 ? "it" : "each of them";
  }

  private String nothingThere(RequirementItem item) {
    boolean isGoaded = names.goader(item.stated().source()).isPresent();
    return isGoaded ? "nobody else can be attacked" : "nothing that it must attack is here";
  }

  private String sources(List<Stated> stated, RequirementItem item) {
    return English.list(
        stated.stream()
            .map(Stated::source)
            .map(source -> isOf(source, item) ? OWN : names.of(source))
            .distinct()
            .toList(),
        "and");
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
          .map(player -> "somebody other than " + player)
          .orElseGet(() -> absent(item));
    }
    return English.list(each, "or");
  }

  /** What it must attack and isn't here, as the effect calls it. */
  private String absent(RequirementItem item) {
    String called =
        item.stated().effect() instanceof Effect.MustAttack(var _, var whom, var _)
            ? names.voice(item.stated()).targets().one(whom)
            : "";
    return called.isEmpty() ? "something that isn't here" : called;
  }

  /** With its source, where that isn't the creature itself: "Bear must attack (goaded by Bob)". */
  String demandOf(RequirementItem item) {
    return isOwn(item) ? demand(item) : sentence(item);
  }

  private static boolean isOwn(RequirementItem item) {
    return isOf(item.stated().source(), item);
  }

  private static boolean isOf(Source source, RequirementItem item) {
    return item.creature().isPresent() && item.creature().equals(source.permanent());
  }

  /**
   * What creatures must do.
   *
   * @param creatures how many of a stack
   */
  public record Command(String words, int creatures) {}

  /**
   * What each creature must do, with what says so where that isn't the creature itself: "Bear must
   * attack if able (Fumiko)", "Bear must attack if able and must attack Cid if able (goaded by
   * Bob)".
   */
  public List<Command> commands(List<RequirementItem> items) {
    var byCreature = new LinkedHashMap<String, List<RequirementItem>>();
    for (RequirementItem item : items) {
      String who =
          item.creature()
              .map(one -> names.several(one, item.count()))
              .orElseGet(() -> "at least " + creatures(item));
      byCreature.computeIfAbsent(who, _ -> new ArrayList<>()).add(item);
    }
    return byCreature.entrySet().stream()
        .map(one ->
            new Command(
                one.getKey() + " " + command(one.getValue()), one.getValue().getFirst().count()))
        .toList();
  }

  /** What one creature must do. */
  private String command(List<RequirementItem> items) {
    var byDeed = new LinkedHashMap<String, Set<String>>();
    for (RequirementItem item : items) {
      byDeed
          .computeIfAbsent(
              MUST_ATTACK.strip() + English.after(targets(item)) + " if able",
              _ -> new LinkedHashSet<>())
          .add(by(item));
    }
    boolean isOneSource = Set.copyOf(byDeed.values()).size() == 1;
    if (isOneSource) {
      return English.list(List.copyOf(byDeed.keySet()), "and")
          + sources(byDeed.firstEntry().getValue());
    }
    return English.list(
        byDeed.entrySet().stream().map(one -> one.getKey() + sources(one.getValue())).toList(),
        "and");
  }

  /** The sources in brackets; its own text alone needs no mention. */
  private static String sources(Set<String> sources) {
    return sources.equals(Set.of(BY_OWN))
        ? ""
        : " (" + English.list(List.copyOf(sources), "and") + ")";
  }

  /** With its source: "Goblin must attack (by its own text)", "Bear must attack (Fumiko)". */
  public String sentence(RequirementItem item) {
    boolean isOfEach = item.count() > 1 && isOwn(item);
    return demand(item) + " (" + (isOfEach ? "each " : "") + by(item) + ")";
  }

  /** What states it: "Fumiko the Lowblood", or "its own text". */
  public String source(RequirementItem item) {
    return isOwn(item) ? OWN : names.of(item.stated().source());
  }

  /** The same of several creatures, each with such a requirement: "Bear and Ogre must attack …". */
  String sentence(RequirementItem item, String creatures) {
    return creatures
        + MUST_ATTACK
        + English.after(targets(item))
        + (isOwn(item) ? " (each " : " (")
        + by(item)
        + ")";
  }

  private String by(RequirementItem item) {
    if (isOwn(item)) {
      return BY_OWN;
    }
    Source source = item.stated().source();
    return names.goader(source).map(by -> "goaded by " + by).orElseGet(() -> names.of(source));
  }
}
