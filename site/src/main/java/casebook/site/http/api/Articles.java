package casebook.site.http.api;

import casebook.site.Casebook;
import casebook.site.article.check.Finding;
import casebook.site.article.link.Linker;
import casebook.site.article.link.Submission;
import casebook.site.connection.PublicAddress;
import casebook.site.connection.Visitor;
import casebook.site.input.tree.Reading;
import casebook.site.output.ArticleJson;
import casebook.site.output.Json;
import casebook.site.work.Task;
import casebook.site.work.Workers;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** {@code POST /api/link} and {@code POST /api/check}: an article in, linked or checked out. */
public final class Articles implements Endpoint {
  private final Casebook casebook;
  private final Workers workers;

  public Articles(Casebook casebook, Workers workers) {
    this.casebook = casebook;
    this.workers = workers;
  }

  @Override
  public void addTo(Api routes) {
    routes.post(
        "/api/link",
        context ->
            work(
                context,
                body ->
                    answer(
                        context,
                        Submission.toLink(body.text(), body.format(), casebook.editions()),
                        sent -> link(sent, PublicAddress.of(context)))));
    routes.post(
        "/api/check",
        context ->
            work(
                context,
                body ->
                    answer(
                        context,
                        Submission.toCheck(body.text(), body.format(), casebook.editions()),
                        this::check)));
  }

  /** What was sent is read before somebody works on it: that can be slow too. */
  private void work(Context context, Consumer<Body> work) {
    Body body = Body.of(context);
    workers.run(Task.ARTICLE, Visitor.of(context), () -> work.accept(body));
  }

  private static void answer(
      Context context, Reading<Submission> read, Function<Submission, Json> work) {
    switch (read) {
      case Reading.Unparseable<Submission>(var problems) ->
          ProblemAnswer.answer(context, HttpStatus.BAD_REQUEST, problems);
      case Reading.Wrong<Submission>(var problems) ->
          ProblemAnswer.answer(context, HttpStatus.UNPROCESSABLE_CONTENT, problems);
      case Reading.Good<Submission>(var sent) -> LongAnswer.send(context, work.apply(sent));
    }
  }

  private Json link(Submission sent, String site) {
    var linker =
        new Linker(casebook.editions(), casebook.history(), sent.edition(), site, sent.titled());
    return ArticleJson.of(sent.text(), linker.link(sent.text(), sent.format()));
  }

  private Json check(Submission sent) {
    var checker = casebook.checker(sent.date());
    List<Finding> findings = checker.check(sent.text(), sent.format());
    return Json.object()
        .put("citations", ArticleJson.citations(sent.text(), findings))
        .putIfPresent("warning", checker.warning(sent.text()));
  }
}
