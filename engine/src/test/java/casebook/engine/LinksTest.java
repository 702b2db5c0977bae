package casebook.engine;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Homes.Home;
import casebook.engine.ruling.Reason;
import casebook.engine.ruling.Reason.NotReselectable;
import casebook.rules.Cr;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The links between the rules, the code that executes them, its tests, and all that cites them. */
class LinksTest {
  private static final Path ROOT = Path.of(System.getProperty("casebook.root", ".."));
  private static final Path MAIN = ROOT.resolve("engine/src/main/java/casebook/engine");
  private static final Path TESTS = ROOT.resolve("engine/src/test/java");

  private static final Edition EDITION = Editions.builtIn().named("2026-09-25").orElseThrow();

  /** The rules of 506 and 508, as many as the edition has. */
  private static final int RULES = 67;

  private static final Pattern CITED =
      Pattern.compile("(?<![\\d.])50[68]\\.\\d+[a-z]?(?![a-z\\d])");

  /** Written where the subject is that there is no such rule, or how a number is sorted. */
  private static final Set<String> WRITTEN_AS_NO_RULES =
      Set.of(
          "508.0", "508.1d", "508.010", "508.10", "508.1l", "508.2l", "508.8l", "508.1o", "508.1z",
          "508.9", "508.99", "506.2g", "506.40", "508.1s", "508.4k", "508.555");

  /** Fewer than these would mean that we look in the wrong places. */
  private static final int FEWEST_FILES = 300;

  private static final int FEWEST_CITATIONS = 1000;

  /** Where the judged queries are. */
  private static final Path QUERIES = Path.of("site/src/test/resources/casebook/site/measure");

  /** A judged query with a number that is no rule's; what answers it stands after it. */
  private static final Pattern ASKED_WRONGLY = Pattern.compile("(?m)^wrong number \\|[^|]*\\|");

  private static List<Rule> rules() {
    return EDITION.rules().stream()
        .filter(
            rule -> rule.number().sectionNumber() == 506 || rule.number().sectionNumber() == 508)
        .toList();
  }

  @Test
  void every_rule_has_exactly_one_home_in_the_order_of_the_book() {
    assertThat(rules()).hasSize(RULES);
    assertThat(Homes.all())
        .extracting(Home::rule)
        .containsExactlyElementsOf(rules().stream().map(Rule::number).toList());
  }

  @Test
  void a_home_is_named_after_its_rule() {
    for (Home home : Homes.all()) {
      String name = "Rule" + home.rule().toString().replace('.', '_');
      assertThat(home.type().getSimpleName()).isEqualTo(name);
      assertThat(home.type().getPackageName())
          .isEqualTo("casebook.engine.rule" + home.rule().sectionNumber());
    }
  }

  @Test
  void no_class_is_named_after_a_rule_without_being_its_home() {
    Set<String> homes =
        Homes.all().stream()
            .map(home -> home.type().getSimpleName())
            .collect(toCollection(TreeSet::new));
    assertThat(named(MAIN, Pattern.compile("(Rule\\d+_\\w+)\\.java"))).isEqualTo(homes);
  }

  @Test
  void a_test_is_named_after_every_rule_and_stands_where_its_home_does() {
    for (Home home : Homes.all()) {
      String test = home.type().getName().replace('.', '/') + "Test.java";
      assertThat(TESTS.resolve(test)).as("the test of %s", home.rule()).exists();
    }
  }

  @Test
  void a_home_quotes_its_rule_as_the_edition_has_it() {
    for (Home home : Homes.all()) {
      Cr quoted = Objects.requireNonNull(home.type().getAnnotation(Cr.class));
      assertThat(quoted.edition()).isEqualTo(EDITION.name());
      assertThat(spaced(quoted.text()))
          .as("%s quotes rule %s: read the rule again", home.type().getSimpleName(), home.rule())
          .isEqualTo(spaced(EDITION.rule(home.rule()).orElseThrow().text()));
    }
  }

  @Test
  void the_number_that_a_home_cites_is_its_own() throws ReflectiveOperationException {
    for (Home home : Homes.all()) {
      for (var field : home.type().getDeclaredFields()) {
        if (field.getType() == RuleNumber.class) {
          field.setAccessible(true);
          assertThat(field.get(null)).as(home.type().getSimpleName()).isEqualTo(home.rule());
        }
      }
    }
  }

  @Test
  void a_home_is_composed_by_the_class_that_says_so() throws IOException {
    for (Home home : Homes.all()) {
      assertThat(Files.readString(source(home.by())))
          .as("%s is executed by or defines a term of %s", home.rule(), home.by())
          .containsPattern("\\b" + home.type().getSimpleName() + "\\b");
    }
  }

  @Test
  void a_test_shows_each_rule_applying_and_another_where_it_does_not() throws Exception {
    var applies = new TreeSet<String>();
    var doesNotApply = new TreeSet<String>();
    for (Class<?> tests : testClasses()) {
      for (Method test : tests.getDeclaredMethods()) {
        Applies one = test.getAnnotation(Applies.class);
        DoesNotApply other = test.getAnnotation(DoesNotApply.class);
        if (one != null || other != null) {
          assertThat(test.isAnnotationPresent(Test.class)).as("%s is a test", test).isTrue();
        }
        applies.addAll(one == null ? List.of() : List.of(one.value()));
        doesNotApply.addAll(other == null ? List.of() : List.of(other.value()));
      }
    }
    Set<String> all =
        rules().stream().map(rule -> rule.number().toString()).collect(toCollection(TreeSet::new));
    assertThat(applies).as("rules that a test marked @Applies shows").isEqualTo(all);
    assertThat(doesNotApply).as("rules that a test marked @DoesNotApply shows").isEqualTo(all);
  }

