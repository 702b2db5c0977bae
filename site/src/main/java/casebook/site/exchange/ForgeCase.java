package casebook.site.exchange;

import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import casebook.site.catalogue.PrintedFace;
import casebook.site.input.tree.Place;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Makes a case of a game state of Forge. */
final class ForgeCase {
  private static final Piece NOWHERE = new Piece("", Place.START);

  /** Forge's names of the steps before attackers are declared, and of that step. */
  private static final Set<String> BEFORE_BLOCKERS =
      Set.of(
          "none",
          "untap",
          "upkeep",
          "draw",
          "main1",
          "combat_begin",
          "begincombat",
          "combat_declare_attackers",
          "declare attackers");

  private static final Set<String> LATER =
      Set.of(
          "combat_declare_blockers",
          "declare blockers",
          "combat_first_strike_damage",
          "first strike damage",
          "combat_damage",
          "combat damage",
          "combat_end",
          "endcombat",
          "main2",
          "end_of_turn",
          "end of turn",
          "cleanup");

  /** A player's keys that don't bear on attacking, and why. */
  private static final Map<String, String> LEFT_OUT =
      Map.of(
          "landsplayed", "how many lands a player has played doesn't bear on the attack.",
          "landsplayedlastturn", "how many lands a player has played doesn't bear on the attack.",
          "sideboard", "what is outside the game doesn't bear on the attack.");

  private final ForgeState state;
  private final Catalogue catalogue;
  private final Remarks remarks;
  private final CaseOfBoard board = new CaseOfBoard();
  private final List<String> ids;

  private ForgeCase(ForgeState state, Catalogue catalogue, Remarks remarks) {
    this.state = state;
    this.catalogue = catalogue;
    this.remarks = remarks;
    boolean isNamed =
        state.find("activeplayer").filter(of -> of.text().matches("[pP]\\d")).isEmpty();
    int seats = Math.max(2, state.players().size());
    ids =
        IntStream.range(0, seats)
            .mapToObj(seat -> isNamed && seats == 2 ? (seat == 0 ? "human" : "ai") : "p" + seat)
            .toList();
    ids.forEach(board::id);
  }

  /** Makes a case of a state. */
  static CaseOfBoard read(String text, Catalogue catalogue, Remarks remarks) {
    return new ForgeCase(ForgeState.read(text, remarks), catalogue, remarks).made();
  }

  private CaseOfBoard made() {
    if (state.players().isEmpty()) {
      remarks.problem(
          NOWHERE,
          "No key of this text is about a player, as “humanbattlefield=” is: this is no state of Forge.");
      return board;
    }
    state.title().ifPresent(title -> board.root().put("title", title.text()));
    int active = active();
    for (int seat = 0; seat < ids.size(); seat++) {
      player(seat);
    }
    board.root().put("activePlayer", ids.get(active));
    var flags = new ForgeFlags(catalogue, ids, remarks);
    var permanents = new ForgePermanents(catalogue, board, flags, remarks);
    board.list("permanents");
    for (int seat = 0; seat < state.players().size(); seat++) {
      Piece zone = key(seat, "battlefield").orElse(NOWHERE);
      permanents.read(zone, ids.get(seat), seat == active);
    }
    permanents.attach();
    new ForgePrecast(catalogue, board, permanents, remarks).read(state.players(), ids);
    removeSickness();
    attack(permanents, active);
    phase(permanents.attackers().isEmpty());
    return board;
  }

  private Optional<Piece> key(int seat, String name) {
    return seat < state.players().size()
        ? Optional.ofNullable(state.players().get(seat).get(name))
        : Optional.empty();
  }

  private int active() {
    Optional<Piece> stated = state.find("activeplayer");
    Optional<Integer> seat =
        stated.flatMap(name -> ForgeState.player(name.text())).filter(of -> of < ids.size());
    if (stated.isPresent() && seat.isEmpty()) {
      remarks.problem(
          stated.get(),
          "“%s” is no player of this state: they are %s."
              .formatted(stated.get().text(), String.join(", ", ids)));
    } else if (stated.isEmpty()) {
      remarks.warning(
          NOWHERE,
          "No “activeplayer=” says whose turn it is: it is taken to be %s's."
              .formatted(ids.getFirst()));
    }
    state
        .find("turn")
        .ifPresent(turn ->
            remarks.passOver("turn", turn, "the number of the turn doesn't bear on the attack."));
    return seat.orElse(0);
  }

