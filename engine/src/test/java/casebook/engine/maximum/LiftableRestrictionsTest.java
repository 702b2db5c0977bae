package casebook.engine.maximum;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.board.Id;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Whom;
import casebook.engine.force.Restriction;
import casebook.engine.maximum.proof.CertificateBuilder.LiftableRestrictions;
import casebook.engine.meaning.AttackCondition;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LiftableRestrictionsTest {
  private static final Id BEAR = new Id("bear");
  private static final Id WOLF = new Id("wolf");
  private static final Id BOB = new Id("bob");

  private static final AttackCondition WOLF_ATTACKS =
      new AttackCondition.AtLeast(1, Set.of(WOLF), Optional.empty(), Set.of(BOB));

  private static Stated stated(String by) {
    return new Stated(
        Source.named(by),
        by,
        new Effect.CantAttack(Filter.CREATURE, Whom.ANYTHING, Condition.ALWAYS));
  }

  private static Restriction forbids(String by, AttackCondition when) {
    return new Restriction.Forbids(stated(by), BEAR, Set.of(BOB), when);
  }

  private static Restriction caps(String by, int count, AttackCondition when) {
    return new Restriction.Caps(
        stated(by), count, 0, Set.of(BEAR, WOLF), Set.of(BOB), Set.of(), when);
  }

  @Test
  void what_depends_on_the_attack_is_in_the_order_of_all_restrictions() {
    var barring =
        new LiftableRestrictions(
            List.of(
                forbids("first", WOLF_ATTACKS),
                caps("second", 1, WOLF_ATTACKS),
                forbids("always", AttackCondition.Known.TRUE),
                forbids("third", WOLF_ATTACKS)));
    assertThat(barring.conditional(BEAR, BOB))
        .extracting(Stated::text)
        .containsExactly("first", "second", "third");
    assertThat(barring.conditional(WOLF, BOB)).extracting(Stated::text).containsExactly("second");
    assertThat(barring.closed(BEAR, BOB)).isEmpty();
  }

  @Test
  void a_limit_of_none_leaves_no_room() {
    var barring = new LiftableRestrictions(List.of(caps("none", 0, AttackCondition.Known.TRUE)));
    assertThat(barring.closed(BEAR, BOB)).extracting(Stated::text).containsExactly("none");
    assertThat(barring.conditional(BEAR, BOB)).isEmpty();
  }
}
