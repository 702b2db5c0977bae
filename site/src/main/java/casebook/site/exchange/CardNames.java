package casebook.site.exchange;

import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import java.util.List;
import java.util.Optional;

/** Finds cards by their names in another program's text. */
final class CardNames {
  private static final int MOST_PROPOSED = 3;

  /** The longest name for which similar ones are looked up, since it is compared with all names. */
  private static final int LONGEST_NAME = 150;

  private CardNames() {}

  /** The card with a name; another name is a problem, with the names that may have been meant. */
  static Optional<CardFacts> find(Piece name, Catalogue catalogue, Remarks remarks) {
    Optional<CardFacts> card = known(name.text(), catalogue);
    if (card.isEmpty()) {
      boolean tellsNearest = name.text().length() <= LONGEST_NAME && !remarks.hasProblem();
      List<String> nearest =
          tellsNearest ? catalogue.nearest(name.text(), MOST_PROPOSED) : List.of();
      remarks.problem(
          name,
          "No card is called “%s”.%s"
              .formatted(
                  shortened(name.text()),
                  nearest.isEmpty() ? "" : " Did you mean " + String.join(" or ", nearest) + "?"));
    }
    return card;
  }

  /** The card with a name; a foil's name in Forge ends with “+”. */
  static Optional<CardFacts> known(String name, Catalogue catalogue) {
    String plain = name.endsWith("+") ? name.substring(0, name.length() - 1) : name;
    return plain.isBlank() || plain.length() > LONGEST_NAME
        ? Optional.empty()
        : catalogue.find(plain);
  }

  private static String shortened(String name) {
    return name.codePointCount(0, name.length()) <= LONGEST_NAME
        ? name
        : name.substring(0, name.offsetByCodePoints(0, LONGEST_NAME)) + "…";
  }
}
