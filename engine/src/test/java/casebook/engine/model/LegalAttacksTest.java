package casebook.engine.model;

import casebook.engine.Game;
import casebook.engine.board.Board;
import casebook.engine.board.Chosen;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.move.Attack;
import casebook.engine.move.Move;
import casebook.engine.move.Payment;
import casebook.engine.move.Question;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Nearest;
import casebook.engine.ruling.Reason.TooFewObeyed;
import casebook.engine.ruling.RequirementItem;
import casebook.engine.ruling.Requirements;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What must be true of the legal attacks of any board, whatever they are: the engine alone is asked
 * here, with brute force saying only which boards have requirements.
 */
@Tag("long")
class LegalAttacksTest {
  private static final int BOARDS = 1_000;
  private static final int DECLARATIONS = 3;
  private static final int MOST_ATTACKS = 82;

  /** The name of an effect that a board gets besides what it has. */
  private static final String FURTHER = "further";

  private static final int FURTHER_TEXTS = 2;

  /** How many of the legal attacks of a board are declared. */
  private static final int SOME = 3;

  private static Board board(long seed) {
    return RandomBoards.board(seed, MOST_ATTACKS);
  }

  private static List<Declared> declarations(long seed) {
    Board board = board(seed);
    return Declarations.sample(board, new BruteForce(board), seed, DECLARATIONS);
  }

  /** One declaration for each board: properties of the board don't depend on it. */
  private static List<Declared> nobodyAttacks(long seed) {
    return List.of(Declared.of(board(seed), Attack.NONE, new Payment.All()));
  }

  @Test
  void some_attack_is_always_legal_without_paying_anything() {
    Seeds.ofBuild(BOARDS)
        .check(
            LegalAttacksTest::nobodyAttacks,
            declared ->
                legal(declared.board()).isEmpty() ? List.of("no attack is legal") : List.of());
  }

  @Test
  void what_is_called_legal_is_legal_when_declared() {
    Seeds.ofBuild(BOARDS)
        .check(
            LegalAttacksTest::nobodyAttacks,
            declared ->
                some(legal(declared.board())).stream()
                    .filter(attack -> !isLegal(declared.board(), attack, new Payment.Nothing()))
                    .map(attack -> attack + " is illegal when declared")
                    .toList());
  }

  @Test
  void the_nearest_attacks_are_legal_when_declared_and_paid_for() {
    Seeds.ofBuild(BOARDS)
        .check(
            LegalAttacksTest::declarations,
            declared ->
                declared.ruling().nearest().attacks().stream()
                    .map(Nearest::attack)
                    .filter(attack -> !isLegal(declared.board(), attack, new Payment.All()))
                    .map(attack -> attack + " is illegal when declared")
                    .toList());
  }

  /** Where requirements are conditional, what obeys the most in one round may fail in a later. */
  @Test
  void the_witness_that_more_can_be_obeyed_is_legal_where_no_requirement_is_conditional() {
    Seeds.ofBuild(BOARDS)
        .check(
            LegalAttacksTest::declarations,
            declared -> {
              if (new BruteForce(declared.board()).hasConditionalRequirements()) {
                return List.of();
              }
              return declared.ruling().why().stream()
                  .filter(TooFewObeyed.class::isInstance)
                  .map(reason -> ((TooFewObeyed) reason).witness())
                  .filter(attack -> !isLegal(declared.board(), attack, new Payment.All()))
                  .map(attack -> attack + " is illegal when declared")
                  .toList();
            });
  }

  /**
   * With requirements a new restriction can make attacks legal: those that obeyed most after the
   * ones that it forbids. But then none of the attacks that were legal is left.
   */
  @Test
  void a_further_restriction_adds_legal_attacks_only_if_it_forbids_all_that_were_legal() {
    check(board -> {
      var flaws = new ArrayList<String>();
      boolean requirements = new BruteForce(board).hasRequirements();
      Set<Attack> before = legal(board);
      for (Ability restriction : further(RandomTexts::restriction)) {
        Set<Attack> after = legal(plus(board, restriction));
        if (!before.containsAll(after) && (!requirements || !Collections.disjoint(before, after))) {
          flaws.add("with %s there are left of %s: %s".formatted(restriction, before, after));
        }
      }
      return flaws;
    });
  }

  @Test
  void a_legal_attack_that_obeys_a_further_requirement_stays_legal() {
    check(board -> {
      var flaws = new ArrayList<String>();
      for (Ability requirement : further(RandomTexts::requirement)) {
        Board more = plus(board, requirement);
        for (Attack attack : legal(board)) {
          Ruling ruling = Declared.of(more, attack, new Payment.Nothing()).ruling();
          boolean obeyed =
              ruling.requirements().orElseThrow().items().stream()
                  .filter(item -> item.stated().source().name().equals(FURTHER))
                  .allMatch(RequirementItem::obeyed);
          if (obeyed && ruling.verdict() != Verdict.LEGAL) {
            flaws.add("with %s no longer legal: %s".formatted(requirement, attack));
          }
        }
      }
      return flaws;
    });
  }

