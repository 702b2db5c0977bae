package casebook.site.input.tree;

import casebook.site.catalogue.Spelling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The fields of an object that is being read; it remembers which of them were asked for. */
public final class Fields {
  private final Value object;
  private final Node.Mapping mapping;
  private final Set<String> known = new LinkedHashSet<>();
  private final Map<String, Problem> missing = new LinkedHashMap<>();

  Fields(Value object, Node.Mapping mapping) {
    this.object = object;
    this.mapping = mapping;
  }

  /** The object itself. */
  public Value object() {
    return object;
  }

  /** A field, unless it is left out or nothing. */
  public Optional<Value> find(String name) {
    return findStated(name).filter(value -> !value.isNothing());
  }

  /** A field, unless it is left out; it may be nothing. */
  public Optional<Value> findStated(String name) {
    known.add(name);
    return Optional.ofNullable(mapping.fields().get(new Node.Key(name, Place.START)))
        .map(node -> value(name, node));
  }

  /** A field that must be there. */
  public Optional<Value> require(String name) {
    Optional<Value> value = find(name);
    if (value.isEmpty()) {
      var problem = new Problem(object.path(), object.place(), "“" + name + "” is missing.");
      missing.put(name, problem);
      object.problems().add(problem);
    }
    return value;
  }

  /** What is read from a field; the default where it is left out or wrong. */
  public <T> T read(String name, Function<Value, Optional<T>> reading, T byDefault) {
    return find(name).flatMap(reading).orElse(byDefault);
  }

  /** A field that is true or false; false where it is missing. */
  public boolean flag(String name) {
    return read(name, Value::flag, false);
  }

  /** A whole number of things, 0 where it is left out. */
  public int count(String name) {
    return number(name, 0, Integer.MAX_VALUE, 0);
  }

  /** A whole number from {@code least} to {@code most}, or the default where it is missing. */
  public int number(String name, int least, int most, int byDefault) {
    Optional<Value> value = find(name);
    return value.isPresent() ? value.get().number(least, most).orElse(byDefault) : byDefault;
  }

  /** The items of a list, none where it is left out. */
  public List<Value> items(String name) {
    return find(name).map(Value::items).orElse(List.of());
  }

  /** All fields by name, as those of an object whose names are free. */
  public Map<String, Value> all() {
    var all = new LinkedHashMap<String, Value>();
    mapping
        .fields()
        .forEach((key, node) -> {
          known.add(key.name());
          all.put(key.name(), value(key.name(), node));
        });
    return all;
  }

  /** The fields that nobody has asked for yet. */
  public Map<String, Value> others() {
    var others = new LinkedHashMap<String, Value>();
    mapping
        .fields()
        .forEach((key, node) -> {
          if (!known.contains(key.name())) {
            others.put(key.name(), value(key.name(), node));
          }
        });
    return others;
  }

  /**
   * Notes a problem for every field that nobody has asked for: call it when all is read. A field
   * that is misspelt is not missing as well.
   */
  public void end() {
    List<String> left = new ArrayList<>(known);
    left.removeIf(name -> mapping.fields().containsKey(new Node.Key(name, Place.START)));
    for (Node.Key key : mapping.fields().keySet()) {
      if (!known.contains(key.name())) {
        String meant = Value.didYouMean(key.name(), left);
        Spelling.nearest(key.name(), left)
            .flatMap(name -> Optional.ofNullable(missing.remove(name)))
            .ifPresent(object.problems()::withdraw);
        String message =
            meant.isEmpty() ? " What can be here: " + Value.listed(known) + "." : meant;
        object
            .problems()
            .add(
                Value.join(object.path(), key.name()),
                key.place(),
                "There is no field “" + key.name() + "” here." + message);
      }
    }
  }

  private Value value(String name, Node node) {
    return new Value(node, Value.join(object.path(), name), object.problems());
  }
}
