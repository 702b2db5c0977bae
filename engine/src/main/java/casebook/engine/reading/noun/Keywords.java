package casebook.engine.reading.noun;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Landwalk;
import casebook.engine.effect.Meaning;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Phrases;
import casebook.engine.reading.word.Token;
import casebook.engine.reading.word.Words;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The names of keyword abilities (702) and what follows them. */
public final class Keywords {
  /** Keywords that never have a parameter. */
  private static final Set<String> PLAIN =
      Set.of(
          "deathtouch",
          "defender",
          "double strike",
          "first strike",
          "flash",
          "flying",
          "haste",
          "indestructible",
          "intimidate",
          "lifelink",
          "reach",
          "shroud",
          "trample",
          "vigilance",
          "banding",
          "flanking",
          "phasing",
          "shadow",
          "horsemanship",
          "fear",
          "provoke",
          "storm",
          "sunburst",
          "epic",
          "convoke",
          "haunt",
          "split second",
          "delve",
          "gravestorm",
          "changeling",
          "conspire",
          "persist",
          "wither",
          "retrace",
          "exalted",
          "cascade",
          "rebound",
          "umbra armor",
          "totem armor",
          "infect",
          "battle cry",
          "living weapon",
          "undying",
          "soulbond",
          "unleash",
          "cipher",
          "evolve",
          "extort",
          "fuse",
          "dethrone",
          "hidden agenda",
          "double agenda",
          "prowess",
          "exploit",
          "menace",
          "devoid",
          "ingest",
          "myriad",
          "skulk",
          "melee",
          "partner",
          "undaunted",
          "improvise",
          "aftermath",
          "ascend",
          "storied",
          "assist",
          "jump-start",
          "mentor",
          "riot",
          "demonstrate",
          "daybound",
          "nightbound",
          "decayed",
          "training",
          "compleated",
          "enlist",
          "read ahead",
          "ravenous",
          "living metal",
          "bargain",
          "spree",
          "gift",
          "double team",
          "friends forever",
          "start your engines",
          "job select",
          "tiered",
          "infinity",
          "for mirrodin",
          "hideaway",
          "boast",
          "choose a background",
          "doctor's companion");

  /** Keywords that a number, a cost or words complete. */
  private static final Set<String> COMPLETED =
      Set.of(
          "annihilator",
          "bands with other",
          "hexproof",
          "protection",
          "ward",
          "enchant",
          "equip",
          "rampage",
          "cumulative upkeep",
          "buyback",
          "cycling",
          "echo",
          "fading",
          "kicker",
          "multikicker",
          "flashback",
          "madness",
          "morph",
          "megamorph",
          "amplify",
          "affinity",
          "entwine",
          "modular",
          "bushido",
          "soulshift",
          "splice",
          "offering",
          "ninjutsu",
          "commander ninjutsu",
          "dredge",
          "transmute",
          "bloodthirst",
          "replicate",
          "forecast",
          "graft",
          "recover",
          "ripple",
          "suspend",
          "vanishing",
          "absorb",
          "aura swap",
          "fortify",
          "frenzy",
          "poisonous",
          "transfigure",
          "champion",
          "evoke",
          "prowl",
          "reinforce",
          "devour",
          "unearth",
          "level up",
          "miracle",
          "overload",
          "scavenge",
          "bestow",
          "tribute",
          "outlast",
          "dash",
          "renown",
          "awaken",
          "surge",
          "emerge",
          "escalate",
          "crew",
          "fabricate",
          "partner with",
          "embalm",
          "eternalize",
          "afflict",
          "afterlife",
          "spectacle",
          "escape",
          "companion",
          "mutate",
          "encore",
          "foretell",
          "disturb",
          "cleave",
          "reconfigure",
          "blitz",
          "casualty",
          "squad",
          "prototype",
          "more than meets the eye",
          "toxic",
          "backup",
          "craft",
          "disguise",
          "plot",
          "saddle",
          "freerunning",
          "offspring",
          "impending",
          "harmonize",
          "mobilize",
          "station",
          "warp",
          "mayhem",
          "web-slinging",
          "firebending",
          "sneak",
          "hideaway",
          "plainscycling",
          "islandcycling",
          "swampcycling",
          "mountaincycling",
          "forestcycling",
          "basic landcycling",
          "landcycling",
          "slivercycling",
          "wizardcycling",
          "teamwork");

  private static final Phrases NAMES =
      new Phrases(Stream.of(PLAIN, Landwalk.NAMES, COMPLETED).flatMap(Set::stream).toList());

