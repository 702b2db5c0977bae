package casebook.site.picture;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Player;
import casebook.engine.layer.Readings;
import casebook.engine.layer.Worked;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Mark;
import casebook.site.picture.Layout.Box;
import casebook.site.picture.Layout.Panel;
import casebook.site.words.english.Noun;
import casebook.site.words.ruling.Names;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A board with its attack as SVG: the attacking player below, the others above, arrows from the
 * attackers to what they attack. Drawn in the text color of where it stands, so that it is readable
 * on light and dark alike; classes on its parts let a page add colors.
 */
public final class BoardPicture {

  /** What an arrow says of its attacker besides where it goes. */
  public enum Arrows {
    /** The attack has not been judged. */
    UNJUDGED,
    /** The attack is legal. */
    LEGAL,
    /** The attack is illegal. */
    ILLEGAL
  }

  /** How much room arrows that end at one place leave between them. */
  private static final double ARROW_SPACING = 26;

  private final Svg svg = new Svg();
  private final Board board;
  private final Attack attack;
  private final Arrows arrows;
  private final Set<Id> culprits;
  private final Map<Id, Mark> marks;
  private final Map<Id, String> remarks;
  private final Names names;
  private final Layout layout;
  private final PictureWidth format;

  private BoardPicture(
      Board board,
      Attack attack,
      Arrows arrows,
      Set<Id> culprits,
      Map<Id, Mark> marks,
      Map<Id, String> remarks,
      PictureWidth format) {
    this.format = format;
    this.board = asItIs(board);
    this.remarks = Map.copyOf(remarks);
    this.names = Names.on(board);
    this.marks = new HashMap<>(marks);
    if (arrows == Arrows.LEGAL) {
      this.marks
          .entrySet()
          .removeIf(one -> one.getValue() == Mark.CANT_ATTACK && attack.isAttacker(one.getKey()));
    }
    this.attack = attack;
    this.arrows = arrows;
    this.culprits = culprits;
    this.layout = Layout.of(this.board, attack, format);
  }

  /**
   * The board with what its effects make of its permanents (613): an animated land, say. Where that
   * depends on an order that the board doesn't tell, it is drawn as it is listed.
   */
  static Board asItIs(Board board) {
    List<Worked> readings = Readings.of(board);
    return readings.size() == 1 ? readings.getFirst().board() : board;
  }

  /**
   * Draws a board.
   *
   * @param culprits the attackers that an illegal attack fails by; their arrows are crossed out
   */
  public static String of(Board board, Attack attack, Arrows arrows, Set<Id> culprits) {
    return of(board, attack, arrows, culprits, Map.of());
  }

  /**
   * Draws a board of which it is known what becomes of its creatures in the legal attacks.
   *
   * @param culprits the attackers that an illegal attack fails by; their arrows are crossed out
   * @param marks which creatures attack in all, some or none of the attacks that are legal without
   *     paying a cost; a legal attack's own attackers are not marked as creatures that can't attack
   */
  public static String of(
      Board board, Attack attack, Arrows arrows, Set<Id> culprits, Map<Id, Mark> marks) {
    return of(board, attack, arrows, culprits, marks, Map.of());
  }

  /**
   * Draws a board of which something is to be said that the board itself doesn't know.
   *
   * @param remarks a few words on what is no card, for example
   */
  public static String of(
      Board board,
      Attack attack,
      Arrows arrows,
      Set<Id> culprits,
      Map<Id, Mark> marks,
      Map<Id, String> remarks) {
    return of(board, attack, arrows, culprits, marks, remarks, PictureWidth.WIDE);
  }

  /** The same for another width. */
  public static String of(
      Board board,
      Attack attack,
      Arrows arrows,
      Set<Id> culprits,
      Map<Id, Mark> marks,
      Map<Id, String> remarks,
      PictureWidth format) {
    return new BoardPicture(board, attack, arrows, culprits, marks, remarks, format).draw();
  }

