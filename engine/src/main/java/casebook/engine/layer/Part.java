package casebook.engine.layer;

import casebook.engine.board.Begun.Fixed;
import casebook.engine.board.Begun.Original;
import casebook.engine.board.Begun.Sizes;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.SubtypeSet;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Characteristic;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.TypesBefore;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.meaning.Viewpoint;
import casebook.engine.ruling.Layer;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;

/**
 * One effect of a sentence, which applies in one layer.
 *
 * @param place its place among the effects of the sentence
 * @param defines whether a characteristic-defining ability has it (613.3)
 */
record Part(Held held, Effect effect, int place, Layer layer, boolean defines) {

  /**
   * What is said of the same objects in one sentence: it goes on to apply to the objects to which
   * it began to apply (613.6).
   */
  record Key(Object held, Held.Origin origin, Filter who, Condition when) {
    boolean isResolved() {
      return origin == Held.Origin.RESOLVED;
    }
  }

  /** What a part is known by while abilities come and go. */
  record Name(Object held, int place) {}

  Name name() {
    return new Name(held.identity(), place);
  }

  Key key() {
    return new Key(held.identity(), held.origin(), who(), when());
  }

  /** Whether nothing that applies after it could undo it. */
  boolean comesLast() {
    return effect instanceof Effect.CantHave;
  }

  Filter who() {
    return switch (effect) {
      case Effect.OfCharacteristics of -> of.who();
      case Effect.Gives gives -> gives.who();
      case Effect.Takes takes -> takes.who();
      case Effect.CantHave barred -> barred.who();
      case Effect.TakesAll takes -> takes.who();
      case Effect.TakesAllButMana takes -> takes.who();
      case Effect.HasLandTypes types -> types.who();
      default -> throw new IllegalStateException("no effect of a layer: " + effect);
    };
  }

  Condition when() {
    return switch (effect) {
      case Effect.OfCharacteristics of -> of.when();
      case Effect.Gives gives -> gives.when();
      case Effect.Takes takes -> takes.when();
      case Effect.CantHave barred -> barred.when();
      case Effect.TakesAll takes -> takes.when();
      case Effect.TakesAllButMana takes -> takes.when();
      case Effect.HasLandTypes types -> types.when();
      default -> throw new IllegalStateException("no effect of a layer: " + effect);
    };
  }

  /** What of the effect depends on the board for one of its objects. */
  Object done(Stage stage, Id object) {
    return switch (effect) {
      case Effect.BecomesCopy(var _, var of, var _, var _) -> copied(stage, of);
      case Effect.ChangesControl(var _, var players, var _) ->
          controller(stage, object, players).map(Id::value).orElse("");
      case Effect.SetsPowerToughness _, Effect.ModifiesPowerToughness _ -> sizes(stage, object);
      default -> effect;
    };
  }

  /** From where its words are read of one of the objects, and of what that attacks (508.5). */
  private Viewpoint view(Stage stage, Id object) {
    Id attacked =
        stage.board().combat().attacking().getOrDefault(object, Optional.empty()).orElse(object);
    return held.view(stage.board(), stage.keywords()).about(object, attacked);
  }

  /** The power and toughness that it sets or adds for one of its objects. */
  Sizes sizes(Stage stage, Id object) {
    return held.begun(effect)
        .map(settled -> settled.sizes().get(object))
        .orElseGet(() -> sizesOn(stage, object));
  }

  private Sizes sizesOn(Stage stage, Id object) {
    return switch (effect) {
      case Effect.SetsPowerToughness(var _, var power, var toughness, var _) ->
          new Sizes(value(stage, object, power), value(stage, object, toughness));
      case Effect.ModifiesPowerToughness(var _, var power, var toughness, var _) ->
          new Sizes(
              value(stage, object, Optional.of(power)),
              value(stage, object, Optional.of(toughness)));
      default -> Sizes.NONE;
    };
  }

  /** What becomes of it once something changes (611.2c). */
  Fixed settled(Stage stage, Set<Id> objects) {
    var sizes = new HashMap<Id, Sizes>();
    if (changesPower() && !isConstant()) {
      objects.forEach(object -> sizes.put(object, sizes(stage, object)));
    }
    return new Fixed(
        objects,
        sizes,
        effect instanceof Effect.BecomesCopy copy ? copied(stage, copy.of()) : Optional.empty());
  }

  private boolean changesPower() {
    return effect instanceof Effect.SetsPowerToughness
        || effect instanceof Effect.ModifiesPowerToughness;
  }

  private OptionalInt value(Stage stage, Id object, Optional<Amount> amount) {
    return amount.isEmpty()
        ? OptionalInt.empty()
        : OptionalInt.of(
            amount.get() instanceof Amount.Constant(int constant)
                ? constant
                : view(stage, object).value(amount.get()));
  }

  /** The player who comes to control one of the objects, if it is just one. */
  Optional<Id> controller(Stage stage, Id object, Players players) {
    List<Id> meant = view(stage, object).players(players);
    return meant.size() == 1 ? Optional.of(meant.getFirst()) : Optional.empty();
  }

