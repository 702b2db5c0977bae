package casebook.site.ask;

import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.force.InForce;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/**
 * The tokens that abilities create as combat begins (507.1), where a question doesn't tell of them.
 * Whether they make a difference to an answer is seen on boards with one token, or two, of each
 * kind that is tried here: small and new, with haste, large and flying, or made to attack, each of
 * no creature type and of those that others of its controller have. A token of another kind may
 * still make one.
 */
final class TokensMade {
  private static final String MUST_ATTACK = "This creature attacks each combat if able.";

  private TokensMade() {}

  /** What one of them may be. */
  private record Made(List<String> subtypes, int size, int count, List<String> texts) {}

  /**
   * The boards with a token that is awaited; none where no token is.
   *
   * @param tree the case without it
   * @param inForce what is in force there
   */
  static List<ObjectNode> with(ObjectNode tree, Board board, InForce inForce) {
    List<Permanent> sources = sources(board, inForce);
    List<ObjectNode> boards = new ArrayList<>();
    if (!sources.isEmpty()) {
      for (Made made : made(board)) {
        ObjectNode with = tree.deepCopy();
        sources.forEach(source -> add(with, made, source));
        boards.add(with);
      }
    }
    return boards;
  }

  /** What a token may be: of no creature type, or of one that others of its controller have. */
  private static List<Made> made(Board board) {
    List<List<String>> types =
        Stream.concat(
                Stream.of(List.<String>of()),
                board.permanents().values().stream()
                    .filter(one -> one.controller().equals(board.activePlayer()))
                    .map(one -> List.copyOf(one.characteristics().subtypes())))
            .distinct()
            .toList();
    return types.stream()
        .flatMap(subtypes ->
            Stream.of(
                new Made(subtypes, 1, 1, List.of()),
                new Made(subtypes, 1, 1, List.of("Haste")),
                new Made(subtypes, 1, 2, List.of("Haste")),
                new Made(subtypes, 5, 1, List.of("Haste", "Flying")),
                new Made(subtypes, 1, 1, List.of("Haste", MUST_ATTACK))))
        .toList();
  }

  /** What creates them. */
  private static List<Permanent> sources(Board board, InForce inForce) {
    return inForce.missingTokens().stream()
        .flatMap(one -> one.source().permanent().flatMap(board::permanent).stream())
        .distinct()
        .toList();
  }

  /** The names of what creates them. */
  static String names(Board board, InForce inForce) {
    return sources(board, inForce).stream()
        .map(one -> one.characteristics().name())
        .distinct()
        .collect(Collectors.joining(" and "));
  }

  private static void add(ObjectNode tree, Made made, Permanent source) {
    ObjectNode node =
        tree.withArray("permanents")
            .addObject()
            .put("id", "awaited-" + source.id().value().replace('#', '-'))
            .put("name", "Awaited")
            .put("controller", source.controller().value())
            .put("power", made.size())
            .put("toughness", made.size())
            .put("token", true)
            .put("since", "thisTurn");
    if (made.count() > 1) {
      node.put("count", made.count());
    }
    node.putArray("types").add("creature");
    made.subtypes().forEach(node.putArray("subtypes")::add);
    made.texts().forEach(node.putArray("addText")::add);
  }
}
