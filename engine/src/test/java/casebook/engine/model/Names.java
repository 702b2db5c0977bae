package casebook.engine.model;

import casebook.engine.board.Id;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.ruling.Source;
import casebook.rules.RuleNumber;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Gives every player and permanent in a board, a move or a ruling another name, and changes nothing
 * else.
 *
 * @param newName the other name of each
 */
record Names(UnaryOperator<Id> newName) {
  /** The same thing with the other names in it. */
  @SuppressWarnings("unchecked")
  <T> T in(T thing) {
    return (T) renamed(thing);
  }

  private Object renamed(Object thing) {
    return switch (thing) {
      case Id id -> newName.apply(id);
      case Source source -> renamed(source);
      // What a text says names nobody, nor does the number of a rule.
      case Effect _, Ability _, RuleNumber _ -> thing;
      case Optional<?> optional -> optional.map(this::renamed);
      case List<?> list -> list.stream().<Object>map(this::renamed).toList();
      case Set<?> set -> {
        var all = new LinkedHashSet<>();
        set.forEach(one -> all.add(renamed(one)));
        yield all;
      }
      case Map<?, ?> map -> {
        var all = new LinkedHashMap<>();
        map.forEach((key, value) -> all.put(renamed(key), renamed(value)));
        yield all;
      }
      case Record parts -> renamed(parts);
      default -> thing;
    };
  }

  /** A source without a permanent may be a player, whose name then stands for it. */
  private Source renamed(Source source) {
    Optional<Id> permanent = source.permanent().map(newName);
    return new Source(newName.apply(new Id(source.name())).value(), permanent);
  }

  private Object renamed(Record parts) {
    return PARTS.get(parts.getClass()).renamed(parts, this);
  }

  /** How records of a kind are taken apart and put together. */
  private record Parts(List<Method> accessors, Constructor<?> constructor) {
    static Parts of(Class<?> kind) {
      try {
        var accessors = new ArrayList<Method>();
        var types = new ArrayList<Class<?>>();
        for (RecordComponent component : kind.getRecordComponents()) {
          component.getAccessor().setAccessible(true);
          accessors.add(component.getAccessor());
          types.add(component.getType());
        }
        Constructor<?> constructor = kind.getDeclaredConstructor(types.toArray(Class<?>[]::new));
        constructor.setAccessible(true);
        return new Parts(accessors, constructor);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("can't take apart " + kind, e);
      }
    }

    Object renamed(Record parts, Names names) {
      try {
        var values = new Object[accessors.size()];
        for (int index = 0; index < values.length; index++) {
          values[index] = names.renamed(accessors.get(index).invoke(parts));
        }
        return constructor.newInstance(values);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("can't rename " + parts, e);
      }
    }
  }

  private static final ClassValue<Parts> PARTS =
      new ClassValue<>() {
        @Override
        protected Parts computeValue(Class<?> kind) {
          return Parts.of(kind);
        }
      };
}
