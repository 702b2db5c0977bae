package casebook.site.exchange;

import casebook.rules.work.Cancellation;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import casebook.site.catalogue.PrintedFace;
import casebook.site.input.tree.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Makes a case of a list of cards: each line is one or more permanents. A line with a name and a
 * colon says whose the next lines are; what is before the first is the active player's.
 */
final class CardList {

  /** Headings of the parts of a deck. */
  private static final Set<String> PARTS_OF_DECKS =
      Set.of(
          "deck",
          "main",
          "mainboard",
          "main deck",
          "commander",
          "commanders",
          "companion",
          "creatures",
          "lands",
          "spells",
          "artifacts",
          "enchantments",
          "planeswalkers",
          "battles",
          "battlefield");

  private static final Set<String> OUTSIDE = Set.of("sideboard", "maybeboard", "tokens", "about");

  /** XMage's lines about the deck itself. */
  private static final Pattern OF_DECK =
      Pattern.compile("(NAME|AUTHOR|LAYOUT (MAIN|SIDEBOARD)):.*");

  /** The most permanents of one line. */
  static final int MOST_OF_ONE = 100_000;

  /**
   * The longest line; no card with its count, printing and states, and no address of one, is as
   * long.
   */
  static final int LONGEST_LINE = 300;

  private final Catalogue catalogue;
  private final Remarks remarks;
  private final CaseOfBoard board = new CaseOfBoard();
  private final Map<String, String> players = new LinkedHashMap<>();
  private final List<Attack> attacks = new ArrayList<>();
  private boolean isOutside;
  private String controller = "";

  private CardList(Catalogue catalogue, Remarks remarks) {
    this.catalogue = catalogue;
    this.remarks = remarks;
  }

  private record Attack(Piece where, ObjectNode entry) {}

  /** Makes a case of a list. */
  static CaseOfBoard read(String text, Catalogue catalogue, Remarks remarks) {
    var list = new CardList(catalogue, remarks);
    list.board.root().putArray("players");
    list.board.root().putArray("permanents");
    Piece.lines(text).forEach(list::line);
    return list.made();
  }

  private void line(Piece line) {
    Cancellation.check();
    String text = line.text();
    if (text.isEmpty() || text.startsWith("//") || text.startsWith("#")) {
      return;
    }
    if (OF_DECK.matcher(text).matches()) {
      remarks.passOver(line.before(':').text(), line, "it is about the deck, not about the board.");
      return;
    }
    if (text.length() > LONGEST_LINE) {
      remarks.problem(
          line,
          "This line has %,d characters. A card, with how many and what of it, has at most %,d: write one on each line."
              .formatted(text.length(), LONGEST_LINE));
      return;
    }
    String heading =
        (text.endsWith(":") ? text.substring(0, text.length() - 1) : text)
            .strip()
            .toLowerCase(Locale.ROOT);
    if (PARTS_OF_DECKS.contains(heading) || OUTSIDE.contains(heading)) {
      isOutside = OUTSIDE.contains(heading);
    } else if (text.endsWith(":") && !ScryfallAddress.is(text)) {
      isOutside = false;
      controller = player(text.substring(0, text.length() - 1).strip());
    } else {
      card(line, CardLine.of(line));
    }
  }

  /** The id of a player with a name. */
  private String player(String name) {
    return players.computeIfAbsent(name, called -> board.id(called));
  }

  private void card(Piece line, CardLine read) {
    if (isOutside || read.isSideboard()) {
      remarks.passOver("Sideboard", line, "what is outside the game doesn't bear on the attack.");
      return;
    }
    OptionalInt count = PrintedFace.number(read.count().text());
    if (count.isEmpty() || count.getAsInt() > MOST_OF_ONE) {
      remarks.problem(
          read.count(),
          "At most %,d of one card can be on the battlefield.".formatted(MOST_OF_ONE));
      return;
    }
    Optional<CardFacts> card = find(line, read.card());
    if (card.isEmpty() || count.getAsInt() == 0) {
      return;
    }
    read.printing()
        .ifPresent(printing ->
            remarks.passOver("Set", printing, "which printing of a card it is doesn't matter."));
    if (!card.get().isPermanent()) {
      remarks.passOver(
          card.get().name(),
          line,
          "it is no permanent. If it has resolved, state it under “effects” in the case.");
      return;
    }
    permanent(line, read, card.get(), count.getAsInt());
  }

  private String controller() {
    if (controller.isEmpty()) {
      controller = player("You");
    }
    return controller;
  }

  private void permanent(Piece line, CardLine read, CardFacts card, int count) {
    ObjectNode entry = board.add("permanents", read.card().place());
    entry.put("id", board.id(card.name()));
    entry.put("card", card.name());
    entry.put("controller", controller());
    if (count > 1) {
      entry.put("count", count);
    }
    for (String state : read.states()) {
      switch (state) {
        case "tapped" -> entry.put("tapped", true);
        case "summoning sick" -> entry.put("since", "thisTurn");
        case "attacking" -> attacks.add(new Attack(line, entry));
        default ->
            remarks.problem(
                line,
                "“(%s)” isn't understood: what can stand in parentheses is %s."
                    .formatted(state, String.join(", ", CardLine.STATES)));
      }
    }
  }

  private Optional<CardFacts> find(Piece line, Piece card) {
    if (!ScryfallAddress.is(card.text())) {
      Optional<CardFacts> known = CardNames.known(card.text(), catalogue);
      if (known.isEmpty()) {
        board.leaveOut(new CaseOfBoard.NoCard(controller, line.text(), card));
      }
      return known;
    }
    Optional<String> name = ScryfallAddress.name(card.text());
    Optional<CardFacts> found = name.flatMap(of -> CardNames.known(of, catalogue));
    if (found.isEmpty()) {
      remarks.problem(
          card,
          "This address names no card that Casebook knows. Write the address of the card's page in"
              + " English, or the card's name.");
    }
    return found;
  }

  private CaseOfBoard made() {
    if (board.list("permanents").isEmpty() && board.leftOut().isEmpty() && !remarks.hasProblem()) {
      remarks.problem(
          new Piece("", Place.START),
          "There is no permanent in this list: write a line such as “3 Grizzly Bears” for each.");
      return board;
    }
    for (String other : List.of("You", "Opponent")) {
      if (players.size() < 2) {
        player(other);
      }
    }
    players.forEach(
        (name, id) -> board.list("players").addObject().put("id", id).put("name", name));
    List<String> ids = List.copyOf(players.values());
    board.root().put("activePlayer", ids.getFirst());
    ArrayNode declared =
        board.list("moves").addObject().putObject("declareAttackers").putArray("attacks");
    for (Attack attack : attacks) {
      declare(attack, ids, declared);
    }
    return board;
  }

  private void declare(Attack attack, List<String> ids, ArrayNode declared) {
    if (!attack.entry().path("controller").asString().equals(ids.getFirst()) || ids.size() > 2) {
      remarks.problem(
          attack.where(),
          "Of two players, the first one's creatures can be “(attacking)” here: declare another"
              + " attack in the case.");
      return;
    }
    ObjectNode one =
        declared
            .addObject()
            .put("attacker", attack.entry().path("id").asString())
            .put("target", ids.getLast());
    if (attack.entry().has("count")) {
      one.put("count", attack.entry().path("count").asInt());
    }
  }
}