  private Card card(Stack stack) {
    return new Card(board, names, stack, marks, remarks);
  }

  private String draw() {
    svg.begin("svg")
        .with("xmlns", "http://www.w3.org/2000/svg")
        .with("class", "board-picture")
        .with("viewBox", "0 0 " + Svg.number(format.width) + " " + Svg.number(layout.height()))
        .with("role", "img")
        .with("aria-label", title())
        .with("font-family", "system-ui, sans-serif")
        .with("fill", "currentColor");
    svg.element("desc", description());
    layout.panels().forEach(this::panel);
    drawArrows();
    return svg.end().toString();
  }

  private String title() {
    String active = board.player(board.activePlayer()).name();
    String judged =
        switch (arrows) {
          case UNJUDGED -> "";
          case LEGAL -> ", with a legal attack";
          case ILLEGAL -> ", with an illegal attack";
        };
    String marked =
        marks.isEmpty()
            ? ""
            : "; what must, may and can’t attack is marked as it is without paying a cost";
    return "The board on "
        + Noun.player(active).possessive().replace('\'', '’')
        + " turn"
        + judged
        + marked;
  }

  private String description() {
    var text = new StringBuilder();
    for (Player player : board.players().values()) {
      List<Stack> stacks = Stack.of(board, player.id(), attack);
      text.append(player.name())
          .append(", ")
          .append(player.life())
          .append(" life, ")
          .append(Noun.player(player.name()).verb("controls", "control"))
          .append(' ');
      if (stacks.isEmpty()) {
        text.append("nothing");
      }
      for (int index = 0; index < stacks.size(); index++) {
        Stack stack = stacks.get(index);
        text.append(index == 0 ? "" : ", ").append(card(stack).spoken());
        stack.target().ifPresent(target -> text.append(" attacking ").append(names.of(target)));
      }
      text.append(". ");
    }
    return text.toString().strip();
  }

  private void panel(Panel panel) {
    Player player = panel.player();
    boolean active = player.id().equals(board.activePlayer());
    svg.begin("g").with("class", active ? "panel active" : "panel");
    box(panel.box(), 14).with("class", "panel-back").with("fill-opacity", "0.04").end();
    panel.cards().forEach((stack, box) -> card(stack).draw(svg, box));
    Box banner = panel.banner();
    svg.begin("g")
        .with("class", "seat-name")
        .with("data-piece", player.id().value())
        .with("data-box", place(banner))
        .with("data-name", player.name());
    if (!active && player.inGame()) {
      svg.with("data-target", player.id().value());
    }
    box(banner, 10)
        .with("class", "banner")
        .with("fill-opacity", active ? "0.16" : "0.08")
        .with("stroke", "currentColor")
        .with("stroke-opacity", "0.35")
        .end();
    int room = (int) (banner.width() / 9);
    svg.begin("text")
        .with("x", banner.x() + 14)
        .with("y", banner.y() + 23)
        .with("font-size", "15")
        .with("font-weight", "600")
        .text(Card.shortened(player.name(), Math.max(8, room - (active ? 16 : 8))))
        .end();
    svg.begin("text")
        .with("x", banner.x() + banner.width() - 14)
        .with("y", banner.y() + 23)
        .with("font-size", "13")
        .with("text-anchor", "end")
        .text(facts(panel, active))
        .end();
    svg.end();
    svg.end();
  }

  /** Where something is, as a script reads it. */
  static String place(Box box) {
    return Stream.of(box.x(), box.y(), box.width(), box.height())
        .map(Svg::number)
        .collect(Collectors.joining(" "));
  }

  private static String facts(Panel panel, boolean active) {
    Player player = panel.player();
    String more = panel.hidden() > 0 ? panel.hidden() + " more · " : "";
    if (!player.inGame()) {
      return more + "left the game";
    }
    return more + (active ? "active player · " : "") + player.life() + " life";
  }

  private Svg box(Box box, double radius) {
    return svg.begin("rect")
        .with("x", box.x())
        .with("y", box.y())
        .with("width", box.width())
        .with("height", box.height())
        .with("rx", radius);
  }

