package casebook.site.connection;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Objects;
import java.util.Optional;

/**
 * Where visitors find the site, for links that must say so: in feeds, citations and addresses to
 * copy. What a request says of it is not believed, since such links are kept and shown to others.
 */
public final class PublicAddress {
  private static final String ATTRIBUTE = "casebook.site";

  private PublicAddress() {}

  /**
   * Has the site's requests know it.
   *
   * @param site the address with its scheme, without a slash at its end; empty where nobody said it
   */
  public static void addTo(RoutesConfig routes, Optional<String> site) {
    site.ifPresent(address -> routes.before(context -> context.attribute(ATTRIBUTE, address)));
  }

  /**
   * The address, to which the path of a page is added. Where nobody said it, it is that of the
   * server, if the request came to it itself, as on one's own machine; else it is empty, so that
   * links lead to wherever the page was found.
   */
  public static String of(Context context) {
    return Optional.<String>ofNullable(context.attribute(ATTRIBUTE))
        .orElseGet(() -> isServerItself(context) ? "http://" + context.host() : "");
  }

  private static boolean isServerItself(Context context) {
    String asked = Objects.requireNonNullElse(context.host(), "");
    String port = ":" + context.req().getLocalPort();
    String address = context.req().getLocalAddr();
    boolean isOwnMachine = address.equals("127.0.0.1");
    return asked.equals(address + port) || (isOwnMachine && asked.equals("localhost" + port));
  }
}