  /** Nobody is made to pay (508.1d): who doesn't, might as well be unable to attack. */
  @Test
  void without_paying_a_cost_that_can_be_paid_is_no_more_than_a_restriction() {
    Seeds.ofBuild(BOARDS)
        .check(
            LegalAttacksTest::nobodyAttacks,
            declared -> {
              Set<Attack> unpaid = legal(declared.board());
              Set<Attack> unable = legal(withRestrictionsForCosts(declared.board()));
              return unpaid.equals(unable)
                  ? List.of()
                  : List.of("unpaid " + unpaid + ", unable " + unable);
            });
  }

  @Test
  void other_names_and_another_order_of_permanents_change_nothing() {
    Seeds.ofBuild(BOARDS)
        .check(
            LegalAttacksTest::declarations,
            declared -> {
              Declared other = Renaming.of(declared);
              var renamed = new HashSet<Attack>();
              legal(declared.board()).forEach(attack -> renamed.add(Renaming.of(attack)));
              var flaws = new ArrayList<String>();
              if (!outline(declared.ruling()).equals(outline(other.ruling()))) {
                flaws.add(outline(declared.ruling()) + " becomes " + outline(other.ruling()));
              }
              if (!renamed.equals(legal(other.board()))) {
                flaws.add(renamed + " are not " + legal(other.board()));
              }
              return flaws;
            });
  }

  /** All of a ruling that has no names in it. */
  private static List<Object> outline(Ruling ruling) {
    return List.of(
        ruling.verdict(),
        ruling.decidedBy(),
        ruling.requirements().map(Requirements::obeyed),
        ruling.requirements().map(Requirements::maximum),
        ruling.legalAttacks().orElseThrow().count(),
        ruling.nearest().attacks().stream().map(Nearest::changes).toList(),
        ruling.costs().items().size());
  }

  /** Looks for flaws of boards on which all requirements exist for every attack. */
  private static void check(Function<Board, List<String>> flaws) {
    Seeds.ofBuild(BOARDS)
        .check(
            LegalAttacksTest::nobodyAttacks,
            declared ->
                new BruteForce(declared.board()).hasConditionalRequirements()
                    ? List.of()
                    : flaws.apply(declared.board()));
  }

  private static Set<Attack> legal(Board board) {
    var question = new Move.Ask(new Question.LegalAttacks(MOST_ATTACKS));
    Ruling ruling = Game.adjudicate(board, List.of(question)).rulings().getFirst();
    return ruling.answer().orElseThrow() instanceof Answer.Attacks(var attacks, var _)
        ? new HashSet<>(attacks)
        : Set.of();
  }

  /** A few of them, in an order that doesn't depend on the engine's. */
  private static List<Attack> some(Set<Attack> attacks) {
    return attacks.stream()
        .sorted(Comparator.comparing(attack -> new TreeMap<>(attack.targets()).toString()))
        .limit(SOME)
        .toList();
  }

  private static boolean isLegal(Board board, Attack attack, Payment payment) {
    return Declared.of(board, attack, payment).ruling().verdict() == Verdict.LEGAL;
  }

  /** Some further texts, the same for every board. */
  private static List<Ability> further(Function<RandomTexts, Effect> effect) {
    var texts = new RandomTexts(new SplittableRandom(FURTHER.length()));
    return Stream.generate(() -> RandomTexts.stated(effect.apply(texts), Frame.STATIC))
        .limit(FURTHER_TEXTS)
        .toList();
  }

  private static Board plus(Board board, Ability text) {
    var effects = new ArrayList<>(board.effects());
    effects.add(
        new EffectInForce(
            FURTHER,
            Optional.empty(),
            Optional.of(board.players().lastEntry().getKey()),
            List.of(text),
            Set.of(),
            Chosen.NOTHING));
    return Shrinking.with(board, effects);
  }

  private static Board withRestrictionsForCosts(Board board) {
    Board changed = board;
    for (Permanent permanent : board.permanents().values()) {
      changed =
          changed.with(
              permanent
                  .change()
                  .abilities(withRestrictionsForCosts(permanent.abilities()))
                  .givenAbilities(withRestrictionsForCosts(permanent.givenAbilities()))
                  .build());
    }
    var effects = new ArrayList<EffectInForce>();
    for (EffectInForce effect : board.effects()) {
      effects.add(effect.with(withRestrictionsForCosts(effect.abilities())));
    }
    return Shrinking.with(changed, effects);
  }

  private static List<Ability> withRestrictionsForCosts(List<Ability> abilities) {
    var changed = new ArrayList<Ability>();
    for (Ability ability : abilities) {
      if (ability.meaning() instanceof Meaning.Read(var effects)) {
        var others = effects.stream().map(LegalAttacksTest::withRestrictionForCost).toList();
        changed.add(new Ability(ability.text(), ability.frame(), new Meaning.Read(others)));
      }
    }
    return changed;
  }

  private static Effect withRestrictionForCost(Effect effect) {
    if (effect instanceof Effect.AttackCost(var who, var whom, var _, var when)) {
      return new Effect.CantAttack(who, whom, when);
    }
    return effect instanceof Effect.Gives(var who, var abilities, var when)
        ? new Effect.Gives(who, withRestrictionsForCosts(abilities), when)
        : effect;
  }
}
