package casebook.engine;

import casebook.engine.board.Amendment;
import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.Chosen;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Options;
import casebook.engine.board.Options.AttackOption;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.board.Turn;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.force.Grounds;
import casebook.engine.mana.Mana;
import casebook.engine.move.Attack;
import casebook.engine.rule506.Rule506_2a;
import casebook.engine.rule508.GroundsOnBoard;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;

/** A table laid for a rules question; the first player is the active one unless said otherwise. */
public final class Table {
  private final Map<Id, Player> players = new LinkedHashMap<>();
  private final Map<Id, Permanent> permanents = new LinkedHashMap<>();
  private final List<EffectInForce> effects = new ArrayList<>();
  private Options options = Options.DEFAULT;
  private Optional<Id> active = Optional.empty();

  private Table() {}

  /** These players, in turn order. */
  public static Table of(String... players) {
    var table = new Table();
    for (String player : players) {
      table.players.put(id(player), Player.named(id(player)));
    }
    return table;
  }

  /** Ann's turn, against Bob. */
  public static Table annAndBob() {
    return of("ann", "bob");
  }

  public Table creature(String name, String controller, Effect... abilities) {
    return permanent("creature", name, controller, abilities);
  }

  public Table enchantment(String name, String controller, Effect... abilities) {
    return permanent("enchantment", name, controller, abilities);
  }

  public Table land(String name, String controller) {
    return permanent("land", name, controller);
  }

  public Table planeswalker(String name, String controller) {
    return permanent("planeswalker", name, controller);
  }

  /** A battle that its controller's opponent protects. */
  public Table battle(String name, String controller, String protector) {
    return permanent("battle", name, controller)
        .which(battle -> battle.protector(Optional.of(id(protector))));
  }

  private Table permanent(String type, String name, String controller, Effect... abilities) {
    Permanent permanent = one(type, name, controller, abilities);
    permanents.put(permanent.id(), permanent);
    return this;
  }

  /** A creature that isn't on the table yet. */
  public static Permanent aCreature(String name, String controller, Effect... abilities) {
    return one("creature", name, controller, abilities);
  }

  private static Permanent one(String type, String name, String controller, Effect... abilities) {
    boolean isCreature = type.equals("creature");
    var characteristics =
        new Characteristics(
            name,
            Set.of(type),
            Set.of(),
            Set.of(),
            Set.of(),
            isCreature ? OptionalInt.of(2) : OptionalInt.empty(),
            isCreature ? OptionalInt.of(2) : OptionalInt.empty(),
            Mana.NONE,
            2);
    return Permanent.builder(id(name), id(controller), characteristics)
        .abilities(abilities(abilities))
        .build();
  }

  /** Changes the permanent that was laid last. */
  public Table which(UnaryOperator<Permanent.Builder> change) {
    Permanent last = new ArrayList<>(permanents.values()).getLast();
    permanents.put(last.id(), change.apply(last.change()).build());
    return this;
  }

  /** Changes what the permanent that was laid last is. */
  public Table being(UnaryOperator<Characteristics> change) {
    Permanent last = new ArrayList<>(permanents.values()).getLast();
    return which(builder -> builder.characteristics(change.apply(last.characteristics())));
  }

  /** An effect without a permanent. */
  public Table effect(String source, String controller, Effect... abilities) {
    effects.add(
        new EffectInForce(
            source,
            Optional.empty(),
            Optional.of(id(controller)),
            abilities(abilities),
            Set.of(),
            Chosen.NOTHING));
    return this;
  }

  public Table player(String name, UnaryOperator<Player> change) {
    players.computeIfPresent(id(name), (_, player) -> change.apply(player));
    return this;
  }

  public Table mana(String player, String mana) {
    return player(
        player,
        one ->
            one.withResources(
                one.life(), one.hand(), one.graveyard(), one.energy(), Optional.of(Mana.of(mana))));
  }

  public Table life(String player, int life) {
    return player(
        player,
        one -> one.withResources(life, one.hand(), one.graveyard(), one.energy(), one.mana()));
  }

  /** Whom creatures may attack (506.2a). */
  public Table option(AttackOption attack) {
    options = new Options(attack, options.rangeOfInfluence(), options.sharedTeamTurns());
    return this;
  }

  /** Only these of the rules that came after June 6, 2025 are in force. */
  public Table amendedBy(Amendment... inForce) {
    options = options.with(Set.of(inForce));
    return this;
  }

  /** Another player's turn than the first one's. */
  public Table active(String player) {
    active = Optional.of(id(player));
    return this;
  }

  /** Limited range of influence (801). */
  public Table range(int seats) {
    options = new Options(options.attack(), OptionalInt.of(seats), options.sharedTeamTurns());
    return this;
  }

  /** Teams that take turns together (805), each named after its first player. */
  public Table teams(List<String> one, List<String> other) {
    options = new Options(options.attack(), options.rangeOfInfluence(), true);
    one.forEach(player -> player(player, of -> inTeam(of, one.getFirst())));
    other.forEach(player -> player(player, of -> inTeam(of, other.getFirst())));
    return this;
  }

  /** A player as one of a team. */
  public static Player inTeam(Player player, String team) {
    return new Player(
        player.id(),
        player.name(),
        player.life(),
        player.hand(),
        player.graveyard(),
        player.mana(),
        Optional.of(team),
        player.inGame(),
        player.poison(),
        player.energy(),
        player.monarch(),
        player.initiative(),
        player.citysBlessing(),
        player.attackedLastTurn(),
        player.state());
  }

  public Board board() {
    return Board.of(
        players.values(),
        active.orElse(players.keySet().iterator().next()),
        options,
        permanents.values(),
        effects,
        Turn.FIRST_COMBAT,
        Optional.empty());
  }

  public Grounds grounds() {
    return grounds(board());
  }

  public static Grounds grounds(Board board) {
    return GroundsOnBoard.on(board, Rule506_2a.defendingPlayers(board).orElseThrow());
  }

  private static List<Ability> abilities(Effect... effects) {
    var abilities = new ArrayList<Ability>();
    for (Effect effect : effects) {
      Frame frame = effect instanceof Effect.Trigger ? Frame.TRIGGERED : Frame.STATIC;
      abilities.add(new Ability("", frame, new Meaning.Read(List.of(effect))));
    }
    return abilities;
  }

  /** A keyword ability without a parameter. */
  public static Effect keyword(String name) {
    return new Effect.Keyword(name, Optional.empty());
  }

  /** An attack in which creatures and their targets take turns: "bears", "bob", "ogre", "bob". */
  public static Attack attack(String... creaturesAndTargets) {
    var targets = new LinkedHashMap<Id, Id>();
    for (int i = 0; i < creaturesAndTargets.length; i += 2) {
      targets.put(id(creaturesAndTargets[i]), id(creaturesAndTargets[i + 1]));
    }
    return Attack.of(targets);
  }

  public static Id id(String name) {
    return new Id(name);
  }

  public static List<Id> ids(String... names) {
    return List.of(names).stream().map(Id::new).toList();
  }
}
