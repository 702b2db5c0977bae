package casebook.engine.reading;

import static casebook.engine.Table.attack;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Game;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Meaning;
import casebook.engine.move.Move;
import casebook.engine.reading.text.CardText;
import casebook.engine.reading.word.Self;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.ToLongBiFunction;
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

    /** How many creatures attack. */
    int all() {
      return bears + (ogre ? 1 : 0);
    }

    /** How many creatures Ann has. */
    int ours() {
      return allBears + 1;
    }

    /** Whether as many bears attack as is said. */
    boolean others(HowMany many) {
      return many.some.by(bears, allBears);
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
    return and(some, Set.of(more));
  }

  private static Set<HowMany> and(Set<HowMany> some, Set<HowMany> more) {
    return Stream.concat(some.stream(), more.stream()).collect(Collectors.toSet());
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

  /** What Bob's law says of the creatures that may, can't or must attack. */
  @TestFactory
  Stream<DynamicTest> cr_508_1c_and_1d_what_a_law_says_of_ann_s_creatures() {
    return law("%1$s can't attack.", OF_EACH, (_, attacked) -> attacked.all() == 0)
        .and(
            "%1$s can't attack you or planeswalkers you control.",
            OF_EACH, (_, attacked) -> attacked.all() == 0)
        .and(
            "You can't be attacked by %1$s.",
            and(OF_EACH, HowMany.AT_LEAST_TWO, HowMany.TWO_OR_MORE, HowMany.MORE_THAN_ONE),
            (many, attacked) ->
                attacked.all() == 0
                    || !(many.ofEach || many.some.by(attacked.all(), attacked.ours())))
        .and(
            "Players can't attack with %1$s.",
            Set.of(
                HowMany.A,
                HowMany.ANY,
                HowMany.BARE,
                HowMany.AT_LEAST_TWO,
                HowMany.TWO_OR_MORE,
                HowMany.MORE_THAN_ONE),
            (many, attacked) -> !many.some.by(attacked.all(), attacked.ours()))
        .and(
            "%1$s can attack each combat.",
            Set.of(
                HowMany.NO,
                HowMany.ONLY_ONE,
                HowMany.UP_TO_ONE,
                HowMany.FEWER_THAN_TWO,
                HowMany.NO_MORE_THAN_ONE),
            (many, attacked) -> attacked.all() <= (many == HowMany.NO ? 0 : 1))
        .and(
            "Only %1$s with flying can attack you.",
            and(OF_EACH, HowMany.ONE, HowMany.TWO),
            (many, attacked) -> many == HowMany.ONE || many == HowMany.TWO || attacked.all() == 0)
        .and(
            "%1$s an opponent controls %2$s each combat if able.",
            REQUIRED, (many, attacked) -> many.required(attacked.all(), attacked.ours()))
        .and(
            "Each opponent must attack with %1$s each combat if able.",
            and(
                AT_LEAST,
                HowMany.A,
                HowMany.ALL,
                HowMany.EACH,
                HowMany.ONE,
                HowMany.TWO,
                HowMany.ANOTHER),
            (many, attacked) -> many.required(attacked.all(), attacked.ours()))
        .tests();
  }

  /** What Ann's ogre says of the other creatures that attack with it, or without it. */
  @TestFactory
  Stream<DynamicTest> cr_508_1c_and_1d_what_a_creature_says_of_others() {
    return ogre(
            "This creature can't attack with %1$s.",
            COUNTED, (many, attacked) -> !attacked.ogre() || !attacked.others(many))
        .and(
            "This creature can't attack if %1$s %2$s.",
            COUNTED, (many, attacked) -> !attacked.ogre() || !attacked.others(many))
        .and(
            "This creature can't attack unless %1$s %2$s.",
            COUNTED, (many, attacked) -> !attacked.ogre() || attacked.others(many))
        .and(
            "This creature can attack only if %1$s %2$s.",
            COUNTED, (many, attacked) -> !attacked.ogre() || attacked.others(many))
        .and(
            "If this creature attacks, %1$s you control %2$s if able.",
            REQUIRED,
            (many, attacked) ->
                !attacked.ogre() || many.required(attacked.bears(), attacked.allBears()))
        .tests();
  }

  /** How often an ability of Ann's ogre triggers. */
  @TestFactory
  Stream<DynamicTest> cr_508_3_how_often_an_ability_triggers() {
    Set<HowMany> exact = Set.of(HowMany.EXACTLY_ONE, HowMany.EXACTLY_TWO, HowMany.ONLY_ONE);
    Set<HowMany> some = and(and(AT_LEAST, HowMany.A, HowMany.ANOTHER, HowMany.ANY), exact);
    return new Frames(Stands.ON_ANNS_OGRE, HowMany::others)
        .judged(
            "Whenever %1$s you control %2$s, draw a card.",
            and(some, HowMany.ALL),
            triggers((many, attacked) -> {
              if (many == HowMany.ALL) {
                return attacked.bears() > 0 && attacked.others(many) ? 1 : 0;
              }
              boolean ofEach = many.ofEach || many == HowMany.ANOTHER;
              return ofEach ? attacked.bears() : attacked.others(many) ? 1 : 0;
            }))
        .judged(
            "Whenever you attack with %1$s, draw a card.",
            and(some, HowMany.BARE),
            triggers((many, attacked) -> {
              boolean ofEach = many == HowMany.A || many == HowMany.ANOTHER || many == HowMany.ANY;
              return ofEach ? attacked.bears() : attacked.others(many) ? 1 : 0;
            }))
        .judged(
            "Whenever this creature and %1$s attack, draw a card.",
            COUNTED.stream().filter(one -> one != HowMany.BARE).collect(Collectors.toSet()),
            triggers((many, attacked) -> attacked.ogre() && attacked.others(many) ? 1 : 0))
        .tests();
  }

  private static Frames law(
      String sentence, Set<HowMany> read, BiPredicate<HowMany, Attacked> legal) {
    return new Frames(Stands.ON_BOBS_ENCHANTMENT, HowMany::noun).and(sentence, read, legal);
  }

  private static Frames ogre(
      String sentence, Set<HowMany> read, BiPredicate<HowMany, Attacked> legal) {
    return new Frames(Stands.ON_ANNS_OGRE, HowMany::others).and(sentence, read, legal);
  }

  private static Judged triggers(ToLongBiFunction<HowMany, Attacked> times) {
    return (many, attacked) ->
        assertThat(attacked.triggered()).isEqualTo(times.applyAsLong(many, attacked));
  }

  /** Sentences that stand on one object, each with every determiner. */
  private static final class Frames {
    private final Stands stands;
    private final Function<HowMany, String> noun;
    private final List<DynamicTest> tests = new ArrayList<>();

    Frames(Stands stands, Function<HowMany, String> noun) {
      this.stands = stands;
      this.noun = noun;
    }

    Frames and(String sentence, Set<HowMany> read, BiPredicate<HowMany, Attacked> legal) {
      return judged(
          sentence,
          read,
          (many, attacked) -> assertThat(attacked.legal()).isEqualTo(legal.test(many, attacked)));
    }

    Frames judged(String sentence, Set<HowMany> read, Judged judged) {
      frame(sentence, noun, stands, read, judged).forEach(tests::add);
      return this;
    }

    Stream<DynamicTest> tests() {
      return tests.stream();
    }
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
