package casebook.site.judging;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.ruling.NearestAttacks;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.RulingPart;
import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.corpus.CorpusFormat;
import casebook.site.corpus.SomeBoards;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A ruling that tells less says nothing else. */
class RulingPartsTest {
  private static final int BOARDS = 60;

  private static final Editions EDITIONS = Editions.builtIn();

  /** Whether Ann has gained life isn't told, nor which of two enchantments came first (613.7). */
  private static final String OPEN =
      """
      {"players": [{"id": "ann"}, {"id": "bob"}], "permanents": [
       {"id": "bears", "card": "Grizzly Bears", "controller": "ann"},
       {"id": "law", "types": ["enchantment"], "controller": "bob",
        "text": "As long as a player gained life this turn, creatures attack each combat if able."},
       {"card": "Levitation", "controller": "ann"}, {"card": "Gravity Sphere", "controller": "bob"},
       {"card": "Moat", "controller": "bob"}],
       "moves": [{"declareAttackers": {"attacks": [%s]}}]}
      """;

  private static Stream<Case> boards() {
    return Stream.concat(
            SomeBoards.of(CorpusFormat.COMMANDER, 3, 508, BOARDS),
            Stream.of(
                OPEN.formatted(""),
                OPEN.formatted("{\"attacker\": \"bears\", \"target\": \"bob\"}")))
        .map(json ->
            ((Reading.Good<Case>)
                    new CaseReader(EDITIONS, Catalogue.builtIn()).read(json, CaseFormat.JSON))
                .value());
  }

  /** What rests on no part. */
  private static List<Object> rest(Ruling ruling) {
    return List.of(
        ruling.move(),
        ruling.verdict(),
        ruling.decidedBy(),
        ruling.provisional(),
        ruling.why(),
        ruling.findings(),
        ruling.requirements(),
        ruling.costs(),
        ruling.state(),
        ruling.answer(),
        ruling.unread(),
        ruling.orders());
  }

  @ParameterizedTest
  @MethodSource("boards")
  void what_is_not_asked_for_is_left_out_and_nothing_else_changes(Case board) {
    Ruling whole = Judgement.of(board, EDITIONS).rulings().getFirst();
    Ruling verdict = Judgement.of(board, EDITIONS, Set.of()).rulings().getFirst();
    Ruling near = Judgement.of(board, EDITIONS, Set.of(RulingPart.NEAREST)).rulings().getFirst();
    Ruling counted =
        Judgement.of(board, EDITIONS, Set.of(RulingPart.LEGAL_ATTACKS)).rulings().getFirst();
    assertThat(Stream.of(verdict, near, counted).map(RulingPartsTest::rest))
        .containsOnly(rest(whole));
    assertThat(near.nearest()).isEqualTo(whole.nearest());
    assertThat(counted.legalAttacks()).isEqualTo(whole.legalAttacks());
    assertThat(verdict.nearest()).isEqualTo(NearestAttacks.NONE);
    assertThat(verdict.explanation()).isEmpty();
    assertThat(verdict.accounting()).isEmpty();
    assertThat(whole.accounting()).isNotEmpty();
  }

  @Test
  void an_order_that_is_not_told_is_among_the_boards() {
    assertThat(boards().map(board -> Judgement.of(board, EDITIONS).rulings().getFirst().orders()))
        .anyMatch(orders -> !orders.isEmpty());
  }
}
