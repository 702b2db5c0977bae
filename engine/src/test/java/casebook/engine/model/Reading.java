package casebook.engine.model;

import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.Chosen;
import casebook.engine.board.Direction;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.board.Since;
import casebook.engine.board.SubtypeSet;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.move.Attack;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The words of one text, read of one attack that is thought of as declared.
 *
 * @param keywords the keyword abilities that each permanent has, in lower case
 * @param self the object whose text it is
 * @param you its controller
 * @param affected what it calls "target …" or "that …"
 * @param creature the creature in question, where the text is read of one creature
 * @param target what that creature attacks
 */
record Reading(
    Board board,
    Map<Id, Set<String>> keywords,
    Optional<Id> self,
    Optional<Id> you,
    Set<Id> affected,
    Chosen chosen,
    Optional<Id> creature,
    Optional<Id> target,
    Attack attack) {

  /** The words of an object where no creature is declared. */
  static Reading on(
      Board board, Optional<Id> self, Optional<Id> you, Set<Id> affected, Chosen chosen) {
    return new Reading(
        board,
        Map.of(),
        self,
        you,
        affected,
        chosen,
        Optional.empty(),
        Optional.empty(),
        Attack.NONE);
  }

  /** The same words once it is known which creatures effects goad. */
  Reading goading(Map<Id, Set<Id>> goads) {
    Board goaded = board;
    for (Map.Entry<Id, Set<Id>> one : goads.entrySet()) {
      var players = new LinkedHashSet<>(one.getValue());
      Permanent creature = board.permanent(one.getKey()).orElseThrow();
      players.addAll(creature.goadedBy());
      goaded = goaded.with(creature.change().goadedNow(players).build());
    }
    return new Reading(goaded, keywords, self, you, affected, chosen, creature, target, attack);
  }

  /** The same words once it is known which keyword abilities there are. */
  Reading knowing(Map<Id, Set<String>> now) {
    return new Reading(board, now, self, you, affected, chosen, creature, target, attack);
  }

  /** The same words, read of an attack. */
  Reading of(Attack declared) {
    return new Reading(
        board, keywords, self, you, affected, chosen, Optional.empty(), Optional.empty(), declared);
  }

  /** The same words, read of one creature of an attack and of what it attacks. */
  Reading of(Attack declared, Id questioned, Id attacked) {
    return new Reading(
        board,
        keywords,
        self,
        you,
        affected,
        chosen,
        Optional.of(questioned),
        Optional.of(attacked),
        declared);
  }

  /** Whether a duration isn't over, whatever else a condition asks. */
  boolean lasts(Condition when) {
    return switch (when) {
      case Condition.Lasts _ -> holds(when);
      case Condition.Both(var all) -> all.stream().allMatch(this::lasts);
      default -> true;
    };
  }

  boolean means(Filter filter, Id permanent) {
    return board.permanent(permanent).isPresent()
        && means(filter, board.permanent(permanent).get());
  }

  boolean means(Filter filter, Permanent permanent) {
    boolean protectedWithin =
        permanent.isBattle() && permanent.protector().filter(this::isWithinRange).isPresent();
    if (!isWithinRange(permanent.controller()) && !protectedWithin) {
      return false;
    }
    var traits = permanent.characteristics();
    return switch (filter) {
      case Filter.Any() -> true;
      case Filter.Self() -> Optional.of(permanent.id()).equals(self);
      case Filter.Attached() ->
          object().isPresent() && object().get().attachedTo().equals(Optional.of(permanent.id()));
      case Filter.Affected() -> affected.contains(permanent.id());
      case Filter.Target(var number, var _) -> {
        var objects = affected.stream().filter(id -> !board.isPlayer(id)).toList();
        yield objects.indexOf(permanent.id()) == (objects.size() == 1 ? 0 : number - 1);
      }
      case Filter.InQuestion() -> creature.equals(Optional.of(permanent.id()));
      case Filter.Both(var all) -> all.stream().allMatch(one -> means(one, permanent));
      case Filter.Either(var any) -> any.stream().anyMatch(one -> means(one, permanent));
      case Filter.Not(var not) -> !means(not, permanent);
      case Filter.HasType(var type) -> traits.hasType(type);
      case Filter.HasSubtype(var subtype) -> traits.hasSubtype(subtype);
      case Filter.HasSupertype(var supertype) -> traits.hasSupertype(supertype);
      case Filter.HasColor(var color) -> traits.colors().contains(color);
      case Filter.IsMulticolored() -> traits.colors().size() >= 2;
      case Filter.IsColorless() -> traits.colors().isEmpty();
      case Filter.HasChosen(var choice) ->
          switch (choice) {
            case COLOR ->
                chosen.color().isPresent() && traits.colors().contains(chosen.color().get());
            case TYPE ->
                chosen.type().isPresent()
                    && (traits.hasType(chosen.type().get())
                        || traits.hasSubtype(chosen.type().get()));
            case NAME, COPIED ->
                chosen.card().isPresent() && traits.name().equalsIgnoreCase(chosen.card().get());
          };
      case Filter.HasKeyword(var keyword) -> hasKeyword(permanent.id(), keyword);
      case Filter.Named(var name) -> traits.name().equalsIgnoreCase(name);
      case Filter.SharesName(Filter.Self _) ->
          object().isPresent()
              && object().get().characteristics().name().equalsIgnoreCase(traits.name());
      case Filter.SharesName(var whose) ->
          board.permanents().values().stream()
              .filter(one -> means(whose, one))
              .anyMatch(one -> one.characteristics().name().equalsIgnoreCase(traits.name()));
      case Filter.SharesCreatureType(var whose) ->
          (whose instanceof Filter.Self
                  ? object().stream()
                  : board.permanents().values().stream().filter(one -> means(whose, one)))
              .anyMatch(one -> shareCreatureType(one.characteristics(), traits));
      case Filter.ControlledBy(var players) -> means(players, permanent.controller());
      case Filter.OwnedBy(var players) -> means(players, permanent.owner());
      case Filter.PowerIs(var relation, var amount) ->
          traits.power().isPresent() && relation.holds(traits.power().getAsInt(), value(amount));
      case Filter.ToughnessIs(var relation, var amount) ->
          traits.toughness().isPresent()
              && relation.holds(traits.toughness().getAsInt(), value(amount));
      case Filter.BasePowerIs(var relation, var amount) ->
          permanent.base().power().isPresent()
              && relation.holds(permanent.base().power().getAsInt(), value(amount));
      case Filter.BaseToughnessIs(var relation, var amount) ->
          permanent.base().toughness().isPresent()
              && relation.holds(permanent.base().toughness().getAsInt(), value(amount));
      case Filter.PowerToToughnessIs(var relation) ->
          traits.power().isPresent()
              && traits.toughness().isPresent()
              && relation.holds(traits.power().getAsInt(), traits.toughness().getAsInt());
      case Filter.ManaValueIs(var relation, var amount) ->
          relation.holds(traits.manaValue(), value(amount));
      case Filter.HasCounters(var kind, var relation, var amount) ->
          relation.holds(Amounts.counters(permanent, kind), value(amount));
      case Filter.IsTapped() -> permanent.tapped();
      case Filter.IsToken() -> permanent.token();
      case Filter.HasPower() -> permanent.characteristics().power().isPresent();
      case Filter.AttachedTo(var holder) ->
          permanent.attachedTo().isPresent()
              && board.permanent(permanent.attachedTo().get()).isPresent()
              && means(holder, board.permanent(permanent.attachedTo().get()).get());
      case Filter.PairedWith(var creature) ->
          permanent
              .pairedWith()
              .flatMap(board::permanent)
              .filter(one -> !one.phasedOut() && one.isCreature() && permanent.isCreature())
              .filter(one -> one.controller().equals(permanent.controller()))
              .filter(one -> means(creature, one))
              .isPresent();
      case Filter.HasAttached(var attachment) ->
          board.phasedIn().stream()
              .anyMatch(one ->
                  one.attachedTo().equals(Optional.of(permanent.id())) && means(attachment, one));
      case Filter.IsEnchanted(var by) -> isAttachedBy(permanent, "Aura", by);
      case Filter.IsEquipped(var by) -> isAttachedBy(permanent, "Equipment", by);
      case Filter.IsModified() ->
          Amounts.counters(permanent, "") > 0
              || isAttachedBy(permanent, "Equipment", Players.ANYONE)
              || board.phasedIn().stream()
                  .anyMatch(aura ->
                      aura.characteristics().hasSubtype("Aura")
                          && aura.attachedTo().equals(Optional.of(permanent.id()))
                          && aura.controller().equals(permanent.controller()));
      case Filter.IsGoaded() -> !permanent.goadedBy().isEmpty();
      case Filter.Is(var designation) -> permanent.is(designation);
      case Filter.AttackedLastTurn() -> permanent.attackedLastTurn();
      // While attackers are being declared none of them has been declared yet (508.1k).
      case Filter.AttackedThisTurn(), Filter.AttackedEarlierThisTurn() ->
          !permanent.attackedThisTurn().isEmpty();
      case Filter.CameThisTurn() -> permanent.since() == Since.THIS_TURN;
      case Filter.EnteredThisTurn() ->
          permanent.state().containsKey("enteredThisTurn")
              ? permanent.state().get("enteredThisTurn").amount() > 0
              : permanent.since() == Since.THIS_TURN;
      // Nothing is attacking yet while attackers are being declared (508.1k).
      case Filter.IsAttacking(var _) -> false;
      case Filter.HasFact(var name) -> Amounts.fact(permanent.state(), name) > 0;
    };
  }

  /** 801.2, 801.10 and 801.11: a text neither affects nor sees what is further away. */
  private boolean isWithinRange(Id player) {
    if (board.options().rangeOfInfluence().isEmpty() || you.isEmpty()) {
      return true;
    }
    var seats = new ArrayList<Id>();
    for (Player each : board.players().values()) {
      if (each.inGame()) {
        seats.add(each.id());
      }
    }
    int clockwise = Math.floorMod(seats.indexOf(player) - seats.indexOf(you.get()), seats.size());
    return Math.min(clockwise, seats.size() - clockwise)
        <= board.options().rangeOfInfluence().getAsInt();
  }

  boolean means(Players players, Id player) {
    if (!isWithinRange(player)) {
      return false;
    }
    Player who = board.player(player);
    return switch (players) {
      case Players.Anyone() -> true;
      case Players.You() -> you.equals(Optional.of(player));
      case Players.Opponent() -> you.isPresent() && board.areOpponents(you.get(), player);
      case Players.ActivePlayer() -> board.activePlayer().equals(player);
      case Players.DefendingPlayer() -> defendingPlayer().equals(Optional.of(player));
      case Players.Affected(), Players.ChosenPlayer() ->
          affected.stream().anyMatch(board::isPlayer)
              ? affected.contains(player)
              : chosen.player().equals(Optional.of(player));
      case Players.EnchantedPlayer() ->
          object().isPresent() && object().get().attachedTo().equals(Optional.of(player));
      case Players.ControllerOf(var filter) ->
          matching(filter).stream().anyMatch(one -> one.controller().equals(player));
      case Players.OwnerOf(var filter) ->
          matching(filter).stream().anyMatch(one -> one.owner().equals(player));
      case Players.ProtectorOf(var filter) ->
          matching(filter).stream().anyMatch(one -> one.protector().equals(Optional.of(player)));
      case Players.Both(var all) -> all.stream().allMatch(one -> means(one, player));
      case Players.Either(var any) -> any.stream().anyMatch(one -> means(one, player));
      case Players.Not(var not) -> !means(not, player);
      case Players.IsMonarch() -> who.monarch();
      case Players.HasInitiative() -> who.initiative();
      case Players.HasCitysBlessing() -> who.citysBlessing();
      case Players.OpponentOf(var other) ->
          board.players().values().stream()
              .filter(one -> one.inGame() && means(other, one.id()))
              .anyMatch(one -> board.areOpponents(one.id(), player));
      case Players.IsBeingAttacked() ->
          board.combat().attacking().containsValue(Optional.of(player));
      case Players.IsPoisoned() -> who.poison() >= 1;
      case Players.AttackedYouLastTurn() ->
          you.isPresent() && who.attackedLastTurn().contains(you.get());
      case Players.AlreadyAttackedThisTurn() ->
          creature.isPresent()
              && board.permanent(creature.get()).isPresent()
              && board.permanent(creature.get()).get().attackedThisTurn().contains(player);
      case Players.AttackedThisTurn() ->
          attackedThisTurn().stream()
              .map(Permanent::controller)
              .map(of -> Attacking.players(board).contains(of) ? of : board.activePlayer())
              .anyMatch(player::equals);
      case Players.NearestInChosenDirection() ->
          chosen.direction().isPresent()
              && nearestOpponent(chosen.direction().get()).equals(Optional.of(player));
      case Players.Has(var amount, var relation, var other) ->
          relation.holds(Amounts.ofPlayer(who, amount), value(other));
      case Players.Controls(var what, var relation, var count) ->
          relation.holds(
              (int) matching(what).stream().filter(one -> one.controller().equals(player)).count(),
              value(count));
      case Players.HasMost(var amount) ->
          board.players().values().stream()
              .filter(other -> other.inGame() && isWithinRange(other.id()))
              .noneMatch(other -> Amounts.ofPlayer(other, amount) > Amounts.ofPlayer(who, amount));
      case Players.HasFact(var name) -> Amounts.fact(who.state(), name) > 0;
    };
  }

  boolean means(Whom whom, Id attacked) {
    return switch (whom) {
      case Whom.Anything() -> true;
      case Whom.ThePlayer(var players) -> board.isPlayer(attacked) && means(players, attacked);
      case Whom.ThePermanent(var filter) -> means(filter, attacked);
      case Whom.Either(var any) -> any.stream().anyMatch(one -> means(one, attacked));
      case Whom.Each(var each) -> means(each, attacked);
    };
  }

  int value(Amount amount) {
    return new Amounts(this).value(amount);
  }

  boolean holds(Condition condition) {
    return switch (condition) {
      case Condition.Always() -> true;
      case Condition.Not(var not) -> !holds(not);
      case Condition.FirstTime(var so) -> holds(so);
      case Condition.Both(var all) -> all.stream().allMatch(this::holds);
      case Condition.Either(var any) -> any.stream().anyMatch(this::holds);
      case Condition.Compare(var left, var relation, var right) ->
          relation.holds(value(left), value(right));
      case Condition.Exists(var filter) -> !matching(filter).isEmpty();
      case Condition.ExistsPlayer(var players) ->
          board.players().values().stream()
              .anyMatch(player -> player.inGame() && means(players, player.id()));
      case Condition.Attacked(var who, var atLeast) ->
          attackedThisTurn().stream().filter(one -> means(who, one)).count() >= value(atLeast);
      case Condition.AttackedEarlier(var who) ->
          attackedThisTurn().stream().anyMatch(one -> means(who, one));
      case Condition.TurnIs(var name) -> Amounts.fact(board.turn().facts(), name) > 0;
      case Condition.Attack(var who, var atLeast, var whom) ->
          attack.targets().entrySet().stream()
                  .filter(pair -> means(who, pair.getKey()) && means(whom, pair.getValue()))
                  .count()
              >= value(atLeast);
      case Condition.Stated _ -> false;
      case Condition.Lasts(var duration) ->
          switch (duration) {
            case ENDED_COMBAT -> false;
            case ADDED_COMBAT -> board.turn().combat() != 1;
            default -> true;
          };
      case Condition.ChosenMode(var mode) ->
          chosen.mode().isPresent() && chosen.mode().get().equalsIgnoreCase(mode);
      case Condition.AttacksAlone() ->
          creature.isPresent() && attack.attackers().equals(Set.of(creature.get()));
      case Condition.AttacksPlayerAlone() ->
          creature
              .flatMap(attack::targetOf)
              .filter(board::isPlayer)
              .filter(player -> Collections.frequency(attack.targets().values(), player) == 1)
              .isPresent();
    };
  }

  boolean hasKeyword(Id permanent, String keyword) {
    return keywords.getOrDefault(permanent, Set.of()).contains(keyword.toLowerCase(Locale.ROOT));
  }

  List<Permanent> matching(Filter filter) {
    return board.phasedIn().stream().filter(permanent -> means(filter, permanent)).toList();
  }

  private List<Permanent> attackedThisTurn() {
    return board.permanents().values().stream()
        .filter(one -> !one.attackedThisTurn().isEmpty())
        .toList();
  }

  private Optional<Permanent> object() {
    return self.flatMap(board::permanent);
  }

  private Optional<Id> defendingPlayer() {
    if (target.isEmpty() || board.isPlayer(target.get())) {
      return target;
    }
    Optional<Permanent> attacked = board.permanent(target.get());
    if (attacked.isEmpty()) {
      return Optional.empty();
    }
    return attacked.get().isBattle()
        ? attacked.get().protector()
        : Optional.of(attacked.get().controller());
  }

  private Optional<Id> nearestOpponent(Direction direction) {
    var seats = new ArrayList<Id>();
    for (Player player : board.players().values()) {
      if (player.inGame()) {
        seats.add(player.id());
      }
    }
    int seat = seats.indexOf(board.activePlayer());
    for (int away = 1; away < seats.size(); away++) {
      int other = direction == Direction.LEFT ? seat + away : seat - away;
      Id player = seats.get((other + seats.size()) % seats.size());
      if (board.areOpponents(board.activePlayer(), player)) {
        return Optional.of(player);
      }
    }
    return Optional.empty();
  }

  private boolean isAttachedBy(Permanent permanent, String subtype, Players by) {
    return board.phasedIn().stream()
        .filter(one -> one.characteristics().hasSubtype(subtype))
        .filter(one -> one.attachedTo().equals(Optional.of(permanent.id())))
        .anyMatch(one -> means(by, one.controller()));
  }

  /** Changelings have all of them, also those that nobody has named (702.73a). */
  private static boolean shareCreatureType(Characteristics one, Characteristics other) {
    var types = new HashSet<>(creatureTypes(one));
    types.retainAll(creatureTypes(other));
    boolean every = one.subtypes().contains(SubtypeSet.EVERY_CREATURE_TYPE);
    boolean otherEvery = other.subtypes().contains(SubtypeSet.EVERY_CREATURE_TYPE);
    return !types.isEmpty()
        || (every && !creatureTypes(other).isEmpty())
        || (otherEvery && !creatureTypes(one).isEmpty());
  }

  private static Set<String> creatureTypes(Characteristics traits) {
    return traits.subtypes().stream()
        .filter(one -> SubtypeSet.of(one) == SubtypeSet.CREATURE)
        .collect(Collectors.toSet());
  }
}
