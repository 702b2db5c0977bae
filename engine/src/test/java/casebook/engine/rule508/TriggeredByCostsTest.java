package casebook.engine.rule508;

import static casebook.engine.rule508.Declaring.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.board.Player;
import casebook.engine.reading.text.CardText;
import casebook.engine.reading.word.Self;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 508.2b: what triggers as the costs of an attack are paid. */
class TriggeredByCostsTest {

  /** A bear of Ann's that attacks Bob, who asks for this cost. */
  private static Table taxed(String cost) {
    Table table = Table.annAndBob().creature("bear", "ann");
    return watching(
        table, "tax", "bob", "Creatures can't attack you unless their controller " + cost + ".");
  }

  private static Table watching(Table table, String name, String controller, String text) {
    return stating(table.enchantment(name, controller), text);
  }

  private static Table stating(Table table, String text) {
    return table.which(permanent -> permanent.abilities(CardText.read(text, Self.UNNAMED)));
  }

  /** The permanents whose abilities triggered, once for each time. */
  private static List<String> triggered(Table table) {
    Ruling ruling = ruling(table, "bear", "bob");
    assertThat(ruling.verdict()).isEqualTo(Verdict.LEGAL);
    return ruling.state().triggered().stream().map(one -> one.stated().source().name()).toList();
  }

  @Test
  void what_is_sacrificed_dies_and_leaves() {
    Table table = taxed("sacrifices a creature").creature("cub", "ann");
    table = watching(table, "artist", "ann", "Whenever a creature dies, draw a card.");
    table = watching(table, "grave", "ann", "Whenever an artifact creature dies, draw a card.");
    table =
        watching(
            table, "door", "bob", "Whenever one or more creatures leave the battlefield, scry 1.");
    assertThat(triggered(table)).containsExactly("artist", "door");
  }

  @Test
  void what_is_returned_leaves_and_does_not_die() {
    Table table = taxed("returns an enchantment they control to its owner's hand");
    table = watching(table, "rug", "ann", "When this enchantment leaves the battlefield, scry 1.");
    table =
        watching(
            table,
            "grave",
            "bob",
            "Whenever an enchantment is put into a graveyard from the battlefield, scry 1.");
    assertThat(triggered(table)).containsExactly("rug");
  }

  @Test
  void a_card_goes_to_the_graveyard_of_its_owner() {
    Table table = taxed("sacrifices a land");
    table = table.land("wood", "ann").which(one -> one.owner(Table.id("bob")));
    String text = "Whenever one or more land cards are put into your graveyard, draw a card.";
    table = watching(watching(table, "hers", "ann", text), "his", "bob", text);
    assertThat(triggered(table)).containsExactly("his");
  }

  @Test
  void a_token_dies_but_is_no_card() {
    Table table = taxed("sacrifices a land").land("wood", "ann").which(one -> one.token(true));
    table =
        watching(
            table,
            "cards",
            "ann",
            "Whenever a land card is put into a graveyard from anywhere, draw a card.");
    table =
        watching(
            table,
            "lands",
            "ann",
            "Whenever a land is put into a graveyard from the battlefield, draw a card.");
    assertThat(triggered(table)).containsExactly("lands");
  }

  @Test
  void each_payment_of_life_is_a_loss() {
    String text = "Whenever an opponent loses life, draw a card.";
    assertThat(triggered(watching(taxed("pays 3 life"), "vein", "bob", text)))
        .containsExactly("vein");
    Table phyrexian = taxed("pays {W/P}{W/P}").mana("ann", "{W}");
    assertThat(triggered(watching(phyrexian, "vein", "bob", text))).containsExactly("vein");
    Table paid = taxed("pays {W/P}{W/P}").mana("ann", "{0}");
    assertThat(triggered(watching(paid, "vein", "bob", text))).containsExactly("vein", "vein");
  }

  @Test
  void no_life_is_lost_where_mana_is_paid() {
    Table table = taxed("pays {W/P}").mana("ann", "{W}");
    assertThat(triggered(watching(table, "vein", "bob", "Whenever a player loses life, scry 1.")))
        .isEmpty();
  }

