package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.force.CostToAttack;
import casebook.engine.force.Grounds;
import casebook.engine.force.InForce;
import casebook.engine.maximum.Funds;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.Payment;
import casebook.engine.rule506.Rule506_2b;
import casebook.engine.rule508.Rule508_1j.Payable;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Price.Action;
import casebook.engine.ruling.UnreadText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Which attacks a player can afford who pays as a declaration does (508.1h to 508.1j).
 *
 * <p>The more creatures attack, the fewer are left untapped (508.1f) to pay costs or to make mana.
 * So what can't be paid for some attackers can't be paid for more of them either, unless some text
 * asks what is tapped, or paying one cost brings in what another one takes: a card that was
 * returned to the hand can be discarded, and what was discarded or sacrificed can be exiled.
 */
public final class Affording implements Funds {
  private final Grounds grounds;
  private final Payment payment;
  private final Map<Attack, Boolean> covered = new HashMap<>();
  private final Set<UnreadText> open = new LinkedHashSet<>();
  private Optional<Boolean> asksWhatIsTapped = Optional.empty();
  private Optional<Set<Id>> helping = Optional.empty();
  private Optional<Map<Pair, Object>> sorts = Optional.empty();

  /** What a player can afford who pays as this declaration does. */
  public Affording(Grounds grounds, Payment payment) {
    this.grounds = grounds;
    this.payment = payment;
  }

  @Override
  public boolean cover(Attack attack) {
    return covered.computeIfAbsent(
        attack,
        _ -> {
          var paying = new DeclareAttackers(attack, List.of(), payment, List.of());
          Payable payable =
              Rule508_1j.payable(
                  grounds,
                  paying,
                  asksWhatIsTapped()
                      ? Rule508_1h.total(grounds, paying)
                      : Rule508_1h.totalWithoutTapping(grounds, paying));
          open.addAll(payable.open());
          return payable.isSure();
        });
  }

  /** Whether an attack was left out because nobody knows whether it can be paid. */
  boolean isOpen() {
    return !open.isEmpty();
  }

  /** The text for which that isn't known. */
  public List<UnreadText> open() {
    return List.copyOf(open);
  }

  @Override
  public boolean mayCoverAtLeast(Attack attack) {
    return cover(attack) || canPayingMoreBeEasier();
  }

  private boolean canPayingMoreBeEasier() {
    return asksWhatIsTapped()
        || isAnyPrice(price -> price.exile() > 0)
        || (isAnyPrice(price -> price.discard() > 0) && isAnyPrice(Affording::returnsToHand));
  }

  private boolean isAnyPrice(Predicate<Price> which) {
    return grounds.costs().stream().map(CostToAttack::price).anyMatch(which);
  }

  private static boolean returnsToHand(Price price) {
    return price.permanents().stream().anyMatch(one -> one.action() == Action.RETURN_TO_HAND);
  }

  /** Whether what is tapped as creatures attack can make a difference to what anything costs. */
  private boolean asksWhatIsTapped() {
    if (asksWhatIsTapped.isEmpty()) {
      asksWhatIsTapped =
          Optional.of(
              grounds.inForce().effects().stream()
                  .anyMatch(one ->
                      Mentions.mentions(
                          one.stated().effect(),
                          new Filter.IsTapped()::equals,
                          words -> isCostOfTapping(words) || isNoAttacker(one, words))));
    }
    return asksWhatIsTapped.get();
  }

  /** The more creatures attack, the fewer untapped permanents are left to tap. */
  private static boolean isCostOfTapping(Object words) {
    return words instanceof Cost.Tap(Amount.Constant _, var _);
  }

  /** Whether words are about the object of an effect, which is none of the creatures. */
  private boolean isNoAttacker(InForce.Effective effective, Object words) {
    return words instanceof Filter.Both(var all)
        && all.contains(Filter.SELF)
        && effective.view().self().filter(grounds.creatures()::contains).isEmpty();
  }

  /** Who pays it, and what; a creature that could help to pay is of a sort of its own. */
  @Override
  public Optional<Object> sortOf(Pair cost) {
    if (sorts.isEmpty()) {
      sorts = Optional.of(canPayingMoreBeEasier() ? Map.of() : sorts());
    }
    return Optional.ofNullable(sorts.get().get(cost));
  }

  @Override
  public boolean mayHelp(Id creature) {
    return canPayingMoreBeEasier() || helping().contains(creature);
  }

  private Map<Pair, Object> sorts() {
    var sorts = new HashMap<Pair, List<Object>>();
    for (CostToAttack cost : grounds.costs()) {
      Id creature = cost.creature();
      Id apart =
          helping().contains(creature)
              ? creature
              : grounds.board().permanent(creature).orElseThrow().controller();
      for (Id target : cost.targets()) {
        sorts
            .computeIfAbsent(new Pair(creature, target), _ -> new ArrayList<>(List.of(apart)))
            .add(cost.price());
      }
    }
    return Map.copyOf(sorts);
  }

  /** The permanents that can be used to pay, or for mana to pay with. */
  private Set<Id> helping() {
    if (helping.isEmpty()) {
      helping = Optional.of(findHelping());
    }
    return helping.get();
  }

  private Set<Id> findHelping() {
    Board board = grounds.board();
    var helping = new HashSet<Id>();
    for (CostToAttack cost : grounds.costs()) {
      cost.price().permanents().forEach(one -> helping.addAll(one.from()));
    }
    for (Id player : Rule506_2b.attackingPlayers(board)) {
      Rule508_1i.activations(grounds.inForce(), board, player, Attack.NONE)
          .forEach(activation -> {
            helping.add(activation.permanent());
            activation.also().permanents().forEach(one -> helping.addAll(one.from()));
          });
    }
    return helping;
  }
}
