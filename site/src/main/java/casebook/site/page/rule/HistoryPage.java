package casebook.site.page.rule;

import casebook.rules.AskedEdition;
import casebook.rules.AskedEdition.InForce;
import casebook.rules.Edition;
import casebook.rules.Lookup;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.history.Bearer;
import casebook.rules.history.Change;
import casebook.rules.history.Lineage;
import casebook.rules.history.Provenance;
import casebook.rules.history.Relation;
import casebook.rules.history.Resolution;
import casebook.rules.history.Stage;
import casebook.site.Casebook;
import casebook.site.output.ResolutionJson;
import casebook.site.page.part.Dates;
import casebook.site.page.part.Page;
import casebook.site.page.part.PinnedEdition;
import casebook.site.page.part.Representation;
import casebook.site.page.part.RuleLink;
import casebook.site.page.part.RuleText;
import casebook.site.page.part.RuleView;
import casebook.site.page.part.Templates;
import casebook.site.picture.LineagePicture;
import casebook.site.words.search.EditionWords;
import casebook.site.words.search.ProvenanceWords;
import casebook.site.words.search.ResolutionWords;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * {@code /rule/{edition}/{number}}: the rule that had a number in an edition, whatever number it
 * has today; {@code /cr/{edition}/{number}/history}: how it read in every edition; {@code
 * /resolve}: a form that leads there.
 */
public final class HistoryPage implements Page {
  private final Casebook casebook;
  private final Templates templates;

  public HistoryPage(Casebook casebook, Templates templates) {
    this.casebook = casebook;
    this.templates = templates;
  }

  @Override
  public void addTo(RoutesConfig routes) {
    routes.get("/resolve", this::form);
    routes.get("/rule/{number}", this::pin);
    routes.get("/rule/{edition}/{number}", this::line);
    routes.get("/cr/{edition}/{number}/history", this::history);
  }

  /** A piece of a text, and whether it went or came. */
  public record Piece(String text, String fate) {}

  /**
   * What a rule was in editions in a row.
   *
   * @param date the first of them, or between which ones it changed
   * @param what what happened to it then, in words
   * @param differences the text with what went and what came; the bare text where nothing did
   * @param beginning how it begins where it is folded; empty where all of it is shown
   * @param unchanged the other editions, the oldest first
   */
  public record SpanView(
      String date,
      List<RuleLink> rules,
      String what,
      String relation,
      List<Piece> differences,
      String beginning,
      List<RuleLink> unchanged) {}

  /** Another rule that had the number, with the editions in which it had it. */
  public record BearerView(String editions, String href, String became) {}

  /** Asks which rule of when is meant, and leads to its page. */
  private void form(Context context) {
    String written = Objects.requireNonNullElse(context.queryParam("rule"), "").strip();
    String date = Objects.requireNonNullElse(context.queryParam("edition"), "").strip();
    var model = new LinkedHashMap<String, Object>();
    model.put("rule", written);
    model.put("date", date);
    model.put("editions", casebook.editions().all());
    model.put("why", "");
    if (!written.isEmpty()) {
      Optional<RuleNumber> number = RuleNumber.find(written);
      Optional<InForce> asked =
          number.flatMap(_ -> AskedEdition.of(date, casebook.editions()).inForce());
      if (asked.isPresent() && asked.get().edition().rule(number.orElseThrow()).isPresent()) {
        context.redirect(
            "/rule/%s/%s%s"
                .formatted(
                    asked.get().edition().name(),
                    number.orElseThrow(),
                    PinnedEdition.query(asked.get())));
        return;
      }
      context.status(HttpStatus.NOT_FOUND);
      model.put("why", why(written, date, number));
    }
    templates.answer(context, "resolve", model);
  }

  private String why(String written, String date, Optional<RuleNumber> number) {
    if (number.isEmpty()) {
      return "“" + written + "” is not a rule’s number, such as 508.3d.";
    }
    return switch (AskedEdition.of(date, casebook.editions())) {
      case InForce asked -> casebook.absent(asked, number.get()).says();
      case AskedEdition.None none -> EditionWords.why(none);
    };
  }