  /** Keywords that words complete, and the word that must come first; empty for any. */
  private static final Map<String, String> COMPLETED_BY_WORDS =
      Map.ofEntries(
          Map.entry("bands with other", ""),
          Map.entry("hexproof", "from"),
          Map.entry("protection", "from"),
          Map.entry("enchant", ""),
          Map.entry("equip", ""),
          Map.entry("affinity", "for"),
          Map.entry("splice", "onto"),
          Map.entry("champion", ""),
          Map.entry("partner with", ""),
          Map.entry("craft", "with"),
          Map.entry("emerge", "from"),
          Map.entry("devour", ""));

  /** Where the words that complete a keyword end. */
  private static final Set<String> STOPS = Set.of(",", ";", ".", "until", "as", "and", "or");

  /** What goes on with the qualities after "from": ", and from red", "mana value 3 or greater". */
  private static final String[] GO_ON = {
    "and from", "or from", ", from", ", and from", ", or from", "or greater", "or less"
  };

  private static final Set<String> IF = Set.of("if");

  private static final Set<String> FULL_STOP = Set.of(".");

  /** Enlist is an optional cost to attack (702.154a). */
  private static final Effect ENLIST =
      new Effect.OptionalCost(Filter.SELF, "enlist", new Cost.Enlist());

  private Keywords() {}

  /** Whether the name is one of a keyword ability without a parameter, or one that takes one. */
  public static boolean isName(String name) {
    return PLAIN.contains(name) || Landwalk.NAMES.contains(name) || COMPLETED.contains(name);
  }

  /** One keyword ability with what completes it. */
  public static Optional<Effect> read(Cursor c) {
    return c.attempt(() -> name(c).flatMap(name -> complete(c, name)));
  }

  /** The name of a keyword alone, as filters use it ("creatures with flying"). */
  public static Optional<String> name(Cursor c) {
    return c.accept(NAMES);
  }

  private static Optional<Effect> complete(Cursor c, String name) {
    if (name.equals("enlist")) {
      return Optional.of(ENLIST);
    }
    int start = c.at();
    if (c.word().equals("!")) {
      c.skip();
    } else if (COMPLETED.contains(name)) {
      parameter(c, name);
    }
    int end = c.at();
    if (c.looksAtAny(", where x is", "where x is")) {
      c.moveTo(c.find(FULL_STOP));
    }
    int dash = start;
    while (dash < end && !c.token(dash).is("—")) {
      dash++;
    }
    String parameter = c.words(start, dash).replace(" ,", ",");
    return Optional.of(
        new Effect.Keyword(
            name,
            parameter.isEmpty() || parameter.equals("!")
                ? Optional.empty()
                : Optional.of(parameter)));
  }

  /** Passes over what completes the name; of a cost in words, after a dash, nothing is kept. */
  private static void parameter(Cursor c, String name) {
    if (c.word().equals("—")) {
      c.moveTo(c.find(FULL_STOP));
      return;
    }
    int end = c.find(FULL_STOP);
    if (name.equals("enchant") && AttachmentText.enchanted(c.words(c.at(), end)).isPresent()) {
      c.moveTo(end);
      return;
    }
    String first = COMPLETED_BY_WORDS.get(name);
    boolean isFrom = Objects.equals(first, "from") && c.find(IF) >= end;
    boolean words = first != null && (first.isEmpty() || c.word().equals(first));
    while (!c.atEnd()) {
      if (c.word().equals("—")) {
        c.moveTo(c.find(FULL_STOP));
        return;
      }
      boolean amount =
          c.token(c.at()).kind() == Token.Kind.SYMBOL
              || Words.number(c.word()).isPresent()
              || c.word().equals("x");
      if (words && c.accept("one or more")) {
        continue;
      }
      boolean another = isFrom && c.looksAtAny(GO_ON);
      if (!amount && !another && (!words || STOPS.contains(c.word()))) {
        return;
      }
      c.skip();
    }
  }

  /** A keyword ability as an ability of its own. */
  public static Ability stated(Effect keyword) {
    String text =
        switch (keyword) {
          case Effect.Keyword(var name, var parameter) ->
              parameter.map(more -> name + " " + more).orElse(name);
          case Effect.OptionalCost(_, var name, _) -> name;
          default -> "";
        };
    return new Ability(text, Frame.STATIC, new Meaning.Read(List.of(keyword)));
  }
}
