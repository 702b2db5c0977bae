package casebook.engine.payment;

import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Whom;
import casebook.engine.mana.Mana;
import casebook.engine.ruling.Costs.CostItem;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Price.Action;
import casebook.engine.ruling.Price.OfPermanents;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What Ann pays for one cost with what she can activate (508.1h to 508.1j). */
final class SingleCost {
  private SingleCost() {}

  static Bill bill(
      Board board,
      Set<Id> attackers,
      String mana,
      List<OfPermanents> parts,
      List<ManaActivation> activations) {
    var effect =
        new Effect.AttackCost(Filter.ANY, Whom.ANYTHING, new Cost.Exert(), Condition.ALWAYS);
    var item =
        new CostItem(
            id("a"),
            Optional.of(id("bob")),
            new Stated(Source.named("toll"), "", effect),
            new Price(Mana.of(mana), 0, 0, 0, 0, parts),
            true);
    return Bill.of(
        new Means(board, id("ann"), attackers, activations, false, true), List.of(item), List.of());
  }

  static OfPermanents part(Action action, int count, String... from) {
    return new OfPermanents(action, count, Filter.ANY, ids(from), Optional.empty());
  }
}
