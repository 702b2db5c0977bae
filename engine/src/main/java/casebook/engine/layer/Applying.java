package casebook.engine.layer;

import casebook.engine.board.Begun.Sizes;
import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.Chosen;
import casebook.engine.board.Id;
import casebook.engine.board.Now;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Besides;
import casebook.engine.effect.Landwalk;
import casebook.engine.effect.Players;
import casebook.engine.layer.Held.Origin;
import casebook.engine.mana.Color;
import casebook.engine.ruling.Layer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/** Applies one effect of a layer to its objects. */
final class Applying {
  private final Part part;
  private final Set<Id> objects;

  private Applying(Part part, Set<Id> objects) {
    this.part = part;
    this.objects = objects;
  }

  /** The board after the effect has applied to these permanents. */
  static Stage to(Stage stage, Part part, Set<Id> objects) {
    return new Applying(part, objects).applied(stage);
  }

  private Stage applied(Stage before) {
    if (part.effect() instanceof Effect.BecomesCopy copy) {
      return part.copied(before, copy.of())
          .map(one -> new Copying(part, copy, one).applied(before, objects))
          .orElse(before);
    }
    Stage stage = before;
    if (part.layer() != Layer.ABILITIES) {
      var changed = new ArrayList<Permanent>();
      for (Id object : objects) {
        Optional<Permanent> one = before.board().permanent(object);
        one.map(was -> changed(before, was))
            .filter(is -> !is.equals(one.get()))
            .ifPresent(changed::add);
      }
      stage = stage.with(changed);
    }
    if (part.layer() == Layer.ABILITIES || part.takesAbilities()) {
      var sentences = new LinkedHashMap<Id, List<Held>>();
      for (Id object : objects) {
        sentences.put(object, abilities(stage, object));
      }
      stage = stage.withSentences(sentences);
    }
    return stage;
  }

  private Permanent changed(Stage stage, Permanent permanent) {
    if (part.effect() instanceof Effect.ChangesControl(var _, var players, var _)) {
      return controlled(stage, permanent, players);
    }
    Characteristics before = permanent.characteristics();
    Characteristics now = permanent.now().in(changed(stage, permanent.id(), before));
    return now.equals(before)
        ? permanent
        : permanent.made(permanent.controller(), permanent.since(), now);
  }

  private Permanent controlled(Stage stage, Permanent permanent, Players players) {
    Optional<Id> controller =
        permanent.now().controller().or(() -> part.controller(stage, permanent.id(), players));
    if (controller.isEmpty() || controller.get().equals(permanent.controller())) {
      return permanent;
    }
    boolean longAgo =
        part.held()
                .object()
                .flatMap(stage.board()::permanent)
                .map(Permanent::since)
                .filter(Since.TURN_BEGAN::equals)
                .isPresent()
            && part.held().origin() != Origin.RESOLVED;
    return permanent.made(
        controller.get(),
        longAgo ? permanent.since() : Since.THIS_TURN,
        permanent.characteristics());
  }

  private Characteristics changed(Stage stage, Id id, Characteristics of) {
    return switch (part.effect()) {
      case Effect.HasLandTypes types -> Types.with(of, types, chosen(stage));
      case Effect.ChangesTypes types -> Types.with(of, types, chosen(stage));
      case Effect.LosesTypes(var _, var words, var _) -> Types.without(of, words);
      case Effect.ChangesName(var _, var name, var _) -> of.withName(name);
      case Effect.ChangesColors(var _, var colors, var besides, var _) ->
          colored(of, colors, besides);
      case Effect.ChangesToChosenColor(var _, var besides, var _) ->
          chosen(stage).color().map(color -> colored(of, List.of(color), besides)).orElse(of);
      case Effect.SetsPowerToughness _ -> {
        Sizes sizes = part.sizes(stage, id);
        yield of.withPowerAndToughness(
            sizes.power().isPresent() ? sizes.power() : of.power(),
            sizes.toughness().isPresent() ? sizes.toughness() : of.toughness());
      }
      case Effect.ModifiesPowerToughness _ -> {
        Sizes more = part.sizes(stage, id);
        yield of.withPowerAndToughness(
            OptionalInt.of(of.power().orElse(0) + more.power().orElse(0)),
            OptionalInt.of(of.toughness().orElse(0) + more.toughness().orElse(0)));
      }
      case Effect.SwitchesPowerToughness _ ->
          of.withPowerAndToughness(/* newPower= */ of.toughness(), /* newToughness= */ of.power());
      default -> of;
    };
  }

