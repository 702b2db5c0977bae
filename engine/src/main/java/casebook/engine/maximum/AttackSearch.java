package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.force.Grounds;
import casebook.engine.force.Required;
import casebook.engine.force.Requirement;
import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackModelBuilder;
import casebook.engine.maximum.model.AttackModelBuilder.CostLimit;
import casebook.engine.maximum.model.AttackProfile;
import casebook.engine.maximum.model.RequirementGroups;
import casebook.engine.maximum.near.BoardOrder;
import casebook.engine.maximum.proof.CertificateBuilder;
import casebook.engine.maximum.proof.DeletionFilter;
import casebook.engine.maximum.rounds.RoundsByMaxima;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Certificate;
import casebook.engine.ruling.LegalAttacks;
import casebook.engine.ruling.Mark;
import casebook.engine.ruling.Nearest;
import casebook.engine.ruling.NearestAttacks;
import java.math.BigInteger;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Everything 508.1d needs to know of the attacks that nobody declared.
 *
 * <p>A creature that costs something to attack a target counts as able to attack it exactly where
 * the attack in question has it do so and pays: nobody is made to pay.
 */
public final class AttackSearch {
  private static final int EXAMPLES = 5;

  /** The most sets of costs whose answers are kept: near attacks ask for one set after another. */
  private static final int MOST_KEPT = 4;

  /** The most numbers in the diagrams of the sets that are kept. */
  private static final long MOST_NUMBERS = 8_000_000;

  private final Grounds grounds;
  private final Set<Pair> costly;
  private final RequirementGroups groups;

  /** The sets of costs asked for last, the latest at the end. */
  private final SequencedMap<Measured, MeasuredAttacks> among =
      new LinkedHashMap<>(2 * MOST_KEPT, 0.75f, true);

  private record Measured(Set<Pair> paid, CostLimit limit) {}

  private AttackSearch(Grounds grounds) {
    this.grounds = grounds;
    this.costly = AttackModelBuilder.costly(grounds);
    this.groups = RequirementGroups.of(grounds.required());
  }

  /** The search among all attacks that could be declared on the grounds (508.1d). */
  public static AttackSearch on(Grounds grounds) {
    return new AttackSearch(grounds);
  }

  /** Whether the legal attacks that pay no cost can be found. */
  public boolean isSettled() {
    return among(Set.of()).isSettled();
  }

  /** The pairs of an attack that cost something, in board order. */
  public Set<Pair> costly(Attack attack) {
    var used = new LinkedHashSet<Pair>();
    for (Id creature : grounds.creatures()) {
      attack
          .targetOf(creature)
          .map(target -> new Pair(creature, target))
          .filter(costly::contains)
          .ifPresent(used::add);
    }
    return used;
  }

  /**
   * How a declared attack stands.
   *
   * @param counted the requirements that are counted
   * @param witness an attack that obeys the maximum
   */
  public record Standing(
      boolean legal, List<Requirement> counted, int obeyed, int maximum, Attack witness) {}

  /**
   * How an attack for which these costs are paid stands; empty where the board is too large.
   *
   * @param funds what the costs can be paid with: the witness does without what can't be, if it can
   */
  public Optional<Standing> standing(Attack attack, Set<Pair> paid, Funds funds) {
    AttackProfile row = groups.row(attack);
    return among(paid)
        .solved(row)
        .map(RoundsByMaxima.Solved::standing)
        .map(standing ->
            new Standing(
                standing.legal(),
                Required.existing(
                    grounds.required(),
                    standing.counted().equals(row.existing()) ? attack : Attack.NONE),
                standing.obeyed(),
                standing.maximum(),
                standing.legal()
                    ? witnessOfLegal(attack, paid)
                    : witnessOfIllegal(attack, paid, standing.maximum(), funds)));
  }

  /** A legal attack obeys the maximum itself, unless there are costs it doesn't pay. */
  private Attack witnessOfLegal(Attack attack, Set<Pair> paid) {
    MeasuredAttacks all = among(paid);
    return paid.containsAll(costly(attack))
        ? attack
        : all.proved(groups.row(attack))
            .map(of -> all.kinds().attack(of.found().taken()))
            .orElseGet(() -> all.witness(attack));
  }

