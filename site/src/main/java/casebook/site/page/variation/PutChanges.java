package casebook.site.page.variation;

import static casebook.site.page.variation.Changes.change;
import static casebook.site.page.variation.Entries.TARGET;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.site.judging.Judgement;
import casebook.site.page.draft.Draft;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** Changes to the last move where it puts a permanent onto the battlefield attacking (508.4). */
record PutChanges(Draft draft, Judgement judgement) {

  private static final String CONTROLLER = "controller";
  private static final String OWNER = "owner";
  private static final String PERMANENT = "permanent";
  private static final String PUT = "putAttacking";

  /** Each of these changes, one at a time. */
  Stream<ChangedCase> all() {
    return draft.moves().isEmpty() || !last(draft).path(PUT).isObject()
        ? Stream.empty()
        : Stream.of(targets(), types(), controllers()).flatMap(changes -> changes);
  }

  /** Has it attack something else, where no effect says what it attacks. */
  private Stream<ChangedCase> targets() {
    ObjectNode put = put(draft);
    return put.has("specified")
        ? Stream.empty()
        : choices()
            .filter(other -> !other.equals(Draft.text(put, TARGET)))
            .map(other ->
                changed("", ChangedCase.Kind.TARGET, changed -> changed.put(TARGET, other)));
  }

  /** What can be attacked, and then what is like it. */
  private Stream<String> choices() {
    Board board = judgement.judged().board();
    return Stream.concat(
            judgement.attackable().stream().sorted(Comparator.comparing(Id::value)),
            board.permanents().values().stream()
                .filter(one -> one.isPlaneswalker() || one.isBattle())
                .map(Permanent::id))
        .map(Id::value)
        .distinct();
  }

  private Stream<ChangedCase> types() {
    return StatedChanges.isAlsoBattle(permanent(draft))
        ? Stream.of(
            changed(
                "if %s weren’t a battle".formatted(name()),
                ChangedCase.Kind.TYPE,
                changed -> StatedChanges.withoutBattle((ObjectNode) changed.get(PERMANENT))))
        : Stream.empty();
  }

  /** Has it enter under the active player's control. */
  private Stream<ChangedCase> controllers() {
    String active = draft.activePlayer();
    String controller = Draft.text(permanent(draft), CONTROLLER);
    return controller.equals(active)
        ? Stream.empty()
        : Stream.of(
            changed(
                "if %s entered under %s’s control"
                    .formatted(name(), judgement.names().of(new Id(active))),
                ChangedCase.Kind.CONTROLLER,
                changed -> {
                  var permanent = (ObjectNode) changed.get(PERMANENT);
                  if (!permanent.has(OWNER)) {
                    permanent.put(OWNER, controller);
                  }
                  permanent.put(CONTROLLER, active);
                }));
  }

  private ChangedCase changed(String condition, ChangedCase.Kind kind, Consumer<ObjectNode> how) {
    return change(
        draft,
        condition,
        Optional.of(new Id(Draft.id(permanent(draft)))),
        kind,
        copy -> how.accept(put(copy)));
  }

  private String name() {
    return judgement.names().of(new Id(Draft.id(permanent(draft))));
  }

  private static ObjectNode permanent(Draft of) {
    return (ObjectNode) put(of).get(PERMANENT);
  }

  private static ObjectNode put(Draft of) {
    return (ObjectNode) last(of).get(PUT);
  }

  private static ObjectNode last(Draft of) {
    return of.moves().getLast();
  }
}
