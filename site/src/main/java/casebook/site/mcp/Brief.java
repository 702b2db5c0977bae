package casebook.site.mcp;

import casebook.site.output.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/**
 * An answer cut to what a model should read: long lists are shortened, and {@code leftOut} says by
 * how much.
 */
final class Brief {

  /** Some 2,000 tokens of a language model. */
  static final int LONGEST = 8_000;

  /** Longer than the text of any rule of combat. */
  private static final int LONGEST_TEXT = 2_000;

  /**
   * The lengths of lists that are tried; the first with which the answer is short enough is taken.
   */
  private static final int[] MOST_ITEMS = {50, 20, 10, 5, 3, 2, 1, 0};

  /** An address is never cut. */
  private static final Set<String> ADDRESSES = Set.of("href", "link", "picture");

  /** Fields for programs, which a model doesn't need. */
  private static final Set<String> FOR_PROGRAMS =
      Set.of(
          "references",
          "hash",
          "notation",
          "frame",
          "compared",
          "start",
          "end",
          "wording",
          "faces");

  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private final String site;
  private final int most;
  private final Map<String, Integer> leftOut = new TreeMap<>();

  private Brief(String site, int most) {
    this.site = site;
    this.most = most;
  }

  /**
   * The fields of an answer, made short.
   *
   * @param site what addresses of pages begin with
   */
  static Map<String, Object> of(Json answer, String site) {
    Map<String, Object> shortest = Map.of();
    for (int most : MOST_ITEMS) {
      var brief = new Brief(site, most);
      shortest = brief.object("", answer.fields());
      if (!brief.leftOut.isEmpty()) {
        shortest.put("leftOut", brief.leftOut);
      }
      if (text(shortest).length() <= LONGEST) {
        break;
      }
    }
    return shortest;
  }

  static String text(Map<String, Object> fields) {
    return MAPPER.writeValueAsString(fields);
  }

  private Map<String, Object> object(String path, Map<?, ?> fields) {
    var kept = new LinkedHashMap<String, Object>();
    fields.forEach((key, value) -> {
      String name = String.valueOf(key);
      if (FOR_PROGRAMS.contains(name)) {
        return;
      }
      String at = path.isEmpty() ? name : path + "." + name;
      Object shorter = value(at, name, value);
      if (shorter != null) {
        kept.put(name, shorter);
      }
    });
    return kept;
  }

  private @Nullable Object value(String path, String name, @Nullable Object value) {
    return switch (value) {
      case Map<?, ?> fields -> object(path, fields);
      case List<?> items -> list(path, name, items);
      case String text when ADDRESSES.contains(name) -> address(path, text);
      case String text -> text(path, text);
      case null, default -> value;
    };
  }

  private List<Object> list(String path, String name, List<?> items) {
    if (items.size() > most) {
      leftOut.merge(path, items.size() - most, Integer::sum);
    }
    var kept = new ArrayList<Object>();
    items.stream()
        .limit(most)
        .forEach(item -> {
          Object shorter = value(path, name, item);
          if (shorter != null) {
            kept.add(shorter);
          }
        });
    return kept;
  }

  private @Nullable String address(String path, String address) {
    if (address.length() > LONGEST_TEXT) {
      leftOut.merge(path, 1, Integer::sum);
      return null;
    }
    return address.startsWith("/") ? site + address : address;
  }

  private String text(String path, String text) {
    if (text.length() <= LONGEST_TEXT) {
      return text;
    }
    int end = text.offsetByCodePoints(0, text.codePointCount(0, LONGEST_TEXT - 1));
    leftOut.merge(path, 1, Integer::sum);
    return text.substring(0, end) + "…";
  }
}
