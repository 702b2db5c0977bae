package casebook.site.page.judge;

import casebook.rules.AskedEdition;
import casebook.rules.AskedEdition.InForce;
import casebook.rules.Edition;
import casebook.rules.RuleNumber;
import casebook.rules.history.Change;
import casebook.site.Casebook;
import casebook.site.connection.Visitor;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Problem;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Cited;
import casebook.site.judging.Difference;
import casebook.site.judging.Judgement;
import casebook.site.output.Eras;
import casebook.site.output.Eras.Era;
import casebook.site.page.draft.Boards;
import casebook.site.page.draft.CaseLink;
import casebook.site.page.draft.Draft;
import casebook.site.page.part.Dates;
import casebook.site.page.part.FieldChoice;
import casebook.site.page.part.Page;
import casebook.site.page.part.PinnedEdition;
import casebook.site.page.part.RuleText;
import casebook.site.page.part.RuleView;
import casebook.site.page.part.Templates;
import casebook.site.page.ruling.MoveView;
import casebook.site.words.search.EditionWords;
import casebook.site.work.Task;
import casebook.site.work.Workers;
import io.javalin.config.RoutesConfig;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** {@code /judge/editions}: the rulings of two editions on one board, side by side. */
public final class EditionsPage implements Page {
  private final Casebook casebook;
  private final Templates templates;
  private final Workers workers;

  public EditionsPage(Casebook casebook, Templates templates, Workers workers) {
    this.casebook = casebook;
    this.templates = templates;
    this.workers = workers;
  }

  @Override
  public void addTo(RoutesConfig routes) {
    routes.get(
        "/judge/editions",
        context -> workers.run(Task.RULING, Visitor.of(context), () -> show(context)));
  }

  /**
   * What one edition says of the board.
   *
   * @param judge the path of the judge page with this board and edition
   * @param problems why it can't be judged by this edition; empty where it can
   */
  public record Column(String date, String judge, List<MoveView> moves, List<String> problems) {}

  /**
   * What both editions have for one rule of today.
   *
   * @param state how they compare; empty where only one of them judges the board
   * @param differs whether they don't say the same
   */
  public record Row(String today, String href, String state, boolean differs, List<Cell> cells) {}

  /**
   * What an edition has for a rule of today.
   *
   * @param note what differs from the newest edition; empty where nothing does
   */
  public record Cell(String number, String href, RuleView text, String note) {}

  private void show(Context context) {
    String board =
        Optional.ofNullable(context.queryParam("case"))
            .orElseGet(() -> CaseLink.encodeAny(Boards.all().getFirst().json()));
    Draft draft =
        CaseLink.decode(board)
            .flatMap(Draft::of)
            .orElseThrow(() ->
                new BadRequestResponse(
                    "The board in this address is damaged: was the whole address copied?"));
    List<Era> eras = new Eras(casebook.editions(), edition -> read(draft.by(edition))).all();
    InForce askedLeft = edition(context, "left", own(context, draft));
    Edition left = askedLeft.edition();
    InForce askedRight = edition(context, "right", new InForce(other(left, eras)));
    Edition right = askedRight.edition();
    var model = new LinkedHashMap<String, Object>();
    model.put("title", Draft.text(draft.root(), "title"));
    model.put("case", board);
    model.put(
        "day",
        Stream.of(askedLeft, askedRight)
            .flatMap(asked -> PinnedEdition.day(asked).stream())
            .findFirst()
            .map(LocalDate::toString)
            .orElse(""));
    model.put(
        "missing",
        Stream.of(askedLeft, askedRight)
            .flatMap(asked -> EditionWords.missing(asked).stream())
            .distinct()
            .toList());
    model.put("left", choices(left, eras));
    model.put("right", choices(right, eras));
    model.put("unchanged", eras.size() == 1 ? Dates.of(eras.getFirst().oldest()) : "");
    List<Judged> both = Stream.of(askedLeft, askedRight).map(asked -> judge(asked, draft)).toList();
    model.put("columns", both.stream().map(EditionsPage::column).toList());
    model.put("rows", rows(both.stream().flatMap(one -> one.judgement().stream()).toList()));
    templates.answer(context, "editions", model);
  }

  private InForce edition(Context context, String name, InForce byDefault) {
    String asked = Objects.requireNonNullElse(context.queryParam(name), "");
    return asked.isBlank()
        ? byDefault
        : onDay(context, PinnedEdition.of(asked, casebook.editions()));
  }

  /** The edition that the board names, or the one that is executed. */
  private InForce own(Context context, Draft draft) {
    return AskedEdition.of(Draft.text(draft.root(), "edition"), casebook.editions())
        .inForce()
        .map(held -> onDay(context, held))
        .orElseGet(() -> new InForce(casebook.editions().executed()));
  }

