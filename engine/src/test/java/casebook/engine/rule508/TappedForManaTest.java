package casebook.engine.rule508;

import static casebook.engine.Table.ids;
import static casebook.engine.rule508.Declaring.decision;
import static casebook.engine.rule508.Declaring.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.Table;
import casebook.engine.board.Characteristics;
import casebook.engine.board.Id;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.reading.text.CardText;
import casebook.engine.reading.word.Self;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.UnreadText;
import casebook.engine.ruling.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Effects that stop mana abilities or change what they make, and whether Ann can still pay for her
 * bears with her lands or with the elves at home.
 */
class TappedForManaTest {
  private static final String TAX =
      "Creatures can't attack you unless their controller pays %s for each creature they control"
          + " that's attacking you.";

  private static List<Ability> text(String text) {
    return CardText.read(text, Self.UNNAMED);
  }

  /** Bears, with a Forest that is basic and a dale that isn't; each makes {G}. */
  private static Table lands(String price) {
    return Table.annAndBob()
        .enchantment("tax", "bob")
        .which(tax -> tax.abilities(text(TAX.formatted(price))))
        .creature("bears", "ann")
        .land("forest", "ann")
        .being(is -> basic(is.withSubtypes(Set.of("forest"))))
        .land("dale", "ann")
        .which(dale -> dale.abilities(text("{T}: Add {G}.")));
  }

  private static Characteristics basic(Characteristics is) {
    return new Characteristics(
        is.name(),
        is.types(),
        is.subtypes(),
        Set.of("basic"),
        is.colors(),
        is.power(),
        is.toughness(),
        is.manaCost(),
        is.manaValue());
  }

  private static Table with(Table table, String text) {
    return table.enchantment("change", "bob").which(change -> change.abilities(text(text)));
  }

