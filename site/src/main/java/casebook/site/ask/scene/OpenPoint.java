package casebook.site.ask.scene;

import casebook.site.ask.scene.ObjectMention.Creature;
import casebook.site.input.board.FactNames;
import casebook.site.words.english.Noun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Something that a question leaves open: where the answer would be another if it were otherwise, it
 * has to be asked back.
 *
 * @param question what to ask then
 * @param otherwise makes it otherwise in a case
 */
public record OpenPoint(String question, Consumer<ObjectNode> otherwise) {
  private static final String PLENTY = "{30}" + "{W}{U}{B}{R}{G}{C}".repeat(5);

  private static final int MANY = 15;
  private static final int MUCH_LIFE = 100;

  /** Facts of a turn that are looked at are tried with this number. */
  private static final int SOME = 5;

  /** Everything that a scene leaves open. */
  public static List<OpenPoint> of(Scene scene, Party active, Set<String> facts) {
    List<OpenPoint> doubts = new ArrayList<>();
    for (Thing thing : scene.things()) {
      ofThing(thing, scene, active, doubts);
    }
    ofArrivals(scene, active, doubts);
    for (Party party : scene.parties()) {
      ofParty(party, party == active, scene, doubts);
    }
    if (scene.table().mayHaveMoreOpponents()) {
      for (int more = 1; more <= 2; more++) {
        int count = more;
        doubts.add(new OpenPoint("How many players are there?", tree -> addPlayers(tree, count)));
      }
    }
    for (String fact : facts) {
      if (FactNames.OF_PLAYER.contains(fact)) {
        doubts.add(
            new OpenPoint(
                "What has happened this turn (" + spaced(fact) + ")?",
                tree ->
                    all(tree, "players").stream()
                        .map(player -> player.withObject("state"))
                        .filter(state -> !state.has(fact))
                        .forEach(state -> state.put(fact, SOME))));
      }
    }
    return doubts;
  }

  /** Gives a player more mana than anything costs. */
  public static void giveMana(ObjectNode tree, Party party) {
    change(party, player -> player.put("mana", PLENTY)).accept(tree);
  }

  private static String spaced(String name) {
    return name.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(java.util.Locale.ROOT);
  }

  private static void ofThing(Thing thing, Scene scene, Party active, List<OpenPoint> doubts) {
    String called = Scene.called(thing);
    if (thing.controller().isEmpty()) {
      for (Party party : scene.parties()) {
        if (party != active) {
          doubts.add(
              new OpenPoint(
                  "Who controls " + called + "?",
                  tree ->
                      permanent(tree, thing)
                          .ifPresent(node -> node.put("controller", party.id()))));
        }
      }
    }
    if (thing.isAnimated()
        && !Animation.isByItself(thing, scene)
        && scene
            .facts(thing)
            .filter(facts -> facts.characteristics().power().isPresent())
            .isEmpty()) {
      ofAnimated(thing, doubts);
    }
    boolean mayRiot =
        thing.counters().isEmpty()
            && scene.facts(thing).filter(facts -> facts.keywords().contains("riot")).isPresent();
    if (mayRiot) {
      doubts.add(
          new OpenPoint(
              "Did " + called + " enter with haste or with a +1/+1 counter (702.136a)?",
              tree ->
                  permanent(tree, thing)
                      .ifPresent(node -> node.putObject("counters").put("+1/+1", 1))));
    }
    if (thing.isAny()) {
      ofAny(thing, doubts);
    } else {
      Unsaid.of(thing, scene, doubts);
    }
    if (thing.creature().flatMap(Creature::size).isEmpty() && thing.creature().isPresent()) {
      for (String size : List.of("0/1", "1/1", "3/3", "7/7")) {
        doubts.add(
            new OpenPoint(
                "What are the power and toughness of " + called + "?",
                tree -> permanent(tree, thing).ifPresent(node -> CaseTree.setSize(node, size))));
      }
    }
  }

