package casebook.site.http.filter;

import casebook.site.http.api.ProblemAnswer;
import io.javalin.http.HttpStatus;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Refuses requests that never get as far as the site: their address is no address. */
public final class UnreadableAddress implements Request.Handler {

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    HttpStatus status = HttpStatus.forStatus(response.getStatus());
    String detail =
        switch (status) {
          case URI_TOO_LONG -> "This address is too long.";
          case REQUEST_HEADER_FIELDS_TOO_LARGE -> "The headers of this request are too long.";
          default -> "This address can’t be read.";
        };
    byte[] body = ProblemAnswer.json(status, detail).indented().getBytes(StandardCharsets.UTF_8);
    SecurityHeaders.HEADERS.forEach(response.getHeaders()::put);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, ProblemAnswer.TYPE);
    response.write(true, ByteBuffer.wrap(body), callback);
    return true;
  }
}
