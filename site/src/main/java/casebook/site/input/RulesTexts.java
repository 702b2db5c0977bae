package casebook.site.input;

import casebook.engine.board.Characteristics;
import casebook.engine.effect.Ability;
import casebook.engine.reading.CardText;
import casebook.engine.reading.Self;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** Reads the rules texts that a case states. */
final class RulesTexts {
  private RulesTexts() {}

  /** The object as its own text calls it: by the names of it and of the card that it is. */
  static Self self(Characteristics object, String cardName) {
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
  static List<Ability> read(String text, Self self) {
    return CardText.read(text, self);
  }

  /** What is read from several texts. */
  static List<Ability> read(List<String> texts, Self self) {
    var abilities = new ArrayList<Ability>();
    texts.forEach(text -> abilities.addAll(read(text, self)));
    return abilities;
  }
}
