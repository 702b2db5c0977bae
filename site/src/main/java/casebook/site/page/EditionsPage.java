package casebook.site.page;

import casebook.engine.ruling.Ruling;
import casebook.rules.Edition;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.Format;
import casebook.site.input.Problem;
import casebook.site.input.Reading;
import casebook.site.output.Difference;
import casebook.site.output.Judgement;
import io.javalin.config.RoutesConfig;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** {@code /judge/editions}: the rulings of two editions on one board, side by side. */
final class EditionsPage {
  private final Casebook casebook;
  private final Templates templates;

  EditionsPage(Casebook casebook, Templates templates) {
    this.casebook = casebook;
    this.templates = templates;
  }

  void addTo(RoutesConfig routes) {
    routes.get("/judge/editions", this::show);
  }

  /**
   * What one edition says of the board.
   *
   * @param judge the path of the judge page with this board and edition
   * @param problems why it can't be judged by this edition; empty where it can
   */
  public record Column(String date, String judge, List<Line> rulings, List<String> problems) {}

  /** The ruling on one move, in a line. */
  public record Line(String style, String sign, String verdict, String rule, List<String> why) {}

  /**
   * What both editions have for one rule of today.
   *
   * @param differs whether they don't say the same
   */
  public record Row(String today, String href, boolean differs, List<Cell> cells) {}

  /**
   * What an edition has for a rule of today.
   *
   * @param note what differs from the newest edition; empty where nothing does
   */
  public record Cell(String number, String href, RulePage.RuleView text, String note) {}

  private void show(Context context) {
    Draft draft =
        CaseLink.decode(Objects.requireNonNullElse(context.queryParam("case"), ""))
            .flatMap(Draft::of)
            .orElseThrow(() -> new BadRequestResponse("There is no case in this address."));
    Edition left = edition(context, "left", casebook.editions().current());
    Edition right = edition(context, "right", other(left));
    var model = new LinkedHashMap<String, Object>();
    model.put("title", Draft.text(draft.root(), "title"));
    model.put("case", context.queryParam("case"));
    model.put("left", choices(left));
    model.put("right", choices(right));
    Map<Edition, Reading<Case>> readings = new LinkedHashMap<>();
    Stream.of(left, right)
        .forEach(edition -> readings.put(edition, read(by(edition, draft))));
    model.put(
        "columns",
        Stream.of(left, right)
            .map(edition ->
                column(edition, by(edition, draft), Objects.requireNonNull(readings.get(edition))))
            .toList());
    model.put("rows", rows(Stream.of(left, right).map(readings::get).toList()));
    templates.answer(context, "editions", model);
  }

  private Edition edition(Context context, String name, Edition byDefault) {
    String asked = Objects.requireNonNullElse(context.queryParam(name), "");
    return asked.isBlank()
        ? byDefault
        : casebook
            .editions()
            .named(asked)
            .orElseThrow(() -> new NotFoundResponse("There is no edition of " + asked + " here."));
  }

  /** The oldest edition, or the newest beside the oldest. */
  private Edition other(Edition edition) {
    Edition oldest = casebook.editions().all().getLast();
    return oldest.equals(edition) ? casebook.editions().current() : oldest;
  }

  private List<BoardForm.Choice> choices(Edition chosen) {
    return casebook.editions().all().stream()
        .map(edition ->
            new BoardForm.Choice(edition.name(), Dates.of(edition), edition.equals(chosen)))
        .toList();
  }

  /** The draft, to be judged by an edition. */
  private static Draft by(Edition edition, Draft draft) {
    Draft copy = draft.copy();
    copy.root().put("edition", edition.name());
    return copy;
  }

  private Reading<Case> read(Draft draft) {
    return new CaseReader(casebook.editions(), casebook.catalogue())
        .read(draft.json(), Format.JSON);
  }

  private Optional<Judgement> judgement(Reading<Case> reading) {
    return reading instanceof Reading.Good<Case>(var judged)
        ? Optional.of(Judgement.of(judged, casebook.editions()))
        : Optional.empty();
  }

  private Column column(Edition edition, Draft draft, Reading<Case> reading) {
    String judge =
        CaseLink.encode(draft.json()).map(link -> "/judge?case=" + link).orElse("/judge");
    List<Problem> problems =
        switch (reading) {
          case Reading.Good<Case> _ ->
              judgement(reading).stream().flatMap(of -> of.impossible().stream()).toList();
          case Reading.Unparseable<Case>(var found) -> found;
          case Reading.Wrong<Case>(var found) -> found;
        };
    return new Column(
        Dates.of(edition),
        judge,
        judgement(reading).stream()
            .flatMap(of -> of.rulings().stream().map(ruling -> line(of, ruling)))
            .toList(),
        problems.stream().map(Problem::message).toList());
  }

  private static Line line(Judgement judgement, Ruling ruling) {
    return new Line(
        RulingView.style(ruling.verdict()),
        RulingView.sign(ruling.verdict()),
        RulingView.style(ruling.verdict()),
        ruling.decidedBy().map(judgement.names()::of).orElse(""),
        RulingView.why(ruling, judgement.names()));
  }

  /** The rules that either ruling rests on, in the order of today's numbers. */
  private List<Row> rows(List<Reading<Case>> readings) {
    List<Judgement> judgements =
        readings.stream().flatMap(reading -> judgement(reading).stream()).toList();
    return judgements.stream()
        .flatMap(judgement -> judgement.rulings().stream())
        .flatMap(ruling -> ruling.citations().stream())
        .distinct()
        .sorted()
        .filter(rule -> casebook.editions().current().rule(rule).isPresent())
        .map(rule -> row(rule, judgements))
        .toList();
  }

  private Row row(RuleNumber today, List<Judgement> judgements) {
    List<Cell> cells = judgements.stream().map(judgement -> cell(today, judgement)).toList();
    return new Row(
        today.toString(),
        RuleText.href(casebook.editions().current(), today),
        cells.stream().anyMatch(cell -> !cell.note().isEmpty()),
        cells);
  }

  private static Cell cell(RuleNumber today, Judgement judgement) {
    var cited = judgement.cited(today);
    return new Cell(
        judgement.names().of(today),
        cited.href(),
        RulePage.view(cited.edition(), cited.rule().orElseThrow()),
        judgement.difference(today).map(Difference::note).orElse(""));
  }
}
