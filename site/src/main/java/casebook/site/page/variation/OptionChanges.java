package casebook.site.page.variation;

import static casebook.site.page.variation.Changes.change;

import casebook.engine.move.Move;
import casebook.site.page.draft.Draft;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** Changes to the options that a multiplayer game is played with (801 to 803). */
record OptionChanges(Draft draft) {

  private static final String ATTACK = "attack";
  private static final String OPTIONS = "options";
  private static final String RANGE = "rangeOfInfluence";

  private static final Set<String> NARROW = Set.of("single", "left", "right");

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
        .map(_ -> option("with the attack left option", of -> of.put(ATTACK, "left")));
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
