package casebook.engine.reading.clause.mana;

import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Besides;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.reading.condition.Durations;
import casebook.engine.reading.word.Cursor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Lands that are or become basic land types (305.6, 305.7). */
public final class BasicLands {
  /** The basic land types (305.6), by singular and plural. */
  private static final Map<String, String> BASIC_LAND_TYPES =
      Map.of(
          "plains", "plains",
          "island", "island",
          "islands", "island",
          "swamp", "swamp",
          "swamps", "swamp",
          "mountain", "mountain",
          "mountains", "mountain",
          "forest", "forest",
          "forests", "forest");

  private static final List<String> EVERY_TYPE =
      List.of("plains", "island", "swamp", "mountain", "forest");

  private final Cursor c;

  private BasicLands(Cursor c) {
    this.c = c;
  }

  /** The basic land type that a word names, in the singular or the plural. */
  static Optional<String> type(String word) {
    return Optional.ofNullable(BASIC_LAND_TYPES.get(word));
  }

  /** Whether permanents get basic land types, and the mana abilities of these, to all they have. */
  public static boolean areAdded(Effect effect) {
    return effect instanceof Effect.ChangesTypes types
        && types.before() == Effect.TypesBefore.KEPT
        && types.subtypes().stream().anyMatch(EVERY_TYPE::contains);
  }

  /** What such permanents become. */
  static Optional<List<Effect>> read(Cursor c, Filter who) {
    return new BasicLands(c).landTypes(who);
  }

  /** "Are Mountains", "becomes an Island", "gain all basic land types". */
  private Optional<List<Effect>> landTypes(Filter who) {
    c.accept("each");
    boolean gains =
        c.looksAtAny("gain all basic land types", "gains all basic land types")
            && c.acceptAny("gain", "gains");
    if (!gains && !c.acceptAny("is", "are", "'s", "becomes", "become")) {
      return Optional.empty();
    }
    c.acceptAny("also", "still");
    Optional<List<String>> types = types();
    if (types.isEmpty()) {
      return Optional.empty();
    }
    boolean land = c.acceptAny("land", "lands");
    if (land ? Mentions.mentions(who, Filter.CREATURE) : types.get().isEmpty() && !isLand(who)) {
      return Optional.empty();
    }
    boolean added =
        gains
            || (c.accept("in addition to")
                && c.acceptAny("its", "their", "his", "her", "all")
                && skipOther()
                && c.acceptAny("types", "type", "land types", "land type"));
    Durations.skip(c);
    return Optional.of(
        List.of(
            new Effect.HasLandTypes(
                who,
                types.get(),
                added ? Besides.IN_ADDITION : Besides.INSTEAD,
                Condition.ALWAYS)));
  }

  /** Whether lands are meant, so that the type chosen for the object is a land type. */
  private boolean isLand(Filter who) {
    return Mentions.mentions(who, new Filter.HasType("land"))
        || (Filter.isOneObject(who) && says("land"))
        || who.equals(Filter.SELF);
  }

  private boolean says(String word) {
    return c.paragraph().subList(0, c.at()).stream().anyMatch(token -> token.is(word));
  }

  private boolean skipOther() {
    c.accept("other");
    return true;
  }

  private Optional<List<String>> types() {
    if (c.acceptAny(
        "the chosen type",
        "the chosen land type",
        "the chosen basic land type",
        "the basic land type of your choice",
        "a basic land type of your choice")) {
      return Optional.of(List.of());
    }
    if (c.acceptAny("every basic land type", "all basic land types", "every land type")) {
      return Optional.of(EVERY_TYPE);
    }
    var types = new ArrayList<String>();
    boolean choice = false;
    do {
      c.acceptAny("a", "an", "all");
      c.acceptAny("basic", "colorless");
      String type = BASIC_LAND_TYPES.get(c.word());
      if (type == null) {
        return Optional.empty();
      }
      types.add(type);
      c.skip();
      choice |= c.looksAtAny("or", ", or");
    } while (c.attempt(this::nextType).isPresent());
    return Optional.of(choice ? List.of() : types);
  }

  /** Moves to another type in a list of them. */
  private Optional<String> nextType() {
    if (!c.acceptAny(", and", ", or", ",", "and", "or")) {
      return Optional.empty();
    }
    boolean article = c.looksAtAny("a", "an");
    return Optional.ofNullable(BASIC_LAND_TYPES.get(c.wordAt(article ? 1 : 0)));
  }
}
