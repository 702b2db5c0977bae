package casebook.site.exchange;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game state of Forge, or a puzzle, which is one with a head: its keys with what they are.
 *
 * @param title what a puzzle is called
 * @param turn the keys that are about the turn, by their names in lower case
 * @param players the keys of each player, without the player's own name
 */
record ForgeState(
    Optional<Piece> title, Map<String, Piece> turn, List<Map<String, Piece>> players) {

  private static final Pattern PLAYERS_KEY =
      Pattern.compile(
          BoardFormat.FORGE_PLAYER
              + "(life|counters|landsplayed|landsplayedlastturn|numringtemptedyou|speed|play|battlefield"
              + "|hand|graveyard|library|exile|command|sideboard|precast|putonstack|manapool"
              + "|persistentmana)");

  private static final List<String> TURN_KEYS =
      List.of(
          "turn", "activeplayer", "activephase", "activephaseadvance", "removesummoningsickness");

  /** Reads a state, with a remark on each key that means nothing here. */
  static ForgeState read(String text, Remarks remarks) {
    var reader = new Reader(remarks);
    Piece.lines(text).forEach(reader::line);
    return new ForgeState(reader.title, reader.turn, reader.players);
  }

  /** The place of a player: "human" and "ai" are the first and the second. */
  static Optional<Integer> player(String name) {
    return switch (name.toLowerCase(Locale.ROOT)) {
      case "human" -> Optional.of(0);
      case "ai" -> Optional.of(1);
      default -> name.matches("[pP]\\d") ? Optional.of(name.charAt(1) - '0') : Optional.empty();
    };
  }

  /** A key of the turn. */
  Optional<Piece> find(String key) {
    return Optional.ofNullable(turn.get(key));
  }

  /** Reads it line by line. */
  private static final class Reader {
    private final Remarks remarks;
    private Optional<Piece> title = Optional.empty();
    private final Map<String, Piece> turn = new LinkedHashMap<>();
    private final List<Map<String, Piece>> players = new ArrayList<>();
    private String section = "state";

    Reader(Remarks remarks) {
      this.remarks = remarks;
    }

    void line(Piece line) {
      if (line.isEmpty() || line.text().startsWith("#")) {
        return;
      }
      if (line.text().startsWith("[") && line.text().endsWith("]")) {
        section = line.text().substring(1, line.text().length() - 1).toLowerCase(Locale.ROOT);
        if (!section.equals("state") && !section.equals("metadata")) {
          remarks.warning(line, "Forge's puzzles have no part “" + section + "”: it isn't read.");
        }
      } else if (section.equals("metadata")) {
        metadata(line);
      } else if (section.equals("state")) {
        state(line);
      }
    }

    private void metadata(Piece line) {
      if (line.before(':').text().equalsIgnoreCase("Name")) {
        title = Optional.of(line.after(':')).filter(name -> !name.isEmpty());
      } else {
        remarks.passOver("[metadata]", line, "what the puzzle asks for isn't part of the board.");
      }
    }

    private void state(Piece line) {
      if (line.text().indexOf('=') < 0) {
        remarks.warning(
            line,
            "Neither a key with “=” nor a comment with “#”: Forge passes it over, and so does Casebook.");
        return;
      }
      String key = line.before('=').text().toLowerCase(Locale.ROOT);
      Matcher player = PLAYERS_KEY.matcher(key);
      if (player.matches()) {
        int seat = player(player.group(1)).orElseThrow();
        while (players.size() <= seat) {
          players.add(new LinkedHashMap<>());
        }
        String name = player.group(2).equals("play") ? "battlefield" : player.group(2);
        put(players.get(seat), name, line);
      } else if (TURN_KEYS.contains(key)) {
        put(turn, key, line);
      } else if (key.startsWith("ability")) {
        remarks.warning(
            line,
            "“"
                + key
                + "” is a script of Forge, which Casebook doesn't read. Give what has it an “addText” in the case.");
      } else {
        remarks.warning(line, "Forge's states have no key “" + key + "”: it isn't carried over.");
      }
    }

    private void put(Map<String, Piece> keys, String name, Piece line) {
      if (keys.put(name, line.after('=')) != null) {
        remarks.warning(
            line,
            "“" + line.before('=').text() + "” is here twice: the last one counts, as in Forge.");
      }
    }
  }
}
