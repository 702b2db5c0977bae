package casebook;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.board.Permanent;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** The directions between the modules, and what the engine must not touch. */
class ArchitectureTest {

  private static final JavaClasses CASEBOOK =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("casebook");

  @Test
  void all_four_modules_are_looked_at() {
    assertThat(CASEBOOK.stream().map(ArchitectureTest::module))
        .contains("rules", "engine", "index", "site");
  }

  @Test
  void rules_text_knows_texts_and_nothing_else() {
    classes()
        .that()
        .resideInAPackage("casebook.rules..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("casebook.rules..", "java..", "org.jspecify..")
        .check(CASEBOOK);
  }

  @Test
  void the_engine_knows_the_texts_and_java() {
    classes()
        .that()
        .resideInAPackage("casebook.engine..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("casebook.engine..", "casebook.rules..", "java..", "org.jspecify..")
        .check(CASEBOOK);
  }

  /**
   * Those that look at what a permanent is by itself, or has before any effect, and why: all others
   * ask what the layers have made of it (613).
   */
  private static final Map<String, String> ASK_WHAT_IT_IS_BY_ITSELF =
      Map.of(
          "PossibleTypes", "tells what it may be where an effect can't be read (508.1c)",
          "Changed", "a change by the case is made to what it is by itself, before the layers",
          "InEitherCase", "supposes the conditions that the case leaves open of its stated text",
          "OnlyHaste", "looks for any sentence of the case that asks for haste, in force or not",
          "OnlyAnimates", "looks for any sentence of the case that may ask for types, lost or not",
          "ControlReverts", "finds who controls a permanent by the case, before the layers",
          "ThoughRestricted", "looks up the sentence of the case whose result isn't listed",
          "Accounting", "tells of the sentences of phased-out permanents, which no layer sees");

  private static final Set<String> BY_ITSELF =
      Set.of("own", "byItself", "abilities", "givenAbilities", "losesAbilities");

  @Test
  void rules_ask_what_a_permanent_is_now() {
    for (String method : BY_ITSELF) {
      noClasses()
          .that()
          .resideInAnyPackage(
              "casebook.engine",
              "casebook.engine.account..",
              "casebook.engine.rule50*..",
              "casebook.engine.force..",
              "casebook.engine.maximum..",
              "casebook.engine.meaning..",
              "casebook.engine.payment..",
              "casebook.engine.play..")
          .and(
              DescribedPredicate.not(
                  DescribedPredicate.describe(
                      "have a reason to look before the layers",
                      (JavaClass type) ->
                          ASK_WHAT_IT_IS_BY_ITSELF.keySet().stream()
                              .anyMatch(name -> isOrIsIn(type, name)))))
          .should()
          .callMethod(Permanent.class, method)
          .check(CASEBOOK);
    }
  }

  /** An exception that nothing needs any more is taken off the list. */
  @Test
  void each_that_may_ask_what_a_permanent_is_by_itself_does() {
    for (String name : ASK_WHAT_IT_IS_BY_ITSELF.keySet()) {
      assertThat(CASEBOOK.stream().filter(type -> isOrIsIn(type, name)))
          .as(name)
          .anyMatch(type ->
              type.getMethodCallsFromSelf().stream()
                  .anyMatch(call ->
                      call.getTargetOwner().isEquivalentTo(Permanent.class)
                          && BY_ITSELF.contains(call.getName())));
    }
  }

  /** The class of this name in the engine, or one inside of it. */
  private static boolean isOrIsIn(JavaClass type, String name) {
    return type.getPackageName().startsWith("casebook.engine")
        && (type.getName() + "$").startsWith(type.getPackageName() + "." + name + "$");
  }

  @Test
  void the_search_for_the_maximum_knows_no_home_of_a_rule() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "casebook.engine.board..",
            "casebook.engine.effect..",
            "casebook.engine.maximum..",
            "casebook.engine.move..",
            "casebook.engine.payment..",
            "casebook.engine.reading..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("casebook.engine.rule50*..", "casebook.engine.play..")
        .check(CASEBOOK);
  }

  /**
   * The rules define terms by one another: 506.1 sends its reader to 508.8, 506.2 to 508.5, and
   * what "defending player" or "attacks alone" means in a card's text is said by 508.5 and 506.5.
   * So the homes of these terms may be asked from anywhere. What they ask themselves still counts.
   */
  private static final DescribedPredicate<JavaClass> DEFINES_A_TERM =
      DescribedPredicate.describe(
          "define a term",
          type ->
              Set.of("Rule506_2", "Rule506_5", "Rule506_6", "Rule508_5", "Rule508_8")
                  .contains(type.getSimpleName()));

  @Test
  void every_package_is_free_of_cycles() {
    slices()
        .matching("casebook.(**)")
        .should()
        .beFreeOfCycles()
        .ignoreDependency(DescribedPredicate.alwaysTrue(), DEFINES_A_TERM)
        .check(CASEBOOK);
  }

  @Test
  void the_engine_is_pure() {
    noClasses()
        .that()
        .resideInAPackage("casebook.engine..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.io..",
            "java.net..",
            "java.nio.file..",
            "java.time..",
            "java.util.logging..",
            "java.util.concurrent..")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.util.Random")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .check(CASEBOOK);
  }

  @Test
  void the_index_knows_the_texts_and_the_libraries_of_search() {
    classes()
        .that()
        .resideInAPackage("casebook.index..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "casebook.index..",
            "casebook.rules..",
            "opennlp..",
            "org.apache.lucene..",
            "java..",
            "org.jspecify..")
        .check(CASEBOOK);
  }

  @Test
  void only_the_site_speaks_http_and_html() {
    noClasses()
        .that()
        .resideOutsideOfPackage("casebook.site..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("io.javalin..", "org.thymeleaf..", "tools.jackson..", "picocli..")
        .check(CASEBOOK);
  }

  @Test
  void every_package_is_null_marked() throws ClassNotFoundException {
    Set<String> packages =
        CASEBOOK.stream()
            .map(JavaClass::getPackageName)
            .collect(Collectors.toCollection(TreeSet::new));
    for (String name : packages) {
      Class<?> info = Class.forName(name + ".package-info");
      assertThat(info.isAnnotationPresent(NullMarked.class)).as(name).isTrue();
    }
  }

  /** A name that means two things in a module makes its reader look up which one is meant. */
  @Test
  void no_two_types_of_a_module_share_a_name() {
    Map<String, List<String>> byName =
        CASEBOOK.stream()
            .filter(JavaClass::isTopLevelClass)
            .filter(type -> !type.getSimpleName().equals("package-info"))
            .collect(
                Collectors.groupingBy(
                    type -> module(type) + ": " + type.getSimpleName(),
                    TreeMap::new,
                    Collectors.mapping(JavaClass::getName, Collectors.toList())));
    assertThat(byName).allSatisfy((name, types) -> assertThat(types).as(name).hasSize(1));
  }

  private static String module(JavaClass type) {
    return type.getPackageName().split("\\.", 3)[1];
  }
}
