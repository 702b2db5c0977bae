package casebook.site.page.search;

import casebook.index.query.NamedCard;
import casebook.index.result.SearchResult;
import casebook.rules.NumberWords;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.TypeLine;
import casebook.site.page.draft.CaseLink;
import casebook.site.page.draft.Draft;
import casebook.site.page.search.QuerySides.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ObjectNode;

/**
 * The board that a query tells of: the cards that it names, as many as it says, on the side that it
 * says.
 *
 * @param cards the names of the cards on it
 * @param href the judge page with the board
 */
public record QueryBoard(List<String> cards, String href) {

  /** What makes creatures cost something to attack is mostly the defending player's. */
  private static final RuleNumber COST = RuleNumber.parse("508.1h");

  /** How many there are of the card that follows. */
  private static final Pattern COUNT =
      Pattern.compile(
          "(?i)(?:^|[\\s,;:(])(?:(?<digits>\\d{1,3})x?|(?<word>\\w+))"
              + "(?: (?:of|my|his|her|their|other|untapped|tapped|copies|goaded))* *$");

  /** Words for numbers besides those of the rules. */
  private static final Map<String, Integer> PLAYERS_NUMBERS =
      Map.of("both", 2, "pair", 2, "couple", 2, "dozen", 12);

  /** Before a card that is told of together with the one before it. */
  private static final Pattern LISTED =
      Pattern.compile("(?:,|,? and| &)(?: (?:an?|the|another|\\d+x?|two|three))? ?");

  /** Between an Aura or Equipment and what it is attached to. */
  private static final Pattern ATTACHED =
      Pattern.compile(
          "(?i)^ (?:(?:is |are )?(?:attached )?(?:on|to)|enchanting|equipped to|equipping)"
              + "(?: (?:my|the|an?|his|her|their|an? opponent['’]s|(?:my )?opponent['’]?s))? $");

  /** A query names no more cards. */
  private static final int MOST_CARDS = 12;

  /** Copies the list. */
  public QueryBoard {
    cards = List.copyOf(cards);
  }

  /**
   * A card where a query names it.
   *
   * @param before the words between it and the card before it
   * @param after the words between it and the card after it
   */
  private record Mention(NamedCard named, CardFacts card, String before, String after) {

    boolean isCreature() {
      return types().types().contains("creature");
    }

    TypeLine types() {
      return TypeLine.of(card.typeLine());
    }

    boolean isAttached() {
      return types().subtypes().contains("Aura") || types().subtypes().contains("Equipment");
    }

    Side side(QuerySides sides, Optional<Side> ofLast) {
      boolean isAttacked =
          types().types().contains("planeswalker") || types().types().contains("battle");
      if (isAttacked && QuerySides.isAttacked(before)) {
        return Side.DEFENDING;
      }
      boolean isListed = LISTED.matcher(before).matches();
      return sides
          .said(before, after, isCreature())
          .or(() -> isListed ? ofLast : Optional.empty())
          .orElseGet(() ->
              isCreature() && !named.rules().contains(COST) ? Side.ATTACKING : Side.DEFENDING);
    }
  }

  /** A card on its side. */
  private record Placed(Mention mention, Side side) {

    boolean isCreature() {
      return mention.isCreature();
    }
  }

  /** The board of a search; empty where the query names no permanent, or one of several. */
  public static Optional<QueryBoard> of(SearchResult result, Casebook casebook) {
    String query = result.words();
    List<Mention> mentions = mentions(result, casebook);
    QuerySides sides = QuerySides.of(query);
    List<Placed> placed = placed(mentions, sides);
    if (mentions.size() > 1 && isNobodyAttacking(placed)) {
      placed = sides.otherWayRound(query).map(other -> placed(mentions, other)).orElse(placed);
    }
    List<Placed> all = placed;
    return Optional.of(all)
        .filter(some -> !some.isEmpty())
        .flatMap(some -> CaseLink.path(draft(some).by(casebook.editions().executed())))
        .map(path ->
            new QueryBoard(
                all.stream().map(one -> one.mention().named().name()).distinct().toList(), path));
  }

  private static boolean isNobodyAttacking(List<Placed> placed) {
    List<Placed> creatures = placed.stream().filter(Placed::isCreature).toList();
    return !creatures.isEmpty()
        && creatures.stream().noneMatch(one -> one.side() == Side.ATTACKING);
  }

  private static List<Mention> mentions(SearchResult result, Casebook casebook) {
    String query = result.words();
    List<NamedCard> named =
        result.cards().stream().filter(card -> isOne(card, result)).limit(MOST_CARDS).toList();
    List<Mention> mentions = new ArrayList<>();
    int before = 0;
    for (int i = 0; i < named.size(); i++) {
      NamedCard one = named.get(i);
      int after = i + 1 < named.size() ? named.get(i + 1).start() : query.length();
      Optional<CardFacts> card =
          casebook.catalogue().find(one.name()).filter(QueryBoard::isPermanent);
      if (card.isPresent() && before <= one.start() && one.end() <= after) {
        mentions.add(
            new Mention(
                one,
                card.get(),
                query.substring(before, one.start()),
                query.substring(one.end(), after)));
      }
      before = one.end();
    }
    return mentions;
  }

  /** Each card once on each side; one that is named again without a word of whose it is, is it. */
  private static List<Placed> placed(List<Mention> mentions, QuerySides sides) {
    List<Placed> placed = new ArrayList<>();
    Optional<Side> last = Optional.empty();
    for (Mention mention : mentions) {
      Side side = mention.side(sides, last);
      boolean isSaid = sides.said(mention.before(), mention.after(), false).isPresent();
      if (isSaid) {
        last = Optional.of(side);
      }
      if (placed.stream()
          .filter(one -> one.mention().card().equals(mention.card()))
          .noneMatch(one -> !isSaid || one.side() == side)) {
        placed.add(new Placed(mention, side));
      }
    }
    return placed;
  }

  private static Draft draft(List<Placed> placed) {
    Draft draft = Draft.empty();
    String attacker = draft.activePlayer();
    String defender = Draft.id(draft.players().getLast());
    List<String> ids = new ArrayList<>();
    for (Placed one : placed) {
      String slug = Draft.slug(one.mention().named().name());
      ids.add(ids.contains(slug) ? slug + "-" + (ids.size() + 1) : slug);
    }
    for (int i = 0; i < placed.size(); i++) {
      Mention mention = placed.get(i).mention();
      ObjectNode permanent =
          draft
              .addPermanent(placed.get(i).side() == Side.ATTACKING ? attacker : defender)
              .put("id", ids.get(i))
              .put("card", mention.named().name());
      int count = count(mention.before());
      if (count > 1) {
        permanent.put("count", count);
      }
      if (i + 1 < placed.size()
          && mention.isAttached()
          && count == 1
          && count(placed.get(i + 1).mention().before()) == 1
          && ATTACHED.matcher(mention.after()).find()) {
        permanent.put("attachedTo", ids.get(i + 1));
      }
    }
    return draft;
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

  private static int count(String said) {
    Matcher count = COUNT.matcher(said);
    if (!count.find()) {
      return 1;
    }
    String digits = count.group("digits");
    if (digits != null) {
      return Integer.parseInt(digits);
    }
    String word = count.group("word").toLowerCase(Locale.ROOT);
    return Math.max(
        1, NumberWords.value(word).orElseGet(() -> PLAYERS_NUMBERS.getOrDefault(word, 1)));
  }
}
