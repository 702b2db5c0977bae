package casebook.site.ask;

import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.site.ask.scene.CaseTree;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.input.Case;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** How the moves that show an answer stand in its case. */
final class AskedMoves {
  private final List<ObjectNode> nodes;
  private final List<Permanent> entering;

  private AskedMoves(List<ObjectNode> nodes, List<Permanent> entering) {
    this.nodes = nodes;
    this.entering = entering;
  }

  /**
   * The moves of a question.
   *
   * @param tree its case as far as no move has been made
   * @param reader reads a case
   */
  static AskedMoves of(
      ObjectNode tree, Scene scene, Party active, Function<ObjectNode, Optional<Case>> reader) {
    List<ObjectNode> nodes = CaseTree.entering(scene, active);
    if (nodes.isEmpty()) {
      return new AskedMoves(nodes, List.of());
    }
    ObjectNode there = tree.deepCopy();
    nodes.forEach(node -> there.withArray("permanents").add(node.deepCopy()));
    return new AskedMoves(
        nodes,
        reader.apply(there).stream()
            .flatMap(of -> nodes.stream().map(node -> permanent(of, node)))
            .toList());
  }

  private static Permanent permanent(Case of, ObjectNode node) {
    return of.board().permanent(new Id(node.path("id").asString())).orElseThrow();
  }

  /** What is put onto the battlefield attacking (508.4). */
  List<Permanent> entering() {
    return entering;
  }

  private ObjectNode node(Permanent permanent) {
    return nodes.get(entering.indexOf(permanent));
  }

  /** Puts the moves into the case. */
  void write(ObjectNode tree, List<Move> moves) {
    ArrayNode list = tree.putArray("moves");
    for (Move move : moves) {
      switch (move) {
        case Move.DeclareAttackers(var attack, var _, var payment, var _) -> {
          ObjectNode declaration = list.addObject().putObject("declareAttackers");
          ArrayNode attacks = declaration.putArray("attacks");
          attack
              .targets()
              .forEach((creature, target) ->
                  attacks
                      .addObject()
                      .put("attacker", creature.value())
                      .put("target", target.value()));
          if (payment instanceof casebook.engine.move.Payment.Nothing) {
            declaration.put("pay", "none");
          }
        }
        case Move.ChangePermanent(var permanent, var changes) ->
            changes.forEach(change ->
                LaterMoves.write(list.addObject().putObject("change"), permanent, change));
        case Move.PutAttacking(var permanent, var target, var _, var _) -> {
          ObjectNode put = list.addObject().putObject("putAttacking");
          put.set("permanent", node(permanent).deepCopy());
          target.ifPresent(id -> put.put("target", id.value()));
        }
        case Move.Ask(Question.DefendingPlayer(var creature)) ->
            list.addObject().putObject("ask").put("defendingPlayer", creature.value());
        default -> throw new IllegalStateException("No question is shown by " + move);
      }
    }
  }
}
