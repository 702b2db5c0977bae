package casebook.site.page.judge;

import casebook.rules.AskedEdition.InForce;
import casebook.site.Casebook;
import casebook.site.connection.PublicAddress;
import casebook.site.connection.Visitor;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.Problem;
import casebook.site.page.draft.CaseLink;
import casebook.site.page.draft.Draft;
import casebook.site.page.draft.DraftMoves;
import casebook.site.page.form.BoardForm;
import casebook.site.page.form.DraftForm;
import casebook.site.page.form.FamiliarCards;
import casebook.site.page.part.Page;
import casebook.site.page.part.PinnedEdition;
import casebook.site.page.part.Templates;
import casebook.site.page.ruling.Parting;
import casebook.site.page.ruling.RulingView;
import casebook.site.work.Task;
import casebook.site.work.Workers;
import io.javalin.config.RoutesConfig;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/**
 * {@code /judge/settle}: two attacks on one board, side by side, with what makes the difference.
 * The address holds the board with the first one, and the second one alone.
 */
public final class SettlePage implements Page {
  private static final String AGAINST = "against";
  private static final String SIDE = "side";

  private final Casebook casebook;
  private final Templates templates;
  private final Workers workers;
  private final FamiliarCards familiar;

  public SettlePage(Casebook casebook, Templates templates, Workers workers) {
    this.familiar = new FamiliarCards(casebook.rulings());
    this.casebook = casebook;
    this.templates = templates;
    this.workers = workers;
  }

  @Override
  public void addTo(RoutesConfig routes) {
    routes.get(
        "/judge/settle",
        context -> workers.run(Task.RULING, Visitor.of(context), () -> show(context)));
    routes.post("/judge/settle", this::change);
  }

  /**
   * One of the two attacks.
   *
   * @param side "one" or "two"
   * @param judge the path of the judge page with this attack
   * @param rows the creatures that can attack, with what they attack
   */
  public record Column(
      String side,
      String title,
      String judge,
      Optional<RulingView> ruling,
      Optional<BoardDrawing> drawing,
      List<ProblemOnPage> problems,
      List<BoardForm.PermanentRow> rows) {}

  private void show(Context context) {
    Draft first = board(Objects.requireNonNullElse(context.queryParam("case"), ""));
    Optional<String> day = Optional.ofNullable(context.queryParam(PinnedEdition.DAY));
    Optional<InForce> by = JudgePage.edition(casebook.editions(), first, day);
    JudgedBoard one = judged(first, by);
    Draft second =
        Optional.ofNullable(context.queryParam(AGAINST))
            .map(link -> with(first, link))
            .orElseGet(() -> proposed(first, one));
    JudgedBoard two = judged(second, by);
    var model = new LinkedHashMap<String, Object>();
    model.put("title", Draft.text(first.root(), "title"));
    model.put("case", CaseLink.encodeAny(first.json()));
    model.put(AGAINST, link(second));
    model.put("day", day.orElse(""));
    model.put("missing", one.missing());
    model.put(
        "columns",
        List.of(
            column("one", "One attack", first, one, by),
            column("two", "The other attack", second, two, by)));
    Stream.of(one, two)
        .map(JudgedBoard::ruling)
        .reduce((left, right) -> left.isPresent() && right.isPresent() ? right : Optional.empty())
        .flatMap(right -> right)
        .ifPresent(right -> model.put("parting", Parting.of(one.ruling().orElseThrow(), right)));
    model.put(
        "link",
        by.flatMap(edition -> address(first, second, edition))
            .map(path -> PublicAddress.of(context) + path)
            .orElse(""));
    templates.answer(context, "settle", model);
  }

  /** The board up to its last declaration of attackers. */
  private static Draft board(String link) {
    Draft draft =
        CaseLink.decode(link)
            .flatMap(Draft::of)
            .orElseThrow(() ->
                new BadRequestResponse(
                    "The board in this address is damaged: was the whole address copied?"));
    draft.declaration();
    var moves = new DraftMoves(draft);
    return moves.upTo(moves.lastDeclaration());
  }

  private JudgedBoard judged(Draft draft, Optional<InForce> by) {
    var reader = new CaseReader(casebook.editions(), casebook.catalogue());
    return JudgedBoard.of(
        reader, by.map(InForce::edition).map(draft::by).orElse(draft), by, casebook.editions());
  }

  /** The nearest legal attack to one that is illegal, another legal one, or none. */
  private static Draft proposed(Draft first, JudgedBoard judged) {
    return judged
        .ruling()
        .flatMap(ruling -> ruling.alternatives().another())
        .orElseGet(() -> {
          Draft nobody = first.copy();
          nobody.declareAlone(List.of());
          return nobody;
        });
  }

  /** The same board with another declaration. */
  private static Draft with(Draft board, String link) {
    ObjectNode declaration =
        CaseLink.decode(link)
            .flatMap(Draft::of)
            .map(Draft::root)
            .orElseThrow(() ->
                new BadRequestResponse(
                    "The second attack in this address is damaged: was the whole address copied?"));
    Draft copy = board.copy();
    copy.moves().getLast().set("declareAttackers", declaration);
    return copy;
  }

  /** A declaration alone, as a part of an address. */
  private static String link(Draft draft) {
    return CaseLink.encodeAny(draft.lastDeclaration().toString());
  }

  private static Optional<String> address(Draft first, Draft second, InForce by) {
    return CaseLink.path(first, by)
        .map(path -> path.replaceFirst("^/judge\\?", "/judge/settle?"))
        .map(path -> path + "&" + AGAINST + "=" + link(second))
        .filter(path -> path.length() <= 2 * CaseLink.LONGEST);
  }

  private Column column(
      String side, String title, Draft draft, JudgedBoard judged, Optional<InForce> by) {
    List<Problem> problems = judged.problems();
    return new Column(
        side,
        title,
        by.flatMap(edition -> CaseLink.path(draft, edition)).orElse("/judge"),
        judged.ruling(),
        judged.drawing(),
        ProblemOnPage.of(draft, problems),
        new BoardForm(casebook.catalogue(), draft, judged.board())
            .players().stream()
                .flatMap(player -> player.permanents().stream())
                .filter(BoardForm.PermanentRow::attacks)
                .toList());
  }

  /** Puts what was chosen for one of the attacks into the address. */
  private void change(Context context) {
    Map<String, List<String>> fields = context.formParamMap();
    Draft first = board(field(fields, "case"));
    Draft second = with(first, field(fields, AGAINST));
    DraftForm.read(
        casebook.catalogue(), familiar, fields, field(fields, SIDE).equals("two") ? second : first);
    Optional<String> day = Optional.of(field(fields, PinnedEdition.DAY));
    String path =
        JudgePage.edition(casebook.editions(), first, day)
            .flatMap(by -> address(first, second, by))
            .orElseThrow(
                () -> new BadRequestResponse("This board is too large for an address of its own."));
    context.redirect(path, HttpStatus.SEE_OTHER);
  }

  private static String field(Map<String, List<String>> fields, String name) {
    return fields.getOrDefault(name, List.of()).stream().findFirst().orElse("");
  }
}
