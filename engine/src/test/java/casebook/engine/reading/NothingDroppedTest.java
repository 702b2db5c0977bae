package casebook.engine.reading;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Meaning;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * No sentence of any card that says who attacks, or when something may be done in combat, is passed
 * over: it is read, unread, or one that was reviewed and says nothing about 506 and 508.
 */
class NothingDroppedTest {

  /** Words that say that something attacks, comes to attack, or may be done only in combat. */
  private static final Pattern ABOUT_ATTACKING =
      Pattern.compile(
          "\\battacks?\\b|\\bgoads?\\b|\\bdetains?\\b|may exert|be attacked|\\bskips? .*combat"
              + "|(tapped and|battlefield|enters?) attacking"
              + "|\\bonly\\b.*(during combat|before combat|attackers are declared"
              + "|blockers are declared|declare attackers step|declare blockers step)");

  /** What was reviewed: it looks back at a declaration, or names a mode or an ability word. */
  private static final Pattern REVIEWED =
      Pattern.compile(
          "didn't attack|did not attack|doesn't attack this turn|had to attack|couldn't attack"
              + "|attack *(—|--)|enters attacking");

  private static final Pattern REMINDER = Pattern.compile("\\([^)]*\\)");

  @Test
  void of_all_cards() {
    List<DataFolder.Card> cards = DataFolder.allCards();
    assertThat(cards).hasSizeGreaterThan(30_000);
    var dropped = new ArrayList<String>();
    for (DataFolder.Card card : cards) {
      for (Ability ability : CardText.read(card.text(), card.self())) {
        String text = plain(ability.text(), card.name());
        if (ability.meaning() instanceof Meaning.Irrelevant
            && ABOUT_ATTACKING.matcher(REVIEWED.matcher(text).replaceAll("")).find()) {
          dropped.add(card.name() + ": " + ability.text());
        }
      }
    }
    assertThat(dropped).isEmpty();
  }

  private static String plain(String text, String name) {
    return REMINDER
        .matcher(text.replace(name, "~").replace('’', '\''))
        .replaceAll("")
        .toLowerCase(Locale.ROOT);
  }
}
