package casebook.site.input.board;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Problem;
import casebook.site.input.tree.Reading;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What can't be so is refused with what to write instead; what can't be decided is not. */
class ContradictedTest {
  private static final CaseReader READER = new CaseReader(Editions.builtIn(), Catalogue.builtIn());

  private static List<Problem> problems(String permanents, String more) {
    String text =
        """
        players:
          - {id: ann}
          - {id: bob}
        permanents:
          - {id: bears, card: Grizzly Bears, controller: ann}
        %s
        %smoves:
          - declareAttackers: {attacks: []}
        """
            .formatted(permanents.indent(2).stripTrailing(), more);
    return switch (READER.read(text, CaseFormat.YAML)) {
      case Reading.Wrong<Case>(var found) -> found;
      case Reading.Unparseable<Case>(var found) -> throw new AssertionError(found);
      case Reading.Good<Case> _ -> List.of();
    };
  }

  private static Arguments wrong(String permanents, String path, int line, String message) {
    return Arguments.of(permanents, path, line, message);
  }

  private static Stream<Arguments> wrong() {
    return Stream.of(
        // 303.4c
        wrong("- {card: Pacifism, controller: bob}", "permanents[1]", 6, "“attachedTo”"),
        wrong(
            "- {id: a, types: [enchantment], subtypes: [Aura], controller: bob}",
            "permanents[1]",
            6,
            "an Aura"),
        // 303.4a
        wrong(
            "- {card: Pacifism, controller: bob, attachedTo: ann}",
            "permanents[1].attachedTo",
            6,
            "“enchant creature”"),
        wrong(
            """
            - {card: Pacifism, controller: bob, attachedTo: forest}
            - {card: Forest, controller: ann}\
            """,
            "permanents[1].attachedTo",
            6,
            "“enchant creature”"),
        // 301.5, 303.4: what its own text and that of what holds it allow
        wrong(
            """
            - {id: e, types: [artifact], subtypes: [Equipment], controller: ann, attachedTo: bears,
               text: "This Equipment can be attached only to a legendary creature."}\
            """,
            "permanents[1].attachedTo",
            6,
            "only to a legendary creature"),
        wrong(
            """
            - {id: e, types: [artifact], subtypes: [Equipment], controller: ann, attachedTo: bears,
               text: "This Equipment can be attached only to a creature with power 3 or greater."}\
            """,
            "permanents[1].attachedTo",
            6,
            "only to a creature with power 3 or greater"),
        wrong(
            """
            - {id: g, types: [creature], controller: ann, text: "This creature can't be equipped."}
            - {card: Bonesplitter, controller: ann, attachedTo: g}\
            """,
            "permanents[2].attachedTo",
            7,
            "can't be equipped"),
        wrong(
            """
            - {card: Forest, controller: ann}
            - {id: c, types: [enchantment], subtypes: [Aura], controller: ann, attachedTo: forest,
               text: "Enchanted land can't be enchanted by other Auras."}
            - {card: Wild Growth, controller: ann, attachedTo: forest}\
            """,
            "permanents[3].attachedTo",
            9,
            "can't be enchanted by other Auras"),
        wrong(
            "- {card: Konda's Banner, controller: ann, attachedTo: bears}",
            "permanents[1].attachedTo",
            6,
            "only to a legendary creature"),
        wrong(
            "- {card: Gate Smasher, controller: ann, attachedTo: bears}",
            "permanents[1].attachedTo",
            6,
            "only to a creature with toughness 4 or greater"),
        wrong(
            """
            - {card: Goblin Brawler, controller: ann}
            - {card: Bonesplitter, controller: ann, attachedTo: goblin-brawler}\
            """,
            "permanents[2].attachedTo",
            7,
            "This creature can't be equipped"),
        wrong(
            """
            - {card: Anti-Magic Aura, controller: ann, attachedTo: bears}
            - {card: Rancor, controller: ann, attachedTo: bears}\
            """,
            "permanents[2].attachedTo",
            7,
            "can't be enchanted by other Auras"),
        wrong(
            "- {card: Daybreak Coronet, controller: ann, attachedTo: bears}",
            "permanents[1].attachedTo",
            6,
            "“enchant creature with another aura attached to it”"),
        wrong(
            """
            - {card: Animate Dead, controller: ann, attachedTo: forest}
            - {card: Forest, controller: ann}\
            """,
            "permanents[1].attachedTo",
            6,
            "“enchant creature card in a graveyard”"),
        wrong(
            """
            - {card: Coma Veil, controller: bob, attachedTo: forest}
            - {card: Forest, controller: ann}\
            """,
            "permanents[1].attachedTo",
            6,
            "“enchant artifact or creature”"),
        wrong(
            "- {card: Wild Growth, controller: ann, attachedTo: bears}",
            "permanents[1].attachedTo",
            6,
            "“enchant land”"),
        wrong(
            "- {card: Curse of Opulence, controller: bob, attachedTo: bears}",
            "permanents[1].attachedTo",
            6,
            "“enchant player”"),
        wrong(
            "- {card: Psychic Possession, controller: bob, attachedTo: bob}",
            "permanents[1].attachedTo",
            6,
            "“enchant opponent”"),
        wrong(
            "- {card: Madcap Skills, controller: bob, attachedTo: bears, count: 3, text: Enchant"
                + " creature you control}",
            "permanents[1].attachedTo",
            6,
            "“enchant creature you control”"),
        // What the holder is now decides: a God without devotion is no creature.
        wrong(
            """
            - {card: "Xenagos, God of Revels", controller: ann}
            - {card: Bonesplitter, controller: ann, attachedTo: xenagos-god-of-revels}\
            """,
            "permanents[2].attachedTo",
            7,
            "(301.5)"),
        wrong(
            """
            - {card: Song of the Dryads, controller: bob, attachedTo: bears}
            - {card: Bonesplitter, controller: ann, attachedTo: bears}\
            """,
            "permanents[2].attachedTo",
            7,
            "(301.5)"),
        wrong(
            "- {card: Bonesplitter, controller: ann, attachedTo: bob}",
            "permanents[1].attachedTo",
            6,
            "(301.5)"),
        wrong(
            "- {card: Darksteel Garrison, controller: ann, attachedTo: bears}",
            "permanents[1].attachedTo",
            6,
            "(301.6)"),
        wrong(
            "- {card: Bonesplitter, controller: ann, attachedTo: bears, now: {types: [artifact,"
                + " creature]}}",
            "permanents[1].attachedTo",
            6,
            "301.5c"),
        wrong(
            "- {card: Hill Giant, controller: ann, attachedTo: bears}",
            "permanents[1].attachedTo",
            6,
            "“subtypes”"),
        // 702.16c, 702.16d
        wrong(
            """
            - {card: Silver Knight, controller: ann}
            - {card: Lust for War, controller: bob, attachedTo: silver-knight}\
            """,
            "permanents[2].attachedTo",
            7,
            "protection from red"),
        wrong(
            """
            - {card: Sword of Fire and Ice, controller: ann, attachedTo: bears}
            - {card: Lust for War, controller: bob, attachedTo: bears}\
            """,
            "permanents[2].attachedTo",
            7,
            "protection from red and from blue"),
        wrong(
            """
            - {id: wall, types: [creature], text: Protection from artifacts, controller: ann}
            - {card: Bonesplitter, controller: ann, attachedTo: wall}\
            """,
            "permanents[2].attachedTo",
            7,
            "protection from artifacts"),
        // 613.1b
        wrong(
            "- {card: Control Magic, controller: bob, attachedTo: bears}",
            "permanents[0].controller",
            5,
            "gives control of it to “bob”"));
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void what_cannot_be_so_is_refused_and_says_what_to_write(
      String permanents, String path, int line, String message) {
    assertThat(problems(permanents, ""))
        .singleElement()
        .satisfies(problem -> {
          assertThat(problem.path()).isEqualTo(path);
          assertThat(problem.place().line()).isEqualTo(line);
          assertThat(problem.message()).contains(message);
        });
  }

  /** 701.66a: the land is a 0/0 with counters; without them it would not have stayed (704.5f). */
  @Test
  void a_land_that_was_earthbent_has_its_counters() {
    String effect =
        "effects:\n- {source: Toph, text: Earthbend 2., affects: [forest], controller: ann}\n";

    assertThat(problems("- {card: Forest, controller: ann}", effect))
        .singleElement()
        .satisfies(problem -> assertThat(problem.message()).contains("“counters”"));
    assertThat(problems("- {card: Forest, controller: ann, counters: {+1/+1: 2}}", effect))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "- {card: Pacifism, controller: bob, attachedTo: bears}",
        "- {card: Curse of Opulence, controller: bob, attachedTo: bob}",
        "- {card: Wild Growth, controller: ann, attachedTo: f}\n"
            + "- {id: f, card: Forest, controller: ann}",
        "- {card: Coma Veil, controller: bob, attachedTo: bears}",
        "- {card: Aether Meltdown, controller: bob, attachedTo: ship}\n"
            + "- {id: ship, card: Smuggler's Copter, controller: ann}",
        "- {card: Bonesplitter, controller: ann, attachedTo: bears}",
        "- {card: Bonesplitter, controller: ann}",
        "- {card: Daybreak Coronet, controller: ann, attachedTo: bears}\n"
            + "- {card: Rancor, controller: bob, attachedTo: bears}",
        // Its own bonus counts once it is attached.
        "- {card: O-Naginata, controller: ann, attachedTo: bears}",
        "- {card: Animate Dead, controller: ann, attachedTo: bears}",
        "- {card: Necromancy, controller: ann, attachedTo: bears}",
        // A land that is a creature now, and one that is said to be one.
        """
        - {id: f, card: Forest, controller: ann}
        - {card: Living Plane, controller: bob}
        - {card: Bonesplitter, controller: ann, attachedTo: f}
        """,
        "- {id: f, card: Forest, controller: ann, now: {types: [land, creature]}}\n"
            + "- {card: Bonesplitter, controller: ann, attachedTo: f}",
        // Bestowed, it is an Aura; not bestowed, a creature. Reconfigured, it is no creature.
        "- {card: Boon Satyr, controller: ann, attachedTo: bears}",
        "- {card: Boon Satyr, controller: ann}",
        "- {card: Lizard Blades, controller: ann, attachedTo: bears}",
        // It says that it doesn't remove this Aura.
        "- {card: White Ward, controller: ann, attachedTo: bears}",
        "- {card: Spectra Ward, controller: ann, attachedTo: bears}\n"
            + "- {card: Pacifism, controller: bob, attachedTo: bears}",
        // Whose colors nobody has chosen.
        "- {card: Sword of Fire and Ice, controller: ann, attachedTo: bears}\n"
            + "- {card: Bonesplitter, controller: ann, attachedTo: bears}",
        // No subtype is said, but the text says what it is attached to.
        "- {id: b, types: [artifact], text: Equipped creature can't attack., controller: ann,"
            + " attachedTo: bears}",
        // Phased out, it is treated as though it did not exist.
        "- {card: Pacifism, controller: bob, phasedOut: true}",
      })
  void what_can_be_so_is_not(String permanents) {
    assertThat(problems(permanents, "")).isEmpty();
  }

