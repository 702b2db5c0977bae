package casebook.site.page.judge;

import casebook.engine.board.Board;
import casebook.rules.AskedEdition;
import casebook.rules.AskedEdition.InForce;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.site.Casebook;
import casebook.site.catalogue.PrintedFace;
import casebook.site.connection.PublicAddress;
import casebook.site.connection.Visitor;
import casebook.site.doubt.DoubtWords;
import casebook.site.doubt.Doubts;
import casebook.site.imports.published.OfficialRuling;
import casebook.site.input.CaseReader;
import casebook.site.output.Json;
import casebook.site.page.draft.Boards;
import casebook.site.page.draft.CaseLink;
import casebook.site.page.draft.Draft;
import casebook.site.page.form.BoardForm;
import casebook.site.page.form.DraftForm;
import casebook.site.page.form.FamiliarCards;
import casebook.site.page.form.MoveForm;
import casebook.site.page.form.NewCards;
import casebook.site.page.form.RareFields;
import casebook.site.page.head.BoardHead;
import casebook.site.page.part.Dates;
import casebook.site.page.part.FieldChoice;
import casebook.site.page.part.Page;
import casebook.site.page.part.PinnedEdition;
import casebook.site.page.part.Templates;
import casebook.site.page.ruling.RulingView;
import casebook.site.page.ruling.VerdictLine;
import casebook.site.work.Task;
import casebook.site.work.Workers;
import io.javalin.config.RoutesConfig;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpStatus;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/**
 * {@code /judge}: the board builder and the ruling on its board. The whole board is in the address,
 * so that any page of it can be shared, and the browser's way back undoes a change.
 */
public final class JudgePage implements Page {

  /** The parameter of an address that opens the form. */
  private static final String EDIT = "edit";

  private final Casebook casebook;
  private final Templates templates;
  private final Workers workers;
  private final FamiliarCards familiar;

  public JudgePage(Casebook casebook, Templates templates, Workers workers) {
    this.casebook = casebook;
    this.templates = templates;
    this.workers = workers;
    this.familiar = new FamiliarCards(casebook.rulings());
  }

  @Override
  public void addTo(RoutesConfig routes) {
    routes.get(
        "/judge", context -> workers.run(Task.RULING, Visitor.of(context), () -> show(context)));
    routes.post("/judge", this::change);
    routes.get("/judge/cards", this::propose);
    routes.get(
        "/judge/case.json",
        context -> download(context, "application/json", "case.json", dated(context).indented()));
    routes.get(
        "/judge/case.yaml",
        context -> download(context, "application/yaml", "case.yaml", dated(context).yaml()));
  }

  private void show(Context context) {
    String link = context.queryParam("case");
    if (link == null) {
      answer(context, Draft.empty(), Optional.empty(), told(context, Notice.NONE));
      return;
    }
    Optional<String> day = Optional.ofNullable(context.queryParam(PinnedEdition.DAY));
    Optional<Draft> draft = CaseLink.decode(link).flatMap(Draft::of);
    if (draft.filter(of -> Draft.text(of.root(), "edition").isEmpty()).isPresent()) {
      answer(context, draft.orElseThrow(), day, told(context, Notice.NO_EDITION));
      return;
    }
    if (draft.isEmpty()) {
      context.status(HttpStatus.BAD_REQUEST);
    }
    answer(
        context,
        draft.orElseGet(Draft::empty),
        day,
        told(context, draft.isEmpty() ? Notice.DAMAGED : Notice.NONE));
  }

  /**
   * What is to be said of what was sent.
   *
   * @param asked what was typed as a card's name and is no permanent
   * @param move what is missing of a move that was to be added; empty where nothing is
   * @param full the ids of the permanents of which the form has all fields
   */
  private record Told(
      Notice notice,
      Map<Integer, NewCards.Asked> asked,
      Pasted pasted,
      String move,
      Set<String> full) {}

  private Told told(Context context, Notice notice) {
    return new Told(
        notice,
        asked(context),
        Pasted.NOTHING,
        "",
        Set.copyOf(context.queryParams(RareFields.SHOWN)));
  }

  private Map<Integer, NewCards.Asked> asked(Context context) {
    return new NewCards(casebook.catalogue()).asked(context.queryParamMap(), familiar);
  }

  /** Fills in the form, presses its button, and leads to the address of the board that results. */
  private void change(Context context) {
    Map<String, List<String>> fields = context.formParamMap();
    workers.run(Task.RULING, Visitor.of(context), () -> change(context, fields));
  }

