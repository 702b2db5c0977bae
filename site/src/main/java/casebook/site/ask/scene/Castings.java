package casebook.site.ask.scene;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.site.catalogue.CardFacts;
import casebook.site.input.board.FactNames;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** How permanents came onto the battlefield: what that leaves open, and what a case says of it. */
public final class Castings {
  /** What a case calls it that a permanent was kicked, or cast. */
  private static final String KICKED = "kicked";

  private static final String WAS_CAST = "wasCast";

  private final Scene scene;

  /** Of the permanents of a scene. */
  public Castings(Scene scene) {
    this.scene = scene;
  }

  /** What has to be asked back where it is said how permanents came. */
  public Set<String> questions() {
    Set<String> questions = new LinkedHashSet<>();
    for (Thing thing : scene.things()) {
      thing.castings().forEach((way, is) -> question(thing, way, is).ifPresent(questions::add));
    }
    return questions;
  }

  private Optional<String> question(Thing thing, Casting way, boolean is) {
    String name = Scene.called(thing);
    boolean isHasty = Casting.hasty().contains(way);
    if (is && !way.keyword().isEmpty() && !has(thing, way)) {
      return Optional.of(
          name + " has no " + way.keyword() + " of its own: how did it get it, and has it haste?");
    }
    if (isHasty && (is || isNew(thing, way)) && isChangedByOthers(thing)) {
      return Optional.of("Does " + name + " have haste now?");
    }
    if (is && way == Casting.KICKER && entersWithEffect(thing)) {
      return Optional.of("What did " + name + " do as it entered?");
    }
    return Optional.empty();
  }

  /**
   * What to ask where nothing says how a player's new permanents came, and it makes a difference.
   */
  public List<String> open(Party active) {
    List<String> questions = new ArrayList<>();
    for (Thing thing : scene.things()) {
      if (thing.isCreature()
          && (thing.isSick() || thing.isMaybeSick())
          && thing.controller().filter(one -> one != active).isEmpty()) {
        Stream.of(Casting.values())
            .filter(way -> matters(thing, way))
            .filter(way -> way != Casting.KICKER || reads(thing, KICKED))
            .filter(way -> !thing.castings().containsKey(way))
            .map(way -> way.question(Scene.called(thing)))
            .forEach(questions::add);
      }
    }
    return questions;
  }

  /** What is said of how a permanent came, as far as its card asks for it. */
  List<String> sentences(Thing thing, String name) {
    return thing.castings().entrySet().stream()
        .filter(
            one -> matters(thing, one.getKey()) || (one.getValue() && one.getKey() != Casting.CAST))
        .map(one -> one.getKey().sentence(name, one.getValue()))
        .toList();
  }

  private boolean matters(Thing thing, Casting way) {
    return way == Casting.CAST ? reads(thing, WAS_CAST) : has(thing, way);
  }

  /** Writes it into a case. */
  void write(ObjectNode node, Thing thing) {
    thing
        .castings()
        .forEach((way, is) -> {
          if (way == Casting.KICKER) {
            node.withObject("state").put(KICKED, is);
          } else if (way == Casting.CAST && reads(thing, WAS_CAST)) {
            node.withObject("state").put(WAS_CAST, is);
          } else if (!is && isNew(thing, way)) {
            ArrayNode keywords = node.withObject("now").putArray("keywords");
            scene.facts(thing).stream()
                .flatMap(facts -> facts.keywords().stream())
                .filter(keyword ->
                    Casting.hasty().stream().noneMatch(one -> one.keyword().equals(keyword)))
                .forEach(keywords::add);
          }
        });
    boolean isHasty =
        thing.castings().entrySet().stream()
            .anyMatch(one -> one.getValue() && Casting.hasty().contains(one.getKey()));
    if (isHasty && !thing.given().contains("haste")) {
      node.withArray("addText").add("Haste");
    }
  }

  /** Whether what didn't come so is new, so that it would have haste if it had. */
  private boolean isNew(Thing thing, Casting way) {
    return (thing.isSick() || thing.isMaybeSick())
        && has(thing, way)
        && thing.castings().entrySet().stream()
            .noneMatch(one -> one.getValue() && Casting.hasty().contains(one.getKey()));
  }

  private boolean has(Thing thing, Casting way) {
    return scene.facts(thing).filter(facts -> facts.keywords().contains(way.keyword())).isPresent();
  }

  private boolean reads(Thing thing, String fact) {
    return scene
        .facts(thing)
        .filter(facts -> FactNames.in(facts.abilities()).contains(fact))
        .isPresent();
  }

  /** Whether something else may give or take abilities: a case says only what a creature has. */
  private boolean isChangedByOthers(Thing thing) {
    boolean isNot = thing.castings().containsValue(false);
    if (thing.before().isPresent()) {
      return true;
    }
    return Stream.concat(
            scene.things().stream().filter(one -> one != thing).flatMap(one -> facts(one)),
            scene.spells().stream().flatMap(spell -> scene.facts(spell.card()).stream()))
        .flatMap(facts -> facts.abilities().stream())
        .flatMap(ability -> ability.effects().stream())
        .anyMatch(effect -> takes(effect) || (isNot && effect instanceof Effect.Gives));
  }

  private Stream<CardFacts> facts(Thing thing) {
    return scene.facts(thing).stream();
  }

  private static boolean takes(Effect effect) {
    return effect instanceof Effect.TakesAll
        || effect instanceof Effect.TakesAllButMana
        || effect instanceof Effect.BecomesCopy
        || effect instanceof Effect.ChangesOtherwise
        || (effect instanceof Effect.Takes(var _, var keyword, var _) && keyword.equals("haste"))
        || (effect instanceof Effect.CantHave(var _, var keyword, var _)
            && keyword.equals("haste"));
  }

  /** Whether it does something as it enters that bears on attacking. */
  private boolean entersWithEffect(Thing thing) {
    return facts(thing)
        .flatMap(facts -> facts.abilities().stream())
        .filter(ability -> ability.frame() == Ability.Frame.TRIGGERED)
        .map(Ability::effects)
        .anyMatch(effects ->
            !effects.isEmpty() && effects.stream().noneMatch(Effect.Trigger.class::isInstance));
  }
}
