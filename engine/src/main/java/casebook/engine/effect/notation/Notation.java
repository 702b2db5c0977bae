package casebook.engine.effect.notation;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Whom;
import casebook.engine.mana.Mana;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The one text form of effects and of everything they are made of: the constructors that make them,
 * such as {@code CantAttack(Self, Anything, Not(AttacksAlone))}. A number stands for a constant
 * amount, a list is in brackets, text in quotation marks, mana as its symbols; what is last and
 * says nothing ({@code Always}, {@code Anything}, no parameter) is left out. {@link #parse} is the
 * exact inverse of {@link #write}.
 */
public final class Notation {
  private static final Map<Type, Object> UNSAID =
      Map.of(Condition.class, Condition.ALWAYS, Whom.class, Whom.ANYTHING);

  private static final String NO_MANA = "NoMana";

  private Notation() {}

  /** A text that is not the notation of what was expected. */
  public static final class NotNotation extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;
    private final int position;

    private NotNotation(String problem, int position) {
      super(problem + " at position " + position);
      this.position = position;
    }

    /** Where the text stops making sense, counted from 0. */
    public int position() {
      return position;
    }
  }

  /** The notation of an effect, a filter, a condition or any other value of this package. */
  public static String write(Object value) {
    var text = new StringBuilder();
    write(value, text);
    return text.toString();
  }

  /** The effect that the notation means. */
  public static Effect parse(String text) {
    return parse(text, Effect.class);
  }

  /** The effects that the notation of a list means. */
  public static List<Effect> parseAll(String text) {
    var parser = new Parser(text);
    List<Object> effects = parser.list(Effect.class);
    parser.end();
    return effects.stream().map(Effect.class::cast).toList();
  }

  /** The value of an expected type that the notation means. */
  public static <T> T parse(String text, Class<T> expected) {
    var parser = new Parser(text);
    Object value = parser.value(expected);
    parser.end();
    return expected.cast(value);
  }

  private static void write(Object value, StringBuilder text) {
    switch (value) {
      case Amount.Constant(int number) -> text.append(number);
      case Integer number -> text.append(number);
      case String words -> quote(words, text);
      case Enum<?> constant -> text.append(constant.name());
      case Mana mana -> text.append(mana.symbols().isEmpty() ? NO_MANA : mana.text());
      case Optional<?> optional -> write(optional.map(List::of).orElse(List.of()), text);
      case List<?> list -> {
        text.append('[');
        writeAll(list, text);
        text.append(']');
      }
      case Record constructed -> {
        text.append(constructed.getClass().getSimpleName());
        List<Object> said = said(constructed);
        if (!said.isEmpty()) {
          text.append('(');
          writeAll(said, text);
          text.append(')');
        }
      }
      default -> throw new IllegalArgumentException("not a value of effects: " + value);
    }
  }

  private static void writeAll(List<?> values, StringBuilder text) {
    String separator = "";
    for (Object value : values) {
      text.append(separator);
      write(value, text);
      separator = ", ";
    }
  }

  private static void quote(String words, StringBuilder text) {
    text.append('"');
    for (int index = 0; index < words.length(); index++) {
      char sign = words.charAt(index);
      if (sign == '"' || sign == '\\') {
        text.append('\\');
      }
      text.append(sign);
    }
    text.append('"');
  }

  /** The components of a record without the last ones that say nothing. */
  private static List<Object> said(Record constructed) {
    List<Shape.Part> parts = Shape.of(constructed.getClass()).parts();
    var values = new ArrayList<Object>();
    for (Shape.Part part : parts) {
      values.add(part.of(constructed));
    }
    while (!values.isEmpty()) {
      Type type = parts.get(values.size() - 1).type();
      if (!unsaid(type).filter(values.getLast()::equals).isPresent()) {
        break;
      }
      values.removeLast();
    }
    return values;
  }

  private static Optional<Object> unsaid(Type type) {
    if (type instanceof ParameterizedType generic && generic.getRawType().equals(Optional.class)) {
      return Optional.of(Optional.empty());
    }
    return Optional.ofNullable(UNSAID.get(type));
  }

  /** Reads the notation from left to right, told at each place what type to expect. */
  private static final class Parser {
    private final String text;
    private int at;

    Parser(String text) {
      this.text = text;
    }

    void end() {
      blanks();
      if (at < text.length()) {
        throw new NotNotation("more text than the value needs", at);
      }
    }

    Object value(Type expected) {
      blanks();
      if (expected instanceof ParameterizedType generic) {
        List<Object> list = list(generic.getActualTypeArguments()[0]);
        return generic.getRawType().equals(Optional.class) ? list.stream().findFirst() : list;
      }
      if (expected.equals(int.class) || expected.equals(Integer.class)) {
        return number();
      }
      if (expected.equals(String.class)) {
        return words();
      }
      if (expected.equals(Mana.class)) {
        return mana();
      }
      boolean digit = at < text.length() && "-0123456789".indexOf(text.charAt(at)) >= 0;
      if (expected.equals(Amount.class) && digit) {
        return new Amount.Constant(number());
      }
      return constructed((Class<?>) expected);
    }

    List<Object> list(Type element) {
      sign('[');
      var values = new ArrayList<Object>();
      while (!looksAt(']')) {
        if (!values.isEmpty()) {
          sign(',');
        }
        values.add(value(element));
      }
      sign(']');
      return values;
    }

    private Object constructed(Class<?> expected) {
      int start = at;
      String name = name();
      Class<?> type =
          Shape.of(expected)
              .named(name)
              .orElseThrow(() ->
                  new NotNotation(
                      "no " + expected.getSimpleName() + " is called '" + name + "'", start));
      if (type.isEnum()) {
        for (Object constant : type.getEnumConstants()) {
          if (((Enum<?>) constant).name().equals(name)) {
            return constant;
          }
        }
        throw new NotNotation(
            "no " + expected.getSimpleName() + " is called '" + name + "'", start);
      }
      return construct(type, arguments(type), start);
    }

    private List<Object> arguments(Class<?> type) {
      var arguments = new ArrayList<Object>();
      boolean open = looksAt('(');
      if (open) {
        sign('(');
      }
      for (Shape.Part part : Shape.of(type).parts()) {
        if (!open || looksAt(')')) {
          Optional<Object> unsaid = unsaid(part.type());
          arguments.add(
              unsaid.orElseThrow(
                  () -> new NotNotation(type.getSimpleName() + " lacks " + part.name(), at)));
        } else {
          if (!arguments.isEmpty()) {
            sign(',');
          }
          arguments.add(value(part.type()));
        }
      }
      if (open) {
        sign(')');
      }
      return arguments;
    }

    private static Object construct(Class<?> type, List<Object> arguments, int start) {
      try {
        return Shape.of(type).constructor().orElseThrow().newInstance(arguments.toArray());
      } catch (InvocationTargetException e) {
        throw new NotNotation("not a possible " + type.getSimpleName(), start);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("a record that can't be made: " + type, e);
      }
    }

    private void blanks() {
      while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
        at++;
      }
    }

    private boolean looksAt(char sign) {
      blanks();
      return at < text.length() && text.charAt(at) == sign;
    }

    private void sign(char sign) {
      if (!looksAt(sign)) {
        throw new NotNotation("'" + sign + "' expected", at);
      }
      at++;
    }

    private String name() {
      blanks();
      int start = at;
      while (at < text.length()
          && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '_')) {
        at++;
      }
      if (at == start) {
        throw new NotNotation("a name expected", at);
      }
      return text.substring(start, at);
    }

    private int number() {
      blanks();
      int start = at;
      if (at < text.length() && text.charAt(at) == '-') {
        at++;
      }
      while (at < text.length() && Character.isDigit(text.charAt(at))) {
        at++;
      }
      try {
        return Integer.parseInt(text.substring(start, at));
      } catch (NumberFormatException e) {
        throw new NotNotation("a number expected", start);
      }
    }

    private String words() {
      sign('"');
      var words = new StringBuilder();
      while (at < text.length() && text.charAt(at) != '"') {
        if (text.charAt(at) == '\\') {
          at++;
        }
        if (at < text.length()) {
          words.append(text.charAt(at));
          at++;
        }
      }
      sign('"');
      return words.toString();
    }

    private Mana mana() {
      blanks();
      if (text.startsWith(NO_MANA, at)) {
        at += NO_MANA.length();
        return Mana.NONE;
      }
      int start = at;
      while (looksAt('{')) {
        int close = text.indexOf('}', at);
        at = close < 0 ? text.length() : close + 1;
      }
      return Mana.find(text.substring(start, at))
          .filter(mana -> !mana.symbols().isEmpty())
          .orElseThrow(() -> new NotNotation("mana symbols expected", start));
    }
  }
}