  /** Whether any creature may have a color, or fly. */
  private static void ofAny(Thing thing, List<OpenPoint> doubts) {
    String question = "With which creatures?";
    doubts.add(
        new OpenPoint(
            question,
            tree ->
                permanent(tree, thing).ifPresent(node -> node.putArray("keywords").add("flying"))));
    for (String color : List.of("W", "U", "B", "R", "G")) {
      doubts.add(
          new OpenPoint(
              question,
              tree ->
                  permanent(tree, thing).ifPresent(node -> node.putArray("colors").add(color))));
    }
  }

  /** Whether what may have come this turn has (302.6): each of them, and all of them. */
  private static void ofArrivals(Scene scene, Party active, List<OpenPoint> doubts) {
    List<Thing> maybe =
        scene.things().stream()
            .filter(thing -> thing.isCreature() && thing.isMaybeSick())
            .filter(thing -> thing.controller().filter(one -> one != active).isEmpty())
            .toList();
    for (Thing thing : maybe) {
      doubts.add(new OpenPoint(arrival(thing), tree -> cameThisTurn(tree, thing)));
    }
    if (maybe.size() > 1) {
      doubts.add(
          new OpenPoint(
              arrival(maybe.getFirst()),
              tree -> maybe.forEach(thing -> cameThisTurn(tree, thing))));
    }
  }

  private static String arrival(Thing thing) {
    return thing.before().isPresent()
        ? "Did "
            + Scene.called(thing)
            + " come under its controller’s control this turn, or before?"
        : "Did " + Scene.called(thing) + " come this turn?";
  }

  private static void cameThisTurn(ObjectNode tree, Thing thing) {
    permanent(tree, thing).ifPresent(node -> node.put("since", "thisTurn"));
  }

  /** What became a creature, of a size and with abilities that its card doesn’t show. */
  private static void ofAnimated(Thing thing, List<OpenPoint> doubts) {
    String question =
        "What does " + Scene.called(thing) + " become: how large, and with what abilities?";
    for (String size : List.of("0/1", "1/1", "3/3", "7/7")) {
      doubts.add(
          new OpenPoint(
              question, tree -> now(tree, thing).ifPresent(node -> CaseTree.setSize(node, size))));
    }
    for (String keyword : List.of("flying", "haste", "defender")) {
      doubts.add(
          new OpenPoint(
              question,
              tree -> now(tree, thing).ifPresent(node -> node.putArray("keywords").add(keyword))));
    }
  }

  private static Optional<ObjectNode> now(ObjectNode tree, Thing thing) {
    return permanent(tree, thing)
        .map(node -> node.path("now"))
        .filter(ObjectNode.class::isInstance)
        .map(ObjectNode.class::cast);
  }

  private static void ofParty(Party party, boolean isActive, Scene scene, List<OpenPoint> doubts) {
    String does = party.id().equals("you") ? "do you" : "does " + party.name();
    boolean hasLands =
        scene.things().stream()
            .filter(thing -> thing.controller().equals(Optional.of(party)))
            .flatMap(thing -> thing.card().stream())
            .anyMatch(card -> scene.is(card, "land"));
    if (party.mana().isEmpty() && isActive && !hasLands) {
      doubts.add(
          new OpenPoint(
              "How much mana can " + subject(party) + " make for what it costs?",
              change(party, player -> player.put("mana", PLENTY))));
    }
    if (party.mana().filter(mana -> mana.matches("\\{\\d+\\}")).isPresent() && isActive) {
      int number = Integer.parseInt(party.mana().get().replaceAll("\\D", ""));
      for (String color : List.of("{W}", "{U}", "{B}", "{R}", "{G}")) {
        doubts.add(
            new OpenPoint(
                "What colors of mana can " + subject(party) + " make?",
                change(party, player -> player.put("mana", color.repeat(number)))));
      }
    }
    if (party.life().isEmpty()) {
      for (int life : List.of(1, MUCH_LIFE)) {
        doubts.add(
            new OpenPoint(
                "How much life " + does + " have?",
                change(party, player -> player.put("life", life))));
      }
    }
    if (party.hand().isEmpty()) {
      doubts.add(
          new OpenPoint(
              "How many cards " + does + " have in hand?",
              change(party, player -> player.put("hand", SOME + 2))));
    }
    doubts.add(
        new OpenPoint(
            "How many cards are in " + whose(party) + " graveyard?",
            change(party, player -> player.put("graveyard", MANY))));
    for (String standing : List.of("monarch", "initiative", "citysBlessing")) {
      doubts.add(
          new OpenPoint(
              "Is " + subject(party) + " the monarch, with the initiative or the city’s blessing?",
              change(party, player -> player.put(standing, true))));
    }
    if (!scene.absences().isComplete(party)) {
      doubts.add(
          new OpenPoint(
              "What lands, artifacts and enchantments " + does + " control?",
              tree -> addOthers(tree, party, scene)));
    }
    if (!scene.absences().hasNoOther(party, "creature")) {
      doubts.add(
          new OpenPoint(
              "What other creatures " + does + " control?",
              tree -> addCreature(tree, party, isActive || hasCreature(scene, party))));
    }
  }

