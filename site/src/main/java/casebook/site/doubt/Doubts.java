package casebook.site.doubt;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.force.InForce;
import casebook.engine.layer.Readings;
import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.doubt.Doubt.ManaBesideLands;
import casebook.site.doubt.Doubt.NoCreature;
import casebook.site.doubt.Doubt.NoToughness;
import casebook.site.doubt.Doubt.OtherCondition;
import casebook.site.doubt.Doubt.StillCreature;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Judgement;
import casebook.site.judging.StateBasedActions;
import casebook.site.output.RulingJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.BooleanNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Finds what a case states though the rest of its board says something else: each such field is
 * left out, and the board is worked out without it.
 */
public final class Doubts {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  /** What may be said of a permanent's types, in two places. */
  private static final List<String> TYPES = List.of("types", "now");

  private final Editions editions;
  private final CaseReader reader;

  public Doubts(Editions editions, Catalogue catalogue) {
    this.editions = editions;
    this.reader = new CaseReader(editions, catalogue);
  }

  /** The doubts about a case, in its order; none about one that can't be read. */
  public List<Doubt> of(String json) {
    var found = new ArrayList<Doubt>();
    if (MAPPER.readTree(json) instanceof ObjectNode root) {
      read(root)
          .ifPresent(stated -> {
            mana(root, stated.board(), found);
            types(root, stated.board(), found);
            gone(root, stated.board(), found);
            conditions(root, stated, found);
          });
    }
    return found.stream().distinct().toList();
  }

  private Optional<Case> read(ObjectNode root) {
    return reader.read(root.toString(), CaseFormat.JSON) instanceof Reading.Good<Case>(var good)
        ? Optional.of(good)
        : Optional.empty();
  }

  /** The case without something. */
  private Optional<Case> without(ObjectNode root, Consumer<ObjectNode> change) {
    ObjectNode copy = root.deepCopy();
    change.accept(copy);
    return read(copy);
  }

  private static void mana(ObjectNode root, Board board, List<Doubt> found) {
    for (int at = 0; at < root.path("players").size(); at++) {
      JsonNode player = root.path("players").path(at);
      String mana = player.path("mana").asString("");
      String id = player.path("id").asString("");
      List<String> lands =
          board.phasedIn().stream()
              .filter(one -> one.controller().equals(new Id(id)) && !one.tapped())
              .filter(one -> one.characteristics().hasType("land"))
              .map(one -> one.characteristics().name())
              .distinct()
              .toList();
      if (!mana.isEmpty() && !lands.isEmpty()) {
        String name = player.path("name").asString(id);
        found.add(new ManaBesideLands("players[" + at + "].mana", name, mana, lands));
      }
    }
  }

  private void types(ObjectNode root, Board board, List<Doubt> found) {
    int first = 0;
    List<Id> ids = List.copyOf(board.permanents().keySet());
    for (int at = 0; at < root.path("permanents").size(); at++) {
      JsonNode entry = root.path("permanents").path(at);
      Id id = ids.get(first);
      first += entry.path("count").asInt(1);
      for (String field : TYPES) {
        if (entry.has("card") && types(entry, field).isArray()) {
          int place = at;
          Optional<Boolean> otherwise =
              without(root, copy -> remove(copy, place, field))
                  .flatMap(of -> isCreature(of.board(), id));
          boolean is = board.permanent(id).filter(Permanent::isCreature).isPresent();
          String path = "permanents[" + at + "]." + field + (field.equals("now") ? ".types" : "");
          String name = entry.path("card").asString();
          if (otherwise.filter(one -> one != is).isPresent()) {
            found.add(is ? new NoCreature(path, name) : new StillCreature(path, name));
          }
        }
      }
    }
  }

  /** What state-based actions would have put into a graveyard; of a stack once. */
  private static void gone(ObjectNode root, Board board, List<Doubt> found) {
    List<Id> ids = List.copyOf(board.permanents().keySet());
    for (Permanent one : StateBasedActions.withoutToughness(board)) {
      found.add(new NoToughness(path(root, ids.indexOf(one.id())), one.characteristics().name()));
    }
  }

  /** The entry of the case that holds the permanent of that place on the board. */
  private static String path(ObjectNode root, int place) {
    int entry = 0;
    int before = root.path("permanents").path(0).path("count").asInt(1);
    while (before <= place) {
      entry++;
      before += root.path("permanents").path(entry).path("count").asInt(1);
    }
    return "permanents[" + entry + "]";
  }

  private static JsonNode types(JsonNode entry, String field) {
    return field.equals("now") ? entry.path(field).path("types") : entry.path(field);
  }

  private static void remove(ObjectNode root, int at, String field) {
    if (root.path("permanents").path(at) instanceof ObjectNode entry) {
      if (!field.equals("now")) {
        entry.remove(field);
      } else if (entry.path(field) instanceof ObjectNode now) {
        now.remove("types");
      }
    }
  }

  /** Whether it is a creature; empty where that depends on an order that isn't told. */
  private static Optional<Boolean> isCreature(Board board, Id id) {
    List<Boolean> each =
        Readings.of(board).stream()
            .map(InForce::of)
            .map(of -> of.board().permanent(id).filter(Permanent::isCreature).isPresent())
            .distinct()
            .toList();
    return each.size() == 1 ? Optional.of(each.getFirst()) : Optional.empty();
  }

  private void conditions(ObjectNode root, Case stated, List<Doubt> found) {
    for (String list : List.of("permanents", "effects")) {
      for (int at = 0; at < root.path(list).size(); at++) {
        JsonNode holds = root.path(list).path(at).path("holds");
        for (String condition : holds.propertyNames()) {
          String pointer = "/" + list + "/" + at + "/holds";
          boolean value = holds.path(condition).asBoolean();
          if (isOther(root, stated, pointer, condition, value)) {
            String path = "%s[%d].holds[“%s”]".formatted(list, at, condition);
            found.add(new OtherCondition(path, condition, value));
          }
        }
      }
    }
  }

  /** Whether the rulings without a condition are those with its opposite, and not the stated. */
  private boolean isOther(
      ObjectNode root, Case stated, String pointer, String condition, boolean value) {
    Optional<String> without =
        without(root, copy -> holds(copy, pointer).ifPresent(of -> of.remove(condition)))
            .map(this::rulings);
    Optional<String> opposite =
        without(
                root,
                copy ->
                    holds(copy, pointer)
                        .ifPresent(of -> of.set(condition, BooleanNode.valueOf(!value))))
            .map(this::rulings);
    return without.isPresent()
        && without.equals(opposite)
        && !without.equals(Optional.of(rulings(stated)));
  }

  private static Optional<ObjectNode> holds(ObjectNode root, String pointer) {
    return root.at(pointer) instanceof ObjectNode holds ? Optional.of(holds) : Optional.empty();
  }

  private String rulings(Case of) {
    return RulingJson.of(Judgement.of(of, editions)).compact();
  }
}
