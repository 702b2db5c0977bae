package casebook.site.input.board;

import casebook.site.input.tree.Fields;
import casebook.site.input.tree.Value;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How large a case may be: far more than any game. It is looked at before anything of the case is
 * read, so that what is larger is refused at once, on however slow a machine.
 */
public final class CaseSize {
  /** Those that a “count” makes included. */
  static final int MOST_PERMANENTS = 100_000;

  private static final int MOST_PLAYERS = 100;
  private static final int MOST_EFFECTS = 500;
  private static final int MOST_MOVES = 200;

  /** Each effect may say something of each permanent, and a ruling tells it. */
  private static final int MOST_EFFECTS_ON_PERMANENTS = 50_000;

  private final Fields fields;

  private CaseSize(Fields fields) {
    this.fields = fields;
  }

  /** Notes what there is too much of in a case; false where there is something. */
  public static boolean check(Fields fields) {
    var size = new CaseSize(fields);
    boolean fits = size.hasAtMost(MOST_PLAYERS, "players", "players");
    fits &= size.hasAtMost(MOST_EFFECTS, "effects", "effects");
    fits &= size.hasAtMost(MOST_MOVES, "moves", "moves and questions");
    fits &= size.hasAtMost(MOST_PERMANENTS, "permanents", "permanents");
    return fits && size.checkPermanents();
  }

  private boolean hasAtMost(int most, String list, String what) {
    Optional<Value> tooLong = list(list).filter(value -> value.size() > most);
    tooLong.ifPresent(
        value -> value.problem("At most " + Value.grouped(most) + " " + what + " in a case."));
    return tooLong.isEmpty();
  }

  private boolean checkPermanents() {
    long all = 0;
    for (Value item : list("permanents").map(Value::items).orElse(List.of())) {
      all += count(item);
      if (all > MOST_PERMANENTS) {
        item.problem(
            "These are more than " + Value.grouped(MOST_PERMANENTS) + " permanents in all.");
        return false;
      }
    }
    long effects = list("effects").map(Value::size).orElse(0);
    if (effects * all > MOST_EFFECTS_ON_PERMANENTS) {
      fields
          .object()
          .problem(
              "%s effects and %s permanents are too many for each other: effects × permanents may be at most %s."
                  .formatted(
                      Value.grouped(effects),
                      Value.grouped(all),
                      Value.grouped(MOST_EFFECTS_ON_PERMANENTS)));
      return false;
    }
    return true;
  }

  /** How many permanents an entry stands for; what is wrong in it is told when it is read. */
  private static int count(Value item) {
    Optional<Value> count =
        item.isObject() ? item.fields().flatMap(entry -> entry.find("count")) : Optional.empty();
    return count
        .map(value -> value.between(1, MOST_PERMANENTS))
        .orElse(OptionalInt.empty())
        .orElse(1);
  }

  private Optional<Value> list(String name) {
    return fields.find(name).filter(Value::isList);
  }
}
