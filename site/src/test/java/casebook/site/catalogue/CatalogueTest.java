package casebook.site.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import casebook.engine.board.Characteristics;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Whom;
import casebook.engine.mana.Color;
import casebook.engine.mana.Mana;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

class CatalogueTest {
  private static final Catalogue CATALOGUE = Catalogue.builtIn();

  private static CardFacts card(String name) {
    return CATALOGUE.find(name).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "grizzly bears, Grizzly Bears",
    "LIM-DUL'S COHORT, Lim-Dûl's Cohort",
    "Aether Adept, Æther Adept",
    "ÆTHER ADEPT, Aether Adept",
    "eowyn lady of rohan, 'Éowyn, Lady of Rohan'",
    "'Éowyn, Lady of Rohan', 'Éowyn, Lady of Rohan'",
    "'E\u0301owyn, Lady of Rohan', 'Éowyn, Lady of Rohan'",
    "Lim-Dul´s Cohort, Lim-Dûl's Cohort",
    "Lim‐Dûl’s Cohort, Lim-Dûl's Cohort",
    "ﬁre // ice, Fire",
    "Kari Zev Skyship Raider, 'Kari Zev, Skyship Raider'",
    "Fire // Ice, Fire",
    "fire/ice, Fire",
    "Ice, Ice",
    "Delver of Secrets // Insectile Aberration, Delver of Secrets",
    "Insectile Aberration, Insectile Aberration"
  })
  void letter_case_accents_and_punctuation_do_not_matter(String written, String name) {
    assertThat(Spelling.plain(card(written).name(), "")).isEqualTo(Spelling.plain(name, ""));
  }

  @Test
  void a_card_has_its_characteristics_and_what_its_text_does() {
    CardFacts goblin = card("Crazed Goblin");
    assertThat(goblin.typeLine()).isEqualTo("Creature — Goblin Warrior");
    assertThat(goblin.characteristics().colors()).containsExactly(Color.R);
    assertThat(goblin.characteristics().hasSubtype("goblin")).isTrue();
    assertThat(goblin.characteristics().manaValue()).isEqualTo(1);
    assertThat(goblin.abilities())
        .extracting(Ability::meaning)
        .containsExactly(
            new Meaning.Read(
                List.of(new Effect.MustAttack(Filter.SELF, Whom.ANYTHING, Condition.ALWAYS))));
  }

  @Test
  void letters_that_are_no_letter_with_a_mark_are_spelled_out() {
    assertThat(Spelling.key("Œuvre")).isEqualTo("oeuvre");
    assertThat(Spelling.key("Straße")).isEqualTo("strasse");
    assertThat(Spelling.key("Smørstæde")).isEqualTo("smorstaede");
    assertThat(Spelling.plain("Ma‘rûf’s Ring", " ")).isEqualTo("marufs ring");
  }

  @Test
  void a_card_has_its_mana_cost() {
    Characteristics heliod = card("Heliod, God of the Sun").characteristics();
    assertThat(heliod.manaCost()).isEqualTo(Mana.of("{3}{W}"));
    assertThat(heliod.manaValue()).isEqualTo(4);
    assertThat(heliod.colors()).containsExactly(Color.W);
    assertThat(card("Insectile Aberration").characteristics().manaCost()).isEqualTo(Mana.NONE);
  }

  @Test
  void colors_that_are_not_those_of_the_mana_cost_are_kept() {
    assertThat(card("Hideous Taskmaster").characteristics().colors()).isEmpty();
    assertThat(card("Insectile Aberration").characteristics().colors()).containsExactly(Color.U);
  }

  @Test
  void types_have_the_names_of_today() {
    assertThat(card("Ghor-Clan Bloodscale").typeLine()).isEqualTo("Creature — Lizard Warrior");
    assertThat(card("Bound in Silence").characteristics().types())
        .containsExactlyInAnyOrder("kindred", "enchantment");
  }

  @Test
  void a_reading_says_how_old_its_text_is() {
    assertThat(card("Legion Warboss").wording().orElseThrow().when()).startsWith("July 2026");
    assertThat(card("Fire Juggler").wording())
        .contains(new Wording("2022-04", Wording.Source.OFFICIAL));
    assertThat(card("Invasion of Zendikar").wording())
        .contains(new Wording("2026-08", Wording.Source.NOTED));
    assertThat(Wording.of("recent text, 2026").orElseThrow().when()).isEqualTo("2026");
    assertThat(Wording.of("no date")).isEmpty();
  }

  @Test
  void both_faces_of_a_card_are_known_where_the_file_names_one() {
    assertThat(card("Invasion of Zendikar").faces())
        .containsExactly("Invasion of Zendikar", "Awakened Skyclave");
    assertThat(card("Coward // Killer").faces()).containsExactly("Coward", "Killer");
    assertThat(card("Hide").faces()).containsExactly("Hide", "Seek");
  }

  @Test
  void the_text_of_an_ability_is_our_own_words() {
    assertThat(card("Crazed Goblin").abilities())
        .extracting(Ability::text)
        .containsExactly("This creature attacks each combat if able.");
  }

  @Test
  void a_name_that_is_misspelt_is_near_the_one_that_was_meant() {
    assertThat(CATALOGUE.find("Silent Abiter")).isEmpty();
    assertThat(CATALOGUE.nearest("Silent Abiter", 3)).startsWith("Silent Arbiter");
  }

  @ParameterizedTest
  @CsvSource({
    "Thalia, Thalia",
    "Atraxa, Atraxa",
    "jace the, Jace",
    "Lim-Dul, Lim-D",
    "eowyn, Éowyn"
  })
  void the_first_part_of_a_name_is_near_the_names_that_begin_with_it(String first, String begin) {
    assertThat(CATALOGUE.nearest(first, 2)).isNotEmpty().allMatch(name -> name.startsWith(begin));
  }

  @Test
  void a_later_word_is_typed_and_its_names_come_last() {
    List<String> names =
        Spelling.beginning("otter", List.of("Odd Otter", "Otterling", "Trotter"), 9);
    assertThat(names).containsExactly("Otterling", "Odd Otter");
    assertThat(Spelling.beginning("odd", List.of("Odd Ox", "Odd Owl", "Odder"), 2)).hasSize(2);
    assertThat(Spelling.beginning("dûl", List.of("Lim-Dul's Cohort"), 2)).hasSize(1);
    assertThat(Spelling.beginning("?", List.of("Odd Ox"), 2)).isEmpty();
  }

  @Test
  void names_of_nothing_but_signs_are_kept_apart() {
    Catalogue signs = Catalogue.of(Stream.of("!", "_____").map(CatalogueTest::vanilla).toList());
    assertThat(signs.find("_____").orElseThrow().name()).isEqualTo("_____");
    assertThat(signs.find(" ! ").orElseThrow().name()).isEqualTo("!");
    assertThat(signs.find("?")).isEmpty();
    assertThat(signs.find(" ")).isEmpty();
  }

  private static CardFacts vanilla(String name) {
    return new PrintedFace(
            name,
            List.of(name),
            "Creature",
            Optional.empty(),
            0,
            Optional.of(Set.of()),
            OptionalInt.empty(),
            OptionalInt.empty(),
            "",
            Optional.empty())
        .facts();
  }

  @Test
  void a_back_face_has_the_mana_value_of_the_front_face() {
    assertThat(card("Insectile Aberration").characteristics().manaValue()).isEqualTo(1);
    assertThat(card("Insectile Aberration").faces())
        .containsExactly("Delver of Secrets", "Insectile Aberration");
  }

  @Test
  void keywords_are_those_that_the_text_states() {
    assertThat(card("Serra Angel").keywords()).containsExactly("flying", "vigilance");
  }

  /** Cards that questions about attacking are asked about again and again. */
  private static final String WELL_KNOWN =
      """
          Alluring Siren
          Angelic Arbiter
          Animate Wall
          Arcades, the Strategist
          Archangel of Tithes
          Arrest
          Assault Formation
          Assault Suit
          Avatar of Slaughter
          Basandra, Battle Seraph
          Benalish Hero
          Bident of Thassa
          Bloodthirsty Blade
          Bonded Horncrest
          Boros Battleshaper
          Brainwash
          Caverns of Despair
          Champions of Minas Tirith
          Collective Restraint
          Combat Calligrapher
          Cowed by Wisdom
          Crawlspace
          Crazed Goblin
          Curse of Opulence
          Curse of the Nightly Hunt
          Disrupt Decorum
          Dragonmaster Outcast
          Ekundu Cyclops
          Flooded Woodlands
          Fumiko the Lowblood
          Furor of the Bitten
          Ghostly Prison
          Giant Turtle
          Glorybringer
          Goblin Cohort
          Goblin Guide
          Goblin Rabblemaster
          Grand Melee
          Halls of Mist
          Hellrider
          Hero of Oxid Ridge
          Instill Energy
          Jackal Familiar
          Juggernaut
          Kharn the Betrayer
          Legion Warboss
          Leviathan
          Light of Day
          Loyal Pegasus
          Lyev Skyknight
          Magnetic Web
          Magus of the Moat
          Marisi, Breaker of the Coil
          Master of Cruelties
          Mesa Pegasus
          Mirri, Weatherlight Duelist
          Moat
          Mogg Conscripts
          Mogg Flunkies
          Okk
          Oppressive Rays
          Orgg
          Orzhov Advokist
          Pacifism
          Phyrexian Marauder
          Port Razer
          Propaganda
          Raging Goblin
          Reclamation
          Rolling Stones
          Ruhan of the Fomori
          Scarred Puma
          Seeker of Slaanesh
          Serra Angel
          Silent Arbiter
          Stormtide Leviathan
          Territorial Hellkite
          Teyo, Geometric Tactician
          Thantis, the Warweaver
          Trove of Temptation
          Viashino Bey
          Vow of Lightning
          Wall of Roots
          War Tax
          War's Toll
          Windborn Muse
          Xantcha, Sleeper Agent
      """;

  @Test
  void the_well_known_cards_about_attacking_are_read_completely() {
    List<String> names = WELL_KNOWN.lines().map(String::strip).toList();
    assertThat(names).hasSizeGreaterThan(60);
    for (String name : names) {
      assertThat(card(name).abilities())
          .as(name)
          .isNotEmpty()
          .noneSatisfy(ability -> assertThat(ability.meaning()).isInstanceOf(Meaning.Unread.class));
    }
  }

  @Test
  void what_is_written_is_read_back() {
    // Every fiftieth card is enough to meet each kind of effect; all of them take half a minute.
    List<String> names = CATALOGUE.names();
    assertThat(names).hasSizeGreaterThan(30_000);
    for (int index = 0; index < names.size(); index += 50) {
      CardFacts card = card(names.get(index));
      assertThat(Catalogue.of(List.of(card)).find(card.name())).contains(card);
    }
  }

  /** Every symbol in a mana cost is read and written as the file has it. */
  @Test
  void every_mana_cost_of_the_cards_is_read() throws IOException {
    Path file =
        Path.of(System.getProperty("casebook.root", ".."), "..", "shared", "data", "cards")
            .resolve("2026/cards.jsonl.gz");
    assumeTrue(Files.isRegularFile(file), "skipped: there are no cards at " + file);
    var costs = new TreeSet<String>();
    try (Reader text = TextFile.open(file);
        var lines = new BufferedReader(text)) {
      lines
          .lines()
          .map(line -> JsonMapper.shared().readTree(line).path("mana_cost").asString(""))
          .forEach(costs::add);
    }
    assertThat(costs).hasSizeGreaterThan(300).contains("{C/W}{C/U}{C/B}{C/R}{C/G}");
    assertThat(costs.stream().filter(cost -> !cost.isEmpty()))
        .allSatisfy(cost -> assertThat(symbols(Mana.of(cost).text())).isEqualTo(symbols(cost)));
  }

  /** The symbols of a cost with the parts of each in one order. */
  private static List<String> symbols(String cost) {
    return Stream.of(cost.split("[{}]+"))
        .filter(symbol -> !symbol.isEmpty())
        .map(symbol -> Stream.of(symbol.split("/")).sorted().collect(Collectors.joining("/")))
        .toList();
  }

  @Test
  void the_catalogue_has_what_is_read_from_the_cards_today() throws IOException {
    Path cards =
        Path.of(System.getProperty("casebook.root", ".."), "..", "shared", "data", "cards");
    Path file = cards.resolve("2026/cards.jsonl.gz");
    assumeTrue(Files.isRegularFile(file), "skipped: there are no cards at " + file);
    try (Reader text = TextFile.open(file);
        Reader ofAttackers = TextFile.open(cards.resolve("2026/attack-cards.jsonl.gz"));
        Reader older = TextFile.open(cards.resolve("cards.jsonl.gz"));
        InputStream builtIn = Catalogue.class.getResourceAsStream("catalogue.txt.gz")) {
      var read = new ByteArrayOutputStream();
      List<PrintedFace> faces = CardFile.read(text, List.of(ofAttackers, older));
      Catalogue.write(faces.stream().map(PrintedFace::facts).toList(), read);
      assertThat(lines(new ByteArrayInputStream(read.toByteArray())))
          .as("the catalogue; CONTRIBUTING.md says how it is made")
          .isEqualTo(lines(Objects.requireNonNull(builtIn)));
    }
  }

  private static List<String> lines(InputStream packed) throws IOException {
    try (var reader =
        new BufferedReader(new InputStreamReader(TextFile.plain(packed), StandardCharsets.UTF_8))) {
      return reader.readAllLines();
    }
  }

  @Test
  void a_name_that_is_written_in_two_ways_is_one_face() {
    String faces =
        """
        {"name": "With Great Power . . .", "types": "Enchantment"}
        {"name": "Great Power", "types": "Enchantment"}
        {"name": "With Great Power...", "types": "Enchantment"}
        """;
    assertThat(CardFile.read(new StringReader(faces)))
        .extracting(PrintedFace::name)
        .containsExactly("Great Power", "With Great Power . . .");
  }

  @Test
  void a_file_of_another_version_is_no_catalogue() {
    var file = new ByteArrayInputStream(new byte[0]);
    assertThatThrownBy(() -> Catalogue.read(file)).isInstanceOf(IOException.class);
  }
}
