package casebook.site.input.board;

import casebook.engine.board.Characteristics;
import casebook.engine.effect.Ability;
import casebook.engine.reading.text.Modes;
import casebook.engine.reading.word.Self;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** Reads the rules texts that a case states. */
public final class RulesTexts {

  /** Texts that are longer with the names of what has them are on no cards: read each time. */
  private static final int LONGEST_KEPT = 2_000;

  /**
   * The same cards come in case after case, and the same text of the same object means the same.
   */
  private static final Cache<Known, Modes> KEPT = Caffeine.newBuilder().maximumSize(5_000).build();

  private RulesTexts() {}

  private record Known(String text, Self self) {
    int length() {
      return text.length() + self.names().stream().mapToInt(String::length).sum();
    }
  }

  /** The object as its own text calls it: by the names of it and of the card that it is. */
  public static Self self(Characteristics object, String cardName) {
    var types = new LinkedHashSet<>(object.types());
    types.addAll(object.supertypes());
    var names = new LinkedHashSet<String>();
    for (String name : List.of(object.name(), cardName)) {
      if (!name.isBlank()) {
        names.addAll(Self.of(name, types).names());
      }
    }
    return new Self(List.copyOf(names), types);
  }

  /** What is read from a text, without the sentences that say nothing about attacking. */
  public static List<Ability> read(String text, Self self) {
    return modes(text, self).abilities();
  }

  /** The same with the modes that the text has. */
  static Modes modes(String text, Self self) {
    var known = new Known(text, self);
    if (known.length() > LONGEST_KEPT) {
      return Modes.of(text, self);
    }
    // Nobody waits for what another one reads: a deadline may end that.
    Modes kept = KEPT.getIfPresent(known);
    if (kept != null) {
      return kept;
    }
    Modes read = Modes.of(text, self);
    KEPT.put(known, read);
    return read;
  }

  /** What is read from several texts. */
  public static List<Ability> read(List<String> texts, Self self) {
    var abilities = new ArrayList<Ability>();
    texts.forEach(text -> abilities.addAll(read(text, self)));
    return abilities;
  }
}