  private void change(Context context, Map<String, List<String>> fields) {
    SentForm sent = SentForm.read(casebook, familiar, fields);
    Optional<String> day = Optional.of(SentForm.first(fields, PinnedEdition.DAY));
    Optional<String> address = address(sent.draft(), edition(sent.draft(), day));
    if (sent.isDone() && address.isPresent()) {
      context.redirect(address.get() + '&' + EDIT + sent.rest(fields), HttpStatus.SEE_OTHER);
    } else {
      Notice notice = sent.notice();
      answer(
          context,
          sent.draft(),
          day,
          new Told(
              notice == Notice.NONE && address.isEmpty() ? Notice.TOO_LARGE : notice,
              new NewCards(casebook.catalogue()).asked(sent.typed(), familiar),
              sent.pasted(),
              sent.move(),
              sent.full()));
    }
  }

  private CaseReader reader() {
    return new CaseReader(casebook.editions(), casebook.catalogue());
  }

  /** The path of a board with the edition that judges it; empty if it is too large for one. */
  private static Optional<String> address(Draft draft, Optional<InForce> by) {
    return by.map(edition -> CaseLink.path(draft, edition)).orElseGet(() -> CaseLink.path(draft));
  }

  /** Where on the page it is asked which card was meant, if a name is no card's. */
  private static Optional<String> missing(Map<Integer, NewCards.Asked> asked) {
    return asked.entrySet().stream()
        .filter(one -> !one.getValue().missing().isEmpty())
        .map(one -> "#asked-" + one.getKey())
        .findFirst();
  }

  private void answer(Context context, Draft asked, Optional<String> day, Told told) {
    if (asked.moves().isEmpty()) {
      asked.declaration();
    }
    Optional<InForce> by = edition(asked, day);
    Draft draft = by.map(InForce::edition).map(asked::by).orElse(asked);
    JudgedBoard judged = JudgedBoard.of(reader(), draft, by, casebook.editions());
    String absent = NewCards.missing(told.asked());
    String json = draft.json();
    var model = new LinkedHashMap<String, Object>();
    model.put("notice", told.notice().words());
    model.put("problems", ProblemOnPage.of(draft, judged.problems()));
    model.put("tooLarge", judged.isTooLarge());
    var doubts = new Doubts(casebook.editions(), casebook.catalogue());
    TokenDoubts tokens = TokenDoubts.of(judged);
    model.put(
        "doubts",
        Stream.concat(
                doubts.of(json).stream().map(DoubtWords::sentence), tokens.sentences().stream())
            .toList());
    model.put("missing", judged.missing());
    judged.drawing().ifPresent(drawing -> model.put("picture", drawing));
    judged.ruling().ifPresent(ruling -> model.put("ruling", ruling));
    model.put("asking", told.asked());
    model.put("pasted", told.pasted());
    model.put("absent", absent);
    MoveForm adding = MoveForm.of(draft, judged.judgement(), context.formParamMap(), told.move());
    MoveSection moves = MoveSection.of(draft, judged, adding);
    model.put("moves", moves);
    Optional<Unreached> unreached = judged.unreached();
    unreached.ifPresent(one -> model.put("unreached", one));
    VerdictLine.of(
            missing(told.asked()),
            judged.problems(),
            judged.ruling(),
            moves.last(),
            unreached.map(Unreached::title))
        .map(tokens::on)
        .ifPresent(line -> model.put("line", line));
    Map<String, RowNotes> notes =
        RowNotes.of(draft, judged.problems(), judged.unread(), tokens.missing());
    model.put("notes", notes);
    model.put("full", told.full());
    model.put(
        "open",
        context.queryParam(EDIT) != null
            || context.method().equals(HandlerType.POST)
            || (judged.ruling().isEmpty() && moves.last().isEmpty())
            || !told.asked().isEmpty());
    form(model, draft, judged.board());
    String encoded = CaseLink.encodeAny(json);
    model.put("case", encoded);
    model.put("day", by.flatMap(PinnedEdition::day).map(LocalDate::toString).orElse(""));
    model.put("on", by.map(PinnedEdition::parameter).orElse(""));
    Optional<String> link = address(draft, by).map(path -> PublicAddress.of(context) + path);
    model.put("link", link.orElse(""));
    link.flatMap(to -> judged.ruling().map(ruling -> SharedBoard.of(to, ruling)))
        .ifPresent(shared -> model.put("shared", shared));
    address(draft, by)
        .flatMap(path -> judged.ruling().map(ruling -> head(context, path, ruling, by)))
        .ifPresent(head -> model.put("head", head));
    model.put("json", by.map(draft::askedFor).orElse(draft).indented());
    model.put("boards", Boards.all());
    templates.answer(context, "judge", model);
  }

