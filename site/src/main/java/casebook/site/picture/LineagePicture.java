package casebook.site.picture;

import casebook.rules.Edition;
import casebook.rules.RuleNumber;
import casebook.rules.Since;
import casebook.rules.history.Lineage;
import casebook.rules.history.Stage;
import casebook.site.words.search.EditionWords;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The lineage of a rule as SVG: a row for each number that it had, a bar for the time through which
 * it had it, and below them the years with a mark wherever its text changed. Lengths are in percent
 * and letters in pixels, so that it is as wide as the page and readable on a telephone. Drawn in
 * the text color of where it stands; classes on its parts let a page add colors.
 */
public final class LineagePicture {
  private static final double ROW = 34;
  private static final double BAR = 11;

  /** The place of a bar in its row: its number stands above it. */
  private static final double BAR_TOP = 18;

  private static final double MARKS = 26;
  private static final double YEARS = 24;

  /** The years between two that are written out. */
  private static final int WRITTEN_YEARS = 5;

  /** A number of whose bar less than this is left stands at the bar's end. */
  private static final double ROOM = 0.82;

  private final Svg svg = new Svg();
  private final Lineage lineage;
  private final LocalDate from;
  private final LocalDate to;
  private final List<RuleNumber> rows;

  private LineagePicture(Lineage lineage, Edition oldest, Edition newest) {
    this.lineage = lineage;
    this.from = oldest.effective().withDayOfYear(1);
    this.to = newest.effective().withDayOfYear(1).plusYears(1);
    this.rows =
        lineage.numbers().stream().flatMap(one -> one.numbers().stream()).distinct().toList();
  }

  /**
   * Draws a lineage.
   *
   * @param oldest the oldest edition held, with whose year the picture begins
   * @param newest the newest edition held, with whose year it ends
   */
  public static String of(Lineage lineage, Edition oldest, Edition newest) {
    return new LineagePicture(lineage, oldest, newest).draw();
  }

  private String draw() {
    double height = rows.size() * ROW + MARKS + YEARS;
    svg.begin("svg")
        .with("xmlns", "http://www.w3.org/2000/svg")
        .with("class", "lineage-picture")
        .with("width", "100%")
        .with("height", height)
        .with("role", "img")
        .with("aria-labelledby", "lineage-title lineage-description")
        .with("font-family", "system-ui, sans-serif")
        .with("font-size", "13")
        .with("fill", "currentColor");
    svg.begin("title").with("id", "lineage-title").text(title()).end();
    svg.begin("desc").with("id", "lineage-description").text(description()).end();
    years();
    rows.forEach(this::bars);
    rows.forEach(this::name);
    marks();
    return svg.end().toString();
  }

  private String title() {
    List<RuleNumber> last = lineage.numbers().getLast().numbers();
    return names(last) + " from " + from.getYear() + " to " + (to.getYear() - 1);
  }

  private String description() {
    String numbers =
        lineage.numbers().stream()
            .map(one -> told(one.numbers(), one.since(), one.until()))
            .collect(Collectors.joining("; "));
    return numbers
        + "."
        + told(" Reworded: ", Mark.WORDS)
        + told(" Only cross-references changed: ", Mark.REFERENCES);
  }

  private static String told(List<RuleNumber> numbers, Since since, Optional<Since> until) {
    return names(numbers)
        + ": "
        + EditionWords.from(since)
        + until.map(changed -> " " + EditionWords.until(changed)).orElse("");
  }

  private String told(String what, Mark mark) {
    String dates = marked(mark).stream().map(EditionWords::when).collect(Collectors.joining("; "));
    return dates.isEmpty() ? "" : what + dates + ".";
  }

  private static String names(List<RuleNumber> numbers) {
    return numbers.stream().map(RuleNumber::toString).collect(Collectors.joining(", "));
  }

  /** What changed in a text. */
  private enum Mark {
    WORDS,
    REFERENCES
  }

  private static Optional<Mark> mark(Stage stage) {
    return switch (stage.relation()) {
      case ADDED, REMOVED -> Optional.empty();
      case SAME, CROSS_REFERENCES, REWORDED, MOVED, SPLIT ->
          switch (stage.change()) {
            case SAME -> Optional.empty();
            case CROSS_REFERENCES -> Optional.of(Mark.REFERENCES);
            case REWORDED, WORDING, SUBSTANCE, ELSEWHERE -> Optional.of(Mark.WORDS);
          };
    };
  }

  private List<Since> marked(Mark mark) {
    return lineage.spans().stream()
        .map(Lineage.Span::first)
        .filter(stage -> mark(stage).equals(Optional.of(mark)))
        .map(Stage::since)
        .toList();
  }

