package casebook.site.ask.scene;

import casebook.site.input.board.FactNames;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/** Which creatures of a scene "it" and "they" stand for. */
final class Antecedents {
  /** What creatures may look at that a sentence about a spell tells of. */
  private static final Set<String> CAST =
      Set.of("creatureSpellsCastThisTurn", "noncreatureSpellsCastThisTurn", "spellsCastThisTurn");

  private final Scene scene;

  Antecedents(Scene scene) {
    this.scene = scene;
  }

  /** What a pronoun stands for; nothing, with a question, where that isn't clear. */
  List<Asked.Part> of(boolean several, OptionalInt count, Optional<Party> controller) {
    Optional<Thing> only = several ? Optional.empty() : onlyOther(controller);
    if (only.isPresent()) {
      return List.of(new Asked.Part(only.get(), 1));
    }
    List<Thing> spoken = creatures(scene.spoken().creatures(), controller);
    boolean areTooFew = several && spoken.stream().mapToInt(Thing::count).sum() < count.orElse(0);
    List<Thing> creatures =
        spoken.isEmpty() || areTooFew ? creatures(scene.things(), controller) : spoken;
    List<Thing> meant =
        several
            ? ofOne(creatures, count)
            : creatures.stream().filter(thing -> thing.count() == 1).toList();
    int all = meant.stream().mapToInt(Thing::count).sum();
    boolean isClear =
        several
            ? meant.stream().map(Thing::controller).distinct().count() == 1
                && !(all == 1 && count.isPresent())
                && (count.orElse(all) == all || (meant.size() == 1 && count.orElse(all) < all))
            : meant.size() == 1;
    boolean isSome = several && count.isEmpty() && scene.spoken().areOfSeveralParts(meant);
    if (!isClear
        || isSome
        || isPassingOver(meant, controller)
        || (!several && (isOnlyCast(meant) || mayBeVehicle(meant)))) {
      scene.needs(several ? "Which creatures are “they”?" : "What does “it” stand for?");
      return List.of();
    }
    return meant.stream()
        .map(thing -> new Asked.Part(thing, Math.min(thing.count(), count.orElse(thing.count()))))
        .toList();
  }

  /** The only Vehicle or battle, where no creature has been spoken of. */
  private Optional<Thing> onlyOther(Optional<Party> controller) {
    List<Thing> others =
        scene.things().stream()
            .filter(thing -> scene.is(thing, "Vehicle") || scene.is(thing, "battle"))
            .toList();
    boolean isOnly =
        others.size() == 1
            && others.getFirst().count() == 1
            && Known.isOf(others.getFirst(), controller)
            && scene.things().stream().noneMatch(Thing::isCreature)
            && scene.things().stream().noneMatch(thing -> scene.is(thing, "planeswalker"));
    return isOnly ? Optional.of(others.getFirst()) : Optional.empty();
  }

  /**
   * Whether an opponent's creature was spoken of last, and there are some of the one who asks:
   * nothing says which of them is meant.
   */
  private boolean isPassingOver(List<Thing> meant, Optional<Party> controller) {
    Optional<Party> asker = scene.asker();
    return controller.isEmpty()
        && asker.isPresent()
        && meant.stream().noneMatch(thing -> Known.isOf(thing, asker))
        && !creatures(scene.things(), asker).isEmpty();
  }

  /** "Both": those of the only player who has as many of them, or else all. */
  private static List<Thing> ofOne(List<Thing> creatures, OptionalInt count) {
    List<List<Thing>> asMany =
        creatures.stream().collect(Collectors.groupingBy(Thing::controller)).values().stream()
            .filter(some -> some.stream().mapToInt(Thing::count).sum() == count.orElse(0))
            .toList();
    return asMany.size() == 1 ? asMany.getFirst() : creatures;
  }

  /**
   * Whether a creature was perhaps only spoken of as cast, for another one that looks at what was
   * cast this turn: "it" may be that one.
   */
  private boolean isOnlyCast(List<Thing> meant) {
    return meant.stream().allMatch(thing -> thing.isSick() || thing.isMaybeSick())
        && scene.things().stream()
            .filter(thing -> thing.isCreature() && !meant.contains(thing))
            .flatMap(thing -> scene.facts(thing).stream())
            .anyMatch(facts -> FactNames.in(facts.abilities()).stream().anyMatch(CAST::contains));
  }

  /** Whether a Vehicle was spoken of since, which "it" may be as well. */
  private boolean mayBeVehicle(List<Thing> meant) {
    List<Thing> last = scene.spoken().mentionedLast();
    return meant.stream().noneMatch(last::contains)
        && last.stream().anyMatch(thing -> !thing.isCreature() && scene.is(thing, "Vehicle"));
  }

  private static List<Thing> creatures(List<Thing> of, Optional<Party> controller) {
    return of.stream()
        .filter(Thing::isCreature)
        .filter(thing ->
            controller.isEmpty()
                || thing.controller().isEmpty()
                || thing.controller().equals(controller))
        .toList();
  }
}
