package casebook.site.ask.scene;

import casebook.engine.board.Characteristics;
import casebook.rules.AskedEdition.InForce;
import casebook.site.ask.scene.ObjectMention.Creature;
import casebook.site.catalogue.CardFacts;
import casebook.site.words.english.English;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A scene as a case in JSON, without moves. */
public final class CaseTree {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  /** What a creature is where nothing is said of its size. */
  private static final String SIZE = "2/2";

  private CaseTree() {}

  /** The case of a scene in which a player is the active player. */
  public static ObjectNode of(Scene scene, Party active, Optional<InForce> edition) {
    ObjectNode tree = MAPPER.createObjectNode();
    edition.ifPresent(of -> tree.put("edition", of.edition().name()));
    ArrayNode players = tree.putArray("players");
    for (Party party : inOrder(scene)) {
      ObjectNode player = players.addObject().put("id", party.id()).put("name", party.name());
      party.life().ifPresent(life -> player.put("life", life));
      party.hand().ifPresent(hand -> player.put("hand", hand));
      party.mana().ifPresent(mana -> player.put("mana", mana));
      party.facts().forEach((fact, number) -> player.withObject("state").put(fact, number));
    }
    tree.put("activePlayer", active.id());
    if (scene.isSecondCombat()) {
      tree.putObject("turn").put("combat", 2);
    }
    ArrayNode permanents = tree.putArray("permanents");
    for (Thing thing : scene.things().stream().filter(one -> !scene.entersLater(one)).toList()) {
      permanent(permanents.addObject(), thing, active, scene);
    }
    effects(tree, scene);
    tree.putArray("moves");
    return tree;
  }

  /** The permanents that are put onto the battlefield attacking, each by itself. */
  public static List<ObjectNode> entering(Scene scene, Party active) {
    List<ObjectNode> entering = new ArrayList<>();
    for (Later later : scene.later()) {
      if (later.what() == Later.Happening.ENTERS_ATTACKING) {
        Thing thing = later.thing().orElseThrow();
        for (int i = 1; i <= thing.count(); i++) {
          ObjectNode node = JsonNodeFactory.instance.objectNode();
          permanent(node, thing, active, scene);
          node.remove("count");
          node.put("id", thing.count() == 1 ? thing.id() : thing.id() + "-" + i);
          entering.add(node);
        }
      }
    }
    return entering;
  }

  /** Spells that have resolved, and abilities that have made something an Aura or a creature. */
  private static void effects(ObjectNode tree, Scene scene) {
    for (Spell spell : scene.spells()) {
      ObjectNode effect = tree.withArray("effects").addObject().put("source", spell.card());
      spell.controller().ifPresent(party -> effect.put("controller", party.id()));
      if (!spell.affects().isEmpty()) {
        ArrayNode affects = effect.putArray("affects");
        spell.affects().forEach(affects::add);
      }
    }
    for (Used used : scene.used()) {
      ObjectNode effect =
          tree.withArray("effects")
              .addObject()
              .put("source", used.source().card().orElseThrow())
              .put("permanent", used.source().id());
      used.source().controller().ifPresent(party -> effect.put("controller", party.id()));
      used.affects().forEach(party -> effect.withArray("affects").add(party.id()));
      effect.put("text", used.text());
    }
    for (Thing thing : scene.things()) {
      if (thing.isAuraNow() || Animation.isByItself(thing, scene)) {
        tree.withArray("effects")
            .addObject()
            .put("source", thing.card().orElseThrow())
            .put("permanent", thing.id());
      }
    }
  }

  private static List<Party> inOrder(Scene scene) {
    List<Party> parties = new ArrayList<>(scene.parties());
    parties.sort(Comparator.comparing(party -> !party.id().equals("you")));
    return parties;
  }

