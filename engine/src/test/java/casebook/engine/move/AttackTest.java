package casebook.engine.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import casebook.engine.board.Id;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AttackTest {
  private static final Id BEAR = new Id("bear");
  private static final Id WOLF = new Id("wolf");
  private static final Id BOB = new Id("bob");
  private static final Id CAROL = new Id("carol");

  private static Attack attack(Id... pairs) {
    var targets = new LinkedHashMap<Id, Id>();
    for (int index = 0; index < pairs.length; index += 2) {
      targets.put(pairs[index], pairs[index + 1]);
    }
    return new Attack(targets);
  }

  @Test
  void a_changed_attack_is_the_one_that_says_the_same() {
    Attack bearAtBob = attack(BEAR, BOB);
    for (Attack changed : new Attack[] {bearAtBob.with(WOLF, CAROL), bearAtBob.with(BEAR, CAROL)}) {
      Attack same = new Attack(new LinkedHashMap<>(changed.targets()));
      assertThat(changed).isEqualTo(same).hasSameHashCodeAs(same).hasToString(same.toString());
      assertThat(changed.attackers()).hasSameSizeAs(same.attackers());
      assertThat(changed.targets().reversed()).isEqualTo(same.targets().reversed());
      for (Id creature : Set.of(BEAR, WOLF)) {
        assertThat(changed.isAttacker(creature)).isEqualTo(same.isAttacker(creature));
        assertThat(changed.targetOf(creature)).isEqualTo(same.targetOf(creature));
      }
    }
  }

  @Test
  void an_attack_counts_what_was_changed() {
    Attack bearAtBob = attack(BEAR, BOB);
    Set<Id> both = Set.of(BEAR, WOLF);
    assertThat(bearAtBob.with(WOLF, CAROL).count(both, Set.of(BOB, CAROL))).isEqualTo(2);
    assertThat(bearAtBob.with(WOLF, CAROL).targets())
        .containsExactly(Map.entry(BEAR, BOB), Map.entry(WOLF, CAROL));
    assertThat(bearAtBob.with(BEAR, CAROL).count(both, Set.of(BOB))).isZero();
    assertThat(bearAtBob).isEqualTo(attack(BEAR, BOB));
  }

  @Test
  void an_attack_changed_twice_says_both() {
    Attack twice = attack(BEAR, BOB).with(WOLF, BOB).with(BEAR, CAROL);
    assertThat(twice).isEqualTo(attack(BEAR, CAROL, WOLF, BOB));
    assertThat(twice.targetOf(BEAR)).contains(CAROL);
  }

  @Test
  void nobody_changes_what_an_attack_says() {
    for (Attack attack : new Attack[] {attack(BEAR, BOB), attack(BEAR, BOB).with(WOLF, BOB)}) {
      assertThatThrownBy(() -> attack.targets().put(WOLF, CAROL))
          .isInstanceOf(UnsupportedOperationException.class);
      assertThatThrownBy(() -> attack.targets().entrySet().clear())
          .isInstanceOf(UnsupportedOperationException.class);
    }
  }
}
