package casebook.engine.reading;

import static casebook.engine.Table.attack;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Game;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Meaning;
import casebook.engine.move.Move;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * A sentence about a number of creatures is read as it is meant, or it is unread. Every determiner
 * stands in every frame; what is read is judged on boards with up to three creatures, against what
 * the words say, which is written down here once more.
 */
class DeterminersTest {
  private static final int MOST = 3;

  /** Ann's attack on Bob with some of the bears that she has, and perhaps with her ogre. */
  private record Attacked(Ruling ruling, int bears, int allBears, boolean ogre) {
    boolean legal() {
      return ruling.verdict() == Verdict.LEGAL;
    }

    long triggered() {
      return ruling.state().triggered().size();
    }
  }

  /** Where the sentence stands, which is also who says "you" in it. */
  private enum Stands {
    ON_ANNS_OGRE,
    ON_BOBS_ENCHANTMENT
  }

  /** What a sentence about such creatures means for an attack. */
  @FunctionalInterface
  private interface Judged {
    void as(HowMany determiner, Attacked attacked);
  }

  private static final Set<HowMany> AT_LEAST =
      Set.of(
          HowMany.AT_LEAST_ONE, HowMany.AT_LEAST_TWO, HowMany.TWO_OR_MORE, HowMany.MORE_THAN_ONE);

  private static Set<HowMany> and(Set<HowMany> some, HowMany... more) {
    return Stream.concat(some.stream(), Stream.of(more)).collect(Collectors.toSet());
  }

  private static final Set<HowMany> OF_EACH =
      Set.of(HowMany.A, HowMany.ANY, HowMany.BARE, HowMany.ALL, HowMany.EACH);

  private static final Set<HowMany> COUNTED =
      and(
          AT_LEAST,
          HowMany.A,
          HowMany.ANOTHER,
          HowMany.ANY,
          HowMany.BARE,
          HowMany.NO,
          HowMany.ONE,
          HowMany.TWO,
          HowMany.EXACTLY_ONE,
          HowMany.EXACTLY_TWO,
          HowMany.ONLY_ONE,
          HowMany.UP_TO_ONE,
          HowMany.FEWER_THAN_TWO,
          HowMany.NO_MORE_THAN_ONE);

  private static final Set<HowMany> REQUIRED =
      and(
          AT_LEAST,
          HowMany.A,
          HowMany.ANOTHER,
          HowMany.ANY,
          HowMany.BARE,
          HowMany.ALL,
          HowMany.EACH,
          HowMany.ONE,
          HowMany.TWO);

  @TestFactory
  Stream<DynamicTest> cr_508_1c_can_t_attack() {
    return frame(
        "%1$s can't attack.",
        HowMany::noun, Stands.ON_BOBS_ENCHANTMENT, OF_EACH, DeterminersTest::noneAttacks);
  }

  @TestFactory
  Stream<DynamicTest> cr_508_1c_can_t_attack_you() {
    return frame(
        "%1$s can't attack you or planeswalkers you control.",
        HowMany::noun, Stands.ON_BOBS_ENCHANTMENT, OF_EACH, DeterminersTest::noneAttacks);
  }

  @TestFactory
  Stream<DynamicTest> cr_508_1c_you_can_t_be_attacked_by() {
    return frame(
        "You can't be attacked by %1$s.",
        HowMany::noun,
        Stands.ON_BOBS_ENCHANTMENT,
        and(OF_EACH, HowMany.AT_LEAST_TWO, HowMany.TWO_OR_MORE, HowMany.MORE_THAN_ONE),
        (determiner, attacked) -> {
          int attacking = attacked.bears() + (attacked.ogre() ? 1 : 0);
          HowMany.Meant forbidden = determiner.ofEach ? (some, _) -> some >= 1 : determiner.some;
          assertThat(attacked.legal())
              .isEqualTo(attacking == 0 || !forbidden.by(attacking, attacked.allBears() + 1));
        });
  }

  @TestFactory
  Stream<DynamicTest> cr_508_1c_players_can_t_attack_with() {
    return frame(
        "Players can't attack with %1$s.",
        HowMany::noun,
        Stands.ON_BOBS_ENCHANTMENT,
        Set.of(
            HowMany.A,
            HowMany.ANY,
            HowMany.BARE,
            HowMany.AT_LEAST_TWO,
            HowMany.TWO_OR_MORE,
            HowMany.MORE_THAN_ONE),
        (determiner, attacked) -> {
          int attacking = attacked.bears() + (attacked.ogre() ? 1 : 0);
          assertThat(attacked.legal())
              .isEqualTo(!determiner.some.by(attacking, attacked.allBears() + 1));
        });
  }

  @TestFactory
  Stream<DynamicTest> cr_508_1c_only_so_many_can_attack() {
    return frame(
        "%1$s can attack each combat.",
        HowMany::noun,
        Stands.ON_BOBS_ENCHANTMENT,
        Set.of(
            HowMany.NO,
            HowMany.ONLY_ONE,
            HowMany.UP_TO_ONE,
            HowMany.FEWER_THAN_TWO,
            HowMany.NO_MORE_THAN_ONE),
        (determiner, attacked) -> {
          int attacking = attacked.bears() + (attacked.ogre() ? 1 : 0);
          int most = determiner == HowMany.NO ? 0 : 1;
          assertThat(attacked.legal()).isEqualTo(attacking <= most);
        });
  }

