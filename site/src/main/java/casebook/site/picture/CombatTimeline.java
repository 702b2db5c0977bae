package casebook.site.picture;

import casebook.engine.board.CombatStep;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The combat phase as a line of its steps (506.1), with the moves of a case where they happen: each
 * is a number that leads to what is said of it. A turn's further combat phases are lines of their
 * own.
 */
public final class CombatTimeline {
  private static final double RADIUS = 13;
  private static final double POINT = 32;

  /** As wide as the column that it stands in on a desk, so that its letters are readable. */
  private static final double WIDTH = 500;

  /** Room for the names of the steps, above the line. */
  private static final double LABELS = 60;

  private static final double TITLE = 20;
  private static final double BETWEEN = 16;

  /** Where the moves begin beside the names of the steps. */
  private static final double NARROW_POINTS = 188;

  /**
   * A move on the line.
   *
   * @param number its number among the moves
   * @param combat which combat phase of the turn it is in
   * @param style what becomes of it, as a class
   * @param sign the same as a character; empty where nothing is to be said
   * @param words the move and what becomes of it
   * @param href where that stands
   */
  public record Point(
      int number,
      int combat,
      CombatStep step,
      String style,
      String sign,
      String words,
      String href) {}

  private final Svg svg = new Svg();
  private final Map<Integer, List<Point>> combats = new LinkedHashMap<>();
  private final Map<Integer, List<CombatStep>> skipped;
  private final boolean isWide;

  private CombatTimeline(
      List<Point> points, Map<Integer, List<CombatStep>> skipped, boolean isWide) {
    points.forEach(
        point -> combats.computeIfAbsent(point.combat(), _ -> new ArrayList<>()).add(point));
    this.skipped = Map.copyOf(skipped);
    this.isWide = isWide;
  }

  /**
   * Draws the line.
   *
   * @param skipped the steps that each combat phase skips (508.8)
   */
  public static String of(
      List<Point> points, Map<Integer, List<CombatStep>> skipped, PictureWidth format) {
    return new CombatTimeline(points, skipped, format == PictureWidth.WIDE).draw();
  }

  private String draw() {
    double width = isWide ? WIDTH : PictureWidth.NARROW.width;
    double title = combats.size() > 1 ? TITLE : 0;
    double height =
        combats.values().stream().mapToDouble(points -> title + height(points)).sum()
            + BETWEEN * (combats.size() - 1);
    svg.begin("svg")
        .with("xmlns", "http://www.w3.org/2000/svg")
        .with("class", "timeline")
        .with("viewBox", "0 0 " + Svg.number(width) + " " + Svg.number(height))
        .with("role", "group")
        .with("aria-label", "The combat phase, with what happens in each step")
        .with("font-family", "system-ui, sans-serif")
        .with("fill", "currentColor");
    double top = 0;
    for (Map.Entry<Integer, List<Point>> combat : combats.entrySet()) {
      if (title > 0) {
        text(0, top + 14, "13", "700", "start", "Combat " + combat.getKey());
      }
      phase(combat.getValue(), skipped.getOrDefault(combat.getKey(), List.of()), top + title);
      top += title + height(combat.getValue()) + BETWEEN;
    }
    return svg.end().toString();
  }

  /** How high one combat phase is, without its title. */
  private double height(List<Point> points) {
    var rows = Arrays.stream(CombatStep.values()).mapToInt(step -> rows(points, step));
    return isWide
        ? LABELS + 14 + rows.max().orElse(0) * POINT
        : rows.map(of -> Math.max(1, of)).sum() * POINT;
  }

  private int inARow() {
    return isWide ? 3 : 4;
  }

  private int rows(List<Point> points, CombatStep step) {
    int count = (int) points.stream().filter(point -> point.step() == step).count();
    return (count + inARow() - 1) / inARow();
  }

