package casebook.site.connection;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.eclipse.jetty.util.InetAddressSet;

/**
 * The proxies in front of this server whose {@code X-Forwarded-For} is believed. The header is
 * ignored where anybody else sends it.
 */
public final class TrustedProxies {
  /** Nobody: every request comes from its sender. */
  public static final TrustedProxies NONE = new TrustedProxies(new InetAddressSet());

  private static final String FORWARDED = "X-Forwarded-For";

  private final InetAddressSet trusted;

  private TrustedProxies(InetAddressSet trusted) {
    this.trusted = trusted;
  }

  /**
   * Those with these addresses.
   *
   * @param addresses such as {@code 127.0.0.1, 10.0.0.0/8, fd00::/8}; empty for none
   * @throws IllegalArgumentException if one is no address
   */
  public static TrustedProxies of(String addresses) {
    var trusted = new InetAddressSet();
    Arrays.stream(addresses.split(","))
        .map(String::strip)
        .filter(address -> !address.isEmpty())
        .forEach(trusted::add);
    return new TrustedProxies(trusted);
  }

  /** The nearest one on the way of a request that is none of these: the client, as far as known. */
  public InetAddress client(Context context) {
    List<String> forwarded = Collections.list(context.req().getHeaders(FORWARDED));
    return client(context.req().getRemoteAddr(), String.join(",", forwarded));
  }

  InetAddress client(String peer, String forwarded) {
    InetAddress client = InetAddress.ofLiteral(withoutZone(peer));
    List<String> way = Arrays.asList(forwarded.split(","));
    for (String before : way.reversed()) {
      if (!trusted.test(client)) {
        return client;
      }
      try {
        client = InetAddress.ofLiteral(before.strip());
      } catch (IllegalArgumentException _) {
        return client;
      }
    }
    return client;
  }

  private static String withoutZone(String address) {
    int zone = address.indexOf('%');
    return zone < 0 ? address : address.substring(0, zone);
  }
}
