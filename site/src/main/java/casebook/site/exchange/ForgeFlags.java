package casebook.site.exchange;

import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import casebook.site.catalogue.PrintedFace;
import casebook.site.catalogue.Spelling;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.node.ObjectNode;

/** Reads what Forge says of a permanent after its name, between bars. */
final class ForgeFlags {

  /** What is a designation of the same name in the rules, a field of a case. */
  private static final Set<String> DESIGNATIONS =
      Set.of("Renowned", "Saddled", "Suspected", "Monstrous");

  /** Flags that don't bear on attacking, and why. */
  private static final Map<String, String> LEFT_OUT =
      Map.of(
          "Set", "which printing of a card it is doesn't matter.",
          "Art", "which picture a card has doesn't matter.",
          "NoETBTrigs", "it is about loading the state into Forge.",
          "OnAdventure", "it is about casting the card.",
          "Foretold", "it is about casting the card.",
          "ForetoldThisTurn", "it is about casting the card.",
          "Damage", "marked damage doesn't bear on the attack.");

  /** Flags that matter only where the card's own text uses them. */
  private static final Map<String, String> OF_ITS_TEXT =
      Map.of(
          "ChosenType2", "the second type that was chosen",
          "ChosenCards", "the cards that were chosen",
          "RememberedCards", "the cards that it remembers",
          "Imprinting", "the cards that were exiled with it",
          "ExiledWith", "what exiled it",
          "UnlockedRoom", "which of its doors are unlocked");

  /** Flags that a case can't hold, and what to write instead. */
  private static final Map<String, String> NOT_CARRIED_OVER =
      Map.of(
          "IsRingBearer",
              "Being the Ring-bearer isn't carried over. Give the creature an “addText” with what the emblem says of it.",
          "MergedCards",
              "The cards that it was merged with by mutating aren't carried over. Give the permanent an “addText” with their abilities.",
          "Ability",
              "An ability that is a script of Forge isn't carried over. Give the permanent an “addText” with what it says.",
          "ExecuteScript",
              "What a script of Forge did isn't carried over. State in the case how the board is after it.");

  private static final Set<String> KNOWN = known();

  private final Catalogue catalogue;
  private final List<String> players;
  private final Remarks remarks;

  /**
   * @param players their ids in the case, by their places
   */
  ForgeFlags(Catalogue catalogue, List<String> players, Remarks remarks) {
    this.catalogue = catalogue;
    this.players = players;
    this.remarks = remarks;
  }

  private static Set<String> known() {
    var known = new TreeSet<String>(DESIGNATIONS);
    known.addAll(LEFT_OUT.keySet());
    known.addAll(OF_ITS_TEXT.keySet());
    known.addAll(NOT_CARRIED_OVER.keySet());
    known.addAll(
        Set.of(
            "AttachedTo",
            "Attacking",
            "Attaching",
            "ChosenColor",
            "ChosenType",
            "ClassLevel",
            "Counters",
            "EnchantingPlayer",
            "FaceDown",
            "Flipped",
            "Id",
            "IsCommander",
            "IsToken",
            "Meld",
            "Modal",
            "NamedCard",
            "Owner",
            "PhasedOut",
            "Solved",
            "SummonSick",
            "Tapped",
            "Transformed"));
    return known;
  }

  /** A permanent while its flags are read. */
  static final class Read {
    private final Piece name;
    private final ObjectNode entry;
    private final Optional<CardFacts> card;
    private final boolean isActive;
    private boolean isFaceDown;
    private OptionalInt number = OptionalInt.empty();
    private Optional<Piece> attachedTo = Optional.empty();
    private Optional<Piece> attacking = Optional.empty();

    /**
     * @param isActive whether its controller is the active player
     */
    Read(Piece name, ObjectNode entry, Optional<CardFacts> card, boolean isActive) {
      this.name = name;
      this.entry = entry;
      this.card = card;
      this.isActive = isActive;
    }

    Piece name() {
      return name;
    }

    ObjectNode entry() {
      return entry;
    }

    boolean hasCard() {
      return !isFaceDown;
    }

    /** The number by which the text refers to it elsewhere. */
    Optional<Integer> number() {
      return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
    }

    /** The number of what it is attached to. */
    Optional<Piece> attachedTo() {
      return attachedTo;
    }

    /**
     * The number of what it attacks, empty where that is a player; nothing if it doesn't attack.
     */
    Optional<Piece> attacking() {
      return attacking;
    }
  }

  /** Reads one flag. */
  void read(Piece flag, Read of) {
    String name = flag.before(':').text();
    Piece value = flag.after(':');
    if (LEFT_OUT.containsKey(name)) {
      remarks.passOver(name, flag, LEFT_OUT.get(name));
    } else if (OF_ITS_TEXT.containsKey(name)) {
      ofItsText(flag, OF_ITS_TEXT.get(name), of);
    } else if (NOT_CARRIED_OVER.containsKey(name)) {
      remarks.warning(flag, NOT_CARRIED_OVER.get(name));
    } else if (DESIGNATIONS.contains(name)) {
      of.entry.put(name.toLowerCase(Locale.ROOT), true);
    } else if (!status(name, flag, value, of)
        && !form(name, flag, of)
        && !choice(name, value, of)) {
      unknown(flag, name);
    }
  }