  private void phase(List<Point> points, List<CombatStep> skips, double top) {
    CombatStep[] steps = CombatStep.values();
    double room = WIDTH / steps.length;
    if (isWide) {
      line(room / 2, top + LABELS, WIDTH - room / 2, top + LABELS);
    } else {
      int rows = Math.max(1, rows(points, CombatStep.END_OF_COMBAT));
      line(9, top + POINT / 2, 9, top + height(points) - rows * POINT + POINT / 2);
    }
    double y = top + POINT / 2;
    for (int at = 0; at < steps.length; at++) {
      CombatStep step = steps[at];
      List<Point> here = points.stream().filter(point -> point.step() == step).toList();
      boolean isSkipped = skips.contains(step);
      if (isWide) {
        double x = room * (at + 0.5);
        station(x, top + LABELS, isSkipped, !here.isEmpty());
        label(x, top, step, isSkipped);
        double first = x - (Math.min(here.size(), inARow()) - 1) * POINT / 2;
        points(here, first, top + LABELS + POINT * 0.8);
      } else {
        station(9, y, isSkipped, !here.isEmpty());
        String weight = here.isEmpty() ? "400" : "600";
        text(24, y + 4.5, "12", weight, "start", name(step) + (isSkipped ? ": skipped" : ""));
        points(here, NARROW_POINTS, y);
        y += Math.max(1, rows(points, step)) * POINT;
      }
    }
  }

  private void points(List<Point> here, double x, double y) {
    for (int index = 0; index < here.size(); index++) {
      int row = index / inARow();
      point(here.get(index), x + index % inARow() * POINT, y + row * POINT);
    }
  }

  private static String name(CombatStep step) {
    return switch (step) {
      case BEGINNING_OF_COMBAT -> "Beginning of combat";
      case DECLARE_ATTACKERS -> "Declare attackers";
      case DECLARE_BLOCKERS -> "Declare blockers";
      case COMBAT_DAMAGE -> "Combat damage";
      case END_OF_COMBAT -> "End of combat";
    };
  }

  /** The name of a step on two lines, as there is little room for it. */
  private void label(double x, double top, CombatStep step, boolean isSkipped) {
    String[] words = name(step).split(" ", 2);
    text(x, top + 14, "13.5", "600", "middle", words[0]);
    text(x, top + 30, "13.5", "600", "middle", words[1]);
    if (isSkipped) {
      text(x, top + 45, "13.5", "400", "middle", "skipped");
    }
  }

  private void line(double fromX, double fromY, double toX, double toY) {
    svg.begin("path")
        .with(
            "d",
            "M%s %sL%s %s"
                .formatted(Svg.number(fromX), Svg.number(fromY), Svg.number(toX), Svg.number(toY)))
        .with("stroke", "currentColor")
        .with("stroke-opacity", "0.4")
        .with("stroke-width", "2")
        .end();
  }

  private void station(double x, double y, boolean isSkipped, boolean isUsed) {
    svg.begin("circle")
        .with("class", isUsed ? "station used" : "station")
        .with("cx", x)
        .with("cy", y)
        .with("r", "5")
        .with("fill", isUsed ? "currentColor" : "Canvas")
        .with("stroke", "currentColor")
        .with("stroke-width", "2");
    if (isSkipped) {
      svg.with("stroke-dasharray", "2 2");
    }
    svg.end();
  }

  private void point(Point point, double x, double y) {
    svg.begin("a")
        .with("href", point.href())
        .with("class", "point " + point.style())
        .with("aria-label", point.words());
    svg.element("title", point.words());
    svg.begin("circle")
        .with("cx", x)
        .with("cy", y)
        .with("r", RADIUS)
        .with("fill", "Canvas")
        .with("stroke", "currentColor")
        .with("stroke-width", "2")
        .end();
    text(x, y + 4.5, "13", "700", "middle", Integer.toString(point.number()));
    if (!point.sign().isEmpty()) {
      svg.begin("circle")
          .with("cx", x + 10)
          .with("cy", y - 10)
          .with("r", "6.5")
          .with("fill", "Canvas")
          .end();
      text(x + 10, y - 6, "11", "700", "middle", point.sign());
    }
    svg.end();
  }

  private void text(double x, double y, String size, String weight, String anchor, String words) {
    svg.begin("text")
        .with("x", x)
        .with("y", y)
        .with("font-size", size)
        .with("font-weight", weight)
        .with("text-anchor", anchor)
        .text(words)
        .end();
  }
}
