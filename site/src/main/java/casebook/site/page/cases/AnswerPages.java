package casebook.site.page.cases;

import casebook.rules.Edition;
import casebook.site.Casebook;
import casebook.site.cases.OtherRules;
import casebook.site.cases.ShortAnswer;
import casebook.site.cases.ShortAnswers;
import casebook.site.page.part.Dates;
import casebook.site.page.part.Page;
import casebook.site.page.part.RuleText;
import casebook.site.page.part.RulingLink;
import casebook.site.page.part.Templates;
import casebook.site.page.rule.RuleLines;
import casebook.site.words.search.OtherRulesWords;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.util.LinkedHashMap;
import java.util.Map;

/** {@code /answers} and {@code /answers/…}: questions that other rules decide than 506 and 508. */
public final class AnswerPages implements Page {

  private final Casebook casebook;
  private final Templates templates;
  private final ShortAnswers answers = ShortAnswers.builtIn();
  private final OtherRules others = OtherRules.builtIn();

  public AnswerPages(Casebook casebook, Templates templates) {
    this.casebook = casebook;
    this.templates = templates;
  }

  @Override
  public void addTo(RoutesConfig routes) {
    routes.get("/answers", this::all);
    routes.get("/answers/{slug}", this::one);
  }

  private void all(Context context) {
    templates.answer(context, "answers", Map.of("answers", answers.all()));
  }

  private void one(Context context) {
    String slug = context.pathParam("slug");
    ShortAnswer answer =
        answers
            .find(slug)
            .orElseThrow(() -> new NotFoundResponse("No answer is called “" + slug + "”."));
    Edition edition = casebook.editions().executed();
    var lines = new RuleLines(casebook.editions(), others);
    var model = new LinkedHashMap<String, Object>();
    model.put("answer", answer);
    model.put("text", RuleText.pieces(answer.answer(), edition, casebook.editions()));
    model.put("rules", answer.rules().stream().map(rule -> lines.line(rule, edition)).toList());
    model.put("read", Dates.of(others.read()));
    model.put("document", OtherRulesWords.DOCUMENT);
    model.put(
        "see",
        answer.see().stream()
            .flatMap(other -> casebook.rulings().find(other).stream())
            .map(RulingLink::of)
            .toList());
    templates.answer(context, "answer", model);
  }
}
