package casebook.engine.reading.text;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.reading.condition.Windows;
import casebook.engine.reading.noun.Names;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Lexer;
import casebook.engine.reading.word.Self;
import casebook.engine.reading.word.Token;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a text says of when a spell may be cast or an ability activated, with all its conditions.
 */
public final class TimingText {
  private static final Set<String> ACTS = Set.of("cast", "activate", "activated", "play", "played");

  private TimingText() {}

  /**
   * The abilities that a text states; a sentence on when something may be done is read as a whole,
   * or else it is unread.
   */
  public static List<Ability> read(String text, Self self) {
    return CardText.read(text, self).stream().map(ability -> whole(ability, self)).toList();
  }

  private static Ability whole(Ability ability, Self self) {
    List<Token> tokens = new Names(self).mark(Names.withoutReminders(Lexer.tokens(ability.text())));
    if (!speaksOfTime(tokens)) {
      return ability;
    }
    int end = tokens.getLast().is(".") ? tokens.size() - 1 : tokens.size();
    var cursor = new Cursor(tokens, new Cursor.Reach(0, end, CardText.quotations(0)));
    Optional<List<Effect>> windows = Windows.whole(cursor);
    Meaning meaning = windows.<Meaning>map(Meaning.Read::new).orElseGet(Meaning.Unread::new);
    return new Ability(ability.text(), ability.frame(), meaning);
  }

  private static boolean speaksOfTime(List<Token> tokens) {
    return tokens.stream().anyMatch(token -> token.is("only") || token.is("except"))
        && tokens.stream().anyMatch(token -> ACTS.contains(token.word()));
  }
}
