package casebook.engine.effect.notation;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Effects with other conditions in place of some. */
public final class Rewritten {
  private Rewritten() {}

  /** The same effect with other conditions, wherever in it they stand. */
  public static Effect of(Effect effect, Map<Condition, Condition> conditions) {
    return conditions.isEmpty() ? effect : (Effect) rewritten(effect, conditions);
  }

  /** The same ability with other conditions in its effects. */
  public static Ability of(Ability ability, Map<Condition, Condition> conditions) {
    return ability.meaning() instanceof Meaning.Read(var effects)
        ? new Ability(
            ability.text(),
            ability.frame(),
            new Meaning.Read(effects.stream().map(effect -> of(effect, conditions)).toList()))
        : ability;
  }

  private static Object rewritten(Object value, Map<Condition, Condition> conditions) {
    if (value instanceof Condition condition && conditions.containsKey(condition)) {
      return conditions.get(condition);
    }
    if (value instanceof Condition.Not(var denied)) {
      return Condition.not((Condition) rewritten(denied, conditions));
    }
    return switch (value) {
      case Optional<?> optional -> optional.map(one -> rewritten(one, conditions));
      case List<?> list -> list.stream().map(one -> rewritten(one, conditions)).toList();
      case Record record when record.getClass().getPackage() == Effect.class.getPackage() ->
          rewritten(record, conditions);
      default -> value;
    };
  }

  private static Object rewritten(Record record, Map<Condition, Condition> conditions) {
    Shape shape = Shape.of(record.getClass());
    Object[] values =
        shape.parts().stream().map(part -> rewritten(part.of(record), conditions)).toArray();
    try {
      return shape.constructor().orElseThrow().newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("a record that can't be made: " + record, e);
    }
  }
}
