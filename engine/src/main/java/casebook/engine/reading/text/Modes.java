package casebook.engine.reading.text;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;
import static java.util.stream.Collectors.toSet;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.reading.word.Lexer;
import casebook.engine.reading.word.Self;
import casebook.engine.reading.word.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;

/**
 * The abilities of a text, with the mode that each is a part of (700.2). Of a modal text that has
 * resolved, only the modes that were chosen did something.
 */
public record Modes(List<Part> parts) {

  /**
   * An ability of the text.
   *
   * @param mode the place of its mode, from 1; 0 where it is a part of none
   * @param line where the ability begins whose sentence it is: sentences of one paragraph, and of
   *     the modes that it lists, have the same (113.2c)
   */
  public record Part(Ability ability, int mode, int line) {}

  public Modes {
    parts = List.copyOf(parts);
  }

  /** All abilities of a rules text. */
  public static Modes of(String rulesText, Self self) {
    List<String> lines = lines(rulesText);
    List<Integer> bullets = bullets(lines);
    List<List<Ability>> abilities = CardText.paragraphs(rulesText, self);
    var parts = new ArrayList<Part>();
    int begun = 0;
    for (int line = 0; line < lines.size(); line++) {
      int mode = bullets.size() < 2 ? 0 : bullets.indexOf(line) + 1;
      begun = bullets.contains(line) ? begun : line;
      for (Ability ability : abilities.get(line)) {
        parts.add(new Part(ability, saysWhichChoice(ability) ? 0 : mode, begun));
      }
    }
    return new Modes(parts);
  }

  /**
   * The modes of a text that were chosen, by their places from 1; none where that isn't told.
   *
   * @param mode the place of a chosen mode, or its words; several places with commas
   */
  public static Set<Integer> chosenIn(String rulesText, String mode) {
    List<String> lines = lines(rulesText);
    List<Integer> bullets = bullets(lines);
    var chosen = new HashSet<Integer>();
    Set<Integer> places = places(mode);
    for (int place = 1; place <= bullets.size(); place++) {
      String line = lines.get(bullets.get(place - 1));
      if (places.contains(place) || mode.lines().anyMatch(words -> isCalled(line, words))) {
        chosen.add(place);
      }
    }
    return chosen;
  }

  /**
   * The same where the words of the text aren't known: words are those of a mode that means what
   * they mean.
   */
  public Set<Integer> chosenBy(String mode, Self self) {
    Set<Integer> places = places(mode);
    if (!places.isEmpty()) {
      return parts.stream().map(Part::mode).filter(places::contains).collect(toSet());
    }
    var chosen = new HashSet<Integer>();
    for (String words : mode.lines().toList()) {
      List<Meaning> meant = meanings(CardText.read("• " + words, self));
      modes().stream()
          .filter(place -> meanings(with(Set.of(place)).modal()).equals(meant))
          .forEach(chosen::add);
    }
    return chosen;
  }

  /** What the abilities mean, whatever the words are of those that they give. */
  private static List<Meaning> meanings(List<Ability> abilities) {
    return abilities.stream().map(Modes::meaning).toList();
  }

  private static Meaning meaning(Ability ability) {
    return ability.meaning() instanceof Meaning.Read(var effects)
        ? new Meaning.Read(effects.stream().map(Modes::wordless).toList())
        : ability.meaning();
  }

  private static Effect wordless(Effect effect) {
    return effect instanceof Effect.Gives(var who, var abilities, var when)
        ? new Effect.Gives(
            who,
            abilities.stream().map(one -> new Ability("", one.frame(), meaning(one))).toList(),
            when)
        : effect;
  }

  private List<Ability> modal() {
    return parts.stream().filter(part -> part.mode() > 0).map(Part::ability).toList();
  }

  private Set<Integer> modes() {
    return parts.stream().map(Part::mode).filter(mode -> mode > 0).collect(toSet());
  }

  /** What the text says with these modes, and with nothing of the others. */
  public Modes with(Set<Integer> chosen) {
    return new Modes(
        parts.stream().filter(part -> part.mode() == 0 || chosen.contains(part.mode())).toList());
  }

  /** The abilities of the text, each by itself with its modes. */
  public List<Modes> each() {
    return parts.stream().collect(groupingBy(Part::line, TreeMap::new, toList())).values().stream()
        .map(Modes::new)
        .toList();
  }

  /** Whether a mode says something of attacking, so that it matters which were chosen. */
  public boolean isModal() {
    return parts.stream()
        .anyMatch(
            part -> part.mode() > 0 && !(part.ability().meaning() instanceof Meaning.Irrelevant));
  }

  /** All abilities, whatever is chosen. */
  public List<Ability> abilities() {
    return parts.stream().map(Part::ability).toList();
  }

  /** "• Left — …": the effects themselves say with which choice they are in force. */
  private static boolean saysWhichChoice(Ability ability) {
    return Mentions.mentions(ability.meaning(), part -> part instanceof Condition.ChosenMode);
  }

  /** The lines; of a text that is too long to be read, none of them is looked at. */
  private static List<String> lines(String rulesText) {
    return CardText.isTooLong(rulesText) ? List.of("") : List.of(rulesText.split("\\R", -1));
  }

  private static List<Integer> bullets(List<String> lines) {
    var bullets = new ArrayList<Integer>();
    for (int line = 0; line < lines.size(); line++) {
      if (Paragraph.isBullet(Lexer.tokens(lines.get(line)))) {
        bullets.add(line);
      }
    }
    return bullets;
  }

  /** The places that are listed; none where there is something else among them. */
  private static Set<Integer> places(String mode) {
    var places = new HashSet<Integer>();
    for (String place : mode.split("(,|\\band\\b)", -1)) {
      OptionalInt number = Words.number(place.strip().toLowerCase(Locale.ROOT));
      if (number.isEmpty()) {
        return Set.of();
      }
      places.add(number.getAsInt());
    }
    return places;
  }

  /** Whether the words are the mode's own, or those before its dash. */
  private static boolean isCalled(String line, String words) {
    String plain = plain(words);
    boolean named = line.contains("—") && plain(line.substring(0, line.indexOf('—'))).equals(plain);
    return !plain.isEmpty() && (plain(line).equals(plain) || named);
  }

  private static String plain(String words) {
    return words.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
  }
}
