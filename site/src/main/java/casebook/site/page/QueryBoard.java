package casebook.site.page;

import casebook.index.NamedCard;
import casebook.index.SearchResult;
import casebook.site.Casebook;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.TypeLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ObjectNode;

/**
 * The board that a query tells of: the cards that it names, on the side that it says.
 *
 * @param cards the names of the cards on it
 * @param href the judge page with the board
 */
public record QueryBoard(List<String> cards, String href) {

  /** Words before a card that say whose it is: the asker's, an opponent's. */
  private static final Pattern MINE = Pattern.compile("(?i)\\b(?:i|my|mine|me|we|our)\\b");

  private static final Pattern OPPONENTS =
      Pattern.compile("(?i)\\b(?:opp|opponents?|they|their|he|she|his|her|enemy)\\b");

  /** Words before a card that say on which side of the attack it is. */
  private static final Pattern ATTACKING = Pattern.compile("(?i)\\b(?:with|attack|swing)\\b");

  private static final Pattern ATTACKED =
      Pattern.compile("(?i)\\b(?:against|facing|past|into|under|versus|vs|through|despite)\\b");

  /** What says that it is the asker who is attacked. */
  private static final Pattern OPPONENT_ATTACKS =
      Pattern.compile(
          "(?i)\\b(?:opp|opponents?|they|he|she)(?:['’]s)?(?: (?:can|cannot|can['’]t|could|may|must"
              + "|should|does|do|is|has|have|to|not|still|legally|then|creatures?|able|allowed"
              + "|forced|required)){0,5} (?:attack|swing)(?:s|ing)?\\b"
              + "|\\b(?:attack|swing)(?:s|ing|ed)? (?:at )?(?:me|us)\\b");

  /** How many there are of the card that follows. */
  private static final Pattern COUNT =
      Pattern.compile(
          "(?i)\\b(?:(?<digits>\\d{1,2})x?|(?<word>two|both|three|four|five|six|seven|eight|nine|ten))"
              + "(?: (?:of|my|his|her|their|other|untapped|tapped|copies|goaded))* *$");

  private static final List<String> NUMBERS =
      List.of("", "", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

  /** A query names no more cards. */
  private static final int MOST_CARDS = 12;

  /** Copies the list. */
  public QueryBoard {
    cards = List.copyOf(cards);
  }

  /** The board of a search; empty where the query names no permanent, or one of several. */
  public static Optional<QueryBoard> of(SearchResult result, Casebook casebook) {
    Draft draft = Draft.empty();
    String attacker = draft.activePlayer();
    String defender = Draft.id(draft.players().getLast());
    List<String> names = new ArrayList<>();
    boolean opponentAttacks = OPPONENT_ATTACKS.matcher(result.words()).find();
    int before = 0;
    for (NamedCard named : result.cards().stream().limit(MOST_CARDS).toList()) {
      Optional<CardFacts> card =
          isOne(named, result)
              ? casebook.catalogue().find(named.name()).filter(QueryBoard::isPermanent)
              : Optional.empty();
      if (card.isPresent() && !names.contains(named.name())) {
        String said = result.words().substring(Math.min(before, named.start()), named.start());
        ObjectNode permanent =
            draft
                .addPermanent(isAttackers(said, card.get(), opponentAttacks) ? attacker : defender)
                .put("id", Draft.slug(named.name()))
                .put("card", named.name());
        int count = count(said);
        if (count > 1) {
          permanent.put("count", count);
        }
        names.add(named.name());
      }
      before = named.end();
    }
    return Optional.of(names)
        .filter(all -> !all.isEmpty())
        .flatMap(_ -> CaseLink.encode(draft.json()))
        .map(link -> new QueryBoard(names, "/judge?case=" + link));
  }

  /** Whether nothing else is called so. */
  private static boolean isOne(NamedCard named, SearchResult result) {
    return switch (named.likeness()) {
      case NAME -> true;
      case WORD -> false;
      case PART, MISSPELT ->
          result.cards().stream().filter(card -> card.start() == named.start()).count() == 1;
    };
  }

  private static boolean isPermanent(CardFacts card) {
    return TypeLine.of(card.typeLine()).isOfPermanent();
  }

  /** The last word that says whose it is; else creatures attack and all else defends. */
  private static boolean isAttackers(String said, CardFacts card, boolean opponentAttacks) {
    int attackers = Math.max(last(ATTACKING, said), last(opponentAttacks ? OPPONENTS : MINE, said));
    int defenders = Math.max(last(ATTACKED, said), last(opponentAttacks ? MINE : OPPONENTS, said));
    return attackers == defenders ? card.typeLine().contains("Creature") : attackers > defenders;
  }

  private static int count(String said) {
    Matcher count = COUNT.matcher(said);
    if (!count.find()) {
      return 1;
    }
    String digits = count.group("digits");
    return digits == null
        ? Math.max(2, NUMBERS.indexOf(count.group("word").toLowerCase(Locale.ROOT)))
        : Integer.parseInt(digits);
  }

  private static int last(Pattern words, String text) {
    return words.matcher(text).results().mapToInt(found -> found.start()).max().orElse(-1);
  }
}
