package casebook.site.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every pattern of the program looks at each sign of a hostile text a bounded number of times, and
 * calls itself at none. What is counted are the signs that it looks at, so that the machine doesn't
 * matter. {@code -Dcasebook.shape=1000000} makes the texts of a megabyte.
 */
@Tag("long")
class PatternsTest {
  private static final Path ROOT = Path.of(System.getProperty("casebook.root", ".."));

  /** Long enough that a pattern that calls itself for each sign overflows. */
  private static final int LENGTH = Integer.getInteger("casebook.shape", 20_000);

  private static final int LENGTH_OF_PAIRS = Math.min(LENGTH, 1_500);

  /** How often a sign may be looked at; a pattern that begins anew at each of them does 750. */
  private static final int LOOKS = 300;

  /** A pattern that is written where it is used. */
  private static final Pattern INLINE =
      Pattern.compile(
          "(\\.(?:replaceAll|replaceFirst|split|matches)|Pattern\\s*\\.compile)\\(\\s*\"((?:\\\\.|[^\"\\\\])*+)\"\\s*([,)])");

  /** Patterns that only ever read files which come with the program. */
  private static final Set<String> OF_OWN_FILES =
      Set.of(
          "Alike.COMMA",
          "AskedElsewhere.SEMICOLON",
          "Askings.SEMICOLON",
          "Bridge.BAR",
          "Bridge.COMMA",
          "Contents.SEE",
          "RuleWords.POINTS",
          "RuleWords.SEMICOLON",
          "Topic.COMMA");

  private static final Pattern VARIABLE = Pattern.compile("(?:Matcher|var) (\\w+)\\s*=\\s*$");
  private static final Pattern JAVA_ESCAPE = Pattern.compile("(?<!\\\\)\\\\u([0-9a-fA-F]{4})");
  private static final String SOURCES = "src/main/java/";
  private static final ClassLoader LOADER = PatternsTest.class.getClassLoader();

  /** A word, or a sign, of a pattern. */
  private static final Pattern PIECE =
      Pattern.compile("\\\\([a-zA-Z])|\\\\(.)|([a-zA-Z]{2,})|([^\\\\])", Pattern.DOTALL);

  /** Signs of the kinds that patterns name. */
  private static final Map<String, List<String>> KINDS =
      Map.of(
          "s", List.of(" ", "\n"),
          "S", List.of("a"),
          "d", List.of("5"),
          "D", List.of("a"),
          "w", List.of("a"),
          "W", List.of(" "),
          "R", List.of("\n", "\r"),
          "n", List.of("\n"),
          "t", List.of("\t"),
          "b", List.of("a", " "));

  private static final String END = "\u0001";

  /** How much of a text a pattern is asked about. */
  private enum Use {
    WHOLE,
    BEGINNING,
    ANYWHERE
  }

  private record Used(Pattern pattern, Use use) {}

  /** A text that counts the signs that are looked at, up to a bound. */
  private record Counted(String text, AtomicLong left) implements CharSequence {
    @Override
    public int length() {
      return text.length();
    }

    @Override
    public char charAt(int index) {
      if (left.getAndDecrement() == 0) {
        throw new IllegalStateException("looks at its signs again and again");
      }
      return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      return text.substring(start, end);
    }

    @Override
    public String toString() {
      return text;
    }
  }

  @Test
  void every_pattern_looks_at_each_sign_a_bounded_number_of_times() throws Exception {
    Map<String, Used> patterns = patterns();
    assertThat(patterns).hasSizeGreaterThan(300);
    assertThat(patterns.keySet()).containsAll(OF_OWN_FILES);
    var wrong = new ArrayList<String>();
    patterns.forEach((place, used) -> {
      if (!OF_OWN_FILES.contains(place)) {
        wrong(used).ifPresent(why -> wrong.add(place + ": " + why));
      }
    });
    assertThat(wrong).isEmpty();
  }

