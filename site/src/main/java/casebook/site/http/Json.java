package casebook.site.http;

import io.javalin.http.Context;
import tools.jackson.databind.json.JsonMapper;

/** JSON as the site answers it. */
final class Json {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private Json() {}

  /** Answers with a value made of maps, lists, texts, numbers and truth values. */
  static void answer(Context context, Object value) {
    context.contentType("application/json").result(MAPPER.writeValueAsBytes(value));
  }
}
