package casebook.site.input.board;

import casebook.engine.board.Id;
import casebook.engine.board.Player;
import casebook.engine.mana.Mana;
import casebook.site.input.tree.Fields;
import casebook.site.input.tree.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads the players of a case. */
public final class PlayerReader {
  private final CaseIds names;

  public PlayerReader(CaseIds names) {
    this.names = names;
  }

  /** The players in turn order, whose ids can be named from now on. */
  public List<Player> read(Value list) {
    record Entry(Fields fields, Id id) {}
    var entries = new ArrayList<Entry>();
    for (Value item : list.items()) {
      item.fields().ifPresent(fields -> entries.add(new Entry(fields, id(fields))));
    }
    List<Player> players =
        entries.stream().map(entry -> player(entry.fields(), entry.id())).toList();
    if (list.isList() && list.items().size() < 2) {
      list.problem("A game has at least two players.");
    }
    return players;
  }

  private Id id(Fields fields) {
    Optional<Value> value = fields.require("id");
    Optional<String> id = value.flatMap(Value::name);
    id.ifPresent(name -> names.addPlayer(value.orElseThrow(), name));
    return id.map(Id::new).orElse(CaseIds.UNKNOWN);
  }

  /** What a player is called whom the case only gives an id: "Bob" for "bob". */
  private static String called(String id) {
    int first = id.isEmpty() ? 0 : id.offsetByCodePoints(0, 1);
    return id.substring(0, first).toUpperCase(Locale.ROOT) + id.substring(first);
  }

  private Player player(Fields fields, Id id) {
    var player =
        new Player(
            id,
            fields.read("name", Value::name, called(id.value())),
            fields.number("life", Integer.MIN_VALUE, Integer.MAX_VALUE, Player.STARTING_LIFE),
            fields.count("hand"),
            fields.count("graveyard"),
            fields.find("mana").flatMap(PlayerReader::mana),
            fields.find("team").flatMap(Value::name),
            fields.read("inGame", Value::flag, true),
            fields.count("poison"),
            fields.count("energy"),
            fields.flag("monarch"),
            fields.flag("initiative"),
            fields.flag("citysBlessing"),
            names.playersOf(fields.items("attackedLastTurn")),
            Facts.ofPlayer(fields.find("state")));
    fields.end();
    return player;
  }

  private static Optional<Mana> mana(Value value) {
    Optional<String> text = value.text();
    Optional<Mana> mana = text.flatMap(Mana::find);
    if (text.isPresent() && mana.isEmpty()) {
      value.problem(
          "“" + text.get() + "” are not mana symbols: write each in braces, as \"{2}{G}\".");
    }
    return mana;
  }
}
