package casebook.site.ask;

import casebook.engine.Game;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.move.Attack;
import casebook.engine.move.Move;
import casebook.engine.move.Payment;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/** All declarations of attackers on a board, and which of them are legal. */
final class Declarations {

  /** More are not gone through for one question. */
  private static final int MOST = 300;

  private final Board board;
  private final List<Id> targets;
  private final Payment payment;
  private final Map<Attack, Ruling> judged = new LinkedHashMap<>();

  Declarations(Board board, List<Id> targets, Payment payment) {
    this.board = board;
    this.targets = List.copyOf(targets);
    this.payment = payment;
  }

  List<Id> targets() {
    return targets;
  }

  Move.DeclareAttackers move(Attack attack) {
    return new Move.DeclareAttackers(attack, List.of(), payment, List.of());
  }

  /**
   * The ruling on one of them, which tells nothing besides; empty where it can't be declared at
   * all.
   */
  Optional<Ruling> ruling(Attack attack) {
    Ruling known = judged.get(attack);
    if (known != null) {
      return Optional.of(known);
    }
    Cancellation.check();
    Optional<Ruling> ruling =
        Game.adjudicate(board, List.of(move(attack)), Set.of()).rulings().stream().findFirst();
    ruling.ifPresent(one -> judged.put(attack, one));
    return ruling;
  }

  /** Its verdict, undetermined where it can't be declared. */
  Verdict verdict(Attack attack) {
    return ruling(attack).map(Ruling::verdict).orElse(Verdict.UNDETERMINED);
  }

  /** All attacks; of those that differ only in which of alike creatures attack, one. */
  Optional<List<Attack>> all() {
    List<Id> creatures =
        board.permanents().values().stream()
            .filter(one -> one.controller().equals(board.activePlayer()))
            .filter(one -> one.characteristics().types().contains("creature"))
            .map(Permanent::id)
            .toList();
    List<Attack> all = new ArrayList<>();
    boolean isWhole = add(creatures, 0, new LinkedHashMap<>(), 0, all);
    return isWhole ? Optional.of(all) : Optional.empty();
  }

  /**
   * Adds all attacks that go on so.
   *
   * @param last which target the creature before has, where this one is of the same kind
   */
  private boolean add(
      List<Id> creatures, int at, SequencedMap<Id, Id> attack, int last, List<Attack> all) {
    if (all.size() > MOST) {
      return false;
    }
    if (at == creatures.size()) {
      all.add(Attack.of(new LinkedHashMap<>(attack)));
      return true;
    }
    Id creature = creatures.get(at);
    boolean isAlike = at > 0 && kind(creature).equals(kind(creatures.get(at - 1)));
    // Of alike creatures the first ones attack, and the earlier targets first.
    for (int target = isAlike ? last : 0; target <= targets.size(); target++) {
      if (target < targets.size()) {
        attack.put(creature, targets.get(target));
      }
      boolean isWhole = add(creatures, at + 1, attack, target, all);
      attack.remove(creature);
      if (!isWhole) {
        return false;
      }
    }
    return true;
  }

  /** What alike permanents of one entry share: "bears" of "bears#2"; of any other its id. */
  private static String kind(Id id) {
    int sign = id.value().lastIndexOf('#');
    return sign < 0 ? id.value() : id.value().substring(0, sign);
  }

  /** All legal attacks; empty where they are too many or one of them can't be judged. */
  Optional<List<Attack>> legal() {
    Optional<List<Attack>> all = all();
    if (all.isEmpty() || all.get().stream().anyMatch(one -> verdict(one) == Verdict.UNDETERMINED)) {
      return Optional.empty();
    }
    return all.map(some -> some.stream().filter(one -> verdict(one) == Verdict.LEGAL).toList());
  }
}
