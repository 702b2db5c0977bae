package casebook.site.http.api;

import casebook.site.Casebook;
import casebook.site.ask.Answered;
import casebook.site.ask.QuestionSent;
import casebook.site.ask.Questions;
import casebook.site.connection.PublicAddress;
import casebook.site.connection.Visitor;
import casebook.site.input.tree.Reading;
import casebook.site.output.AnsweredJson;
import casebook.site.page.draft.BoardAddress;
import casebook.site.work.Task;
import casebook.site.work.Workers;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Optional;

/** {@code POST /api/ask}: a question in words in, how it was understood and its answer out. */
public final class Ask implements Endpoint {
  private final Casebook casebook;
  private final Workers workers;

  public Ask(Casebook casebook, Workers workers) {
    this.casebook = casebook;
    this.workers = workers;
  }

  @Override
  public void addTo(Api routes) {
    routes.post("/api/ask", this::answer);
  }

  private void answer(Context context) {
    Body body = Body.of(context);
    workers.run(Task.QUESTION, Visitor.of(context), () -> answer(context, body));
  }

  private void answer(Context context, Body body) {
    switch (QuestionSent.read(body.text(), body.format(), casebook.editions())) {
      case Reading.Unparseable<QuestionSent>(var problems) ->
          ProblemAnswer.answer(context, HttpStatus.BAD_REQUEST, problems);
      case Reading.Wrong<QuestionSent>(var problems) ->
          ProblemAnswer.answer(context, HttpStatus.UNPROCESSABLE_CONTENT, problems);
      case Reading.Good<QuestionSent>(var sent) -> {
        Answered answered = new Questions(casebook).answer(sent.question(), sent.edition());
        Optional<String> link =
            answered
                .board()
                .flatMap(board -> BoardAddress.of(board, casebook.editions().executed()))
                .map(path -> PublicAddress.of(context) + path);
        LongAnswer.send(context, AnsweredJson.of(answered, link));
      }
    }
  }
}
