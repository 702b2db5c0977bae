package casebook.site.page;

import casebook.rules.AskedEdition;
import casebook.rules.Edition;
import casebook.rules.Lookup;
import casebook.rules.Relation;
import casebook.rules.Resolution;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Stage;
import casebook.rules.WordDifference;
import casebook.site.Casebook;
import casebook.site.output.ResolutionJson;
import casebook.site.words.EditionWords;
import casebook.site.words.ResolutionWords;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * {@code /rule/{edition}/{number}}: the rule that had a number in an edition, whatever number it
 * has today; {@code /cr/{edition}/{number}/history}: how it read in every edition; {@code
 * /resolve}: a form that leads there.
 */
final class HistoryPage {
  private final Casebook casebook;
  private final Templates templates;

  HistoryPage(Casebook casebook, Templates templates) {
    this.casebook = casebook;
    this.templates = templates;
  }

  void addTo(RoutesConfig routes) {
    routes.get("/resolve", this::form);
    routes.get("/rule/{number}", this::pin);
    routes.get("/rule/{edition}/{number}", this::line);
    routes.get("/cr/{edition}/{number}/history", this::history);
  }

  /** A piece of a text, and whether it went or came. */
  public record Piece(String text, String fate) {}

  /**
   * What a rule was in an edition.
   *
   * @param what what happened to it then, in words
   * @param differences the text with what went and what came; the bare text where nothing did
   */
  public record StageView(
      String date,
      List<RulePage.Line> rules,
      String what,
      String relation,
      List<Piece> differences) {}

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
      Optional<Edition> edition =
          number.flatMap(_ -> AskedEdition.of(date, casebook.editions()).held());
      if (edition.isPresent() && edition.get().rule(number.orElseThrow()).isPresent()) {
        context.redirect("/rule/" + edition.get().name() + "/" + number.orElseThrow());
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
      case AskedEdition.InForce(var of) ->
          "The edition of " + Dates.of(of) + " has no rule " + number.get() + ".";
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
    context.header("Vary", "Accept");
    String name = context.pathParam("edition");
    Resolution found = resolution(name, written);
    if (isOtherDate(name, found.edition())) {
      context.redirect("/rule/" + found.edition().name() + "/" + asked);
      return;
    }
    switch (bySuffix.orElseGet(() -> Representation.byAccept(context))) {
      case JSON ->
          context.contentType("application/json").result(ResolutionJson.of(found).indented());
      case TEXT ->
          context.contentType("text/plain; charset=utf-8").result(ResolutionWords.text(found));
      case HTML -> page(context, found);
    }
  }

  private void history(Context context) {
    String name = context.pathParam("edition");
    Optional<RuleNumber> number = RuleNumber.find(context.pathParam("number"));
    Optional<Edition> edition = number.map(of -> edition(name, of));
    if (number.isPresent() && isOtherDate(name, edition.orElseThrow())) {
      String query = Optional.ofNullable(context.queryString()).map(of -> "?" + of).orElse("");
      context.redirect(RuleText.href(edition.orElseThrow(), number.get()) + "/history" + query);
    } else if (number.isPresent()
        && edition.orElseThrow().lookup(number.get()) instanceof Lookup.HeldSection(var section)) {
      new ComparisonPage(casebook, templates).answer(context, edition.orElseThrow(), section);
    } else {
      page(context, resolution(name, context.pathParam("number")));
    }
  }

  private Resolution resolution(String name, String written) {
    Optional<RuleNumber> number = RuleNumber.find(written);
    return number
        .flatMap(of -> casebook.history().resolve(edition(name, of), of))
        .orElseThrow(() ->
            new NotFoundResponse("The edition “" + name + "” has no rule “" + written + "” here."));
  }

  private Edition edition(String name, RuleNumber number) {
    return name.equals("latest")
        ? casebook.editions().latest(number)
        : PinnedEdition.of(name, casebook.editions());
  }

  /** Whether an address names the edition by another date than its own. */
  private static boolean isOtherDate(String name, Edition edition) {
    return !name.equals("latest") && !name.equals(edition.name());
  }

