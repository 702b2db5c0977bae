package casebook.engine.board;

import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/**
 * The whole table at one moment.
 *
 * @param players in turn order, at least two
 * @param permanents on the battlefield, in board order; phased-out ones too (702.26)
 * @param chooser the player who chooses how creatures attack, where an effect says that it is
 *     someone else than the attacking player
 * @param precedences what came before what, where it is assumed (613.7)
 */
public record Board(
    SequencedMap<Id, Player> players,
    Id activePlayer,
    Options options,
    SequencedMap<Id, Permanent> permanents,
    List<EffectInForce> effects,
    Turn turn,
    Optional<Id> chooser,
    Combat combat,
    List<Precedence> precedences) {

  public Board {
    Cancellation.check();
    boolean areLookedAt = players instanceof ById<Player> && permanents instanceof ById<Permanent>;
    players = ById.of(players);
    permanents = ById.of(permanents);
    effects = List.copyOf(effects);
    precedences = List.copyOf(precedences);
    if (players.size() < 2) {
      throw new IllegalArgumentException("a game has at least two players");
    }
    if (!players.containsKey(activePlayer)) {
      throw new IllegalArgumentException("the active player is one of the players");
    }
    for (Id id : players.keySet()) {
      if (!areLookedAt && permanents.containsKey(id)) {
        throw new IllegalArgumentException("a player and a permanent are both called " + id);
      }
    }
  }

  /**
   * A board at the start of combat, out of its parts. What attacked in the turn's earlier combats
   * was declared by its controller, or by the active player if it has come to a nonactive one.
   */
  public static Board of(
      Collection<Player> players,
      Id activePlayer,
      Options options,
      Collection<Permanent> permanents,
      List<EffectInForce> effects,
      Turn turn,
      Optional<Id> chooser) {
    var byId = new LinkedHashMap<Id, Player>();
    players.forEach(player -> byId.put(player.id(), player));
    var onBattlefield = new LinkedHashMap<Id, Permanent>();
    permanents.forEach(permanent -> onBattlefield.put(permanent.id(), permanent));
    var board =
        new Board(
            byId,
            activePlayer,
            options,
            onBattlefield,
            effects,
            turn,
            chooser,
            Combat.NOT_BEGUN,
            List.of());
    return board.with(
        turn.attackedBy(board.attackedEarlierThisTurn().stream().map(board::declaredBy).toList()));
  }

  private Id declaredBy(Permanent attacker) {
    boolean active =
        options.sharedTeamTurns() && !areOpponents(activePlayer, attacker.controller());
    return active ? attacker.controller() : activePlayer;
  }

  /** The player of that id, in the game or not. */
  public Player player(Id id) {
    Player player = players.get(id);
    if (player == null) {
      throw new IllegalArgumentException("no player is called " + id);
    }
    return player;
  }

  /** Whether an id is a player's. */
  public boolean isPlayer(Id id) {
    return players.containsKey(id);
  }

  /** The permanent of that id, if it is on the battlefield and phased in (702.26b). */
  public Optional<Permanent> permanent(Id id) {
    Permanent permanent = permanents.get(id);
    return permanent == null || permanent.phasedOut() ? Optional.empty() : Optional.of(permanent);
  }

  /** The permanents that are on the battlefield and phased in, in board order. */
  public List<Permanent> phasedIn() {
    var phasedIn = new ArrayList<Permanent>(permanents.size());
    for (Permanent permanent : permanents.values()) {
      if (!permanent.phasedOut()) {
        phasedIn.add(permanent);
      }
    }
    return Collections.unmodifiableList(phasedIn);
  }

  /**
   * The permanents that were declared as attackers in earlier combats of the turn, or that were and
   * have left the battlefield.
   */
  public List<Permanent> attackedEarlierThisTurn() {
    return onceOnBattlefield()
        .filter(permanent -> !permanent.attackedThisTurn().isEmpty())
        .toList();
  }

  /** Those, and the permanents that were declared as attackers in the combat that goes on. */
  public List<Permanent> attackedThisTurn() {
    return onceOnBattlefield().filter(permanent -> combat.timesDeclared(permanent) > 0).toList();
  }

  private Stream<Permanent> onceOnBattlefield() {
    return Stream.concat(permanents.values().stream(), turn.departed().stream());
  }

  /** Whether two players are opponents (102.2, 102.3): no player is its own, nor its team's. */
  public boolean areOpponents(Id one, Id other) {
    if (one.equals(other)) {
      return false;
    }
    Optional<String> team = player(one).team();
    return team.isEmpty() || !team.equals(player(other).team());
  }

  /** A player's opponents who are in the game, in turn order. */
  public List<Id> opponentsOf(Id player) {
    return players.values().stream()
        .filter(Player::inGame)
        .map(Player::id)
        .filter(other -> areOpponents(player, other))
        .toList();
  }

  /** The first player after the active one who is still in the game, if any is. */
  public Optional<Id> nextInTurnOrder() {
    var order = new ArrayList<>(players.values());
    Collections.rotate(order, -1 - new ArrayList<>(players.keySet()).indexOf(activePlayer));
    return order.stream().filter(Player::inGame).map(Player::id).findFirst();
  }

  /** The same board where one thing is taken to have come before another (613.7). */
  public Board with(Precedence precedence) {
    var all = new ArrayList<>(precedences);
    all.add(precedence);
    return new Board(
        players, activePlayer, options, permanents, effects, turn, chooser, combat, all);
  }

  /** The same board where only this is taken to have come before something else (613.7). */
  public Board assuming(List<Precedence> these) {
    return new Board(
        players, activePlayer, options, permanents, effects, turn, chooser, combat, these);
  }

  /** The same board with other permanents, in board order. */
  public Board withPermanents(SequencedMap<Id, Permanent> others) {
    return new Board(
        players, activePlayer, options, others, effects, turn, chooser, combat, precedences);
  }

  /** The same board with further effects in force, after those that were there. */
  public Board and(Collection<EffectInForce> more) {
    return withEffects(Stream.concat(effects.stream(), more.stream()).toList());
  }

  /** The same board with other effects in force. */
  public Board withEffects(List<EffectInForce> others) {
    return new Board(
        players, activePlayer, options, permanents, others, turn, chooser, combat, precedences);
  }

  /** The number of the next move that brings something (613.7). */
  public int nextMove() {
    Stream<Timestamp> all =
        Stream.concat(
            permanents.values().stream().map(Permanent::timestamp),
            effects.stream().map(EffectInForce::timestamp));
    return 1 + all.mapToInt(Timestamp::move).max().orElse(0);
  }

  /** The same board with another state of combat (506). */
  public Board with(Combat newCombat) {
    return new Board(
        players, activePlayer, options, permanents, effects, turn, chooser, newCombat, precedences);
  }

  /** The same board at another point of the turn. */
  public Board with(Turn newTurn) {
    return new Board(
        players, activePlayer, options, permanents, effects, newTurn, chooser, combat, precedences);
  }

  /** The same board with a permanent as given, in its place or, if it is new, at the end. */
  public Board with(Permanent permanent) {
    return withAll(List.of(permanent));
  }

  /** As {@link #with(Permanent)}, for several. */
  public Board withAll(Collection<Permanent> changed) {
    var next = new LinkedHashMap<>(permanents);
    changed.forEach(permanent -> next.put(permanent.id(), permanent));
    return new Board(
        players, activePlayer, options, next, effects, turn, chooser, combat, precedences);
  }

  /**
   * The same board without permanents that have left the battlefield; nothing is attached to them
   * any more (704.5m, 704.5n).
   */
  public Board without(Collection<Id> left) {
    var next = new LinkedHashMap<>(permanents);
    var attackers = new ArrayList<Permanent>();
    for (Id id : left) {
      Permanent gone = next.remove(id);
      if (gone != null) {
        Permanent last = combat.remembered(gone);
        if (!last.attackedThisTurn().isEmpty()) {
          attackers.add(last);
        }
      }
    }
    next.replaceAll((_, permanent) ->
        permanent.attachedTo().filter(left::contains).isPresent()
            ? permanent.change().attachedTo(Optional.empty()).build()
            : permanent);
    return new Board(
        players,
        activePlayer,
        options,
        next,
        effects,
        turn.departing(attackers),
        chooser,
        combat,
        precedences);
  }

  /** The same board with a player as given. */
  public Board with(Player player) {
    var next = new LinkedHashMap<>(players);
    next.put(player.id(), player);
    return new Board(
        next, activePlayer, options, permanents, effects, turn, chooser, combat, precedences);
  }
}
