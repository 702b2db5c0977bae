package casebook.engine.layer;

import casebook.engine.board.Begun.Fixed;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Precedence;
import casebook.engine.effect.Effect;
import casebook.engine.ruling.Made;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * A board on which all continuous effects on what permanents are have applied (613).
 *
 * @param board every permanent as it is now
 * @param before the sentences that its objects had before any effect applied
 * @param sentences what is in force on it
 * @param keywords the keyword abilities of each permanent, in lower case
 * @param applied the effects that applied to something
 * @param made the effects that made each permanent what it is, in the order in which they applied
 * @param open orders that make a difference and that the board doesn't tell, as they were taken
 * @param resolved what spells and abilities do for a while, by their sentences
 * @param circle sentences that ask for what they change themselves, so that nothing settles it
 * @param untried sentences of which not every order was tried that may make a difference
 */
public record Worked(
    Board board,
    List<Held> before,
    List<Held> sentences,
    Map<Id, Set<String>> keywords,
    Set<Applied> applied,
    Map<Id, List<Made>> made,
    List<Precedence> open,
    Map<Object, Map<Effect, Fixed>> resolved,
    List<Held> circle,
    List<Held> untried) {

  /** Whether all permanents are the same here and have the same keyword abilities. */
  boolean isLike(Worked other) {
    return board.equals(other.board)
        && keywords.equals(other.keywords)
        && applied.equals(other.applied);
  }

  /** The same where these orders were not tried. */
  Worked leaving(Collection<Precedence> orders) {
    Set<Held> left = new LinkedHashSet<>(untried);
    for (Held held : sentences) {
      boolean isMeant =
          orders.stream()
              .anyMatch(order ->
                  held.stamps().stream()
                      .anyMatch(stamp ->
                          stamp.what().equals(order.earlier())
                              || stamp.what().equals(order.later())));
      if (isMeant) {
        left.add(held);
      }
    }
    return new Worked(
        board,
        before,
        sentences,
        keywords,
        applied,
        made,
        open,
        resolved,
        circle,
        List.copyOf(left));
  }

  /** An effect that applied to something, by what its sentence is known by. */
  public record Applied(Object sentence, Effect effect) {}

  /**
   * The board as it has become later in the same combat phase, every permanent worked out there.
   */
  public Worked on(Board later) {
    return Later.of(this, later);
  }

  /** Whether an effect of a sentence applied to something in its layer. */
  public boolean isApplied(Held sentence, Effect effect) {
    return applied.contains(new Applied(sentence.identity(), effect));
  }

  /** The sentences that a permanent has as abilities. */
  public List<String> abilities(Id permanent) {
    return sentences.stream()
        .filter(held ->
            held.object().filter(permanent::equals).isPresent()
                && held.origin() != Held.Origin.COUNTERS
                && held.origin() != Held.Origin.RESOLVED
                && !held.ability().text().isEmpty()
                && !isDenied(permanent, held))
        .map(held -> held.ability().text())
        .toList();
  }

  /** Whether it is a keyword ability that the permanent can't have ("can't have or gain"). */
  private boolean isDenied(Id permanent, Held held) {
    Set<String> has = keywords.getOrDefault(permanent, Set.of());
    List<Effect> written = held.ability().effects();
    return !written.isEmpty()
        && written.stream()
            .allMatch(effect ->
                effect instanceof Effect.Keyword(var name, var _)
                    && !has.contains(name.toLowerCase(Locale.ROOT)));
  }
}