  private static Optional<String> wrong(Used used) {
    Set<String> units = units(used.pattern());
    Stream<String> single = units.stream().flatMap(unit -> texts(unit, LENGTH));
    Stream<String> pairs =
        units.stream()
            .flatMap(one ->
                units.stream()
                    .filter(other -> !other.equals(one))
                    .flatMap(other -> texts(one + other, LENGTH_OF_PAIRS)));
    return Stream.concat(single, pairs).flatMap(text -> wrong(used, text).stream()).findFirst();
  }

  private static Stream<String> texts(String unit, int length) {
    String many = unit.repeat(length / unit.length());
    return Stream.of(many, many + END);
  }

  private static Optional<String> wrong(Used used, String text) {
    Matcher matcher =
        used.pattern().matcher(new Counted(text, new AtomicLong((long) LOOKS * text.length())));
    String shape = text.substring(0, 12).replace("\n", "\\n") + "… ";
    try {
      switch (used.use()) {
        case WHOLE -> matcher.matches();
        case BEGINNING -> matcher.lookingAt();
        case ANYWHERE -> matcher.results().forEach(_ -> {});
      }
      return Optional.empty();
    } catch (IllegalStateException e) {
      return Optional.of(shape + e.getMessage() + " in " + used);
    } catch (StackOverflowError _) {
      return Optional.of(shape + "overflows the stack in " + used);
    }
  }

  /** What texts are made of that a pattern may take for the beginning of what it looks for. */
  private static Set<String> units(Pattern pattern) {
    var units = new LinkedHashSet<>(List.of("a", " ", "\n", "5"));
    Matcher piece = PIECE.matcher(pattern.pattern());
    while (piece.find() && units.size() < 24) {
      if (piece.group(1) != null) {
        units.addAll(KINDS.getOrDefault(piece.group(1), List.of()));
      } else if (piece.group(2) != null) {
        units.add(piece.group(2));
      } else if (piece.group(3) != null) {
        units.add(piece.group(3) + " ");
      } else {
        units.add(piece.group(4));
      }
    }
    return units;
  }

  private static Map<String, Used> patterns() throws IOException, ReflectiveOperationException {
    var patterns = new LinkedHashMap<String, Used>();
    for (Path source : sources()) {
      String text = Files.readString(source);
      var kept = new LinkedHashMap<String, Pattern>();
      if (text.contains("import java.util.regex.Pattern;")) {
        String path = source.toString().replace(File.separatorChar, '/');
        String name = path.substring(path.indexOf(SOURCES) + SOURCES.length());
        collect(
            Class.forName(name.replaceFirst("\\.java$", "").replace('/', '.'), false, LOADER),
            kept);
      }
      kept.forEach((place, pattern) -> patterns.put(place, new Used(pattern, use(place, text))));
      List<String> known = kept.values().stream().map(Pattern::pattern).toList();
      Matcher inline = INLINE.matcher(text);
      while (inline.find()) {
        String literal = literal(inline.group(2));
        if (!known.contains(literal)) {
          patterns.putIfAbsent(
              source.getFileName() + " " + literal,
              new Used(
                  Pattern.compile(literal),
                  inline.group(1).equals(".matches") ? Use.WHOLE : Use.ANYWHERE));
        }
      }
    }
    return patterns;
  }

  private static String literal(String written) {
    return JAVA_ESCAPE
        .matcher(written)
        .replaceAll(code ->
            Matcher.quoteReplacement(Character.toString(Integer.parseInt(code.group(1), 16))))
        .translateEscapes();
  }

  /**
   * What a class does with a pattern that only it knows: anything, where that isn't plain to see.
   *
   * @param place the class and the field
   */
  private static Use use(String place, String source) {
    String name = place.substring(place.indexOf('.') + 1);
    if (!source.contains("private static final Pattern " + name + " =")) {
      return Use.ANYWHERE;
    }
    Use most = Use.WHOLE;
    Matcher mention = Pattern.compile("(?<![.\\w])" + name + "\\b(?! =)").matcher(source);
    while (mention.find()) {
      Use one = use(source, mention.start(), mention.end());
      most = one.compareTo(most) > 0 ? one : most;
    }
    return most;
  }

