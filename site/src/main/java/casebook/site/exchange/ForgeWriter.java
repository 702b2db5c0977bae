package casebook.site.exchange;

import casebook.site.catalogue.Catalogue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** Writes a case as a puzzle of Forge, which its developers' mode reads as a game state too. */
final class ForgeWriter {
  /** Forge reads one digit of a player's place: “p10” would be its second player. */
  private static final int MOST_PLAYERS = 10;

  /** Forge's names for the players that a spell can target; other players have none. */
  private static final List<String> TARGETS = List.of("human", "ai");

  private final Catalogue catalogue;
  private final Remarks remarks;

  ForgeWriter(Catalogue catalogue, Remarks remarks) {
    this.catalogue = catalogue;
    this.remarks = remarks;
  }

  String write(Stated stated) {
    List<String> players = stated.players();
    if (players.size() > MOST_PLAYERS) {
      remarks.problem(
          new Piece("", stated.places().apply("players[" + MOST_PLAYERS + "]")),
          "Forge's states have places for at most %d players: take out those whom this attack isn't about."
              .formatted(MOST_PLAYERS));
      return "";
    }
    Map<String, String> attacked = attacked(stated);
    var permanents = new ForgePermanentWriter(catalogue, stated, attacked, remarks);
    var text = new StringBuilder();
    text.append("[metadata]\nName:")
        .append(oneLine(stated.root().path("title").asString("A board of Casebook")));
    text.append("\nGoal:Win\nTurns:1\nDifficulty:Easy\n[state]\nturn=1\n");
    String active = stated.root().path("activePlayer").asString(players.getFirst());
    text.append("activeplayer=p").append(players.indexOf(active)).append('\n');
    text.append("activephase=")
        .append(attacked.isEmpty() ? "MAIN1" : "COMBAT_DECLARE_ATTACKERS")
        .append('\n');
    Map<String, String> zones = permanents.zones();
    for (Stated.Part player : stated.parts("players")) {
      String prefix = "p" + players.indexOf(player.id());
      player(player, prefix, stated, text);
      text.append(prefix)
          .append("battlefield=")
          .append(zones.getOrDefault(player.id(), ""))
          .append('\n');
      String precast = precast(stated, player.id(), players, permanents);
      if (!precast.isEmpty()) {
        text.append(prefix).append("precast=").append(precast).append('\n');
      }
    }
    rest(stated);
    return text.toString();
  }

  private static String oneLine(String title) {
    return title.replaceAll("[\\r\\n=]+", " ").strip();
  }

  private void player(Stated.Part player, String prefix, Stated stated, StringBuilder text) {
    text.append(prefix).append("life=").append(player.node().path("life").asInt(20)).append('\n');
    var counters = new ArrayList<String>();
    player
        .fields()
        .forEach(field -> {
          String name = field.getKey();
          JsonNode value = field.getValue();
          switch (name) {
            case "id", "life" -> {}
            case "name" ->
                remarks.passOver(
                    name, stated.where(player, name), "Forge calls players by their places.");
            case "poison", "energy" -> {
              if (value.asInt() > 0) {
                counters.add(name.toUpperCase(java.util.Locale.ROOT) + "=" + value.asInt());
              }
            }
            case "hand", "graveyard" -> {
              if (value.asInt() > 0) {
                remarks.warning(
                    stated.where(player, name),
                    "Forge needs the names of the cards, and a case has only their number: the %s is empty."
                        .formatted(name));
              }
            }
            default ->
                remarks.warning(
                    stated.where(player, name),
                    "Forge's states can't say “%s” of a player as a case does: it isn't carried over."
                        .formatted(name));
          }
        });
    if (!counters.isEmpty()) {
      text.append(prefix).append("counters=").append(String.join(",", counters)).append('\n');
    }
  }

  /** The target of each creature in the first declaration of the case. */
  private Map<String, String> attacked(Stated stated) {
    var attacked = new LinkedHashMap<String, String>();
    var members = new HashMap<String, List<String>>();
    stated
        .parts("permanents")
        .forEach(part -> members.put(part.id(), new ArrayList<>(part.members())));
    boolean isFirst = true;
    for (Stated.Part move : stated.parts("moves")) {
      JsonNode declared = move.node().path("declareAttackers");
      if (declared.isMissingNode() || !isFirst) {
        remarks.warning(
            new Piece("", stated.places().apply(move.path())),
            "A state of Forge has one declaration of attackers: this move isn't carried over.");
        continue;
      }
      isFirst = false;
      for (JsonNode attack : declared.path("attacks")) {
        String attacker = attack.path("attacker").asString();
        List<String> group = members.getOrDefault(attacker, List.of());
        int count = group.size() > 1 ? attack.path("count").asInt(group.size()) : 1;
        List<String> some =
            group.isEmpty()
                ? List.of(attacker)
                : List.copyOf(group.subList(0, Math.min(count, group.size())));
        some.forEach(one -> attacked.put(one, attack.path("target").asString()));
        if (group.size() > 1) {
          group.subList(0, some.size()).clear();
        }
      }
      for (String field : List.of("bands", "pay", "optional")) {
        if (!declared.path(field).isMissingNode()) {
          remarks.warning(
              new Piece("", stated.places().apply(move.path())),
              "Forge's states can't say “%s” of a declaration: it isn't carried over."
                  .formatted(field));
        }
      }
    }
    return attacked;
  }

  /** Spells that have resolved, whose text is the card's. */
  private String precast(
      Stated stated, String player, List<String> players, ForgePermanentWriter permanents) {
    return stated.parts("effects").stream()
        .filter(effect -> effect.text("controller").equals(player))
        .filter(effect -> isWritten(effect, players))
        .map(effect -> {
          String target = target(effect);
          int place = players.indexOf(target);
          String to = place < 0 ? permanents.number(target) : TARGETS.get(place);
          return effect.text("source").replace(":", "^") + (target.isEmpty() ? "" : "->" + to);
        })
        .collect(Collectors.joining(";"));
  }

  private static String target(Stated.Part effect) {
    return effect.node().path("affects").path(0).asString("");
  }

  /** Whether Forge's format can hold an effect. */
  private static boolean isWritten(Stated.Part effect, List<String> players) {
    return isOfCard(effect) && players.indexOf(target(effect)) < TARGETS.size();
  }

  private static boolean isOfCard(Stated.Part effect) {
    return !effect.node().has("text")
        && effect.node().path("affects").size() <= 1
        && effect
            .fields()
            .allMatch(field -> List.of("source", "controller", "affects").contains(field.getKey()));
  }

  private void rest(Stated stated) {
    for (Stated.Part effect : stated.parts("effects")) {
      if (isOfCard(effect) && !isWritten(effect, stated.players())) {
        remarks.warning(
            new Piece("", stated.places().apply(effect.path())),
            "Forge's states can't say that a spell is on the third player or one after: the effect isn't carried over.");
      } else if (!isOfCard(effect) || effect.text("controller").isEmpty()) {
        remarks.warning(
            new Piece("", stated.places().apply(effect.path())),
            "Forge's states can't say what is in force in these words: the effect isn't carried over.");
      }
    }
    for (String field : List.of("options", "turn", "chooser")) {
      JsonNode value = stated.root().path(field);
      if (value.isContainer() ? !value.isEmpty() : !value.isMissingNode()) {
        remarks.warning(
            stated.where(field),
            "Forge's states can't say “%s” as a case does: it isn't carried over."
                .formatted(field));
      }
    }
    if (stated.root().has("edition")) {
      remarks.note(
          stated.where("edition"), "The edition is left out: Forge plays by one of its own.");
    }
  }
}
