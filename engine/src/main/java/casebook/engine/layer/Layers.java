package casebook.engine.layer;

import casebook.engine.board.Begun.Fixed;
import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Precedence;
import casebook.engine.effect.Effect;
import casebook.engine.meaning.Viewpoint;
import casebook.engine.ruling.Layer;
import casebook.engine.ruling.Made;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Applies all continuous effects on what permanents are, layer by layer (613), each layer in the
 * order of timestamps (613.7) but for dependencies (613.8).
 *
 * <p>Where two effects' order makes a difference and the board doesn't tell it, what comes first in
 * board order applies first, and that is kept as open.
 */
public final class Layers {
  /** The most times that the layers are applied before effects are said to go round in a circle. */
  private static final int ENOUGH = 6;

  private final List<Precedence> assumed;
  private final Map<Part.Key, Set<Id>> started = new HashMap<>();
  private final List<Part> begun = new ArrayList<>();
  private final Set<Part.Name> done = new HashSet<>();

  /** Which effects look at what their layer changes: every order of the layer asks for it. */
  private final IdentityHashMap<Effect, Boolean> looking = new IdentityHashMap<>();

  /** The parts of each sentence: most are asked for again with each sentence that comes. */
  private final IdentityHashMap<Held, List<Part>> partsOf = new IdentityHashMap<>();

  private final Map<Id, List<Made>> made = new LinkedHashMap<>();
  private final List<Precedence> open = new ArrayList<>();
  private final Map<Object, Map<Effect, Fixed>> resolved = new HashMap<>();
  private final Set<Worked.Applied> applied = new HashSet<>();
  private final List<Held> before;
  private final Looks looked;

  /** The sentences whose order was not looked for, as there are too many. */
  private final Set<Held> untried = new LinkedHashSet<>();

  /** The sentences that ask for what is decided after their layers. */
  private final Set<Held> ahead = new LinkedHashSet<>();

  private Stage stage;
  private Map<Layer, List<Part>> parts;

  private Layers(Board board, Stage before, Optional<Ahead> ahead, Looks looked) {
    assumed = board.precedences();
    stage = before.knowing(ahead);
    this.before = stage.all();
    this.looked = looked;
    parts = parts(stage);
  }

  /** What every permanent of a board is. */
  public static Worked on(Board board) {
    return on(board, new Looks());
  }

  /** The same, where these looks have been taken before. */
  static Worked on(Board board, Looks looked) {
    Stage before = Sentences.on(board);
    var layers = new Layers(board, before, Optional.empty(), looked);
    Worked worked = layers.worked();
    return !layers.ahead.isEmpty() ? settled(board, before, layers, worked) : worked;
  }

  /** What every permanent is, where some effects ask for what is decided after their layers. */
  private static Worked settled(Board board, Stage before, Layers first, Worked last) {
    Layers layers = first;
    Worked worked = last;
    var ended = new HashSet<Part.Key>();
    for (int times = 0; times < ENOUGH; times++) {
      var seen = new Ahead(worked, Set.copyOf(ended));
      var next = new Layers(board, before, Optional.of(seen), first.looked);
      Worked again = next.worked();
      if (again.isLike(worked) && times > 0) {
        return again;
      }
      for (Part.Key over : layers.started.keySet()) {
        if (over.isResolved() && !next.started.containsKey(over)) {
          ended.add(over);
        }
      }
      layers = next;
      worked = again;
    }
    return layers.circular(worked);
  }

  private Worked circular(Worked worked) {
    return new Worked(
        worked.board(),
        worked.before(),
        worked.sentences(),
        worked.keywords(),
        worked.applied(),
        worked.made(),
        worked.open(),
        worked.resolved(),
        List.copyOf(ahead),
        worked.untried());
  }

  private Worked worked() {
    for (Layer layer : Layer.values()) {
      if (layer == Layer.ABILITIES) {
        next(Sentences.asAbilitiesApply(stage));
      }
      List<Part> ofLayer = parts.getOrDefault(layer, List.of());
      if (!ofLayer.isEmpty() || begun.stream().anyMatch(part -> part.layer() == layer)) {
        apply(layer);
      }
      if (layer == Layer.ABILITIES) {
        next(Sentences.withFinalKeywords(stage));
      }
      if (layer == Layer.BASE_POWER) {
        stage = stage.with(withBase(stage.board()));
      }
    }
    var changed = new ArrayList<Permanent>();
    for (Permanent permanent : stage.board().permanents().values()) {
      withPowerOfCreatures(permanent).ifPresent(changed::add);
    }
    stage = stage.with(changed);
    designate();
    Board board = Goads.marked(stage);
    return new Worked(
        board,
        before,
        stage.all(),
        stage.keywords(),
        applied,
        made,
        open,
        resolved,
        List.of(),
        List.copyOf(untried));
  }

  /** The permanents whose base power and toughness are now other than they were (613.4b). */
  private static List<Permanent> withBase(Board board) {
    var changed = new ArrayList<Permanent>();
    for (Permanent permanent : board.permanents().values()) {
      Characteristics is = permanent.characteristics();
      var base = new Permanent.Base(is.power(), is.toughness());
      if (!base.equals(permanent.base())) {
        changed.add(permanent.change().base(base).build());
      }
    }
    return changed;
  }

