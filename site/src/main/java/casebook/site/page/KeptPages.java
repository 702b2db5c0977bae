package casebook.site.page;

import casebook.site.Casebook;
import casebook.site.connection.PublicAddress;
import casebook.site.page.part.Page;
import casebook.site.page.part.Representation;
import casebook.site.page.part.Templates;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Expiry;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpStatus;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.GZIPOutputStream;

/**
 * Pages that are the same for all who ask until something is imported are made once, and packed
 * once. They are made anew from time to time, since some tell how old the rules are.
 */
final class KeptPages implements Page {
  private static final List<String> PATHS =
      List.of(
          "/cr/<page>",
          "/rule/<page>",
          "/cases",
          "/cases.json",
          "/cases/<page>",
          "/cards/<page>",
          "/topics",
          "/topics/<page>",
          "/coverage",
          "/about",
          "/feeds/<page>");

  private static final long MOST_BYTES = 32L << 20;
  private static final Duration LONGEST = Duration.ofMinutes(10);

  /** How long a page that still misses a part is kept. */
  private static final Duration SHORTEST = Duration.ofSeconds(10);

  /** What is kept beside the bytes of an answer. */
  private static final int OVERHEAD = 1_000;

  /** The request's attribute for what was asked, with the state before its page was made. */
  private static final String ASKED = KeptPages.class.getName();

  private static final List<String> HEADERS = List.of("Cache-Control", "Link", "ETag", "Location");

  private final Casebook casebook;
  private final Cache<Asked, Kept> kept =
      Caffeine.newBuilder()
          .<Asked, Kept>weigher((_, page) -> page.packed.length + OVERHEAD)
          .maximumWeight(MOST_BYTES)
          .expireAfter(
              Expiry.<Asked, Kept>writing((_, page) -> page.isWhole() ? LONGEST : SHORTEST))
          .build();

  KeptPages(Casebook casebook) {
    this.casebook = casebook;
  }

  /**
   * What was asked for.
   *
   * @param state of what is held, which an import changes
   * @param site where the page's links lead
   */
  private record Asked(
      int state, String path, String query, Representation representation, String site) {}

  /** A page as it is sent. */
  private static final class Kept {
    private final byte[] packed;
    private final String type;
    private final Map<String, String> headers;

    Kept(byte[] packed, String type, Map<String, String> headers) {
      this.packed = packed;
      this.type = type;
      this.headers = headers;
    }

    private boolean isWhole() {
      return !Templates.UNFINISHED.equals(headers.get("Cache-Control"));
    }
  }

  @Override
  public void addTo(RoutesConfig routes) {
    for (String path : PATHS) {
      routes.before(path, this::answer);
      routes.after(path, this::keep);
    }
  }

  private void answer(Context context) {
    if (!isAskedFor(context)) {
      return;
    }
    Asked asked = asked(context);
    context.attribute(ASKED, asked);
    Kept page = kept.getIfPresent(asked);
    if (page != null) {
      page.headers.forEach(context::header);
      context.header("Content-Encoding", "gzip").contentType(page.type).result(page.packed);
      context.skipRemainingHandlers();
    }
  }

  private void keep(Context context) {
    Asked asked = context.attribute(ASKED);
    if (asked != null
        && context.status().equals(HttpStatus.OK)
        && context.resultInputStream() instanceof ByteArrayInputStream answer) {
      var headers = new LinkedHashMap<String, String>();
      for (String name : HEADERS) {
        String value = context.res().getHeader(name);
        if (value != null) {
          headers.put(name, value);
        }
      }
      byte[] packed = packed(answer.readAllBytes());
      answer.reset();
      String type = Objects.requireNonNullElse(context.res().getContentType(), "");
      kept.put(asked, new Kept(packed, type, headers));
    }
  }

  /** Nearly all clients can unpack; for the others a page is made each time. */
  private static boolean isAskedFor(Context context) {
    return context.method().equals(HandlerType.GET)
        && Objects.requireNonNullElse(context.header("Accept-Encoding"), "").contains("gzip");
  }

  private Asked asked(Context context) {
    return new Asked(
        casebook.state(),
        context.path(),
        Objects.requireNonNullElse(context.queryString(), ""),
        Representation.byAccept(context),
        PublicAddress.of(context));
  }

  private static byte[] packed(byte[] page) {
    var packed = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(packed)) {
      gzip.write(page);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return packed.toByteArray();
  }
}
