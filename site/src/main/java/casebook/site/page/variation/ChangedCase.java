package casebook.site.page.variation;

import casebook.engine.board.Id;
import casebook.site.page.draft.Draft;
import casebook.site.page.draft.DraftMoves;
import java.util.Optional;

/**
 * A case with one thing changed.
 *
 * @param condition what is changed, as words that end a sentence: "if Crazed Goblin were tapped";
 *     empty where what it is said of says it
 * @param changed the case after the change
 * @param about the permanent that is changed, where it is one
 * @param kind changes of one kind say the same of several things, or more of the same
 * @param compared the move that may come out otherwise
 * @param attack the attack that it declares where none was declared, as the subject of a sentence:
 *     "Attacking Bob with Crazed Goblin"
 */
record ChangedCase(
    String condition,
    Draft changed,
    Optional<Id> about,
    Kind kind,
    Compared compared,
    Optional<String> attack) {

  enum Kind {
    ABSENT,
    ABILITY,
    ASKED,
    BAND,
    BLOCKS,
    CONTROLLER,
    CREWED,
    DECLARED,
    ENTERED,
    GOADED,
    HISTORY,
    HOME,
    ITSELF,
    MANA,
    MARK,
    NUMBER,
    OPPONENT,
    OPTION,
    ORDER,
    STATED,
    TAPPED,
    TARGET,
    TOO,
    TYPE,
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
        condition,
        moves.upTo(moves.lastDeclaration()),
        about,
        kind,
        Compared.LAST_DECLARATION,
        attack);
  }

  /** The same, as a change of another kind. */
  ChangedCase as(Kind other) {
    return new ChangedCase(condition, changed, about, other, compared, attack);
  }

  /** The same, told as the attack that it declares. */
  ChangedCase toldAs(String newAttack) {
    return new ChangedCase(condition, changed, about, kind, compared, Optional.of(newAttack));
  }
}
