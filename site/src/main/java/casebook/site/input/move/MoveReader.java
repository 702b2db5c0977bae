package casebook.site.input.move;

import casebook.engine.board.CombatStep;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.site.input.board.CaseIds;
import casebook.site.input.board.PermanentReader;
import casebook.site.input.tree.Fields;
import casebook.site.input.tree.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the moves of a case in their order: what one puts onto the battlefield, later ones name.
 */
public final class MoveReader {
  private static final List<String> MOVES =
      List.of(
          "beginCombat",
          "declareAttackers",
          "putAttacking",
          "becomeAttacking",
          "putBlocking",
          "declareBlockers",
          "change",
          "reselect",
          "endCombat",
          "ask");

  private static final List<String> STEPS =
      Arrays.stream(CombatStep.values()).map(CombatStep::publicName).toList();

  /** The most that the limits of all questions of a case may come to. */
  private static final int MOST_LISTED = 50_000;

  private final CaseIds names;
  private final PermanentReader permanentReader;
  private final Map<Id, Permanent> permanents = new LinkedHashMap<>();
  private final Id activePlayer;

  public MoveReader(
      CaseIds names, PermanentReader permanentReader, List<Permanent> permanents, Id activePlayer) {
    this.names = names;
    this.permanentReader = permanentReader;
    this.activePlayer = activePlayer;
    permanents.forEach(permanent -> this.permanents.put(permanent.id(), permanent));
  }

  /** Reads each item as one move. */
  public List<Move> read(List<Value> items) {
    var moves = new ArrayList<Move>();
    int listed = 0;
    for (Value item : items) {
      Optional<Move> move =
          item.fields().flatMap(fields -> oneOf(fields, MOVES)).flatMap(this::move);
      move.ifPresent(moves::add);
      int more = move.map(MoveReader::listed).orElse(0);
      if (listed <= MOST_LISTED && listed + more > MOST_LISTED) {
        item.problem(
            "The limits of all questions together may be at most "
                + Value.grouped(MOST_LISTED)
                + " attacks: lower one.");
      }
      listed += more;
    }
    return moves;
  }

  /** The most attacks that the answer to a question lists. */
  private static int listed(Move move) {
    return switch (move) {
      case Move.Ask(Question.LegalAttacks(int limit)) -> limit;
      case Move.Ask(Question.Completions(_, _, int limit)) -> limit;
      default -> 0;
    };
  }

  /** The one field of an object that is named by its only key. */
  record Keyed(String key, Value value) {}

  /** The one field that an object has, which must be one of those. */
  static Optional<Keyed> oneOf(Fields fields, List<String> keys) {
    Optional<Keyed> found = Optional.empty();
    for (String key : keys) {
      Optional<Value> value = fields.findStated(key);
      if (value.isPresent() && found.isPresent()) {
        value.get().problem("One at a time: there is “" + found.get().key() + "” already.");
      } else if (value.isPresent()) {
        found = Optional.of(new Keyed(key, value.get()));
      }
    }
    fields.end();
    if (found.isEmpty() && fields.others().isEmpty()) {
      fields.object().problem("One of these is expected here: " + Value.listed(keys) + ".");
    }
    return found;
  }

  private Optional<Move> move(Keyed move) {
    Value value = move.value();
    if (value.isNothing()) {
      return switch (move.key()) {
        case "beginCombat" -> Optional.of(new Move.BeginCombat(Optional.empty()));
        case "endCombat" -> Optional.of(new Move.EndCombat());
        default -> {
          value.problem("“" + move.key() + "” needs its fields.");
          yield Optional.empty();
        }
      };
    }
    return value
        .fields()
        .flatMap(fields -> {
          Optional<Move> read = move(move.key(), fields);
          fields.end();
          return read;
        });
  }

  private Optional<Move> move(String key, Fields fields) {
    return switch (key) {
      case "beginCombat" ->
          Optional.of(new Move.BeginCombat(fields.find("defending").flatMap(names::player)));
      case "declareAttackers" -> Optional.of(new DeclarationReader(names).read(fields));
      case "putAttacking" ->
          permanent(fields)
              .map(permanent ->
                  new Move.PutAttacking(
                      permanent, target(fields), fields.flag("specified"), step(fields)));
      case "becomeAttacking" ->
          creature(fields, "creature")
              .map(creature ->
                  new Move.BecomeAttacking(creature, target(fields), fields.flag("specified")));
      case "putBlocking" -> {
        Optional<Permanent> permanent = permanent(fields);
        Optional<Id> blocks = creature(fields, "blocks");
        yield permanent.flatMap(entering -> blocks.map(id -> new Move.PutBlocking(entering, id)));
      }
      case "declareBlockers" -> Optional.of(blockers(fields));
      case "change" -> change(fields);
      case "reselect" -> {
        Optional<Id> creature = creature(fields, "creature");
        Optional<Id> target = fields.require("target").flatMap(names::object);
        yield creature.flatMap(one -> target.map(id -> new Move.Reselect(one, id)));
      }
      case "endCombat" -> Optional.of(new Move.EndCombat());
      case "ask" ->
          new QuestionReader(names, permanents.values(), activePlayer)
              .read(fields)
              .map(Move.Ask::new);
      default -> throw new IllegalStateException(key);
    };
  }

  private static Optional<CombatStep> step(Fields fields) {
    return fields.find("step").flatMap(value -> value.oneOf(STEPS)).map(CombatStep::named);
  }

  private Optional<Permanent> permanent(Fields fields) {
    Optional<Permanent> permanent = fields.require("permanent").flatMap(permanentReader::readOne);
    permanent.ifPresent(entering -> permanents.put(entering.id(), entering));
    return permanent;
  }

  private Optional<Id> creature(Fields fields, String field) {
    return fields.require(field).flatMap(names::permanent);
  }

  private Optional<Id> target(Fields fields) {
    return fields.find("target").flatMap(names::object);
  }

  /**
   * Blocks are recorded, not judged: of a creature that blocks several, it blocks the first one
   * here, and the others are blocked too.
   */
  private Move blockers(Fields fields) {
    var blocks = new LinkedHashMap<Id, Id>();
    var alsoBlocked = new LinkedHashSet<Id>();
    for (Value item : fields.require("blocks").map(Value::items).orElse(List.of())) {
      item.fields()
          .ifPresent(block -> {
            Optional<Id> blocker = creature(block, "blocker");
            Optional<Id> attacker = creature(block, "attacker");
            block.end();
            blocker.ifPresent(one ->
                attacker
                    .filter(other -> blocks.putIfAbsent(one, other) != null)
                    .ifPresent(alsoBlocked::add));
          });
    }
    return new Move.DeclareBlockers(blocks, alsoBlocked);
  }

  private Optional<Move> change(Fields fields) {
    Optional<Value> player = fields.find("player");
    if (player.isPresent()) {
      Optional<Id> leaving = player.flatMap(names::player);
      Optional<Boolean> leaves = fields.require("leavesGame").flatMap(Value::flag);
      leaves
          .filter(really -> !really)
          .ifPresent(_ -> fields.object().problem("Nothing changes here."));
      return leaving.map(Move.PlayerLeaves::new);
    }
    Optional<Id> changed = creature(fields, "permanent");
    List<Change> changes = new ChangeReader(names, changed.map(permanents::get)).read(fields);
    return changed.map(id -> new Move.ChangePermanent(id, changes));
  }
}
