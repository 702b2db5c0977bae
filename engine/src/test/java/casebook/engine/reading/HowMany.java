package casebook.engine.reading;

/** A determiner with a noun, and how many attack where that many of them do. */
@SuppressWarnings("ImmutableEnumChecker") // what is meant is a function without a state
enum HowMany {
  A("a %screature", "s", (attacking, _) -> attacking >= 1, true),
  ANOTHER("another creature", "s", (attacking, _) -> attacking >= 1, false),
  ANY("any %screature", "s", (attacking, _) -> attacking >= 1, true),
  BARE("%screatures", "", (attacking, _) -> attacking >= 1, true),
  ALL("all %screatures", "", (attacking, all) -> attacking == all, true),
  EACH("each %screature", "s", (attacking, all) -> attacking == all, true),
  NO("no %screature", "s", (attacking, _) -> attacking == 0, false),
  ONE("one %screature", "s", (attacking, _) -> attacking >= 1, false),
  TWO("two %screatures", "", (attacking, _) -> attacking >= 2, false),
  EXACTLY_ONE("exactly one %screature", "s", (attacking, _) -> attacking == 1, false),
  EXACTLY_TWO("exactly two %screatures", "", (attacking, _) -> attacking == 2, false),
  ONLY_ONE("only one %screature", "s", (attacking, _) -> attacking == 1, false),
  AT_LEAST_ONE("at least one %screature", "s", (attacking, _) -> attacking >= 1, false),
  AT_LEAST_TWO("at least two %screatures", "", (attacking, _) -> attacking >= 2, false),
  TWO_OR_MORE("two or more %screatures", "", (attacking, _) -> attacking >= 2, false),
  MORE_THAN_ONE("more than one %screature", "s", (attacking, _) -> attacking >= 2, false),
  UP_TO_ONE("up to one %screature", "s", (attacking, _) -> attacking <= 1, false),
  FEWER_THAN_TWO("fewer than two %screatures", "", (attacking, _) -> attacking <= 1, false),
  NO_MORE_THAN_ONE("no more than one %screature", "s", (attacking, _) -> attacking <= 1, false),
  ANY_NUMBER("any number of %screatures", "", (_, _) -> true, false),
  HALF("half of the %screatures", "", (attacking, all) -> 2 * attacking == all, false),
  MOST("most %screatures", "", (attacking, all) -> 2 * attacking > all, false),
  SEVERAL("several %screatures", "", (attacking, _) -> attacking >= 2, false);

  private final String phrase;
  private final String ending;
  final Meant some;
  final boolean ofEach;

  HowMany(String phrase, String ending, Meant some, boolean ofEach) {
    this.phrase = phrase;
    this.ending = ending;
    this.some = some;
    this.ofEach = ofEach;
  }

  /** "Two creatures". */
  String noun() {
    return phrase.formatted("");
  }

  /** "Two other creatures". */
  String others() {
    return phrase.formatted("other ");
  }

  /** "Attack" or "attacks", as the noun needs it. */
  String attack() {
    return "attack" + ending;
  }

  /** Whether so many attack, or so many can't. */
  boolean required(int attacking, int all) {
    Meant required = ofEach && this != A ? (some, every) -> some == every : some;
    for (int count = 0; count <= all; count++) {
      if (required.by(count, all)) {
        return required.by(attacking, all);
      }
    }
    return true;
  }

  /** Whether a number of creatures, out of so many that there are, is what a determiner says. */
  @FunctionalInterface
  interface Meant {
    boolean by(int attacking, int all);
  }
}