  @Test
  void life_for_mana_is_a_loss_too() {
    Table table = stating(taxed("pays {1}").land("canopy", "ann"), "{T}, Pay 1 life: Add {G}.");
    assertThat(
            triggered(watching(table, "vein", "bob", "Whenever an opponent loses life, scry 1.")))
        .containsExactly("vein");
  }

  @Test
  void cards_are_discarded_one_by_one_and_together() {
    Table table = taxed("discards two cards").player("ann", TriggeredByCostsTest::withTwoCards);
    table = watching(table, "each", "bob", "Whenever an opponent discards a card, scry 1.");
    table =
        watching(table, "all", "bob", "Whenever an opponent discards one or more cards, scry 1.");
    assertThat(triggered(table)).containsExactly("each", "each", "all");
  }

  private static Player withTwoCards(Player player) {
    return player.withResources(
        player.life(), 2, player.graveyard(), player.energy(), player.mana());
  }

  @Test
  void what_is_tapped_for_a_cost_is_not_declared_as_an_attacker() {
    String text =
        "Whenever a creature an opponent controls becomes tapped, if it isn't being declared as an"
            + " attacker, draw a card.";
    Table free = Table.annAndBob().creature("bear", "ann");
    assertThat(triggered(watching(free, "circle", "bob", text))).isEmpty();
    Table taxed = taxed("taps an untapped creature they control").creature("cub", "ann");
    assertThat(triggered(watching(taxed, "circle", "bob", text))).containsExactly("circle");
  }

  /** Attackers are tapped as they are declared (508.1f), what pays is tapped later (508.1j). */
  @Test
  void attackers_and_what_pays_do_not_become_tapped_together() {
    String text = "Whenever one or more creatures you control become tapped, scry 1.";
    Table free = Table.annAndBob().creature("bear", "ann").creature("cub", "ann");
    assertThat(triggered(watching(free, "quest", "ann", text))).containsExactly("quest");
    Table taxed = taxed("taps an untapped creature they control").creature("cub", "ann");
    assertThat(triggered(watching(taxed, "quest", "ann", text))).containsExactly("quest", "quest");
  }

  /**
   * A Treasure is tapped as it is sacrificed for mana (111.10a), and is tapped for mana (106.12).
   */
  @Test
  void what_is_tapped_and_sacrificed_for_mana_became_tapped() {
    String treasure = "{T}, Sacrifice this enchantment: Add one mana of any color.";
    String forest = "{T}: Add {G}.";
    for (String text : List.of(treasure, forest)) {
      Table table = stating(taxed("pays {2}").enchantment("one", "ann"), text);
      table = stating(table.enchantment("two", "ann"), text);
      table =
          watching(
              table, "song", "ann", "Whenever a permanent you control becomes tapped, scry 1.");
      table =
          watching(table, "glare", "bob", "Whenever a player taps a permanent for mana, scry 1.");
      assertThat(triggered(table)).containsExactly("song", "song", "song", "glare", "glare");
    }
  }

  /** The same where something else is paid for mana, too. */
  @Test
  void what_is_tapped_for_a_mana_ability_became_tapped_but_only_its_object_is_tapped_for_mana() {
    Table table = taxed("pays {1}").creature("cub", "ann");
    table =
        stating(
            table.enchantment("drum", "ann"),
            "{T}, Tap an untapped creature you control, Sacrifice this enchantment: Add {G}.");
    table =
        watching(table, "song", "ann", "Whenever a permanent you control becomes tapped, scry 1.");
    table = watching(table, "glare", "bob", "Whenever a player taps a permanent for mana, scry 1.");
    assertThat(triggered(table)).containsExactly("song", "song", "song", "glare");
  }

  @Test
  void an_attacker_that_is_sacrificed_became_tapped_before() {
    Table table = taxed("sacrifices a creature");
    table = watching(table, "song", "ann", "Whenever a creature becomes tapped, scry 1.");
    assertThat(triggered(table)).containsExactly("song");
  }
}
