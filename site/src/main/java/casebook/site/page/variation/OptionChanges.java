package casebook.site.page.variation;

import static casebook.site.page.variation.Changes.change;

import casebook.engine.move.Move;
import casebook.site.page.draft.Draft;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** Changes to the players of a game, and to the options of a multiplayer game (801 to 803). */
record OptionChanges(Draft draft) {

  private static final String ATTACK = "attack";
  private static final String LEFT = "left";
  private static final String OPTIONS = "options";
  private static final String RANGE = "rangeOfInfluence";

  private static final String RIGHT = "right";

  private static final Set<String> NARROW = Set.of("single", LEFT, RIGHT);

  /**
   * Takes away what a case says of whom players can attack, and how far effects reach. Where one
   * defending player is chosen the option stays, as nobody is chosen without it (802.2).
   */
  Stream<ChangedCase> wider(Move last) {
    ObjectNode options = options(draft.copy());
    return Stream.concat(
        Stream.of(options)
            .filter(of -> NARROW.contains(Draft.text(of, ATTACK)))
            .filter(_ -> !(last instanceof Move.BeginCombat))
            .map(_ ->
                option(
                    "with the attack multiple players option", of -> of.put(ATTACK, "multiple"))),
        Stream.of(options)
            .filter(of -> of.has(RANGE))
            .map(_ -> option("without a limited range of influence", of -> of.remove(RANGE))));
  }

  /** Lets players attack to their left alone (803.1), where they could attack anybody. */
  Stream<ChangedCase> narrower() {
    return Stream.of(options(draft.copy()))
        .filter(of -> draft.players().size() > 2 && !NARROW.contains(Draft.text(of, ATTACK)))
        .filter(_ -> !isTeamGame())
        .map(_ -> towards(LEFT));
  }

  /** Lets players attack to the other side (803.1), where they attack to one side alone. */
  Stream<ChangedCase> otherSide() {
    return switch (Draft.text(options(draft.copy()), ATTACK)) {
      case LEFT -> Stream.of(towards(RIGHT));
      case RIGHT -> Stream.of(towards(LEFT));
      default -> Stream.empty();
    };
  }

  private ChangedCase towards(String side) {
    return option("with the attack " + side + " option", of -> of.put(ATTACK, side));
  }

  /** Has a third player be in a game of two. */
  Stream<ChangedCase> thirdPlayer() {
    Draft more = draft.copy();
    more.addPlayer();
    return draft.players().size() == 2 && !isTeamGame()
        ? Stream.of(
            change(
                draft,
                "with a third player, %s, in the game"
                    .formatted(Draft.name(more.players().getLast())),
                Optional.empty(),
                ChangedCase.Kind.OPPONENT,
                Draft::addPlayer))
        : Stream.empty();
  }

  private boolean isTeamGame() {
    return draft.players().stream().anyMatch(player -> player.has("team"));
  }

  private static ObjectNode options(Draft of) {
    return of.root().path(OPTIONS) instanceof ObjectNode options
        ? options
        : of.root().putObject(OPTIONS);
  }

  private ChangedCase option(String condition, Consumer<ObjectNode> how) {
    return change(
        draft,
        condition,
        Optional.empty(),
        ChangedCase.Kind.OPTION,
        copy -> how.accept(options(copy)));
  }
}
