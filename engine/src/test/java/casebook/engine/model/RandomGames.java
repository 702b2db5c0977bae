package casebook.engine.model;

import casebook.engine.Table;
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
import casebook.engine.board.Timestamp;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Duration;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.TriggerEvent.Company;
import casebook.engine.mana.Mana;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Random boards on which whole combats are played: random boards of all kinds of games, with
 * triggered abilities, costs that may be too high, banding, and permanents of several types.
 */
final class RandomGames {
  private static final int MOST_ATTACKS = 36;
  private static final List<String> TYPES = List.of("planeswalker", "battle", "artifact");

  /** Later than all that a random board has. */
  private static final int LAST = 1_000;

  private final RandomWords words;
  private final Board start;

  private RandomGames(long seed) {
    words = new RandomWords(new SplittableRandom(seed));
    start = RandomBoards.board(seed, MOST_ATTACKS);
  }

  /** The board of a seed. */
  static Board board(long seed) {
    return new RandomGames(seed).board();
  }

  private Board board() {
    Board board = inTeams(start);
    for (Permanent permanent : start.permanents().values()) {
      board = board.with(dressed(permanent));
    }
    if (words.chance(30)) {
      board = board.with(poorer(board.player(board.activePlayer())));
    }
    if (words.chance(35)) {
      var effects = new ArrayList<>(board.effects());
      effects.add(forTheTurn());
      board = board.withEffects(effects);
    }
    return board;
  }

  /** What a spell does until end of turn, to objects that later moves don't change (611.2c). */
  private EffectInForce forTheTurn() {
    Filter who = words.plainGroup();
    Condition turn = new Condition.Lasts(Duration.TURN);
    Condition when = words.chance(70) ? turn : Condition.both(words.onBoard(), turn);
    Amount amount =
        words.oneOf(Amount.of(1), new Amount.CountOf(Filter.CREATURE), new Amount.CountOf(who));
    Effect effect =
        words.anyOf(
            () -> new Effect.Gives(who, List.of(keyword(words.keyword())), turn),
            () -> new Effect.ModifiesPowerToughness(who, amount, Amount.of(0), when),
            () -> new Effect.Goaded(who, turn));
    return new EffectInForce(
            "spell of the turn",
            Optional.empty(),
            Optional.of(words.oneOf(List.copyOf(start.players().keySet()))),
            List.of(RandomTexts.stated(effect, Frame.STATIC)),
            Set.of(),
            Chosen.NOTHING)
        .at(Timestamp.of(LAST));
  }

  /** The same board as another kind of game. */
  private Board inTeams(Board board) {
    boolean teams = board.players().size() > 2 && words.chance(30);
    boolean together = teams && words.chance(70);
    var options =
        new Options(
            board.options().attack(),
            words.chance(15) ? OptionalInt.of(1 + words.upTo(1)) : OptionalInt.empty(),
            together,
            amendments());
    // In a game of teams, any of the active team's players may be the one that a case names.
    Id active =
        together && words.chance(30)
            ? words.oneOf(List.copyOf(board.players().keySet()))
            : board.activePlayer();
    var players = new ArrayList<Player>();
    int seat = 0;
    int half = (board.players().size() + 1) / 2;
    for (Player player : board.players().values()) {
      players.add(teams ? Table.inTeam(player, seat++ < half ? "one" : "two") : player);
    }
    Board made =
        Board.of(
            players,
            active,
            options,
            board.permanents().values(),
            board.effects(),
            board.turn(),
            Optional.empty());
    boolean chosen = options.attack() == AttackOption.SINGLE && words.chance(50);
    return chosen ? made.with(board.combat()) : made;
  }

  /** An edition of today, or one between June 6, 2025 and today: each came after the one before. */
  private Set<Amendment> amendments() {
    List<Amendment> all = List.of(Amendment.values());
    return words.chance(60)
        ? Set.copyOf(all)
        : Set.copyOf(all.subList(0, words.upTo(all.size() - 1)));
  }

