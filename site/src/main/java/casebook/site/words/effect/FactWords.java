package casebook.site.words.effect;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Relation;
import casebook.site.words.english.Clause;
import casebook.site.words.english.English;
import casebook.site.words.english.Noun;
import casebook.site.words.english.Trait;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The facts that a case states by name, in the words that cards have for them. */
final class FactWords {
  private FactWords() {}

  private static final Pattern IN_ZONE = Pattern.compile("(.+)In(Graveyard|Library|Exile)");

  private static final Pattern LEVEL = Pattern.compile("level([0-9]+)");

  /** What kinds of cards are called without a capital letter. */
  private static final Set<String> NO_SUBTYPES =
      Set.of(
          "artifact",
          "creature",
          "enchantment",
          "historic",
          "instant",
          "land",
          "nonbasic",
          "noncreature",
          "permanent",
          "planeswalker",
          "sorcery");

  /** What a player has done, or what was done to them. */
  private static final Map<String, Clause> DONE =
      Map.of(
          "crimesCommittedThisTurn", did("committed a crime this turn"),
          "dealtDamageThisTurn",
              new Clause(
                  "was dealt damage this turn",
                  "were dealt damage this turn",
                  "wasn't dealt damage this turn",
                  "weren't dealt damage this turn"),
          "descendedThisTurn", did("descended this turn"),
          "dungeonsCompleted", did("completed a dungeon"),
          "enduringStory", Clause.have("an enduring story"),
          "lifeGainedThisTurn", did("gained life this turn"),
          "lifeLostThisTurn", did("lost life this turn"),
          "maxSpeed", Clause.have("max speed"),
          "permanentsSacrificedThisTurn", did("sacrificed a permanent this turn"));

  private static Clause did(String what) {
    return new Clause(what, what, "hasn't " + what, "haven't " + what);
  }

  /** What a player has done so much of: verb in the past, verb, and what. */
  private record Deed(String past, String base, String one, String many) {}

  private static final Map<String, Deed> DEEDS =
      Map.of(
          "cardsDiscardedThisTurn", new Deed("discarded", "discard", "card", "cards"),
          "cardsDrawnThisTurn", new Deed("drew", "draw", "card", "cards"),
          "crimesCommittedThisTurn", new Deed("committed", "commit", "crime", "crimes"),
          "lifeGainedThisTurn", new Deed("gained", "gain", "life", "life"),
          "lifeLostThisTurn", new Deed("lost", "lose", "life", "life"),
          "permanentsSacrificedThisTurn",
              new Deed("sacrificed", "sacrifice", "permanent", "permanents"));

  /**
   * What is counted in a zone.
   *
   * @param where " in your graveyard"
   */
  record Counted(String one, String many, String where) {
    /** "Two or more creature cards in your graveyard". */
    String said(AmountWords amounts, Relation relation, Amount amount) {
      return amounts.counted(relation, amount, one, many) + where;
    }
  }

  /** Whose graveyards they are where they are everyone's. */
  static final String ALL = "all";

  /** What a fact counts in a player's graveyard or library, or in exile, if it does. */
  static Optional<Counted> counted(String name, String whose) {
    Matcher zone = IN_ZONE.matcher(name);
    if (!zone.matches()) {
      return Optional.empty();
    }
    String where =
        zone.group(2).equals("Exile")
            ? " in exile"
            : " in "
                + whose
                + " "
                + (whose.equals(ALL)
                    ? English.plural(English.spaced(zone.group(2)))
                    : English.spaced(zone.group(2)));
    if (zone.group(1).equals("cardTypes")) {
      return Optional.of(new Counted("card type", "card types", " among cards" + where));
    }
    String[] words = English.spaced(zone.group(1)).split(" cards", 2);
    if (words.length < 2) {
      return zone.group(1).equals("cards")
          ? Optional.of(new Counted("card", "cards", where))
          : Optional.empty();
    }
    String said = words[0].replace("noncreature nonland", "noncreature, nonland");
    String kind = NO_SUBTYPES.contains(said.split("[ ,]", 2)[0]) ? said : English.title(said);
    return Optional.of(new Counted(kind + " card" + words[1], kind + " cards" + words[1], where));
  }

  /** A fact of a player, said of that player. */
  static Clause of(String name) {
    Clause done = DONE.get(name);
    return done == null ? Clause.have("“" + English.spaced(name) + "”") : done;
  }

  /** So much of a fact of a player, said of that player. */
  static Clause of(String name, AmountWords amounts, Relation relation, Amount amount) {
    Deed deed = DEEDS.get(name);
    if (deed == null) {
      return Clause.have(
          counted(name, "their")
              .map(counted -> counted.said(amounts, relation, amount))
              .orElseGet(() ->
                  (name.equals("speed") ? "speed" : "“" + English.spaced(name) + "”")
                      + " "
                      + amounts.related(relation, amount)));
    }
    String much =
        deed.one().equals("life")
            ? amounts.related(relation, amount).replace("greater", "more") + " life this turn"
            : amounts.counted(relation, amount, deed.one(), deed.many()) + " this turn";
    return Clause.did(deed.past(), deed.base(), much);
  }

  /** The number that a fact of a player is: "the number of Elf cards in your graveyard". */
  static String number(String name, Noun player) {
    Optional<Counted> counted = counted(name, player.possessive());
    if (counted.isPresent()) {
      return "the number of " + counted.get().many() + counted.get().where();
    }
    Deed deed = DEEDS.get(name);
    if (deed != null) {
      return (deed.one().equals("life")
              ? "the amount of life "
              : "the number of " + deed.many() + " ")
          + player.words()
          + " "
          + deed.past()
          + " this turn";
    }
    return name.equals("speed")
        ? player.possessive() + " speed"
        : "the number of “" + English.spaced(name) + "” of " + player.words();
  }

  /** A fact of a permanent, said of it. */
  static Trait ofPermanent(String name) {
    Matcher level = LEVEL.matcher(name);
    if (level.matches()) {
      return new Trait.Says(Clause.be("level " + level.group(1) + " or greater"));
    }
    return switch (name) {
      case "commander" -> new Trait.Kind(List.of("commander"), Trait.Rank.TOKEN);
      case "faceDown" -> new Trait.Adjective("face-down", "face-up");
      case "bargained", "kicked" -> was(name);
      case "solved" -> new Trait.Adjective(name, "unsolved");
      case "wasCast" ->
          new Trait.Says(new Clause("was cast", "were cast", "wasn't cast", "weren't cast"));
      default -> {
        String quoted = "“" + English.spaced(name) + "”";
        yield new Trait.Having(quoted, quoted);
      }
    };
  }

  private static Trait was(String participle) {
    return new Trait.Says(
        new Clause(
            "was " + participle,
            "were " + participle,
            "wasn't " + participle,
            "weren't " + participle));
  }
}
