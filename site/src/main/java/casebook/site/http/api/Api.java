package casebook.site.http.api;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import java.util.ArrayList;
import java.util.List;

/**
 * The addresses for programs. The server is built from this table, and so are the document that
 * describes them and what pages of other sites may ask.
 */
public final class Api {
  private final List<Route> routes = new ArrayList<>();

  /**
   * An address with a method.
   *
   * @param path as the server reads it: {@code {edition}} is one part, {@code <name>} the rest
   */
  public record Route(HandlerType method, String path, Handler handler) {

    /** The path as OpenAPI writes it. */
    public String template() {
      return path.replace('<', '{').replace('>', '}');
    }
  }

  /** What is answered to GET at an address. */
  public void get(String path, Handler handler) {
    routes.add(new Route(HandlerType.GET, path, handler));
  }

  /** What is worked out from what is sent by POST, of which nothing is kept. */
  public void post(String path, Handler handler) {
    routes.add(new Route(HandlerType.POST, path, handler));
  }

  /** All of them, in the order in which they are told. */
  public List<Route> routes() {
    return List.copyOf(routes);
  }

  /** The addresses to which something can be posted. */
  public List<String> posted() {
    return routes.stream()
        .filter(route -> route.method().equals(HandlerType.POST))
        .map(Route::path)
        .toList();
  }

  /** Adds them to a server. */
  public void addTo(RoutesConfig config) {
    routes.forEach(route -> config.addHttpHandler(route.method(), route.path(), route.handler()));
  }
}
