package casebook.site.page.form;

import casebook.site.page.draft.Draft;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/**
 * The buttons that answer what isn't known of a board: {@code settle:permanents.0:false:at the
 * beginning of combat}, {@code unsettle:permanents.0:…}, {@code result:permanents.0:Target creature
 * gains haste.}, {@code token:permanents.0:create a 1/1 red Goblin creature token.} and {@code
 * combat:2}.
 */
final class Answers {
  private final Draft draft;

  Answers(Draft draft) {
    this.draft = draft;
  }

  void press(String button) {
    String[] parts = button.split(":", 3);
    if (parts[0].equals("combat") && parts.length > 1) {
      DraftForm.putNumber(draft.root().withObjectProperty("turn"), "combat", parts[1]);
    } else if (parts.length > 2) {
      row(parts[1]).ifPresent(row -> press(parts[0], row, parts[2]));
    }
  }

  private static String said(String answer) {
    return answer.substring(answer.indexOf(':') + 1);
  }

  private void press(String button, ObjectNode row, String says) {
    switch (button) {
      case "settle" -> row.withObjectProperty("holds").put(said(says), says.startsWith("true:"));
      case "unsettle" -> {
        if (row.get("holds") instanceof ObjectNode holds) {
          holds.remove(says);
          if (holds.isEmpty()) {
            row.remove("holds");
          }
        }
      }
      case "result" -> result(row, says);
      case "token" ->
          NewCards.addToken(draft, Draft.text(row, "controller"), PrintedToken.ofAnySize(says));
      default -> {
        // Nothing else is an answer.
      }
    }
  }

  /** What an ability of a permanent did, as an effect that is to be completed. */
  private void result(ObjectNode permanent, String text) {
    String id = Draft.id(permanent);
    boolean several = permanent.path("count").asInt(1) > 1;
    permanent.put("id", id);
    draft.addEffect();
    draft
        .effects()
        .getLast()
        .put("source", Draft.name(permanent))
        .put("permanent", several ? id + "#1" : id)
        .put("controller", Draft.text(permanent, "controller"))
        .put("text", text);
    if (text.contains("token")) {
      newToken(Draft.text(permanent, "controller"))
          .ifPresent(token ->
              Draft.putTexts(draft.effects().getLast(), "affects", List.of(Draft.id(token))));
    }
  }

  /** The token that a player's ability has created, where only one is new. */
  private Optional<ObjectNode> newToken(String controller) {
    List<ObjectNode> tokens =
        draft.permanents().stream()
            .filter(one -> Draft.flag(one, "token"))
            .filter(one -> Draft.text(one, "since").equals("thisTurn"))
            .filter(one -> Draft.text(one, "controller").equals(controller))
            .toList();
    return tokens.size() == 1 ? Optional.of(tokens.getFirst()) : Optional.empty();
  }

  private Optional<ObjectNode> row(String key) {
    int dot = key.indexOf('.');
    String index = key.substring(dot + 1);
    List<ObjectNode> rows = key.startsWith("permanents.") ? draft.permanents() : draft.effects();
    return index.matches("\\d{1,4}") && Integer.parseInt(index) < rows.size()
        ? Optional.of(rows.get(Integer.parseInt(index)))
        : Optional.empty();
  }
}