  @Test
  void a_licid_is_attached_only_as_the_aura_that_its_ability_makes_of_it() {
    String attached = "- {id: licid, card: Gliding Licid, controller: ann, attachedTo: bears}";
    assertThat(problems(attached, ""))
        .singleElement()
        .asString()
        .contains("“licid” is a creature", "list that under “effects”");
    assertThat(problems(attached, "effects:\n- {source: Gliding Licid, permanent: licid}\n"))
        .isEmpty();
  }

  @Test
  void text_that_cannot_be_read_may_make_it_so() {
    String equipped =
        "- {id: f, card: Forest, controller: ann, addText: [%s]}\n"
            + "- {card: Bonesplitter, controller: ann, attachedTo: f}";
    assertThat(problems(equipped.formatted("This land is a Forest."), "")).hasSize(1);
    assertThat(problems(equipped.formatted("This land becomes a copy of something odd."), ""))
        .isEmpty();
  }

  private static final String STOLEN =
      """
      effects:
        - {source: Act of Treason, controller: bob, affects: [bears]}
      """;

  @Test
  void a_controller_is_who_controls_it_now_and_an_effect_may_not_say_another() {
    assertThat(problems("- {card: Forest, controller: ann}", STOLEN))
        .singleElement()
        .satisfies(problem -> {
          assertThat(problem.path()).isEqualTo("permanents[0].controller");
          assertThat(problem.message()).contains("Act of Treason", "“owner”", "now: {controller");
        });
  }