  private void page(Context context, Resolution found) {
    List<Stage> stages = casebook.history().line(found.edition(), found.rule());
    var views = new ArrayList<StageView>();
    for (int i = stages.size() - 1; i >= 0; i--) {
      if (i > 0 || !stages.get(i).rules().isEmpty()) {
        views.add(view(stages.get(i), i > 0 ? Optional.of(stages.get(i - 1)) : Optional.empty()));
      }
    }
    String number = found.rule().number().toString();
    var model = new LinkedHashMap<String, Object>();
    model.put("title", number);
    model.put("date", Dates.of(found.edition()));
    model.put("href", RuleText.href(found.edition(), found.rule().number()));
    model.put("says", ResolutionWords.says(found));
    model.put("sure", ResolutionWords.sureness(found.sureness()));
    model.put("today", today(found));
    model.put("stages", views);
    model.put("others", others(found.rule().number(), stages));
    model.put("address", "/rule/" + found.edition().name() + "/" + number);
    model.put("section", found.rule().number().section().toString());
    model.put(
        "sectionHref", RuleText.href(found.latest(), found.rule().number().section()) + "/history");
    templates.answer(context, "history", model);
  }

  /** The editions in which the number meant another rule, with the line of that rule. */
  private List<RulePage.Line> others(RuleNumber number, List<Stage> stages) {
    List<Edition> own =
        stages.stream()
            .filter(stage -> stage.numbers().contains(number))
            .map(Stage::edition)
            .toList();
    return casebook.editions().all().stream()
        .filter(edition -> !own.contains(edition))
        .flatMap(edition ->
            edition.rule(number).stream()
                .map(rule ->
                    new RulePage.Line(
                        number.toString(),
                        "/rule/" + edition.name() + "/" + number,
                        Dates.of(edition),
                        false)))
        .toList();
  }

  private List<RulePage.RuleView> today(Resolution found) {
    return found.today().stream()
        .flatMap(one -> one.rule().stream())
        .map(rule -> RulePage.view(found.latest(), rule, casebook.editions()))
        .toList();
  }

  private static StageView view(Stage stage, Optional<Stage> before) {
    return new StageView(
        Dates.of(stage.edition()),
        stage.rules().stream().map(rule -> line(stage.edition(), rule)).toList(),
        before.isEmpty() ? "the oldest edition held" : ResolutionWords.step(stage),
        stage.relation().label(),
        differences(before.map(one -> one.rules()).orElse(List.of()), stage));
  }

  private static RulePage.Line line(Edition edition, Rule rule) {
    return new RulePage.Line(
        rule.number().toString(), RuleText.href(edition, rule.number()), "", false);
  }

  /** What went and what came; nothing but the text where an edition is the first. */
  private static List<Piece> differences(List<Rule> before, Stage stage) {
    String now = text(stage.rules());
    if (before.isEmpty()) {
      return List.of(new Piece(now, "kept"));
    }
    if (stage.rules().isEmpty() || stage.relation() == Relation.SAME) {
      return List.of();
    }
    return pieces(text(before), now);
  }

  /** Where less of the older text than this is left, what went and came can't be read any more. */
  private static final double READABLE = 0.4;

  /** What went and what came from one text to another; the newer one alone where most went. */
  static List<Piece> pieces(String before, String now) {
    List<WordDifference.Piece> pieces = WordDifference.between(before, now);
    int kept =
        pieces.stream()
            .filter(piece -> piece.fate() == WordDifference.Fate.KEPT)
            .mapToInt(piece -> piece.text().length())
            .sum();
    if (kept < READABLE * before.length()) {
      return List.of(new Piece(now, "kept"));
    }
    return pieces.stream()
        .map(piece -> new Piece(piece.text(), piece.fate().name().toLowerCase(Locale.ROOT)))
        .toList();
  }

  private static String text(List<Rule> rules) {
    return rules.stream().map(Rule::text).collect(Collectors.joining("\n"));
  }
}
