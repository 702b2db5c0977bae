package casebook.site.output;

import casebook.rules.Edition;
import casebook.rules.RuleNumber;
import casebook.site.article.check.Compared;
import casebook.site.article.check.Finding;
import casebook.site.article.link.LinkedArticle;
import casebook.site.article.mention.Places;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Linked and checked articles as JSON. */
public final class ArticleJson {
  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  private ArticleJson() {}

  /** A linked article with its new links, and what was left as it is. */
  public static Json of(String article, LinkedArticle linked) {
    Places places = Places.of(article);
    return Json.object()
        .put("text", linked.text())
        .put(
            "links",
            Json.list(
                linked.links(),
                link ->
                    Json.object()
                        .put("rule", link.rule())
                        .put("text", link.text())
                        .put("href", link.href())))
        .putIfPresent("edition", linked.edition().map(Edition::name))
        .put(
            "warnings",
            Json.list(
                linked.warnings(),
                warning ->
                    Json.object()
                        .putIfPresent("rule", warning.rule())
                        .put("text", warning.text())
                        .put("message", warning.message())))
        .put(
            "documents",
            Json.list(
                linked.documents(),
                link ->
                    Json.object()
                        .put("document", link.document().title())
                        .putIfPresent("section", link.section())
                        .put("text", link.text())
                        .put("href", link.href())))
        .put(
            "notLinked",
            Json.list(
                linked.notLinked(),
                left ->
                    Json.object()
                        .put("text", left.text())
                        .put("message", left.why())
                        .put("line", left.line(places))
                        .put("column", left.column(places))));
  }

  /** What was found of each citation of an article. */
  public static List<Object> citations(String article, List<Finding> findings) {
    Places places = Places.of(article);
    return Json.list(findings, finding -> citation(places, finding));
  }

  private static Json citation(Places places, Finding finding) {
    return Json.object()
        .put("rule", finding.mention().cited())
        .put("text", finding.mention().text())
        .put("status", finding.status().label())
        .putIfPresent("compared", finding.compared().map(ArticleJson::compared))
        .putIfPresent("suggestion", finding.suggestion())
        .put("message", finding.message())
        .put("edition", finding.edition().name())
        .put("line", finding.line(places))
        .put("column", finding.column(places))
        .put("start", finding.mention().start())
        .put("end", finding.mention().end());
  }

  private static Json compared(Compared compared) {
    Json json = Json.object().put("words", compared.words()).put("rule", compared.rule());
    return compared.changes().isEmpty()
        ? json
        : json.put(
            "changes",
            Json.list(
                compared.changes(),
                change -> Json.object().put("rule", change.rule()).put("said", change.said())));
  }

  /** A file and what was found in it. */
  public record Checked(String file, String article, List<Finding> findings) {}

  /** What was found in some files, as JSON. */
  public static Json files(List<Checked> files) {
    return Json.object()
        .put(
            "files",
            Json.list(
                files,
                one ->
                    Json.object()
                        .put("file", one.file())
                        .put("citations", citations(one.article(), one.findings()))));
  }

  /** The same as SARIF 2.1.0, which shows it beside the lines of a change. */
  public static Json sarif(List<Checked> files) {
    Json driver =
        Json.object()
            .put("name", "casebook")
            .put(
                "rules",
                Json.list(
                    Arrays.asList(Finding.Status.values()),
                    status ->
                        Json.object()
                            .put("id", status.label())
                            .put(
                                "shortDescription",
                                Json.object().put("text", description(status)))));
    List<Object> results =
        files.stream()
            .flatMap(one -> {
              Places places = Places.of(one.article());
              return one.findings().stream()
                  .filter(finding -> finding.status() != Finding.Status.OK)
                  .map(finding -> (Object) result(one, places, finding));
            })
            .toList();
    Json run =
        Json.object()
            .put("tool", Json.object().put("driver", driver))
            .put("columnKind", "utf16CodeUnits")
            .put("results", results);
    return Json.object().put("$schema", SCHEMA).put("version", "2.1.0").put("runs", List.of(run));
  }

  private static Json result(Checked file, Places places, Finding finding) {
    Json region =
        Json.object()
            .put("startLine", finding.line(places))
            .put("startColumn", finding.column(places))
            .put("endColumn", finding.column(places) + finding.mention().text().length());
    Json place =
        Json.object()
            .put("artifactLocation", Json.object().put("uri", file.file().replace('\\', '/')))
            .put("region", region);
    Json result =
        Json.object()
            .put("ruleId", finding.status().label())
            .put("level", finding.needsAttention() ? "warning" : "note")
            .put("message", Json.object().put("text", message(finding)))
            .put("locations", List.of(Json.object().put("physicalLocation", place)));
    finding
        .suggestion()
        .filter(_ -> finding.fixable())
        .ifPresent(number -> result.put("fixes", List.of(fix(file, region, number))));
    return result;
  }

  private static Json fix(Checked file, Json region, RuleNumber number) {
    Json replacement =
        Json.object()
            .put("deletedRegion", region)
            .put("insertedContent", Map.of("text", number.toString()));
    return Json.object()
        .put(
            "artifactChanges",
            List.of(
                Json.object()
                    .put(
                        "artifactLocation",
                        Json.object().put("uri", file.file().replace('\\', '/')))
                    .put("replacements", List.of(replacement))));
  }

  private static String message(Finding finding) {
    return finding.mention().text() + ": " + finding.message();
  }

  private static String description(Finding.Status status) {
    return switch (status) {
      case OK -> "What is said of it fits, and the rule is unchanged today.";
      case NOT_COMPARED -> "Nothing was said of the rule that could be compared with it.";
      case UNKNOWN -> "The edition has no such rule.";
      case OTHER_RULE -> "The words beside the number are those of another rule.";
      case MISQUOTED -> "The words beside the number are nearly its own and say something else.";
      case CROSS_REFERENCES_CHANGED -> "Only numbers of other rules in it have changed.";
      case REWORDED -> "Its words have changed.";
      case MOVED -> "It has another number today.";
      case REMOVED -> "No rule says it today.";
      case NOT_HELD -> "Its section isn’t held in that edition.";
    };
  }
}
