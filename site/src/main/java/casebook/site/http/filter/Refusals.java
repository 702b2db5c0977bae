package casebook.site.http.filter;

import casebook.site.http.api.ProblemAnswer;
import casebook.site.operation.Requests;
import casebook.site.output.AnswerTooLarge;
import casebook.site.page.Pages;
import casebook.site.work.TooLong;
import casebook.site.work.Workers;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.javalin.http.MethodNotAllowedResponse;
import io.javalin.router.EndpointNotFound;
import jakarta.servlet.http.HttpServletResponse;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedChannelException;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What the site's addresses for programs answer where they have nothing else to answer. */
public final class Refusals {
  private static final Logger LOG = LoggerFactory.getLogger(Refusals.class);
  private static final String RETRY_AFTER_SECONDS = "5";

  /** nginx's number for a client that closed the connection; it is only seen in logs. */
  private static final int CLIENT_HAS_LEFT = 499;

  private static final String TOO_SLOW = "What was sent came too slowly. Send it again.";

  private static final String BROKEN = "Something went wrong inside the site.";

  private Refusals() {}

  /** Adds what is answered to errors. */
  public static void addTo(JavalinConfig config) {
    config.router.javaLangErrorHandler(Refusals::refuse);
    addTo(config.routes);
  }

  private static void addTo(RoutesConfig routes) {
    routes.exception(HttpResponseException.class, (e, context) -> refuse(context, e));
    routes.exception(
        Workers.Busy.class,
        (_, context) -> {
          context.header("Retry-After", RETRY_AFTER_SECONDS);
          ProblemAnswer.answer(context, HttpStatus.SERVICE_UNAVAILABLE, Workers.Busy.ADVICE);
        });
    routes.exception(
        TooLong.class,
        (e, context) -> {
          context.attribute(Pages.WHY, e.advice());
          ProblemAnswer.answer(context, HttpStatus.SERVICE_UNAVAILABLE, e.advice());
        });
    routes.exception(
        AnswerTooLarge.class,
        (e, context) -> {
          context.attribute(Pages.WHY, e.advice());
          ProblemAnswer.answer(context, HttpStatus.UNPROCESSABLE_CONTENT, e.advice());
        });
    routes.exception(Workers.Left.class, (_, context) -> context.status(CLIENT_HAS_LEFT));
    routes.exception(UncheckedIOException.class, (e, context) -> refuse(context, e));
    routes.exception(IOException.class, (e, context) -> refuse(context, e));
    routes.exception(
        Exception.class,
        (e, context) -> {
          broken(context, e);
        });
  }

  /** What was sent doesn't come to its end: too slowly, or because the client has left. */
  private static void refuse(Context context, Exception broken) {
    for (Throwable cause = broken; cause != null; cause = cause.getCause()) {
      if (cause instanceof TimeoutException) {
        ProblemAnswer.answer(context, HttpStatus.REQUEST_TIMEOUT, TOO_SLOW);
        return;
      }
      if (cause instanceof EOFException || cause instanceof ClosedChannelException) {
        context.status(CLIENT_HAS_LEFT);
        return;
      }
    }
    broken(context, broken);
  }

  /** The number of the request leads to what is logged of it. */
  private static void broken(Context context, Exception e) {
    String id = Requests.id(context);
    LOG.error("{} {} (request {})", context.method(), context.path(), id, e);
    String why = BROKEN + " Its number in the log is " + id + ".";
    context.attribute(Pages.WHY, why);
    ProblemAnswer.answer(context, HttpStatus.INTERNAL_SERVER_ERROR, why);
  }

  /** Where there is not even memory left. */
  private static void refuse(HttpServletResponse response, Error e) {
    LOG.error("an answer failed", e);
    try {
      ProblemAnswer.answer(response, HttpStatus.INTERNAL_SERVER_ERROR, BROKEN);
    } catch (IOException closed) {
      LOG.error("and nobody waits for it", closed);
    }
  }

  private static void refuse(Context context, HttpResponseException refusal) {
    HttpStatus status = HttpStatus.forStatus(refusal.getStatus());
    if (refusal instanceof MethodNotAllowedResponse) {
      String methods = refusal.getDetails().getOrDefault("availableMethods", "");
      context.header("Allow", methods.contains("GET") ? "HEAD, " + methods : methods);
    }
    String message = refusal.getMessage();
    if (message != null
        && !(refusal instanceof EndpointNotFound)
        && !message.equalsIgnoreCase(status.getMessage())) {
      context.attribute(Pages.WHY, message);
    }
    ProblemAnswer.answer(context, status, message == null ? status.getMessage() : message);
  }
}
