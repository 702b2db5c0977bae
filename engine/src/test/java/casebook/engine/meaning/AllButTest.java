package casebook.engine.meaning;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.board.Id;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AllButTest {
  private static final Id BEAR = new Id("bear");
  private static final Id WOLF = new Id("wolf");
  private static final Id OGRE = new Id("ogre");

  @Test
  void it_is_the_set_of_the_others_in_their_order() {
    var all = new LinkedHashSet<>(List.of(WOLF, BEAR, OGRE));
    var others = new AllBut(all, BEAR);
    assertThat(others).containsExactly(WOLF, OGRE);
    assertThat(others.contains(BEAR)).isFalse();
    assertThat(others.contains(OGRE)).isTrue();
    assertThat(others).isEqualTo(Set.of(OGRE, WOLF)).hasSameHashCodeAs(Set.of(OGRE, WOLF));
    var visited = new ArrayList<Id>();
    others.forEach(visited::add);
    assertThat(visited).containsExactly(WOLF, OGRE);
  }

  @Test
  void all_but_the_only_one_is_none() {
    assertThat(new AllBut(Set.of(BEAR), BEAR)).isEmpty();
  }
}