  /** The nearest attack that obeys the maximum; one that can be paid for, if there is one. */
  private Attack witnessOfIllegal(Attack attack, Set<Pair> paid, int maximum, Funds funds) {
    MeasuredAttacks some = among(paid, costLimit(paid, funds).orElse(CostLimit.NONE));
    return some.solved(groups.row(attack))
        .filter(of -> of.standing().maximum() == maximum)
        .flatMap(_ -> some.witness(attack, funds::cover))
        .orElseGet(() -> among(paid).witness(attack));
  }

  private BoardOrder order(Attack declared) {
    return new BoardOrder(declared, grounds.creatures(), grounds.targets());
  }

  /** How many of some costs can be paid; empty where that depends on more than their number. */
  Optional<CostLimit> costLimit(Set<Pair> costs, Funds funds) {
    if (isConditional()) {
      return Optional.empty();
    }
    if (funds.mayCoverAtLeast(paying(costs))) {
      return Optional.of(CostLimit.NONE);
    }
    return areAlike(costs, funds)
        ? Optional.of(costLimit(List.copyOf(costs), funds))
        : Optional.empty();
  }

  /** Whether it makes no difference which of some costs are paid. */
  private boolean areAlike(Set<Pair> costs, Funds funds) {
    var targets = new LinkedHashSet<Id>();
    costs.forEach(cost -> targets.add(cost.target()));
    boolean isOneSort =
        costs.stream().map(funds::sortOf).distinct().count() == 1
            && costs.stream().allMatch(cost -> funds.sortOf(cost).isPresent());
    return isOneSort
        && (targets.size() == 1
            || costs.stream()
                .noneMatch(cost ->
                    targets.stream()
                        .anyMatch(target -> isFree(new Pair(cost.creature(), target)))));
  }

  private static CostLimit costLimit(List<Pair> costs, Funds funds) {
    int most = 0;
    int tooMany = costs.size();
    while (tooMany - most > 1) {
      int many = (most + tooMany) / 2;
      if (funds.mayCoverAtLeast(paying(costs.subList(0, many)))) {
        most = many;
      } else {
        tooMany = many;
      }
    }
    var creatures = new LinkedHashSet<Id>();
    var targets = new LinkedHashSet<Id>();
    costs.forEach(cost -> {
      creatures.add(cost.creature());
      targets.add(cost.target());
    });
    return new CostLimit(creatures, targets, most);
  }

  /** The attack in which just these creatures attack these targets. */
  static Attack paying(Collection<Pair> costs) {
    var targets = new LinkedHashMap<Id, Id>();
    costs.forEach(cost -> targets.put(cost.creature(), cost.target()));
    return new Attack(targets);
  }

  /** Whether some requirement doesn't exist for every attack. */
  boolean isConditional() {
    return groups.all().size() > 1;
  }

  /**
   * Why no attack for which these costs are paid obeys more of what counts for an attack; empty
   * where there are so many rounds that numbers get too large.
   *
   * @param witness the attack that obeys the maximum as the {@link Standing} of the attack has it
   */
  public Optional<Certificate> certificate(Attack attack, Set<Pair> paid, Attack witness) {
    MeasuredAttacks all = among(paid);
    return all.proved(groups.row(attack))
        .map(standing ->
            new Certificate(
                standing.earlierWorth() > 0
                    ? Optional.of(
                        new Certificate.Earlier(standing.earlierWorth(), standing.earlierMaximum()))
                    : Optional.empty(),
                standing.between().stream()
                    .map(round ->
                        new Certificate.Round(
                            all.kinds().attack(round.given()), round.worth(), round.maximum()))
                    .toList(),
                standing.found().worth(),
                witness,
                CertificateBuilder.proof(
                    all.kinds(), grounds.restrictions(), standing.groupWorth(), standing.found())));
  }

  /**
   * The requirements by which an illegal attack is illegal, of those that it ignores ({@link
   * DeletionFilter}); empty where it is illegal because other requirements come first.
   */
  public Optional<List<Requirement>> conflict(
      Attack attack, Set<Pair> paid, List<Requirement> counted) {
    Optional<AttackModel> unconditional =
        grounds.required().stream().allMatch(Required::isUnconditional)
            ? Optional.of(among(paid).kinds().problem())
            : Optional.empty();
    return DeletionFilter.smallest(grounds, paid, attack, counted, unconditional);
  }

