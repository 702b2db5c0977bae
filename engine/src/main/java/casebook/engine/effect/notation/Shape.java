package casebook.engine.effect.notation;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the notation needs to know of a class, and Java looks up anew whenever it is asked: how a
 * record is made, and which classes may stand where one is expected.
 *
 * @param parts the components of a record
 * @param constructor makes the record; none of what is no record
 * @param named the records that may stand where the class is expected, by their names
 * @param otherwise the enum that holds every other name, where there is one
 */
record Shape(
    List<Part> parts,
    Optional<Constructor<?>> constructor,
    Map<String, Class<?>> named,
    Optional<Class<?>> otherwise) {
  private static final ClassValue<Shape> KNOWN =
      new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
          var named = new HashMap<String, Class<?>>();
          Optional<Class<?>> otherwise = collect(type, named);
          return type.isRecord()
              ? new Shape(parts(type), Optional.of(maker(type)), named, otherwise)
              : new Shape(List.of(), Optional.empty(), named, otherwise);
        }
      };

  Shape {
    parts = List.copyOf(parts);
    named = Map.copyOf(named);
  }

  /**
   * A component of a record.
   *
   * @param accessor reads it
   */
  record Part(String name, Type type, Method accessor) {

    /** What a record has there. */
    Object of(Record whole) {
      try {
        return accessor.invoke(whole);
      } catch (IllegalAccessException | InvocationTargetException e) {
        throw new IllegalStateException("a record that can't be read: " + whole, e);
      }
    }
  }

  /** That of a class. */
  static Shape of(Class<?> type) {
    return KNOWN.get(type);
  }

  /** The record or enum of this name that is allowed where the class is expected. */
  Optional<Class<?>> named(String name) {
    return Optional.<Class<?>>ofNullable(named.get(name)).or(() -> otherwise);
  }

  private static List<Part> parts(Class<?> type) {
    return Arrays.stream(type.getRecordComponents())
        .map(component ->
            new Part(component.getName(), component.getGenericType(), component.getAccessor()))
        .toList();
  }

  private static Constructor<?> maker(Class<?> type) {
    try {
      return type.getDeclaredConstructor(
          Arrays.stream(type.getRecordComponents())
              .map(RecordComponent::getType)
              .toArray(Class<?>[]::new));
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("a record that can't be made: " + type, e);
    }
  }

  /** Collects records by name until an enum comes, to which all other names belong. */
  private static Optional<Class<?>> collect(Class<?> type, Map<String, Class<?>> records) {
    if (type.isEnum()) {
      return Optional.of(type);
    }
    if (type.isRecord()) {
      records.putIfAbsent(type.getSimpleName(), type);
      return Optional.empty();
    }
    if (!type.isSealed()) {
      return Optional.empty();
    }
    for (Class<?> permitted : type.getPermittedSubclasses()) {
      Optional<Class<?>> otherwise = collect(permitted, records);
      if (otherwise.isPresent()) {
        return otherwise;
      }
    }
    return Optional.empty();
  }
}