  /** The rule that has the number today, at an address that stays with it. */
  private void pin(Context context) {
    RuleNumber number =
        RuleNumber.find(context.pathParam("number"))
            .orElseThrow(() -> new NotFoundResponse("This is no rule’s number."));
    context.redirect("/rule/" + casebook.editions().latest(number).name() + "/" + number);
  }

  private void line(Context context) {
    String asked = context.pathParam("number");
    Optional<Representation> bySuffix = Representation.bySuffix(asked);
    String written =
        asked.substring(0, asked.length() - bySuffix.map(one -> one.suffix().length()).orElse(0));
    String name = context.pathParam("edition");
    Resolution found = resolution(context, name, written);
    if (isOtherDate(name, found.edition())) {
      context.redirect(
          "/rule/"
              + found.edition().name()
              + "/"
              + asked
              + PinnedEdition.query(PinnedEdition.of(name, casebook.editions())));
      return;
    }
    String missing = missing(context, found);
    switch (bySuffix.orElseGet(() -> Representation.byAccept(context))) {
      case JSON ->
          context
              .contentType("application/json")
              .result(
                  ResolutionJson.of(found, provenance(found))
                      .putIfPresent("missing", Optional.of(missing).filter(said -> !said.isEmpty()))
                      .indented());
      case TEXT ->
          context
              .contentType("text/plain; charset=utf-8")
              .result(
                  ResolutionWords.text(found, provenance(found))
                      + (missing.isEmpty() ? "" : missing + "\n"));
      case HTML -> page(context, found);
    }
  }

  private void history(Context context) {
    String name = context.pathParam("edition");
    Optional<RuleNumber> number = RuleNumber.find(context.pathParam("number"));
    Optional<Edition> edition = number.map(of -> having(name, of));
    if (number.isPresent() && isMoved(name, number.get(), edition.orElseThrow())) {
      String on =
          name.equals("latest")
              ? ""
              : PinnedEdition.query(PinnedEdition.of(name, casebook.editions()));
      String query =
          Optional.ofNullable(context.queryString())
              .map(of -> (on.isEmpty() ? "?" : on + "&") + of)
              .orElse(on);
      context.redirect(RuleText.href(edition.orElseThrow(), number.get()) + "/history" + query);
    } else if (number.isPresent()
        && edition.orElseThrow().lookup(number.get()) instanceof Lookup.HeldSection(var section)) {
      new ComparisonPage(casebook, templates).answer(context, edition.orElseThrow(), section);
    } else {
      page(context, resolution(context, name, context.pathParam("number")));
    }
  }

  /** The edition of that name; for the newest one, the last that has the number if any has. */
  private Edition having(String name, RuleNumber number) {
    Edition edition = edition(name, number);
    return !name.equals("latest")
        ? edition
        : Stream.concat(Stream.of(edition), casebook.editions().all().stream())
            .filter(one -> one.lookup(number) instanceof Lookup.Held)
            .findFirst()
            .orElse(edition);
  }

  /** Whether the history of a number stands at the address of another edition. */
  private boolean isMoved(String name, RuleNumber number, Edition edition) {
    return name.equals("latest")
        ? !edition.equals(edition(name, number))
        : isOtherDate(name, edition);
  }

  private Resolution resolution(Context context, String name, String written) {
    RuleNumber number =
        RuleNumber.find(written)
            .orElseThrow(() -> new NotFoundResponse("“" + written + "” is not a rule’s number."));
    return casebook
        .history()
        .resolve(edition(name, number), number)
        .orElseThrow(() ->
            new NotFoundResponse(casebook.absent(asked(context, name, number), number).says()));
  }

  /** The edition of an address, as it was asked for here or at the address that led here. */
  private InForce asked(Context context, String name, RuleNumber number) {
    Edition edition = edition(name, number);
    return isOtherDate(name, edition)
        ? PinnedEdition.of(name, casebook.editions())
        : PinnedEdition.asked(context, edition, casebook.editions());
  }

  private String missing(Context context, Resolution found) {
    return PinnedEdition.missing(context, found.edition(), casebook.editions());
  }

  private Edition edition(String name, RuleNumber number) {
    return name.equals("latest")
        ? casebook.editions().latest(number)
        : PinnedEdition.of(name, casebook.editions()).edition();
  }

  /** Whether an address names the edition by another date than its own. */
  private static boolean isOtherDate(String name, Edition edition) {
    return !name.equals("latest") && !name.equals(edition.name());
  }

