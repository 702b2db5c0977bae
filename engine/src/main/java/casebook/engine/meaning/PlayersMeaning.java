package casebook.engine.meaning;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Players;
import casebook.engine.rule506.Rule506_2;
import casebook.engine.rule508.Rule508_5;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Whether a player is one that a text means, seen from a viewpoint. */
final class PlayersMeaning {
  private static final int PERMANENTS_FOR_ASCEND = 10;

  private static final int PERMANENTS_FOR_STORIED = 3;

  private static final String ENDURING_STORY = "enduringStory";

  private PlayersMeaning() {}

  static boolean is(Viewpoint view, Players players, Id player) {
    Board board = view.board();
    return switch (players) {
      case Players.Anyone() -> true;
      case Players.You() -> view.you().filter(player::equals).isPresent();
      case Players.Opponent() ->
          view.you().filter(you -> board.areOpponents(you, player)).isPresent();
      case Players.ActivePlayer() -> board.activePlayer().equals(player);
      case Players.DefendingPlayer() ->
          view.question()
              .flatMap(pair -> Rule508_5.defendingPlayer(board, pair.target()))
              .filter(player::equals)
              .isPresent();
      case Players.Affected(), Players.ChosenPlayer() ->
          affectsPlayers(view)
              ? view.affected().contains(player)
              : view.chosen().player().filter(player::equals).isPresent();
      case Players.EnchantedPlayer() ->
          view.object().flatMap(Permanent::attachedTo).filter(player::equals).isPresent();
      case Players.ControllerOf(var filter) ->
          view.matching(filter).stream().anyMatch(one -> one.controller().equals(player));
      case Players.OwnerOf(var filter) ->
          view.matching(filter).stream().anyMatch(one -> one.owner().equals(player));
      case Players.ProtectorOf(var filter) ->
          view.matching(filter).stream()
              .anyMatch(one -> one.protector().equals(Optional.of(player)));
      case Players.Both(var all) -> all.stream().allMatch(one -> is(view, one, player));
      case Players.Either(var any) -> any.stream().anyMatch(one -> is(view, one, player));
      case Players.Not(var one) -> !is(view, one, player);
      case Players.IsMonarch() -> board.player(player).monarch();
      case Players.HasInitiative() -> board.player(player).initiative();
      case Players.HasCitysBlessing() ->
          board.player(player).citysBlessing() || getsCitysBlessing(view, player);
      case Players.IsPoisoned() -> board.player(player).poison() > 0;
      case Players.OpponentOf(var other) ->
          view.players(other).stream().anyMatch(one -> board.areOpponents(one, player));
      case Players.IsBeingAttacked() ->
          board.combat().attacking().containsValue(Optional.of(player));
      case Players.AttackedYouLastTurn() ->
          view.you()
              .filter(you -> board.player(player).attackedLastTurn().contains(you))
              .isPresent();
      case Players.AlreadyAttackedThisTurn() ->
          view.question()
              .flatMap(pair -> board.permanent(pair.creature()))
              .filter(creature -> creature.attackedThisTurn().contains(player))
              .isPresent();
      case Players.AttackedThisTurn() -> board.turn().attacked().contains(player);
      case Players.NearestInChosenDirection() ->
          view.chosen()
              .direction()
              .flatMap(
                  direction -> Rule506_2.nearestOpponent(board, board.activePlayer(), direction))
              .filter(player::equals)
              .isPresent();
      case Players.Controls(var what, var relation, var count) ->
          relation.holds(
              (int)
                  view.matching(what).stream()
                      .filter(one -> one.controller().equals(player))
                      .count(),
              view.value(count));
      case Players.Has(var amount, var relation, var other) ->
          relation.holds(
              AmountMeaning.ofPlayer(board, player, amount), AmountMeaning.value(view, other));
      case Players.HasMost(var amount) -> {
        int own = AmountMeaning.ofPlayer(board, player, amount);
        yield board.players().values().stream()
            .filter(other -> other.inGame() && view.reaches(other.id()))
            .allMatch(other -> AmountMeaning.ofPlayer(board, other.id(), amount) <= own);
      }
      case Players.HasFact(var name) ->
          AmountMeaning.ofPlayer(board, board.player(player), name)
                  .filter(fact -> fact.amount() > 0)
                  .isPresent()
              || (name.equals(ENDURING_STORY) && getsEnduringStory(view, player));
    };
  }

  private static boolean affectsPlayers(Viewpoint view) {
    return view.affected().stream().anyMatch(view.board()::isPlayer);
  }

  /**
   * Any time a player with a permanent that has storied controls three or more artifacts, legendary
   * permanents and Sagas.
   */
  private static boolean getsEnduringStory(Viewpoint view, Id player) {
    List<Permanent> controlled = controlled(view, player);
    return controlled.stream()
                .map(Permanent::characteristics)
                .filter(one ->
                    one.hasType("artifact")
                        || one.supertypes().contains("legendary")
                        || one.hasSubtype("saga"))
                .count()
            >= PERMANENTS_FOR_STORIED
        && has(view, controlled, "storied");
  }

  private static List<Permanent> controlled(Viewpoint view, Id player) {
    return view.board().phasedIn().stream().filter(one -> one.controller().equals(player)).toList();
  }

  private static boolean has(Viewpoint view, List<Permanent> some, String keyword) {
    return some.stream()
        .anyMatch(one -> view.keywords().getOrDefault(one.id(), Set.of()).contains(keyword));
  }

  /** Any time a player with a permanent that has ascend controls ten or more (702.131b). */
  private static boolean getsCitysBlessing(Viewpoint view, Id player) {
    List<Permanent> controlled = controlled(view, player);
    return controlled.size() >= PERMANENTS_FOR_ASCEND && has(view, controlled, "ascend");
  }
}
