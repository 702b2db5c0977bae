package casebook.site.page;

import casebook.site.page.part.Page;
import casebook.site.page.part.Templates;
import casebook.site.work.Workers;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** What people see where a page can't be shown; programs get their answers elsewhere. */
final class ErrorPages implements Page {
  private final Templates templates;

  ErrorPages(Templates templates) {
    this.templates = templates;
  }

  @Override
  public void addTo(RoutesConfig routes) {
    add(routes, HttpStatus.NOT_FOUND, "Nothing is at this address.");
    add(routes, HttpStatus.BAD_REQUEST, "The address or what was sent with it can’t be read.");
    add(routes, HttpStatus.METHOD_NOT_ALLOWED, "This can’t be done at this address.");
    add(routes, HttpStatus.CONTENT_TOO_LARGE, "This is more than is read at once.");
    add(routes, HttpStatus.UNPROCESSABLE_CONTENT, "What was sent can’t be worked with.");
    add(routes, HttpStatus.TOO_MANY_REQUESTS, "This is more than is worked out for one address.");
    add(routes, HttpStatus.SERVICE_UNAVAILABLE, Workers.Busy.ADVICE);
    add(
        routes,
        HttpStatus.INTERNAL_SERVER_ERROR,
        "Something went wrong here; it is no fault of yours.");
  }

  private void add(RoutesConfig routes, HttpStatus status, String why) {
    routes.error(status.getCode(), "html", context -> answer(context, status, why));
  }

  /** Programs have been answered in their own way, and some pages say more themselves. */
  private void answer(Context context, HttpStatus status, String why) {
    String type = Objects.requireNonNullElse(context.res().getContentType(), "");
    if (!type.startsWith("text/html") && !context.path().startsWith("/api/")) {
      templates.answer(
          context,
          "error",
          Map.of(
              "status",
              status.getCode(),
              "title",
              status.getMessage(),
              "why",
              Optional.<String>ofNullable(context.attribute(Pages.WHY)).orElse(why)));
    }
  }
}
