package casebook.site.input.board;

import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.site.input.tree.Value;
import java.util.List;
import java.util.Optional;

/** Who protects a battle of which a case doesn't say it: the only player who can (310.8a). */
public final class Protectors {
  private Protectors() {}

  /** The same permanents, with a protector for each battle that can have only one. */
  public static List<Permanent> given(List<Permanent> permanents, List<Player> players) {
    return permanents.stream().map(one -> given(one, players)).toList();
  }

  /**
   * Refuses a Siege of which it isn't said who protects it, where several players may (310.11a).
   *
   * @param entries what is written of each of the permanents, in the same order
   */
  public static void check(List<Permanent> permanents, List<Value> entries) {
    for (int index = 0; index < permanents.size(); index++) {
      Permanent one = permanents.get(index);
      if (one.isBattle()
          && one.protector().isEmpty()
          && one.characteristics().hasSubtype("siege")) {
        entries
            .get(index)
            .problem(
                "A Siege is protected by the opponent that its controller chose (310.11a): say by"
                    + " “protector” who that is.");
      }
    }
  }

  private static Permanent given(Permanent permanent, List<Player> players) {
    if (!permanent.isBattle() || permanent.protector().isPresent()) {
      return permanent;
    }
    Optional<Id> only = only(permanent, players);
    return only.isPresent() ? permanent.change().protector(only).build() : permanent;
  }

  /** An opponent of a Siege's controller protects it (310.11a), a battle without a type its own. */
  private static Optional<Id> only(Permanent battle, List<Player> players) {
    if (battle.characteristics().subtypes().isEmpty()) {
      return Optional.of(battle.controller());
    }
    List<Id> opponents =
        players.stream()
            .filter(player -> player.inGame() && isOpponent(player, battle, players))
            .map(Player::id)
            .toList();
    return battle.characteristics().hasSubtype("siege") && opponents.size() == 1
        ? Optional.of(opponents.getFirst())
        : Optional.empty();
  }

  private static boolean isOpponent(Player player, Permanent battle, List<Player> players) {
    Optional<String> team =
        players.stream()
            .filter(one -> one.id().equals(battle.controller()))
            .findFirst()
            .flatMap(Player::team);
    return !player.id().equals(battle.controller())
        && (team.isEmpty() || !team.equals(player.team()));
  }
}