  @Test
  void each_kind_of_reason_belongs_to_one_rule() {
    Map<Class<?>, Set<RuleNumber>> rules = new HashMap<>();
    for (Reason reason : Samples.reasons()) {
      rules.computeIfAbsent(reason.getClass(), _ -> new TreeSet<>()).add(reason.rule());
      assertThat(EDITION.rule(reason.rule())).as("%s", reason).isPresent();
    }
    Set<RuleNumber> ofReselection =
        Objects.requireNonNull(rules.remove(NotReselectable.class), "no sample");
    assertThat(ofReselection).hasSameSizeAs(NotReselectable.Limit.values());
    assertThat(rules.values()).allSatisfy(one -> assertThat(one).hasSize(1));
    assertThat(rules.keySet())
        .as("every kind of reason but the reselection")
        .hasSize(Samples.kinds(Reason.class).size() - 1);
  }

  @Test
  void a_reason_is_given_only_by_the_home_of_its_rule() {
    Map<String, Set<String>> givers = new TreeMap<>();
    Map<String, Set<String>> homes = new TreeMap<>();
    for (Reason reason : Samples.reasons()) {
      String kind = reason.getClass().getSimpleName();
      Home home = Homes.of(reason.rule()).orElseThrow();
      homes.computeIfAbsent(kind, _ -> new TreeSet<>()).add(home.type().getSimpleName() + ".java");
      givers.computeIfAbsent(kind, LinksTest::filesThatMake);
    }
    assertThat(givers).isEqualTo(homes);
  }

  private static Set<String> filesThatMake(String kind) {
    Pattern made = Pattern.compile("\\bnew (Reason\\.)?" + kind + "\\(");
    var files = new TreeSet<String>();
    for (Path file : files(MAIN)) {
      if (made.matcher(read(file)).find()) {
        files.add(file.getFileName().toString());
      }
    }
    return files;
  }

  @Test
  void every_rule_that_is_cited_anywhere_exists() {
    Map<String, List<String>> missing = new LinkedHashMap<>();
    int files = 0;
    int citations = 0;
    for (Path file : files(ROOT)) {
      if (!isWritten(ROOT.relativize(file))) {
        continue;
      }
      files++;
      String text = read(file);
      boolean queries = ROOT.relativize(file).startsWith(QUERIES);
      Matcher cited = CITED.matcher(queries ? ASKED_WRONGLY.matcher(text).replaceAll("") : text);
      while (cited.find()) {
        citations++;
        String number = cited.group();
        List<Edition> editions = isOf("engine", file) ? List.of(EDITION) : Editions.builtIn().all();
        boolean exists =
            RuleNumber.find(number).stream()
                .anyMatch(rule -> editions.stream().anyMatch(one -> one.rule(rule).isPresent()));
        if (!exists && (isOf("engine", file) || !WRITTEN_AS_NO_RULES.contains(number))) {
          missing
              .computeIfAbsent(number, _ -> new ArrayList<>())
              .add(ROOT.relativize(file).toString());
        }
      }
    }
    assertThat(missing).isEmpty();
    assertThat(files).as("files that were read").isGreaterThan(FEWEST_FILES);
    assertThat(citations).as("rules that are cited").isGreaterThan(FEWEST_CITATIONS);
  }

  private static boolean isOf(String module, Path file) {
    return ROOT.relativize(file).startsWith(module) && !file.endsWith("LinksTest.java");
  }

  /** Whether somebody wrote a file as text here; editions are what they are. */
  private static boolean isWritten(Path file) {
    String path = file.toString().replace('\\', '/');
    boolean text =
        Stream.of(
                ".java", ".md", ".html", ".json", ".jsonl", ".yaml", ".yml", ".txt", ".js", ".css",
                ".xml", ".svg")
            .anyMatch(path::endsWith);
    return text
        && !path.startsWith("rules-text/src/test/")
        && !path.startsWith("rules-text/src/main/resources/casebook/rules/");
  }

  private static String spaced(String text) {
    return text.strip().replaceAll("\\s+", " ");
  }

  private static Path source(Class<?> type) {
    return MAIN.resolve(
        type.getName().substring("casebook.engine.".length()).replace('.', '/') + ".java");
  }

  private static Set<String> named(Path folder, Pattern file) {
    return files(folder).stream()
        .map(path -> file.matcher(path.getFileName().toString()))
        .filter(Matcher::matches)
        .map(matcher -> matcher.group(1))
        .collect(toCollection(TreeSet::new));
  }

  private static List<Class<?>> testClasses() throws ClassNotFoundException {
    var classes = new ArrayList<Class<?>>();
    for (Path file : files(TESTS)) {
      String path = TESTS.relativize(file).toString().replace('\\', '/');
      if (path.endsWith("Test.java")) {
        classes.add(
            Class.forName(path.substring(0, path.length() - ".java".length()).replace('/', '.')));
      }
    }
    assertThat(classes).contains(LinksTest.class);
    return classes;
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
  }

  /** The files of a folder, without what is built, fetched or hidden. */
  private static List<Path> files(Path folder) {
    var files = new ArrayList<Path>();
    try (Stream<Path> entries = Files.list(folder)) {
      for (Path entry : entries.sorted().toList()) {
        String name = entry.getFileName().toString();
        if (Files.isDirectory(entry)) {
          if (!name.startsWith(".") && !Set.of("target", "node_modules").contains(name)) {
            files.addAll(files(entry));
          }
        } else {
          files.add(entry);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(folder.toString(), e);
    }
    return files;
  }
}
