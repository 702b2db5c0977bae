package casebook.engine.model;

import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.mana.Color;
import casebook.engine.model.Statement.Origin;
import casebook.engine.model.World.Line;
import casebook.engine.move.Attack;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The layers of 613, tried out: every effect of a layer is applied to see what it changes for every
 * other, and the earliest that waits for none is applied (613.7, 613.8). Every object and effect
 * must have a timestamp of its own.
 */
final class Continuous {
  /** An effect of a sentence, its layer ("4", "7b") and whether it defines a characteristic. */
  private record One(Line line, Effect effect, int place, String layer, boolean defines) {
    String name() {
      return line.number() + "/" + place;
    }
  }

  /** What is said of the same objects in one sentence (613.6). */
  private record Group(int line, boolean resolved, Filter who, Condition when) {}

  private final Map<Group, Set<Id>> begun = new HashMap<>();
  private final Map<Group, List<One>> ofBegun = new HashMap<>();
  private final Set<String> done = new HashSet<>();
  private World world;

  /** What everything is in the end, as far as it is known: empty the first time. */
  private final Optional<World> end;

  private final Set<Group> over;

  private Continuous(Board board, Optional<World> end, Set<Group> over) {
    world = World.before(board);
    this.end = end;
    this.over = Set.copyOf(over);
  }

  /**
   * What a board is after all layers: an effect asks for what a permanent is, also where a later
   * layer decides that, so that they are gone through until nothing changes. What has resolved and
   * has come to mean nothing is over.
   */
  static World on(Board board) {
    return appliedTo(board).world;
  }

  /** The objects to which an effect that resolved applies: none where it is over. */
  static Set<Id> objects(Board board, EffectInForce resolved, Effect effect) {
    Continuous applied = appliedTo(board);
    return applied.world.lines().stream()
        .filter(line -> line.resolved().filter(resolved::equals).isPresent())
        .map(line -> new Group(line.number(), true, who(effect), when(effect)))
        .map(applied.begun::get)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(Set.of());
  }

  private static Continuous appliedTo(Board board) {
    var last = new Continuous(board, Optional.empty(), Set.of());
    last.applyAll();
    var over = new HashSet<Group>();
    for (int times = 0; times < 20; times++) {
      var next = new Continuous(board, Optional.of(last.world), over);
      next.applyAll();
      if (next.world.board().equals(last.world.board())
          && next.world.keywords().equals(last.world.keywords())
          && times > 0) {
        return next;
      }
      for (Group group : last.begun.keySet()) {
        if (group.resolved && !next.begun.containsKey(group)) {
          over.add(group);
        }
      }
      last = next;
    }
    throw new IllegalStateException("effects go round in a circle");
  }

  private void applyAll() {
    for (String layer : List.of("2", "3", "4", "5", "6", "7a", "7b", "7c", "7d")) {
      apply(layer);
    }
    withoutPower();
  }

  private void apply(String layer) {
    if (layer.equals("6")) {
      var left = new ArrayList<>(world.lines());
      left.removeIf(line ->
          line.origin() == Origin.OWN
              && world
                  .board()
                  .permanent(line.object().orElseThrow())
                  .orElseThrow()
                  .losesAbilities());
      world = new World(world.board(), left);
    }
    while (true) {
      List<One> pending = pending(layer);
      if (pending.isEmpty()) {
        return;
      }
      One next = next(pending);
      done.add(next.name());
      var group = group(next);
      if (!begun.containsKey(group)) {
        Set<Id> objects = objects(next, world);
        if (!objects.isEmpty()) {
          begun.put(group, objects);
          var rest = new ArrayList<One>();
          for (One one : all()) {
            if (group(one).equals(group)) {
              rest.add(one);
            }
          }
          ofBegun.put(group, rest);
        }
      }
      world = after(next, world);
    }
  }

  private List<One> all() {
    var all = new ArrayList<One>();
    for (Line line : world.lines()) {
      for (int place = 0; place < line.effects().size(); place++) {
        Effect effect = line.effects().get(place);
        String layer = layer(effect);
        boolean defines = defines(line, effect);
        if (!layer.isEmpty()) {
          all.add(
              new One(line, effect, place, defines && layer.equals("7b") ? "7a" : layer, defines));
        }
      }
    }
    return all;
  }

