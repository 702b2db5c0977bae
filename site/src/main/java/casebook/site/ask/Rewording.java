package casebook.site.ask;

import casebook.site.ask.Answered.Unplaced;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What to say instead of words that no meaning was found for. */
final class Rewording {
  private static final String FACTS =
      "Say what wasn’t understood as facts, or leave it out: who has what, since when it is there, what"
          + " is tapped, what is attached to what, how much mana there is.";

  /**
   * What words are about.
   *
   * @param words how they begin
   */
  private record Subject(List<String> words, String question) {}

  private static final List<Subject> SUBJECTS =
      List.of(
          new Subject(
              List.of(
                  "reanimat",
                  "flash",
                  "flicker",
                  "blink",
                  "cheat",
                  "return",
                  "came",
                  "come",
                  "enter",
                  "arriv",
                  "create",
                  "made",
                  "brought",
                  "drop",
                  "summon",
                  "sick",
                  "haste"),
              "did it come under its controller’s control this turn, or before?"),
          new Subject(
              List.of("exert"),
              "exerting is chosen as attackers are declared (508.1g): say it on the judge page."),
          new Subject(
              List.of("ninjutsu"),
              "ninjutsu puts a creature onto the battlefield attacking what the returned one attacked"
                  + " (702.49c): ask what is so of the attack that is declared."),
          new Subject(
              List.of("headed", "2hg", "teammate"),
              "who plays, and in which team? Teams can’t be told here (805): each attacker attacks"
                  + " one player of the other team (805.10b)."),
          new Subject(
              List.of("loyalty", "ultimate", "emblem"),
              "what did that ability do, and to whom: which creatures can’t attack, or have to?"),
          new Subject(
              List.of("tap", "untap", "vigilan"), "which creatures are tapped, and which aren’t?"),
          new Subject(
              List.of("mana", "pay", "paid", "cost", "tax", "land"),
              "how much mana can be spent on the attack?"),
          new Subject(
              List.of("combat", "turn", "phase", "upkeep", "step"),
              "whose turn is it, and which creatures are untapped as attackers are declared?"),
          new Subject(
              List.of("naming", "named", "chose", "choos", "color", "colour"),
              "what was chosen for a permanent can’t be told here: say it on the judge page."),
          new Subject(
              List.of("team", "player", "opponent", "pod", "seat"),
              "who plays, and whose turn is it?"),
          new Subject(
              List.of(
                  "fog", "prevent", "damage", "cast", "spell", "respon", "ability", "activat",
                  "trigger"),
              "what does it do: which creatures can’t attack, or have to, and what is on the"
                  + " battlefield after it?"));

  private Rewording() {}

  /**
   * What to ask back.
   *
   * @param isDeadEnd whether nothing else is asked back
   */
  static List<String> of(List<Unplaced> unplaced, boolean isDeadEnd) {
    Set<String> questions = new LinkedHashSet<>();
    for (Unplaced part : unplaced) {
      about(part.text())
          .ifPresent(subject -> questions.add("“" + part.text() + "”: " + subject.question()));
    }
    if (questions.isEmpty() && isDeadEnd && !unplaced.isEmpty()) {
      questions.add(FACTS);
    }
    return List.copyOf(questions);
  }

  private static Optional<Subject> about(String text) {
    List<String> words = Arrays.asList(text.toLowerCase(Locale.ROOT).split("[^\\p{L}]+"));
    return SUBJECTS.stream()
        .filter(subject ->
            words.stream().anyMatch(word -> subject.words().stream().anyMatch(word::startsWith)))
        .findFirst();
  }
}
