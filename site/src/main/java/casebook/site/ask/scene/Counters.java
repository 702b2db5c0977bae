package casebook.site.ask.scene;

import java.util.List;
import java.util.regex.Pattern;

/** Counters on permanents, as questions tell of them (122). */
public final class Counters {
  /** The kinds that have a meaning of their own (122.1), or that some card asks for. */
  public static final List<String> KINDS =
      List.of(
          "+1/+1",
          "-1/-1",
          "stun",
          "shield",
          "flying",
          "haste",
          "vigilance",
          "trample",
          "indestructible",
          "first strike",
          "menace",
          "reach",
          "lifelink",
          "deathtouch",
          "hexproof",
          "oil",
          "level",
          "time",
          "bounty",
          "finality",
          "gold",
          "magnet",
          "flood",
          "lore",
          "divinity",
          "slumber");

  private static final Pattern STATE = Pattern.compile("(\\d+) counters: (.+)");

  private Counters() {}

  /** What is said of a permanent that has some, beside its name. */
  public static String state(int many, String kind) {
    return many + " counters: " + kind;
  }

  /** Puts them there, where that is what is said; nothing happens otherwise. */
  static boolean put(Thing thing, String state) {
    var found = STATE.matcher(state);
    boolean is = found.matches();
    if (is) {
      thing.counters().put(found.group(2), Integer.parseInt(found.group(1)));
    }
    return is;
  }
}
