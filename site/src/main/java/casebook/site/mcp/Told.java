package casebook.site.mcp;

import casebook.site.input.tree.Problem;
import casebook.site.output.Json;
import java.util.List;

/** What a tool answers. */
sealed interface Told {

  /** The answer before it is shortened. */
  Json json();

  /** An answer. */
  record Answer(Json json) implements Told {}

  /** A refusal: why there is no answer, and what to do. */
  record Refusal(Json json) implements Told {}

  /** A refusal in a sentence or two. */
  static Refusal refusal(String why) {
    return new Refusal(Json.object().put("error", why));
  }

  /** A refusal for what is wrong with the arguments. */
  static Refusal refusal(List<Problem> problems) {
    return new Refusal(
        Json.object()
            .put("error", "Mend what is wrong and call again.")
            .put(
                "problems",
                Json.list(
                    problems,
                    problem ->
                        Json.object()
                            .put("path", problem.path())
                            .put("message", problem.message()))));
  }
}
