package casebook.site.output;

import casebook.rules.work.Cancellation;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** A JSON object whose fields are put in order. */
public final class Json {
  private static final JsonMapper COMPACT = JsonMapper.builder().build();

  private static final JsonMapper INDENTED =
      JsonMapper.builder()
          .enable(SerializationFeature.INDENT_OUTPUT)
          .disable(SerializationFeature.WRAP_EXCEPTIONS)
          .build();

  private final Map<String, @Nullable Object> fields = new LinkedHashMap<>();

  private Json() {}

  /** An object without fields. */
  public static Json object() {
    return new Json();
  }

  /** Puts a text, a number, true or false, an object, or a list of these. */
  public Json put(String name, Object value) {
    fields.put(name, plain(value));
    return this;
  }

  /** Puts all fields of another object. */
  public Json putAll(Json other) {
    fields.putAll(other.fields);
    return this;
  }

  /** An object with those of its fields that have one of these names. */
  public Json only(String... names) {
    var kept = object();
    kept.fields.putAll(fields);
    kept.fields.keySet().retainAll(Set.of(names));
    return kept;
  }

  /** Its fields in order: texts, numbers, true or false, maps, and lists of these. */
  public Map<String, @Nullable Object> fields() {
    return Collections.unmodifiableMap(fields);
  }

  /** Puts a value, or leaves the field out. */
  public Json putIfPresent(String name, Optional<?> value) {
    value.ifPresent(present -> put(name, present));
    return this;
  }

  /** Puts a value, or null where there is none. */
  public Json putOrNull(String name, Optional<?> value) {
    fields.put(name, value.map(Json::plain).orElse(null));
    return this;
  }

  /** A list of what a function makes of things. */
  public static <T> List<Object> list(Collection<T> things, Function<T, ?> item) {
    var list = new ArrayList<Object>();
    for (T thing : things) {
      Cancellation.check();
      list.add(plain(item.apply(thing)));
    }
    return list;
  }

  private static Object plain(Object value) {
    return switch (value) {
      case Json object -> object.fields;
      case Collection<?> list -> list(list, one -> one);
      case String text -> text;
      case Number number -> number;
      case Boolean truth -> truth;
      case Map<?, ?> map -> map;
      default -> value.toString();
    };
  }

  /** The object on one line. */
  public String compact() {
    return COMPACT.writeValueAsString(fields);
  }

  /** The object on many lines, for people. */
  public String indented() {
    return INDENTED.writeValueAsString(fields);
  }

  /** Writes the object on many lines, for people. */
  public void writeIndented(OutputStream out) {
    INDENTED.writeValue(out, fields);
  }

  /** A list on one line. */
  public static String compact(List<?> list) {
    return COMPACT.writeValueAsString(list);
  }
}
