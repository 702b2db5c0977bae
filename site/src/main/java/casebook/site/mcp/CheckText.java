package casebook.site.mcp;

import casebook.site.Casebook;
import casebook.site.article.check.Finding;
import casebook.site.article.link.Submission;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import casebook.site.output.ArticleJson;
import casebook.site.output.Json;
import casebook.site.work.Task;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Checks the citations of a text that a model is about to send. */
record CheckText(Casebook casebook) implements Tool {
  @Override
  public String name() {
    return "check_text";
  }

  @Override
  public Optional<Task> task(Map<String, Object> arguments) {
    return Optional.of(Task.ARTICLE);
  }

  @Override
  public Reading<Supplier<Told>> read(String arguments, Caller caller) {
    return Submission.toCheck(arguments, CaseFormat.JSON, casebook.editions())
        .map(sent -> () -> told(sent));
  }

  /** The citations that need attention, and the number of the others. */
  private Told told(Submission sent) {
    var checker = casebook.checker(sent.date());
    List<Finding> findings = checker.check(sent.text(), sent.format());
    List<Finding> wrong = findings.stream().filter(Finding::needsAttention).toList();
    return new Told.Answer(
        Json.object()
            .put("citations", findings.size())
            .put("needAttention", wrong.size())
            .put("wrong", ArticleJson.citations(sent.text(), wrong))
            .putIfPresent("warning", checker.warning(sent.text())));
  }
}