  /** What is copied, if it is just one object. */
  Optional<Original> copied(Stage stage, Filter of) {
    Optional<Original> settled = held.begun(effect).flatMap(Fixed::copied);
    List<Permanent> meant =
        settled.isPresent() ? List.of() : held.view(stage.board(), stage.keywords()).matching(of);
    return meant.size() == 1
        ? Optional.of(
            new Original(
                meant.getFirst().id(),
                meant.getFirst().characteristics(),
                stage.ownAbilities(meant.getFirst().id())))
        : settled;
  }

  /** Whether what it applies to or does may change with what the layer is about. */
  boolean looksAt(Layer about) {
    return switch (about) {
      case COPY -> true;
      case CONTROL -> mentions(Characteristic.CONTROLLER::isAskedBy);
      case TEXT -> mentions(Characteristic.NAME::isAskedBy);
      case TYPES ->
          effect instanceof Effect.HasLandTypes || mentions(Characteristic.TYPES::isAskedBy);
      case COLORS -> mentions(Characteristic.COLORS::isAskedBy);
      case ABILITIES -> mentions(Characteristic.KEYWORDS::isAskedBy);
      case DEFINED_POWER, BASE_POWER, MODIFIED_POWER, SWITCHED_POWER ->
          mentions(Characteristic.POWER_AND_TOUGHNESS::isAskedBy);
    };
  }

  /**
   * Whether another effect of the layer may change what this one looks at: where it adds types, it
   * does so only if these are asked for.
   */
  boolean mayBeChangedBy(Part other) {
    if (!(other.effect instanceof Effect.ChangesTypes types)
        || types.before() != TypesBefore.KEPT
        || types.subtypes().contains(Effect.CHOSEN_TYPE)
        || types.subtypes().contains(SubtypeSet.EVERY_CREATURE_TYPE)) {
      return true;
    }
    return (effect instanceof Effect.HasLandTypes && types.types().contains("land"))
        || mentions(part ->
            switch (part) {
              case Filter.HasType(var type) -> types.types().contains(type);
              case Filter.HasSubtype(var subtype) -> types.subtypes().contains(subtype);
              case Filter.HasSupertype(var supertype) -> types.supertypes().contains(supertype);
              default -> Characteristic.TYPES.isAskedBy(part);
            });
  }

  boolean mentions(Predicate<Object> part) {
    boolean isSimple = isPlain(who()) && isPlain(when()) && isConstant();
    return isSimple ? part.test(who()) : Mentions.mentions(effect, part);
  }

  private static boolean isPlain(Condition when) {
    return when instanceof Condition.Always || when instanceof Condition.Lasts;
  }

  private static boolean isPlain(Filter who) {
    return Filter.isOneObject(who) || who instanceof Filter.Any;
  }

  private boolean isConstant() {
    return switch (effect) {
      case Effect.ModifiesPowerToughness(var _, var power, var toughness, var _) ->
          power instanceof Amount.Constant && toughness instanceof Amount.Constant;
      case Effect.SetsPowerToughness _, Effect.ChangesControl _ -> false;
      default -> true;
    };
  }

  /** Whether it takes abilities away, so that others may not exist once it has applied. */
  boolean takesAbilities() {
    return switch (effect) {
      case Effect.TakesAll _, Effect.TakesAllButMana _ -> true;
      case Effect.HasLandTypes(var _, var _, var besides, var _) ->
          besides == Effect.Besides.INSTEAD;
      case Effect.ChangesTypes types -> Types.setsLandType(types);
      default -> false;
    };
  }

  /**
   * Whether a permanent came after a spell or ability had resolved: what that does for a while, it
   * does to the objects that were there (611.2c). What is attached has a new timestamp from then on
   * (613.7e), which doesn't tell when it came.
   */
  private boolean cameLater(Permanent permanent) {
    return permanent.attachedTo().isEmpty()
        && held.isBefore(permanent)
        && Lasting.isSaid(when())
        && !Mentions.mentions(who(), new Filter.Affected());
  }

  /** Whether a spell or ability does it for a while, so that its objects won't change (611.2c). */
  boolean isForAWhile() {
    return held.resolved().isPresent() && Lasting.isSaid(when());
  }

  /** Whether a part that is for a while has begun and isn't over. */
  boolean lasts(Stage stage) {
    return held.view(stage.board(), stage.keywords()).holds(Lasting.duration(when()));
  }

  /** The permanents that the effect means on the board as it is in its layer. */
  Set<Id> objects(Stage stage) {
    Optional<Set<Id>> begun =
        Lasting.objects(held, effect, when(), held.view(stage.board(), stage.keywords()));
    if (begun.isPresent()) {
      return begun.get();
    }
    Stage seen = stage.seenBy(this);
    Viewpoint view = held.view(seen.board(), seen.keywords());
    boolean hasNothingToCopy =
        effect instanceof Effect.BecomesCopy copy && copied(seen, copy.of()).isEmpty();
    if (stage.isOver(this) || hasNothingToCopy) {
      return Set.of();
    }
    if (!view.holds(when())) {
      return Set.of();
    }
    var objects = new LinkedHashSet<Id>();
    for (Permanent permanent : view.matching(who())) {
      boolean isLand =
          !(effect instanceof Effect.HasLandTypes) || permanent.characteristics().hasType("land");
      if (isLand && !cameLater(permanent)) {
        objects.add(permanent.id());
      }
    }
    return objects;
  }
}
