package casebook.site.client;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** What a site refuses, and why: a problem as RFC 9457 has it. */
public final class Refusal extends Exception {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final transient List<Wrong> errors;

  /**
   * One thing that is wrong with what was sent.
   *
   * @param path the field of the case that it is about; empty where it is about the whole
   */
  public record Wrong(String path, int line, int column, String message) {}

  Refusal(JsonNode problem) {
    super(problem.path("detail").asString("The site gave no reason."));
    status = problem.path("status").asInt();
    errors = new ArrayList<>();
    for (JsonNode error : problem.path("errors")) {
      errors.add(
          new Wrong(
              error.path("path").asString(""),
              error.path("line").asInt(1),
              error.path("column").asInt(1),
              error.path("message").asString("")));
    }
  }

  /** The status of the answer: 400 and 422 are about what was sent, 429 and 503 pass. */
  public int status() {
    return status;
  }

  /** Each thing that is wrong, with its place in what was sent. */
  public List<Wrong> errors() {
    return List.copyOf(errors);
  }
}