  private void player(int seat) {
    ObjectNode player = board.add("players", key(seat, "life").orElse(NOWHERE).place());
    String id = ids.get(seat);
    player.put("id", id);
    player.put(
        "name",
        id.equals("ai") ? "AI" : id.substring(0, 1).toUpperCase(Locale.ROOT) + id.substring(1));
    number(seat, "life").ifPresent(life -> player.put("life", life));
    number(seat, "speed")
        .filter(speed -> speed > 0)
        .ifPresent(speed -> player.withObject("/state").put("speed", speed));
    number(seat, "numringtemptedyou")
        .filter(times -> times > 0)
        .ifPresent(_ ->
            remarks.warning(
                key(seat, "numringtemptedyou").orElseThrow(),
                "The emblem The Ring isn't carried over. Give the Ring-bearer an “addText” with what it says of it."));
    key(seat, "hand").ifPresent(cards -> player.put("hand", cards.parts(';').size()));
    key(seat, "graveyard").ifPresent(cards -> graveyard(cards, player));
    key(seat, "library")
        .ifPresent(
            cards -> player.withObject("/state").put("cardsInLibrary", cards.parts(';').size()));
    key(seat, "exile").ifPresent(cards -> elsewhere(cards, "exile"));
    key(seat, "command").ifPresent(cards -> elsewhere(cards, "the command zone"));
    key(seat, "counters").ifPresent(counters -> counters(counters, player));
    for (String pool : List.of("manapool", "persistentmana")) {
      key(seat, pool).filter(mana -> !mana.isEmpty()).ifPresent(mana -> pool(mana, id));
    }
    LEFT_OUT.forEach(
        (key, why) -> key(seat, key).ifPresent(value -> remarks.passOver(key, value, why)));
  }

  private Optional<Integer> number(int seat, String name) {
    Optional<Piece> value = key(seat, name);
    OptionalInt number = value.map(of -> PrintedFace.number(of.text())).orElse(OptionalInt.empty());
    if (value.isPresent() && number.isEmpty()) {
      remarks.problem(value.get(), "“" + value.get().text() + "” is no whole number.");
    }
    return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
  }

  private void pool(Piece mana, String player) {
    remarks.warning(
        mana,
        "The mana in the pool isn't carried over. Where the attack costs mana, state as “mana” of %s all that the player has and can make."
            .formatted(player));
  }

  private void counters(Piece counters, ObjectNode player) {
    for (Piece pair : counters.parts(',')) {
      String kind = ForgeCounters.fromForge(pair.before('=').text());
      OptionalInt count = PrintedFace.number(pair.after('=').text());
      if (count.isEmpty()) {
        remarks.problem(
            pair,
            "“" + pair.text() + "” doesn't say how many counters there are: write “POISON=3”.");
      } else if (kind.equals("poison") || kind.equals("energy")) {
        player.put(kind, count.getAsInt());
      } else if (kind.equals("experience")) {
        player.withObject("/state").put("experienceCounters", count.getAsInt());
      } else {
        remarks.note(
            pair, "A player's " + kind + " counters are left out: they don't bear on the attack.");
      }
    }
  }

  /** Counts the cards in a graveyard, all of them and those of some types. */
  private void graveyard(Piece zone, ObjectNode player) {
    List<Piece> cards = zone.parts(';');
    player.put("graveyard", cards.size());
    List<CardFacts> known = elsewhere(zone, "a graveyard");
    if (known.size() < cards.size()) {
      return;
    }
    ObjectNode facts = player.withObject("/state");
    facts.put(
        "cardTypesInGraveyard",
        (int)
            known.stream()
                .flatMap(card -> card.characteristics().types().stream())
                .distinct()
                .count());
    for (String type : List.of("artifact", "creature", "land")) {
      facts.put(
          type + "CardsInGraveyard",
          (int) known.stream().filter(card -> card.characteristics().hasType(type)).count());
    }
    facts.put(
        "instantOrSorceryCardsInGraveyard",
        (int)
            known.stream()
                .filter(card ->
                    card.characteristics().hasType("instant")
                        || card.characteristics().hasType("sorcery"))
                .count());
  }

