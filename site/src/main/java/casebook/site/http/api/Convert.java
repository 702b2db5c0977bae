package casebook.site.http.api;

import casebook.site.Casebook;
import casebook.site.connection.PublicAddress;
import casebook.site.connection.Visitor;
import casebook.site.exchange.BoardFormat;
import casebook.site.exchange.BoardSent;
import casebook.site.exchange.Conversion;
import casebook.site.exchange.Converter;
import casebook.site.exchange.Remark;
import casebook.site.input.tree.Problem;
import casebook.site.input.tree.Reading;
import casebook.site.output.Json;
import casebook.site.page.draft.BoardAddress;
import casebook.site.work.Task;
import casebook.site.work.Workers;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/**
 * {@code POST /api/convert}: a board of another program in, a case out, and the other way round.
 */
public final class Convert implements Endpoint {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private final Casebook casebook;
  private final Workers workers;

  public Convert(Casebook casebook, Workers workers) {
    this.casebook = casebook;
    this.workers = workers;
  }

  @Override
  public void addTo(Api routes) {
    routes.post("/api/convert", this::answer);
  }

  private void answer(Context context) {
    Body body = Body.of(context);
    workers.run(Task.RULING, Visitor.of(context), () -> answer(context, body));
  }

  private void answer(Context context, Body body) {
    switch (BoardSent.read(body.text(), body.format())) {
      case Reading.Unparseable<BoardSent>(var problems) ->
          ProblemAnswer.answer(context, HttpStatus.BAD_REQUEST, problems);
      case Reading.Wrong<BoardSent>(var problems) ->
          ProblemAnswer.answer(context, HttpStatus.UNPROCESSABLE_CONTENT, problems);
      case Reading.Good<BoardSent>(var sent) -> answer(context, sent);
    }
  }

  private void answer(Context context, BoardSent sent) {
    var converter = new Converter(casebook.editions(), casebook.catalogue());
    Conversion made = converter.convert(sent.text(), sent.from(), sent.to());
    if (made.text().isEmpty()) {
      ProblemAnswer.answer(
          context,
          HttpStatus.UNPROCESSABLE_CONTENT,
          made.problems().stream()
              .map(remark -> new Problem(remark.path(), remark.place(), remark.message()))
              .toList());
      return;
    }
    String text = made.text().get();
    Json json =
        Json.object()
            .put("from", sent.from())
            .put("to", sent.to())
            .put("text", text)
            .put("remarks", Json.list(made.remarks(), Convert::remark));
    if (sent.to() == BoardFormat.JSON) {
      json.put("case", MAPPER.readValue(text, Map.class));
      Optional<String> path = BoardAddress.of(text, casebook.editions().executed());
      json.putIfPresent("link", path.map(of -> PublicAddress.of(context) + of));
    }
    LongAnswer.send(context, json);
  }

  private static Json remark(Remark remark) {
    return Json.object()
        .put("kind", remark.kind().name().toLowerCase(Locale.ROOT))
        .put("line", remark.place().line())
        .put("column", remark.place().column())
        .put("message", remark.message());
  }
}
