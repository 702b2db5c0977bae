package casebook.site.ask.scene;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A way in which a permanent comes onto the battlefield that matters as long as it is there. */
public enum Casting {
  /** For its dash cost (702.109). */
  DASH("dash", "was", "dashed"),
  /** For its blitz cost (702.152). */
  BLITZ("blitz", "was", "blitzed"),
  /** Out of a graveyard (702.84). */
  UNEARTH("unearth", "was", "unearthed"),
  /** As its last time counter was removed (702.62). */
  SUSPEND("suspend", "did", "come off suspend"),
  /** With its kicker (702.33). */
  KICKER("kicker", "was", "kicked"),
  /** As a spell, and not by an effect (601). */
  CAST("", "was", "cast");

  /** What is said of a permanent that was cast for its mana cost, beside its name. */
  public static final String NORMALLY = "normally";

  private static final String NOT = "not ";

  private final String keyword;
  private final String verb;
  private final String done;

  Casting(String keyword, String verb, String done) {
    this.keyword = keyword;
    this.verb = verb;
    this.done = done;
  }

  /** The way that a verb tells of, as "dashed", "dashing" or "dash". */
  public static Casting ofVerb(String verb) {
    return switch (verb) {
      case "dash", "dashed", "dashes", "dashing" -> DASH;
      case "blitz", "blitzed", "blitzes", "blitzing" -> BLITZ;
      case "unearth", "unearthed", "unearths", "unearthing" -> UNEARTH;
      case "suspend" -> SUSPEND;
      case "kick", "kicked", "kicks", "kicking", "kicker" -> KICKER;
      default -> CAST;
    };
  }

  /** Those of which a permanent has haste for as long as it is its controller's. */
  public static List<Casting> hasty() {
    return List.of(DASH, BLITZ, UNEARTH, SUSPEND);
  }

  /** Those that end with the turn, so that what came so has come this turn. */
  static List<Casting> forTheTurn() {
    return List.of(DASH, BLITZ, UNEARTH);
  }

  /** What is said of a permanent that came so, or didn't, beside its name. */
  public String state(boolean is) {
    return (is ? "" : NOT) + done;
  }

  /** Says it of a permanent, where that is what a state says; nothing happens otherwise. */
  static boolean put(Thing thing, String state) {
    if (state.equals(NORMALLY)) {
      normally(thing);
      return true;
    }
    Optional<Casting> way =
        Arrays.stream(values()).filter(one -> state.endsWith(one.done)).findFirst();
    way.ifPresent(one -> one.says(thing, !state.startsWith(NOT)));
    return way.isPresent();
  }

  /** What is cast for its mana cost comes in no other way. */
  public static void normally(Thing thing) {
    hasty().forEach(way -> way.says(thing, false));
    CAST.says(thing, true);
  }

  /** Says of a permanent whether it came so. */
  public void says(Thing thing, boolean is) {
    thing.castings().put(this, is);
    if (is && forTheTurn().contains(this)) {
      thing.setSick(true);
    }
  }

  /** The keyword ability that lets a card be cast so; empty where it needs none. */
  String keyword() {
    return keyword;
  }

  /** Whether it is said of a permanent, as a sentence. */
  String sentence(String name, boolean is) {
    if (this == SUSPEND && is) {
      return name + " came off suspend.";
    }
    return name + " " + verb + " " + state(is) + ".";
  }

  /** Whether a permanent came so, as a question. */
  public String question(String name) {
    return (this == SUSPEND ? "Did " : "Was ")
        + name
        + " "
        + done
        + ", or did it come onto the battlefield otherwise?";
  }
}