  /** Reads the cards of another zone; one whose text does something from there gets a remark. */
  private List<CardFacts> elsewhere(Piece zone, String where) {
    var cards = new ArrayList<CardFacts>();
    var told = new HashSet<String>();
    for (Piece card : zone.parts(';')) {
      Piece name = card.before('|');
      Optional<CardFacts> known = CardNames.known(name.text(), catalogue);
      known.ifPresent(cards::add);
      known
          .filter(facts -> ForgePermanents.actsFromElsewhere(facts) && told.add(facts.name()))
          .ifPresent(facts ->
              remarks.warning(
                  name,
                  "%s has a text that may bear on the attack from %s, which isn't carried over. Give what it changes an “addText”."
                      .formatted(facts.name(), where)));
      if (known.isEmpty() && told.add(name.text())) {
        remarks.warning(
            name, "“%s” in %s is no card that Casebook knows.".formatted(name.text(), where));
      }
    }
    return cards;
  }

  private void removeSickness() {
    if (state
        .find("removesummoningsickness")
        .filter(of -> of.text().equalsIgnoreCase("true"))
        .isPresent()) {
      board.list("permanents").forEach(permanent -> ((ObjectNode) permanent).remove("since"));
    }
  }

  private void attack(ForgePermanents permanents, int active) {
    ArrayNode attacks =
        board.list("moves").addObject().putObject("declareAttackers").putArray("attacks");
    for (ForgePermanents.Attacker attacker : permanents.attackers()) {
      ObjectNode entry = attacker.entry();
      if (!entry.path("controller").asString().equals(ids.get(active))) {
        remarks.problem(
            attacker.where(),
            "Only creatures of the active player, %s, attack.".formatted(ids.get(active)));
      }
      target(attacker, permanents, active)
          .ifPresent(target -> {
            ObjectNode attack =
                attacks
                    .addObject()
                    .put("attacker", entry.path("id").asString())
                    .put("target", target);
            if (entry.has("count")) {
              attack.put("count", entry.path("count").asInt());
            }
          });
      if (entry.remove("tapped") != null) {
        remarks.warning(
            attacker.where(),
            "It is tapped and attacks: it is taken to have been untapped until it attacked (508.1f). If something else tapped it, or it entered attacking, say so in the case.");
      }
    }
  }

  private Optional<String> target(
      ForgePermanents.Attacker attacker, ForgePermanents permanents, int active) {
    if (!attacker.target().isEmpty()) {
      return permanents.id(attacker.target());
    }
    if (ids.size() > 2) {
      remarks.problem(
          attacker.where(),
          "“Attacking” doesn't say whom it attacks among several opponents: declare the attack in the case.");
      return Optional.empty();
    }
    return Optional.of(ids.get(1 - active));
  }

  private void phase(boolean nobodyAttacks) {
    Piece phase = state.find("activephase").orElse(NOWHERE);
    String name = phase.text().toLowerCase(Locale.ROOT);
    if (LATER.contains(name)) {
      remarks.warning(
          phase,
          "The board is that of a later step than the declaration of attackers. What has changed since then isn't known.");
    } else if (!name.isEmpty() && !BEFORE_BLOCKERS.contains(name)) {
      remarks.warning(phase, "Forge knows no phase “" + phase.text() + "”.");
    }
    state
        .find("activephaseadvance")
        .ifPresent(advance ->
            remarks.warning(
                advance,
                "What Forge does until this phase isn't carried over: state the board as it is then."));
    if (nobodyAttacks) {
      remarks.note(
          phase,
          "No creature is “Attacking”, so the case declares an attack with none: add those that attack.");
    }
  }
}
