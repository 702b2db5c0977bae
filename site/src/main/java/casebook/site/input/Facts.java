package casebook.site.input;

import casebook.engine.board.Fact;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Reads facts by free names, that cards' conditions look at. */
final class Facts {
  private Facts() {}

  static Map<String, Fact> read(Optional<Value> value) {
    return value.flatMap(Value::fields).map(fields -> read(fields.all())).orElse(Map.of());
  }

  static Map<String, Fact> read(Map<String, Value> values) {
    var facts = new LinkedHashMap<String, Fact>();
    values.forEach((name, value) -> {
      if (!value.isNothing()) {
        fact(value).ifPresent(fact -> facts.put(name, fact));
      }
    });
    return facts;
  }

  private static Optional<Fact> fact(Value value) {
    if (value.isFlag()) {
      return value.flag().map(Fact.Flag::new);
    }
    if (value.isText()) {
      return value.text().map(Fact.Text::new);
    }
    if (value.isNumber()) {
      var number = value.number(Integer.MIN_VALUE, Integer.MAX_VALUE);
      return number.isPresent() ? Optional.of(new Fact.Count(number.getAsInt())) : Optional.empty();
    }
    value.problem("A number, a text, true or false is expected here.");
    return Optional.empty();
  }
}
