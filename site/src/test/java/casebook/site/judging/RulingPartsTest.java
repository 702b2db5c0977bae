package casebook.site.judging;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.ruling.NearestAttacks;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.RulingPart;
import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.corpus.Corpus;
import casebook.site.corpus.CorpusFormat;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A ruling that tells less says nothing else. */
class RulingPartsTest {
  private static final int BOARDS = 60;

  /** One card in so many takes part: to look at all of them takes a minute. */
  private static final int ONE_CARD_IN = 60;

  private static final Editions EDITIONS = Editions.builtIn();

  private static Stream<Case> boards() {
    Catalogue cards = Catalogue.builtIn();
    List<String> some =
        cards.names().stream()
            .filter(name -> Math.floorMod(name.hashCode(), ONE_CARD_IN) == 0)
            .toList();
    var corpus = new Corpus(some, cards, CorpusFormat.COMMANDER, 3, 508);
    return LongStream.rangeClosed(1, BOARDS)
        .mapToObj(corpus::board)
        .map(json ->
            ((Reading.Good<Case>) new CaseReader(EDITIONS, cards).read(json, CaseFormat.JSON))
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
}
