package casebook.site.http.api;

import casebook.rules.RuleNumber;
import casebook.site.input.tree.Problem;
import casebook.site.output.Json;
import casebook.site.output.RulingJson;
import casebook.site.words.search.AbsentRule;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A refusal as {@code application/problem+json} (RFC 9457). */
public final class ProblemAnswer {
  public static final String TYPE = "application/problem+json";

  private ProblemAnswer() {}

  /** The fields that every refusal has. */
  public static Json json(HttpStatus status, String detail) {
    return Json.object()
        .put("type", "about:blank")
        .put("title", status.getMessage())
        .put("status", status.getCode())
        .put("detail", detail);
  }

  /** Answers with a status and what is wrong. */
  public static void answer(Context context, HttpStatus status, String detail) {
    answer(context, status, json(status, detail));
  }

  /** Answers with a status and a problem that says more. */
  public static void answer(Context context, HttpStatus status, Json problem) {
    // As bytes: for a type that it doesn't know the server would not write text as UTF-8.
    context
        .status(status)
        .contentType(TYPE)
        .result(problem.indented().getBytes(StandardCharsets.UTF_8));
  }

  /** Refuses a number under which an edition has no rule. */
  public static void answer(Context context, AbsentRule absent) {
    Json problem =
        json(HttpStatus.NOT_FOUND, absent.says())
            .put("nearest", Json.list(absent.nearest(), RuleNumber::toString));
    answer(context, HttpStatus.NOT_FOUND, problem);
  }

  /** Where there is no more than a response to write to. */
  public static void answer(HttpServletResponse response, HttpStatus status, String detail)
      throws IOException {
    response.setStatus(status.getCode());
    response.setContentType(TYPE);
    response
        .getOutputStream()
        .write(json(status, detail).indented().getBytes(StandardCharsets.UTF_8));
  }

  /** Refuses a text with everything that is wrong with it. */
  public static void answer(Context context, HttpStatus status, List<Problem> problems) {
    String detail = problems.getFirst().message();
    answer(context, status, json(status, detail).put("errors", RulingJson.errors(problems)));
  }
}
