package casebook.engine.meaning;

import static casebook.engine.Table.id;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Chosen;
import casebook.engine.board.Id;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which permanents a phrase means, asked from Ann's bear. */
class FilterMeaningTest {
  private static final Filter.IsModified MODIFIED = new Filter.IsModified();

  private static List<String> meant(Board board, Filter filter, String... affected) {
    var all = new LinkedHashSet<Id>();
    List.of(affected).forEach(one -> all.add(id(one)));
    var view =
        new Viewpoint(
            board,
            Map.of(),
            Optional.of(id("bear")),
            Optional.of(id("ann")),
            all,
            Chosen.NOTHING,
            Optional.empty());
    return view.matching(filter).stream().map(one -> one.id().value()).toList();
  }

  private static Table attached(Table table, String subtype, String controller, String to) {
    return table
        .enchantment(subtype, controller)
        .being(is -> is.withSubtypes(Set.of(subtype)))
        .which(it -> it.attachedTo(Optional.of(id(to))));
  }

  private static Table bearAndWolf() {
    return Table.annAndBob().creature("bear", "ann").creature("wolf", "ann");
  }

  @Test
  void cr_700_9_counters_equipment_and_ones_own_auras_modify() {
    assertThat(meant(bearAndWolf().board(), MODIFIED)).isEmpty();
    assertThat(meant(bearAndWolf().which(it -> it.counters(Map.of("oil", 1))).board(), MODIFIED))
        .containsExactly("wolf");
    assertThat(meant(attached(bearAndWolf(), "equipment", "bob", "bear").board(), MODIFIED))
        .containsExactly("bear");
    assertThat(meant(attached(bearAndWolf(), "aura", "ann", "bear").board(), MODIFIED))
        .containsExactly("bear");
    assertThat(meant(attached(bearAndWolf(), "aura", "bob", "bear").board(), MODIFIED)).isEmpty();
    assertThat(meant(attached(bearAndWolf(), "fortification", "ann", "bear").board(), MODIFIED))
        .isEmpty();
  }

  @Test
  void what_is_phased_out_is_attached_to_nothing_that_counts() {
    Table table = attached(bearAndWolf(), "equipment", "ann", "bear");

    assertThat(meant(table.board(), new Filter.IsEquipped(Players.ANYONE))).containsExactly("bear");
    assertThat(
            meant(
                table.which(it -> it.phasedOut(true)).board(),
                new Filter.IsEquipped(Players.ANYONE)))
        .isEmpty();
  }

  @Test
  void whose_aura_it_is_may_matter() {
    Board board = attached(bearAndWolf(), "aura", "bob", "wolf").board();

    assertThat(meant(board, new Filter.IsEnchanted(Players.ANYONE))).containsExactly("wolf");
    assertThat(meant(board, new Filter.IsEnchanted(Players.YOU))).isEmpty();
    assertThat(meant(board, new Filter.IsEquipped(Players.ANYONE))).isEmpty();
  }

  @Test
  void cr_702_95_what_changes_its_controller_is_paired_no_more() {
    var paired = new Filter.PairedWith(Filter.SELF);
    Table table = bearAndWolf().which(it -> it.pairedWith(Optional.of(id("bear"))));

    assertThat(meant(table.board(), paired)).containsExactly("wolf");
    assertThat(meant(table.which(it -> it.controller(id("bob"))).board(), paired)).isEmpty();
    assertThat(
            meant(
                bearAndWolf()
                    .which(it -> it.pairedWith(Optional.of(id("bear"))))
                    .being(is -> is.withTypes(Set.of("artifact")))
                    .board(),
                paired))
        .isEmpty();
  }

  @Test
  void targets_are_told_apart_by_their_order() {
    Board board = bearAndWolf().board();

    assertThat(meant(board, new Filter.Target(1, 2), "wolf", "bear")).containsExactly("wolf");
    assertThat(meant(board, new Filter.Target(2, 2), "bob", "wolf", "bear"))
        .containsExactly("bear");
    assertThat(meant(board, new Filter.Target(2, 2), "wolf")).containsExactly("wolf");
    assertThat(meant(board, new Filter.Target(3, 3), "wolf", "bear")).isEmpty();
  }

  @Test
  void those_of_one_name_are_one_kind() {
    Table table = bearAndWolf().being(is -> is.withName("BEAR")).creature("ogre", "bob");

    assertThat(meant(table.board(), new Filter.SharesName(Filter.SELF)))
        .containsExactly("bear", "wolf");
    assertThat(meant(table.board(), new Filter.SharesName(new Filter.Named("ogre"))))
        .containsExactly("ogre");
  }
}