  private List<One> pending(String layer) {
    var pending = new LinkedHashMap<String, One>();
    all().forEach(one -> pending.put(one.name(), one));
    ofBegun.values().forEach(ones -> ones.forEach(one -> pending.putIfAbsent(one.name(), one)));
    pending.values().removeIf(one -> !one.layer.equals(layer) || done.contains(one.name()));
    List<One> defining = pending.values().stream().filter(One::defines).toList();
    return defining.isEmpty() ? List.copyOf(pending.values()) : defining;
  }

  /** The earliest of those that depend on none, or only on what depends on them (613.8b). */
  private One next(List<One> pending) {
    int count = pending.size();
    boolean[][] depends = new boolean[count][count];
    for (int a = 0; a < count; a++) {
      for (int b = 0; b < count; b++) {
        depends[a][b] =
            pending.get(a).line.number() != pending.get(b).line.number()
                && !effect(pending.get(a), world)
                    .equals(effect(pending.get(a), after(pending.get(b), world)));
      }
    }
    for (int by = 0; by < count; by++) {
      for (int a = 0; a < count; a++) {
        for (int b = 0; b < count; b++) {
          depends[a][b] |= depends[a][by] && depends[by][b];
        }
      }
    }
    Optional<One> first = Optional.empty();
    for (int a = 0; a < count; a++) {
      boolean free = true;
      for (int b = 0; b < count; b++) {
        free &= !depends[a][b] || depends[b][a];
      }
      One one = pending.get(a);
      if (free && (first.isEmpty() || isEarlier(one, first.get()))) {
        first = Optional.of(one);
      }
    }
    return first.orElseThrow();
  }

  private static boolean isEarlier(One one, One other) {
    if (one.line.time() != other.line.time()) {
      return one.line.time() < other.line.time();
    }
    return one.line.number() == other.line.number()
        ? one.place < other.place
        : one.line.number() < other.line.number();
  }

  private static Group group(One one) {
    return new Group(
        one.line.number(), one.line.origin() == Origin.RESOLVED, who(one.effect), when(one.effect));
  }

  private Set<Id> objects(One one, World at) {
    Set<Id> first = begun.get(group(one));
    if (first != null) {
      return first;
    }
    boolean there = at.lines().stream().anyMatch(line -> line.number() == one.line.number());
    if (!there || over.contains(group(one))) {
      return Set.of();
    }
    Reading reading = end.map(known -> inTheEnd(one.layer, at, known)).orElse(at).reading(one.line);
    if (end.isPresent() && one.layer.compareTo("6") < 0) {
      reading = reading.knowing(end.get().keywords());
    }
    Optional<Set<Id>> settled = one.line.begun(one.effect).map(Map::keySet);
    if (settled.isPresent()) {
      Set<Id> still = reading.lasts(when(one.effect)) ? settled.get() : Set.of();
      return at.board().phasedIn().stream()
          .map(Permanent::id)
          .filter(still::contains)
          .collect(Collectors.toCollection(LinkedHashSet::new));
    }
    var objects = new LinkedHashSet<Id>();
    if (reading.holds(when(one.effect))) {
      for (Permanent permanent : reading.matching(who(one.effect))) {
        if (!isNewTo(one, permanent)) {
          objects.add(permanent.id());
        }
      }
    }
    return objects;
  }

  /** What resolved and lasts for a while does nothing to what came later (611.2c). */
  private static boolean isNewTo(One one, Permanent permanent) {
    return one.line.origin() == Origin.RESOLVED
        && one.line.time() < permanent.timestamp().stated().orElse(0)
        && permanent.attachedTo().isEmpty()
        && when(one.effect).toString().contains("Lasts")
        && !who(one.effect).toString().contains("Affected");
  }

  /** What is decided in a layer after this one is as it will be (613.1). */
  private static World inTheEnd(String layer, World at, World end) {
    World seen = at;
    for (Permanent now : at.board().phasedIn()) {
      Characteristics is = now.characteristics();
      Characteristics last = end.board().permanent(now.id()).orElseThrow().characteristics();
      if (layer.compareTo("4") < 0) {
        is =
            new Characteristics(
                layer.equals("2") ? last.name() : is.name(),
                last.types(),
                last.subtypes(),
                last.supertypes(),
                is.colors(),
                is.power(),
                is.toughness(),
                is.manaCost(),
                is.manaValue());
      }
      if (layer.compareTo("5") < 0) {
        is = is.withColors(last.colors());
      }
      if (layer.compareTo("7") < 0) {
        is = is.withPowerAndToughness(last.power(), last.toughness());
      }
      seen = seen.with(now, is);
    }
    return seen;
  }