  private InForce onDay(Context context, InForce held) {
    return PinnedEdition.asked(
        Optional.ofNullable(context.queryParam(PinnedEdition.DAY)), held, casebook.editions());
  }

  /** The edition before the one from which on the ruling is as it is, or else the oldest. */
  private Edition other(Edition edition, List<Era> eras) {
    Edition oldest = casebook.editions().all().getLast();
    Edition before =
        eras.stream()
            .map(Era::newest)
            .filter(newest -> newest.effective().isBefore(edition.effective()))
            .filter(
                newest -> eras.stream().noneMatch(era -> isOf(era, edition) && isOf(era, newest)))
            .findFirst()
            .orElse(oldest);
    return before.equals(edition) ? casebook.editions().executed() : before;
  }

  private static boolean isOf(Era era, Edition edition) {
    return era.editions().contains(edition);
  }

  /** One edition of each era: the chosen one of its own. */
  private List<FieldChoice> choices(Edition chosen, List<Era> eras) {
    return eras.stream()
        .map(era -> {
          boolean isChosen = isOf(era, chosen);
          Edition edition = isChosen ? chosen : era.newest();
          return new FieldChoice(edition.name(), dates(era), isChosen);
        })
        .toList();
  }

  private String dates(Era era) {
    if (era.editions().size() == 1) {
      return Dates.of(era.newest());
    }
    return era.newest().equals(casebook.editions().current())
        ? "since " + Dates.of(era.oldest())
        : Dates.of(era.oldest()) + " to " + Dates.of(era.newest());
  }

  /** The draft with an edition, and the rulings unless that edition can't judge it. */
  private record Judged(
      InForce asked, Draft draft, Optional<Judgement> judgement, List<Problem> problems) {}

  private Judged judge(InForce asked, Draft draft) {
    Draft copy = draft.by(asked.edition());
    return switch (read(copy)) {
      case Reading.Good<Case>(var read) -> {
        Judgement judgement = Judgement.of(read, casebook.editions());
        yield new Judged(
            asked, copy, Optional.of(judgement), judgement.impossible().stream().toList());
      }
      case Reading.Unparseable<Case>(var found) -> new Judged(asked, copy, Optional.empty(), found);
      case Reading.Wrong<Case>(var found) -> new Judged(asked, copy, Optional.empty(), found);
    };
  }

  private Reading<Case> read(Draft draft) {
    return new CaseReader(casebook.editions(), casebook.catalogue())
        .read(draft.json(), CaseFormat.JSON);
  }

  private static Column column(Judged one) {
    return new Column(
        Dates.of(one.asked().edition()),
        CaseLink.path(one.draft(), one.asked()).orElse("/judge"),
        one.judgement().map(of -> MoveView.of(of, one.draft())).orElse(List.of()),
        one.problems().stream().map(Problem::message).toList());
  }

  /** The rules that either ruling rests on, in the order of today's numbers. */
  private List<Row> rows(List<Judgement> judgements) {
    return judgements.stream()
        .flatMap(judgement -> judgement.rulings().stream())
        .flatMap(ruling -> ruling.citations().stream())
        .distinct()
        .sorted()
        .filter(rule -> casebook.editions().executed().rule(rule).isPresent())
        .map(rule -> row(rule, judgements))
        .toList();
  }

  private Row row(RuleNumber today, List<Judgement> judgements) {
    List<Cell> cells = judgements.stream().map(judgement -> cell(today, judgement)).toList();
    Change change =
        judgements.size() < 2
            ? Change.SAME
            : change(judgements.getFirst().cited(today), judgements.getLast().cited(today));
    boolean differs =
        judgements.size() > 1
            && (change.compareTo(Change.WORDING) > 0
                || cells.stream().anyMatch(cell -> !cell.note().isEmpty()));
    return new Row(
        today.toString(),
        RuleText.href(casebook.editions().executed(), today),
        judgements.size() < 2 ? "" : state(change, differs),
        differs,
        cells);
  }

  private Change change(Cited left, Cited right) {
    boolean leftIsOlder = left.edition().effective().isBefore(right.edition().effective());
    Cited before = leftIsOlder ? left : right;
    Cited after = leftIsOlder ? right : left;
    return casebook
        .history()
        .change(
            before.edition(),
            before.rule().orElseThrow(),
            after.edition(),
            after.rule().orElseThrow());
  }

  private static String state(Change change, boolean differs) {
    if (differs) {
      return "differs";
    }
    return change == Change.WORDING ? "the same in other words" : "says the same";
  }

  private static Cell cell(RuleNumber today, Judgement judgement) {
    var cited = judgement.cited(today);
    return new Cell(
        judgement.names().of(today),
        cited.href(),
        RuleView.of(cited.edition(), cited.rule().orElseThrow()),
        judgement.saysElse(today).map(Difference::note).orElse(""));
  }
}
