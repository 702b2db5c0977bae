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

  /** Whether a number of creatures, out of so many that there are, is what a determiner says. */
  @FunctionalInterface
  interface Meant {
    boolean by(int attacking, int all);
  }

  /** A determiner with a noun, and how many attack where that many of them do. */
  enum Determiner {
    A("a %screature", "s", (attacking, _) -> attacking >= 1, true),
    ANOTHER("another creature", "s", (attacking, _) -> attacking >= 1, false),
    ANY("any %screature", "s", (attacking, _) -> attacking >= 1, true),
    BARE("%screatures", "", (attacking, _) -> attacking >= 1, true),
    ALL("all %screatures", "", (attacking, all) -> attacking == all, true),
    EACH("each %screature", "s", (attacking, all) -> attacking == all, true),
    NO("no %screature", "s", (attacking, _) -> attacking == 0, false),
    ONE("one %screature", "s", (attacking, _) -> attacking >= 1, false),
    TWO("two %screatures", "", (attacking, _) -> attacking >= 2, false),
    EXACTLY_ONE("exactly one %screature", "s", (attacking, _) -> attacking == 1, false),
    EXACTLY_TWO("exactly two %screatures", "", (attacking, _) -> attacking == 2, false),
    ONLY_ONE("only one %screature", "s", (attacking, _) -> attacking == 1, false),
    AT_LEAST_ONE("at least one %screature", "s", (attacking, _) -> attacking >= 1, false),
    AT_LEAST_TWO("at least two %screatures", "", (attacking, _) -> attacking >= 2, false),
    TWO_OR_MORE("two or more %screatures", "", (attacking, _) -> attacking >= 2, false),
    MORE_THAN_ONE("more than one %screature", "s", (attacking, _) -> attacking >= 2, false),
    UP_TO_ONE("up to one %screature", "s", (attacking, _) -> attacking <= 1, false),
    FEWER_THAN_TWO("fewer than two %screatures", "", (attacking, _) -> attacking <= 1, false),
    NO_MORE_THAN_ONE("no more than one %screature", "s", (attacking, _) -> attacking <= 1, false),
    ANY_NUMBER("any number of %screatures", "", (_, _) -> true, false),
    HALF("half of the %screatures", "", (attacking, all) -> 2 * attacking == all, false),
    MOST("most %screatures", "", (attacking, all) -> 2 * attacking > all, false),
    SEVERAL("several %screatures", "", (attacking, _) -> attacking >= 2, false);

    private final String phrase;
    private final String ending;
    private final Meant some;
    private final boolean ofEach;

    Determiner(String phrase, String ending, Meant some, boolean ofEach) {
      this.phrase = phrase;
      this.ending = ending;
      this.some = some;
      this.ofEach = ofEach;
    }

    /** "Two creatures". */
    String noun() {
      return phrase.formatted("");
    }

    /** "Two other creatures". */
    String others() {
      return phrase.formatted("other ");
    }

    /** "Attack" or "attacks", as the noun needs it. */
    String attack() {
      return "attack" + ending;
    }

    /** Whether so many attack, or so many can't. */
    boolean required(int attacking, int all) {
      Meant required = ofEach && this != A ? (some, every) -> some == every : some;
      for (int count = 0; count <= all; count++) {
        if (required.by(count, all)) {
          return required.by(attacking, all);
        }
      }
      return true;
    }
  }

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
    void as(Determiner determiner, Attacked attacked);
  }

  private static final Set<Determiner> AT_LEAST =
      Set.of(
          Determiner.AT_LEAST_ONE,
          Determiner.AT_LEAST_TWO,
          Determiner.TWO_OR_MORE,
          Determiner.MORE_THAN_ONE);

  private static Set<Determiner> and(Set<Determiner> some, Determiner... more) {
    return Stream.concat(some.stream(), Stream.of(more)).collect(Collectors.toSet());
  }

  private static final Set<Determiner> OF_EACH =
      Set.of(Determiner.A, Determiner.ANY, Determiner.BARE, Determiner.ALL, Determiner.EACH);

  private static final Set<Determiner> COUNTED =
      and(
          AT_LEAST,
          Determiner.A,
          Determiner.ANOTHER,
          Determiner.ANY,
          Determiner.BARE,
          Determiner.NO,
          Determiner.ONE,
          Determiner.TWO,
          Determiner.EXACTLY_ONE,
          Determiner.EXACTLY_TWO,
          Determiner.ONLY_ONE,
          Determiner.UP_TO_ONE,
          Determiner.FEWER_THAN_TWO,
          Determiner.NO_MORE_THAN_ONE);

  private static final Set<Determiner> REQUIRED =
      and(
          AT_LEAST,
          Determiner.A,
          Determiner.ANOTHER,
          Determiner.ANY,
          Determiner.BARE,
          Determiner.ALL,
          Determiner.EACH,
          Determiner.ONE,
          Determiner.TWO);

  @TestFactory
  Stream<DynamicTest> cr_508_1c_can_t_attack() {
    return frame(
        "%1$s can't attack.",
        Determiner::noun, Stands.ON_BOBS_ENCHANTMENT, OF_EACH, DeterminersTest::noneAttacks);
  }

  @TestFactory
  Stream<DynamicTest> cr_508_1c_can_t_attack_you() {
    return frame(
        "%1$s can't attack you or planeswalkers you control.",
        Determiner::noun, Stands.ON_BOBS_ENCHANTMENT, OF_EACH, DeterminersTest::noneAttacks);
  }

  @TestFactory
  Stream<DynamicTest> cr_508_1c_you_can_t_be_attacked_by() {
    return frame(
        "You can't be attacked by %1$s.",
        Determiner::noun,
        Stands.ON_BOBS_ENCHANTMENT,
        and(OF_EACH, Determiner.AT_LEAST_TWO, Determiner.TWO_OR_MORE, Determiner.MORE_THAN_ONE),
        (determiner, attacked) -> {
          int attacking = attacked.bears() + (attacked.ogre() ? 1 : 0);
          Meant forbidden = determiner.ofEach ? (some, _) -> some >= 1 : determiner.some;
          assertThat(attacked.legal())
              .isEqualTo(attacking == 0 || !forbidden.by(attacking, attacked.allBears() + 1));
        });
  }

  @TestFactory
  Stream<DynamicTest> cr_508_1c_players_can_t_attack_with() {
    return frame(
        "Players can't attack with %1$s.",
        Determiner::noun,
        Stands.ON_BOBS_ENCHANTMENT,
        Set.of(
            Determiner.A,
            Determiner.ANY,
            Determiner.BARE,
            Determiner.AT_LEAST_TWO,
            Determiner.TWO_OR_MORE,
            Determiner.MORE_THAN_ONE),
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
        Determiner::noun,
        Stands.ON_BOBS_ENCHANTMENT,
        Set.of(
            Determiner.NO,
            Determiner.ONLY_ONE,
            Determiner.UP_TO_ONE,
            Determiner.FEWER_THAN_TWO,
            Determiner.NO_MORE_THAN_ONE),
        (determiner, attacked) -> {
          int attacking = attacked.bears() + (attacked.ogre() ? 1 : 0);
          int most = determiner == Determiner.NO ? 0 : 1;
          assertThat(attacked.legal()).isEqualTo(attacking <= most);
        });
  }

  @TestFactory
  Stream<DynamicTest> cr_508_1c_only_creatures_can_attack_you() {
    return frame(
        "Only %1$s with flying can attack you.",
        Determiner::noun,
        Stands.ON_BOBS_ENCHANTMENT,
        and(OF_EACH, Determiner.ONE, Determiner.TWO),
        (determiner, attacked) -> {
          int attacking = attacked.bears() + (attacked.ogre() ? 1 : 0);
          boolean limits = determiner == Determiner.ONE || determiner == Determiner.TWO;
          assertThat(attacked.legal()).isEqualTo(limits || attacking == 0);
        });
  }

  @TestFactory
  Stream<DynamicTest> cr_508_1c_can_t_attack_with_others() {
    return frame(
        "This creature can't attack with %1$s.",
        Determiner::others,
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
        Determiner::others, Stands.ON_ANNS_OGRE, COUNTED, DeterminersTest::onlyWith);
  }

  @TestFactory
  Stream<DynamicTest> cr_508_1c_only_if_others_attack() {
    return frame(
        "This creature can attack only if %1$s %2$s.",
        Determiner::others, Stands.ON_ANNS_OGRE, COUNTED, DeterminersTest::onlyWith);
  }

  @TestFactory
  Stream<DynamicTest> cr_508_1c_if_others_attack() {
    return frame(
        "This creature can't attack if %1$s %2$s.",
        Determiner::others,
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
        Determiner::noun,
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
        Determiner::others,
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
        Determiner::noun,
        Stands.ON_BOBS_ENCHANTMENT,
        Set.of(
            Determiner.A,
            Determiner.ALL,
            Determiner.EACH,
            Determiner.ONE,
            Determiner.TWO,
            Determiner.AT_LEAST_ONE,
            Determiner.AT_LEAST_TWO,
            Determiner.TWO_OR_MORE,
            Determiner.MORE_THAN_ONE,
            Determiner.ANOTHER),
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
        Determiner::others,
        Stands.ON_ANNS_OGRE,
        and(
            AT_LEAST,
            Determiner.A,
            Determiner.ANOTHER,
            Determiner.ANY,
            Determiner.EXACTLY_ONE,
            Determiner.EXACTLY_TWO,
            Determiner.ONLY_ONE),
        (determiner, attacked) -> {
          boolean one = determiner.ofEach || determiner == Determiner.ANOTHER;
          boolean enough = determiner.some.by(attacked.bears(), attacked.allBears());
          assertThat(attacked.triggered()).isEqualTo(one ? attacked.bears() : enough ? 1 : 0);
        });
  }

  @TestFactory
  Stream<DynamicTest> cr_508_3d_whenever_you_attack_with_so_many() {
    return frame(
        "Whenever you attack with %1$s, draw a card.",
        Determiner::others,
        Stands.ON_ANNS_OGRE,
        and(
            AT_LEAST,
            Determiner.A,
            Determiner.ANOTHER,
            Determiner.ANY,
            Determiner.BARE,
            Determiner.EXACTLY_ONE,
            Determiner.EXACTLY_TWO,
            Determiner.ONLY_ONE),
        (determiner, attacked) ->
            assertThat(attacked.triggered())
                .isEqualTo(determiner.some.by(attacked.bears(), attacked.allBears()) ? 1 : 0));
  }

  @TestFactory
  Stream<DynamicTest> cr_508_3a_whenever_this_creature_attacks_with_so_many() {
    return frame(
        "Whenever this creature and %1$s attack, draw a card.",
        Determiner::others,
        Stands.ON_ANNS_OGRE,
        COUNTED.stream().filter(one -> one != Determiner.BARE).collect(Collectors.toSet()),
        (determiner, attacked) ->
            assertThat(attacked.triggered())
                .isEqualTo(
                    attacked.ogre() && determiner.some.by(attacked.bears(), attacked.allBears())
                        ? 1
                        : 0));
  }

  private static void noneAttacks(Determiner determiner, Attacked attacked) {
    assertThat(attacked.legal()).isEqualTo(attacked.bears() == 0 && !attacked.ogre());
  }

  private static void onlyWith(Determiner determiner, Attacked attacked) {
    assertThat(attacked.legal())
        .isEqualTo(!attacked.ogre() || determiner.some.by(attacked.bears(), attacked.allBears()));
  }

  /** The sentence with every determiner; just those that are listed are read. */
  private static Stream<DynamicTest> frame(
      String sentence,
      Function<Determiner, String> noun,
      Stands stands,
      Set<Determiner> read,
      Judged judged) {
    return Stream.of(Determiner.values())
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
