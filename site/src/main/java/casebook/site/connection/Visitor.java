package casebook.site.connection;

import casebook.site.work.Client;
import io.javalin.http.Context;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;

/** Who sent a request to the site. */
public final class Visitor implements Client {
  private final EndPoint connection;

  private Visitor(EndPoint connection) {
    this.connection = connection;
  }

  /** Who sent this request, all of which has been read. */
  public static Visitor of(Context context) {
    return new Visitor(
        ServletContextRequest.getServletContextRequest(context.req())
            .getConnectionMetaData()
            .getConnection()
            .getEndPoint());
  }

  @Override
  public boolean hasLeft() {
    return connection instanceof PeekingEndPoint end ? end.hasEnded() : !connection.isOpen();
  }
}
