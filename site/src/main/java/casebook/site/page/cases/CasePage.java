package casebook.site.page.cases;

import casebook.engine.move.Attack;
import casebook.rules.Edition;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.cases.OtherRules;
import casebook.site.cases.PublishedRuling;
import casebook.site.cases.RulingFile;
import casebook.site.citation.Citation;
import casebook.site.connection.PublicAddress;
import casebook.site.connection.Visitor;
import casebook.site.input.CaseReader;
import casebook.site.judging.Judgement;
import casebook.site.output.PublishedRulingJson;
import casebook.site.page.draft.CaseLink;
import casebook.site.page.draft.Draft;
import casebook.site.page.head.CaseHead;
import casebook.site.page.part.CitePanel;
import casebook.site.page.part.Dates;
import casebook.site.page.part.Page;
import casebook.site.page.part.Representation;
import casebook.site.page.part.RuleText;
import casebook.site.page.part.RulingLink;
import casebook.site.page.part.Templates;
import casebook.site.page.ruling.MoveView;
import casebook.site.page.ruling.RulingView;
import casebook.site.page.variation.Variation;
import casebook.site.page.variation.Variations;
import casebook.site.picture.BoardPicture;
import casebook.site.work.Task;
import casebook.site.work.Workers;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;

/**
 * {@code /cases/{slug}}: a published ruling. What it says of its case is what the engine says when
 * the page is asked for.
 */
public final class CasePage implements Page {

  /** As many names as somebody looks through who has misspelt one. */
  private static final int NEAREST = 5;

  /** What would make it different: a part of a page, and the question for a page with that part. */
  private static final String DIFFERENT = "different";

  private static final String JSON = ".json";
  private static final String YAML = ".yaml";

  private final Casebook casebook;
  private final Templates templates;
  private final Workers workers;
  private final OtherRules others = OtherRules.builtIn();
  private final Map<String, Judged> judged = new ConcurrentHashMap<>();

  /** The pages; the workers judge the variations. */
  public CasePage(Casebook casebook, Templates templates, Workers workers) {
    this.casebook = casebook;
    this.templates = templates;
    this.workers = workers;
  }

  @Override
  public void addTo(RoutesConfig routes) {
    routes.get("/cases/{slug}", this::answer);
    routes.get("/cases/{slug}/" + DIFFERENT, this::different);
  }

  /** A ruling with its case and what the engine says of it, as long as nothing is imported. */
  private record Judged(
      int state,
      RulingFile file,
      Draft draft,
      Judgement judgement,
      AtomicReference<Optional<List<Variation>>> variations) {}

  private void answer(Context context) {
    String asked = context.pathParam("slug");
    String ending =
        asked.endsWith(JSON) || asked.endsWith(YAML)
            ? asked.substring(asked.length() - JSON.length())
            : "";
    String slug = asked.substring(0, asked.length() - ending.length());
    boolean json = ending.equals(JSON) || (ending.isEmpty() && Representation.wantsJson(context));
    Optional<PublishedRuling> ruling = casebook.rulings().find(slug);
    Optional<String> moved = casebook.rulings().movedTo(slug);
    if (ruling.isEmpty() && moved.isPresent()) {
      context.redirect("/cases/" + moved.get() + ending, HttpStatus.MOVED_PERMANENTLY);
      return;
    }
    if (ruling.isEmpty()) {
      missing(context, slug, json || !ending.isEmpty());
      return;
    }
    Judged of = judged(ruling.get());
    if (json) {
      context
          .contentType("application/json")
          .result(
              PublishedRulingJson.of(of.file().ruling(), of.draft().fields(), of.judgement())
                  .indented());
    } else if (ending.equals(YAML)) {
      context.contentType("application/yaml; charset=utf-8").result(of.file().yaml());
    } else {
      page(context, of);
    }
  }

  private Judged judged(PublishedRuling ruling) {
    int state = casebook.state();
    return judged.compute(
        ruling.slug(),
        (_, old) -> old != null && old.state() == state ? old : judge(ruling, state));
  }

  private Judged judge(PublishedRuling ruling, int state) {
    RulingFile file = casebook.rulings().open(ruling, casebook.editions(), casebook.catalogue());
    Draft draft = Draft.of(file.yaml()).orElseThrow(() -> new IllegalStateException(ruling.slug()));
    Judgement judgement = Judgement.of(file.judged(), casebook.editions());
    return new Judged(state, file, draft, judgement, new AtomicReference<>(Optional.empty()));
  }

