package casebook.site.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What the site's addresses for programs answer where they have nothing else to answer. */
final class Refusals {
  private static final Logger LOG = LoggerFactory.getLogger(Refusals.class);

  private Refusals() {}

  static void addTo(RoutesConfig routes) {
    routes.exception(HttpResponseException.class, (e, context) -> refuse(context, e));
    routes.exception(
        Exception.class,
        (e, context) -> {
          LOG.error("{} {}", context.method(), context.path(), e);
          ProblemAnswer.answer(
              context, HttpStatus.INTERNAL_SERVER_ERROR, "Something went wrong inside the site.");
        });
  }

  private static void refuse(Context context, HttpResponseException refusal) {
    HttpStatus status = HttpStatus.forStatus(refusal.getStatus());
    String message = refusal.getMessage();
    ProblemAnswer.answer(context, status, message == null ? status.getMessage() : message);
  }
}