  private static BoardHead head(
      Context context, String path, RulingView ruling, Optional<InForce> by) {
    return BoardHead.of(
        PublicAddress.of(context),
        path,
        SharedBoard.of(path, ruling).title(),
        by.map(InForce::edition).map(Dates::of).orElse(""));
  }

  private void form(Map<String, Object> model, Draft draft, Optional<Board> board) {
    var form = new BoardForm(casebook.catalogue(), draft, board);
    model.put("official", official(draft));
    model.put("title", Draft.text(draft.root(), "title"));
    model.put("players", form.players());
    model.put("hosts", form.hosts());
    model.put("effects", form.effects());
    model.put("mayAddPlayer", draft.players().size() < DraftForm.MOST_PLAYERS);
    model.put("several", draft.players().size() > 2);
    model.put("editions", editions(Draft.text(draft.root(), "edition")));
    model.put("option", Draft.text(draft.root().path("options"), "attack"));
    model.put("pay", Draft.text(draft.lastDeclaration(), "pay"));
  }

  private Optional<InForce> edition(Draft draft, Optional<String> day) {
    return edition(casebook.editions(), draft, day);
  }

  /**
   * The edition by which a board is judged; empty where it names a date that has none.
   *
   * @param day the day for which it was asked for, as the address has it
   */
  static Optional<InForce> edition(Editions editions, Draft draft, Optional<String> day) {
    String date = Draft.text(draft.root(), "edition");
    return date.isEmpty()
        ? Optional.of(new InForce(editions.executed()))
        : AskedEdition.of(date, editions)
            .inForce()
            .map(held -> PinnedEdition.asked(day, held, editions));
  }

  /** The editions of each year, the newest first. */
  private SequencedMap<Integer, List<FieldChoice>> editions(String chosen) {
    var years = new LinkedHashMap<Integer, List<FieldChoice>>();
    for (Edition edition : casebook.editions().all()) {
      boolean isChosen =
          chosen.isEmpty()
              ? edition.equals(casebook.editions().executed())
              : edition.name().equals(chosen);
      years
          .computeIfAbsent(edition.effective().getYear(), _ -> new ArrayList<>())
          .add(new FieldChoice(edition.name(), Dates.of(edition), isChosen));
    }
    return years;
  }

  /**
   * What was imported of a card.
   *
   * @param text its official text, empty where only rulings were imported
   */
  public record Official(String text, List<OfficialRuling> rulings) {}

  /** The official texts of the cards on the board and the rulings on them, where imported. */
  private Map<String, Official> official(Draft draft) {
    var known = new HashMap<String, Official>();
    for (ObjectNode permanent : draft.permanents()) {
      String name = Draft.text(permanent, "card");
      String text = casebook.cards().find(name).map(PrintedFace::text).orElse("");
      List<OfficialRuling> rulings =
          casebook
              .catalogue()
              .find(name)
              .map(card -> casebook.officialRulings().on(card.faces()))
              .orElse(List.of());
      if (!text.isEmpty() || !rulings.isEmpty()) {
        known.put(name, new Official(text, rulings));
      }
    }
    return known;
  }

  /** Names of cards that may be meant by what is typed so far. */
  private void propose(Context context) {
    String typed = Objects.requireNonNullElse(context.queryParam("q"), "");
    List<String> names = new NewCards(casebook.catalogue()).proposed(typed, familiar);
    context.contentType("application/json").result(Json.compact(Json.list(names, name -> name)));
  }

  private Draft draft(Context context) {
    return CaseLink.decode(Objects.requireNonNullElse(context.queryParam("case"), ""))
        .flatMap(Draft::of)
        .orElseThrow(() -> new BadRequestResponse("There is no case in this address."));
  }

  /** The case of an address, with the day that it was asked for where the address has one. */
  private Draft dated(Context context) {
    Draft draft = draft(context);
    return edition(draft, Optional.ofNullable(context.queryParam(PinnedEdition.DAY)))
        .filter(by -> by.missing().isPresent())
        .map(draft::askedFor)
        .orElse(draft);
  }

  private static void download(Context context, String type, String name, String text) {
    context
        .header("Content-Disposition", "attachment; filename=\"" + name + "\"")
        .contentType(type + "; charset=utf-8")
        .result(text);
  }
}
