package casebook.site.page;

import casebook.index.NamedCard;
import casebook.index.SearchResult;
import casebook.site.Casebook;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.TypeLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The board that a query tells of: the cards that it names, on the side that it says.
 *
 * @param cards the names of the cards on it
 * @param href the judge page with the board
 */
public record QueryBoard(List<String> cards, String href) {

  /** Words before a card that say that an opponent has it. */
  private static final Pattern OPPONENTS =
      Pattern.compile(
          "(?i)\\b(?:opp|opponents?|they|their|he|she|his|her|enemy|against|facing|past|into|under"
              + "|versus|vs|through|despite)\\b");

  /** Words before a card that say that the attacking player has it. */
  private static final Pattern MINE =
      Pattern.compile("(?i)\\b(?:i|my|mine|me|with|attack|swing)\\b");

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
    int before = 0;
    for (NamedCard named : result.cards().stream().limit(MOST_CARDS).toList()) {
      Optional<CardFacts> card =
          isOne(named, result)
              ? casebook.catalogue().find(named.name()).filter(QueryBoard::isPermanent)
              : Optional.empty();
      if (card.isPresent() && !names.contains(named.name())) {
        String said = result.words().substring(Math.min(before, named.start()), named.start());
        draft
            .addPermanent(isOpponents(said, card.get()) ? defender : attacker)
            .put("id", Draft.slug(named.name()))
            .put("card", named.name());
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
  private static boolean isOpponents(String said, CardFacts card) {
    int opponents = last(OPPONENTS, said);
    int mine = last(MINE, said);
    return opponents == mine ? !card.typeLine().contains("Creature") : opponents > mine;
  }

  private static int last(Pattern words, String text) {
    return words.matcher(text).results().mapToInt(found -> found.start()).max().orElse(-1);
  }
}