  private static Table elves() {
    return Table.annAndBob()
        .enchantment("tax", "bob")
        .which(tax -> tax.abilities(text(TAX.formatted("{G}"))))
        .creature("bears", "ann")
        .creature("elves", "ann")
        .which(elves -> elves.abilities(text("{T}: Add {G}.")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Activated abilities of creatures can't be activated.",
        "Activated abilities of creatures with {T} in their costs can't be activated.",
        "Activated abilities of creatures your opponents control can't be activated.",
        "Players can't cast spells or activate abilities.",
        "Creatures can't be tapped for mana.",
        "All creatures lose all abilities.",
        "If a creature is tapped for mana, it produces {U} instead of any other type."
      })
  void the_elves_make_no_green_mana(String text) {
    assertThat(decision(with(elves(), text), "bears", "bob")).isEqualTo("508.1j");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Activated abilities of creatures can't be activated unless they're mana abilities.",
        "Activated abilities of artifacts can't be activated.",
        "Activated abilities of creatures you control can't be activated.",
        "During your turn, your opponents can't activate abilities.",
        "Players can't sacrifice creatures to cast spells or activate abilities.",
        "If a land is tapped for mana, it produces {B} instead of any other type and amount."
      })
  void the_elves_make_their_mana(String text) {
    assertThat(decision(with(elves(), text), "bears", "bob")).isEqualTo("legal");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {G}{G} | Plants grow. | legal
          {R}{R} | Plants grow. | 508.1j
          {R}{G} | Nonbasic lands are Mountains. | legal
          {G}{G} | Nonbasic lands are Mountains. | 508.1j
          {U}{U} | Each land is an Island in addition to its other types. | legal
          {U}{G} | Each land is an Island in addition to its other types. | legal
          {U}{U} | Lands are Islands. | legal
          {G}    | Lands are Islands. | 508.1j
          {W}{G} | All Forests are Plains. | legal
          {G}{G} | All Forests are Plains. | 508.1j
          {B}{B} | If a land is tapped for mana, it produces {B} instead of any other type. | legal
          {1}{G} | If a land is tapped for mana, it produces {B} instead of any other type. | 508.1j
          {G}{R} | If you tap a land for mana, it produces mana of a color of your choice instead of any other type. | 508.1j
          {G}{G} | If a land is tapped for two or more mana, it produces {C} instead of any other type and amount. | legal
          """)
  void lands_make_other_mana(String price, String text, String decision) {
    assertThat(decision(with(lands(price), text), "bears", "bob")).isEqualTo(decision);
  }

  @Test
  @Applies("508.1i")
  void one_mana_of_another_type_is_made_instead_of_two() {
    Table table =
        lands("{4}")
            .land("shrine", "ann")
            .which(shrine -> shrine.abilities(text("{T}: Add {C}{C}.")));
    assertThat(decision(table, "bears", "bob")).isEqualTo("legal");
    String sphere =
        "If a land is tapped for two or more mana, it produces {C} instead of any other type and"
            + " amount.";
    assertThat(decision(with(table, sphere), "bears", "bob")).isEqualTo("508.1j");
  }

  @Test
  @Applies("508.1i")
  void no_mana_at_all_is_not_made_other_mana() {
    Table grove =
        Table.annAndBob()
            .enchantment("tax", "bob")
            .which(tax -> tax.abilities(text(TAX.formatted("{B}"))))
            .creature("bears", "ann")
            .land("grove", "ann")
            .which(one -> one.abilities(text("{T}: Add {G} for each Elf you control.")));
    with(
        grove,
        "If a land is tapped for mana, it produces {B} instead of any other type and amount.");
    assertThat(decision(grove, "bears", "bob")).isEqualTo("508.1j");
    assertThat(ruling(grove, "bears", "bob").findings())
        .filteredOn(finding -> finding.rule().equals(Rule508_1i.NUMBER))
        .extracting(Finding::about)
        .as("the grove is not one of what makes mana")
        .containsExactly(ids("ann"));
    grove.creature("elf", "ann").being(is -> is.withSubtypes(Set.of("elf")));
    assertThat(decision(grove, "bears", "bob")).isEqualTo("legal");
  }

  @Test
  @Applies("508.1i")
  void a_land_that_loses_its_types_loses_what_it_says_of_other_lands() {
    Table tombs =
        lands("{B}{G}")
            .land("tomb", "ann")
            .which(tomb -> tomb.abilities(text("Each land is a Swamp in addition to its types.")));
    assertThat(decision(tombs, "bears", "bob")).isEqualTo("legal");
    assertThat(decision(with(tombs, "Nonbasic lands are Mountains."), "bears", "bob"))
        .isEqualTo("508.1j");
  }

  @Test
  @Applies("508.1i")
  void conditions_see_the_land_types_that_lands_have_now() {
    String home = "This creature can't attack unless defending player controls an Island.";
    Table table =
        Table.annAndBob()
            .creature("serpent", "ann")
            .which(serpent -> serpent.abilities(text(home)))
            .land("dale", "bob");
    assertThat(decision(table, "serpent", "bob")).isEqualTo("508.1c");
    assertThat(decision(with(table, "Nonbasic lands are Islands."), "serpent", "bob"))
        .isEqualTo("legal");
  }

  @Test
  @Applies("508.1i")
  void a_change_of_mana_that_is_not_read_matters_where_mana_is_made() {
    String change = "If target Plains is tapped for mana, it produces {C} instead of white mana.";
    Ruling made = ruling(with(lands("{G}"), change), "bears", "bob");
    assertThat(made.verdict()).isEqualTo(Verdict.UNDETERMINED);
    assertThat(made.provisional()).isEqualTo(Optional.of(Verdict.LEGAL));
    assertThat(made.unread()).extracting(UnreadText::text).containsExactly(change);

    Ruling stated = ruling(with(lands("{G}").mana("ann", "{G}"), change), "bears", "bob");
    assertThat(stated.verdict()).isEqualTo(Verdict.LEGAL);
    Table free = Table.annAndBob().creature("bears", "ann");
    assertThat(ruling(with(free, change), "bears", "bob").verdict()).isEqualTo(Verdict.LEGAL);
  }

  /** What is added besides the mana that a permanent is tapped for (106.12a, 605.1b). */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {1}{G} | bob | Whenever a player taps a land for mana, that player adds one mana of any type that land produced. | legal
          {2}{U} | bob | Whenever a player taps a land for mana, that player adds one mana of any type that land produced. | 508.1j
          {3}    | bob | Whenever you tap a land for mana, add one mana of any type that land produced. | 508.1j
          {4}    | ann | Whenever you tap a land for mana, add one mana of any type that land produced. | legal
          {5}    | ann | Whenever you tap a land for mana, add one mana of any type that land produced. | 508.1j
          {G}{U} | bob | Whenever a Forest is tapped for mana, its controller adds an additional {U}. | legal
          {U}{U} | bob | Whenever a Forest is tapped for mana, its controller adds an additional {U}. | 508.1j
          {W}{R} | bob | Whenever a player taps a land for mana, that player adds an additional one mana of any color. | legal
          {W}{R}{B} | bob | Whenever a player taps a land for mana, that player adds an additional one mana of any color. | 508.1j
          {G}{G}{G} | ann | Whenever you tap a creature for mana, add an additional {G}. | 508.1j
          """)
  void lands_make_more_mana(String price, String player, String text, String decision) {
    Table table =
        lands(price).enchantment("more", player).which(more -> more.abilities(text(text)));
    assertThat(decision(table, "bears", "bob")).isEqualTo(decision);
  }

