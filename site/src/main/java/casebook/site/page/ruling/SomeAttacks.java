package casebook.site.page.ruling;

import casebook.engine.Game;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.move.Attack;
import casebook.engine.move.Move;
import casebook.engine.move.Payment;
import casebook.engine.move.Question;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Costs;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;

/**
 * Legal attacks of each kind on a board, where they are too many to list all: those with the fewest
 * attackers, one and all of the creatures that are alike besides, and all creatures together. What
 * costs something is among them where it can be paid.
 */
final class SomeAttacks {

  /** On a larger board none are looked for. */
  private static final int LARGEST_BOARD = 120;

  /** As many attacks with the fewest attackers are asked for. */
  private static final int FEWEST = 8;

  /** The most other attacks that are tried. */
  private static final int MOST_TRIED = 24;

  private final Board board;
  private final Answer.Completions found;

  private SomeAttacks(Board board, Answer.Completions found) {
    this.board = board;
    this.found = found;
  }

  /** A legal attack and what it costs. */
  record Legal(Attack attack, Costs costs) {

    boolean isFree() {
      return costs.total().equals(Price.NOTHING);
    }
  }

  /** Whether a board is so large that trying attacks on it takes too long. */
  static boolean isTooLarge(Board board) {
    return board.permanents().size() > LARGEST_BOARD;
  }

  /** Some of the legal attacks on a board; none where that isn't known. */
  static List<Legal> on(Board board) {
    if (isTooLarge(board)) {
      return List.of();
    }
    var asked = new Question.Completions(Attack.NONE, new Payment.All(), FEWEST);
    return ruling(board, new Move.Ask(asked))
        .flatMap(Ruling::answer)
        .filter(Answer.Completions.class::isInstance)
        .map(Answer.Completions.class::cast)
        .filter(answer -> !answer.attacks().isEmpty())
        .map(answer -> new SomeAttacks(board, answer).all())
        .orElse(List.of());
  }

  private List<Legal> all() {
    return tried().stream().flatMap(attack -> legal(attack).stream()).toList();
  }

  private Optional<Legal> legal(Attack attack) {
    return declared(board, attack)
        .filter(ruling -> ruling.verdict() == Verdict.LEGAL)
        .map(ruling -> new Legal(inOrder(attack), ruling.costs()));
  }

  /** Its creatures in the order of the board. */
  private Attack inOrder(Attack attack) {
    var targets = new LinkedHashMap<Id, Id>();
    for (Id id : board.permanents().keySet()) {
      attack.targetOf(id).ifPresent(target -> targets.put(id, target));
    }
    return new Attack(targets);
  }

  /** The ruling on an attack for which all that can be is paid. */
  static Optional<Ruling> declared(Board board, Attack attack) {
    return ruling(
        board, new Move.DeclareAttackers(attack, List.of(), new Payment.All(), List.of()));
  }

  private static Optional<Ruling> ruling(Board board, Move move) {
    return Game.adjudicate(board, List.of(move), Set.of()).rulings().stream().findFirst();
  }

  private SequencedSet<Attack> tried() {
    Attack fewest = found.attacks().getFirst();
    var tried = new LinkedHashSet<Attack>(List.of(fewest));
    SequencedSet<Id> targets = new LinkedHashSet<>();
    found.possible().values().forEach(targets::addAll);
    for (List<Id> alike : classes()) {
      for (Id target : found.possible().getOrDefault(alike.getFirst(), List.of())) {
        tried.add(with(fewest, alike.subList(0, 1), target));
        tried.add(with(fewest, alike, target));
      }
    }
    for (Id target : targets) {
      tried.add(with(fewest, able(target), target));
    }
    tried.addAll(found.attacks());
    var first = new LinkedHashSet<Attack>();
    tried.stream().limit(MOST_TRIED).forEach(first::add);
    return first;
  }

  /** The creatures that attack something in some legal attack. */
  private List<Id> able(Id target) {
    return found.possible().entrySet().stream()
        .filter(one -> one.getValue().contains(target))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The creatures that can attack, those of an entry together. */
  private List<List<Id>> classes() {
    SequencedMap<String, List<Id>> classes = new LinkedHashMap<>();
    found
        .possible()
        .keySet()
        .forEach(id -> classes.computeIfAbsent(id.stack(), _ -> new ArrayList<>()).add(id));
    return List.copyOf(classes.values());
  }

  /** The same attack with more creatures that attack something. */
  static Attack with(Attack attack, List<Id> creatures, Id target) {
    var targets = new LinkedHashMap<>(attack.targets());
    creatures.forEach(creature -> targets.put(creature, target));
    return new Attack(targets);
  }
}
