package casebook.engine.reading;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Meaning;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** A modal text (700.2) that has resolved: only the modes that were chosen did something. */
public final class Modes {
  /** No text has more modes; one that does is read as it stands, so that the work is in bounds. */
  private static final int MOST_MODES = 20;

  private final List<String> lines;
  private final List<Integer> bullets = new ArrayList<>();
  private final Self self;

  private Modes(String rulesText, Self self) {
    this.lines = List.of(rulesText.split("\\R", -1));
    this.self = self;
    for (int index = 0; index < lines.size(); index++) {
      if (Paragraph.isBullet(Lexer.tokens(lines.get(index)))) {
        bullets.add(index);
      }
    }
  }

  /**
   * What the text says with the chosen mode. Where the choice isn't told and more than one mode
   * bears on attacking, those modes are unread.
   *
   * @param mode the chosen mode: its place, from 1, or its words; several places with commas
   */
  public static List<Ability> read(String rulesText, Self self, Optional<String> mode) {
    var modes = new Modes(rulesText, self);
    if (modes.bullets.size() < 2 || modes.bullets.size() > MOST_MODES) {
      return CardText.read(rulesText, self);
    }
    List<Integer> chosen = mode.map(modes::chosen).orElse(List.of());
    return chosen.isEmpty() ? modes.open() : modes.with(chosen);
  }

  /** The lines of the chosen modes; none where it isn't clear which are meant. */
  private List<Integer> chosen(String mode) {
    var chosen = new ArrayList<Integer>();
    for (String place : mode.split("(,|\\band\\b)", -1)) {
      OptionalInt number = Words.number(place.strip().toLowerCase(Locale.ROOT));
      if (number.isEmpty() || number.getAsInt() < 1 || number.getAsInt() > bullets.size()) {
        return bullets.stream().filter(line -> isCalled(lines.get(line), mode)).toList();
      }
      chosen.add(bullets.get(number.getAsInt() - 1));
    }
    return chosen;
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

  private List<Ability> with(List<Integer> modes) {
    var kept = new ArrayList<String>();
    for (int index = 0; index < lines.size(); index++) {
      if (!bullets.contains(index) || modes.contains(index)) {
        kept.add(lines.get(index));
      }
    }
    return CardText.read(String.join("\n", kept), self);
  }

  private List<Ability> open() {
    List<Ability> always = with(List.of());
    var all = new ArrayList<>(always);
    int bearing = 0;
    for (int bullet : bullets) {
      List<Ability> said = new ArrayList<>(with(List.of(bullet)));
      said.removeAll(always);
      boolean bears = said.stream().anyMatch(one -> one.meaning() instanceof Meaning.Read);
      bearing += bears ? 1 : 0;
      said.stream().map(one -> bears ? unread(one) : one).forEach(all::add);
    }
    return bearing > 1 ? all : CardText.read(String.join("\n", lines), self);
  }

  private static Ability unread(Ability ability) {
    return ability.meaning() instanceof Meaning.Read
        ? new Ability(ability.text(), ability.frame(), new Meaning.Unread())
        : ability;
  }
}
