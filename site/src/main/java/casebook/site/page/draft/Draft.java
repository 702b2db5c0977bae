package casebook.site.page.draft;

import casebook.engine.move.Attack;
import casebook.rules.AskedEdition.InForce;
import casebook.rules.Edition;
import casebook.site.input.tree.WholeSigns;
import casebook.site.words.ruling.Names;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * A case while it is being built. It may be wrong in any way: what it says is kept as it is, so
 * that fields that the form doesn't show survive, and reading it tells what is wrong.
 */
public final class Draft {
  private static final JsonMapper COMPACT = JsonMapper.builder().build();
  private static final JsonMapper INDENTED =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
  private static final YAMLMapper YAML = YAMLMapper.builder().build();

  /** What a new player is called, in this order. */
  private static final List<String> PLAYERS = List.of("Ann", "Bob", "Cid", "Dee", "Eve", "Fay");

  private final ObjectNode root;

  private Draft(ObjectNode root) {
    this.root = root;
  }

  /** Two players with nothing on the battlefield. */
  public static Draft empty() {
    var draft = new Draft(COMPACT.createObjectNode());
    draft.addPlayer();
    draft.addPlayer();
    draft.declaration();
    return draft;
  }

  /** The case that JSON or YAML states, if it is an object at all. */
  public static Optional<Draft> of(String text) {
    return object(COMPACT, text).or(() -> object(YAML, text)).map(Draft::new);
  }

  private static Optional<ObjectNode> object(ObjectMapper mapper, String text) {
    try {
      return mapper.readTree(new WholeSigns(text)) instanceof ObjectNode object
          ? Optional.of(object)
          : Optional.empty();
    } catch (JacksonException e) {
      return Optional.empty();
    }
  }

  /** A copy that can be changed by itself. */
  public Draft copy() {
    return new Draft(root.deepCopy());
  }

  /** The same case, pinned to an edition. */
  public Draft by(Edition edition) {
    Draft copy = copy();
    copy.root.put("edition", edition.name());
    return copy;
  }

  /** The same case of the day that was asked for, whichever edition stands for the one in force. */
  public Draft askedFor(InForce asked) {
    Draft copy = copy();
    copy.root.put("edition", asked.day().toString());
    return copy;
  }

  /** The case as JSON in one line. */
  public String json() {
    return COMPACT.writeValueAsString(root);
  }

  /** The case as JSON to read. */
  public String indented() {
    return INDENTED.writeValueAsString(root);
  }

  /** The case as YAML. */
  public String yaml() {
    return YAML.writeValueAsString(root);
  }

  /** What the case says, as maps, lists and values. */
  public Map<?, ?> fields() {
    return COMPACT.convertValue(root, Map.class);
  }

  /** The case itself, not a copy. */
  public ObjectNode root() {
    return root;
  }

  /** The players, not copies; what isn't an object is left out. */
  public List<ObjectNode> players() {
    return objects(root, "players");
  }

  /** The permanents, not copies; what isn't an object is left out. */
  public List<ObjectNode> permanents() {
    return objects(root, "permanents");
  }

  /** The effects, not copies; what isn't an object is left out. */
  public List<ObjectNode> effects() {
    return objects(root, "effects");
  }

  /** The last declaration of attackers, if there is one. */
  private Optional<ObjectNode> declared() {
    return moves().reversed().stream()
        .map(move -> move.get("declareAttackers"))
        .filter(ObjectNode.class::isInstance)
        .map(ObjectNode.class::cast)
        .findFirst();
  }

  /** Whether a move declares attackers. */
  public boolean hasDeclaration() {
    return declared().isPresent();
  }

  /** The last declaration of attackers; one without attackers is added where there is none. */
  public ObjectNode declaration() {
    return declared()
        .orElseGet(() -> {
          ObjectNode made = list(root, "moves").addObject().putObject("declareAttackers");
          made.putArray("attacks");
          return made;
        });
  }

  /** The same to look at: nothing is added, and where there is none it is empty. */
  public ObjectNode lastDeclaration() {
    return declared().orElseGet(COMPACT::createObjectNode);
  }

