package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What has become a copy of something on the board (613.1a, 707.2). */
class CopiesTest {
  private static final String BEARS = "- {id: bears, card: Grizzly Bears, controller: ann}\n";
  private static final String GUIDE = "- {id: guide, card: Goblin Guide, controller: bob}\n";

  @Test
  void each_other_creature_has_the_requirement_of_what_it_is_a_copy_of() {
    String juggernaut = "- {id: juggernaut, card: Juggernaut, controller: bob}\n";

    assertThat(verdict(BEARS + juggernaut, "Mirrorweave", "juggernaut", "[]")).isEqualTo("illegal");
    assertThat(verdict(BEARS + juggernaut, "Mirrorweave", "juggernaut", attack("bears")))
        .isEqualTo("legal");
  }

  @Test
  void a_copy_has_its_own_abilities_no_more() {
    String muse = "- {id: muse, card: Windborn Muse, controller: bob}\n";

    assertThat(verdict(BEARS + muse + GUIDE, "Mirrorweave", "guide", attack("bears")))
        .isEqualTo("legal");
    assertThat(RulingsOf.declaring(BEARS + muse, attack("bears")).path("decidedBy").asString())
        .isEqualTo("508.1j");
  }

  @Test
  void an_artifact_that_is_a_copy_of_a_creature_with_haste_attacks_and_triggers() {
    String mirror = "- {id: mirror, card: Mirage Mirror, controller: ann, since: thisTurn}\n";
    JsonNode ruling = ruling(mirror + GUIDE, "Mirage Mirror", "guide", attack("mirror"));

    assertThat(ruling.path("verdict").asString()).isEqualTo("legal");
    assertThat(ruling.path("state").path("triggered").size()).isEqualTo(1);
  }

  @Test
  void later_layers_apply_to_a_copy_and_counters_are_not_copied() {
    String mirror = "- {id: mirror, card: Mirage Mirror, controller: ann}\n";
    String lignify =
        "- {id: lignify, card: Lignify, controller: bob, attachedTo: mirror, since: thisTurn}\n";
    JsonNode ruling = ruling(mirror + GUIDE + lignify, "Mirage Mirror", "guide", attack("mirror"));
    String grown =
        """
        - {id: guide, card: Goblin Guide, controller: bob, counters: {'+1/+1': 3}}
        - {id: bridge, card: Ensnaring Bridge, controller: bob}
        """;

    assertThat(ruling.path("verdict").asString()).isEqualTo("legal");
    assertThat(ruling.path("state").path("triggered")).isEmpty();
    assertThat(verdict(mirror + grown, "Mirage Mirror", "guide", attack("mirror")))
        .isEqualTo("legal");
  }

  @Test
  void what_a_copy_is_besides_is_copied_with_the_rest() {
    String mirror = "- {id: mirror, card: Grizzly Bears, controller: ann}\n";
    String bridge = "- {id: bridge, card: Ensnaring Bridge, controller: bob}\n";
    String text = "This creature becomes a copy of target creature, except it's 7/5.";

    assertThat(
            RulingsOf.first(
                    of(
                        mirror + GUIDE + bridge,
                        "guide",
                        "text: \"" + text + "\", permanent: mirror",
                        attack("mirror")))
                .path("decidedBy")
                .asString())
        .isEqualTo("508.1c");
  }

  @Test
  void what_could_not_be_here_by_itself_is_a_copy_of_something_that_is_not_told() {
    assertThat(RulingsOf.verdict("- {id: it, card: Clone, controller: ann}\n", attack("it")))
        .isEqualTo("undetermined");
    assertThat(
            RulingsOf.verdict(
                BEARS + "- {card: Sculpting Steel, controller: ann}\n", attack("bears")))
        .isEqualTo("legal");
  }

  @Test
  void what_enters_as_a_copy_is_the_card_that_was_chosen() {
    assertThat(decidedBy(chosen("Clone", "Juggernaut"), "[]")).isEqualTo("508.1d");
    assertThat(decidedBy(chosen("Clone", "Wall of Stone"), attack("it"))).isEqualTo("508.1c");
    assertThat(decidedBy(BEARS + theirs("Copy Enchantment", "Propaganda"), attack("bears")))
        .isEqualTo("508.1j");
    assertThat(decidedBy(chosen("Copy Land", "Dryad Arbor"), attack("it"))).isEmpty();
  }

  @Test
  void what_the_copy_is_besides_is_so_from_the_start() {
    String bridge = "- {card: Ensnaring Bridge, controller: bob}\n";
    JsonNode hasty =
        RulingsOf.declaring(
            "- {id: it, card: \"Dack's Duplicate\", controller: ann, since: thisTurn, chosen: {card:"
                + " Grizzly Bears}}\n",
            attack("it"));

    assertThat(decidedBy(chosen("Clone", "Grizzly Bears") + bridge, attack("it")))
        .isEqualTo("508.1c");
    assertThat(decidedBy(chosen("Quicksilver Gargantuan", "Ornithopter") + bridge, attack("it")))
        .isEqualTo("508.1c");
    assertThat(decidedBy(chosen("Clone", "Ornithopter") + bridge, attack("it"))).isEmpty();
    assertThat(hasty.path("verdict").asString()).isEqualTo("legal");
    assertThat(hasty.path("state").path("triggered").size()).isEqualTo(1);
  }