  private static Use use(String source, int start, int end) {
    String after = source.substring(end).stripLeading();
    if (source.startsWith("usePattern(", start - "usePattern(".length())) {
      return after.startsWith(").lookingAt()") ? Use.BEGINNING : Use.ANYWHERE;
    }
    if (after.startsWith(".asMatchPredicate()")) {
      return Use.WHOLE;
    }
    if (!after.startsWith(".matcher(")) {
      return Use.ANYWHERE;
    }
    int open = 1;
    int at = ".matcher(".length();
    for (; open > 0; at++) {
      open += after.charAt(at) == '(' ? 1 : after.charAt(at) == ')' ? -1 : 0;
    }
    String then = after.substring(at).stripLeading();
    if (then.startsWith(".matches()")) {
      return Use.WHOLE;
    }
    if (then.startsWith(".lookingAt()")) {
      return Use.BEGINNING;
    }
    Matcher variable = VARIABLE.matcher(source.substring(0, start));
    if (!then.startsWith(";") || !variable.find()) {
      return Use.ANYWHERE;
    }
    String called = "(?<![.\\w])" + variable.group(1) + "\\s*\\.\\s*";
    if (Pattern.compile(called + "(?:find|results|replace\\w+|region|append\\w+)\\(")
        .matcher(source)
        .find()) {
      return Use.ANYWHERE;
    }
    return Pattern.compile(called + "lookingAt\\(").matcher(source).find()
        ? Use.BEGINNING
        : Use.WHOLE;
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(ROOT)) {
      return files
          .filter(path -> path.toString().replace(File.separatorChar, '/').contains(SOURCES))
          .filter(path -> path.toString().endsWith(".java"))
          .sorted()
          .toList();
    }
  }

  /** The patterns of a class, and of those in it, which it keeps for good. */
  private static void collect(Class<?> owner, Map<String, Pattern> patterns)
      throws ReflectiveOperationException {
    for (Field field : owner.getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers()) && mentionsPattern(field)) {
        field.setAccessible(true);
        collect(owner.getSimpleName() + "." + field.getName(), field.get(null), patterns);
      }
    }
    for (Class<?> inner : owner.getDeclaredClasses()) {
      collect(inner, patterns);
    }
  }

  /** A pattern, or what holds some: a list, a map, or a record or constant with fields for them. */
  private static boolean mentionsPattern(Field field) {
    return field.getGenericType().getTypeName().contains(Pattern.class.getName())
        || Stream.of(field.getDeclaringClass(), field.getType())
            .filter(type -> type.isRecord() || type.isEnum())
            .flatMap(type -> Stream.of(type.getDeclaredFields()))
            .anyMatch(
                part -> !Modifier.isStatic(part.getModifiers()) && part.getType() == Pattern.class);
  }

  private static void collect(String place, @Nullable Object held, Map<String, Pattern> into)
      throws ReflectiveOperationException {
    switch (held) {
      case null -> {}
      case Pattern pattern -> into.put(place, pattern);
      case Map<?, ?> map -> {
        collect(place + " keys", map.keySet(), into);
        collect(place, map.values(), into);
      }
      case Object[] array -> collect(place, List.of(array), into);
      case Collection<?> many -> {
        int number = 0;
        for (Object one : many) {
          collect(place + "[" + number++ + "]", one, into);
        }
      }
      case Object one when one instanceof Record || one instanceof Enum<?> -> {
        for (Field part : one.getClass().getDeclaredFields()) {
          if (!Modifier.isStatic(part.getModifiers()) && part.getType() == Pattern.class) {
            part.setAccessible(true);
            collect(place + "." + part.getName(), part.get(one), into);
          }
        }
      }
      default -> {}
    }
  }
}
