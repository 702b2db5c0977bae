package casebook.site.http.filter;

import casebook.site.connection.TrustedProxies;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.time.Duration;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Set;

/**
 * How often one client may ask for what must be worked out: rulings, articles, questions, searches.
 * Pages and texts are given to everybody. Whoever asks from this very machine is its owner.
 */
public final class RateLimit {
  /** Addresses where something is worked out for each GET; each POST works something out. */
  private static final Set<String> WORKED_OUT =
      Set.of(
          "/",
          "/judge",
          "/judge/editions",
          "/judge/settle",
          "/judge/case.json",
          "/judge/case.yaml",
          "/board.svg",
          "/board.png",
          "/oembed",
          "/api/search");

  private static final Duration MINUTE = Duration.ofMinutes(1);

  /** Clients beyond it begin anew; it takes some megabytes. */
  private static final int MOST_CLIENTS = 50_000;

  /** One client of IPv6 has a whole network of them. */
  private static final int NETWORK_BYTES = 8;

  private final int requestsAMinute;
  private final TrustedProxies proxies;
  private final LoadingCache<String, Bucket> buckets;

  /**
   * A limit for each client.
   *
   * @param requestsAMinute how many requests may come at once, and how many more each minute
   */
  public RateLimit(int requestsAMinute, TrustedProxies proxies) {
    this.requestsAMinute = requestsAMinute;
    this.proxies = proxies;
    this.buckets =
        Caffeine.newBuilder()
            .maximumSize(MOST_CLIENTS)
            .expireAfterAccess(MINUTE)
            .build(_ -> bucket());
  }

  /** Counts by the time that passes, so that a clock that is set back holds up nobody. */
  private Bucket bucket() {
    return Bucket.builder()
        .addLimit(limit -> limit.capacity(requestsAMinute).refillGreedy(requestsAMinute, MINUTE))
        .withNanosecondPrecision()
        .build();
  }

  /** Counts each request before it is answered. */
  public void addTo(RoutesConfig routes) {
    routes.before(this::check);
  }

  private void check(Context context) {
    if (!isWorkedOut(context)) {
      return;
    }
    InetAddress client = proxies.client(context);
    if (client.isLoopbackAddress()) {
      return;
    }
    ConsumptionProbe probe = buckets.get(key(client)).tryConsumeAndReturnRemaining(1);
    if (!probe.isConsumed()) {
      refuse(context, Duration.ofNanos(probe.getNanosToWaitForRefill()).toSeconds() + 1);
    }
  }

  private static boolean isWorkedOut(Context context) {
    return context.method().equals(HandlerType.POST)
        || (WORKED_OUT.contains(context.path()) && context.queryString() != null);
  }

  private static String key(InetAddress client) {
    byte[] address = client.getAddress();
    return HexFormat.of()
        .formatHex(
            client instanceof Inet6Address ? Arrays.copyOf(address, NETWORK_BYTES) : address);
  }

  private void refuse(Context context, long seconds) {
    String why =
        "From one address at most %,d requests a minute are worked out. Ask again in %d seconds."
            .formatted(requestsAMinute, seconds);
    context.header("Retry-After", Long.toString(seconds));
    throw new HttpResponseException(HttpStatus.TOO_MANY_REQUESTS.getCode(), why);
  }
}