  /** A noncreature permanent has no power or toughness (208.3). */
  private static Optional<Permanent> withPowerOfCreatures(Permanent permanent) {
    Characteristics of = permanent.characteristics();
    if (permanent.isCreature() || (of.power().isEmpty() && of.toughness().isEmpty())) {
      return Optional.empty();
    }
    Characteristics without =
        permanent.now().in(of.withPowerAndToughness(OptionalInt.empty(), OptionalInt.empty()));
    return Optional.of(permanent.made(permanent.controller(), permanent.since(), without));
  }

  private void next(Stage after) {
    boolean same = after.hasSentencesOf(stage);
    stage = after;
    if (!same) {
      parts = parts(stage);
    }
  }

  /** The parts of all sentences in force, by their layers. */
  private Map<Layer, List<Part>> parts(Stage all) {
    var byLayer = new EnumMap<Layer, List<Part>>(Layer.class);
    for (Held held : all.all()) {
      for (Part part : partsOf.computeIfAbsent(held, Layers::parts)) {
        byLayer.computeIfAbsent(part.layer(), _ -> new ArrayList<>()).add(part);
      }
    }
    return byLayer;
  }

  private static List<Part> parts(Held held) {
    var parts = new ArrayList<Part>();
    int place = 0;
    for (Effect effect : held.effects()) {
      Optional<Layer> layer = held.layer(effect);
      if (layer.isPresent()) {
        parts.add(new Part(held, effect, place, layer.get(), held.defines(effect)));
      }
      place++;
    }
    return parts.isEmpty() ? List.of() : parts;
  }

  private void apply(Layer layer) {
    while (true) {
      List<Part> pending = pending(layer);
      if (pending.isEmpty()) {
        return;
      }
      apply(next(pending));
    }
  }

  /**
   * The parts of a layer that have not applied; those that define come before all others, and what
   * can't be had or gained whenever it is given comes after them.
   */
  private List<Part> pending(Layer layer) {
    var pending = new ArrayList<Part>();
    var defining = new ArrayList<Part>();
    var last = new ArrayList<Part>();
    var there = new HashSet<Part.Name>();
    for (Part part : parts.getOrDefault(layer, List.of())) {
      there.add(part.name());
      if (!done.contains(part.name())) {
        (part.defines() ? defining : part.comesLast() ? last : pending).add(part);
      }
    }
    for (Part part : begun) {
      if (part.layer() == layer && !done.contains(part.name()) && !there.contains(part.name())) {
        (part.comesLast() ? last : pending).add(part);
      }
    }
    if (!defining.isEmpty()) {
      return defining;
    }
    return pending.isEmpty() ? last : pending;
  }

  private void apply(Part part) {
    done.add(part.name());
    if (Ahead.isAskedBy(part)) {
      ahead.add(part.held());
    }
    Set<Id> before = started.get(part.key());
    Set<Id> objects = before == null ? part.objects(stage) : before;
    if (before == null && !objects.isEmpty()) {
      started.put(part.key(), objects);
      begin(part);
    }
    if (part.isForAWhile() && part.lasts(stage)) {
      resolves(part.held(), part.effect(), part.settled(stage, objects));
    }
    if (!objects.isEmpty()) {
      next(Applying.to(stage, part, objects));
      applied.add(new Worked.Applied(part.held().identity(), part.effect()));
      var why = new Made(part.layer(), part.held().stated(part.effect()));
      for (Id object : objects) {
        made.computeIfAbsent(object, _ -> new ArrayList<>()).add(why);
      }
    }
  }

  private void resolves(Held held, Effect effect, Fixed settled) {
    resolved.computeIfAbsent(held.identity(), _ -> new HashMap<>()).put(effect, settled);
  }

  /** What spells and abilities goad or detain as they resolve (701.15a, 701.35a). */
  private void designate() {
    for (Held held : stage.all()) {
      if (held.resolved().isPresent()) {
        Viewpoint view = held.view(stage.board(), stage.keywords());
        for (Effect effect : held.effects()) {
          Designated.settled(held, effect, view)
              .ifPresent(settled -> resolves(held, effect, settled));
        }
      }
    }
  }

  /** What goes on to apply to the same objects, even if its ability is lost meanwhile (613.6). */
  private void begin(Part part) {
    for (List<Part> ofLayer : parts.values()) {
      for (Part other : ofLayer) {
        if (other.held().identity().equals(part.held().identity())
            && other.key().equals(part.key())) {
          begun.add(other);
        }
      }
    }
  }

  private Part next(List<Part> pending) {
    if (pending.size() == 1) {
      return pending.getFirst();
    }
    Part next = new Order(stage, started, assumed, pending, this::looks, looked).next(open);
    if (looked.areTooMany()) {
      pending.forEach(part -> untried.add(part.held()));
    }
    return next;
  }

  private boolean looks(Part part) {
    return looking.computeIfAbsent(part.effect(), _ -> part.looksAt(part.layer()));
  }
}
