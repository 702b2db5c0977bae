package casebook.site.page.variation;

import static casebook.site.page.variation.Changes.change;

import casebook.engine.board.Id;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.site.judging.Judgement;
import casebook.site.page.draft.Draft;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** Changes to whom or what the question is about that a case ends with. */
record QuestionChanges(Draft draft, Judgement judgement) {

  private static final String ASK = "ask";
  private static final String DEFENDER = "defender";

  /** The questions that name a player and another who is or was attacked. */
  private static final Set<String> OF_PLAYERS = Set.of("attacking", "attacked");

  /** The questions that name one creature. */
  private static final Set<String> OF_CREATURES =
      Set.of(
          "defendingPlayer",
          "attacksAlone",
          "attackingAlone",
          "blocksAlone",
          "blockingAlone",
          "hadToAttack",
          "blocked",
          "wasDeclared");

  /** Those of them that are about what blocks. */
  private static final Set<String> BLOCKERS = Set.of("blocksAlone", "blockingAlone");

  /** Asks the same of another. */
  Stream<ChangedCase> others() {
    return judgement.judged().moves().getLast() instanceof Move.Ask
        ? Stream.concat(
                OF_CREATURES.stream().filter(asked(draft)::has).flatMap(this::creatures),
                OF_PLAYERS.stream().filter(asked(draft)::has).flatMap(this::players))
            .filter(this::isNew)
        : Stream.empty();
  }

  /** Whether the case doesn't ask the same itself. */
  private boolean isNew(ChangedCase other) {
    return draft.moves().stream().noneMatch(move -> move.path(ASK).equals(asked(other.changed())));
  }

  private Stream<ChangedCase> creatures(String question) {
    return (BLOCKERS.contains(question) ? blockers() : attackers())
        .distinct()
        .filter(other -> !other.equals(Draft.text(asked(draft), question)))
        .filter(other -> !leaves(other))
        .map(other -> about(other, asked -> asked.put(question, other)));
  }

  private Stream<String> attackers() {
    return judgement.judged().moves().stream()
        .flatMap(move ->
            switch (move) {
              case Move.DeclareAttackers(var attack, var _, var _, var _) ->
                  attack.targets().keySet().stream();
              case Move.PutAttacking put when put.permanent().isCreature() ->
                  Stream.of(put.permanent().id());
              case Move.BecomeAttacking become -> Stream.of(become.creature());
              default -> Stream.<Id>empty();
            })
        .map(Id::value);
  }

  private Stream<String> blockers() {
    return draft.moves().stream()
        .flatMap(move -> move.path("declareBlockers").path("blocks").valueStream())
        .map(block -> Draft.text(block, "blocker"));
  }

  private boolean leaves(String creature) {
    return judgement.judged().moves().stream()
        .anyMatch(move ->
            move instanceof Move.ChangePermanent(var gone, var changes)
                && gone.value().equals(creature)
                && changes.contains(new Change.Leaves()));
  }

  private Stream<ChangedCase> players(String question) {
    var attack = (ObjectNode) asked(draft).get(question);
    return draft.players().stream()
        .map(Draft::id)
        .filter(other -> !Draft.names(attack, other))
        .map(other ->
            about(other, asked -> ((ObjectNode) asked.get(question)).put(DEFENDER, other)));
  }

  private ChangedCase about(String other, Consumer<ObjectNode> how) {
    return change(
        draft,
        "if the question were about " + judgement.names().of(new Id(other)),
        Optional.of(new Id(other)),
        ChangedCase.Kind.ASKED,
        copy -> how.accept(asked(copy)));
  }

  private static ObjectNode asked(Draft of) {
    return (ObjectNode) of.moves().getLast().get(ASK);
  }
}