  /** What was no creature has the types that it had, and is a creature as well. */
  private static void animated(ObjectNode node, Optional<Characteristics> printed) {
    ObjectNode now = node.putObject("now");
    ArrayNode types = now.putArray("types");
    printed.ifPresent(of -> of.types().forEach(types::add));
    types.add("creature");
    if (printed.filter(of -> of.power().isPresent()).isEmpty()) {
      setSize(now, SIZE);
    }
  }

  private static void permanent(ObjectNode node, Thing thing, Party active, Scene scene) {
    node.put("id", thing.id());
    thing.card().ifPresent(card -> node.put("card", card));
    thing.creature().ifPresent(creature -> creature(node, creature));
    thing
        .type()
        .ifPresent(type -> node.put("name", English.capitalized(type)).putArray("types").add(type));
    node.put("controller", thing.controller().orElse(active).id());
    thing.before().ifPresent(party -> node.put("owner", party.id()));
    if (thing.count() > 1) {
      node.put("count", thing.count());
    }
    if (thing.isTapped()) {
      node.put("tapped", true);
    }
    if (thing.isSick()) {
      node.put("since", "thisTurn");
    }
    thing.attachedTo().ifPresent(other -> node.put("attachedTo", other.id()));
    thing.onPlayer().ifPresent(player -> node.put("attachedTo", player.id()));
    thing.protector().ifPresent(player -> node.put("protector", player.id()));
    if (!thing.goadedBy().isEmpty()) {
      ArrayNode goaders = node.putArray("goadedBy");
      thing.goadedBy().forEach(party -> goaders.add(party.id()));
    }
    thing.designations().forEach(designation -> node.put(designation, true));
    if (!thing.counters().isEmpty()) {
      ObjectNode counters = node.putObject("counters");
      thing.counters().forEach(counters::put);
    }
    if (thing.hasAttackedLastTurn()) {
      node.put("attackedLastTurn", true);
    }
    if (thing.hasAttackedThisTurn()) {
      ArrayNode attacked = node.putArray("attackedThisTurn");
      thing
          .attackedBefore()
          .map(CaseTree::id)
          .or(() ->
              scene.parties().stream()
                  .filter(party -> party != active && scene.parties().size() == 2)
                  .map(Party::id)
                  .findFirst())
          .ifPresent(attacked::add);
    }
    if (thing.isAnimated() && !Animation.isByItself(thing, scene)) {
      animated(node, scene.facts(thing).map(CardFacts::characteristics));
    }
    if (thing.hasLostAbilities()) {
      node.put("loses", "abilities");
    }
    if (!thing.given().isEmpty()) {
      ArrayNode texts = node.putArray("addText");
      thing.given().forEach(keyword -> texts.add(English.capitalized(keyword)));
    }
    new Castings(scene).write(node, thing);
  }

  private static String id(Asked.Target target) {
    return switch (target) {
      case Asked.Target.APlayer(var party) -> party.id();
      case Asked.Target.APermanent(var thing) -> thing.id();
    };
  }

  private static void creature(ObjectNode node, Creature creature) {
    String name =
        creature.subtypes().isEmpty()
            ? "Creature"
            : String.join(" ", creature.subtypes().stream().map(English::capitalized).toList());
    node.put("name", name);
    node.putArray("types").add("creature");
    ArrayNode subtypes = node.putArray("subtypes");
    creature.subtypes().forEach(subtypes::add);
    setSize(node, creature.size().orElse(SIZE));
    if (!creature.colors().isEmpty()) {
      ArrayNode colors = node.putArray("colors");
      creature.colors().forEach(colors::add);
    }
    if (!creature.keywords().isEmpty()) {
      ArrayNode keywords = node.putArray("keywords");
      creature.keywords().forEach(keywords::add);
    }
    if (creature.token()) {
      node.put("token", true);
    }
  }

  /** Gives a creature a size as "2/2". */
  static void setSize(ObjectNode node, String size) {
    int slash = size.indexOf('/');
    node.put("power", Integer.parseInt(size.substring(0, slash)));
    node.put("toughness", Integer.parseInt(size.substring(slash + 1)));
  }
}
