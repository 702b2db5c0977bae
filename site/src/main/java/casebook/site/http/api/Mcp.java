package casebook.site.http.api;

import casebook.site.Casebook;
import casebook.site.connection.PublicAddress;
import casebook.site.input.tree.CaseFormat;
import casebook.site.mcp.Caller;
import casebook.site.mcp.ModelServer;
import casebook.site.mcp.Reply;
import casebook.site.work.Once;
import casebook.site.work.Workers;
import io.javalin.config.RoutesConfig;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.ForbiddenResponse;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.javalin.http.MethodNotAllowedResponse;
import io.modelcontextprotocol.spec.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * {@code POST /mcp}: the Model Context Protocol, as streamable HTTP without sessions: each message
 * is answered by itself, in JSON.
 */
public final class Mcp {
  /** Where a refusal says which methods there are. */
  private static final String METHODS = "availableMethods";

  /** Few ask for it, and the site starts sooner without it. */
  private final Once<ModelServer> server;

  private final Workers workers;
  private final Workers searching;

  public Mcp(Casebook casebook, Workers workers, Workers searching) {
    this.server = new Once<>("tools for models", () -> new ModelServer(casebook));
    this.workers = workers;
    this.searching = searching;
  }

  /** Adds the address, and refuses what sessions would need. */
  public void addTo(RoutesConfig routes) {
    routes.post("/mcp", this::answer);
    routes.get("/mcp", _ -> refuse());
    routes.delete("/mcp", _ -> refuse());
  }

  /** There are no sessions to end, and nothing is told that nobody asked for. */
  private static void refuse() {
    throw new MethodNotAllowedResponse("Messages are sent by POST.", Map.of(METHODS, "POST"));
  }

  private void answer(Context context) {
    checkOrigin(context);
    checkVersion(context);
    Body body = Body.of(context);
    if (body.format() != CaseFormat.JSON) {
      throw new HttpResponseException(
          HttpStatus.UNSUPPORTED_MEDIA_TYPE.getCode(), "Send application/json.");
    }
    var caller = new Caller(Visit.of(context, workers, searching), PublicAddress.of(context));
    switch (server.get().reply(body.text(), caller)) {
      case Reply.Message(var json) -> send(context, HttpStatus.OK, json);
      case Reply.Unreadable(var json) -> send(context, HttpStatus.BAD_REQUEST, json);
      case Reply.Taken() -> context.status(HttpStatus.ACCEPTED);
    }
  }

  private static void send(Context context, HttpStatus status, String json) {
    context
        .status(status)
        .contentType("application/json")
        .result(json.getBytes(StandardCharsets.UTF_8));
  }

  /** The protocol asks for it: pages of other sites must not speak through a visitor's browser. */
  private static void checkOrigin(Context context) {
    String origin = context.header("Origin");
    if (origin != null && PublicAddress.known(context).filter(origin::equals).isEmpty()) {
      throw new ForbiddenResponse(
          "Pages of other sites can't call this; a program sends no Origin.");
    }
  }

  private void checkVersion(Context context) {
    String version = context.header(HttpHeaders.PROTOCOL_VERSION);
    if (version != null && !server.get().protocolVersions().contains(version)) {
      throw new BadRequestResponse(
          "There is no version %s of the protocol here; those spoken are %s."
              .formatted(version, String.join(", ", server.get().protocolVersions())));
    }
  }
}