  @Test
  void an_aura_adds_to_the_mana_of_its_own_land_alone() {
    Table growth =
        lands("{G}{G}{W}")
            .enchantment("growth", "ann")
            .which(one ->
                one.abilities(
                    text(
                        "Whenever enchanted land is tapped for mana, its controller adds an"
                            + " additional {W}.")));
    assertThat(decision(growth, "bears", "bob")).isEqualTo("508.1j");
    Table attached = growth.which(one -> one.attachedTo(Optional.of(new Id("dale"))));
    assertThat(decision(attached, "bears", "bob")).isEqualTo("legal");
  }

  @Test
  void mana_that_is_added_besides_has_a_type_that_the_land_did_produce() {
    String wake = "Whenever you tap a land for mana, add one mana of any type that land produced.";
    for (String price : List.of("{U}{U}{G}{G}", "{W}{W}{G}{G}", "{W}{U}{G}{G}")) {
      Table table =
          lands(price)
              .which(dale -> dale.abilities(text("{T}: Add {W} or {U}.")))
              .enchantment("wake", "ann")
              .which(one -> one.abilities(text(wake)));
      assertThat(decision(table, "bears", "bob"))
          .isEqualTo(price.startsWith("{W}{U}") ? "508.1j" : "legal");
    }
  }

  @Test
  void two_that_add_a_type_each_look_at_what_the_land_produced_by_itself() {
    String flare =
        "Whenever a player taps a land for mana, that player adds one mana of any type that land"
            + " produced.";
    for (String price :
        List.of("{G}{G}{G}{W}{U}{W}{U}", "{G}{G}{G}{W}{U}{W}{W}", "{8}", "{7}{R}")) {
      Table table =
          lands(price)
              .which(dale -> dale.abilities(text("{T}: Add {W}{U}.")))
              .enchantment("one", "bob")
              .which(one -> one.abilities(text(flare)))
              .enchantment("two", "bob")
              .which(two -> two.abilities(text(flare)));
      assertThat(decision(table, "bears", "bob"))
          .isEqualTo(price.startsWith("{G}") ? "legal" : "508.1j");
    }
  }

  @Test
  void what_resolved_this_turn_adds_mana_too() {
    String tide =
        "Until end of turn, whenever a player taps a Forest for mana, that player adds an"
            + " additional {U}.";
    var read =
        (Meaning.Read) CardText.read(tide, Self.of("Tide", Set.of("instant"))).getFirst().meaning();
    Table table = lands("{U}{G}{G}").effect("tide", "bob", read.effects().toArray(Effect[]::new));
    assertThat(decision(table, "bears", "bob")).isEqualTo("legal");
    assertThat(decision(lands("{U}{G}{G}"), "bears", "bob")).isEqualTo("508.1j");
  }
}
