package casebook.engine.force;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Precedence;
import casebook.engine.effect.Effect;
import casebook.engine.layer.Held;
import casebook.engine.layer.Layers;
import casebook.engine.layer.Made;
import casebook.engine.layer.Worked;
import casebook.engine.ruling.Stated;
import casebook.engine.ruling.UnreadText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Every effect in force on a board on which every permanent is what continuous effects make it
 * (613).
 *
 * @param keywords the keyword abilities of each permanent, in lower case
 * @param unread sentences that bear on attacking and could not be read
 * @param made the effects that made each permanent what it is, in the order in which they applied
 * @param open orders of effects that make a difference and that the board doesn't tell (613.7), as
 *     they were taken
 */
public record InForce(
    Board board,
    Map<Id, Set<String>> keywords,
    List<Effective> effects,
    List<UnreadText> unread,
    Map<Id, List<Made>> made,
    List<Precedence> open) {

  public InForce {
    effects = List.copyOf(effects);
    unread = List.copyOf(unread);
    open = List.copyOf(open);
  }

  /** One effect, and from where its words are read. */
  public record Effective(Stated stated, Viewpoint view) {}

  /** The effects in force on a board. */
  public static InForce on(Board board) {
    Worked worked = Layers.on(board);
    var effects = new ArrayList<Effective>();
    var unread = new ArrayList<UnreadText>();
    for (Held held : worked.sentences()) {
      if (held.isUnread()) {
        unread.add(new UnreadText(held.source(), held.ability().text()));
      }
      if (!held.effects().isEmpty()) {
        Viewpoint view = held.view(worked.board(), worked.keywords());
        for (Effect effect : held.effects()) {
          effects.add(new Effective(held.stated(effect), view));
        }
      }
    }
    return new InForce(
        worked.board(), worked.keywords(), effects, unread, worked.made(), worked.open());
  }

  /** Whether a permanent has a keyword ability. */
  public boolean has(Id permanent, String keyword) {
    return keywords.getOrDefault(permanent, Set.of()).contains(keyword.toLowerCase(Locale.ROOT));
  }
}
