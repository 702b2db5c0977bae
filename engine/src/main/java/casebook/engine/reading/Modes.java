package casebook.engine.reading;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The abilities of a text, with the mode that each is a part of (700.2). Of a modal text that has
 * resolved, only the modes that were chosen did something.
 */
public record Modes(List<Part> parts) {

  /**
   * An ability of the text.
   *
   * @param mode the place of its mode, from 1; 0 where it is a part of none
   */
  public record Part(Ability ability, int mode) {}

  public Modes {
    parts = List.copyOf(parts);
  }

  /** All abilities of a rules text. */
  public static Modes of(String rulesText, Self self) {
    List<String> lines = lines(rulesText);
    List<Integer> bullets = bullets(lines);
    List<List<Ability>> abilities = CardText.paragraphs(rulesText, self);
    var parts = new ArrayList<Part>();
    for (int line = 0; line < lines.size(); line++) {
      int mode = bullets.size() < 2 ? 0 : bullets.indexOf(line) + 1;
      abilities
          .get(line)
          .forEach(ability -> parts.add(new Part(ability, saysWhichChoice(ability) ? 0 : mode)));
    }
    return new Modes(parts);
  }

  /**
   * What the text says with the chosen mode. Where the choice isn't told and more than one mode
   * bears on attacking, those modes are unread.
   *
   * @param mode the chosen mode: its place, from 1, or its words; several places with commas
   */
  public static List<Ability> read(String rulesText, Self self, Optional<String> mode) {
    List<String> lines = lines(rulesText);
    List<Integer> bullets = bullets(lines);
    Set<Integer> places = mode.map(Modes::places).orElse(Set.of());
    var chosen = new HashSet<Integer>();
    for (int place = 1; place <= bullets.size(); place++) {
      String line = lines.get(bullets.get(place - 1));
      if (places.contains(place) || mode.filter(words -> isCalled(line, words)).isPresent()) {
        chosen.add(place);
      }
    }
    return of(rulesText, self).with(chosen);
  }

  /**
   * What is said with the chosen mode, as {@link #read} has it.
   *
   * @param mode the place of the chosen mode, from 1; several places with commas
   */
  public List<Ability> chosen(Optional<String> mode) {
    return with(mode.map(Modes::places).orElse(Set.of()));
  }

  /** All abilities, whatever is chosen. */
  public List<Ability> abilities() {
    return parts.stream().map(Part::ability).toList();
  }

  /** What is said with these modes; where there are none, it isn't told which were chosen. */
  private List<Ability> with(Set<Integer> chosen) {
    if (!chosen.isEmpty()) {
      return parts.stream()
          .filter(part -> part.mode() == 0 || chosen.contains(part.mode()))
          .map(Part::ability)
          .toList();
    }
    Set<Integer> bearing = new HashSet<>();
    parts.stream()
        .filter(part -> part.mode() > 0 && part.ability().meaning() instanceof Meaning.Read)
        .forEach(part -> bearing.add(part.mode()));
    return parts.stream()
        .map(part ->
            bearing.size() > 1 && bearing.contains(part.mode())
                ? unread(part.ability())
                : part.ability())
        .toList();
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

  private static Ability unread(Ability ability) {
    return ability.meaning() instanceof Meaning.Read
        ? new Ability(ability.text(), ability.frame(), new Meaning.Unread())
        : ability;
  }
}
