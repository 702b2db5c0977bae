package casebook.engine.effect;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
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
  private static final ClassValue<MethodHandle[]> COMPONENTS =
      new ClassValue<>() {
        @Override
        protected MethodHandle[] computeValue(Class<?> type) {
          return Arrays.stream(type.getRecordComponents())
              .filter(component -> mayHaveParts(component.getType()))
              .map(Mentions::reader)
              .toArray(MethodHandle[]::new);
        }
      };

  private static final MethodType READER = MethodType.methodType(Object.class, Record.class);

  private Mentions() {}

  /** Effects are looked through so often that calling the accessor by reflection is felt. */
  private static MethodHandle reader(RecordComponent component) {
    try {
      return MethodHandles.lookup().unreflect(component.getAccessor()).asType(READER);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("a record that can't be read: " + component, e);
    }
  }

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
        for (MethodHandle component : COMPONENTS.get(composed.getClass())) {
          if (mentions(component(composed, component), part, closed)) {
            yield true;
          }
        }
        yield false;
      }
      default -> false;
    };
  }

  private static Object component(Record composed, MethodHandle component) {
    try {
      return component.invokeExact(composed);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("a record that can't be read: " + composed, e);
    }
  }
}
