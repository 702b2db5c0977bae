package casebook.site.wording;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Which words of a rule another word may stand for, and which not; without endings. */
final class Terms {

  /** Words that may come, go and change without saying anything else. */
  private static final Set<String> LITTLE =
      Set.of(
          ("a an the this that these those it they them he she him his her hers their we you your i"
                  + " is are was were be been being am do doe did ha have had will would to of in on"
                  + " at by as for from with which who whose whom what where there here so then thus"
                  + " also now just simply however therefore itself themselves such into onto"
                  + " though too indeed actually when while because but since rule see cr")
              .split(" "));

  /** Words that change what is said wherever one comes or goes. */
  private static final Set<String> WEIGHTY =
      Set.of(
          ("not no never neither nor none without only unless except least most exactly all any each"
                  + " every both either must should first second third last next previous before after"
                  + " until still always untapped tapped nonactive illegal maximum minimum more fewer"
                  + " less even other another same different additional")
              .split(" "));

  /** Of these only one of a line can stand in a place. */
  private static final List<String> LINES =
      List.of(
          "and or",
          "if unless whether",
          "can must should",
          "0 1 2 3 4 5 6 7 8 9 10",
          "attack block",
          "attacking blocking defending nonattacking nonblocking blocked unblocked",
          "attacked blocked unblocked",
          "attacker blocker",
          "active nonactive inactive defending attacking",
          "creature artifact enchantment land planeswalker battle permanent token card",
          "ability spell",
          "battlefield graveyard hand library exile stack",
          "step phase turn game",
          "begin end",
          "beginning end middle",
          "beginning end combat",
          "player opponent controller owner protector teammate",
          "control own",
          "controlled owned",
          "declare remove",
          "declared removed chosen",
          "enter leave",
          "trigger resolve",
          "triggered activated static",
          "tap untap",
          "tapped untapped",
          "cost effect",
          "requirement restriction",
          "mana life energy card",
          "haste flash vigilance defender",
          "legal illegal",
          "maximum minimum",
          "more fewer less",
          "always never sometimes",
          "before after during until",
          "obey disobey ignore",
          "obeying disobeying ignoring",
          "obeyed disobeyed ignored",
          "increase decrease",
          "able unable",
          "all any each every 1 no some",
          "first second third last",
          "allow forbid prevent",
          "paid unpaid",
          "start end");

  private static final Map<String, Set<Integer>> OPPOSED = new TreeMap<>();

  static {
    for (int line = 0; line < LINES.size(); line++) {
      for (String word : LINES.get(line).split(" ", -1)) {
        OPPOSED.computeIfAbsent(word, _ -> new TreeSet<>()).add(line);
      }
    }
  }

  private static final List<String> NEGATING = List.of("un", "non", "il", "in", "im", "dis");

  private Terms() {}

  /** Whether a word says little by itself. */
  static boolean saysLittle(String word) {
    return LITTLE.contains(word);
  }

  /** Whether a sentence says something else with a word and without it. */
  static boolean isWeighty(String word) {
    return WEIGHTY.contains(word) || (!word.isEmpty() && Character.isDigit(word.charAt(0)));
  }

  /** Whether one word in the place of the other one says something else. */
  static boolean areOpposed(String one, String other) {
    return !one.equals(other)
        && (isNegated(one, other) || isNegated(other, one) || shareLine(one, other));
  }

  private static boolean isNegated(String negated, String word) {
    return NEGATING.stream().anyMatch(prefix -> negated.equals(prefix + word));
  }

  private static boolean shareLine(String one, String other) {
    Set<Integer> lines = OPPOSED.getOrDefault(one, Set.of());
    return OPPOSED.getOrDefault(other, Set.of()).stream().anyMatch(lines::contains);
  }
}
