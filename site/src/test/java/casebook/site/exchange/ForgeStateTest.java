package casebook.site.exchange;

import static casebook.site.exchange.Converting.judged;
import static casebook.site.exchange.Converting.lines;
import static casebook.site.exchange.Converting.made;
import static casebook.site.exchange.Converting.permanent;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.exchange.Remark.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Game states and puzzles of Forge become cases, and what doesn't is told. */
class ForgeStateTest {

  private static final String PUZZLE =
      """
      # a comment
      [metadata]
      Name:Everybody must go
      Goal:Win
      Turns:1
      Difficulty:Easy
      Description:What is wrong with this attack?
      [state]
      ActivePlayer=Human
      ActivePhase=COMBAT_DECLARE_ATTACKERS
      HumanLife=7
      AILife=12
      humanhand=Shock|Set:M21;Forest
      humangraveyard=Shock; Sol Ring
      humanlibrary=Forest;Forest;Forest
      humanbattlefield=Forest;Forest;Forest|Tapped; Grizzly Bears|Set:LEA|Attacking; Crazed Goblin; Runeclaw Bear|SummonSick
      aibattlefield=Plains|Tapped
      """;

  @Test
  void a_puzzle_is_a_board_and_the_attack_on_it() {
    JsonNode made = made(PUZZLE);
    assertThat(made.path("title").asString()).isEqualTo("Everybody must go");
    assertThat(made.at("/players/0").toString())
        .contains(
            "\"id\":\"human\"",
            "\"life\":7",
            "\"hand\":2",
            "\"graveyard\":2",
            "\"cardsInLibrary\":3",
            "\"cardTypesInGraveyard\":2",
            "\"artifactCardsInGraveyard\":1");
    assertThat(made.path("activePlayer").asString()).isEqualTo("human");
    assertThat(permanent(made, "forest").path("count").asInt()).isEqualTo(2);
    assertThat(permanent(made, "forest-2").path("tapped").asBoolean()).isTrue();
    assertThat(permanent(made, "runeclaw-bear").path("since").asString()).isEqualTo("thisTurn");
    assertThat(made.at("/moves/0/declareAttackers/attacks").toString())
        .isEqualTo("[{\"attacker\":\"grizzly-bears\",\"target\":\"ai\"}]");
  }

  @Test
  void who_pastes_a_state_is_told_why_the_attack_is_refused() {
    assertThat(judged(PUZZLE)).isEqualTo("illegal by 508.1d");
    assertThat(judged(PUZZLE.replace("; Crazed Goblin", "; Crazed Goblin|Attacking")))
        .isEqualTo("legal");
    assertThat(judged(PUZZLE.replace("Bears|Set:LEA", "Bears|SummonSick")))
        .isEqualTo("illegal by 508.1a");
    assertThat(
            judged(
                PUZZLE
                    .replace("Plains|Tapped", "Propaganda")
                    .replace("Forest;Forest;Forest|Tapped", "Mountain|Tapped")))
        .isEqualTo("illegal by 508.1j");
  }

  @Test
  void a_state_without_a_head_and_with_places_for_players_is_read_too() {
    JsonNode made =
        made(
            """
            turn=3
            activeplayer=p1
            activephase=MAIN1
            p0life=20
            p0battlefield=Jace Beleren|Id:4|Counters:LOYALTY=3
            p0landsplayed=1
            p1life=18
            p1counters=POISON=2,ENERGY=1,EXPERIENCE=3
            p1battlefield=t:Elf Warrior,P:1,T:1,Cost:no cost,Color:G,Types:Creature-Elf-Warrior,Keywords:Vigilance-Trample,Image:g_1_1|Counters:P1P1=2,SHIELD=1|Attacking:4;Rancor|AttachedTo:7;Grizzly Bears+|Id:7|Owner:P0|Attacking
            """);
    assertThat(made.path("activePlayer").asString()).isEqualTo("p1");
    assertThat(made.at("/players/1").toString())
        .contains("\"poison\":2", "\"energy\":1", "\"experienceCounters\":3");
    assertThat(permanent(made, "jace-beleren").at("/counters/loyalty").asInt()).isEqualTo(3);
    JsonNode elf = permanent(made, "elf-warrior");
    assertThat(elf.path("token").asBoolean()).isTrue();
    assertThat(elf.path("types").toString()).isEqualTo("[\"creature\"]");
    assertThat(elf.path("subtypes").toString()).isEqualTo("[\"Elf\",\"Warrior\"]");
    assertThat(elf.path("colors").toString()).isEqualTo("[\"G\"]");
    assertThat(elf.path("keywords").toString()).isEqualTo("[\"vigilance\",\"trample\"]");
    assertThat(elf.path("counters").toString()).isEqualTo("{\"+1/+1\":2,\"shield\":1}");
    assertThat(permanent(made, "rancor").path("attachedTo").asString()).isEqualTo("grizzly-bears");
    assertThat(permanent(made, "grizzly-bears").path("owner").asString()).isEqualTo("p0");
    assertThat(made.at("/moves/0/declareAttackers/attacks").toString())
        .isEqualTo(
            "[{\"attacker\":\"elf-warrior\",\"target\":\"jace-beleren\"},"
                + "{\"attacker\":\"grizzly-bears\",\"target\":\"p0\"}]");
  }

