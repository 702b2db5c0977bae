package casebook.engine.model;

import casebook.engine.Game;
import casebook.engine.board.Board;
import casebook.engine.board.CombatStep;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Phase;
import casebook.engine.board.Player;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Players;
import casebook.engine.effect.Window;
import casebook.engine.effect.Window.Point;
import casebook.engine.effect.Window.Span;
import casebook.engine.move.Attack;
import casebook.engine.move.Move;
import casebook.engine.move.OptionalPayment;
import casebook.engine.move.Payment;
import casebook.engine.move.Payment.Paid;
import casebook.engine.move.Question;
import casebook.engine.rule506.Rule506_2;
import casebook.engine.rule506.Rule506_2a;
import casebook.engine.rule506.Rule506_2b;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Outcome;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/** Random moves of every kind on a board as it is, most of which can be made on it. */
final class RandomMoves {
  private final RandomWords words;
  private final RandomTexts texts;
  private final RandomEntrants entrants;

  RandomMoves(SplittableRandom random) {
    words = new RandomWords(random);
    texts = new RandomTexts(random);
    entrants = new RandomEntrants(random);
  }

  /** A move that the stage of combat suggests, or any other. */
  Move on(Board board) {
    int most = words.upTo(99);
    return switch (board.combat().stage()) {
      case NOT_BEGUN -> most < 40 ? begin(board) : most < 65 ? declare(board) : any(board);
      case BEGUN -> most < 60 ? declare(board) : any(board);
      case ATTACKERS_DECLARED -> most < 12 ? block(board) : most < 20 ? end() : any(board);
      case BLOCKERS_DECLARED -> most < 15 ? end() : any(board);
      case COMBAT_DAMAGE, END_OF_COMBAT -> most < 30 ? end() : any(board);
      case ENDED -> most < 35 ? begin(board) : any(board);
    };
  }

  private Move any(Board board) {
    int kind = words.upTo(99);
    if (kind < 35) {
      return new RandomChanges(words, texts, board).move();
    }
    if (kind < 50) {
      return put(board);
    }
    if (kind < 58) {
      return become(board);
    }
    if (kind < 63) {
      return new Move.PutBlocking(entrants.entrant(board), attackerOrAny(board));
    }
    if (kind < 72) {
      return new Move.Reselect(attackerOrAny(board), anything(board));
    }
    if (kind < 75) {
      return new Move.PlayerLeaves(player(board));
    }
    if (kind < 77) {
      return words.chance(50) ? declare(board) : block(board);
    }
    return new Move.Ask(question(board));
  }

  private static Move end() {
    return new Move.EndCombat();
  }

  private Move begin(Board board) {
    boolean chosen = words.chance(Rule506_2a.isChosen(board) ? 80 : 30);
    return new Move.BeginCombat(chosen ? Optional.of(player(board)) : Optional.empty());
  }

  // Declaring attackers

  private Move declare(Board board) {
    Attack attack = words.chance(50) ? legal(board) : random(board);
    return new Move.DeclareAttackers(
        attack, bands(attack), payment(attack), optional(board, attack));
  }

  private Attack legal(Board board) {
    var ask = new Move.Ask(new Question.LegalAttacks(4 + words.upTo(8)));
    return Game.make(board, ask) instanceof Outcome.Ruled(var ruling, var _)
            && ruling.answer().orElseThrow() instanceof Answer.Attacks(var attacks, var _)
            && !attacks.isEmpty()
        ? words.oneOf(attacks)
        : random(board);
  }

  private Attack random(Board board) {
    List<Id> targets = attackable(board);
    var attack = new LinkedHashMap<Id, Id>();
    for (Id creature : Rule506_2.creatures(board)) {
      if (words.chance(45) && !targets.isEmpty()) {
        attack.put(creature, words.oneOf(targets));
      }
    }
    if (words.chance(4) && !board.permanents().isEmpty()) {
      attack.put(permanent(board), anything(board));
    }
    return Attack.of(attack);
  }

  private List<List<Id>> bands(Attack attack) {
    if (attack.attackers().size() < 2 || words.chance(80)) {
      return List.of();
    }
    var members = new ArrayList<>(attack.attackers());
    return List.of(members.subList(0, 2 + words.upTo(members.size() - 2)));
  }

  private Payment payment(Attack attack) {
    return switch (words.upTo(9)) {
      case 0 -> new Payment.Nothing();
      case 1, 2 ->
          new Payment.For(
              attack.targets().entrySet().stream()
                  .filter(_ -> words.chance(80))
                  .map(pair ->
                      new Paid(
                          pair.getKey(),
                          words.chance(40) ? Optional.of(pair.getValue()) : Optional.empty(),
                          List.of()))
                  .toList());
      default -> new Payment.All();
    };
  }

  private List<OptionalPayment> optional(Board board, Attack attack) {
    var chosen = new ArrayList<OptionalPayment>();
    for (Id creature : attack.attackers()) {
      board.permanent(creature).stream()
          .flatMap(permanent -> permanent.abilities().stream())
          .flatMap(ability -> Stream.of(ability.meaning()))
          .filter(Meaning.Read.class::isInstance)
          .flatMap(read -> ((Meaning.Read) read).effects().stream())
          .filter(Effect.OptionalCost.class::isInstance)
          .filter(_ -> words.chance(60))
          .forEach(cost -> {
            Optional<Id> with = words.chance(30) ? Optional.of(permanent(board)) : Optional.empty();
            chosen.add(new OptionalPayment(creature, ((Effect.OptionalCost) cost).name(), with));
          });
      if (words.chance(3)) {
        chosen.add(new OptionalPayment(creature, words.oneOf("exert", "bow"), Optional.empty()));
      }
    }
    return chosen;
  }

