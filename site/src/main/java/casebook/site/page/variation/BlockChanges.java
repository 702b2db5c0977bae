package casebook.site.page.variation;

import static casebook.site.page.variation.Changes.change;
import static casebook.site.page.variation.Entries.ATTACKER;

import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.site.judging.Judgement;
import casebook.site.page.draft.Draft;
import casebook.site.page.draft.DraftMoves;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** Changes to what blocks, and when, where a case ends with a question about that. */
record BlockChanges(Draft draft, Judgement judgement) {

  private static final String BLOCKER = "blocker";
  private static final String BLOCKS = "blocks";
  private static final String DECLARED = "declareBlockers";

  /** Each of these changes, one at a time. */
  Stream<ChangedCase> all() {
    return judgement.judged().moves().getLast() instanceof Move.Ask(var question)
        ? switch (question) {
          case Question.Blocked(var creature) when isDeclared(creature) -> ofAttacker(creature);
          case Question.BlocksAlone(var creature) -> withoutOthers(creature);
          case Question.BlockingAlone(var creature) -> withoutOthers(creature);
          default -> Stream.empty();
        }
        : Stream.empty();
  }

  private boolean isDeclared(Id creature) {
    return draft.attacks().stream()
        .anyMatch(attack -> AttackChanges.attacker(attack).equals(creature));
  }

  private Stream<ChangedCase> ofAttacker(Id creature) {
    int declared = declared();
    if (declared < 0) {
      return Stream.of(
          blocks(
              "if blockers had been declared and none blocked it",
              copy -> {
                ObjectNode none = Draft.emptyMove();
                none.putObject(DECLARED).putArray(BLOCKS);
                new DraftMoves(copy).add(none);
                int last = copy.moves().size() - 1;
                new DraftMoves(copy).sooner(last, last - 1);
              }));
    }
    List<ObjectNode> blocks = blocks(draft, declared);
    return Stream.concat(
        Stream.concat(
            undeclared(declared), blocks.isEmpty() ? blocked(creature, declared) : Stream.empty()),
        Stream.of(blocks)
            .filter(all -> all.stream().anyMatch(block -> Draft.names(block, creature.value())))
            .map(_ ->
                blocks(
                    "if nothing had blocked it",
                    copy ->
                        leave(
                            copy,
                            declared,
                            block -> !Draft.text(block, ATTACKER).equals(creature.value())))));
  }

  /** Asks before blockers are declared, where nothing but blocks stands between. */
  private Stream<ChangedCase> undeclared(int declared) {
    boolean isRightBefore =
        draft.moves().stream().skip(declared + 1L).allMatch(move -> move.has("ask"));
    return isRightBefore
        ? Stream.of(
            blocks(
                "if blockers hadn’t been declared yet",
                copy -> new DraftMoves(copy).remove(declared)))
        : Stream.empty();
  }

  private Stream<ChangedCase> blocked(Id creature, int declared) {
    return judgement.judged().board().permanents().values().stream()
        .filter(one -> one.isCreature() && !one.tapped())
        .filter(one -> !one.controller().value().equals(draft.activePlayer()))
        .map(Permanent::id)
        .map(one ->
            blocks(
                "if %s had blocked it".formatted(judgement.names().of(one)),
                copy ->
                    Draft.list((ObjectNode) copy.moves().get(declared).get(DECLARED), BLOCKS)
                        .addObject()
                        .put(BLOCKER, one.value())
                        .put(ATTACKER, creature.value())));
  }

  private Stream<ChangedCase> withoutOthers(Id creature) {
    int declared = declared();
    return (declared < 0 ? Stream.<ObjectNode>empty() : blocks(draft, declared).stream())
        .map(block -> Draft.text(block, BLOCKER))
        .filter(blocker -> !blocker.equals(creature.value()))
        .distinct()
        .map(blocker ->
            blocks(
                "if %s hadn’t blocked".formatted(judgement.names().of(new Id(blocker))),
                copy ->
                    leave(copy, declared, block -> !Draft.text(block, BLOCKER).equals(blocker))));
  }

  private static void leave(Draft copy, int declared, Predicate<ObjectNode> which) {
    List<ObjectNode> left = blocks(copy, declared).stream().filter(which).toList();
    var list = ((ObjectNode) copy.moves().get(declared).get(DECLARED)).putArray(BLOCKS);
    left.forEach(list::add);
  }

  private static List<ObjectNode> blocks(Draft of, int declared) {
    return Draft.objects((ObjectNode) of.moves().get(declared).get(DECLARED), BLOCKS);
  }

  /** The last declaration of blockers; -1 where there is none. */
  private int declared() {
    return IntStream.range(0, draft.moves().size())
        .filter(at -> draft.moves().get(at).path(DECLARED).isObject())
        .reduce(-1, (_, at) -> at);
  }

  private ChangedCase blocks(String condition, Consumer<Draft> how) {
    return change(draft, condition, Optional.empty(), ChangedCase.Kind.BLOCKS, how);
  }
}