  private static String with(String permanent) {
    return "activeplayer=human\nhumanbattlefield=" + permanent + "\nailife=20\n";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '/',
      value = {
        "Grizzly Bears|Renowned|Monstrous/renowned/true",
        "Grizzly Bears|Suspected/suspected/true",
        "Grizzly Bears|PhasedOut:HUMAN/phasedOut/true",
        "Grizzly Bears|IsCommander/state/{\"commander\":true}",
        "Innkeeper's Talent|ClassLevel:2/state/{\"level\":2}",
        "Urza's Incubator|ChosenType:Goblin/chosen/{\"type\":\"Goblin\"}",
        "Pentarch Ward|ChosenColor:white|AttachedTo:1;Grizzly Bears|Id:1/chosen/{\"color\":\"W\"}",
        "Curse of the Nightly Hunt|EnchantingPlayer:AI/attachedTo/ai",
        "Pithing Needle|NamedCard:Sol Ring/chosen/{\"card\":\"Sol Ring\"}",
        "Delver of Secrets|Transformed/card/Insectile Aberration",
        "Grizzly Bears|FaceDown:Manifested/state/{\"faceDown\":true}",
        "t:Treasure,P:0,T:0,Cost:no cost,Types:Artifact-Treasure,Keywords:/text/{T}, Sacrifice this artifact: Add one mana of any color.",
        "T:c_a_treasure_sac/text/{T}, Sacrifice this artifact: Add one mana of any color.",
        "T:wb_1_1_a_spirit_warrior_flying_haste/keywords/[\"flying\",\"haste\"]",
      })
  void what_is_said_of_a_permanent_is_carried_over(String permanent, String field, String value) {
    JsonNode made = made(with(permanent)).at("/permanents/0").path(field);
    assertThat(made.isString() ? made.asString() : made.toString()).isEqualTo(value);
  }

  @Test
  void an_aura_that_gives_control_has_done_so() {
    JsonNode made =
        made(
            "activeplayer=human\nhumanbattlefield=Mind Control|AttachedTo:1\naibattlefield=Juggernaut|Id:1");
    assertThat(permanent(made, "juggernaut").path("controller").asString()).isEqualTo("human");
    assertThat(permanent(made, "juggernaut").path("owner").asString()).isEqualTo("ai");
  }

  @Test
  void a_spell_that_has_resolved_is_in_force() {
    JsonNode made =
        made(
            "activeplayer=ai\nhumanlife=9\naibattlefield=Grizzly Bears|Id:3\n"
                + "humanprecast=Disrupt Decorum");
    assertThat(made.at("/effects/0").toString())
        .isEqualTo("{\"source\":\"Disrupt Decorum\",\"controller\":\"human\"}");
  }

