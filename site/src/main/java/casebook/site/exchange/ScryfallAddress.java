package casebook.site.exchange;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The name of a card as the address of its page at Scryfall has it; nothing is asked of Scryfall.
 */
final class ScryfallAddress {
  private static final Pattern ADDRESS =
      Pattern.compile(
          "(?:https?://)?(?:www\\.|api\\.)?scryfall\\.(?:com|io)/\\S*", Pattern.CASE_INSENSITIVE);

  private static final Pattern PAGE =
      Pattern.compile("/card/[^/]+/[^/]+(?:/[a-z]{2,3})?/([^/]+)/?");

  private static final Pattern QUOTED = Pattern.compile("\"([^\"]+)\"");

  private ScryfallAddress() {}

  /** Whether a text is an address at Scryfall. */
  static boolean is(String text) {
    return ADDRESS.matcher(text).matches();
  }

  /** The words of the name in the address; nothing where it has none. */
  static Optional<String> name(String text) {
    URI address;
    try {
      address = new URI(text.contains("://") ? text : "https://" + text);
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
    Matcher page = PAGE.matcher(Optional.ofNullable(address.getRawPath()).orElse(""));
    if (page.matches()) {
      return decoded(page.group(1)).map(slug -> slug.replace('-', ' '));
    }
    return parameters(address)
        .filter(pair -> List.of("exact", "fuzzy", "q").contains(pair[0]))
        .flatMap(pair -> decoded(pair[1]).stream().flatMap(value -> named(pair[0], value).stream()))
        .findFirst();
  }

  /** What a search names between quotation marks, or a request for one card. */
  private static Optional<String> named(String parameter, String value) {
    if (!parameter.equals("q")) {
      return Optional.of(value);
    }
    Matcher quoted = QUOTED.matcher(value);
    return quoted.find() ? Optional.of(quoted.group(1)) : Optional.empty();
  }

  private static Stream<String[]> parameters(URI address) {
    String query = Optional.ofNullable(address.getRawQuery()).orElse("");
    return Stream.of(query.split("&"))
        .map(pair -> pair.split("=", 2))
        .filter(pair -> pair.length == 2);
  }

  private static Optional<String> decoded(String part) {
    try {
      return Optional.of(URLDecoder.decode(part, StandardCharsets.UTF_8));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
