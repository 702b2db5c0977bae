package casebook.site.page.variation;

import static casebook.site.page.variation.Changes.change;

import casebook.engine.board.Id;
import casebook.engine.move.Move;
import casebook.site.page.draft.Draft;
import casebook.site.words.ruling.Names;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/**
 * The permanents that a case states, by their places, to be changed one at a time; and the fields
 * by which a case states what is changed.
 */
record Entries(Draft draft, Names names) {

  static final String ADDED = "addText";
  static final String ATTACHED = "attachedTo";
  static final String ATTACKED = "attackedThisTurn";
  static final String COMBAT = "combat";
  static final String COUNT = "count";
  static final String GOADED = "goadedBy";
  static final String LOSES = "loses";
  static final String TAPPED = "tapped";
  static final String TURN = "turn";
  static final String ATTACKER = "attacker";
  static final String TARGET = "target";

  /** Gives some of them to other players. */
  Stream<ChangedCase> controlled(IntPredicate which, List<String> by, String condition) {
    return singles()
        .filter(which::test)
        .flatMap(at ->
            by.stream()
                .filter(player -> !player.equals(controller(at)))
                .map(player ->
                    changed(
                        at,
                        condition.formatted(names.of(new Id(player)), name(at)),
                        ChangedCase.Kind.CONTROLLER,
                        permanent -> {
                          if (!permanent.has("owner")) {
                            permanent.put("owner", controller(at));
                          }
                          permanent.put("controller", player);
                        })));
  }

  /** The attackers of the last declaration. */
  Set<Id> attackers() {
    return draft.attacks().stream().map(AttackChanges::attacker).collect(Collectors.toSet());
  }

  /** A change to one of them. */
  ChangedCase changed(int at, String condition, ChangedCase.Kind kind, Consumer<ObjectNode> how) {
    return change(
        draft, condition, Optional.of(id(at)), kind, copy -> how.accept(copy.permanents().get(at)));
  }

  /** The entries that stand for one permanent each. */
  Stream<Integer> singles() {
    return IntStream.range(0, draft.permanents().size()).filter(at -> !at(at).has(COUNT)).boxed();
  }

  ObjectNode at(int at) {
    return draft.permanents().get(at);
  }

  Id id(int at) {
    return new Id(Draft.id(at(at)));
  }

  /** What it is called where it may be a stack. */
  String kind(int at) {
    return names.kind(id(at));
  }

  /** Whether something has happened since the attack, if a case ends with this move. */
  static boolean isAfterAttack(Move last) {
    return last instanceof Move.ChangePermanent || last instanceof Move.Ask;
  }

  String name(int at) {
    return names.of(id(at));
  }

  String controller(int at) {
    return Draft.text(at(at), "controller");
  }

  String possessive(String player) {
    return names.of(new Id(player)) + "’s";
  }

  /** Whether anything else in the case names it, its moves above all. */
  boolean isNamed(Id id) {
    return Draft.names(draft.root(), id.value());
  }
}
