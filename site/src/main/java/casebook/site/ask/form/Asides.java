package casebook.site.ask.form;

import casebook.site.ask.scene.ObjectMention;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What stands in parentheses after a card's name, in the middle of a sentence, or between commas
 * before a verb of attacking: "Can my Hill Giant (untapped, been there) attack?" It is read as a
 * sentence of its own about that card.
 */
public final class Asides {
  private static final Pattern PRONOUN = Pattern.compile("<o\\d+it>|he|she");

  /** Words for how something is, before which "is" is left out. */
  private static final Set<String> STATES =
      Set.of(
          "tapped",
          "untapped",
          "goaded",
          "not",
          "summoning",
          "new",
          "here",
          "there",
          "out",
          "both",
          "all",
          "equipped",
          "enchanted",
          "attached");

  /** What a card does after an aside between commas. */
  private static final Set<String> DOES =
      Set.of("attack", "swing", "hit", "go", "be", "have", "stay", "sit");

  private Asides() {}

  /**
   * The sentence without its asides, and then each of these; or the sentence as it stands, where
   * more of it is understood so.
   */
  public static List<List<Symbol>> of(List<Symbol> sentence, List<Object> things) {
    List<List<Symbol>> apart = apart(sentence, things);
    boolean isBetter =
        apart.size() > 1
            && apart.stream().mapToInt(Grammar::leftOver).sum() < Grammar.leftOver(sentence);
    return isBetter ? apart : List.of(sentence);
  }

  private static List<List<Symbol>> apart(List<Symbol> sentence, List<Object> things) {
    List<Symbol> whole = new ArrayList<>();
    List<List<Symbol>> asides = new ArrayList<>();
    int at = 0;
    while (at < sentence.size()) {
      int end = end(sentence, at, things);
      if (end > at) {
        asides.add(aside(sentence.subList(at - 1, end)));
        at = end + 1;
      } else {
        whole.add(sentence.get(at));
        at++;
      }
    }
    List<List<Symbol>> all = new ArrayList<>();
    all.add(whole);
    all.addAll(asides);
    return all;
  }

  /** Where the aside closes that opens here after a card's name; here, if none does. */
  private static int end(List<Symbol> sentence, int at, List<Object> things) {
    if (at == 0 || !isCard(sentence.get(at - 1).text(), things)) {
      return at;
    }
    String opening = sentence.get(at).text();
    for (int to = at + 2; to < sentence.size() - 1; to++) {
      String closing = sentence.get(to).text();
      boolean closes =
          opening.equals("(")
              ? closing.equals(")")
              : opening.equals(",")
                  && closing.equals(",")
                  && DOES.contains(sentence.get(to + 1).text());
      if (closes) {
        return to;
      }
    }
    return at;
  }

  private static boolean isCard(String text, List<Object> things) {
    return text.startsWith("<o")
        && things.get(Integer.parseInt(text.replaceAll("\\D", ""))) instanceof ObjectMention mention
        && mention.head() instanceof ObjectMention.Card
        && mention.how() != ObjectMention.How.ANOTHER;
  }

  /** "It" in it is the card, and "is" may be left out. */
  private static List<Symbol> aside(List<Symbol> symbols) {
    Symbol card = symbols.getFirst();
    Symbol opening = symbols.get(1);
    List<Symbol> rest = symbols.subList(2, symbols.size());
    List<Symbol> aside = new ArrayList<>();
    aside.add(card);
    boolean isPronoun = PRONOUN.matcher(rest.getFirst().text()).matches();
    boolean isState =
        STATES.contains(rest.getFirst().text()) || rest.getFirst().text().matches("<o\\d+>");
    if (isState) {
      aside.add(new Symbol("is", opening.from(), opening.to()));
    }
    aside.addAll(isPronoun ? rest.subList(1, rest.size()) : rest);
    return aside;
  }
}