  @Test
  void what_was_tapped_by_attacking_was_untapped_before() {
    String text = with("Grizzly Bears|Tapped|Attacking");
    assertThat(made(text).at("/permanents/0").has("tapped")).isFalse();
    assertThat(judged(text)).isEqualTo("legal");
    assertThat(lines(text, Kind.WARNING)).singleElement().asString().contains("508.1f");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Urza's Incubator|ChosenType2:Elf",
        "Grizzly Bears|Ability:goad",
        "Grizzly Bears|ExecuteScript:DBGoad->3",
        "Grizzly Bears|MergedCards:Gemrazer",
        "Grizzly Bears|IsRingBearer",
        "Grizzly Bears|Tappd",
        "Grizzly Bears|Goaded",
        "t:Soldier,P:1,T:1,Types:Creature-Soldier,Keywords:Ward:2",
        "T:w_1_1_soldier_noblock",
      })
  void what_may_bear_on_the_attack_and_is_not_carried_over_is_warned_of(String permanent) {
    int column = "humanbattlefield=".length() + Math.max(0, permanent.indexOf('|')) + 1;
    List<Remark> warnings = Converting.convert(with(permanent), BoardFormat.JSON).warnings();
    assertThat(warnings).hasSize(1);
    assertThat(warnings.getFirst().place().line()).isEqualTo(2);
    assertThat(warnings.getFirst().place().column()).isGreaterThanOrEqualTo(column);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "humanmanapool=R R",
        "humanputonstack=Shock->ai",
        "humanprecast=Bring to Life:1->1",
        "humangraveyard=Anger",
        "humannumringtemptedyou=1",
        "humanmonarch=true",
        "abilityGoad=DB$ Goad",
        "activephase=MAIN2",
        "activephaseadvance=COMBAT_BEGIN",
        "[other]",
        "a line without a key",
        "humancommand=Anger",
      })
  void a_key_that_may_bear_on_the_attack_and_is_not_carried_over_is_warned_of(String line) {
    assertThat(lines(with("Grizzly Bears") + line, Kind.WARNING))
        .singleElement()
        .asString()
        .startsWith("4:");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '/',
      value = {
        "Grizly Bears/2:18: No card is called “Grizly Bears”. Did you mean Grizzly Bears",
        "Grizzly Bears|Id:x/2:35: “x” is no whole number",
        "Rancor|AttachedTo:9/2:36: No permanent on the battlefield has “Id:9”",
        "Grizzly Bears|Counters:P1P1=many/2:46: “many” is no whole number",
        "Grizzly Bears|Counters:P1P1=-1/2:41: There can't be fewer",
        "Grizzly Bears|Attacking:5/2:42: No permanent on the battlefield",
        "Grizzly Bears|Owner:P7/2:38: “P7” is no player",
        "Grizzly Bears|Transformed/2:32: The other face",
        "Shock/2:18: “Shock” is no permanent",
        "t:/2:20: A token has a name",
        "t:Soldier,P:1,T:1/2:20: This token has no types",
        "T:angelo/2:20: What “T:angelo” is stands in a file of Forge",
      })
  void what_cannot_be_meant_so_is_refused_with_its_place(String permanent, String message) {
    assertThat(Converting.convert(with(permanent), BoardFormat.YAML).text()).isEmpty();
    assertThat(lines(with(permanent), Kind.PROBLEM)).first().asString().startsWith(message);
  }

  @Test
  void what_the_case_refuses_is_told_of_the_place_in_the_state() {
    assertThat(lines(with("Bonesplitter|AttachedTo:2;Forest|Id:2"), Kind.PROBLEM))
        .singleElement()
        .asString()
        .startsWith("2:18: permanents[0]")
        .contains("301.5");
  }

  @Test
  void a_creature_of_another_player_does_not_attack() {
    assertThat(
            lines(
                "activeplayer=human\nhumanlife=3\naibattlefield=Grizzly Bears|Attacking",
                Kind.PROBLEM))
        .singleElement()
        .asString()
        .startsWith("3:15: Only creatures of the active player");
  }

  @Test
  void a_thousand_alike_tokens_are_one_entry() {
    String token =
        "t:Elf,P:1,T:1,Cost:no cost,Color:G,Types:Creature-Elf,Keywords:,Image:x|Attacking;";
    JsonNode made = made(with(token.repeat(1000)));
    assertThat(made.path("permanents")).hasSize(1);
    assertThat(made.at("/moves/0/declareAttackers/attacks/0/count").asInt()).isEqualTo(1000);
  }
}