  /**
   * A case that declares an attack instead; several of one entry are counted where they are alike.
   */
  public Draft attackingWith(Attack attack) {
    Draft copy = copy();
    copy.declare(DeclaredAttack.written(attack));
    return copy;
  }

  /** The moves, not copies; what isn't an object is left out. */
  public List<ObjectNode> moves() {
    return objects(root, "moves");
  }

  /** The attacks of the last declaration, not copies. */
  public List<ObjectNode> attacks() {
    return objects(lastDeclaration(), "attacks");
  }

  /** The active player's id. */
  public String activePlayer() {
    String stated = text(root, "activePlayer");
    return stated.isEmpty()
        ? players().stream().findFirst().map(first -> text(first, "id")).orElse("")
        : stated;
  }

  /** A permanent's id, stated or by default. */
  public static String id(ObjectNode permanent) {
    String stated = text(permanent, "id");
    return stated.isEmpty() ? slug(stated(permanent).orElse("?")) : stated;
  }

  /** What a player or a permanent is called. */
  public static String name(ObjectNode object) {
    return stated(object)
        .or(() -> Optional.of(object).filter(of -> of.has("types")).map(Draft::nameless))
        .or(() -> Optional.of(text(object, "id")).filter(id -> !id.isEmpty()))
        .orElse("?");
  }

  private static Optional<String> stated(ObjectNode object) {
    return Stream.of("card", "name")
        .map(field -> text(object, field))
        .filter(text -> !text.isEmpty())
        .findFirst();
  }

  private static String nameless(ObjectNode permanent) {
    return Names.nameless(
        flag(permanent, "token"),
        texts(permanent.path("subtypes")),
        texts(permanent.path("types")));
  }

  /** Adds a player with a name and an id that nobody has. */
  public void addPlayer() {
    String name =
        PLAYERS.stream()
            .filter(free -> players().stream().noneMatch(one -> name(one).equals(free)))
            .findFirst()
            .orElse("Player " + (players().size() + 1));
    String id = freeId(slug(name));
    list(root, "players").addObject().put("id", id).put("name", name);
  }

  /** Takes a player and all that player's permanents away. */
  public void removePlayer(int index) {
    List<ObjectNode> players = players();
    if (index < 0 || index >= players.size() || players.size() <= 2) {
      return;
    }
    String id = text(players.get(index), "id");
    for (int at = permanents().size() - 1; at >= 0; at--) {
      if (text(permanents().get(at), "controller").equals(id)) {
        removePermanent(at);
      }
    }
    list(root, "players").remove(index);
    if (activePlayer().equals(id)) {
      root.remove("activePlayer");
    }
    new DraftMentions(this).forget(id);
  }

  /** A permanent of a player's that is that card. */
  public ObjectNode addPermanent(String controller) {
    return list(root, "permanents").addObject().put("controller", controller);
  }

  /** Adds another permanent like this one, with an id of its own. */
  public void duplicatePermanent(int index) {
    List<ObjectNode> permanents = permanents();
    if (index >= 0 && index < permanents.size()) {
      ObjectNode copy = permanents.get(index).deepCopy();
      copy.put("id", freeId(id(permanents.get(index))));
      // Its own id becomes stated, as the default is only for what is unique.
      permanents.get(index).put("id", id(permanents.get(index)));
      ArrayNode list = list(root, "permanents");
      var after = new ArrayList<JsonNode>(list.values());
      after.add(index + 1, copy);
      list.removeAll();
      after.forEach(list::add);
    }
  }

  /** Removes a permanent and all that names it. */
  public void removePermanent(int index) {
    List<ObjectNode> permanents = permanents();
    if (index >= 0 && index < permanents.size()) {
      String id = id(permanents.get(index));
      list(root, "permanents").remove(index);
      new DraftMentions(this).forget(id);
    }
  }

  /** Adds an effect without a text. */
  public void addEffect() {
    addEffect("Effect " + (effects().size() + 1)).put("text", "");
  }

  /** Adds an effect of that source. */
  public ObjectNode addEffect(String source) {
    return list(root, "effects").addObject().put("source", source);
  }

  /** Removes an effect. */
  public void removeEffect(int index) {
    if (index >= 0 && index < effects().size()) {
      list(root, "effects").remove(index);
    }
  }

