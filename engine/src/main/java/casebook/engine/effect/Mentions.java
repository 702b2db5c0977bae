package casebook.engine.effect;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Whether a value of effects has another one, which is no word or number, somewhere inside it. */
public final class Mentions {
  /**
   * What reads the components of a record that may have parts. Asking its class each time takes
   * longer than reading.
   */
  private static final ClassValue<Method[]> COMPONENTS =
      new ClassValue<>() {
        @Override
        protected Method[] computeValue(Class<?> type) {
          return Arrays.stream(type.getRecordComponents())
              .filter(component -> mayHaveParts(component.getType()))
              .map(RecordComponent::getAccessor)
              .toArray(Method[]::new);
        }
      };

  private Mentions() {}

  /** Words and numbers of a record belong to it, and nobody looks for them by themselves. */
  private static boolean mayHaveParts(Class<?> component) {
    return !component.isPrimitive() && component != String.class;
  }

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
      case Optional<?> optional -> optional.isPresent() && mentions(optional.get(), part, closed);
      case List<?> list -> {
        for (Object one : list) {
          if (mentions(one, part, closed)) {
            yield true;
          }
        }
        yield false;
      }
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
