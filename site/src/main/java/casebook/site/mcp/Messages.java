package casebook.site.mcp;

import casebook.site.output.Json;
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
import java.util.Optional;
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

  /** What is said to a message. */
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
        server.handleNotification(context, notification).block();
        yield new Reply.Taken();
      }
      default -> new Reply.Taken();
    };
  }

  private static JSONRPCResponse response(
      McpStatelessServerHandler server, JSONRPCRequest request, McpTransportContext context) {
    try {
      return server
          .handleRequest(context, request)
          .blockOptional()
          .orElseGet(() -> failed(request, McpSchema.ErrorCodes.INTERNAL_ERROR, "No answer."));
    } catch (McpError e) {
      JSONRPCError error = e.getJsonRpcError();
      return failed(request, error.code(), error.message());
    }
  }

  private static JSONRPCResponse failed(JSONRPCRequest request, int code, String message) {
    return JSONRPCResponse.error(request.id(), new JSONRPCError(code, message));
  }
}
