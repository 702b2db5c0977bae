package casebook.site.page.form;

import casebook.engine.mana.Color;
import casebook.site.page.draft.Draft;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ObjectNode;

/** What a text calls "the chosen …", as one line: "color: G, player: bob". */
final class ChosenLine {

  /** A comma before the next name; one within a card's name is a part of it. */
  private static final Pattern NEXT = Pattern.compile(",(?=\\s*[a-zA-Z]+\\s*:)");

  private ChosenLine() {}

  static String line(ObjectNode object) {
    return object.path("chosen").properties().stream()
        .map(one -> one.getKey() + ": " + one.getValue().asString(""))
        .collect(Collectors.joining(", "));
  }

  /** Puts what a line says; a player may be called by id or by name, a color by letter or word. */
  static void put(ObjectNode object, String line, List<ObjectNode> players) {
    object.remove("chosen");
    for (String one : NEXT.splitAsStream(line).toList()) {
      if (!one.isBlank()) {
        int colon = one.indexOf(':');
        String name = (colon < 0 ? one : one.substring(0, colon)).strip();
        String value = colon < 0 ? "" : one.substring(colon + 1).strip();
        put(object.withObjectProperty("chosen"), name.toLowerCase(Locale.ROOT), value, players);
      }
    }
  }

  private static void put(ObjectNode chosen, String name, String value, List<ObjectNode> players) {
    switch (name) {
      case "color" -> {
        String word = value.toLowerCase(Locale.ROOT);
        chosen.put(name, Color.of(word).map(Color::name).orElse(value.toUpperCase(Locale.ROOT)));
      }
      case "player" -> chosen.put(name, player(value, players));
      case "number" -> DraftForm.putNumber(chosen, name, value);
      default -> chosen.put(name, value);
    }
  }

  private static String player(String called, List<ObjectNode> players) {
    return players.stream()
        .filter(player -> Draft.name(player).equalsIgnoreCase(called))
        .map(player -> Draft.text(player, "id"))
        .findFirst()
        .orElse(called);
  }
}
