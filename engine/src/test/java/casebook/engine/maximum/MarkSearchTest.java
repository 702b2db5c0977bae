package casebook.engine.maximum;

import static casebook.engine.Table.id;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.Table;
import casebook.engine.board.Id;
import casebook.engine.maximum.model.AttackModelBuilder;
import casebook.engine.maximum.model.Kinds;
import casebook.engine.ruling.Mark;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 508.1d: a creature is said to be unable to attack only where that is settled. */
class MarkSearchTest {
  private static final Optional<Boolean> YES = Optional.of(true);
  private static final Optional<Boolean> NO = Optional.of(false);
  private static final Optional<Boolean> UNSETTLED = Optional.empty();

  private static final Kinds BEARS =
      Kinds.of(
          AttackModelBuilder.build(
              Table.of("ann", "bob", "cid").creature("bears", "ann").grounds(), Set.of()));

  /** The bears stay at home, attack Bob and attack Cid in some legal attack, as far as is known. */
  private static Optional<Map<Id, Mark>> marks(
      Optional<Boolean> home, Optional<Boolean> bob, Optional<Boolean> cid) {
    return new MarkSearch(
            BEARS,
            option ->
                switch (option) {
                  case 0 -> home;
                  case 1 -> bob;
                  default -> cid;
                })
        .marks();
  }

  private static Map<Id, Mark> bears(Mark mark) {
    return Map.of(id("bears"), mark);
  }

  @Test
  @Applies("508.1d")
  void a_creature_cant_attack_where_it_is_settled_that_it_attacks_nobody() {
    assertThat(marks(YES, NO, NO)).contains(bears(Mark.CANT_ATTACK));
    assertThat(marks(YES, NO, UNSETTLED)).isEmpty();
    assertThat(marks(YES, UNSETTLED, NO)).isEmpty();
  }

  @Test
  @Applies("508.1d")
  void a_creature_must_attack_where_it_is_settled_that_it_doesnt_stay_at_home() {
    assertThat(marks(NO, YES, NO)).contains(bears(Mark.MUST_ATTACK));
    assertThat(marks(UNSETTLED, YES, NO)).isEmpty();
  }

  @Test
  @Applies("508.1d")
  void a_creature_may_attack_one_where_it_is_not_settled_whether_it_attacks_another() {
    assertThat(marks(YES, UNSETTLED, YES)).contains(bears(Mark.MAY_ATTACK));
  }
}