  /**
   * What becomes of each creature in the attacks that are legal without paying; empty if unknown.
   */
  public Optional<SequencedMap<Id, Mark>> marks() {
    var marks = new LinkedHashMap<Id, Mark>();
    grounds.creatures().forEach(creature -> marks.put(creature, Mark.CANT_ATTACK));
    Optional<Map<Id, Mark>> found = among(Set.of()).marks();
    found.ifPresent(marks::putAll);
    return found.map(_ -> marks);
  }

  /** The attacks that are legal without paying: all are counted, or those that were found. */
  public LegalAttacks legalAttacks() {
    Answer.Attacks examples = legal(EXAMPLES);
    BigInteger known = BigInteger.valueOf(examples.attacks().size());
    Optional<BigInteger> count = among(Set.of()).count();
    return new LegalAttacks(count.orElse(known), count.isEmpty(), examples);
  }

  /**
   * Up to {@code most} of them, fewest attackers first, then in board order; where finding these
   * takes too long, any one that is known.
   */
  public Answer.Attacks legal(int most) {
    MeasuredAttacks all = among(Set.of());
    Answer.Attacks fewest = all.nearest(Attack.NONE, Set.of(), most, _ -> true);
    return fewest.attacks().isEmpty() && most > 0
        ? new Answer.Attacks(all.legalOne().stream().toList(), fewest.isComplete())
        : fewest;
  }

  /**
   * The legal attacks nearest to a declared one, fewest changed creatures first, then in board
   * order; where that takes too long, some that are known.
   *
   * @param paid the costs that the declaration pays, each of which a near attack may pay too
   */
  public NearestAttacks nearest(Attack declared, Set<Pair> paid, int most, Funds funds) {
    NearestAttacks nearest =
        new NearestWithCosts(this, order(declared), paid, most, funds).attacks();
    if (!nearest.attacks().isEmpty() || nearest.isComplete()) {
      return nearest;
    }
    return new NearestAttacks(
        among(Set.of())
            .legalOne()
            .map(attack -> new Nearest(attack, declared.changesTo(attack)))
            .stream()
            .toList(),
        false);
  }

  /** The legal attack with the fewest others in which a creature attacks a target. */
  public NearestAttacks including(Pair pair, Set<Pair> paid) {
    Attack alone = Attack.of(Map.of(pair.creature(), pair.target()));
    Answer.Attacks found = among(paid).nearest(alone, Set.of(pair.creature()), 1, _ -> true);
    return new NearestAttacks(
        found.attacks().stream()
            .filter(legal -> legal.targetOf(pair.creature()).equals(Optional.of(pair.target())))
            .map(legal -> new Nearest(legal, alone.changesTo(legal)))
            .toList(),
        found.isComplete());
  }

  /**
   * What the legal attacks have that include certain attackers; empty where that takes too long.
   *
   * @param given the attackers that every one of them has
   * @param pays which costs may be paid
   * @param limit the most attacks listed
   */
  public Optional<Answer.Completions> completions(
      Attack given, Predicate<Pair> pays, int limit, Funds funds) {
    return new CompletionSearch(this, grounds, given, pays, funds).completions(limit);
  }

  /** Whether a creature can be chosen to attack a target that costs nothing to attack. */
  boolean isFree(Pair pair) {
    return !costly.contains(pair)
        && grounds.choosable().getOrDefault(pair.creature(), Set.of()).contains(pair.target());
  }

  private MeasuredAttacks among(Set<Pair> paid) {
    return among(paid, CostLimit.NONE);
  }

  /** The attacks for which these costs are paid, within a limit. */
  MeasuredAttacks among(Set<Pair> paid, CostLimit limit) {
    MeasuredAttacks found =
        among.computeIfAbsent(
            new Measured(Set.copyOf(paid), limit),
            of ->
                new MeasuredAttacks(
                    AttackModelBuilder.build(grounds, groups, of.paid(), limit),
                    groups.sizes(),
                    groups::row));
    while (among.size() > 1 && (among.size() > MOST_KEPT || numbers() > MOST_NUMBERS)) {
      among.pollFirstEntry();
    }
    return found;
  }

  private long numbers() {
    return among.values().stream().mapToLong(MeasuredAttacks::numbers).sum();
  }
}
