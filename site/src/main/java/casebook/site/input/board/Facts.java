package casebook.site.input.board;

import casebook.engine.board.Fact;
import casebook.engine.board.Player;
import casebook.site.input.tree.Value;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Reads facts by free names, that cards' conditions look at. */
public final class Facts {
  /** The most speed that a player can have (702.179). */
  private static final int MAX_SPEED = 4;

  private Facts() {}

  /** The active player's turn, with the spells that follow from those that are told. */
  public static Map<String, Fact> ofTurn(Map<String, Value> values, Value turn) {
    return SpellsCast.following(read(values), Optional.of(turn));
  }

  /** Notes a problem where the turn and its player's own facts contradict each other. */
  public static void checkTurn(Map<String, Fact> ofTurn, Player active, Value turn) {
    SpellsCast.check(ofTurn, active.state(), turn);
  }

  /** A player's; speed 4 is maximum speed (702.179). */
  static Map<String, Fact> ofPlayer(Optional<Value> value) {
    Map<String, Fact> facts = SpellsCast.following(read(value), value);
    return facts.get("speed") instanceof Fact.Count(int speed)
        ? with(facts, "maxSpeed", speed >= MAX_SPEED)
        : facts;
  }

  /** A permanent's; a Class of level 3 has been given level 2 before (716.2a). */
  static Map<String, Fact> ofPermanent(Optional<Value> value) {
    Map<String, Fact> facts = read(value);
    if (facts.get(ClassLevels.LEVEL) instanceof Fact.Count(int level)) {
      for (int reached = 2; reached <= ClassLevels.MOST; reached++) {
        facts = with(facts, ClassLevels.LEVEL + reached, level >= reached);
      }
    }
    for (int reached = ClassLevels.MOST; reached > 2; reached--) {
      if (isSo(facts, ClassLevels.LEVEL + reached)) {
        facts = with(facts, ClassLevels.LEVEL + (reached - 1), /* holds= */ true);
      }
    }
    return facts;
  }

  private static boolean isSo(Map<String, Fact> facts, String name) {
    return Optional.ofNullable(facts.get(name)).filter(fact -> fact.amount() > 0).isPresent();
  }

  /** The facts with one more, unless it is stated itself. */
  private static Map<String, Fact> with(Map<String, Fact> facts, String name, boolean holds) {
    var all = new LinkedHashMap<>(facts);
    all.putIfAbsent(name, new Fact.Flag(holds));
    return all;
  }

  private static Map<String, Fact> read(Optional<Value> value) {
    return value.flatMap(Value::fields).map(fields -> read(fields.all())).orElse(Map.of());
  }

  /** Reads each value as a fact; an empty one states nothing. */
  private static Map<String, Fact> read(Map<String, Value> values) {
    var facts = new LinkedHashMap<String, Fact>();
    values.forEach((name, value) -> {
      if (!value.isNothing()) {
        fact(value).ifPresent(fact -> facts.put(name, fact));
      }
    });
    return facts;
  }

  private static Optional<Fact> fact(Value value) {
    if (value.isFlag()) {
      return value.flag().map(Fact.Flag::new);
    }
    if (value.isText()) {
      return value.text().map(Fact.Text::new);
    }
    if (value.isNumber()) {
      var number = value.number(Integer.MIN_VALUE, Integer.MAX_VALUE);
      return number.isPresent() ? Optional.of(new Fact.Count(number.getAsInt())) : Optional.empty();
    }
    value.problem("A number, a text, true or false is expected here.");
    return Optional.empty();
  }
}
