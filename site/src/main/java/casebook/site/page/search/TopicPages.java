package casebook.site.page.search;

import casebook.index.text.Topic;
import casebook.rules.Edition;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.page.part.Dates;
import casebook.site.page.part.Page;
import casebook.site.page.part.RuleText;
import casebook.site.page.part.Templates;
import casebook.site.page.rule.RuleLines;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** {@code /topics} and {@code /topics/…}: what the rules say of a subject, in short. */
public final class TopicPages implements Page {

  private final Casebook casebook;
  private final Templates templates;
  private final List<Topic> topics =
      Topic.builtIn().stream().sorted(Comparator.comparing(Topic::title)).toList();

  public TopicPages(Casebook casebook, Templates templates) {
    this.casebook = casebook;
    this.templates = templates;
  }

  @Override
  public void addTo(RoutesConfig routes) {
    routes.get("/topics", this::all);
    routes.get("/topics/{slug}", this::one);
  }

  private void all(Context context) {
    templates.answer(context, "topics", Map.of("topics", topics));
  }

  private void one(Context context) {
    String slug = context.pathParam("slug");
    Topic topic =
        topics.stream()
            .filter(one -> one.slug().equals(slug))
            .findFirst()
            .orElseThrow(() -> new NotFoundResponse("No topic is called “" + slug + "”."));
    Edition edition = casebook.editions().executed();
    var model = new LinkedHashMap<String, Object>();
    model.put("topic", topic);
    model.put("text", RuleText.pieces(topic.text(), edition));
    model.put("rules", topic.rules().stream().map(rule -> line(edition, rule)).toList());
    model.put("date", Dates.of(edition));
    model.put("others", topics.stream().filter(other -> !other.equals(topic)).toList());
    templates.answer(context, "topic", model);
  }

  private static RuleLines.Line line(Edition edition, RuleNumber rule) {
    return new RuleLines.Line(
        rule.toString(),
        RuleText.href(edition, rule),
        edition.rule(rule).map(RuleText::beginning).orElse(""),
        "");
  }
}