  /** What an effect does to what, or that it isn't there. */
  private String effect(One one, World at) {
    boolean there =
        begun.containsKey(group(one))
            || at.lines().stream().anyMatch(line -> line.number() == one.line.number());
    if (!there) {
      return "gone";
    }
    var said = new StringBuilder();
    for (Id object : objects(one, at)) {
      said.append(object.value()).append('=');
      switch (one.effect) {
        case Effect.SetsPowerToughness(var _, var power, var toughness, var _) ->
            said.append(power.map(amount -> power(one, at, object, amount)))
                .append(toughness.map(amount -> toughness(one, at, object, amount)));
        case Effect.ModifiesPowerToughness(var _, var power, var toughness, var _) ->
            said.append(power(one, at, object, power))
                .append('/')
                .append(toughness(one, at, object, toughness));
        case Effect.ChangesControl(var _, var players, var _) ->
            said.append(
                at.board().players().keySet().stream()
                    .filter(id ->
                        at.board().player(id).inGame() && at.reading(one.line).means(players, id))
                    .toList());
        default -> said.append('x');
      }
    }
    return said.toString();
  }

  private static int power(One one, World at, Id object, Amount amount) {
    return one.line
        .begun(one.effect)
        .map(objects -> Objects.requireNonNull(objects.get(object)).power().orElseThrow())
        .orElseGet(() -> value(one, at, object, amount));
  }

  private static int toughness(One one, World at, Id object, Amount amount) {
    return one.line
        .begun(one.effect)
        .map(objects -> Objects.requireNonNull(objects.get(object)).toughness().orElseThrow())
        .orElseGet(() -> value(one, at, object, amount));
  }

  private static int value(One one, World at, Id object, Amount amount) {
    return at.reading(one.line).of(Attack.of(Map.of()), object, object).value(amount);
  }

  private World after(One one, World at) {
    World now = at;
    for (Id object : objects(one, at)) {
      now = after(one, at, now, object);
    }
    return now;
  }

