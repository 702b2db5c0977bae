package casebook.site.measure.citing;

import casebook.rules.Edition;
import casebook.rules.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A rule's own words that somebody altered, so that they say something else or still say the same.
 *
 * @param rule whose words they were
 * @param what what was altered
 * @param words the altered words
 * @param same whether they still say the same
 */
record Altered(Rule rule, String what, String words, boolean same) {

  /** What is put for what, each where it first occurs; says something else then. */
  private static final List<Alteration> FALSE =
      Stream.of(
              "can’t -> can",
              "cannot -> can",
              "can -> can’t",
              "isn’t -> is",
              "is -> isn’t",
              "doesn’t -> does",
              "don’t -> do",
              "aren’t -> are",
              "are -> aren’t",
              "not -> ",
              "may -> must",
              "may -> may not",
              "must -> may",
              "chooses -> can’t choose",
              "untapped -> tapped",
              "tapped -> untapped",
              "attacking -> blocking",
              "blocking -> attacking",
              "attackers -> blockers",
              "attacked -> blocked",
              "before -> after",
              "after -> before",
              "beginning -> end",
              "first -> second",
              "second -> first",
              "all -> any",
              "any -> all",
              "each -> one",
              "only -> ",
              "active -> nonactive",
              "defending -> attacking",
              "controls -> owns",
              "controller -> owner",
              "if -> unless",
              "unless -> if",
              "even if -> only if",
              "and -> or",
              "or -> and",
              "no longer -> still",
              "still -> no longer",
              "one -> two",
              "two -> three",
              "five -> six",
              "another -> the same",
              "other -> same",
              "creature -> artifact",
              "planeswalker -> creature",
              "player -> opponent",
              "cost -> effect",
              "costs -> effects",
              "requirements -> restrictions",
              "restrictions -> requirements",
              "abilities -> spells",
              "triggers -> resolves",
              "battlefield -> graveyard",
              "declared -> removed",
              "during -> after",
              "never -> always",
              "maximum -> minimum",
              "more -> fewer",
              "legal -> illegal",
              "illegal -> legal",
              "mana -> life",
              "haste -> flash")
          .map(Alteration::of)
          .toList();

  /** The same, which says the same then. */
  private static final List<Alteration> TRUE =
      Stream.of(
              "can’t -> cannot",
              "can’t -> can not",
              "isn’t -> is not",
              "doesn’t -> does not",
              "aren’t -> are not",
              "it’s -> it is",
              "’ -> '",
              "that’s -> that is",
              "they’re -> they are",
              "[“”] -> \"",
              "creatures -> creature",
              "attackers -> attacker",
              "players -> player",
              "steps -> step",
              "attacks -> attack",
              "the active player -> the [active] player",
              "its controller -> its [the creature’s] controller",
              "\\(see [^)]*\\) -> ",
              "\\(unless [^)]*\\) -> […]",
              ", [^,.]{8,60}, -> … ",
              "one -> 1",
              "two -> 2",
              "creature -> **creature**",
              "player -> *player*",
              "e -> e\u00AD",
              "planeswalker -> Planeswalker",
              "battlefield -> BATTLEFIELD")
          .map(Alteration::of)
          .toList();

  private static final Pattern SENTENCE = Pattern.compile("(?<=[^. ]\\.[”)]?) +(?=[\\p{Lu}(“])");

  private record Alteration(String label, Pattern from, String to) {
    static Alteration of(String line) {
      String[] sides = line.split(" ?-> ?", -1);
      boolean isWord = Character.isLetter(sides[0].charAt(0)) && sides[0].length() > 1;
      return new Alteration(
          line,
          Pattern.compile(isWord ? "(?<![\\p{L}’])" + sides[0] + "(?![\\p{L}’])" : sides[0]),
          Matcher.quoteReplacement(sides[1]));
    }
  }

  /** The rules of an edition, falsified. */
  static List<Altered> falsely(Edition edition) {
    return all(edition, FALSE, false);
  }

  /** The rules of an edition, written in other ways that say the same. */
  static List<Altered> harmlessly(Edition edition) {
    var altered = new ArrayList<>(all(edition, TRUE, true));
    for (Rule rule : CitingMeasurement.measured(edition)) {
      List<String> sentences = SENTENCE.splitAsStream(rule.text()).toList();
      String text = rule.text();
      altered.add(new Altered(rule, "as it is", text, true));
      altered.add(new Altered(rule, "small", text.toLowerCase(Locale.ROOT), true));
      altered.add(
          new Altered(rule, "straight", text.replaceAll("[“”]", "\"").replace('’', '\''), true));
      if (sentences.size() > 2) {
        altered.add(
            new Altered(
                rule,
                "a sentence left out",
                text.replace(" " + sentences.get(1), sentences.size() % 2 == 0 ? "" : " …"),
                true));
      }
      if (sentences.size() > 1) {
        altered.add(
            new Altered(
                rule, "the last left out", text.replace(" " + sentences.getLast(), ""), true));
        altered.add(new Altered(rule, "the last alone", sentences.getLast(), true));
      }
    }
    return altered;
  }

  /** Each alteration of each rule, of its whole text and of the sentence alone by turns. */
  private static List<Altered> all(Edition edition, List<Alteration> alterations, boolean same) {
    var altered = new ArrayList<Altered>();
    for (Rule rule : CitingMeasurement.measured(edition)) {
      for (Alteration one : alterations) {
        String sentence =
            SENTENCE
                .splitAsStream(rule.text())
                .filter(part -> one.from().matcher(part).find())
                .findFirst()
                .orElse("");
        if (!sentence.isEmpty()) {
          String of = altered.size() % 2 == 0 ? rule.text() : sentence;
          String words = one.from().matcher(of).replaceFirst(one.to()).replace("  ", " ").strip();
          altered.add(new Altered(rule, one.label(), words, same));
        }
      }
    }
    return altered;
  }
}
