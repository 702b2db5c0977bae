package casebook.site.picture;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Player;
import casebook.engine.move.Attack;
import casebook.site.words.ruling.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A board as a picture of signs, for terminals: a box for each permanent, or for several alike. */
public final class BoardText {

  /** As wide as most terminals. */
  private static final int WIDTH = 78;

  private static final int WIDEST_CARD = 30;
  private static final String GAP = " ";

  private final Board board;
  private final Attack attack;
  private final Names names;

  private BoardText(Board board, Attack attack, Names names) {
    this.board = board;
    this.attack = attack;
    this.names = names;
  }

  /** The board with what attacks what, on several lines. */
  public static String of(Board board, Attack attack, Names names) {
    Board now = BoardPicture.asItIs(board);
    var text = new BoardText(now, attack, names);
    return now.players().values().stream()
        .flatMap(player -> text.lines(player).stream())
        .collect(Collectors.joining("\n"));
  }

  private List<String> lines(Player player) {
    List<String> lines = new ArrayList<>();
    boolean isActive = player.id().equals(board.activePlayer());
    lines.add(
        player.name() + " · " + player.life() + " life" + (isActive ? " · active player" : ""));
    List<List<String>> row = new ArrayList<>();
    int width = 0;
    for (Stack stack : Stack.of(board, player.id(), attack)) {
      List<String> box = box(stack);
      if (!row.isEmpty() && width + box.getFirst().length() > WIDTH) {
        lines.addAll(beside(row));
        row.clear();
        width = 0;
      }
      row.add(box);
      width += box.getFirst().length() + GAP.length();
    }
    lines.addAll(beside(row));
    return lines;
  }

  private List<String> box(Stack stack) {
    var card = new Card(board, names, stack, Map.of(), Map.of());
    List<String> inside = new ArrayList<>();
    inside.add(card.named());
    List<String> facts = new ArrayList<>();
    if (!card.size().isEmpty()) {
      facts.add(card.size());
    }
    facts.addAll(card.notes());
    inside.add(String.join(", ", facts));
    stack.target().map(this::attacking).ifPresent(inside::add);
    int width = inside.stream().mapToInt(String::length).max().orElse(0);
    int fitting = Math.min(width, WIDEST_CARD);
    String edge = "─".repeat(fitting + 2);
    List<String> lines = new ArrayList<>();
    lines.add("┌" + edge + "┐");
    inside.forEach(line -> lines.add("│ " + padded(line, fitting) + " │"));
    lines.add("└" + edge + "┘");
    return lines;
  }

  private String attacking(Id target) {
    return "→ " + names.of(target);
  }

  private static String padded(String line, int width) {
    String cut = line.length() > width ? line.substring(0, width - 1) + "…" : line;
    return cut + " ".repeat(width - cut.length());
  }

  /** Boxes side by side, the lower ones with room below. */
  private static List<String> beside(List<List<String>> boxes) {
    int height = boxes.stream().mapToInt(List::size).max().orElse(0);
    return IntStream.range(0, height)
        .mapToObj(line ->
            boxes.stream()
                .map(box -> line < box.size() ? box.get(line) : " ".repeat(box.getFirst().length()))
                .collect(Collectors.joining(GAP))
                .stripTrailing())
        .toList();
  }
}
