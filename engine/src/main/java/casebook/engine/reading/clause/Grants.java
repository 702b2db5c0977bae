package casebook.engine.reading.clause;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.reading.noun.Keywords;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Self;
import casebook.engine.reading.word.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Abilities that a text gives or takes: keywords and texts in quotation marks, in a list. */
final class Grants {
  private Grants() {}

  /**
   * The abilities in a list such as "flying, defender, and "This creature can't attack."".
   *
   * @param self the object that gets them, where a text may call it by its name (201.5)
   */
  static Optional<List<Ability>> list(Cursor c, Self self) {
    return c.attempt(() -> {
      var abilities = new ArrayList<Ability>();
      int end = c.at();
      while (element(c, self, abilities)) {
        end = c.at();
        c.accept(",");
        c.accept("and");
        c.acceptAny("has", "have", "gains", "gain");
      }
      c.moveTo(end);
      boolean choice = c.looksAtAny("or", ", or");
      return abilities.isEmpty() || choice ? Optional.empty() : Optional.of(abilities);
    });
  }

  private static boolean element(Cursor c, Self self, List<Ability> abilities) {
    if (c.accept("base power and toughness")) {
      c.moveTo(Math.min(c.at() + 1, c.end()));
      return true;
    }
    if (!c.atEnd() && c.token(c.at()).kind() == Token.Kind.QUOTE) {
      abilities.addAll(c.quotations().read(c.token(c.at()).word(), self));
      c.skip();
      return true;
    }
    Optional<Effect> keyword = Keywords.read(c);
    keyword.ifPresent(effect -> abilities.add(Keywords.stated(effect)));
    return keyword.isPresent();
  }

  /** Those of the abilities that bear on attacking. */
  static List<Ability> bearing(List<Ability> abilities) {
    return abilities.stream()
        .filter(ability -> !(ability.meaning() instanceof Meaning.Irrelevant))
        .toList();
  }

  /** Whether something in the list could not be read, so that the sentence can't be either. */
  static boolean hasUnread(List<Ability> abilities) {
    return abilities.stream().anyMatch(ability -> ability.meaning() instanceof Meaning.Unread);
  }
}
