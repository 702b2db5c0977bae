package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.ruling.Excuse;
import casebook.engine.ruling.RequirementItem;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Requirements in the ledger of a ruling (508.1d). */
final class AlikeItems implements Alike<RequirementItem> {

  /**
   * @param excuse the kind of the excuse, with what states it
   */
  private record Kind(
      Said said,
      Set<Id> targets,
      boolean anything,
      boolean obeyed,
      Optional<List<Object>> excuse) {}

  @Override
  public Optional<Id> creature(RequirementItem item) {
    return item.creature().filter(Id::isOfStack);
  }

  @Override
  public Object kind(Id creature, RequirementItem item) {
    return new Kind(
        Said.of(creature, item.stated()),
        item.targets(),
        item.anything(),
        item.obeyed(),
        item.excuse().map(excuse -> kind(creature, excuse)));
  }

  private static List<Object> kind(Id creature, Excuse excuse) {
    return switch (excuse) {
      case Excuse.CostsToAttack(var costs) ->
          List.of(Excuse.CostsToAttack.class, Said.all(creature, costs));
      case Excuse.NotChoosable(var reason) -> List.of(reason.getClass());
      case Excuse.NothingThere() -> List.of(Excuse.NothingThere.class);
      case Excuse.Restricted(var restrictions) ->
          List.of(Excuse.Restricted.class, Said.all(creature, restrictions));
    };
  }

  @Override
  public RequirementItem times(RequirementItem first, int creatures) {
    return first.times(creatures);
  }
}
