package casebook.site.mcp;

import casebook.site.output.Json;
import casebook.site.work.Workers;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.server.McpStatelessServerHandler;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCNotification;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.JSONRPCError;
import io.modelcontextprotocol.spec.McpStatelessServerTransport;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;
import tools.jackson.core.JacksonException;

/**
 * Takes one message at a time and answers it, wherever it came from: as a line of a program's
 * input, or as the body of a request. Nothing is kept from one to the next, so that nobody can fill
 * the server with sessions.
 */
final class Messages implements McpStatelessServerTransport {
  private static final String UNREADABLE =
      "This is no message of JSON-RPC 2.0: send one object with “jsonrpc”, “method” and, where an"
          + " answer is wanted, “id”.";

  /** Methods that say nothing without parameters. */
  private static final Set<String> WITH_PARAMETERS =
      Set.of(
          McpSchema.METHOD_INITIALIZE,
          McpSchema.METHOD_TOOLS_CALL,
          McpSchema.METHOD_RESOURCES_READ);

  private static final Logger LOG = LoggerFactory.getLogger(Messages.class);

  private final McpJsonMapper mapper;
  private Optional<McpStatelessServerHandler> handler = Optional.empty();

  Messages(McpJsonMapper mapper) {
    this.mapper = mapper;
  }

  @Override
  public void setMcpHandler(McpStatelessServerHandler server) {
    handler = Optional.of(server);
  }

  @Override
  public Mono<Void> closeGracefully() {
    return Mono.empty();
  }

  /** Answers a message. */
  Reply reply(String message, McpTransportContext context) {
    try {
      return reply(McpSchema.deserializeJsonRpcMessage(mapper, message), context);
    } catch (IOException | JacksonException | IllegalArgumentException _) {
      return new Reply.Unreadable(error(McpSchema.ErrorCodes.PARSE_ERROR, UNREADABLE));
    }
  }

  /** An error that belongs to no request. */
  static String error(int code, String message) {
    return Json.object()
        .put("jsonrpc", McpSchema.JSONRPC_VERSION)
        .putOrNull("id", Optional.empty())
        .put("error", Json.object().put("code", code).put("message", message))
        .compact();
  }

  private Reply reply(JSONRPCMessage message, McpTransportContext context) throws IOException {
    McpStatelessServerHandler server = handler.orElseThrow();
    return switch (message) {
      case JSONRPCRequest request when request.id() == null ->
          new Reply.Unreadable(error(McpSchema.ErrorCodes.INVALID_REQUEST, UNREADABLE));
      case JSONRPCRequest request ->
          new Reply.Message(mapper.writeValueAsString(response(server, request, context)));
      case JSONRPCNotification notification -> {
        notified(server, notification, context);
        yield new Reply.Taken();
      }
      default -> new Reply.Taken();
    };
  }

  private static JSONRPCResponse response(
      McpStatelessServerHandler server, JSONRPCRequest request, McpTransportContext context) {
    if (!(request.params() instanceof Map<?, ?>)
        && (request.params() != null || WITH_PARAMETERS.contains(request.method()))) {
      return badParameters(request);
    }
    try {
      return server
          .handleRequest(context, request)
          .blockOptional()
          .orElseGet(() -> failed(request, McpSchema.ErrorCodes.INTERNAL_ERROR, "No answer."));
    } catch (McpError e) {
      JSONRPCError error = e.getJsonRpcError();
      return failed(request, error.code(), error.message());
    } catch (Workers.Left e) {
      throw e;
    } catch (IllegalArgumentException | ClassCastException | JacksonException e) {
      // The library reads parameters while it is handed a request, and fails at those it can't
      // read.
      LOG.debug("the request {} has other parameters", request.method(), e);
      return badParameters(request);
    } catch (RuntimeException | StackOverflowError e) {
      LOG.error("the request {} failed", request.method(), e);
      return failed(request, McpSchema.ErrorCodes.INTERNAL_ERROR, ModelServer.BROKEN);
    }
  }

  private static JSONRPCResponse badParameters(JSONRPCRequest request) {
    String why =
        ("“params” isn't what %s takes: send an object with the fields that the protocol names, in a"
                + " call of a tool “name”, a string, and “arguments”, an object.")
            .formatted(request.method());
    return failed(request, McpSchema.ErrorCodes.INVALID_PARAMS, why);
  }

  /** Nobody waits for an answer to a notification, also not to one that can't be read. */
  private static void notified(
      McpStatelessServerHandler server,
      JSONRPCNotification notification,
      McpTransportContext context) {
    try {
      server.handleNotification(context, notification).block();
    } catch (RuntimeException | StackOverflowError e) {
      LOG.warn("the notification {} was passed over", notification.method(), e);
    }
  }

  private static JSONRPCResponse failed(JSONRPCRequest request, int code, String message) {
    return JSONRPCResponse.error(request.id(), new JSONRPCError(code, message));
  }
}
