package casebook.engine.meaning;

import casebook.engine.board.Fact;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;

/** Whether a permanent is one that a filter means, seen from a viewpoint. */
final class FilterMeaning {
  private static final String LEVEL = "level";

  private FilterMeaning() {}

  static boolean matches(Viewpoint view, Filter filter, Permanent permanent) {
    return switch (filter) {
      case Filter.Any() -> true;
      case Filter.Self() -> view.self().isPresent() && view.self().get().equals(permanent.id());
      case Filter.Attached() ->
          view.object().flatMap(Permanent::attachedTo).filter(permanent.id()::equals).isPresent();
      case Filter.Affected() -> view.affected().contains(permanent.id());
      case Filter.Target target -> isTarget(view, target, permanent.id());
      case Filter.InQuestion() ->
          view.question().filter(pair -> pair.creature().equals(permanent.id())).isPresent();
      case Filter.Both(var all) -> matchesEach(view, all, permanent);
      case Filter.Either(var any) -> matchesOne(view, any, permanent);
      case Filter.Not(var one) -> !matches(view, one, permanent);
      case Filter.HasType(var type) -> permanent.characteristics().hasType(type);
      case Filter.HasSubtype(var subtype) -> permanent.characteristics().hasSubtype(subtype);
      case Filter.HasSupertype(var supertype) ->
          permanent.characteristics().hasSupertype(supertype);
      case Filter.HasColor(var color) -> permanent.characteristics().colors().contains(color);
      case Filter.IsMulticolored() -> permanent.characteristics().colors().size() > 1;
      case Filter.IsColorless() -> permanent.characteristics().colors().isEmpty();
      case Filter.HasChosen(var choice) -> hasChosen(view, choice, permanent);
      case Filter.HasKeyword(var keyword) ->
          view.keywords()
              .getOrDefault(permanent.id(), Set.of())
              .contains(keyword.toLowerCase(Locale.ROOT));
      case Filter.Named(var name) -> permanent.characteristics().name().equalsIgnoreCase(name);
      case Filter.SharesName(var whose) when !whose.equals(Filter.SELF) ->
          view.matching(whose).stream().anyMatch(one -> haveSameName(one, permanent));
      case Filter.SharesName _ ->
          view.object().filter(self -> haveSameName(self, permanent)).isPresent();
      case Filter.SharesCreatureType(Filter.Self()) ->
          view.object().filter(self -> shareCreatureType(self, permanent)).isPresent();
      case Filter.SharesCreatureType(var whose) ->
          view.matching(whose).stream().anyMatch(one -> shareCreatureType(one, permanent));
      case Filter.ControlledBy(var players) -> view.is(players, permanent.controller());
      case Filter.OwnedBy(var players) -> view.is(players, permanent.owner());
      case Filter.PowerIs(var relation, var amount) ->
          compares(
              permanent.characteristics().power(), relation, AmountMeaning.value(view, amount));
      case Filter.ToughnessIs(var relation, var amount) ->
          compares(
              permanent.characteristics().toughness(), relation, AmountMeaning.value(view, amount));
      case Filter.BasePowerIs(var relation, var amount) ->
          compares(permanent.base().power(), relation, AmountMeaning.value(view, amount));
      case Filter.BaseToughnessIs(var relation, var amount) ->
          compares(permanent.base().toughness(), relation, AmountMeaning.value(view, amount));
      case Filter.PowerToToughnessIs(var relation) ->
          permanent.characteristics().toughness().isPresent()
              && compares(
                  permanent.characteristics().power(),
                  relation,
                  permanent.characteristics().toughness().getAsInt());
      case Filter.ManaValueIs(var relation, var amount) ->
          relation.holds(
              permanent.characteristics().manaValue(), AmountMeaning.value(view, amount));
      case Filter.HasCounters(var kind, var relation, var amount) ->
          relation.holds(counters(permanent, kind), AmountMeaning.value(view, amount));
      case Filter.IsTapped() -> permanent.tapped();
      case Filter.IsToken() -> permanent.token();
      case Filter.HasPower() -> permanent.characteristics().power().isPresent();
      case Filter.AttachedTo(var holder) ->
          permanent
              .attachedTo()
              .flatMap(view.board()::permanent)
              .filter(one -> matches(view, holder, one))
              .isPresent();
      case Filter.PairedWith(var creature) ->
          permanent
              .pairedWith()
              .flatMap(view.board()::permanent)
              .filter(one -> arePaired(permanent, one) && matches(view, creature, one))
              .isPresent();
      case Filter.HasAttached(var attachment) ->
          attached(view, permanent, one -> matches(view, attachment, one));
      case Filter.IsEnchanted(var by) -> hasAttached(view, permanent, "aura", by);
      case Filter.IsEquipped(var by) -> hasAttached(view, permanent, "equipment", by);
      case Filter.IsModified() -> isModified(view, permanent);
      case Filter.IsGoaded() -> !permanent.goadedBy().isEmpty();
      case Filter.Is(var designation) -> permanent.is(designation);
      case Filter.AttackedLastTurn() -> permanent.attackedLastTurn();
      case Filter.AttackedThisTurn() -> view.board().combat().timesDeclared(permanent) > 0;
      case Filter.AttackedEarlierThisTurn() -> !permanent.attackedThisTurn().isEmpty();
      case Filter.CameThisTurn() -> permanent.since() == Since.THIS_TURN;
      case Filter.EnteredThisTurn() ->
          Optional.ofNullable(permanent.state().get(Filter.EnteredThisTurn.FACT))
              .map(fact -> fact.amount() > 0)
              .orElse(permanent.since() == Since.THIS_TURN);
      case Filter.IsAttacking(var whom) ->
          view.board().combat().isAttacking(permanent.id())
              && view.board()
                  .combat()
                  .attacking()
                  .getOrDefault(permanent.id(), Optional.empty())
                  .filter(target -> view.covers(whom, target))
                  .isPresent();
      case Filter.HasFact(var name) ->
          permanent.state().containsKey(name) && permanent.state().get(name).amount() > 0;
    };
  }

