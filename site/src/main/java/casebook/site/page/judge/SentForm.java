package casebook.site.page.judge;

import casebook.site.Casebook;
import casebook.site.exchange.Converter;
import casebook.site.page.draft.CaseLink;
import casebook.site.page.draft.Draft;
import casebook.site.page.form.DraftForm;
import casebook.site.page.form.FamiliarCards;
import casebook.site.page.form.MoveForm;
import casebook.site.page.form.NewCards;
import casebook.site.page.form.RareFields;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.node.ObjectNode;

/**
 * What came of the board builder's form: what was typed into it is read first, then a text that was
 * pasted, so that one that is no board takes nothing away.
 *
 * @param typed what was typed as cards' names and is no permanent, as an address tells of it
 * @param pasted the text, as long as it is there to be loaded
 * @param move what is missing of a move that was to be added; empty where nothing is
 * @param full the ids of the permanents of which the form has all fields
 */
record SentForm(
    Draft draft,
    Notice notice,
    Map<String, List<String>> typed,
    Pasted pasted,
    String move,
    Set<String> full) {

  /** The most letters of names to be asked about that an address holds. */
  private static final int MOST_IN_ADDRESS = 1_000;

  /** Fills in the form, presses its button, and loads what was pasted where that was asked for. */
  static SentForm read(
      Casebook casebook, FamiliarCards familiar, Map<String, List<String>> fields) {
    Draft before =
        CaseLink.decode(first(fields, "case")).flatMap(Draft::of).orElseGet(Draft::empty);
    Set<String> full = RareFields.in(fields, before);
    DraftForm.Filled filled = DraftForm.read(casebook.catalogue(), familiar, fields, before);
    Draft draft = filled.draft();
    String button = first(fields, "do");
    String move =
        button.equals("add-move") ? MoveForm.add(casebook.catalogue(), fields, draft) : "";
    Map<String, List<String>> typed = typed(filled.unknown());
    String text = first(fields, "paste");
    boolean isLoaded = button.equals("load") || (button.equals("judge") && !text.isBlank());
    if (!isLoaded) {
      return new SentForm(draft, Notice.NONE, typed, Pasted.kept(text), move, full);
    }
    Pasted pasted = Pasted.read(new Converter(casebook.editions(), casebook.catalogue()), text);
    return pasted
        .board()
        .flatMap(Draft::of)
        .map(board ->
            new SentForm(
                board, Notice.of(pasted), typed(leftOut(board, pasted)), pasted, move, full))
        .orElseGet(() -> new SentForm(draft, Notice.of(pasted), typed, pasted, move, full));
  }

  /** The lines of a list that name no card, by the player whose they are. */
  private static Map<Integer, String> leftOut(Draft board, Pasted pasted) {
    var leftOut = new TreeMap<Integer, String>();
    List<ObjectNode> players = board.players();
    for (int index = 0; index < players.size(); index++) {
      List<String> lines =
          pasted.leftOut().getOrDefault(Draft.text(players.get(index), "id"), List.of());
      if (!lines.isEmpty()) {
        leftOut.put(index, String.join("; ", lines));
      }
    }
    return leftOut;
  }

  /** What is no permanent, by the player for whom it was typed. */
  private static Map<String, List<String>> typed(Map<Integer, String> unknown) {
    var typed = new LinkedHashMap<String, List<String>>();
    unknown.forEach((index, name) -> typed.put(NewCards.TYPED + index, List.of(name)));
    return typed;
  }

  /** Whether the address of the board says all that is to be shown. */
  boolean isDone() {
    int asked = typed.values().stream().mapToInt(names -> names.getFirst().length()).sum();
    return notice == Notice.NONE
        && move.isEmpty()
        && pasted.text().isEmpty()
        && asked <= MOST_IN_ADDRESS;
  }

  /** What follows in that address, with the place on the page to go on at. */
  String rest(Map<String, List<String>> fields) {
    var rest = new StringBuilder();
    typed.forEach((name, of) -> rest.append(parameter(name, of.getFirst())));
    full.forEach(id -> rest.append(parameter(RareFields.SHOWN, id)));
    return rest.append(
            typed.keySet().stream()
                .sorted()
                .findFirst()
                .map(name -> "#asked-" + name.substring(NewCards.TYPED.length()))
                .orElseGet(() -> anchor(fields)))
        .toString();
  }

  private static String parameter(String name, String value) {
    return "&" + name + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8);
  }

  /** Where on the page to go on, for who comes to it anew with each button. */
  private static String anchor(Map<String, List<String>> fields) {
    String[] pressed = first(fields, "do").split(":", 3);
    return switch (pressed[0]) {
      case "judge", "fill", "nobody" -> "#ruling";
      case "add-move", "remove-move", "earlier-move" -> "#moves";
      case "add", "enter", "take", "own", "effect" ->
          pressed.length > 1 ? "#seat-" + pressed[1] : "#change";
      case RareFields.SHOWN ->
          pressed.length > 1 ? "#permanents." + pressed[1] + ".count" : "#change";
      default -> "#change";
    };
  }

  /** The value of a field; empty where the form hasn't it. */
  static String first(Map<String, List<String>> fields, String name) {
    return fields.getOrDefault(name, List.of()).stream().findFirst().orElse("");
  }
}
