package casebook.engine.model;

import casebook.engine.board.Begun;
import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.model.Statement.Origin;
import casebook.engine.model.World.Line;
import java.util.ArrayList;
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
  /** What is said of the same objects in one sentence (613.6). */
  private record Group(int line, boolean resolved, Filter who, Condition when) {}

  private final Map<Group, Set<Id>> begun = new HashMap<>();
  private final Map<Group, List<Layered>> ofBegun = new HashMap<>();
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
        .map(line -> new Group(line.number(), true, Layered.who(effect), Layered.when(effect)))
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
      List<Layered> pending = pending(layer);
      if (pending.isEmpty()) {
        return;
      }
      Layered next = next(pending);
      done.add(next.name());
      var group = group(next);
      if (!begun.containsKey(group)) {
        Set<Id> objects = objects(next, world);
        if (!objects.isEmpty()) {
          begun.put(group, objects);
          var rest = new ArrayList<Layered>();
          for (Layered one : all()) {
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

  private List<Layered> all() {
    var all = new ArrayList<Layered>();
    for (Line line : world.lines()) {
      for (int place = 0; place < line.effects().size(); place++) {
        Effect effect = line.effects().get(place);
        String layer = Layered.layer(effect);
        boolean defines = Layered.defines(line, effect);
        if (!layer.isEmpty()) {
          all.add(
              new Layered(
                  line, effect, place, defines && layer.equals("7b") ? "7a" : layer, defines));
        }
      }
    }
    return all;
  }

  private List<Layered> pending(String layer) {
    var pending = new LinkedHashMap<String, Layered>();
    all().forEach(one -> pending.put(one.name(), one));
    ofBegun.values().forEach(ones -> ones.forEach(one -> pending.putIfAbsent(one.name(), one)));
    pending.values().removeIf(one -> !one.layer().equals(layer) || done.contains(one.name()));
    List<Layered> defining = pending.values().stream().filter(Layered::defines).toList();
    return defining.isEmpty() ? List.copyOf(pending.values()) : defining;
  }

  /** The earliest of those that depend on none, or only on what depends on them (613.8b). */
  private Layered next(List<Layered> pending) {
    int count = pending.size();
    boolean[][] depends = new boolean[count][count];
    for (int a = 0; a < count; a++) {
      for (int b = 0; b < count; b++) {
        depends[a][b] =
            pending.get(a).line().number() != pending.get(b).line().number()
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
    Optional<Layered> first = Optional.empty();
    for (int a = 0; a < count; a++) {
      boolean free = true;
      for (int b = 0; b < count; b++) {
        free &= !depends[a][b] || depends[b][a];
      }
      Layered one = pending.get(a);
      if (free && (first.isEmpty() || isEarlier(one, first.get()))) {
        first = Optional.of(one);
      }
    }
    return first.orElseThrow();
  }

  private static boolean isEarlier(Layered one, Layered other) {
    if (one.line().time() != other.line().time()) {
      return one.line().time() < other.line().time();
    }
    return one.line().number() == other.line().number()
        ? one.place() < other.place()
        : one.line().number() < other.line().number();
  }

  private static Group group(Layered one) {
    return new Group(
        one.line().number(),
        one.line().origin() == Origin.RESOLVED,
        Layered.who(one.effect()),
        Layered.when(one.effect()));
  }

  private Set<Id> objects(Layered one, World at) {
    Set<Id> first = begun.get(group(one));
    if (first != null) {
      return first;
    }
    boolean there = at.lines().stream().anyMatch(line -> line.number() == one.line().number());
    if (!there || over.contains(group(one))) {
      return Set.of();
    }
    Reading reading =
        end.map(known -> inTheEnd(one.layer(), at, known)).orElse(at).reading(one.line());
    if (end.isPresent() && one.layer().compareTo("6") < 0) {
      reading = reading.knowing(end.get().keywords());
    }
    Optional<Set<Id>> settled = one.line().begun(one.effect()).map(Begun.Fixed::objects);
    if (settled.isPresent()) {
      Set<Id> still = reading.lasts(Layered.when(one.effect())) ? settled.get() : Set.of();
      return at.board().phasedIn().stream()
          .map(Permanent::id)
          .filter(still::contains)
          .collect(Collectors.toCollection(LinkedHashSet::new));
    }
    var objects = new LinkedHashSet<Id>();
    if (reading.holds(Layered.when(one.effect()))) {
      for (Permanent permanent : reading.matching(Layered.who(one.effect()))) {
        if (!isNewTo(one, permanent)) {
          objects.add(permanent.id());
        }
      }
    }
    return objects;
  }

  /** What resolved and lasts for a while does nothing to what came later (611.2c). */
  private static boolean isNewTo(Layered one, Permanent permanent) {
    return one.line().origin() == Origin.RESOLVED
        && one.line().time() < permanent.timestamp().stated().orElse(0)
        && permanent.attachedTo().isEmpty()
        && Layered.when(one.effect()).toString().contains("Lasts")
        && !Layered.who(one.effect()).toString().contains("Affected");
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
  private String effect(Layered one, World at) {
    boolean there =
        begun.containsKey(group(one))
            || at.lines().stream().anyMatch(line -> line.number() == one.line().number());
    if (!there) {
      return "gone";
    }
    var said = new StringBuilder();
    for (Id object : objects(one, at)) {
      said.append(object.value()).append('=');
      switch (one.effect()) {
        case Effect.SetsPowerToughness(var _, var power, var toughness, var _) ->
            said.append(power.map(amount -> Applied.power(one, at, object, amount)))
                .append(toughness.map(amount -> Applied.toughness(one, at, object, amount)));
        case Effect.ModifiesPowerToughness(var _, var power, var toughness, var _) ->
            said.append(Applied.power(one, at, object, power))
                .append('/')
                .append(Applied.toughness(one, at, object, toughness));
        case Effect.ChangesControl(var _, var players, var _) ->
            said.append(
                at.board().players().keySet().stream()
                    .filter(id ->
                        at.board().player(id).inGame() && at.reading(one.line()).means(players, id))
                    .toList());
        default -> said.append('x');
      }
    }
    return said.toString();
  }

  private World after(Layered one, World at) {
    World now = at;
    for (Id object : objects(one, at)) {
      now = Applied.to(one, at, now, object);
    }
    return now;
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
}
