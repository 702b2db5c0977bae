package casebook.site.http.api;

import casebook.site.Casebook;
import casebook.site.batch.JsonLines;
import casebook.site.batch.LineJudge;
import casebook.site.connection.Visitor;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Judgement;
import casebook.site.output.Json;
import casebook.site.output.RulingJson;
import casebook.site.work.Task;
import casebook.site.work.Workers;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** {@code POST /api/rulings} and {@code POST /api/rulings/batch}: cases in, rulings out. */
public final class Rulings implements Endpoint {

  /** How long the lines of one batch keep a thread before another batch has its turn. */
  private static final Duration TURN = Duration.ofMillis(5);

  private final Casebook casebook;
  private final Workers workers;

  public Rulings(Casebook casebook, Workers workers) {
    this.casebook = casebook;
    this.workers = workers;
  }

  /** Reads cases with the cards that are known now. */
  private CaseReader reader() {
    return new CaseReader(casebook.editions(), casebook.catalogue());
  }

  @Override
  public void addTo(Api routes) {
    routes.post("/api/rulings", this::judge);
    routes.post("/api/rulings/batch", this::judgeLines);
  }

  private void judge(Context context) {
    Body body = Body.of(context);
    workers.run(Task.RULING, Visitor.of(context), () -> judge(context, body));
  }

  private void judge(Context context, Body body) {
    switch (reader().read(body.text(), body.format())) {
      case Reading.Unparseable<Case>(var problems) ->
          ProblemAnswer.answer(context, HttpStatus.BAD_REQUEST, problems);
      case Reading.Wrong<Case>(var problems) ->
          ProblemAnswer.answer(context, HttpStatus.UNPROCESSABLE_CONTENT, problems);
      case Reading.Good<Case>(var judged) ->
          answer(context, Judgement.of(judged, casebook.editions()));
    }
  }

  /** A case in which a move can't be made is refused, with the rulings on the moves before it. */
  private static void answer(Context context, Judgement judgement) {
    Json json = RulingJson.of(judgement);
    if (judgement.impossible().isPresent()) {
      HttpStatus status = HttpStatus.UNPROCESSABLE_CONTENT;
      String detail = judgement.impossible().get().message();
      ProblemAnswer.answer(context, status, ProblemAnswer.json(status, detail).putAll(json));
    } else {
      LongAnswer.send(context, json);
    }
  }

  /**
   * One case on each line; each answer is sent when it is there. That is why it goes to the
   * server's own stream: the one that compresses keeps what it has until its buffer is full.
   */
  private void judgeLines(Context context) throws IOException {
    context.contentType("application/jsonl");
    var judge = new LineJudge(reader(), casebook.editions());
    var lines =
        new JsonLines(
            judge::answer, turn -> workers.inTurn(Task.RULING, Visitor.of(context), turn), TURN);
    try (var in =
            new BufferedReader(
                new InputStreamReader(context.bodyInputStream(), StandardCharsets.UTF_8));
        var out =
            new BufferedWriter(
                new OutputStreamWriter(context.res().getOutputStream(), StandardCharsets.UTF_8))) {
      lines.judge(in, out);
    }
  }
}
