package casebook.site.http;

import casebook.site.connection.TrustedProxies;
import casebook.site.discord.ApplicationKey;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What whoever runs the site decides about it.
 *
 * @param deadline how long a ruling, an article or a search may take
 * @param address where visitors find the site, with its scheme, without a slash at its end; empty
 *     where nobody said it
 * @param proxies who is believed about the clients of requests
 * @param requestsAMinute how much is worked out for one client; empty for no limit
 * @param discord the key of the site's application at Discord, if it has one
 */
public record Settings(
    Duration deadline,
    Optional<String> address,
    TrustedProxies proxies,
    OptionalInt requestsAMinute,
    Optional<ApplicationKey> discord) {

  /** Those of a site that only its owner uses. */
  public static Settings own(Duration deadline) {
    return new Settings(
        deadline, Optional.empty(), TrustedProxies.NONE, OptionalInt.empty(), Optional.empty());
  }
}
