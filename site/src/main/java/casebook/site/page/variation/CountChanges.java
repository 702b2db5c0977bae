package casebook.site.page.variation;

import static casebook.site.page.variation.Changes.change;
import static casebook.site.page.variation.Entries.ATTACKER;
import static casebook.site.page.variation.Entries.COUNT;
import static casebook.site.page.variation.Entries.TARGET;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.move.Move;
import casebook.site.judging.Judgement;
import casebook.site.page.draft.Draft;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** Changes to how many of several creatures that are alike attack, and what. */
record CountChanges(Draft draft, Judgement judgement) {

  /** Has one more of them attack, what others of them attack before anything else. */
  Stream<ChangedCase> more() {
    return isPlain()
        ? stacks()
            .filter(stack -> used(stack) < of(stack))
            .flatMap(stack -> targets(stack).map(target -> more(stack, target)))
        : Stream.empty();
  }

  private ChangedCase more(String stack, String target) {
    String count = used(stack) == 0 ? "one " : "one more ";
    return counted(
        "if " + count + attacks(stack, target),
        ChangedCase.Kind.TOO,
        attacks -> attacks.add(Draft.attack(stack, target).put(COUNT, 1)));
  }

  private Stream<String> targets(String stack) {
    var targets = new LinkedHashSet<String>();
    draft.attacks().stream()
        .filter(attack -> isOf(attack, stack))
        .forEach(attack -> targets.add(Draft.text(attack, TARGET)));
    attackable().forEach(targets::add);
    return targets.stream();
  }

  /** Has one fewer of them attack. */
  Stream<ChangedCase> fewer() {
    return each()
        .filter(at -> draft.attacks().size() > 1 || count(at) > 1)
        .map(at ->
            counted(
                "if "
                    + (count(at) > 1 ? "one fewer " : "no ")
                    + attacks(stack(at), Draft.text(draft.attacks().get(at), TARGET)),
                ChangedCase.Kind.HOME,
                attacks -> take(attacks, at)));
  }

  private static void take(List<ObjectNode> attacks, int at) {
    int count = attacks.get(at).path(COUNT).asInt(1);
    if (count > 1) {
      attacks.get(at).put(COUNT, count - 1);
    } else {
      attacks.remove(at);
    }
  }

  /** Has one of them attack something else, or each of them. */
  Stream<ChangedCase> instead() {
    return each()
        .flatMap(at ->
            attackable()
                .filter(other -> !other.equals(target(at)))
                .flatMap(other ->
                    isOnlyOne(at) && count(at) > 1
                        ? Stream.of(one(at, other), all(at, other))
                        : Stream.of(one(at, other))));
  }

  /** Whether nothing else is attacked by creatures of the same entry. */
  private boolean isOnlyOne(int at) {
    return draft.attacks().stream().filter(attack -> isOf(attack, stack(at))).count() == 1;
  }

  private ChangedCase one(int at, String other) {
    return counted(
        "if one %s instead of %s".formatted(attacks(stack(at), other), name(target(at))),
        ChangedCase.Kind.TARGET,
        attacks -> {
          take(attacks, at);
          attacks.add(Draft.attack(stack(at), other).put(COUNT, 1));
        });
  }

  private ChangedCase all(int at, String other) {
    return counted(
        "if %s%s instead".formatted(count(at) == 2 ? "both " : "all ", attacks(stack(at), other)),
        ChangedCase.Kind.TARGET,
        attacks -> attacks.get(at).put(TARGET, other));
  }

  private ChangedCase counted(
      String condition, ChangedCase.Kind kind, Consumer<List<ObjectNode>> how) {
    return change(
        draft,
        condition,
        Optional.empty(),
        kind,
        copy -> {
          var attacks = new ArrayList<>(copy.attacks());
          how.accept(attacks);
          copy.declare(attacks);
        });
  }

  /** "Juggernaut attacked Bob". */
  private String attacks(String stack, String target) {
    return "%s %s %s"
        .formatted(
            judgement.names().kind(new Id(stack + "#1")),
            new AttackChanges(draft, judgement).verb(),
            name(target));
  }

  private String name(String target) {
    return judgement.names().of(new Id(target));
  }

  private Stream<String> attackable() {
    return judgement.attackable().stream().map(Id::value).sorted();
  }

  /** The attacks that stand for several creatures of a declaration that lists attacks alone. */
  private Stream<Integer> each() {
    return IntStream.range(0, isPlain() ? draft.attacks().size() : 0)
        .filter(at -> draft.attacks().get(at).has(COUNT))
        .boxed();
  }

  /** Whether the attack or a question is last, and no effect that says what is attacking. */
  private boolean isPlain() {
    Move last = judgement.judged().moves().getLast();
    return (last instanceof Move.DeclareAttackers || last instanceof Move.Ask)
        && new AttackChanges(draft, judgement).isPlain();
  }

  private int count(int at) {
    return draft.attacks().get(at).path(COUNT).asInt(1);
  }

  private String stack(int at) {
    return Draft.text(draft.attacks().get(at), ATTACKER);
  }

  private String target(int at) {
    return Draft.text(draft.attacks().get(at), TARGET);
  }

  /** The entries of several untapped creatures of the active player. */
  private Stream<String> stacks() {
    Board board = judgement.judged().board();
    return board.permanents().values().stream()
        .filter(one -> one.id().isOfStack() && one.isCreature() && !one.tapped())
        .filter(one -> one.controller().value().equals(draft.activePlayer()))
        .sorted(Comparator.comparing(one -> one.id().value()))
        .map(one -> one.id().stack())
        .distinct();
  }

  private long of(String stack) {
    return judgement.judged().board().permanents().values().stream()
        .map(Permanent::id)
        .filter(id -> id.isOfStack() && id.stack().equals(stack))
        .count();
  }

  /** How many of an entry attack. */
  private int used(String stack) {
    return draft.attacks().stream()
        .filter(attack -> isOf(attack, stack))
        .mapToInt(attack -> attack.path(COUNT).asInt(1))
        .sum();
  }

  private static boolean isOf(ObjectNode attack, String stack) {
    return Draft.isOrIsOf(Draft.text(attack, ATTACKER), stack);
  }
}
