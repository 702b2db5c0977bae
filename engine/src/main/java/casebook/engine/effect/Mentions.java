package casebook.engine.effect;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Whether a value of effects has another one somewhere inside it. */
public final class Mentions {
  /** How the components of each kind of record are read. */
  private static final ClassValue<List<Method>> COMPONENTS =
      new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
          return Stream.of(type.getRecordComponents()).map(RecordComponent::getAccessor).toList();
        }
      };

  private Mentions() {}

  /** Whether the value is the part, or has it as a part of a part. */
  public static boolean mentions(Object value, Object part) {
    return mentions(value, part::equals);
  }

  /** Whether the value is such a part, or has one as a part of a part. */
  public static boolean mentions(Object value, Predicate<Object> part) {
    return mentions(value, part, _ -> false);
  }

  /** The same without looking into some parts. */
  public static boolean mentions(Object value, Predicate<Object> part, Predicate<Object> closed) {
    if (part.test(value)) {
      return true;
    }
    if (closed.test(value)) {
      return false;
    }
    return switch (value) {
      case List<?> list -> list.stream().anyMatch(one -> mentions(one, part, closed));
      case Record composed -> {
        for (Method component : COMPONENTS.get(composed.getClass())) {
          if (mentions(component(composed, component), part, closed)) {
            yield true;
          }
        }
        yield false;
      }
      default -> false;
    };
  }

  private static Object component(Record composed, Method component) {
    try {
      return component.invoke(composed);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("a record that can't be read: " + composed, e);
    }
  }
}