  private Provenance provenance(Resolution found) {
    return casebook.provenance(found.edition(), found.rule());
  }

  private void page(Context context, Resolution found) {
    Provenance provenance = provenance(found);
    Lineage lineage = provenance.lineage();
    List<Edition> held = casebook.editions().all();
    String number = found.rule().number().toString();
    var model = new LinkedHashMap<String, Object>();
    model.put("title", number);
    model.put("date", Dates.of(found.edition()));
    model.put("href", RuleText.href(found.edition(), found.rule().number()));
    model.put("missing", missing(context, found));
    boolean latest = found.edition().equals(found.latest());
    model.put("says", latest ? "" : ResolutionWords.says(found));
    model.put("came", ProvenanceWords.came(provenance));
    model.put("picture", LineagePicture.of(lineage, held.getLast(), held.getFirst()));
    model.put("sure", latest ? "" : ResolutionWords.sureness(found.sureness()));
    model.put("today", today(found));
    model.put("words", hasStage(lineage, Stage::isReworded));
    model.put("references", hasStage(lineage, stage -> stage.change() == Change.CROSS_REFERENCES));
    model.put("removed", lineage.removed().map(EditionWords::on).orElse(""));
    model.put("spans", spans(lineage));
    model.put("others", others(found, lineage));
    model.put("address", "/rule/" + found.edition().name() + "/" + number);
    model.put("section", found.rule().number().section().toString());
    model.put(
        "sectionHref", RuleText.href(found.latest(), found.rule().number().section()) + "/history");
    templates.answer(context, "history", model);
  }

  private static boolean hasStage(Lineage lineage, Predicate<Stage> changed) {
    return lineage.spans().stream().map(Lineage.Span::first).anyMatch(changed);
  }

  /** The other rules that have or had the number, the newest first. */
  private List<BearerView> others(Resolution found, Lineage lineage) {
    RuleNumber number = found.rule().number();
    return Bearer.of(number, casebook.editions(), casebook.history()).stream()
        .filter(bearer -> !lineage.had(number, bearer.editions().getLast()))
        .map(bearer -> view(number, bearer))
        .toList();
  }

  private static BearerView view(RuleNumber number, Bearer bearer) {
    Edition first = bearer.editions().getFirst();
    Edition last = bearer.editions().getLast();
    return new BearerView(
        bearer.until().isEmpty()
            ? "since " + Dates.of(first)
            : first.equals(last) ? Dates.of(first) : Dates.of(first) + " to " + Dates.of(last),
        "/rule/" + last.name() + "/" + number,
        ProvenanceWords.became(bearer));
  }

  private List<RuleView> today(Resolution found) {
    return found.today().stream()
        .flatMap(one -> one.rule().stream())
        .map(rule -> RuleView.of(found.latest(), rule, casebook.editions()))
        .toList();
  }

  /** What the rule was, the newest first. */
  private static List<SpanView> spans(Lineage lineage) {
    var views = new ArrayList<SpanView>();
    List<Rule> before = List.of();
    for (Lineage.Span span : lineage.spans()) {
      views.addFirst(view(span, before));
      before = span.first().rules();
    }
    return views;
  }

  private static SpanView view(Lineage.Span span, List<Rule> before) {
    Stage first = span.first();
    boolean known = first.relation() != Relation.SAME;
    List<Piece> differences = RewordedText.differences(before, first);
    return new SpanView(
        EditionWords.begun(first.since()),
        first.rules().stream().map(rule -> line(first.edition(), rule)).toList(),
        known
            ? ResolutionWords.here(before.stream().map(Rule::number).toList(), first)
                + RewordedText.asBefore(before, first)
            : "in the oldest edition held",
        first.relation().label(),
        differences,
        RewordedText.beginning(differences).orElse(""),
        span.editions().stream()
            .skip(1)
            .map(edition ->
                new RuleLink(
                    "",
                    RuleText.href(edition, first.numbers().getFirst()),
                    Dates.of(edition),
                    false))
            .toList());
  }

  private static RuleLink line(Edition edition, Rule rule) {
    return new RuleLink(rule.number().toString(), RuleText.href(edition, rule.number()), "", false);
  }
}
