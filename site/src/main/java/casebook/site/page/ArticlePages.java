package casebook.site.page;

import casebook.rules.AskedEdition;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.article.check.Finding;
import casebook.site.article.link.LinkTitle;
import casebook.site.article.link.LinkedArticle;
import casebook.site.article.link.Linker;
import casebook.site.article.link.Submission;
import casebook.site.article.mention.Places;
import casebook.site.article.prose.Format;
import casebook.site.connection.PublicAddress;
import casebook.site.connection.Visitor;
import casebook.site.page.part.Dates;
import casebook.site.page.part.FieldChoice;
import casebook.site.page.part.Page;
import casebook.site.page.part.RuleLink;
import casebook.site.page.part.RuleText;
import casebook.site.page.part.Templates;
import casebook.site.words.search.EditionWords;
import casebook.site.work.Task;
import casebook.site.work.Workers;
import io.javalin.config.RoutesConfig;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** {@code /link} and {@code /check}: pages to paste an article into. */
final class ArticlePages implements Page {
  private static final List<FieldChoice> FORMATS =
      Format.ofArticles().stream()
          .map(format -> new FieldChoice(format.label(), format.title(), false))
          .toList();

  private static final List<FieldChoice> TITLES =
      List.of(
          new FieldChoice("full", "the text of the rule", false),
          new FieldChoice("short", "number and edition", false),
          new FieldChoice("none", "nothing", false));

  private final Casebook casebook;
  private final Templates templates;
  private final Workers workers;

  ArticlePages(Casebook casebook, Templates templates, Workers workers) {
    this.casebook = casebook;
    this.templates = templates;
    this.workers = workers;
  }

  @Override
  public void addTo(RoutesConfig routes) {
    routes.get("/link", context -> templates.answer(context, "link", form(context)));
    routes.post("/link", context -> afterReading(context, this::link));
    routes.get("/check", context -> templates.answer(context, "check", form(context)));
    routes.post("/check", context -> afterReading(context, this::check));
  }

  /** What was sent is read before somebody works on it: that can be slow too. */
  private void afterReading(Context context, Consumer<Context> work) {
    context.formParamMap();
    workers.run(Task.ARTICLE, Visitor.of(context), () -> work.accept(context));
  }

  /**
   * A finding as the page shows it.
   *
   * @param line the line of the article
   * @param suggestion the number to cite instead, with its page; empty where there is none
   */
  public record Row(
      String text,
      int line,
      String status,
      String style,
      String message,
      Optional<RuleLink> suggestion) {}

  private static String field(Context context, String name) {
    return Objects.requireNonNullElse(context.formParam(name), "");
  }

  private Map<String, Object> form(Context context) {
    String format = field(context, "format").isEmpty() ? "markdown" : field(context, "format");
    var model = new LinkedHashMap<String, Object>();
    model.put("text", field(context, "text"));
    model.put("formats", chosen(FORMATS, format));
    String title = field(context, "title").isEmpty() ? "full" : field(context, "title");
    model.put("titles", chosen(TITLES, title));
    model.put("date", field(context, "date"));
    model.put("why", "");
    model.put("done", false);
    return model;
  }

  private static List<FieldChoice> chosen(List<FieldChoice> choices, String value) {
    return choices.stream()
        .map(one -> new FieldChoice(one.value(), one.label(), one.value().equals(value)))
        .toList();
  }

  private static Format format(Context context) {
    return Format.named(field(context, "format"))
        .filter(Format.ofArticles()::contains)
        .orElseThrow(() ->
            new BadRequestResponse("Say what it is written in: Markdown, HTML, plain text …"));
  }

  private void link(Context context) {
    Optional<AskedEdition> asked =
        Stream.of("edition", "date")
            .map(name -> field(context, name).strip())
            .filter(day -> !day.isEmpty())
            .findFirst()
            .map(day -> AskedEdition.of(day, casebook.editions()));
    var model = form(context);
    Optional<String> tooMuch = Submission.tooMuch(field(context, "text"), format(context));
    if (asked.isPresent() && asked.get() instanceof AskedEdition.None none) {
      refuse(context, model, EditionWords.why(none));
    } else if (tooMuch.isPresent()) {
      refuse(context, model, tooMuch.get());
    } else {
      String site = PublicAddress.of(context);
      LinkedArticle linked =
          new Linker(
                  casebook.editions(),
                  casebook.history(),
                  asked.flatMap(AskedEdition::inForce),
                  site,
                  LinkTitle.named(field(context, "title")).orElse(LinkTitle.FULL))
              .link(field(context, "text"), format(context));
      model.put("done", true);
      model.put("site", site);
      model.put("linked", linked.text());
      model.put("links", linked.links());
      model.put("pinned", linked.edition().map(Dates::of).orElse(""));
      model.put("warnings", linked.warnings());
      Places places = Places.of(field(context, "text"));
      model.put(
          "notLinked",
          linked.notLinked().stream()
              .map(left ->
                  new Row(left.text(), left.line(places), "", "", left.why(), Optional.empty()))
              .toList());
    }
    templates.answer(context, "link", model);
  }

  private void check(Context context) {
    String article = field(context, "text");
    String date = field(context, "date");
    Optional<LocalDate> day = Editions.day(date);
    var model = form(context);
    Optional<String> tooMuch = Submission.tooMuch(article, format(context));
    if (!date.isBlank() && day.isEmpty()) {
      refuse(context, model, "“" + date + "” is no date such as 2021-11-19.");
    } else if (tooMuch.isPresent()) {
      refuse(context, model, tooMuch.get());
    } else {
      var checker = casebook.checker(day);
      List<Finding> findings = checker.check(article, format(context));
      checker.warning(article).ifPresent(why -> model.put("why", why));
      model.put("done", true);
      Places places = Places.of(article);
      model.put("rows", findings.stream().map(finding -> row(places, finding)).toList());
      model.put("attention", findings.stream().filter(Finding::needsAttention).count());
    }
    templates.answer(context, "check", model);
  }

  private static void refuse(Context context, Map<String, Object> model, String why) {
    context.status(HttpStatus.UNPROCESSABLE_CONTENT);
    model.put("why", why);
  }

  private Row row(Places places, Finding finding) {
    return new Row(
        finding.mention().text(),
        finding.line(places),
        finding.status().label().replace('-', ' '),
        finding.needsAttention() ? "illegal" : finding.status() == Finding.Status.OK ? "legal" : "",
        finding.message(),
        finding.suggestion().map(this::line));
  }

  private RuleLink line(RuleNumber number) {
    return new RuleLink(
        number.toString(), RuleText.href(casebook.editions().latest(number), number), "", false);
  }
}
