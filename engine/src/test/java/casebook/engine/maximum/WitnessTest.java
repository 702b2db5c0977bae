package casebook.engine.maximum;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.Table;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Period;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Whom;
import casebook.engine.move.Attack;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** 508.1d: an attack that obeys the maximum is named, however the board was settled. */
@Tag("long")
class WitnessTest {
  private static final Effect ATTACKS =
      new Effect.MustAttack(Filter.SELF, Whom.ANYTHING, Condition.ALWAYS);

  private static final Pattern COMMA = Pattern.compile(",\\s+");
  private static final Pattern SPACE = Pattern.compile(" ");

  /** What creatures are, and what each has to have along. */
  private static final String PARTICULAR =
      """
      Orc Satyr Rat, Ogre Yeti Bat, Human Goblin Orc, Satyr Rat Ox, Satyr Ogre Yeti,
      Dog Rat Crab, Wurm Crab Dog, Human Bird Goblin, Fox Goblin Elf,
      Ogre Crab Yeti, Crab Orc Frog, Bat Cat Dog, Yeti Bear Dog, Fox Frog Frog,
      Orc Bat Crab, Frog Orc Orc, Goblin Ox Ape, Ape Satyr Bird, Cat Bear Orc,
      Ox Fox Orc, Yeti Ogre Human, Human Frog Bat, Fox Frog Goblin, Elf Ogre Cat,
      Ape Satyr Orc, Rat Elf Wurm, Human Cat Goblin, Elf Bear Satyr, Ogre Ox Fox,
      Ape Ogre Elf, Crab Ogre Dog, Crab Satyr Wurm, Wurm Ox Ogre, Fox Frog Rat,
      Fox Satyr Wurm, Frog Orc Goblin, Crab Orc Goblin, Elf Ape Dog
      """;

  /** Each must attack, and can't without one of some type; only one of each type can. */
  private static Table particular() {
    Table table = Table.of("ann", "bob", "cid");
    var types = new LinkedHashSet<String>();
    int number = 0;
    for (String one : COMMA.splitAsStream(PARTICULAR.strip()).toList()) {
      String[] words = SPACE.split(one);
      var company =
          new Condition.Attack(new Filter.HasSubtype(words[2]), Amount.of(1), Whom.ANYTHING);
      var alone = new Effect.CantAttack(Filter.SELF, Whom.ANYTHING, new Condition.Not(company));
      table
          .creature("c" + number++, "ann", ATTACKS, alone)
          .being(of -> of.withSubtypes(Set.of(words[0], words[1])));
      types.addAll(List.of(words));
    }
    for (String type : types) {
      table.enchantment(
          "one " + type,
          "bob",
          new Effect.AtMost(
              Amount.of(1),
              new Filter.HasSubtype(type),
              Whom.ANYTHING,
              Period.COMBAT,
              Condition.ALWAYS));
    }
    return table;
  }

  @Test
  @Applies("508.1d")
  void where_branch_and_bound_doesnt_settle_a_board_nothing_is_said_of_it() {
    AttackSearch search = AttackSearch.on(particular().grounds());
    assertThat(search.standing(Attack.NONE, Set.of(), AmpleFunds.ENOUGH)).isEmpty();
    assertThat(search.certificate(Attack.NONE, Set.of(), Attack.NONE)).isEmpty();
  }
}