  private static boolean hasCreature(Scene scene, Party party) {
    return scene.things().stream()
        .anyMatch(thing -> thing.isCreature() && thing.controller().equals(Optional.of(party)));
  }

  private static String subject(Party party) {
    return party.id().equals("you") ? "you" : party.name();
  }

  private static String whose(Party party) {
    return Noun.player(party.name()).possessive();
  }

  private static Consumer<ObjectNode> change(Party party, Consumer<ObjectNode> change) {
    return tree ->
        all(tree, "players").stream()
            .filter(player -> player.path("id").asString().equals(party.id()))
            .forEach(change);
  }

  static Optional<ObjectNode> permanent(ObjectNode tree, Thing thing) {
    return all(tree, "permanents").stream()
        .filter(node -> node.path("id").asString().equals(thing.id()))
        .findFirst();
  }

  private static List<ObjectNode> all(ObjectNode tree, String list) {
    List<ObjectNode> all = new ArrayList<>();
    for (JsonNode node : tree.path(list)) {
      if (node instanceof ObjectNode object) {
        all.add(object);
      }
    }
    return all;
  }

  private static void addPlayers(ObjectNode tree, int count) {
    for (int i = 1; i <= count; i++) {
      ((ArrayNode) tree.path("players"))
          .addObject()
          .put("id", "unmentioned-" + i)
          .put("name", "another opponent");
    }
  }

  /** Tapped, so that it makes no mana and is only there. */
  private static void addOthers(ObjectNode tree, Party party, Scene scene) {
    ArrayNode permanents = (ArrayNode) tree.path("permanents");
    for (String land : List.of("Plains", "Island", "Swamp", "Mountain", "Forest")) {
      if (scene.absences().ofCards(party).contains(land)) {
        continue;
      }
      permanents
          .addObject()
          .put("id", "unmentioned-" + land)
          .put("card", land)
          .put("controller", party.id())
          .put("tapped", true);
    }
    for (String type : List.of("artifact", "enchantment")) {
      if (scene.absences().hasNoOther(party, type) || areCounted(type, party, scene)) {
        continue;
      }
      permanents
          .addObject()
          .put("id", "unmentioned-" + type)
          .put("name", "Unmentioned " + type)
          .put("controller", party.id())
          .putArray("types")
          .add(type);
    }
  }

  /** Whether it is said how many others of a type a player has. */
  private static boolean areCounted(String type, Party party, Scene scene) {
    return scene.things().stream()
        .anyMatch(thing ->
            thing.type().equals(Optional.of(type))
                && thing.controller().equals(Optional.of(party)));
  }

  private static void addCreature(ObjectNode tree, Party party, boolean tapped) {
    ObjectNode creature =
        ((ArrayNode) tree.path("permanents"))
            .addObject()
            .put("id", "unmentioned")
            .put("name", "Unmentioned")
            .put("controller", party.id())
            .put("power", SOME)
            .put("toughness", SOME)
            .put("tapped", tapped);
    creature.putArray("types").add("creature");
  }
}
