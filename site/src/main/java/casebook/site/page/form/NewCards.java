package casebook.site.page.form;

import casebook.index.words.Slips;
import casebook.rules.work.Cancellation;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import casebook.site.catalogue.Spelling;
import casebook.site.exchange.NamedCard;
import casebook.site.page.draft.Draft;
import casebook.site.words.english.English;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/**
 * What is put onto a board by the names that people type. A name that no card has, or one that is
 * no permanent, puts nothing there: it is asked about, and only who says so gets a creature of that
 * name.
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

  /** As many similar names are looked at for permanents. */
  private static final int LOOKED_AT = 12;

  /** The fewest letters of a name that may have one slip. */
  private static final int ONE_SLIP = 4;

  /** The fewest letters of a name that may have two slips. */
  private static final int TWO_SLIPS = 8;

  /** The longest name for which similar ones are looked up. */
  private static final int LONGEST_NAME = 150;

  private final Catalogue catalogue;

  public NewCards(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /**
   * What is asked of what was typed for a player and puts nothing onto the board. Of several names
   * the first is asked about, and then the next.
   *
   * @param text all that is left of what was typed
   * @param typed the first name in it
   * @param type the types of the card that is called so and is no permanent; empty where none is
   *     called so
   * @param effect whether such a card leaves an effect, which can be put there
   * @param meant the cards that may have been meant, the likeliest first
   * @param missing the names in the text that no card has
   */
  public record Asked(
      String text,
      String typed,
      String type,
      boolean effect,
      List<String> meant,
      List<String> missing) {}

  /** How much like a card's name must be what puts the card onto the board. */
  enum Likeness {
    /** It is the name. */
    SAME,
    /** It is the name with a slip or two, or the beginning of what is proposed first. */
    PLAIN
  }

  /**
   * Puts the permanents that a text names onto the board, in any letter case, and the tokens that
   * it describes.
   *
   * @return what of it is left: names that no card has, or one that is no permanent
   */
  List<NamedCard> add(
      Draft draft, String controller, String text, Likeness likeness, FamiliarCards familiar) {
    var left = new ArrayList<NamedCard>();
    for (NamedCard named : NamedCard.listed(text, catalogue)) {
      Cancellation.check();
      Optional<NamedToken> token = token(named);
      Optional<CardFacts> card =
          named.find(catalogue).isEmpty() && token.isEmpty() && likeness == Likeness.PLAIN
              ? plainlyMeant(named.name(), familiar).flatMap(catalogue::find)
              : named.find(catalogue).filter(CardFacts::isPermanent);
      token.ifPresent(of -> put(draft, controller, of, named));
      card.ifPresent(found -> put(draft, controller, found, named));
      if (card.isEmpty() && token.isEmpty()) {
        left.add(named);
      }
    }
    return left;
  }

  /** The token that is named, where no card is called so. */
  private Optional<NamedToken> token(NamedCard named) {
    return named.find(catalogue).isPresent() ? Optional.empty() : NamedToken.of(named.name());
  }

  /**
   * The permanent that a name means: the one that is proposed first, where it begins so, or else
   * the only one that is called so but for a slip or two.
   */
  private Optional<String> plainlyMeant(String typed, FamiliarCards familiar) {
    String plain = Spelling.plain(typed, " ");
    return plain.isEmpty() || typed.length() > LONGEST_NAME
        ? Optional.empty()
        : names(typed, familiar).stream()
            .findFirst()
            .filter(name -> Spelling.plain(name, " ").startsWith(plain))
            .or(() -> slipped(typed));
  }

  private Optional<String> slipped(String typed) {
    String letters = Spelling.plain(typed, "");
    int most = letters.length() < ONE_SLIP ? 0 : letters.length() < TWO_SLIPS ? 1 : 2;
    List<String> near =
        catalogue.nearest(typed, LOOKED_AT).stream().filter(this::isPermanent).toList();
    for (int slips = 1; slips <= most; slips++) {
      int of = slips;
      List<String> alike =
          near.stream()
              .filter(name -> Slips.between(letters, Spelling.plain(name, ""), of) == of)
              .toList();
      if (!alike.isEmpty()) {
        return onlyOne(alike);
      }
    }
    return Optional.empty();
  }

  private static Optional<String> onlyOne(List<String> names) {
    return names.size() == 1 ? Optional.of(names.getFirst()) : Optional.empty();
  }

  /** Puts a card onto the board in place of a name that was asked about. */
  void take(Draft draft, String controller, String card, Optional<NamedCard> asked) {
    catalogue
        .find(card)
        .filter(CardFacts::isPermanent)
        .ifPresent(found -> {
          NamedCard named = asked.orElseGet(() -> new NamedCard(card, card, 1, List.of()));
          put(draft, controller, found, named);
        });
  }

  private static void put(Draft draft, String controller, CardFacts card, NamedCard named) {
    state(draft, permanent(draft, controller, card.name()).put("card", card.name()), named);
  }

  private static void put(Draft draft, String controller, NamedToken token, NamedCard named) {
    ObjectNode permanent = permanent(draft, controller, token.called());
    token.describe(permanent);
    state(draft, permanent, named);
  }

  /** Says how many there are of a permanent and what of it. */
  private static void state(Draft draft, ObjectNode permanent, NamedCard named) {
    String controller = Draft.text(permanent, "controller");
    if (named.count() > 1) {
      permanent.put("count", named.count());
    }
    if (named.states().contains("tapped")) {
      permanent.put("tapped", true);
    }
    if (named.states().contains("summoning sick")) {
      permanent.put("since", "thisTurn");
    }
    List<String> opponents =
        draft.players().stream()
            .map(player -> Draft.text(player, "id"))
            .filter(id -> !id.equals(controller))
            .toList();
    if (named.states().contains("attacking")
        && opponents.size() == 1
        && draft.activePlayer().equals(controller)) {
      ObjectNode attack = Draft.attack(Draft.id(permanent), opponents.getFirst());
      draft.declare(
          Stream.concat(
                  draft.attacks().stream(),
                  Stream.of(named.count() > 1 ? attack.put("count", named.count()) : attack))
              .toList());
    }
  }

  /** Puts what an instant or a sorcery left into force, as an effect of that player's. */
  void addEffect(Draft draft, String controller, String card) {
    catalogue.find(card).ifPresent(of -> draft.addEffect(of.name()).put("controller", controller));
  }

  /**
   * Puts a creature with that name onto the board that isn't a card and has yet to be described.
   */
  static void addOwn(Draft draft, String controller, String name, Optional<NamedCard> asked) {
    NamedCard own =
        asked.filter(named -> named.name().equals(name)).orElseGet(() -> NamedCard.of(name));
    Optional<NamedToken> token = NamedToken.of(own.name());
    if (token.isPresent()) {
      put(draft, controller, token.get(), own);
      return;
    }
    ObjectNode creature = permanent(draft, controller, own.name()).put("name", own.name());
    describe(creature);
    state(draft, creature, own);
  }

  /**
   * Puts a creature token onto the board that was created this turn.
   *
   * @param printed what it is; to be described where no text says it
   */
  static void addToken(Draft draft, String controller, Optional<PrintedToken> printed) {
    String called = printed.map(one -> one.token().called()).orElse("token");
    ObjectNode token =
        permanent(draft, controller, called).put("token", true).put("since", "thisTurn");
    printed.ifPresentOrElse(of -> of.describe(token), () -> describe(token));
  }

  private static void describe(ObjectNode creature) {
    Draft.putTexts(creature, "types", List.of("creature"));
    creature.put("power", 1).put("toughness", 1);
  }

  private static ObjectNode permanent(Draft draft, String controller, String called) {
    return draft.addPermanent(controller).put("id", draft.freeId(Draft.slug(called)));
  }

  /**
   * The names that are proposed for what somebody has typed so far: the one that it is, the
   * permanents that begin with it or have a word that does, familiar ones first, and where there
   * are none those written much alike. How many there are to be stands before each, as it was
   * typed.
   */
  public List<String> proposed(String typed, FamiliarCards familiar) {
    NamedCard named = NamedCard.of(typed.strip());
    if (named.count() == 1 || catalogue.find(typed).isPresent()) {
      return names(typed, familiar);
    }
    return names(named.name(), familiar).stream()
        .map(name -> "%d %s".formatted(named.count(), name))
        .toList();
  }

  private List<String> names(String typed, FamiliarCards familiar) {
    if (catalogue.find(typed).isEmpty() && NamedToken.of(typed).isPresent()) {
      return List.of();
    }
    List<String> beginning =
        Stream.concat(
                catalogue.find(typed).map(CardFacts::name).stream(),
                familiar.first(catalogue.beginning(typed, MOST_BEGINNING)).stream()
                    .filter(this::isPermanent))
            .distinct()
            .limit(PROPOSALS)
            .toList();
    return beginning.isEmpty() && !typed.isBlank() ? meant(typed) : beginning;
  }

  private boolean isPermanent(String card) {
    return catalogue.outline(card).filter(CardFacts::isPermanent).isPresent();
  }

  /** The permanents that may have been meant by a name that no card has. */
  List<String> meant(String typed) {
    return typed.length() > LONGEST_NAME
        ? List.of()
        : catalogue.nearest(typed, LOOKED_AT).stream()
            .filter(this::isPermanent)
            .limit(MEANT)
            .toList();
  }

  /** What an address says that was typed for the players, as far as it is no permanent. */
  public Map<Integer, Asked> asked(Map<String, List<String>> parameters, FamiliarCards familiar) {
    var asked = new TreeMap<Integer, Asked>();
    parameters.forEach((name, values) -> {
      String index = name.startsWith(TYPED) ? name.substring(TYPED.length()) : "";
      if (index.matches("\\d{1,3}")) {
        asked(values.getFirst(), familiar)
            .ifPresent(one -> asked.put(Integer.parseInt(index), one));
      }
    });
    return asked;
  }

  private Optional<Asked> asked(String text, FamiliarCards familiar) {
    List<NamedCard> left =
        NamedCard.listed(text, catalogue).stream()
            .filter(named -> named.find(catalogue).filter(CardFacts::isPermanent).isEmpty())
            .filter(named -> token(named).isEmpty())
            .toList();
    return left.stream()
        .findFirst()
        .map(first -> {
          Optional<CardFacts> card = first.find(catalogue);
          return new Asked(
              text(left),
              first.name(),
              card.map(CardFacts::typeLine).orElse(""),
              card.filter(CardFacts::isSpellOnly).isPresent(),
              card.map(this::otherFaces)
                  .orElseGet(() -> names(first.name(), familiar).stream().limit(MEANT).toList()),
              left.stream()
                  .filter(named -> named.find(catalogue).isEmpty())
                  .map(NamedCard::name)
                  .toList());
        });
  }

  /** The faces of a card that is no permanent which are one: the creature of an Adventure. */
  List<String> otherFaces(CardFacts card) {
    return card.faces().stream().filter(this::isPermanent).toList();
  }

  /** What is left of a text, as it stands in the field. */
  static String text(List<NamedCard> left) {
    return left.stream().map(NamedCard::typed).collect(Collectors.joining("; "));
  }

  /** That some of these names are not on the board, as a sentence; empty where there are none. */
  public static String missing(Map<Integer, Asked> asked) {
    List<String> names =
        asked.values().stream()
            .flatMap(one -> one.missing().stream())
            .map(name -> "“" + name + "”")
            .toList();
    return names.isEmpty()
        ? ""
        : English.list(shortened(names), "and")
            + (names.size() == 1 ? " isn’t" : " aren’t")
            + " on this board: no card is called so.";
  }

  private static List<String> shortened(List<String> names) {
    return names.size() <= PROPOSALS
        ? names
        : Stream.concat(
                names.stream().limit(PROPOSALS),
                Stream.of("%,d more".formatted(names.size() - PROPOSALS)))
            .toList();
  }
}
