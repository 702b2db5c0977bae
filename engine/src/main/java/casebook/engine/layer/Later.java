package casebook.engine.layer;

import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.ruling.Layer;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * A board that was worked out, later in the combat phase. That creatures attack or have become
 * tapped changes nothing of what permanents are unless an effect asks for it. Where one may, or
 * where anything else has happened, the board is worked out again.
 */
final class Later {
  private Later() {}

  static Worked of(Worked before, Board later) {
    boolean same =
        hasOnlyAttacked(before.board(), later)
            && isIndependent(before.before())
            && isIndependent(before.sentences());
    return same
        ? new Worked(
            later,
            before.before(),
            before.sentences(),
            before.keywords(),
            before.applied(),
            before.made(),
            before.open(),
            before.resolved(),
            before.circle(),
            before.untried())
        : Layers.on(later);
  }

  /** Whether all that has happened is that creatures attack and permanents have become tapped. */
  private static boolean hasOnlyAttacked(Board before, Board later) {
    boolean same =
        before.players().equals(later.players())
            && before.activePlayer().equals(later.activePlayer())
            && before.options().equals(later.options())
            && before.effects().equals(later.effects())
            && before.precedences().equals(later.precedences())
            && before.turn().saidCombat().equals(later.turn().saidCombat())
            && before.turn().facts().equals(later.turn().facts())
            && before.permanents().size() == later.permanents().size();
    if (!same) {
      return false;
    }
    for (Permanent now : later.permanents().values()) {
      Permanent then = before.permanents().get(now.id());
      if (then == null || !(now.equals(then) || like(now, then).equals(then))) {
        return false;
      }
    }
    return true;
  }

  /** The one permanent, tapped and declared as the other. */
  private static Permanent like(Permanent one, Permanent other) {
    return one.change().tapped(other.tapped()).attackedThisTurn(other.attackedThisTurn()).build();
  }

  private static boolean isIndependent(List<Held> sentences) {
    Set<Effect> lookedAt = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Held sentence : sentences) {
      for (Effect effect : sentence.effects()) {
        if (!lookedAt.add(effect)) {
          continue;
        }
        boolean changes = Layer.of(effect).isPresent() || effect instanceof Effect.Goaded;
        if (changes && Mentions.mentions(effect, Later::mayChange, Ability.class::isInstance)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether a term may mean something else once creatures attack or permanents are tapped. */
  private static boolean mayChange(Object term) {
    return switch (term) {
      case Filter filter -> !isSteady(filter);
      case Condition condition -> !isSteady(condition);
      case Amount amount -> !isSteady(amount);
      case Players players -> !isSteady(players);
      default -> false;
    };
  }

  private static boolean isSteady(Filter filter) {
    return switch (filter) {
      case Filter.Any _,
          Filter.Self _,
          Filter.Attached _,
          Filter.Affected _,
          Filter.Target _,
          Filter.InQuestion _,
          Filter.Both _,
          Filter.Either _,
          Filter.Not _,
          Filter.HasType _,
          Filter.HasSubtype _,
          Filter.HasSupertype _,
          Filter.HasColor _,
          Filter.IsMulticolored _,
          Filter.IsColorless _,
          Filter.HasChosen _,
          Filter.HasKeyword _,
          Filter.Named _,
          Filter.SharesName _,
          Filter.SharesCreatureType _,
          Filter.ControlledBy _,
          Filter.OwnedBy _,
          Filter.PowerIs _,
          Filter.ToughnessIs _,
          Filter.BasePowerIs _,
          Filter.BaseToughnessIs _,
          Filter.ManaValueIs _,
          Filter.HasCounters _,
          Filter.IsToken _,
          Filter.HasPower _,
          Filter.AttachedTo _,
          Filter.HasAttached _,
          Filter.IsEnchanted _,
          Filter.IsEquipped _,
          Filter.IsModified _ ->
          true;
      default -> false;
    };
  }

  private static boolean isSteady(Condition condition) {
    return switch (condition) {
      case Condition.Always _,
          Condition.Not _,
          Condition.Both _,
          Condition.Either _,
          Condition.Compare _,
          Condition.Exists _,
          Condition.ExistsPlayer _,
          Condition.Lasts _,
          Condition.ChosenMode _ ->
          true;
      default -> false;
    };
  }

  private static boolean isSteady(Amount amount) {
    return switch (amount) {
      case Amount.Constant _,
          Amount.CountOf _,
          Amount.CountersOn _,
          Amount.PowerOf _,
          Amount.ToughnessOf _,
          Amount.ManaValueOf _,
          Amount.TotalPowerOf _,
          Amount.ColorsAmong _,
          Amount.SymbolsIn _,
          Amount.ChosenNumber _,
          Amount.BasicLandTypes _,
          Amount.Devotion _,
          Amount.Sum _,
          Amount.Times _ ->
          true;
      default -> false;
    };
  }

  private static boolean isSteady(Players players) {
    return switch (players) {
      case Players.Anyone _,
          Players.You _,
          Players.Opponent _,
          Players.ActivePlayer _,
          Players.Affected _,
          Players.ChosenPlayer _,
          Players.EnchantedPlayer _,
          Players.ControllerOf _,
          Players.OwnerOf _,
          Players.Both _,
          Players.Either _,
          Players.Not _,
          Players.OpponentOf _,
          Players.Controls _ ->
          true;
      default -> false;
    };
  }
}
