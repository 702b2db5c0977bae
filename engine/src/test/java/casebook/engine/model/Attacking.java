package casebook.engine.model;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.board.Since;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Designation;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Period;
import casebook.engine.effect.Effect.Pretence;
import casebook.engine.move.Attack;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/** Who and what may attack and be attacked on a board: 506.2, 508.1a, 508.1b and 508.1c. */
final class Attacking {
  private final Board board;
  private final List<Statement> statements;
  private final List<Id> defendingPlayers;
  private final List<Id> creatures;
  private final List<Id> attackable;

  Attacking(Board board, List<Statement> statements) {
    this.board = board;
    this.statements = statements;
    defendingPlayers = defendingPlayers(board);
    creatures =
        board.phasedIn().stream()
            .filter(one -> one.isCreature() && players(board).contains(one.controller()))
            .map(Permanent::id)
            .toList();
    attackable = findAttackable();
  }

  /** 506.2, 506.2b: the active player, or in shared team turns everybody of that player's team. */
  static List<Id> players(Board board) {
    Optional<String> team = board.player(board.activePlayer()).team();
    return board.players().values().stream()
        .filter(player ->
            player.id().equals(board.activePlayer())
                || (board.options().sharedTeamTurns() && player.team().equals(team)))
        .map(Player::id)
        .toList();
  }

  /** The creatures that the attacking players control, able to attack or not. */
  List<Id> creatures() {
    return creatures;
  }

  /** What may be attacked at all. */
  List<Id> attackable() {
    return attackable;
  }

  /** Every attack that obeys 508.1a to 508.1c, costs aside. */
  List<Attack> unrestricted() {
    return everyAttack().stream().filter(this::obeysRestrictions).toList();
  }

  /** 801.3: by creatures within whose controller's range the attacked player is. */
  boolean canBeAttacked(Id creature, Id target) {
    if (!attackable.contains(target)) {
      return false;
    }
    Id controller = board.permanent(creature).orElseThrow().controller();
    return inRange(board, controller, attackedPlayer(target));
  }

  private Id attackedPlayer(Id target) {
    if (board.isPlayer(target)) {
      return target;
    }
    Permanent permanent = board.permanent(target).orElseThrow();
    return permanent.isBattle() ? permanent.protector().orElseThrow() : permanent.controller();
  }

  /** 801.2: whether a player sits within another's range. */
  private static boolean inRange(Board board, Id of, Id player) {
    var seats = new ArrayList<>(board.players().keySet());
    int clockwise = Math.floorMod(seats.indexOf(player) - seats.indexOf(of), seats.size());
    int away = Math.min(clockwise, seats.size() - clockwise);
    return away <= board.options().rangeOfInfluence().orElse(away);
  }

  boolean canBeChosen(Id creature, Id target) {
    Optional<Permanent> chosen = board.permanent(creature);
    return chosen.isPresent()
        && chosen.get().isCreature()
        && players(board).contains(chosen.get().controller())
        && !chosen.get().tapped()
        && !chosen.get().isBattle()
        && (chosen.get().since() == Since.TURN_BEGAN
            || hasKeyword(creature, "haste")
            || asThough(Pretence.HASTE, creature, target));
  }

  private boolean hasKeyword(Id permanent, String keyword) {
    return statements.stream().anyMatch(one -> one.reading().hasKeyword(permanent, keyword));
  }

  private boolean asThough(Pretence pretence, Id creature, Id target) {
    return statements.stream()
        .anyMatch(one ->
            one.effect() instanceof Effect.AsThough(var who, var what, var whom, var when)
                && what == pretence
                && one.reading().of(Attack.NONE, creature, target).means(who, creature)
                && one.reading().of(Attack.NONE, creature, target).means(whom, target)
                && one.reading().of(Attack.NONE, creature, target).holds(when));
  }

  /** 506.2, 506.2a, 801.3, 802, 803 and 805.10a; everybody on its boards is in the game. */
  private static List<Id> defendingPlayers(Board board) {
    var seats = new ArrayList<>(board.players().keySet());
    int seat = seats.indexOf(board.activePlayer());
    var opponents = new ArrayList<Id>();
    for (int other = 0; other < seats.size(); other++) {
      Id opponent = seats.get(other);
      boolean reached = players(board).stream().anyMatch(one -> inRange(board, one, opponent));
      boolean team =
          board.player(seats.get(seat)).team().isPresent()
              && board.player(seats.get(seat)).team().equals(board.player(seats.get(other)).team());
      if (other != seat && !team && reached) {
        opponents.add(seats.get(other));
      }
    }
    if (board.options().sharedTeamTurns()) {
      return opponents;
    }
    Id left = seats.get((seat + 1) % seats.size());
    Id right = seats.get((seat + seats.size() - 1) % seats.size());
    return switch (board.options().attack()) {
      case MULTIPLE -> opponents;
      case LEFT -> opponents.contains(left) ? List.of(left) : List.of();
      case RIGHT -> opponents.contains(right) ? List.of(right) : List.of();
      case SINGLE ->
          opponents.stream().filter(board.combat().defending().orElseThrow()::equals).toList();
    };
  }

