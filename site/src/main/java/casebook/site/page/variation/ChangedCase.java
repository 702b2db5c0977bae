package casebook.site.page.variation;

import casebook.engine.board.Id;
import casebook.site.page.draft.Draft;
import java.util.Optional;

/**
 * A case with one thing changed.
 *
 * @param condition what is changed, as words that end a sentence: "if Crazed Goblin were tapped"
 * @param changed the case after the change
 * @param about the permanent that is changed, where it is one
 * @param kind changes of one kind say the same of several things, or more of the same
 */
record ChangedCase(String condition, Draft changed, Optional<Id> about, Kind kind) {

  enum Kind {
    ABSENT,
    ABILITY,
    HOME,
    MANA,
    MARK,
    NUMBER,
    TAPPED,
    TARGET,
    UNDONE
  }
}
