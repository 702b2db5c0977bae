package casebook.site.page.draft;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ObjectNode;

/**
 * What on a board is not as a card says, but as whoever made the board described it, so that nobody
 * takes a verdict on it for one on a card of the same name.
 */
public final class OwnThings {
  private static final String TOKEN = "token";
  private static final String NO_CARD = "not a card";
  private static final String OTHER_TEXT = "text changed";

  private final Draft draft;

  public OwnThings(Draft draft) {
    this.draft = draft;
  }

  /** How a permanent is marked; empty where it is as its card says. */
  public static String mark(ObjectNode permanent) {
    if (!Draft.text(permanent, "card").isEmpty()) {
      return Draft.text(permanent, "text").isEmpty() ? "" : OTHER_TEXT;
    }
    return Draft.flag(permanent, "token") ? TOKEN : NO_CARD;
  }

  /** The marks of what is on a board, by the ids there. */
  public Map<Id, String> marks(Board board) {
    var marks = new LinkedHashMap<Id, String>();
    for (ObjectNode permanent : draft.permanents()) {
      String mark = mark(permanent);
      if (!mark.isEmpty()) {
        board.permanents().keySet().stream()
            .filter(id -> Draft.isOrIsOf(id.value(), Draft.id(permanent)))
            .forEach(id -> marks.put(id, mark));
      }
    }
    return marks;
  }

  /** A sentence on what is described by hand; empty where all are cards as they are printed. */
  public String sentence() {
    return draft.permanents().stream()
        .filter(one -> !mark(one).isEmpty())
        .map(one -> Draft.name(one) + " (" + mark(one) + ")")
        .distinct()
        .collect(Collectors.joining(", "));
  }
}
