package casebook.engine.rule508;

import static casebook.engine.rule508.Declaring.decision;
import static casebook.engine.rule508.Declaring.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.board.Chosen;
import casebook.engine.board.Fact;
import casebook.engine.board.Since;
import casebook.engine.mana.Color;
import casebook.engine.mana.Mana;
import casebook.engine.reading.text.CardText;
import casebook.engine.reading.word.Self;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 508.1i: mana at the cost of life, and of types that only the board tells. */
class ManaThatTheBoardTellsTest {
  private static final String LAND_OF_LIFE = "{T}, Pay 1 life: Add one mana of any color.";
  private static final String POOL =
      "{T}: Add one mana of any type that a land you control could produce.";
  private static final String ORCHARD =
      "{T}: Add one mana of any color that a land an opponent controls could produce.";
  private static final String TOWER =
      "{T}: Add one mana of any color in your commander's color identity.";
  private static final String CHOSEN = "{T}: Add one mana of the chosen color.";

  /** A bear of Ann's, and what Bob asks for it to attack him. */
  private static Table taxed(String cost) {
    return stating(
        Table.annAndBob().creature("bear", "ann").enchantment("tax", "bob"),
        "Creatures can't attack you unless their controller pays " + cost + " for each of them.");
  }

  private static Table stating(Table table, String text) {
    return table.which(permanent -> permanent.abilities(CardText.read(text, Self.UNNAMED)));
  }

  private static Table land(Table table, String name, String controller, String text) {
    return stating(table.land(name, controller), text);
  }

  private static Table basic(Table table, String name, String controller, String type) {
    return table.land(name, controller).being(is -> is.withSubtypes(Set.of(type)));
  }

  private static String decided(Table table) {
    Ruling ruling = ruling(table, "bear", "bob");
    return ruling.verdict() == Verdict.UNDETERMINED
        ? "undetermined"
        : decision(table, "bear", "bob");
  }

  private static Table commander(Table table, Color color) {
    return table
        .creature("captain", "ann")
        .being(is -> is.withColors(Set.of(color)))
        .which(one -> one.state(Map.of("commander", new Fact.Flag(true))));
  }

  @Test
  void life_is_paid_for_mana_while_there_is_life_to_pay() {
    Table two =
        land(land(taxed("{2}"), "canopy", "ann", LAND_OF_LIFE), "grove", "ann", LAND_OF_LIFE);
    assertThat(decided(two)).isEqualTo("legal");
    assertThat(decided(two.life("ann", 2))).isEqualTo("legal");
    assertThat(decided(two.life("ann", 1))).isEqualTo("508.1j");
  }

  @Test
  void life_for_mana_is_counted_with_the_life_that_the_attack_costs() {
    Table annex =
        stating(
            land(taxed("{1}"), "canopy", "ann", LAND_OF_LIFE).enchantment("annex", "bob"),
            "Creatures can't attack you unless their controller pays 2 life for each of them.");
    assertThat(decided(annex.life("ann", 3))).isEqualTo("legal");
    assertThat(decided(annex.life("ann", 2))).isEqualTo("508.1j");
    Table phyrexian = land(taxed("{1}{W/P}"), "canopy", "ann", LAND_OF_LIFE);
    assertThat(decided(phyrexian.life("ann", 3))).isEqualTo("legal");
    assertThat(decided(phyrexian.life("ann", 2))).isEqualTo("508.1j");
  }

  @Test
  void an_ability_that_only_costs_life_is_activated_again_and_again() {
    Table ogre = stating(taxed("{R}{R}").creature("ogre", "ann"), "Pay 3 life: Add {R}.");
    assertThat(decided(ogre.life("ann", 6))).isEqualTo("legal");
    assertThat(decided(ogre.life("ann", 5))).isEqualTo("508.1j");
    Table once =
        stating(
            taxed("{R}{R}").creature("ogre", "ann"),
            "Pay 3 life: Add {R}. Activate only once each turn.");
    assertThat(decided(once)).isEqualTo("508.1j");
  }

  @Test
  void a_counter_that_is_put_on_the_creature_pays_for_mana_once_each_turn() {
    String roots = "Put a -0/-1 counter on this creature: Add {G}. Activate only once each turn.";
    assertThat(decided(stating(taxed("{1}").creature("wall", "ann"), roots))).isEqualTo("legal");
    assertThat(decided(stating(taxed("{2}").creature("wall", "ann"), roots))).isEqualTo("508.1j");
  }

  @Test
  void nobody_pays_life_for_mana_where_nobody_can() {
    Table table = land(taxed("{1}"), "canopy", "ann", LAND_OF_LIFE).enchantment("angel", "bob");
    stating(
        table,
        "Players can't pay life or sacrifice creatures to cast spells or activate abilities.");
    assertThat(decided(table)).isEqualTo("508.1j");
  }

  @Test
  void the_chosen_color_matters_only_where_a_color_is_asked_for() {
    assertThat(decided(land(taxed("{1}"), "haven", "ann", CHOSEN))).isEqualTo("legal");
    assertThat(decided(land(taxed("{2}"), "haven", "ann", CHOSEN))).isEqualTo("508.1j");
    Table white = land(taxed("{W}"), "haven", "ann", CHOSEN);
    assertThat(decided(white)).isEqualTo("undetermined");
    assertThat(decided(white.which(one -> one.chosen(ofColor(Color.W))))).isEqualTo("legal");
    assertThat(decided(white.which(one -> one.chosen(ofColor(Color.U))))).isEqualTo("508.1j");
  }

