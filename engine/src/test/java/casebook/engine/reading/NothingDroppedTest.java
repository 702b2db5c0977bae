package casebook.engine.reading;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Meaning;
import casebook.engine.reading.text.CardText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * No sentence of any card that says who attacks, or when something may be done in combat, is passed
 * over: it is read, unread, or one that was reviewed and says nothing about 506 and 508.
 */
@Tag("long")
class NothingDroppedTest {

  /**
   * Words that say that something attacks, comes to attack, may be done only in combat or not in
   * it, that a combat phase is left out, or that name an ability which decides who can attack.
   */
  private static final Pattern ABOUT_ATTACKING =
      Pattern.compile(
          "\\battacks?\\b|\\bgoads?\\b|\\bdetains?\\b|may exert|be attacked|\\bskips? .*combat"
              + "|(tapped and|battlefield|enters?) attacking"
              + "|\\bonly\\b.*(during combat|before combat|attackers are declared"
              + "|blockers are declared|declare attackers step|declare blockers step)"
              + "|\\b(~|this (spell|ability)) can't .*(during combat|attackers|blockers)"
              + "|\\bdefender\\b|\\bhaste\\b|\\bvigilance\\b|declare attackers step"
              + "|\\bskip(s|ped)? .*(phase|step)|\\bchooses? .*combat phase|no combat phase");

  /** What was reviewed and says nothing about 506 and 508, by the reason why. */
  private static final Map<String, String> REVIEWED =
      Map.ofEntries(
          Map.entry(
              "it looks back at a declaration",
              "didn't attack|did not attack|doesn't attack this turn|had to attack|couldn't attack"
                  + "|enters attacking"),
          Map.entry("a mode or an ability word is called so", "attack *(—|--)"),
          Map.entry(
              "it says which objects are meant or counted, or what is created or looked for",
              "\\b(with|without)\\b[^.\"]*?(defender|haste|vigilance)"),
          Map.entry(
              "it says which objects are meant by what they don't have",
              "that (doesn't|don't) have [^.\"]*(defender|haste|vigilance)"),
          Map.entry("it chooses from a list of abilities", "from among [^.]*(haste|vigilance)"),
          Map.entry(
              "a counter is on a permanent or isn't",
              "(haste|vigilance|defender)(,? or [a-z ]+)? counter"),
          Map.entry(
              "a counter is put on what is chosen by its abilities, and again for each that is listed",
              "if that creature has haste and ~ doesn't, put a haste (?=counter on)"
                  + "|counter on [^.]*\\. (the same is true|repeat this process|do the same) for"
                  + " [^.]*"),
          Map.entry(
              "what has become a copy is stated as what it is now",
              "(as|become) a copy of [^.\"]*, except [^.\"]*(\"[^\"]*\")?"),
          Map.entry(
              "what is activated doesn't attack",
              "activate abilities of [^.]* as though those creatures had haste"),
          Map.entry(
              "something else depends on the ability",
              "as long as [^,]* has vigilance|activate only if (~|this creature) doesn't have"
                  + " defender"),
          Map.entry("it is an ability that triggers", "during the declare attackers step,"),
          Map.entry("another step is left out", "(draw|untap|upkeep) steps?[^.]*skip"),
          Map.entry("another step is left out by name", "skips? [^.]*(draw|untap|upkeep) steps?"),
          Map.entry(
              "who is blocked and how is no part of 508",
              "can't [^.]*block[^.]*(blockers|combat)"));

  private static final Pattern REMINDER = Pattern.compile("\\([^)]*\\)");

  /** It says the sentence before it again. */
  private static final Pattern AGAIN =
      Pattern.compile("(the same is true|repeat this process|do the same) for");

  @Test
  void of_all_cards() {
    List<DataFolder.Card> cards = DataFolder.allCards();
    assertThat(cards).hasSizeGreaterThan(30_000);
    var dropped = new ArrayList<String>();
    for (DataFolder.Card card : cards) {
      String before = "";
      for (Ability ability : CardText.read(card.text(), card.self())) {
        String text = plain(ability.text(), card.name());
        if (AGAIN.matcher(text).lookingAt()) {
          text = before + " " + text;
        }
        before = text;
        if (ability.meaning() instanceof Meaning.Irrelevant
            && ABOUT_ATTACKING.matcher(withoutReviewed(text)).find()) {
          dropped.add(card.name() + ": " + ability.text());
        }
      }
    }
    assertThat(dropped).isEmpty();
  }

  private static String withoutReviewed(String text) {
    return text.replaceAll(String.join("|", REVIEWED.values()), "");
  }

  private static String plain(String text, String name) {
    return REMINDER
        .matcher(text.replace(name, "~").replace('’', '\''))
        .replaceAll("")
        .toLowerCase(Locale.ROOT);
  }
}
