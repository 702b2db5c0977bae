package casebook.site.input.tree;

import casebook.site.catalogue.Spelling;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The fields of an object that is being read; it remembers which of them were asked for. */
public final class Fields {
  private final Value object;
  private final Node.Mapping mapping;

  /** All names that were asked for: most objects have few of the fields that they may have. */
  private final List<String> asked = new ArrayList<>();

  /** The names of fields that are there and were asked for. */
  private final Set<String> known = new HashSet<>();

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
    asked.add(name);
    Node.Field field = mapping.fields().get(name);
    if (field == null) {
      return Optional.empty();
    }
    known.add(name);
    return Optional.of(value(name, field));
  }

  /** A field that must be there. */
  public Optional<Value> require(String name) {
    Optional<Value> value = find(name);
    if (value.isEmpty()) {
      var problem =
          new Problem(object.path().toString(), object.place(), "“" + name + "” is missing.");
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
        .forEach((name, field) -> {
          asked.add(name);
          known.add(name);
          all.put(name, value(name, field));
        });
    return all;
  }

  /** The fields that nobody has asked for yet. */
  public Map<String, Value> others() {
    var others = new LinkedHashMap<String, Value>();
    mapping
        .fields()
        .forEach((name, field) -> {
          if (!known.contains(name)) {
            others.put(name, value(name, field));
          }
        });
    return others;
  }

  /**
   * Notes a problem for every field that nobody has asked for: call it when all is read. A field
   * that is misspelt is not missing as well.
   */
  public void end() {
    if (known.size() == mapping.fields().size()) {
      return;
    }
    List<String> names = asked.stream().distinct().toList();
    List<String> left = new ArrayList<>(names);
    left.removeIf(mapping.fields()::containsKey);
    mapping
        .fields()
        .forEach((wrong, field) -> {
          if (!known.contains(wrong)) {
            String meant = Value.didYouMean(wrong, left);
            Spelling.nearest(wrong, left)
                .flatMap(name -> Optional.ofNullable(missing.remove(name)))
                .ifPresent(object.problems()::withdraw);
            String message =
                meant.isEmpty() ? " What can be here: " + Value.listed(names) + "." : meant;
            object
                .problems()
                .add(
                    object.path().field(wrong).toString(),
                    field.name(),
                    "There is no field “" + wrong + "” here." + message);
          }
        });
  }

  private Value value(String name, Node.Field field) {
    return new Value(field.value(), object.path().field(name), object.problems());
  }
}