  private static Chosen ofColor(Color color) {
    return new Chosen(
        Optional.empty(),
        Optional.of(color),
        Optional.empty(),
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  @Test
  void what_lands_could_produce_is_what_their_abilities_add() {
    Table orchard = land(taxed("{1}"), "orchard", "ann", ORCHARD);
    assertThat(decided(orchard)).isEqualTo("508.1j");
    assertThat(decided(basic(orchard, "island", "bob", "island"))).isEqualTo("legal");
    Table blue = basic(land(taxed("{U}"), "orchard", "ann", ORCHARD), "island", "bob", "island");
    assertThat(decided(blue)).isEqualTo("legal");
    Table white = basic(land(taxed("{W}"), "orchard", "ann", ORCHARD), "island", "bob", "island");
    assertThat(decided(white)).isEqualTo("508.1j");
    Table waste =
        land(land(taxed("{1}"), "orchard", "ann", ORCHARD), "waste", "bob", "{T}: Add {C}.");
    assertThat(decided(waste)).isEqualTo("508.1j");
  }

  @Test
  void lands_that_only_look_at_each_other_produce_nothing() {
    Table pools = land(land(taxed("{1}"), "pool", "ann", POOL), "mirror", "ann", POOL);
    assertThat(decided(pools)).isEqualTo("508.1j");
    Table through = land(land(taxed("{2}{C}"), "pool", "ann", POOL), "mirror", "ann", POOL);
    assertThat(decided(land(through, "waste", "ann", "{T}: Add {C}."))).isEqualTo("legal");
  }

  @Test
  void a_land_could_produce_mana_that_can_be_spent_only_on_something_else() {
    Table pool = land(taxed("{1}"), "pool", "ann", POOL);
    land(pool, "ziggurat", "ann", "{T}: Add {G}. Spend this mana only to cast creature spells.");
    assertThat(decided(pool)).isEqualTo("undetermined");
  }

  @Test
  void what_the_commander_is_must_be_known() {
    Table none = land(taxed("{1}"), "tower", "ann", TOWER);
    assertThat(decided(none)).isEqualTo("undetermined");
    assertThat(decided(none.mana("ann", "{1}"))).isEqualTo("legal");
    assertThat(decided(commander(land(taxed("{1}"), "tower", "ann", TOWER), Color.G)))
        .isEqualTo("legal");
    assertThat(decided(commander(land(taxed("{G}"), "tower", "ann", TOWER), Color.G)))
        .isEqualTo("legal");
    assertThat(decided(commander(land(taxed("{W}"), "tower", "ann", TOWER), Color.G)))
        .isEqualTo("undetermined");
    assertThat(decided(commander(land(taxed("{2}"), "tower", "ann", TOWER), Color.G)))
        .isEqualTo("508.1j");
  }

  @Test
  void the_colors_among_permanents_are_theirs() {
    Table mox =
        stating(
            taxed("{1}").enchantment("mox", "ann"),
            "{T}: Add one mana of any color among creatures you control.");
    assertThat(decided(mox)).isEqualTo("508.1j");
    assertThat(decided(mox.creature("elf", "ann").being(is -> is.withColors(Set.of(Color.G)))))
        .isEqualTo("legal");
  }

  @Test
  void more_is_added_instead_where_its_condition_holds() {
    Table druid =
        land(
            taxed("{2}"),
            "grove",
            "ann",
            "{T}: Add {G}. If you control two or more creatures, add {G}{G} instead.");
    assertThat(decided(druid)).isEqualTo("508.1j");
    assertThat(decided(druid.creature("cub", "ann"))).isEqualTo("legal");
  }

  @Test
  void energy_is_paid_for_mana_while_there_is_some() {
    Table hub = land(taxed("{1}"), "hub", "ann", "{T}, Pay {E}: Add one mana of any color.");
    assertThat(decided(hub)).isEqualTo("508.1j");
    assertThat(
            decided(
                hub.player("ann", one -> one.withResources(20, 0, 0, 1, Optional.<Mana>empty()))))
        .isEqualTo("legal");
  }

  @Test
  void mana_is_spent_as_though_it_were_of_any_color() {
    String text = "Players may spend mana as though it were mana of any color.";
    Table waste = land(taxed("{W}"), "waste", "ann", "{T}: Add {C}.");
    assertThat(decided(waste)).isEqualTo("508.1j");
    assertThat(decided(stating(waste.enchantment("lattice", "bob"), text))).isEqualTo("legal");
    Table stated = taxed("{W}").mana("ann", "{R}");
    assertThat(decided(stated)).isEqualTo("508.1j");
    assertThat(decided(stating(stated.enchantment("lattice", "bob"), text))).isEqualTo("legal");
    Table phyrexian = land(taxed("{W/P}"), "waste", "ann", "{T}: Add {C}.").life("ann", 1);
    assertThat(decided(phyrexian)).isEqualTo("508.1j");
    assertThat(decided(stating(phyrexian.enchantment("lattice", "bob"), text))).isEqualTo("legal");
  }

  @Test
  void no_colored_mana_is_colorless_for_all_that() {
    Table wood = basic(taxed("{C}"), "wood", "ann", "forest").enchantment("lattice", "bob");
    stating(wood, "Players may spend mana as though it were mana of any color.");
    assertThat(decided(wood)).isEqualTo("508.1j");
  }

  @Test
  void abilities_are_activated_as_though_summoning_sick_creatures_had_haste() {
    String text =
        "You may activate abilities of creatures you control as though those creatures had haste.";
    Table elves = stating(taxed("{1}").creature("elves", "ann"), "{T}: Add {G}.");
    Table sick = elves.which(one -> one.since(Since.THIS_TURN));
    assertThat(decided(sick)).isEqualTo("508.1j");
    assertThat(decided(stating(sick.enchantment("elixir", "bob"), text))).isEqualTo("508.1j");
    assertThat(decided(stating(sick.enchantment("vial", "ann"), text))).isEqualTo("legal");
  }
}
