package casebook.site.page.form;

import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import casebook.site.page.draft.Draft;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/**
 * What is put onto a board by the names that people type. A name that no card has puts nothing
 * there: it is asked about, and only who says so gets a creature of that name.
 */
public final class NewCards {

  /** The parameter of an address that holds a name to be asked about, before the player's index. */
  public static final String TYPED = "typed.";

  /** As many names as a list under a field shows. */
  private static final int PROPOSALS = 12;

  /** As many of the cards that begin so are looked through for familiar ones. */
  private static final int MOST_BEGINNING = 2_000;

  /** As many cards as are offered in place of a name that no card has. */
  private static final int MEANT = 4;

  private final Catalogue catalogue;

  public NewCards(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /**
   * A name that no card has.
   *
   * @param meant the cards that may have been meant, the likeliest first
   */
  public record Unknown(String typed, List<String> meant) {}

  /**
   * Puts the card of that name onto the board, in any letter case.
   *
   * @return whether there is such a card
   */
  boolean add(Draft draft, String controller, String name) {
    Optional<CardFacts> card = catalogue.find(name);
    card.ifPresent(found -> permanent(draft, controller, found.name()).put("card", found.name()));
    return card.isPresent();
  }

  /** Puts a creature of that name onto the board that is no card, to be described. */
  static void addOwn(Draft draft, String controller, String name) {
    describe(permanent(draft, controller, name).put("name", name));
  }

  /** Puts a creature token onto the board that was created this turn, to be described. */
  static void addToken(Draft draft, String controller) {
    describe(permanent(draft, controller, "token").put("token", true).put("since", "thisTurn"));
  }

  private static void describe(ObjectNode creature) {
    Draft.putTexts(creature, "types", List.of("creature"));
    creature.put("power", 1).put("toughness", 1);
  }

  private static ObjectNode permanent(Draft draft, String controller, String called) {
    return draft.addPermanent(controller).put("id", draft.freeId(Draft.slug(called)));
  }

  /**
   * The names that are proposed for what somebody has typed so far: the one that it is, those that
   * begin with it or have a word that does, familiar ones first, and where there are none those
   * written much alike.
   */
  public List<String> proposed(String typed, FamiliarCards familiar) {
    List<String> beginning =
        Stream.concat(
                catalogue.find(typed).map(CardFacts::name).stream(),
                familiar.first(catalogue.beginning(typed, MOST_BEGINNING)).stream())
            .distinct()
            .limit(PROPOSALS)
            .toList();
    return beginning.isEmpty() && !typed.isBlank() ? meant(typed) : beginning;
  }

  /** The cards that may have been meant by a name that none has. */
  List<String> meant(String typed) {
    return catalogue.nearest(typed, MEANT);
  }

  /** What an address says that was typed for the players, as far as no card is called so. */
  public Map<Integer, Unknown> unknown(Map<String, List<String>> parameters) {
    var unknown = new TreeMap<Integer, Unknown>();
    parameters.forEach((name, values) -> {
      String index = name.startsWith(TYPED) ? name.substring(TYPED.length()) : "";
      String typed = values.getFirst().strip();
      if (index.matches("\\d{1,3}") && !typed.isEmpty() && catalogue.find(typed).isEmpty()) {
        unknown.put(Integer.parseInt(index), new Unknown(typed, meant(typed)));
      }
    });
    return unknown;
  }

  /** That some of these names are not on the board, as a sentence; empty where there are none. */
  public static String missing(Map<Integer, Unknown> unknown) {
    var names = new ArrayList<String>();
    unknown.values().forEach(one -> names.add("“" + one.typed() + "”"));
    return names.isEmpty()
        ? ""
        : String.join(" and ", names)
            + (names.size() == 1 ? " isn’t" : " aren’t")
            + " on this board: no card is called so.";
  }
}
