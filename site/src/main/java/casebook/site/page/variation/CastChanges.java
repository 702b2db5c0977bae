package casebook.site.page.variation;

import static casebook.site.page.variation.Changes.change;

import casebook.engine.board.CombatStep;
import casebook.engine.board.Id;
import casebook.engine.board.Phase;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.site.judging.Judgement;
import casebook.site.page.draft.Draft;
import casebook.site.words.ruling.MoveWords;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/**
 * Changes to when something is cast or activated, and by whom, where a case asks whether it can.
 */
record CastChanges(Draft draft, Judgement judgement) {

  /** Asks whether something can be cast at another point of the turn, the nearest first. */
  Stream<ChangedCase> moments() {
    return mayCast()
        .flatMap(asked -> {
          List<Question.Moment> all =
              Stream.of(
                      Stream.of(moment(asked, Phase.PRECOMBAT_MAIN, Optional.empty())),
                      Stream.of(CombatStep.values())
                          .filter(step -> !asked.at().combatSkipped() && !isSkipped(step))
                          .map(step -> moment(asked, Phase.COMBAT, Optional.of(step))),
                      Stream.of(moment(asked, Phase.POSTCOMBAT_MAIN, Optional.empty())))
                  .flatMap(moments -> moments)
                  .toList();
          int now = asked.at().phase() == Phase.ENDING ? all.size() : all.indexOf(asked.at());
          return IntStream.range(0, all.size())
              .filter(at -> at != now)
              .boxed()
              .sorted(Comparator.comparingInt(at -> Math.abs(at - now)))
              .map(at -> at(all.get(at)));
        });
  }

  /** Asks whether another player can cast it. */
  Stream<ChangedCase> casters() {
    return mayCast()
        .flatMap(asked ->
            draft.players().stream()
                .map(player -> new Id(Draft.text(player, "id")))
                .filter(player -> !player.equals(asked.by()))
                .map(player ->
                    changed(
                        "if %s %s it"
                            .formatted(
                                judgement.names().of(player),
                                asked.ability() ? "activated" : "cast"),
                        ChangedCase.Kind.WHO,
                        question -> question.put("by", player.value()))));
  }

  private Stream<Question.MayCast> mayCast() {
    return judgement.rulings().getLast().move() instanceof Move.Ask(Question.MayCast asked)
        ? Stream.of(asked)
        : Stream.empty();
  }

  private boolean isSkipped(CombatStep step) {
    return judgement.rulings().getLast().state().skipped().contains(step.publicName());
  }

  private static Question.Moment moment(
      Question.MayCast asked, Phase phase, Optional<CombatStep> step) {
    Question.Moment at = asked.at();
    return new Question.Moment(phase, step, at.combat(), at.activePlayer(), at.combatSkipped());
  }

  private ChangedCase at(Question.Moment at) {
    return changed(
        new MoveWords(judgement.names()).moment(at),
        ChangedCase.Kind.WHEN,
        asked -> {
          var moment = (ObjectNode) asked.get("at");
          moment.put("phase", at.phase().publicName());
          moment.remove("step");
          at.step().ifPresent(step -> moment.put("step", step.publicName()));
        });
  }

  private ChangedCase changed(String condition, ChangedCase.Kind kind, Consumer<ObjectNode> how) {
    return change(
        draft,
        condition,
        Optional.empty(),
        kind,
        copy -> how.accept((ObjectNode) copy.moves().getLast().get("ask").get("mayCast")));
  }
}