  private static Characteristics colored(Characteristics of, List<Color> colors, Besides besides) {
    var all = EnumSet.noneOf(Color.class);
    if (besides == Besides.IN_ADDITION) {
      all.addAll(of.colors());
    }
    all.addAll(colors);
    return of.withColors(all);
  }

  private Chosen chosen(Stage stage) {
    return part.held().chosen(stage.board());
  }

  private List<Held> abilities(Stage stage, Id object) {
    List<Held> before = stage.held(object);
    return switch (part.effect()) {
      case Effect.TakesAll _ ->
          before.stream()
              .flatMap(one -> isStated(one) ? Stream.of(one) : left(stage, object, one).stream())
              .toList();
      case Effect.TakesAllButMana _ ->
          before.stream()
              .flatMap(one ->
                  isStated(one) || isOfMana(one)
                      ? Stream.of(one)
                      : left(stage, object, one).stream())
              .toList();
      case Effect.HasLandTypes _, Effect.ChangesTypes _ ->
          stage
                  .board()
                  .permanent(object)
                  .filter(one -> one.characteristics().hasType("land"))
                  .isPresent()
              ? before.stream().filter(one -> one.origin() != Origin.OWN).toList()
              : before;
      case Effect.Takes(var _, var keyword, var _) -> without(before, keyword);
      case Effect.CantHave(var _, var keyword, var _) -> without(before, keyword);
      case Effect.Gives(var _, var abilities, var _) -> with(stage, object, abilities);
      default -> before;
    };
  }

  /** Counters are no abilities; what is said to have been given, it has. */
  private static boolean isStated(Held sentence) {
    return sentence.origin() == Origin.COUNTERS || sentence.origin() == Origin.STATED;
  }

  /**
   * What an ability did as its object came, with a later timestamp than the effect has by which the
   * object loses its abilities (613.7).
   */
  private Optional<Held> left(Stage stage, Id object, Held sentence) {
    Board board = stage.board();
    Stamp came = Stamp.of(board.permanent(object).orElseThrow());
    boolean isOlder =
        isAttachedTo(object, board)
            || part.held().stamps().stream()
                .anyMatch(loss -> came.isBefore(loss, board.precedences()));
    return isOlder ? sentence.begunBefore() : sentence.doneAsItCame().or(sentence::begunBefore);
  }

  private boolean isAttachedTo(Id object, Board board) {
    return part.held()
        .object()
        .flatMap(board::permanent)
        .flatMap(Permanent::attachedTo)
        .equals(Optional.of(object));
  }

  private static boolean isOfMana(Held sentence) {
    return !sentence.effects().isEmpty()
        && sentence.effects().stream().allMatch(Effect.MakingMana.class::isInstance);
  }

  private static List<Held> without(List<Held> before, String keyword) {
    Set<String> taken = taken(keyword);
    return before.stream().map(one -> one.without(taken)).toList();
  }

  /**
   * What loses banding loses all "bands with other" abilities too (702.22b), and what loses
   * landwalk abilities loses all of their kinds (702.14a).
   */
  static Set<String> taken(String keyword) {
    String name = keyword.toLowerCase(Locale.ROOT);
    return switch (name) {
      case "banding" -> Set.of(name, "bands with other");
      case "landwalk" -> Landwalk.NAMES;
      default -> Set.of(name);
    };
  }

  private List<Held> with(Stage stage, Id object, List<Ability> abilities) {
    Permanent permanent = stage.board().permanent(object).orElseThrow();
    var stamps = new LinkedHashSet<Stamp>();
    stamps.add(Stamp.of(permanent));
    stamps.addAll(part.held().stamps());
    var all = new ArrayList<>(stage.held(object));
    var bearer = new Bearer(stage.board(), permanent, all);
    for (Ability ability : abilities) {
      var identity = new Given(part.name(), object, all.size());
      all.add(Held.of(bearer, ability, Origin.GIVEN, identity, List.copyOf(stamps)));
    }
    return all;
  }

  /** What tells an ability that an effect gave from others. */
  private record Given(Part.Name by, Id object, int place) {}

  /** A permanent with the final values that it is said to have (613 doesn't change them). */
  static Permanent withFinalValues(Permanent permanent) {
    Now now = permanent.now();
    return now.isNothing()
        ? permanent
        : permanent.made(
            now.controller().orElse(permanent.controller()),
            permanent.since(),
            now.in(permanent.characteristics()));
  }
}