  /** Where a day is, from 0 to 1. */
  private double place(LocalDate day) {
    return (double) ChronoUnit.DAYS.between(from, day) / ChronoUnit.DAYS.between(from, to);
  }

  private double place(Edition edition) {
    return place(edition.effective());
  }

  private static String percent(double place) {
    return String.format(Locale.ROOT, "%.2f%%", place * 100);
  }

  private void years() {
    double top = rows.size() * ROW + MARKS;
    svg.begin("g").with("class", "years");
    line("0%", "100%", top).end();
    for (int year = from.getYear(); year <= to.getYear(); year++) {
      boolean written = year % WRITTEN_YEARS == 0;
      String at = percent(place(LocalDate.of(year, 1, 1)));
      svg.begin("line")
          .with("x1", at)
          .with("x2", at)
          .with("y1", written ? 0 : top)
          .with("y2", top + (written ? 7 : 4))
          .with("stroke", "currentColor")
          .with("stroke-opacity", written ? "0.25" : "0.5")
          .end();
      if (written) {
        svg.begin("text")
            .with("x", at)
            .with("y", top + 20)
            .with("text-anchor", "middle")
            .with("font-size", "12")
            .text(Integer.toString(year))
            .end();
      }
    }
    svg.end();
  }

  private Svg line(String from, String to, double y) {
    return svg.begin("line")
        .with("x1", from)
        .with("x2", to)
        .with("y1", y)
        .with("y2", y)
        .with("stroke", "currentColor")
        .with("stroke-opacity", "0.5");
  }

  /** The bars of a row: times that follow each other are one. */
  private void bars(RuleNumber number) {
    List<Lineage.Numbers> all =
        lineage.numbers().stream().filter(one -> one.numbers().contains(number)).toList();
    for (int first = 0, last = 0; first < all.size(); first = ++last) {
      while (last + 1 < all.size()
          && all.get(last).until().equals(Optional.of(all.get(last + 1).since()))) {
        last++;
      }
      bar(number, all.get(first).since(), all.get(last).until());
    }
  }

  private void bar(RuleNumber number, Since since, Optional<Since> until) {
    double start = place(since.edition());
    double end =
        until
            .map(changed -> changed.after().orElse(changed.edition()))
            .map(this::place)
            .orElse(1.0);
    double y = rows.indexOf(number) * ROW + BAR_TOP;
    String when = told(List.of(number), since, until);
    String shape = until.isEmpty() ? "bar today" : "bar";
    since.after().ifPresent(after -> bar(place(after), start, y, shape + " perhaps", when));
    bar(start, end, y, shape, when);
  }

  private void bar(double start, double end, double y, String shape, String when) {
    svg.begin("rect")
        .with("class", shape)
        .with("x", percent(start))
        .with("width", percent(end - start))
        .with("y", y)
        .with("height", BAR)
        .with("fill-opacity", shape.endsWith("perhaps") ? "0.25" : "0.8");
    svg.element("title", when).end();
  }

  /** The number of a row, above its first bar. */
  private void name(RuleNumber number) {
    double y = rows.indexOf(number) * ROW + BAR_TOP - 4;
    double start =
        lineage.numbers().stream()
            .filter(one -> one.numbers().contains(number))
            .mapToDouble(one -> place(one.since().edition()))
            .min()
            .orElse(0);
    svg.begin("text")
        .with("x", start > ROOM ? "100%" : percent(start))
        .with("y", y)
        .with("text-anchor", start > ROOM ? "end" : "start")
        .with("font-weight", "600")
        .text(number.toString())
        .end();
  }

  private void marks() {
    double y = rows.size() * ROW + MARKS / 2;
    for (Lineage.Span span : lineage.spans()) {
      mark(span.first()).ifPresent(mark -> mark(mark, span.first(), y));
    }
  }

  private void mark(Mark mark, Stage stage, double y) {
    svg.begin("circle")
        .with("class", mark == Mark.WORDS ? "words" : "references")
        .with("cx", percent(place(stage.edition())))
        .with("cy", y)
        .with("r", mark == Mark.WORDS ? 5 : 4)
        .with("stroke", "currentColor")
        .with("stroke-width", "1.5")
        .with("fill", mark == Mark.WORDS ? "currentColor" : "none");
    svg.element(
            "title",
            (mark == Mark.WORDS ? "Reworded: " : "Only cross-references changed: ")
                + EditionWords.when(stage.since()))
        .end();
  }
}
