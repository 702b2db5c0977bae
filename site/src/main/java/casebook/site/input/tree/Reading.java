package casebook.site.input.tree;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What comes of reading a text: what it means, or what is wrong with it. */
public sealed interface Reading<T> {

  /** It can be worked with. */
  record Good<T>(T value) implements Reading<T> {}

  /** It is neither JSON nor YAML, as the case may be. */
  record Unparseable<T>(List<Problem> problems) implements Reading<T> {}

  /** It can be parsed, but says something that can't be. */
  record Wrong<T>(List<Problem> problems) implements Reading<T> {}

  /** The same of what a function makes of the value. */
  default <R> Reading<R> map(Function<T, R> function) {
    return switch (this) {
      case Good<T>(var value) -> new Good<>(function.apply(value));
      case Unparseable<T>(var problems) -> new Unparseable<>(problems);
      case Wrong<T>(var problems) -> new Wrong<>(problems);
    };
  }

  /** Reads a text by what reads its outermost value; anything noted as a problem makes it wrong. */
  static <T> Reading<T> of(String text, CaseFormat format, Function<Value, Optional<T>> reader) {
    TreeReader.Result parsed = TreeReader.read(text, format);
    if (parsed.tree().isEmpty()) {
      return new Unparseable<>(parsed.problems());
    }
    if (!parsed.problems().isEmpty()) {
      return new Wrong<>(parsed.problems());
    }
    var problems = new Problems();
    Optional<T> value =
        reader.apply(new Value(parsed.tree().get(), new FieldPath.Whole(), problems));
    return value.isPresent() && problems.isEmpty()
        ? new Good<>(value.get())
        : new Wrong<>(problems.list());
  }
}