  private static String done(String source) {
    return """
    effects:
      - {source: %s, controller: bob, affects: [bears]}
    """
        .formatted(source);
  }

  @Test
  void what_an_effect_did_at_once_shows_on_the_board() {
    String forest = "- {card: Forest, controller: ann}";
    assertThat(problems(forest, done("Frost Breath")))
        .singleElement()
        .satisfies(problem -> {
          assertThat(problem.path()).isEqualTo("permanents[0]");
          assertThat(problem.message()).contains("taps “bears”", "tapped: true");
        });
    assertThat(problems(forest, done("Slip Out the Back")))
        .singleElement()
        .satisfies(problem -> assertThat(problem.message()).contains("phasedOut: true"));
  }

  @Test
  void what_also_has_an_effect_that_lasts_may_be_of_an_earlier_turn() {
    assertThat(
            problems(
                "- {card: \"Karazikar, the Eye Tyrant\", controller: bob}",
                done("\"Karazikar, the Eye Tyrant\"")))
        .isEmpty();
  }

  @Test
  void all_that_came_this_turn_may_have_come_later() {
    String effect =
        """
        effects:
          - {source: Sleep, controller: bob, text: Tap all creatures your opponents control.}
        """;
    String giant = "- {id: h, card: Hill Giant, controller: ann, since: thisTurn}";
    assertThat(problems(giant, effect))
        .singleElement()
        .satisfies(problem -> assertThat(problem.message()).contains("“bears” isn't tapped"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "- {id: h, card: Hill Giant, controller: bob, owner: ann}\n"
            + "- {card: Control Magic, controller: bob, attachedTo: h}",
        "- {id: h, card: Hill Giant, controller: ann, now: {controller: ann}}\n"
            + "- {card: Control Magic, controller: bob, attachedTo: h}",
        // Which of the two came later isn't said: one of the orders is the one that is meant.
        """
        - {id: h, card: Hill Giant, controller: ann, owner: bob}
        - {id: c, card: Control Magic, controller: bob, attachedTo: h}
        - {id: d, card: Control Magic, controller: ann, attachedTo: h}
        """,
      })
  void a_controller_that_an_effect_makes_so_is_right(String permanents) {
    assertThat(problems(permanents, "")).isEmpty();
  }

  @Test
  void with_several_effects_on_control_the_last_one_counts() {
    String two =
        """
        - {id: h, card: Hill Giant, controller: ann, owner: bob}
        - {id: c, card: Control Magic, controller: bob, attachedTo: h, timestamp: %d}
        - {id: d, card: Control Magic, controller: ann, attachedTo: h, timestamp: 5}\
        """;
    assertThat(problems(two.formatted(4), "")).isEmpty();
    assertThat(problems(two.formatted(6), ""))
        .extracting(Problem::path)
        .containsExactly("permanents[1].controller");
  }
}
