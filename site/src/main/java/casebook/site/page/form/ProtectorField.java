package casebook.site.page.form;

import casebook.engine.board.Permanent;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import casebook.site.page.draft.Draft;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** The question who protects a battle (310.8), in the board builder's form. */
final class ProtectorField {
  private final Catalogue catalogue;
  private final Draft draft;

  ProtectorField(Catalogue catalogue, Draft draft) {
    this.catalogue = catalogue;
    this.draft = draft;
  }

  /** Whether several players may protect it, so that its row asks who does. */
  boolean isAsked(ObjectNode permanent, Optional<Permanent> known) {
    return draft.players().size() > 2
        && known.map(Permanent::isBattle).orElseGet(() -> isBattle(permanent));
  }

  /** A board that waits for the answer isn't read, and then only the card says what it is. */
  private boolean isBattle(ObjectNode permanent) {
    return Draft.texts(permanent.path("types")).contains("battle")
        || catalogue
            .find(Draft.text(permanent, "card"))
            .map(CardFacts::characteristics)
            .filter(is -> is.hasType("battle"))
            .isPresent();
  }

  /**
   * What is so where the case names nobody: the only player who may protects it (310.11a).
   *
   * @param only that player's name
   */
  static String unstated(Optional<String> only) {
    return only.map(name -> name + ", as nobody else may").orElse("Nobody");
  }
}
