package simulator;

import casebook.engine.Game;
import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.Id;
import casebook.engine.board.Options;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.board.Turn;
import casebook.engine.mana.Mana;
import casebook.engine.move.Attack;
import casebook.engine.move.Move;
import casebook.engine.move.Payment;
import casebook.engine.move.Question;
import casebook.engine.reading.text.CardText;
import casebook.engine.reading.word.Self;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;

/** Asks what can attack on many boards, attacks with some of it, and counts why it was illegal. */
public final class Simulator {
  private static final Id ANN = new Id("ann");
  private static final Id BOB = new Id("bob");

  private static final List<String> TEXTS =
      List.of(
          "",
          "",
          "Defender",
          "This creature attacks each combat if able.",
          "This creature can't attack alone.",
          "This creature can't attack unless you control another Bear.",
          "Creatures your opponents control attack each combat if able.",
          "No more than two creatures can attack each combat.");

  private final Random random;
  private final Map<String, Integer> reasons = new TreeMap<>();
  private int legal;
  private int illegal;

  private Simulator(long seed) {
    random = new Random(seed);
  }

  /**
   * Plays.
   *
   * @param arguments how many boards, and the seed
   */
  public static void main(String[] arguments) {
    var simulator = new Simulator(Long.parseLong(arguments[1]));
    int boards = Integer.parseInt(arguments[0]);
    for (int number = 0; number < boards; number++) {
      simulator.play();
    }
    System.out.printf(
        "%d boards, %d legal, %d illegal%n", boards, simulator.legal, simulator.illegal);
    simulator.reasons.forEach((rule, times) -> System.out.printf("%s %d%n", rule, times));
  }

  private void play() {
    Board board = board();
    Answer.Completions all = completions(board, Attack.NONE);
    for (Attack attack : all.attacks()) {
      check(declared(board, attack).verdict() == Verdict.LEGAL, board, attack);
    }
    Map<Id, Id> chosen = new LinkedHashMap<>();
    all.possible()
        .forEach((creature, targets) -> {
          if (random.nextBoolean()) {
            chosen.put(creature, targets.get(random.nextInt(targets.size())));
          }
        });
    Attack attack = Attack.of(chosen);
    Ruling ruling = declared(board, attack);
    boolean hasAll = chosen.keySet().containsAll(all.must().keySet());
    if (ruling.verdict() == Verdict.LEGAL) {
      legal++;
      check(hasAll, board, attack);
      check(completions(board, attack).attacks().contains(attack), board, attack);
    } else {
      illegal++;
      check(ruling.verdict() == Verdict.ILLEGAL, board, attack);
      List<Finding> why =
          ruling.findings().stream()
              .filter(finding -> finding.outcome() == Finding.Outcome.DISOBEYED)
              .toList();
      check(ruling.decidedBy().isPresent() && !why.isEmpty(), board, attack);
      why.forEach(finding -> reasons.merge(finding.rule().toString(), 1, Integer::sum));
    }
  }

  private static void check(boolean isSo, Board board, Attack attack) {
    if (!isSo) {
      throw new IllegalStateException(attack + " on " + board);
    }
  }

  private static Ruling declared(Board board, Attack attack) {
    return ruling(board, Move.DeclareAttackers.of(attack));
  }

  private static Answer.Completions completions(Board board, Attack given) {
    var question = new Question.Completions(given, new Payment.Nothing(), 3);
    Optional<Answer> answer = ruling(board, new Move.Ask(question)).answer();
    return (Answer.Completions) answer.orElseThrow();
  }

  private static Ruling ruling(Board board, Move move) {
    return Game.adjudicate(board, List.of(move)).rulings().getFirst();
  }

  private Board board() {
    var permanents = new ArrayList<Permanent>();
    for (int number = random.nextInt(6); number >= 0; number--) {
      permanents.add(creature("ann-" + number, ANN));
    }
    for (int number = random.nextInt(3); number > 0; number--) {
      permanents.add(creature("bob-" + number, BOB));
    }
    return Board.of(
        List.of(Player.named(ANN), Player.named(BOB)),
        ANN,
        Options.DEFAULT,
        permanents,
        List.of(),
        Turn.FIRST_COMBAT,
        Optional.empty());
  }

  private Permanent creature(String name, Id controller) {
    var bear =
        new Characteristics(
            name,
            Set.of("Creature"),
            Set.of(random.nextBoolean() ? "Bear" : "Goblin"),
            Set.of(),
            Set.of(),
            OptionalInt.of(2),
            OptionalInt.of(2),
            Mana.of("{1}{G}"),
            2);
    String text = TEXTS.get(random.nextInt(TEXTS.size()));
    return Permanent.builder(new Id(name), controller, bear)
        .abilities(CardText.read(text, new Self(List.of(name), Set.of("creature"))))
        .tapped(random.nextInt(5) == 0)
        .build();
  }
}
