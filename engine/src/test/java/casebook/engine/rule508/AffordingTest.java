package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Game;
import casebook.engine.Table;
import casebook.engine.board.Id;
import casebook.engine.mana.Mana;
import casebook.engine.move.Attack;
import casebook.engine.move.Move;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.Payment;
import casebook.engine.reading.text.CardText;
import casebook.engine.reading.word.Self;
import casebook.engine.ruling.Nearest;
import casebook.engine.ruling.NearestAttacks;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Where a declaration can't be paid for, the nearest legal attacks are those that can be. */
class AffordingTest {
  private static final String TAX =
      "Creatures can't attack you unless their controller pays {1} for each of those creatures.";
  private static final String EXILE = unless("exile a card from your graveyard");
  private static final String DISCARD = unless("discard a card");
  private static final String RETURN =
      unless("return an enchantment you control to its owner's hand");
  private static final String SACRIFICE = unless("sacrifice a land");
  private static final String PAY = unless("pay {1}");
  private static final String LAND = "{T}: Add {G}.";

  private static String unless(String cost) {
    return "This creature can't attack unless you %s.".formatted(cost);
  }

  private static Table table() {
    return Table.of("ann", "bob");
  }

  private static Table stating(Table table, String text) {
    return table.which(permanent -> permanent.abilities(CardText.read(text, Self.UNNAMED)));
  }

  /** Bears, the first of which have these texts. */
  private static Table bears(Table table, int bears, String... texts) {
    for (int number = 0; number < bears; number++) {
      String text = number < texts.length ? texts[number] : "";
      stating(table.creature("bears" + number, "ann"), text);
    }
    return table;
  }

  private static Table lands(Table table, int lands) {
    for (int number = 0; number < lands; number++) {
      stating(table.land("land" + number, "ann"), LAND);
    }
    return table;
  }

  private static Table without(Table table, int hand, int graveyard) {
    return table.player(
        "ann", ann -> ann.withResources(20, hand, graveyard, 0, Optional.of(Mana.NONE)));
  }

  private static Attack ofBears(int... numbers) {
    var targets = new LinkedHashMap<Id, Id>();
    for (int number : numbers) {
      targets.put(id("bears" + number), id("bob"));
    }
    return new Attack(targets);
  }

  private static Attack ofAll(int bears) {
    return ofBears(IntStream.range(0, bears).toArray());
  }

  private static Ruling ruling(Table table, Attack attack) {
    Move move = new DeclareAttackers(attack, List.of(), new Payment.All(), List.of());
    return Game.adjudicate(table.board(), List.of(move)).rulings().getFirst();
  }

  private static NearestAttacks nearest(Table table, Attack attack) {
    return ruling(table, attack).nearest();
  }

  @Test
  void a_card_that_a_cost_puts_into_a_hand_or_graveyard_pays_another() {
    Table returned =
        bears(without(table().enchantment("aura", "ann"), 0, 0), 3, DISCARD, RETURN, PAY);
    Table discarded = bears(without(table(), 1, 0), 3, EXILE, DISCARD, PAY);
    Table sacrificed = bears(without(table().land("land", "ann"), 0, 0), 3, EXILE, SACRIFICE, PAY);
    for (Table table : List.of(returned, discarded, sacrificed)) {
      assertThat(ruling(table, ofBears(0)).verdict()).isEqualTo(Verdict.ILLEGAL);
      assertThat(ruling(table, ofBears(0, 1)).verdict()).isEqualTo(Verdict.LEGAL);
      assertThat(nearest(table, ofAll(3)))
          .isEqualTo(
              new NearestAttacks(
                  List.of(
                      new Nearest(ofBears(0, 1), 1),
                      new Nearest(ofBears(1), 2),
                      new Nearest(Attack.NONE, 3)),
                  true));
    }
  }

  @Test
  void with_four_lands_four_of_ten_bears_can_attack_whichever_they_are() {
    Table table = bears(lands(stating(table().enchantment("tax", "bob"), TAX), 4), 10);
    assertThat(nearest(table, ofAll(10)))
        .isEqualTo(
            new NearestAttacks(
                List.of(
                    new Nearest(ofBears(6, 7, 8, 9), 6),
                    new Nearest(ofBears(5, 7, 8, 9), 6),
                    new Nearest(ofBears(5, 6, 8, 9), 6)),
                true));
  }

  @Test
  void a_creature_that_makes_mana_pays_for_another_by_staying_home() {
    Table table = bears(lands(stating(table().enchantment("tax", "bob"), TAX), 2), 5, LAND);
    assertThat(nearest(table, ofAll(5)))
        .isEqualTo(
            new NearestAttacks(
                List.of(
                    new Nearest(ofBears(2, 3, 4), 2),
                    new Nearest(ofBears(1, 3, 4), 2),
                    new Nearest(ofBears(1, 2, 4), 2)),
                true));
  }

  @Test
  void an_attack_is_left_out_if_only_mana_that_is_not_counted_may_pay_for_it() {
    Table table = bears(table(), 2, PAY, "Defender");
    assertThat(nearest(table, ofAll(2)))
        .isEqualTo(new NearestAttacks(List.of(new Nearest(Attack.NONE, 2)), true));
    stating(table.land("tower", "ann"), "{T}, Mill a card: Add {G}.");
    assertThat(nearest(table, ofAll(2)))
        .isEqualTo(new NearestAttacks(List.of(new Nearest(Attack.NONE, 2)), false));
    Table counted = lands(bears(table(), 2, PAY, "Defender"), 1);
    assertThat(nearest(counted, ofAll(2)))
        .isEqualTo(
            new NearestAttacks(
                List.of(new Nearest(ofBears(0), 1), new Nearest(Attack.NONE, 2)), true));
  }

  @Test
  void what_a_text_says_of_bobs_untapped_creature_is_none_of_the_attackers() {
    Table table = bears(lands(table(), 4), 9);
    stating(
        table.creature("angel", "bob"),
        "As long as this creature is untapped, creatures can't attack you unless their controller"
            + " pays {1} for each of those creatures.");
    NearestAttacks nearest = nearest(table, ofAll(9));
    assertThat(nearest.isComplete()).isTrue();
    assertThat(nearest.attacks()).extracting(Nearest::changes).containsExactly(5, 5, 5);
  }

  @Test
  void where_untapped_attackers_make_costs_dearer_more_of_them_can_be_paid_for() {
    Table table =
        stating(
            Table.of("ann", "bob", "cat").enchantment("tax", "bob"),
            "Creatures can't attack you unless their controller pays {X} for each of those"
                + " creatures, where X is the number of untapped creatures they control.");
    bears(table.mana("ann", "{1}"), 3);
    assertThat(ruling(table, ofAll(3)).verdict()).isEqualTo(Verdict.LEGAL);
    assertThat(ruling(table, ofBears(0)).verdict()).isEqualTo(Verdict.ILLEGAL);
    assertThat(ruling(table, attack("bears0", "cat", "bears1", "bob")).verdict())
        .isEqualTo(Verdict.LEGAL);
    assertThat(nearest(table, ofBears(0)))
        .isEqualTo(
            new NearestAttacks(
                List.of(
                    new Nearest(Attack.NONE, 1),
                    new Nearest(attack("bears0", "cat"), 1),
                    new Nearest(attack("bears0", "bob", "bears1", "cat"), 1)),
                true));
  }
}
