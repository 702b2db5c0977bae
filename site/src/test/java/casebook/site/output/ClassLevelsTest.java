package casebook.site.output;

import static casebook.site.output.RulingsOf.creature;
import static casebook.site.output.RulingsOf.declaring;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** The levels of a Class (716): each is gained after the one before it (716.2a). */
class ClassLevelsTest {
  private static final String CLASS =
      """
      - {id: drill, name: Drill, types: [enchantment], subtypes: [class], controller: ann, %s,
         text: "{1}: Level 2\\nCreatures you control attack each combat if able.\\n{2}: Level 3\\nCreatures with flying can't attack."}
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          state: {level: 1}                        | legal   |
          state: {level: 2}                        | illegal | 508.1d
          state: {level: 3}                        | illegal | 508.1d
          state: {level3: true}                    | illegal | 508.1d
          state: {level2: true}                    | illegal | 508.1d
          state: {level2: false}                   | legal   |
          "holds: {level 3 or greater: true}"      | illegal | 508.1d
          "holds: {level3: true}"                  | illegal | 508.1d
          "holds: {level 2 or greater: false}"     | legal   |
          """)
  void a_class_of_a_level_has_what_the_levels_before_gave(
      String says, String verdict, String rule) {
    JsonNode ruling =
        declaring(creature("bear", "ann", "") + CLASS.formatted(says.replace("\"", "")), "[]");

    assertThat(ruling.path("verdict").asString()).isEqualTo(verdict);
    assertThat(ruling.path("decidedBy").asString("")).isEqualTo(rule == null ? "" : rule);
  }

  @ParameterizedTest
  @CsvSource({
    "level: 2, legal",
    "level: 3, illegal",
    "level3: true, illegal",
    "level2: false, legal"
  })
  void a_level_that_is_not_reached_gives_nothing(String says, String verdict) {
    String bird = creature("bird", "ann", "Flying");
    JsonNode ruling =
        declaring(
            bird + CLASS.formatted("state: {" + says + "}"), "[{attacker: bird, target: bob}]");

    assertThat(ruling.path("verdict").asString()).isEqualTo(verdict);
  }
}
