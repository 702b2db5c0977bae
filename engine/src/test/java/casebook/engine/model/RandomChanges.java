package casebook.engine.model;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Random changes of every kind to a permanent of a board. */
record RandomChanges(RandomWords words, RandomTexts texts, Board board) {
  /** One change, or two at once. */
  Move move() {
    List<Change> changes = words.chance(80) ? List.of(change()) : List.of(change(), change());
    return new Move.ChangePermanent(permanent(), changes);
  }

  /** Rather what attacks, blocks or is attacked than anything else. */
  private Id permanent() {
    var fighting = new ArrayList<Id>(board.combat().attackers());
    fighting.addAll(board.combat().blocking().keySet());
    board
        .combat()
        .attacking()
        .values()
        .forEach(target -> target.filter(id -> !board.isPlayer(id)).ifPresent(fighting::add));
    if (!fighting.isEmpty() && words.chance(65)) {
      return words.oneOf(fighting);
    }
    List<Id> all = List.copyOf(board.permanents().keySet());
    return all.isEmpty() || words.chance(2) ? new Id("nothing") : words.oneOf(all);
  }

  private Change change() {
    return words.anyOf(
        Change.Leaves::new,
        () -> new Change.ChangesController(words.oneOf(List.copyOf(board.players().keySet()))),
        Change.PhasesOut::new,
        Change.RemovedFromCombat::new,
        Change.Regenerates::new,
        Change.Taps::new,
        Change.Untaps::new,
        Change.BecomesBlocked::new,
        () -> new Change.GainsType(type()),
        () -> new Change.GainsType(type()),
        () -> new Change.LosesType(type()),
        () -> new Change.LosesType(type()),
        this::changesProtector,
        () -> new Change.GainsAbilities(List.of(texts.text(RandomTexts.Place.ON_A_CREATURE))),
        () -> new Change.GainsAbilities(List.of(texts.keyword())),
        () -> new Change.LosesAbility(Optional.of(words.keyword())),
        () -> new Change.LosesAbility(Optional.empty()),
        () -> new Change.BecomesColors(Set.of(words.color())),
        () -> new Change.BecomesPower(words.upTo(4)),
        () -> new Change.HasCounters(Map.of("magnet", words.upTo(2))),
        () -> new Change.GoadedBy(Set.of(words.oneOf(List.copyOf(board.players().keySet())))),
        Change.Detained::new,
        () ->
            new Change.AttachedTo(words.chance(80) ? Optional.of(permanent()) : Optional.empty()));
  }

  private String type() {
    return words.oneOf("creature", "planeswalker", "battle", "artifact");
  }

  /** A Siege's protector is an opponent of its controller (310.11a); here, of the active player. */
  private Change changesProtector() {
    List<Id> opponents = board.opponentsOf(board.activePlayer());
    return opponents.isEmpty()
        ? new Change.Untaps()
        : new Change.ChangesProtector(words.oneOf(opponents));
  }
}