  // Coming to attack or block

  private Move put(Board board) {
    Optional<CombatStep> step =
        words.chance(40) ? Optional.of(words.oneOf(CombatStep.values())) : Optional.empty();
    return new Move.PutAttacking(entrants.entrant(board), target(board), words.chance(50), step);
  }

  private Move become(Board board) {
    List<Id> creatures = List.copyOf(Rule506_2.creatures(board));
    Id creature =
        creatures.isEmpty() || words.chance(25) ? permanentOrNone(board) : words.oneOf(creatures);
    return new Move.BecomeAttacking(creature, target(board), words.chance(50));
  }

  private Optional<Id> target(Board board) {
    List<Id> targets = attackable(board);
    return words.chance(15)
        ? Optional.empty()
        : Optional.of(
            targets.isEmpty() || words.chance(30) ? anything(board) : words.oneOf(targets));
  }

  private Move block(Board board) {
    var blocks = new LinkedHashMap<Id, Id>();
    for (Permanent permanent : board.phasedIn()) {
      boolean defends =
          permanent.isCreature()
              && !Rule506_2b.attackingPlayers(board).contains(permanent.controller());
      if (defends && words.chance(60)) {
        blocks.put(permanent.id(), attackerOrAny(board));
      }
    }
    return Move.DeclareBlockers.of(blocks);
  }

  // Questions

  private Question question(Board board) {
    Id creature = attackerOrAny(board);
    return words.anyOf(
        Question.Steps::new,
        Question.DefendingPlayers::new,
        () -> new Question.DefendingPlayer(creature),
        () -> new Question.Attacking(player(board), player(board)),
        () -> new Question.Attacked(player(board), player(board)),
        () -> new Question.AttacksAlone(creature),
        () -> new Question.AttackingAlone(creature),
        () -> new Question.BlocksAlone(blockerOrAny(board)),
        () -> new Question.BlockingAlone(blockerOrAny(board)),
        () -> new Question.AttacksPlayerAlone(creature, player(board)),
        () -> new Question.AttackingPlayerAlone(creature, player(board)),
        () -> new Question.Blocked(creature),
        () -> new Question.HadToAttack(creature),
        () -> new Question.WasDeclared(creature),
        () -> new Question.CouldAttack(creature),
        () -> new Question.Characteristics(creature),
        () -> new Question.LegalAttacks(words.upTo(5)),
        () -> completions(board),
        () ->
            new Question.MayCast(
                List.of(timing()), "a spell", player(board), moment(board), words.chance(30)));
  }

  private Question completions(Board board) {
    var given = new LinkedHashMap<Id, Id>();
    random(board).targets().entrySet().stream()
        .limit(words.upTo(2))
        .forEach(one -> given.put(one.getKey(), one.getValue()));
    Attack attack = Attack.of(given);
    return new Question.Completions(attack, payment(attack), words.upTo(5));
  }

  private Ability timing() {
    return RandomTexts.stated(new Effect.Timing(window()), Frame.SPELL);
  }

  private Window window() {
    return words.anyOf(
        () -> new Window.Before(words.oneOf(Point.values())),
        () -> new Window.After(words.oneOf(Point.values())),
        () ->
            new Window.During(words.oneOf(Span.values()), words.oneOf(Players.YOU, Players.ANYONE)),
        Window.HavingBeenAttacked::new,
        () ->
            new Window.Both(
                List.of(
                    new Window.During(Span.COMBAT, Players.ANYONE),
                    new Window.After(words.oneOf(Point.values())))),
        () ->
            new Window.Either(
                List.of(
                    new Window.Before(words.oneOf(Point.values())),
                    new Window.After(words.oneOf(Point.values())))));
  }

  private Question.Moment moment(Board board) {
    Optional<CombatStep> step =
        words.chance(50) ? Optional.of(words.oneOf(CombatStep.values())) : Optional.empty();
    Id active = words.chance(80) ? board.activePlayer() : player(board);
    return new Question.Moment(
        words.oneOf(Phase.values()), step, 1 + words.upTo(1), active, words.chance(10));
  }

  // Players and permanents

  private List<Id> attackable(Board board) {
    List<Id> defending = Rule506_2a.defendingPlayers(board).orElse(Rule506_2a.choices(board));
    return List.copyOf(Rule506_2.attackable(board, defending));
  }

  private Id player(Board board) {
    List<Id> inGame =
        board.players().values().stream().filter(Player::inGame).map(Player::id).toList();
    return inGame.isEmpty() || words.chance(10)
        ? words.oneOf(List.copyOf(board.players().keySet()))
        : words.oneOf(inGame);
  }

  private Id permanent(Board board) {
    return words.oneOf(List.copyOf(board.permanents().keySet()));
  }

  private Id permanentOrNone(Board board) {
    return board.permanents().isEmpty() || words.chance(3) ? new Id("nothing") : permanent(board);
  }

  private Id anything(Board board) {
    return words.chance(50) ? player(board) : permanentOrNone(board);
  }

  private Id attackerOrAny(Board board) {
    return oneOfOrAny(board.combat().attackers(), board);
  }

  private Id blockerOrAny(Board board) {
    return oneOfOrAny(List.copyOf(board.combat().blocking().keySet()), board);
  }

  private Id oneOfOrAny(List<Id> fighting, Board board) {
    return fighting.isEmpty() || words.chance(20) ? permanentOrNone(board) : words.oneOf(fighting);
  }
}
