package casebook.site.connection;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where visitors find the site, for links that must say so: in feeds, citations and addresses to
 * copy. What a request says of it is not believed, since such links are kept and shown to others.
 */
public final class PublicAddress {
  private static final String ATTRIBUTE = "casebook.site";
  private static final String OWN_MACHINE = "127.0.0.1";

  /** The port that an address leaves out. */
  private static final int HTTP_PORT = 80;

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
   * The address, to which the path of a page is added; empty where it isn't known, so that links
   * lead to wherever the page was found.
   */
  public static String of(Context context) {
    return known(context).orElse("");
  }

  /**
   * The address, if it is known. Where nobody said it, it is that of the server, if the request
   * came to it itself, as on one's own machine.
   */
  public static Optional<String> known(Context context) {
    return Optional.<String>ofNullable(context.attribute(ATTRIBUTE))
        .or(() ->
            Optional.ofNullable(context.host())
                .filter(host ->
                    isServerItself(
                        host, context.req().getLocalAddr(), context.req().getLocalPort()))
                .map(host -> "http://" + host));
  }

  /**
   * Whether a request came to the server itself.
   *
   * @param asked what it calls the server
   * @param address where it came to
   */
  static boolean isServerItself(String asked, String address, int port) {
    Stream<String> names =
        address.equals(OWN_MACHINE) ? Stream.of(address, "localhost") : Stream.of(address);
    return names.map(name -> port == HTTP_PORT ? name : name + ":" + port).anyMatch(asked::equals);
  }
}
