package casebook.site.picture;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Player;
import casebook.engine.move.Attack;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where everything on the picture is, in user units with the origin at the top left. */
final class Layout {
  static final double CARD_WIDTH = 138;
  static final double CARD_HEIGHT = 78;
  static final double BANNER_HEIGHT = 36;

  /** More cards would make the picture longer than anyone reads; the rest is counted. */
  private static final int MOST_CARDS = 24;

  record Box(double x, double y, double width, double height) {
    double centerX() {
      return x + width / 2;
    }

    double bottom() {
      return y + height;
    }
  }

  /**
   * One player's part of the table.
   *
   * @param hidden how many permanents are not drawn, because there are too many cards
   */
  record Panel(Player player, Box box, Box banner, Map<Stack, Box> cards, int hidden) {}

  private final List<Panel> panels = new ArrayList<>();
  private final Map<Id, Box> places = new LinkedHashMap<>();
  private final PictureWidth format;
  private final double gap;
  private double height;

  private Layout(PictureWidth format) {
    this.format = format;
    this.gap = format.gap;
  }

  static Layout of(Board board, Attack attack, PictureWidth format) {
    Layout layout = new Layout(format);
    List<Player> attackers =
        board.players().values().stream().filter(player -> isAttacking(board, player)).toList();
    List<Player> others =
        board.players().values().stream().filter(player -> !isAttacking(board, player)).toList();
    double y = layout.rows(board, attack, others, 0, Side.ABOVE);
    layout.height =
        layout.rows(board, attack, attackers, y - layout.gap + format.field, Side.BELOW)
            - layout.gap;
    return layout;
  }

  private static boolean isAttacking(Board board, Player player) {
    Player active = board.player(board.activePlayer());
    return player.id().equals(active.id())
        || (board.options().sharedTeamTurns()
            && active.team().isPresent()
            && active.team().equals(player.team()));
  }

  /** On which side of the arrows a panel is: its banner is next to them, or away from them. */
  private enum Side {
    ABOVE,
    BELOW
  }

  private double rows(Board board, Attack attack, List<Player> players, double top, Side side) {
    double y = top;
    for (int from = 0; from < players.size(); from += format.panelsInARow) {
      List<Player> row =
          players.subList(from, Math.min(players.size(), from + format.panelsInARow));
      double width = (format.width - gap * (row.size() - 1)) / row.size();
      int columns = (int) ((width - 2 * gap + gap) / (CARD_WIDTH + gap));
      List<List<Stack>> stacks =
          row.stream().map(player -> Stack.of(board, player.id(), attack)).toList();
      int lines =
          stacks.stream()
              .mapToInt(of -> Math.ceilDiv(Math.min(of.size(), MOST_CARDS), columns))
              .max()
              .orElse(0);
      double rowHeight = 2 * gap + BANNER_HEIGHT + lines * (CARD_HEIGHT + gap);
      for (int index = 0; index < row.size(); index++) {
        var box = new Box(index * (width + gap), y, width, rowHeight);
        panels.add(panel(row.get(index), stacks.get(index), box, columns, side));
      }
      y += rowHeight + gap;
    }
    return y;
  }

  private Panel panel(Player player, List<Stack> stacks, Box box, int columns, Side side) {
    double bannerY = box.bottom() - gap - BANNER_HEIGHT;
    var banner = new Box(box.x() + gap, bannerY, box.width() - 2 * gap, BANNER_HEIGHT);
    List<Stack> drawn = stacks.subList(0, Math.min(stacks.size(), MOST_CARDS));
    int lines = Math.ceilDiv(drawn.size(), columns);
    double top = side == Side.BELOW ? box.y() + gap : bannerY - lines * (CARD_HEIGHT + gap);
    var cards = new LinkedHashMap<Stack, Box>();
    for (int index = 0; index < drawn.size(); index++) {
      int line = index / columns;
      int column = index % columns;
      int inLine = Math.min(columns, drawn.size() - line * columns);
      double left = box.centerX() - (inLine * (CARD_WIDTH + gap) - gap) / 2;
      var card =
          new Box(
              left + column * (CARD_WIDTH + gap),
              top + line * (CARD_HEIGHT + gap),
              CARD_WIDTH,
              CARD_HEIGHT);
      cards.put(drawn.get(index), card);
      drawn.get(index).ids().forEach(id -> places.put(id, card));
    }
    places.put(player.id(), banner);
    int hidden = stacks.subList(drawn.size(), stacks.size()).stream().mapToInt(Stack::size).sum();
    return new Panel(player, box, banner, cards, hidden);
  }

  List<Panel> panels() {
    return panels;
  }

  double height() {
    return height;
  }

  /** Where a player's name or a permanent's card is, if it is drawn. */
  Optional<Box> place(Id id) {
    return Optional.ofNullable(places.get(id));
  }
}