  @TestFactory
  Stream<DynamicTest> cr_508_1c_only_creatures_can_attack_you() {
    return frame(
        "Only %1$s with flying can attack you.",
        HowMany::noun,
        Stands.ON_BOBS_ENCHANTMENT,
        and(OF_EACH, HowMany.ONE, HowMany.TWO),
        (determiner, attacked) -> {
          int attacking = attacked.bears() + (attacked.ogre() ? 1 : 0);
          boolean limits = determiner == HowMany.ONE || determiner == HowMany.TWO;
          assertThat(attacked.legal()).isEqualTo(limits || attacking == 0);
        });
  }

  @TestFactory
  Stream<DynamicTest> cr_508_1c_can_t_attack_with_others() {
    return frame(
        "This creature can't attack with %1$s.",
        HowMany::others,
        Stands.ON_ANNS_OGRE,
        COUNTED,
        (determiner, attacked) ->
            assertThat(attacked.legal())
                .isEqualTo(
                    !attacked.ogre()
                        || !determiner.some.by(attacked.bears(), attacked.allBears())));
  }

  @TestFactory
  Stream<DynamicTest> cr_508_1c_unless_others_attack() {
    return frame(
        "This creature can't attack unless %1$s %2$s.",
        HowMany::others, Stands.ON_ANNS_OGRE, COUNTED, DeterminersTest::onlyWith);
  }

  @TestFactory
  Stream<DynamicTest> cr_508_1c_only_if_others_attack() {
    return frame(
        "This creature can attack only if %1$s %2$s.",
        HowMany::others, Stands.ON_ANNS_OGRE, COUNTED, DeterminersTest::onlyWith);
  }

  @TestFactory
  Stream<DynamicTest> cr_508_1c_if_others_attack() {
    return frame(
        "This creature can't attack if %1$s %2$s.",
        HowMany::others,
        Stands.ON_ANNS_OGRE,
        COUNTED,
        (determiner, attacked) ->
            assertThat(attacked.legal())
                .isEqualTo(
                    !attacked.ogre()
                        || !determiner.some.by(attacked.bears(), attacked.allBears())));
  }

  @TestFactory
  Stream<DynamicTest> cr_508_1d_attacks_if_able() {
    return frame(
        "%1$s an opponent controls %2$s each combat if able.",
        HowMany::noun,
        Stands.ON_BOBS_ENCHANTMENT,
        REQUIRED,
        (determiner, attacked) -> {
          int attacking = attacked.bears() + (attacked.ogre() ? 1 : 0);
          assertThat(attacked.legal())
              .isEqualTo(determiner.required(attacking, attacked.allBears() + 1));
        });
  }

  @TestFactory
  Stream<DynamicTest> cr_508_1d_if_this_creature_attacks_others_do() {
    return frame(
        "If this creature attacks, %1$s you control %2$s if able.",
        HowMany::others,
        Stands.ON_ANNS_OGRE,
        REQUIRED,
        (determiner, attacked) ->
            assertThat(attacked.legal())
                .isEqualTo(
                    !attacked.ogre()
                        || determiner.required(attacked.bears(), attacked.allBears())));
  }

  @TestFactory
  Stream<DynamicTest> cr_508_1d_must_attack_with() {
    return frame(
        "Each opponent must attack with %1$s each combat if able.",
        HowMany::noun,
        Stands.ON_BOBS_ENCHANTMENT,
        Set.of(
            HowMany.A,
            HowMany.ALL,
            HowMany.EACH,
            HowMany.ONE,
            HowMany.TWO,
            HowMany.AT_LEAST_ONE,
            HowMany.AT_LEAST_TWO,
            HowMany.TWO_OR_MORE,
            HowMany.MORE_THAN_ONE,
            HowMany.ANOTHER),
        (determiner, attacked) -> {
          int attacking = attacked.bears() + (attacked.ogre() ? 1 : 0);
          assertThat(attacked.legal())
              .isEqualTo(determiner.required(attacking, attacked.allBears() + 1));
        });
  }

  @TestFactory
  Stream<DynamicTest> cr_508_3_whenever_so_many_attack() {
    return frame(
        "Whenever %1$s you control %2$s, draw a card.",
        HowMany::others,
        Stands.ON_ANNS_OGRE,
        and(
            AT_LEAST,
            HowMany.A,
            HowMany.ANOTHER,
            HowMany.ANY,
            HowMany.EXACTLY_ONE,
            HowMany.EXACTLY_TWO,
            HowMany.ONLY_ONE),
        (determiner, attacked) -> {
          boolean one = determiner.ofEach || determiner == HowMany.ANOTHER;
          boolean enough = determiner.some.by(attacked.bears(), attacked.allBears());
          assertThat(attacked.triggered()).isEqualTo(one ? attacked.bears() : enough ? 1 : 0);
        });
  }

