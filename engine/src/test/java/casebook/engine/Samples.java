package casebook.engine;

import casebook.engine.board.Id;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Reason;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** One value of each kind of reason, or one for each constant where a kind has an enum in it. */
final class Samples {
  private Samples() {}

  static List<Reason> reasons() {
    var reasons = new ArrayList<Reason>();
    for (Class<?> kind : kinds(Reason.class)) {
      reasons.addAll(samples(kind));
    }
    return reasons;
  }

  /** The records of a sealed interface. */
  static List<Class<?>> kinds(Class<?> sealed) {
    if (!sealed.isSealed()) {
      return List.of(sealed);
    }
    return Arrays.stream(sealed.getPermittedSubclasses())
        .flatMap(kind -> kinds(kind).stream())
        .toList();
  }

  private static List<Reason> samples(Class<?> kind) {
    List<List<Object>> arguments = List.of(List.of());
    for (RecordComponent component : kind.getRecordComponents()) {
      var longer = new ArrayList<List<Object>>();
      for (List<Object> before : arguments) {
        for (Object value : values(component.getType())) {
          var all = new ArrayList<>(before);
          all.add(value);
          longer.add(all);
        }
      }
      arguments = longer;
    }
    return arguments.stream().map(values -> make(kind, values)).toList();
  }

  private static Reason make(Class<?> kind, List<Object> values) {
    Class<?>[] types =
        Arrays.stream(kind.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new);
    try {
      return (Reason) kind.getDeclaredConstructor(types).newInstance(values.toArray());
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(kind.getName(), e);
    }
  }

  private static List<Object> values(Class<?> type) {
    if (type.isEnum()) {
      return List.of(type.getEnumConstants());
    }
    return List.of(
        switch (type.getSimpleName()) {
          case "Id" -> new Id("sample");
          case "String" -> "sample";
          case "int" -> 1;
          case "List" -> List.of();
          case "Attack" -> Attack.NONE;
          case "Price" -> Price.NOTHING;
          case "Stated" -> new Stated(Source.named("sample"), "", new Effect.Detained(Filter.SELF));
          default -> throw new AssertionError("no sample of " + type);
        });
  }
}
