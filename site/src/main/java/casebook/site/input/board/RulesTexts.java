package casebook.site.input.board;

import casebook.engine.board.Characteristics;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Meaning;
import casebook.engine.reading.text.Modes;
import casebook.engine.reading.text.TimingText;
import casebook.engine.reading.word.Self;
import casebook.site.words.english.CardVocabulary;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** Reads the rules texts that a case states. */
public final class RulesTexts {

  /** Texts that are longer with the names of what has them are on no cards: read each time. */
  private static final int LONGEST_KEPT = 2_000;

  /**
   * The same cards come in case after case, and the same text of the same object means the same.
   */
  private static final Cache<Known, Modes> KEPT = Caffeine.newBuilder().maximumSize(5_000).build();

  /** Of texts that say when something may be done there are few. */
  private static final Cache<Known, List<Ability>> TIMINGS =
      Caffeine.newBuilder().maximumSize(500).build();

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
    return Self.of(
        Stream.of(object.name(), cardName).filter(name -> !name.isBlank()).distinct().toList(),
        types);
  }

  /**
   * What is read from a text, without the sentences that say nothing about attacking. A sentence
   * with a word that no card has may say something about it.
   */
  public static List<Ability> read(String text, Self self) {
    return modes(text, self).abilities();
  }

  /** The same with the modes that the text has. */
  static Modes modes(String text, Self self) {
    return kept(new Known(text, self), KEPT, RulesTexts::readModes);
  }

  private static Modes readModes(String text, Self self) {
    return new Modes(
        Modes.of(text, self).parts().stream()
            .map(part ->
                new Modes.Part(inKnownWords(part.ability(), self), part.mode(), part.line()))
            .toList());
  }

  private static Ability inKnownWords(Ability ability, Self self) {
    return ability.meaning() instanceof Meaning.Irrelevant
            && !CardVocabulary.unknownIn(inForce(ability), self).isEmpty()
        ? new Ability(ability.text(), ability.frame(), new Meaning.Unread())
        : ability;
  }

  /**
   * What of an ability may decide something before it resolves: not what it then does, which new
   * cards tell in new words.
   */
  private static String inForce(Ability ability) {
    String text = ability.text();
    return switch (ability.frame()) {
      case STATIC, SPELL -> text;
      case TRIGGERED ->
          text.substring(0, text.indexOf(',') < 0 ? text.length() : text.indexOf(','));
      case ACTIVATED, RESOLUTION -> "";
    };
  }

  /** What is read from a text that says when something may be done. */
  public static List<Ability> timing(String text, Self self) {
    return kept(new Known(text, self), TIMINGS, TimingText::read);
  }

  private static <T> T kept(Known known, Cache<Known, T> all, BiFunction<String, Self, T> reader) {
    if (known.length() > LONGEST_KEPT) {
      return reader.apply(known.text(), known.self());
    }
    // Nobody waits for what another one reads: a deadline may end that.
    T kept = all.getIfPresent(known);
    if (kept != null) {
      return kept;
    }
    T read = reader.apply(known.text(), known.self());
    all.put(known, read);
    return read;
  }

  /** What is read from several texts. */
  public static List<Ability> read(List<String> texts, Self self) {
    var abilities = new ArrayList<Ability>();
    texts.forEach(text -> abilities.addAll(read(text, self)));
    return abilities;
  }
}