  private static boolean matchesEach(Viewpoint view, List<Filter> filters, Permanent permanent) {
    for (Filter filter : filters) {
      if (!matches(view, filter, permanent)) {
        return false;
      }
    }
    return true;
  }

  private static boolean matchesOne(Viewpoint view, List<Filter> filters, Permanent permanent) {
    for (Filter filter : filters) {
      if (matches(view, filter, permanent)) {
        return true;
      }
    }
    return false;
  }

  /** How many counters of a kind, or of any kind where none is named, a permanent has. */
  static int counters(Permanent permanent, String kind) {
    return kind.isEmpty()
        ? permanent.counters().values().stream().mapToInt(Integer::intValue).sum()
        : Math.max(permanent.counters(kind), kind.equals(LEVEL) ? level(permanent) : 0);
  }

  /** The level of what has level counters (711), where a case states it as such. */
  private static int level(Permanent permanent) {
    return Optional.ofNullable(permanent.state().get(LEVEL)).map(Fact::amount).orElse(0);
  }

  private static boolean compares(OptionalInt left, Relation relation, int right) {
    return left.isPresent() && relation.holds(left.getAsInt(), right);
  }

  private static boolean hasChosen(Viewpoint view, Filter.Choice choice, Permanent permanent) {
    return switch (choice) {
      case COLOR ->
          view.chosen().color().filter(permanent.characteristics().colors()::contains).isPresent();
      case TYPE ->
          view.chosen()
              .type()
              .filter(type ->
                  permanent.characteristics().hasSubtype(type)
                      || permanent.characteristics().hasType(type))
              .isPresent();
      case NAME, COPIED ->
          view.chosen()
              .card()
              .filter(permanent.characteristics().name()::equalsIgnoreCase)
              .isPresent();
    };
  }

  private static boolean shareCreatureType(Permanent one, Permanent other) {
    return one.characteristics().sharesCreatureType(other.characteristics());
  }

  private static boolean haveSameName(Permanent one, Permanent other) {
    return one.characteristics().name().equalsIgnoreCase(other.characteristics().name());
  }

  private static boolean hasAttached(
      Viewpoint view, Permanent permanent, String subtype, Players by) {
    return attached(
        view,
        permanent,
        one -> one.characteristics().hasSubtype(subtype) && view.is(by, one.controller()));
  }

  /** 702.95e: what isn't a creature or is under another control isn't paired any more. */
  private static boolean arePaired(Permanent one, Permanent other) {
    return one.isCreature()
        && other.isCreature()
        && !other.phasedOut()
        && one.controller().equals(other.controller());
  }

  /** 700.9: a counter, an Equipment, or an Aura that the permanent's controller controls. */
  private static boolean isModified(Viewpoint view, Permanent permanent) {
    return counters(permanent, "") > 0
        || attached(
            view,
            permanent,
            one ->
                one.characteristics().hasSubtype("equipment")
                    || (one.characteristics().hasSubtype("aura")
                        && one.controller().equals(permanent.controller())));
  }

  /** Whether something that the text sees (801.11) is attached to a permanent. */
  private static boolean attached(Viewpoint view, Permanent permanent, Predicate<Permanent> which) {
    for (Map.Entry<Id, Permanent> entry : view.board().permanents().entrySet()) {
      Permanent other = entry.getValue();
      if (!other.phasedOut()
          && other.attachedTo().filter(permanent.id()::equals).isPresent()
          && view.reaches(other)
          && which.test(other)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isTarget(Viewpoint view, Filter.Target target, Id permanent) {
    List<Id> targets = view.affected().stream().filter(id -> !view.board().isPlayer(id)).toList();
    int place = targets.size() == 1 ? 0 : target.number() - 1;
    return place < targets.size() && targets.get(place).equals(permanent);
  }
}