  @Test
  void a_token_that_was_copied_is_looked_for_on_the_board() {
    String rager =
        """
        - {id: rager, name: Lightning Rager, token: true, controller: bob, types: [creature],
           subtypes: [Elemental], power: 5, toughness: 1, text: Haste}
        - {id: it, card: Clone, controller: ann, since: thisTurn, chosen: {card: Lightning Rager}}
        """;

    assertThat(RulingsOf.verdict(rager, attack("it"))).isEqualTo("legal");
    assertThat(RulingsOf.verdict(chosen("Clone", "Nobody's Card"), attack("it")))
        .isEqualTo("undetermined");
  }

  @Test
  void what_cannot_be_copied_or_is_stated_twice_is_refused() {
    assertThat(problems(chosen("Clone", "Propaganda")))
        .contains("“Clone” can't enter as a copy of “Propaganda”.");
    assertThat(problems(chosen("Sakashima of a Thousand Faces", "Crazed Goblin")))
        .contains("What “Sakashima of a Thousand Faces” is as a copy can't be read from its text.");
    assertThat(
            problems(
                "- {card: Clone, text: Flying, controller: ann, chosen: {card: Crazed Goblin}}\n"))
        .contains("“Clone” is a copy by its own text.");
    assertThat(problems(chosen("Grizzly Bears", "Crazed Goblin")))
        .contains("“Grizzly Bears” chooses no card and isn't a copy of one.");
  }

  @Test
  void cr_201_5_a_name_in_a_text_stays_that_name_on_a_copy_that_is_named_otherwise() {
    assertThat(decidedBy(chosen("Sakashima the Impostor", "Akron Legionnaire"), attack("it")))
        .isEqualTo("508.1c");
    assertThat(decidedBy(chosen("Clone", "Akron Legionnaire"), attack("it"))).isEmpty();
  }

  @Test
  void what_gives_names_that_cannot_be_told_matters_only_where_names_are_asked_for() {
    String kit =
        """
        - {card: Spy Kit, controller: ann, attachedTo: bears,
           text: "Equipped creature gets +1/+1 and has all names of nonlegendary creature cards in addition to its name."}
        """;
    String legionnaire = "- {card: Akron Legionnaire, controller: ann}\n";

    assertThat(RulingsOf.verdict(BEARS + kit, attack("bears"))).isEqualTo("legal");
    assertThat(RulingsOf.verdict(BEARS + kit + legionnaire, attack("bears")))
        .isEqualTo("undetermined");
    assertThat(RulingsOf.verdict(BEARS + legionnaire, attack("bears"))).isEqualTo("illegal");
  }

  @Test
  void cr_612_8_what_is_named_otherwise_is_not_called_by_its_name_any_more() {
    String rager =
        """
        - {id: it, name: Lightning Rager, token: true, controller: ann, types: [creature],
           power: 5, toughness: 1, text: ""}
        - {card: Rite of the Raging Storm, controller: bob}
        """;
    String named = "- {card: Witness Protection, controller: ann, attachedTo: it}\n";

    assertThat(decidedBy(rager, attack("it"))).isEqualTo("508.1c");
    assertThat(decidedBy(rager + named, attack("it"))).isEmpty();
  }

  private static String problems(String permanents) {
    return RulingsOf.problems(
        """
        players: [{id: ann}, {id: bob}]
        permanents:
        %smoves:
        - declareAttackers: {attacks: []}
        """
            .formatted(permanents));
  }

  private static String chosen(String card, String copied) {
    return "- {id: it, card: %s, controller: ann, chosen: {card: \"%s\"}}\n"
        .formatted(card, copied);
  }

  private static String theirs(String card, String copied) {
    return chosen(card, copied).replace("controller: ann", "controller: bob");
  }

  private static String decidedBy(String permanents, String attacks) {
    return RulingsOf.declaring(permanents, attacks).path("decidedBy").asString("");
  }

  private static String attack(String creature) {
    return "[{attacker: " + creature + ", target: bob}]";
  }

  private static String verdict(String permanents, String source, String copied, String attacks) {
    return ruling(permanents, source, copied, attacks).path("verdict").asString();
  }

  private static JsonNode ruling(String permanents, String source, String copied, String attacks) {
    String by = source.equals("Mirage Mirror") ? ", permanent: mirror" : "";
    return RulingsOf.first(of(permanents, copied, "source: " + source + by, attacks));
  }

  private static String of(String permanents, String copied, String effect, String attacks) {
    return """
    players: [{id: ann}, {id: bob, hand: 2}]
    permanents:
    %seffects:
    - {%s, controller: ann, affects: [%s]}
    moves:
    - declareAttackers: {attacks: %s}
    """
        .formatted(
            permanents,
            effect.startsWith("source") ? effect : "source: it, " + effect,
            copied,
            attacks);
  }
}