  @TestFactory
  Stream<DynamicTest> cr_508_3d_whenever_you_attack_with_so_many() {
    return frame(
        "Whenever you attack with %1$s, draw a card.",
        HowMany::others,
        Stands.ON_ANNS_OGRE,
        and(
            AT_LEAST,
            HowMany.A,
            HowMany.ANOTHER,
            HowMany.ANY,
            HowMany.BARE,
            HowMany.EXACTLY_ONE,
            HowMany.EXACTLY_TWO,
            HowMany.ONLY_ONE),
        (determiner, attacked) ->
            assertThat(attacked.triggered())
                .isEqualTo(determiner.some.by(attacked.bears(), attacked.allBears()) ? 1 : 0));
  }

  @TestFactory
  Stream<DynamicTest> cr_508_3a_whenever_this_creature_attacks_with_so_many() {
    return frame(
        "Whenever this creature and %1$s attack, draw a card.",
        HowMany::others,
        Stands.ON_ANNS_OGRE,
        COUNTED.stream().filter(one -> one != HowMany.BARE).collect(Collectors.toSet()),
        (determiner, attacked) ->
            assertThat(attacked.triggered())
                .isEqualTo(
                    attacked.ogre() && determiner.some.by(attacked.bears(), attacked.allBears())
                        ? 1
                        : 0));
  }

  private static void noneAttacks(HowMany determiner, Attacked attacked) {
    assertThat(attacked.legal()).isEqualTo(attacked.bears() == 0 && !attacked.ogre());
  }

  private static void onlyWith(HowMany determiner, Attacked attacked) {
    assertThat(attacked.legal())
        .isEqualTo(!attacked.ogre() || determiner.some.by(attacked.bears(), attacked.allBears()));
  }

  /** The sentence with every determiner; just those that are listed are read. */
  private static Stream<DynamicTest> frame(
      String sentence,
      Function<HowMany, String> noun,
      Stands stands,
      Set<HowMany> read,
      Judged judged) {
    return Stream.of(HowMany.values())
        .map(determiner -> {
          String said = sentence.formatted(noun.apply(determiner), determiner.attack());
          String text = Character.toUpperCase(said.charAt(0)) + said.substring(1);
          return DynamicTest.dynamicTest(
              text,
              () -> {
                List<Ability> abilities =
                    CardText.read(text, Self.of("Trial Ogre", Set.of("creature")));
                boolean isRead =
                    abilities.stream().anyMatch(one -> one.meaning() instanceof Meaning.Read);
                boolean isUnread =
                    abilities.stream().anyMatch(one -> one.meaning() instanceof Meaning.Unread);
                assertThat(isRead != isUnread).as("read or unread: %s", abilities).isTrue();
                assertThat(isRead).as("read: %s", abilities).isEqualTo(read.contains(determiner));
                if (isRead) {
                  everyAttack(abilities, stands)
                      .forEach(attacked -> {
                        try {
                          judged.as(determiner, attacked);
                        } catch (AssertionError wrong) {
                          throw new AssertionError(
                              "%d of %d bears%s: %s"
                                  .formatted(
                                      attacked.bears(),
                                      attacked.allBears(),
                                      attacked.ogre() ? " and the ogre" : "",
                                      abilities),
                              wrong);
                        }
                      });
                }
              });
        });
  }

  private static List<Attacked> everyAttack(List<Ability> abilities, Stands stands) {
    var attacks = new ArrayList<Attacked>();
    for (int all = 0; all <= MOST; all++) {
      Board board = board(abilities, stands, all);
      for (int bears = 0; bears <= all; bears++) {
        attacks.add(attacked(board, bears, all, List.of()));
        attacks.add(attacked(board, bears, all, List.of("ogre", "bob")));
      }
    }
    return attacks;
  }

  private static Board board(List<Ability> abilities, Stands stands, int bears) {
    Table table = Table.annAndBob().enchantment("law", "bob");
    if (stands == Stands.ON_BOBS_ENCHANTMENT) {
      table.which(law -> law.abilities(abilities));
    }
    table.creature("ogre", "ann");
    if (stands == Stands.ON_ANNS_OGRE) {
      table.which(ogre -> ogre.abilities(abilities));
    }
    for (int bear = 0; bear < bears; bear++) {
      table.creature("bear" + bear, "ann");
    }
    return table.board();
  }

  private static Attacked attacked(Board board, int bears, int allBears, List<String> ogre) {
    var creaturesAndTargets = new ArrayList<>(ogre);
    for (int bear = 0; bear < bears; bear++) {
      creaturesAndTargets.add("bear" + bear);
      creaturesAndTargets.add("bob");
    }
    var move = Move.DeclareAttackers.of(attack(creaturesAndTargets.toArray(String[]::new)));
    Ruling ruling = Game.adjudicate(board, List.of(move)).rulings().getFirst();
    return new Attacked(ruling, bears, allBears, !ogre.isEmpty());
  }
}
