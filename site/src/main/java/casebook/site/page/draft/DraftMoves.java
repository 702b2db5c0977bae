package casebook.site.page.draft;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/** The moves of a case that is being built, as a list. */
public final class DraftMoves {

  /** The fields of moves and questions in which ids of players and permanents stand. */
  private static final Set<String> NAMING =
      Set.of(
          "attacker",
          "target",
          "creature",
          "permanent",
          "player",
          "defender",
          "blocker",
          "blocks",
          "defending",
          "controller",
          "owner",
          "protector",
          "attachedTo",
          "goadedBy",
          "by",
          "activePlayer",
          "defendingPlayer",
          "attacksAlone",
          "attackingAlone",
          "blocksAlone",
          "blockingAlone",
          "hadToAttack",
          "wasDeclared",
          "couldAttack",
          "characteristics",
          "blocked");

  private final Draft draft;

  public DraftMoves(Draft draft) {
    this.draft = draft;
  }

  private ArrayNode list() {
    return Draft.list(draft.root(), "moves");
  }

  /** Adds a move after all others; blocks go to the blocks that are declared just before. */
  public void add(ObjectNode move) {
    List<ObjectNode> moves = draft.moves();
    if (!moves.isEmpty()
        && moves.getLast().path("declareBlockers") instanceof ObjectNode before
        && move.path("declareBlockers") instanceof ObjectNode more) {
      Draft.objects(more, "blocks").forEach(Draft.list(before, "blocks")::add);
    } else {
      list().add(move);
    }
  }

  /** The index of the last declaration of attackers; -1 where there is none. */
  public int lastDeclaration() {
    return draft.moves().stream()
        .map(move -> move.path("declareAttackers").isObject())
        .toList()
        .lastIndexOf(true);
  }

  /** Removes a move. */
  public void remove(int index) {
    if (index >= 0 && index < list().size()) {
      list().remove(index);
    }
  }

  /** Lets a move happen before the one that was before it. */
  public void earlier(int index) {
    if (index > 0 && index < list().size()) {
      list().insert(index - 1, list().remove(index));
    }
  }

  /** Lets a move happen right before an earlier one. */
  public void sooner(int index, int before) {
    list().insert(before, list().remove(index));
  }

  /** The permanents that moves put onto the battlefield. */
  public List<ObjectNode> brought() {
    return draft.moves().stream()
        .flatMap(move -> Stream.of("putAttacking", "putBlocking").map(move::path))
        .map(move -> move.path("permanent"))
        .filter(ObjectNode.class::isInstance)
        .map(ObjectNode.class::cast)
        .toList();
  }

  /** The case with its moves up to one of them and no further. */
  public Draft upTo(int move) {
    Draft copy = draft.copy();
    ArrayNode moves = new DraftMoves(copy).list();
    while (moves.size() > move + 1) {
      moves.remove(moves.size() - 1);
    }
    return copy;
  }

  /**
   * The case as it was before its last declaration of attackers, with the question which legal
   * attacks include those that it declares.
   */
  public Draft askingForCompletions() {
    Draft copy = draft.copy();
    ObjectNode declaration = copy.declaration();
    ArrayNode moves = new DraftMoves(copy).list();
    while (!moves.get(moves.size() - 1).path("declareAttackers").isObject()) {
      moves.remove(moves.size() - 1);
    }
    moves.remove(moves.size() - 1);
    ObjectNode asked = moves.addObject().putObject("ask").putObject("completions");
    asked.set("attacks", declaration.path("attacks"));
    if (declaration.has("pay")) {
      asked.set("pay", declaration.path("pay"));
    }
    asked.put("limit", 1);
    return copy;
  }

  /**
   * What an id becomes wherever a move names it. A move that is about what becomes nothing is none
   * any more. The last declaration of attackers is left alone: its attacks are the board's.
   */
  void rename(Function<String, Optional<String>> becomes) {
    int last = lastDeclaration();
    for (int at = list().size() - 1; at >= 0; at--) {
      JsonNode move = list().get(at);
      if (at != last && !renamed(move, becomes)) {
        list().remove(at);
      }
    }
  }

  /** Renames within a part of a move; whether all that it names is still there. */
  private static boolean renamed(JsonNode part, Function<String, Optional<String>> becomes) {
    if (part instanceof ArrayNode items) {
      boolean hadSome = !items.isEmpty();
      items.removeIf(item -> !renamed(item, becomes));
      return !hadSome || !items.isEmpty();
    }
    if (!(part instanceof ObjectNode object)) {
      return true;
    }
    var isThere = true;
    for (String field : List.copyOf(object.propertyNames())) {
      JsonNode value = object.path(field);
      if (!(value instanceof StringNode)) {
        isThere &= renamed(value, becomes);
      } else if (NAMING.contains(field)) {
        Optional<String> now = becomes.apply(value.asString());
        now.ifPresent(of -> object.put(field, of));
        isThere &= now.isPresent();
      }
    }
    return isThere;
  }
}