  private World after(One one, World before, World at, Id object) {
    Permanent permanent = at.board().permanent(object).orElseThrow();
    Characteristics is = permanent.characteristics();
    return switch (one.effect) {
      case Effect.ChangesControl(var _, var players, var _) -> {
        List<Id> meant =
            before.board().players().keySet().stream()
                .filter(id ->
                    before.board().player(id).inGame()
                        && before.reading(one.line).means(players, id))
                .toList();
        boolean changes = meant.size() == 1 && !meant.getFirst().equals(permanent.controller());
        boolean old =
            one.line.origin() != Origin.RESOLVED
                && before.board().permanent(one.line.object().orElseThrow()).orElseThrow().since()
                    == Since.TURN_BEGAN;
        yield changes
            ? at.with(
                permanent.made(meant.getFirst(), old ? permanent.since() : Since.THIS_TURN, is))
            : at;
      }
      case Effect.ChangesTypes types -> at.with(permanent, Retyping.retyped(is, types));
      case Effect.ChangesName(var _, var name, var _) -> at.with(permanent, is.withName(name));
      case Effect.LosesTypes(var _, var words, var _) ->
          at.with(permanent, Retyping.without(is, words));
      case Effect.ChangesColors(var _, var colors, var besides, var _) -> {
        var all = EnumSet.noneOf(Color.class);
        all.addAll(colors);
        if (besides == Effect.Besides.IN_ADDITION) {
          all.addAll(is.colors());
        }
        yield at.with(permanent, is.withColors(all));
      }
      case Effect.SetsPowerToughness(var _, var power, var toughness, var _) ->
          at.with(
              permanent,
              is.withPowerAndToughness(
                  power.isPresent()
                      ? OptionalInt.of(power(one, before, object, power.get()))
                      : is.power(),
                  toughness.isPresent()
                      ? OptionalInt.of(toughness(one, before, object, toughness.get()))
                      : is.toughness()));
      case Effect.ModifiesPowerToughness(var _, var power, var toughness, var _) ->
          at.with(
              permanent,
              is.withPowerAndToughness(
                  OptionalInt.of(is.power().orElse(0) + power(one, before, object, power)),
                  OptionalInt.of(
                      is.toughness().orElse(0) + toughness(one, before, object, toughness))));
      case Effect.SwitchesPowerToughness _ ->
          at.with(
              permanent,
              is.withPowerAndToughness(
                  /* newPower= */ is.toughness(), /* newToughness= */ is.power()));
      case Effect.TakesAllButMana _ -> {
        var left = new ArrayList<>(at.lines());
        left.removeIf(line ->
            line.origin() != Origin.RESOLVED
                && line.object().equals(Optional.of(object))
                && !line.sure()
                && !line.effects().stream().allMatch(Effect.MakingMana.class::isInstance));
        yield new World(at.board(), left);
      }
      case Effect.TakesAll _ -> {
        var left = new ArrayList<>(at.lines());
        left.removeIf(line ->
            line.origin() != Origin.RESOLVED
                && line.object().equals(Optional.of(object))
                && !line.sure());
        yield new World(at.board(), left);
      }
      case Effect.Takes(var _, var keyword, var _) -> at.without(object, keyword);
      case Effect.Gives(var _, var abilities, var _) -> {
        var all = new ArrayList<>(at.lines());
        int place = 0;
        for (Ability ability : abilities) {
          all.add(
              new Line(
                  Origin.GIVEN,
                  Optional.of(object),
                  Optional.empty(),
                  false,
                  ability.frame() == Frame.STATIC ? World.effects(ability) : List.of(),
                  Math.max(one.line.time(), World.time(permanent)),
                  Objects.hash(one.name(), object, place++) | Integer.MIN_VALUE));
        }
        yield new World(at.board(), all);
      }
      default -> throw new IllegalStateException("no random effect: " + one.effect);
    };
  }

  /** 208.3. */
  private void withoutPower() {
    for (Permanent permanent : world.board().phasedIn()) {
      if (!permanent.isCreature()) {
        world =
            world.with(
                permanent,
                permanent
                    .characteristics()
                    .withPowerAndToughness(OptionalInt.empty(), OptionalInt.empty()));
      }
    }
  }

  private static boolean defines(Line line, Effect effect) {
    if (line.origin() != Origin.OWN
        || !who(effect).equals(Filter.SELF)
        || !when(effect).equals(Condition.ALWAYS)) {
      return false;
    }
    return effect instanceof Effect.SetsPowerToughness
        || effect instanceof Effect.ChangesColors
        || (effect instanceof Effect.ChangesTypes types && types.types().isEmpty());
  }

  private static String layer(Effect effect) {
    return switch (effect) {
      case Effect.ChangesControl _ -> "2";
      case Effect.ChangesName _ -> "3";
      case Effect.ChangesTypes _, Effect.LosesTypes _ -> "4";
      case Effect.ChangesColors _ -> "5";
      case Effect.Gives _, Effect.Takes _, Effect.TakesAll _, Effect.TakesAllButMana _ -> "6";
      case Effect.SetsPowerToughness _ -> "7b";
      case Effect.ModifiesPowerToughness _ -> "7c";
      case Effect.SwitchesPowerToughness _ -> "7d";
      default -> "";
    };
  }

  private static Filter who(Effect effect) {
    return switch (effect) {
      case Effect.OfCharacteristics of -> of.who();
      case Effect.Gives gives -> gives.who();
      case Effect.Takes takes -> takes.who();
      case Effect.TakesAll takes -> takes.who();
      case Effect.TakesAllButMana takes -> takes.who();
      default -> Filter.ANY;
    };
  }

  private static Condition when(Effect effect) {
    return switch (effect) {
      case Effect.OfCharacteristics of -> of.when();
      case Effect.Gives gives -> gives.when();
      case Effect.Takes takes -> takes.when();
      case Effect.TakesAll takes -> takes.when();
      case Effect.TakesAllButMana takes -> takes.when();
      default -> Condition.ALWAYS;
    };
  }
}