  private Player poorer(Player player) {
    return player.withResources(
        words.upTo(3),
        words.upTo(1),
        words.upTo(1),
        words.upTo(1),
        Optional.of(Mana.of(words.oneOf("{1}", "{0}"))));
  }

  private Permanent dressed(Permanent permanent) {
    var abilities = new ArrayList<>(permanent.abilities());
    if (words.chance(25)) {
      abilities.add(ability());
    }
    Characteristics looks = permanent.characteristics();
    if (words.chance(8)) {
      looks = looks.withTypes(Set.of(words.oneOf("creature", "land"), words.oneOf(TYPES)));
    }
    Permanent.Builder dressed = permanent.change().abilities(abilities).characteristics(looks);
    if (words.chance(5)) {
      dressed.controller(words.oneOf(List.copyOf(start.players().keySet())));
    }
    return dressed.build();
  }

  /** An ability about attacking that doesn't say whether an attack is legal. */
  private Ability ability() {
    return words.anyOf(
        this::trigger,
        this::trigger,
        () -> keyword(words.oneOf("exalted", "training", "dethrone", "battle cry", "frenzy")),
        () -> keyword(words.oneOf("banding", "banding", "first strike", "double strike")),
        () -> RandomTexts.stated(optional(), Frame.STATIC),
        () -> RandomTexts.stated(cost(), Frame.STATIC));
  }

  private static Ability keyword(String name) {
    return RandomTexts.stated(new Effect.Keyword(name, Optional.empty()), Frame.STATIC);
  }

  private Ability trigger() {
    Condition when = words.chance(60) ? Condition.ALWAYS : words.ofTheAttack();
    return RandomTexts.stated(new Effect.Trigger(event(), when), Frame.TRIGGERED);
  }

  private TriggerEvent event() {
    return words.anyOf(
        () -> new TriggerEvent.CreatureAttacks(who(), words.whom(), words.oneOf(Company.values())),
        () -> new TriggerEvent.IsAttacked(words.whom()),
        () ->
            new TriggerEvent.PlayerAttacksWith(
                words.someone(), words.number(1, 2), who(), words.whom()),
        () -> new TriggerEvent.PlayerAttacks(words.someone()),
        () -> new TriggerEvent.PlayerAttacksPlayer(Players.ANYONE, words.someone()),
        () -> new TriggerEvent.AttacksUnblocked(who(), words.whom()));
  }

  private Filter who() {
    return words.chance(50) ? Filter.SELF : words.group();
  }

  private Effect optional() {
    return words.anyOf(
        () -> new Effect.OptionalCost(Filter.SELF, "exert", new Cost.Exert()),
        () -> new Effect.OptionalCost(Filter.SELF, "enlist", new Cost.Enlist()),
        () -> new Effect.OptionalCost(Filter.CREATURE, "tribute", price()));
  }

  private Effect cost() {
    return new Effect.AttackCost(who(), words.whom(), price(), Condition.ALWAYS);
  }

  private Cost price() {
    Amount one = Amount.of(1);
    return words.anyOf(
        () -> new Cost.PayMana(Mana.of("{2}"), Amount.of(0)),
        () -> new Cost.PayLife(Amount.of(2)),
        () -> new Cost.PayEnergy(one),
        () -> new Cost.Discard(one),
        () -> new Cost.ExileFromGraveyard(one),
        () -> new Cost.Sacrifice(one, words.oneOf(Filter.SELF, Filter.CREATURE, Filter.ANY)),
        () -> new Cost.Tap(one, Filter.CREATURE),
        () -> new Cost.ReturnToHand(one, words.oneOf(Filter.SELF, Filter.ANY)),
        () -> new Cost.RemoveCounters(one, "magnet", Filter.CREATURE),
        () -> new Cost.Together(List.of(new Cost.PayLife(one), new Cost.Tap(one, Filter.ANY))));
  }
}
