package casebook.site.page.variation;

import casebook.engine.board.Id;
import casebook.site.page.draft.Draft;
import casebook.site.page.draft.DraftMoves;
import java.util.Optional;

/**
 * A case with one thing changed.
 *
 * @param condition what is changed, as words that end a sentence: "if Crazed Goblin were tapped"
 * @param changed the case after the change
 * @param about the permanent that is changed, where it is one
 * @param kind changes of one kind say the same of several things, or more of the same
 * @param compared the move that may come out otherwise
 */
record ChangedCase(
    String condition, Draft changed, Optional<Id> about, Kind kind, Compared compared) {

  enum Kind {
    ABSENT,
    ABILITY,
    CONTROLLER,
    DECLARED,
    HOME,
    MANA,
    MARK,
    NUMBER,
    OPTION,
    ORDER,
    TAPPED,
    TARGET,
    TOO,
    UNDONE,
    WHEN,
    WHO
  }

  /** The move that a change is tried for. */
  enum Compared {
    LAST_MOVE,
    LAST_DECLARATION
  }

  /** The same up to the last declaration of attackers, where that may come out otherwise. */
  ChangedCase forDeclaration() {
    var moves = new DraftMoves(changed);
    return new ChangedCase(
        condition, moves.upTo(moves.lastDeclaration()), about, kind, Compared.LAST_DECLARATION);
  }
}
