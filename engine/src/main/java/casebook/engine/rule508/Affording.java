package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.force.CostToAttack;
import casebook.engine.force.Grounds;
import casebook.engine.force.Viewpoint.Pair;
import casebook.engine.maximum.Funds;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.Payment;
import casebook.engine.rule506.Rule506_2b;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which attacks a player can afford who pays as a declaration does (508.1h to 508.1j).
 *
 * <p>The more creatures attack, the fewer are left untapped (508.1f) to pay costs or to make mana.
 * So what can't be paid for some attackers can't be paid for more of them either, unless some text
 * asks what is tapped. Mostly it makes no difference which of them attack, only what that costs.
 */
final class Affording implements Funds {
  private final Grounds grounds;
  private final Payment payment;
  private Optional<Boolean> asksWhatIsTapped = Optional.empty();
  private Optional<Map<Pair, Object>> sorts = Optional.empty();

  Affording(Grounds grounds, Payment payment) {
    this.grounds = grounds;
    this.payment = payment;
  }

  @Override
  public boolean cover(Attack attack) {
    var paying = new DeclareAttackers(attack, List.of(), payment, List.of());
    return Rule508_1j.isPayable(grounds, paying, Rule508_1h.total(grounds, paying));
  }

  @Override
  public boolean mayCoverMoreThan(Attack attack) {
    return cover(attack) || asksWhatIsTapped();
  }

  private boolean asksWhatIsTapped() {
    if (asksWhatIsTapped.isEmpty()) {
      asksWhatIsTapped =
          Optional.of(
              grounds.inForce().effects().stream()
                  .anyMatch(one ->
                      Mentions.mentions(
                          one.stated().effect(),
                          new Filter.IsTapped()::equals,
                          Affording::isCostOfTapping)));
    }
    return asksWhatIsTapped.get();
  }

  /** Untapped permanents are tapped: of those there are fewer, the more creatures attack. */
  private static boolean isCostOfTapping(Object words) {
    return words instanceof Cost.Tap(Amount.Constant _, var _);
  }

  /** Who pays it, and what. */
  @Override
  public Optional<Object> sortOf(Pair cost) {
    if (sorts.isEmpty()) {
      sorts = Optional.of(canAttackersHelpToPay() ? Map.of() : sorts());
    }
    return Optional.ofNullable(sorts.get().get(cost));
  }

  /** Whether creatures that don't attack could be used to pay, or for mana to pay with. */
  private boolean canAttackersHelpToPay() {
    Board board = grounds.board();
    return asksWhatIsTapped()
        || grounds.costs().stream().anyMatch(cost -> !cost.price().permanents().isEmpty())
        || Rule506_2b.attackingPlayers(board).stream()
            .flatMap(player ->
                Rule508_1i.activations(grounds.inForce(), board, player, Attack.NONE).stream())
            .anyMatch(activation -> grounds.creatures().contains(activation.permanent()));
  }

  private Map<Pair, Object> sorts() {
    var prices = new HashMap<Pair, List<Object>>();
    for (CostToAttack cost : grounds.costs()) {
      for (Id target : cost.targets()) {
        prices
            .computeIfAbsent(
                new Pair(cost.creature(), target),
                pair ->
                    new ArrayList<>(
                        List.of(
                            grounds.board().permanent(pair.creature()).orElseThrow().controller())))
            .add(cost.price());
      }
    }
    return Map.copyOf(prices);
  }
}
