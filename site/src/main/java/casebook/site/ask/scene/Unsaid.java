package casebook.site.ask.scene;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Matter;
import casebook.engine.effect.Meaning;
import casebook.site.ask.scene.ObjectMention.Creature;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/**
 * What nobody says of a permanent and what may still be so: that it entered tapped or stayed
 * tapped, that a creature without a card flies, has a color, a type or defender.
 */
final class Unsaid {
  private static final List<String> COLORS = List.of("W", "U", "B", "R", "G");

  /** Creature types of which most creatures fly. */
  private static final Set<String> FLYING =
      Set.of(
          "angel",
          "bat",
          "bird",
          "demon",
          "dragon",
          "drake",
          "faerie",
          "gargoyle",
          "griffin",
          "hippogriff",
          "imp",
          "insect",
          "pegasus",
          "phoenix",
          "specter",
          "sphinx",
          "spirit",
          "thopter",
          "wall");

  private static final String FLIES = "flying";

  private final Thing thing;
  private final Scene scene;
  private final List<OpenPoint> doubts;

  private Unsaid(Thing thing, Scene scene, List<OpenPoint> doubts) {
    this.thing = thing;
    this.scene = scene;
    this.doubts = doubts;
  }

  /** Adds all that a permanent leaves unsaid. */
  static void of(Thing thing, Scene scene, List<OpenPoint> doubts) {
    var unsaid = new Unsaid(thing, scene, doubts);
    unsaid.tapped();
    thing.creature().ifPresent(unsaid::creature);
  }

  private void doubt(String question, Consumer<ObjectNode> otherwise) {
    doubts.add(
        new OpenPoint(question, tree -> OpenPoint.permanent(tree, thing).ifPresent(otherwise)));
  }

  private void tapped() {
    String called = Scene.called(thing);
    if (thing.isTapped() || thing.isSaidUntapped()) {
      return;
    }
    boolean isNew = thing.isSick() || thing.isMaybeSick();
    if (isNew && scene.things().stream().anyMatch(this::mayTapAsItEnters)) {
      doubt(
          "Did " + called + " enter tapped, or is it untapped?", node -> node.put("tapped", true));
    }
    boolean mayStayTapped =
        thing.counters().containsKey("stun") || scene.things().stream().anyMatch(this::keepsTapped);
    boolean isVigilant =
        thing.given().contains("vigilance")
            || thing.creature().filter(one -> one.keywords().contains("vigilance")).isPresent()
            || scene.facts(thing).filter(card -> card.keywords().contains("vigilance")).isPresent();
    if (thing.hasAttackedThisTurn() && !isVigilant) {
      doubt("Has " + called + " untapped since it attacked?", node -> node.put("tapped", true));
    }
    if (thing.mayHaveAttackedLastTurn() && !thing.hasAttackedLastTurn()) {
      doubt(
          "Did " + called + " attack during its controller’s last turn?",
          node -> node.put("attackedLastTurn", true));
    }
    boolean hasAttacked = thing.hasAttackedLastTurn() || thing.mayHaveAttackedLastTurn();
    if (hasAttacked && mayStayTapped) {
      doubt("Has " + called + " untapped since it attacked?", node -> node.put("tapped", true));
    }
  }

  /** Whether it enters tapped itself, or something may make it enter so (614.12). */
  private boolean mayTapAsItEnters(Thing other) {
    boolean isOfOthers =
        !scene.is(other, "land")
            && (scene.is(other, "enchantment")
                || scene.is(other, "artifact")
                || !other.controller().equals(thing.controller()));
    return (other == thing || isOfOthers)
        && matters(other).anyMatch(about -> about.contains(Matter.ENTERING) && isOfTapping(about));
  }

  private boolean keepsTapped(Thing other) {
    return matters(other).anyMatch(about -> !about.contains(Matter.ENTERING) && isOfTapping(about));
  }

  private static boolean isOfTapping(List<Matter> about) {
    return about.contains(Matter.TAPPING);
  }

  /** What the static abilities of a permanent are about that say nothing of attacking. */
  private Stream<List<Matter>> matters(Thing other) {
    return scene.facts(other).stream()
        .flatMap(card -> card.abilities().stream())
        .filter(ability -> ability.frame() == Ability.Frame.STATIC)
        .flatMap(ability ->
            ability.meaning() instanceof Meaning.Irrelevant(var about)
                ? Stream.of(about)
                : Stream.empty());
  }

  private void creature(Creature creature) {
    String called = Scene.called(thing);
    boolean mayFly =
        !creature.keywords().contains(FLIES)
            && !thing.given().contains(FLIES)
            && (creature.subtypes().isEmpty()
                || creature.subtypes().stream().anyMatch(FLYING::contains));
    if (mayFly) {
      doubt("Has " + called + " flying?", node -> node.withArray("keywords").add(FLIES));
    }
    if (creature.colors().isEmpty()) {
      for (String color : COLORS) {
        doubt("What color is " + called + "?", node -> node.putArray("colors").add(color));
      }
    }
    if (creature.subtypes().isEmpty()) {
      doubt(
          "Of which creature type is " + called + "?",
          node -> node.withArray("keywords").add("changeling"));
    }
    if (creature.subtypes().contains("wall") && !creature.keywords().contains("defender")) {
      doubt("Has " + called + " defender?", node -> node.withArray("keywords").add("defender"));
    }
  }
}