  /** What would make it different, which many boards are judged for: once. */
  private List<Variation> variations(Context context, Judged of) {
    Optional<List<Variation>> known = of.variations().get();
    List<Variation> made =
        known.orElseGet(() ->
            workers.inTime(
                Task.RULING,
                Visitor.of(context),
                () ->
                    Variations.of(
                        of.draft(),
                        of.judgement(),
                        of.file().ruling().decides(),
                        new CaseReader(casebook.editions(), casebook.catalogue()),
                        casebook.editions())));
    of.variations().set(Optional.of(made));
    return made;
  }

  /** The part of a page that says what would make it different, for a page that came without it. */
  private void different(Context context) {
    PublishedRuling ruling =
        casebook
            .rulings()
            .find(context.pathParam("slug"))
            .orElseThrow(() -> new NotFoundResponse("No case has this name."));
    Judged of = judged(ruling);
    templates.answer(context, "different", Map.of("variations", variations(context, of)));
  }

  private void missing(Context context, String slug, boolean program) {
    List<PublishedRuling> nearest = nearest(slug);
    String why = "No case is called “" + slug + "”.";
    if (program) {
      throw new NotFoundResponse(
          nearest.isEmpty()
              ? why
              : why
                  + " Nearest to it: "
                  + nearest.stream().map(PublishedRuling::slug).collect(Collectors.joining(", "))
                  + ".");
    }
    context.status(HttpStatus.NOT_FOUND);
    templates.answer(
        context,
        "missing-case",
        Map.of("why", why, "nearest", nearest.stream().map(RulingLink::of).toList()));
  }

  /**
   * Those with a like name, and where there are none, those of the rule that a name begins with.
   */
  private List<PublishedRuling> nearest(String slug) {
    List<PublishedRuling> alike = casebook.rulings().nearest(slug, NEAREST);
    return alike.isEmpty()
        ? RuleNumber.find(slug.split("-", 2)[0]).stream()
            .flatMap(rule -> casebook.rulings().applying(rule).stream())
            .limit(NEAREST)
            .toList()
        : alike;
  }

  private void page(Context context, Judged of) {
    PublishedRuling ruling = of.file().ruling();
    Edition edition = of.file().judged().edition();
    String json = of.draft().by(edition).json();
    String site = PublicAddress.of(context);
    var model = new LinkedHashMap<String, Object>();
    model.put("ruling", ruling);
    model.put("verdict", RulingLink.of(ruling));
    model.put("answer", RuleText.pieces(ruling.answer(), edition, casebook.editions()));
    model.put("date", Dates.of(edition));
    model.put("picture", picture(of));
    List<MoveView> moves = MoveView.of(of.judgement(), of.draft().by(edition));
    model.put("moves", moves);
    boolean isDeclared = moves.stream().anyMatch(move -> move.declaration().isPresent());
    String board = isDeclared ? CaseLink.path(of.draft().by(edition)).orElse("") : "";
    model.put("head", CaseHead.of(ruling, site, board));
    var cited = new CitedRules(casebook.editions(), casebook.history(), others, of.judgement());
    model.put("decides", cited.decides(ruling));
    model.put("alsoApplies", cited.alsoApplies(ruling));
    model.put("lookedAt", cited.lookedAt(ruling));
    model.put("case", CaseLink.encode(json).orElse(""));
    model.put("json", of.draft().indented());
    model.put("yaml", of.file().yaml());
    model.put("citations", CitePanel.of(Citation.of(ruling, edition, site)));
    model.put("cards", new CardsToday(casebook).of(ruling));
    if (context.queryParamMap().containsKey(DIFFERENT)) {
      variations(context, of);
    }
    Optional<List<Variation>> variations = of.variations().get();
    model.put("variations", variations.orElse(List.of()));
    model.put("later", variations.isEmpty() ? ruling.href() : "");
    if (variations.isEmpty()) {
      context.header("Cache-Control", Templates.UNFINISHED);
    }
    model.put(
        "related", new RelatedCases(casebook).of(ruling).stream().map(RulingLink::of).toList());
    List<PublishedRuling> all = casebook.rulings().all();
    int at = all.indexOf(ruling);
    model.put("previous", Optional.of(at - 1).filter(one -> one >= 0).map(all::get));
    model.put("next", Optional.of(at + 1).filter(one -> one < all.size()).map(all::get));
    templates.answer(context, "case", model);
  }

  /** The board, with the attack that is declared first where one is. */
  private static String picture(Judged of) {
    return MoveView.of(of.judgement(), of.draft()).stream()
        .flatMap(move -> move.declaration().stream())
        .findFirst()
        .map(RulingView::picture)
        .orElseGet(() ->
            BoardPicture.of(
                of.file().judged().board(), Attack.NONE, BoardPicture.Arrows.UNJUDGED, Set.of()));
  }
}