  private void drawArrows() {
    var endings = new HashMap<Id, Integer>();
    Map<Id, Long> total = new HashMap<>();
    List<Stack> attackers =
        layout.panels().stream()
            .flatMap(panel -> panel.cards().keySet().stream())
            .filter(stack -> stack.target().isPresent())
            .toList();
    attackers.forEach(stack -> total.merge(stack.target().orElseThrow(), 1L, Long::sum));
    for (Stack stack : attackers) {
      Id target = stack.target().orElseThrow();
      int index = endings.merge(target, 1, Integer::sum) - 1;
      Optional<Box> from = layout.place(stack.first().id());
      Optional<Box> to = layout.place(target);
      if (from.isPresent() && to.isPresent()) {
        double offset = (index - (total.getOrDefault(target, 1L) - 1) / 2.0) * ARROW_SPACING;
        arrow(stack, from.get(), to.get(), clamped(to.get(), offset));
      }
    }
  }

  private static double clamped(Box box, double offset) {
    double most = box.width() / 2 - 12;
    return box.centerX() + Math.max(-most, Math.min(most, offset));
  }

  private void arrow(Stack stack, Box from, Box to, double endX) {
    boolean wrong = arrows == Arrows.ILLEGAL && stack.ids().stream().anyMatch(culprits::contains);
    boolean upward = to.bottom() <= from.y();
    double startX = from.centerX();
    double startY = upward ? from.y() : from.bottom();
    double endY = upward ? to.bottom() : to.y();
    double tip = upward ? 13 : -13;
    double bend = (upward ? 1 : -1) * Math.max(40, Math.abs(startY - endY) * 0.45);
    svg.begin("g").with("class", wrong ? "arrow wrong" : "arrow");
    svg.element(
        "title",
        card(stack).spoken()
            + " attacks "
            + names.of(stack.target().orElseThrow())
            + (wrong ? ", against a rule" : ""));
    svg.begin("path")
        .with(
            "d",
            "M%s %sC%s %s %s %s %s %s"
                .formatted(
                    Svg.number(startX),
                    Svg.number(startY),
                    Svg.number(startX),
                    Svg.number(startY - bend),
                    Svg.number(endX),
                    Svg.number(endY + tip + bend),
                    Svg.number(endX),
                    Svg.number(endY + tip)))
        .with("fill", "none")
        .with("stroke", "currentColor")
        .with("stroke-width", "3")
        .with("stroke-linecap", "round");
    if (wrong) {
      svg.with("stroke-dasharray", "2 8");
    }
    svg.end();
    svg.begin("path")
        .with(
            "d",
            "M%s %sl-8 %s h16z"
                .formatted(Svg.number(endX), Svg.number(endY), Svg.number(tip + (upward ? 2 : -2))))
        .end();
    mark(wrong, (startX + endX) / 2, (startY + endY + tip) / 2);
    svg.end();
  }

  /** A cross or a tick on the arrow, so that nothing hangs on its color. */
  private void mark(boolean wrong, double x, double y) {
    if (arrows == Arrows.UNJUDGED || (arrows == Arrows.ILLEGAL && !wrong)) {
      return;
    }
    svg.begin("circle")
        .with("class", "mark-back")
        .with("cx", x)
        .with("cy", y)
        .with("r", "12")
        .with("fill", "Canvas")
        .with("stroke", "currentColor")
        .with("stroke-width", "2")
        .end();
    svg.begin("path")
        .with(
            "d",
            wrong
                ? "M%s %sl10 10m0 -10l-10 10".formatted(Svg.number(x - 5), Svg.number(y - 5))
                : "M%s %sl4 4.5l7.5 -9".formatted(Svg.number(x - 6), Svg.number(y + 1)))
        .with("fill", "none")
        .with("stroke", "currentColor")
        .with("stroke-width", "2.5")
        .end();
  }
}