  private List<Id> findAttackable() {
    var targets = new ArrayList<>(defendingPlayers);
    for (Permanent permanent : board.phasedIn()) {
      boolean planeswalker =
          permanent.isPlaneswalker() && defendingPlayers.contains(permanent.controller());
      boolean battle =
          permanent.isBattle()
              && permanent.protector().isPresent()
              && defendingPlayers.contains(permanent.protector().get());
      if (planeswalker || battle) {
        targets.add(permanent.id());
      }
    }
    return targets;
  }

  /** A question about a creature and what it attacks. */
  interface PairTest {
    boolean test(Id creature, Id target);
  }

  static boolean each(Attack attack, PairTest test) {
    return attack.targets().entrySet().stream()
        .allMatch(pair -> test.test(pair.getKey(), pair.getValue()));
  }

  private List<Attack> everyAttack() {
    List<Attack> attacks = List.of(Attack.NONE);
    for (Id creature : creatures) {
      var more = new ArrayList<>(attacks);
      for (Id target : attackable) {
        if (canBeAttacked(creature, target) && canBeChosen(creature, target)) {
          for (Attack attack : attacks) {
            var targets = new LinkedHashMap<>(attack.targets());
            targets.put(creature, target);
            more.add(Attack.of(targets));
          }
        }
      }
      attacks = more;
    }
    return attacks;
  }

  boolean obeysRestrictions(Attack attack) {
    return statements.stream().noneMatch(statement -> disobeys(attack, statement))
        && attack.attackers().stream()
            .noneMatch(
                creature -> board.permanent(creature).orElseThrow().is(Designation.DETAINED));
  }

  private boolean disobeys(Attack attack, Statement statement) {
    return switch (statement.effect()) {
      case Effect.CantAttack(var who, var whom, var when) ->
          !each(
              attack,
              (creature, target) -> {
                Reading reading = statement.reading().of(attack, creature, target);
                return !(reading.means(who, creature)
                    && reading.means(whom, target)
                    && reading.holds(when));
              });
      case Effect.Detained(var who) ->
          attack.attackers().stream()
              .anyMatch(creature -> statement.designates(who, Condition.ALWAYS, creature));
      case Effect.Keyword(var name, var _) ->
          name.equalsIgnoreCase("defender")
              && statement.reading().self().isPresent()
              && attack.isAttacker(statement.reading().self().get())
              && !asThough(
                  Pretence.NO_DEFENDER,
                  statement.reading().self().get(),
                  attack.targetOf(statement.reading().self().get()).orElseThrow());
      case Effect.AtMost atMost -> exceeds(attack, statement, atMost);
      case Effect.Requiring _,
          Effect.Costing _,
          Effect.Permitting _,
          Effect.OfAbilities _,
          Effect.OfCharacteristics _,
          Effect.Attaching _,
          Effect.Happening _,
          Effect.MakingMana _,
          Effect.ChangingMana _,
          Effect.LimitingPayment _,
          Effect.Scheduling _ ->
          false;
    };
  }

  /** A limit for a turn is used up by every creature that attacked in it, however often. */
  private boolean exceeds(Attack attack, Statement statement, Effect.AtMost limit) {
    if (!statement.reading().of(attack).holds(limit.when())) {
      return false;
    }
    var counted = new HashSet<Id>();
    if (limit.period() == Period.TURN) {
      for (Permanent permanent : board.permanents().values()) {
        for (Id attacked : permanent.attackedThisTurn()) {
          Reading reading = statement.reading().of(attack, permanent.id(), attacked);
          Permanent last = reading.board().permanents().getOrDefault(permanent.id(), permanent);
          if (reading.means(limit.who(), last) && reading.means(limit.whom(), attacked)) {
            counted.add(permanent.id());
          }
        }
      }
    }
    int before = counted.size();
    attack
        .targets()
        .forEach((creature, target) -> {
          Reading reading = statement.reading().of(attack, creature, target);
          if (reading.means(limit.who(), creature) && reading.means(limit.whom(), target)) {
            counted.add(creature);
          }
        });
    return counted.size() > before
        && counted.size() > statement.reading().of(attack).value(limit.count());
  }
}