  private void ofItsText(Piece flag, String what, Read of) {
    String isLeftOut =
        "“%s” of %s (%s) isn't carried over".formatted(flag.text(), of.name.text(), what);
    if (of.card.isPresent() && of.card.get().abilities().isEmpty()) {
      remarks.note(flag, isLeftOut + ": nothing in its text is about attacking.");
    } else {
      remarks.warning(
          flag,
          isLeftOut
              + ". Where it bears on the attack, state in the case what it makes of the board.");
    }
  }

  private boolean status(String name, Piece flag, Piece value, Read of) {
    switch (name) {
      case "Tapped" -> of.entry.put("tapped", true);
      case "SummonSick" -> sick(flag, of);
      case "PhasedOut" -> of.entry.put("phasedOut", true);
      case "Solved", "IsCommander" ->
          state(of).put(name.equals("Solved") ? "solved" : "commander", true);
      case "ClassLevel" -> number(value).ifPresent(level -> state(of).put("level", level));
      case "IsToken" -> of.entry.put("token", true);
      case "Counters" -> counters(value, of);
      case "Id" -> of.number = number(value);
      case "AttachedTo", "Attaching" -> of.attachedTo = Optional.of(value);
      case "Attacking" -> of.attacking = Optional.of(value);
      case "EnchantingPlayer" ->
          player(value).ifPresent(player -> of.entry.put("attachedTo", player));
      case "Owner" -> player(value).ifPresent(player -> of.entry.put("owner", player));
      default -> {
        return false;
      }
    }
    return true;
  }

  private static ObjectNode state(Read of) {
    return of.entry.withObject("/state");
  }

  private void sick(Piece flag, Read of) {
    if (of.isActive) {
      of.entry.put("since", "thisTurn");
    } else {
      remarks.passOver(
          "SummonSick", flag, "of what isn't the active player's it doesn't bear on the attack.");
    }
  }

  private void counters(Piece value, Read of) {
    ObjectNode counters = of.entry.withObject("/counters");
    for (Piece pair : value.parts(',')) {
      String kind = ForgeCounters.fromForge(pair.before('=').text());
      OptionalInt count = number(pair.after('='));
      if (count.isPresent() && count.getAsInt() < 0) {
        remarks.problem(pair, "There can't be fewer than no counters.");
      } else if (count.isPresent() && count.getAsInt() > 0) {
        counters.put(kind, counters.path(kind).asInt(0) + count.getAsInt());
      }
    }
  }

  private OptionalInt number(Piece value) {
    OptionalInt number = PrintedFace.number(value.text());
    if (number.isEmpty()) {
      remarks.problem(value, "“" + value.text() + "” is no whole number.");
    }
    return number;
  }

  private Optional<String> player(Piece value) {
    Optional<String> player =
        ForgeState.player(value.text()).filter(seat -> seat < players.size()).map(players::get);
    if (player.isEmpty()) {
      remarks.problem(
          value,
          "“%s” is no player of this state: they are %s."
              .formatted(value.text(), String.join(", ", players)));
    }
    return player;
  }

  /** Reads which face is up; false where the flag says something else. */
  private boolean form(String name, Piece flag, Read of) {
    switch (name) {
      case "FaceDown" -> {
        of.isFaceDown = true;
        of.entry.put("name", "Face-down creature").put("power", 2).put("toughness", 2);
        of.entry.putArray("types").add("creature");
        state(of).put("faceDown", true);
      }
      case "Transformed", "Modal", "Flipped", "Meld" -> otherFace(flag, of);
      default -> {
        return false;
      }
    }
    return true;
  }

  private void otherFace(Piece flag, Read of) {
    if (of.card.isEmpty()) {
      return;
    }
    List<String> faces = of.card.get().faces();
    String last = faces.isEmpty() ? "" : faces.getLast();
    if (faces.size() < 2 || catalogue.find(last).isEmpty()) {
      remarks.problem(
          flag,
          "The other face of “%s” isn't known: write the permanent by the name that it has now."
              .formatted(of.card.get().name()));
    } else {
      of.entry.put("card", last);
    }
  }

  private boolean choice(String name, Piece value, Read of) {
    ObjectNode chosen = CaseOfBoard.node();
    switch (name) {
      case "ChosenColor" -> {
        List<Piece> colors = value.parts(',');
        if (colors.size() > 1) {
          remarks.warning(value, "A case has one chosen color: the others aren't carried over.");
        }
        colors.stream()
            .findFirst()
            .flatMap(color -> ForgeToken.color(color.text()))
            .ifPresentOrElse(
                color -> chosen.put("color", color.name()),
                () -> remarks.problem(value, "“" + value.text() + "” is no color."));
      }
      case "ChosenType" -> chosen.put("type", value.text());
      case "NamedCard" -> chosenCard(value, of, chosen);
      default -> {
        return false;
      }
    }
    if (!chosen.isEmpty()) {
      of.entry.withObject("/chosen").setAll(chosen);
    }
    return true;
  }

  private void chosenCard(Piece value, Read of, ObjectNode chosen) {
    if (catalogue.find(value.text()).isPresent()) {
      chosen.put("card", value.text());
    } else {
      ofItsText(value, "the cards that were named", of);
    }
  }

  private void unknown(Piece flag, String name) {
    String meant =
        Spelling.nearest(name, KNOWN).map(known -> " Forge knows “" + known + "”.").orElse("");
    remarks.warning(
        flag,
        "Forge knows no “%s” of a permanent, and it isn't carried over.%s"
            .formatted(flag.text(), meant));
  }
}