  /** Declares exactly these attacks; none where other things happen than a declaration. */
  public void declare(List<ObjectNode> attacks) {
    if (attacks.isEmpty() && !hasDeclaration() && !moves().isEmpty()) {
      return;
    }
    ArrayNode list = declaration().putArray("attacks");
    attacks.forEach(list::add);
  }

  /**
   * Declares these attacks and nothing with them: no bands (508.1e), no optional costs (508.1g).
   */
  public void declareAlone(List<ObjectNode> attacks) {
    declare(attacks);
    declaration().remove(List.of("bands", "optional"));
  }

  /** A move of which nothing is said yet. */
  public static ObjectNode emptyMove() {
    return COMPACT.createObjectNode();
  }

  /** An attack of one creature on one target. */
  public static ObjectNode attack(String attacker, String target) {
    return COMPACT.createObjectNode().put("attacker", attacker).put("target", target);
  }

  /** Whether an id is this one or that of one of the permanents which this entry stands for. */
  public static boolean isOrIsOf(String id, String entry) {
    return id.equals(entry) || id.startsWith(entry + "#");
  }

  /** The entry that a permanent comes from, by its id; empty where there is none. */
  public String entry(String id) {
    return permanents().stream()
        .map(Draft::id)
        .filter(entry -> isOrIsOf(id, entry))
        .findFirst()
        .orElse("");
  }

  /** An id that nothing has yet. */
  public String freeId(String wanted) {
    Set<String> taken = new HashSet<>();
    players().forEach(player -> taken.add(text(player, "id")));
    permanents().forEach(permanent -> taken.add(id(permanent)));
    new DraftMoves(this).brought().forEach(permanent -> taken.add(id(permanent)));
    String base = wanted.replaceFirst("-\\d+$", "");
    if (!taken.contains(wanted)) {
      return wanted;
    }
    int number = 2;
    while (taken.contains(base + "-" + number)) {
      number++;
    }
    return base + "-" + number;
  }

  /** A name as an id: lower case, with hyphens. */
  public static String slug(String name) {
    String slug =
        name.toLowerCase(Locale.ROOT)
            .replaceAll("['’]", "")
            .replaceAll("[^\\p{L}\\p{N}]+", "-")
            .replaceAll("^-|-$", "");
    return slug.isEmpty() ? "it" : slug;
  }

  /** The text of a field, or an empty one. */
  public static String text(JsonNode object, String field) {
    JsonNode value = object.path(field);
    return value.isValueNode() && !value.isNull() ? value.asString("") : "";
  }

  /** Whether a part of a case names what has an id, otherwise than as its own. */
  public static boolean names(JsonNode part, String id) {
    return part instanceof ObjectNode object
        ? object
            .propertyStream()
            .anyMatch(field -> !field.getKey().equals("id") && names(field.getValue(), id))
        : part.isArray()
            ? part.valueStream().anyMatch(item -> names(item, id))
            : part.isString() && part.asString().equals(id);
  }

  /** Whether a field says true. */
  public static boolean flag(JsonNode object, String field) {
    return object.path(field).booleanValue(false);
  }

  /** The values of a list as texts; objects and lists in it are left out. */
  public static List<String> texts(JsonNode list) {
    return list.values().stream()
        .filter(JsonNode::isValueNode)
        .map(one -> one.asString(""))
        .toList();
  }

  /** Puts a list of texts; an empty one is left out. */
  public static void putTexts(ObjectNode object, String field, List<String> texts) {
    if (texts.isEmpty()) {
      object.remove(field);
    } else {
      ArrayNode list = object.putArray(field);
      texts.forEach(list::add);
    }
  }

  /** The objects of a list; anything else in it is not for the form. */
  public static List<ObjectNode> objects(ObjectNode object, String field) {
    return object.path(field).values().stream()
        .filter(ObjectNode.class::isInstance)
        .map(ObjectNode.class::cast)
        .toList();
  }

  /** The list of a field; it is made where there is none. */
  public static ArrayNode list(ObjectNode object, String field) {
    return object.get(field) instanceof ArrayNode list ? list : object.putArray(field);
  }
}
