package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.force.Grounds;
import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackModelBuilder;
import casebook.engine.maximum.model.AttackModelBuilder.CostLimit;
import casebook.engine.maximum.model.Kinds;
import casebook.engine.maximum.near.BoardOrder;
import casebook.engine.maximum.near.NearestSearch;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Answer.Completions;
import casebook.rules.work.Cancellation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The legal attacks that include certain attackers (508.1), whichever further costs they pay.
 *
 * <p>Each set of further costs is a space of its own: its creatures attack as they pay, and all
 * others only what is free. Spaces with fewer costs come first, and creatures that are alike and
 * pay alike are one class. Where no creature makes a difference to another one, spaces with one
 * further cost are enough.
 *
 * <p>What an attack that is found has, and does without, is noted; only what is still open is
 * searched for.
 */
final class CompletionSearch {

  private static final int MOST_SEARCHES = 4_000;

  private static final int MOST_LISTED = 256;

  private final AttackSearch search;
  private final Grounds grounds;
  private final Attack given;
  private final Predicate<Pair> pays;
  private final Funds funds;
  private final Set<Pair> costs;
  private final Set<Pair> payable;
  private final Set<Pair> givenCosts;
  private final Map<Id, Set<Id>> options;
  private final Map<Id, Integer> classOf = new HashMap<>();
  private final List<List<Id>> classes = new ArrayList<>();

  /** What no attack is known to have that may have it. */
  private final Set<Option> open = new LinkedHashSet<>();

  private final Set<Option> possible = new HashSet<>();

  /** The classes of which no attack is known that does without one of their creatures. */
  private final Set<Integer> alwaysThere = new LinkedHashSet<>();

  /** Whether what one creature does makes no difference to what another one may do or has to. */
  private boolean isSeparate;

  private int searches;
  private boolean isSure = true;
  private boolean isAnyLegal;

  private record Option(int ofClass, Id target) {}

  /**
   * @param given the attackers that every attack has
   * @param pays which costs may be paid
   * @param funds what they can be paid with
   */
  CompletionSearch(
      AttackSearch search, Grounds grounds, Attack given, Predicate<Pair> pays, Funds funds) {
    this.search = search;
    this.grounds = grounds;
    this.given = given;
    this.pays = pays;
    this.funds = funds;
    costs = AttackModelBuilder.costly(grounds);
    givenCosts = search.costly(given);
    payable = new LinkedHashSet<>(costs);
    payable.removeIf(pays.negate());
    options = AttackModelBuilder.options(grounds, payable);
  }

  /** All about them; empty where that takes too many searches. */
  Optional<Completions> completions(int limit) {
    if (!givenCosts.stream().allMatch(pays) || !isChoosable()) {
      return Optional.of(Completions.NONE);
    }
    sort();
    settle();
    if (!isSure && !(open.isEmpty() && alwaysThere.isEmpty())) {
      return Optional.empty();
    }
    if (!isAnyLegal) {
      return isSure ? Optional.of(Completions.NONE) : Optional.empty();
    }
    Answer.Attacks listed = listed(limit);
    return Optional.of(new Completions(possible(), must(), listed.attacks(), listed.isComplete()));
  }

  private boolean isChoosable() {
    return given.targets().entrySet().stream()
        .allMatch(one -> options.getOrDefault(one.getKey(), Set.of()).contains(one.getValue()));
  }

  /** Sorts the creatures into classes, and notes what has to be found out of each. */
  private void sort() {
    Kinds kinds = search.among(payable, CostLimit.NONE).kinds();
    isSeparate =
        !search.isConditional()
            && kinds.problem().isSeparate()
            && payable.stream().allMatch(cost -> funds.sortOf(cost).isPresent());
    int[] kindOf = kinds.kindOfEach();
    var byKey = new LinkedHashMap<List<Object>, Integer>();
    List<Id> creatures = kinds.problem().creatures();
    for (int index = 0; index < kindOf.length; index++) {
      Id creature = creatures.get(index);
      if (given.isAttacker(creature) || !options.containsKey(creature)) {
        continue;
      }
      var key = new ArrayList<Object>(List.of(kindOf[index]));
      if (!payable.isEmpty() && funds.mayHelp(creature)) {
        key.add(creature);
      }
      for (Id target : options.get(creature)) {
        var pair = new Pair(creature, target);
        key.add(target);
        key.add(costs.contains(pair) ? funds.sortOf(pair).orElse(creature) : "free");
      }
      int of = byKey.computeIfAbsent(List.copyOf(key), _ -> byKey.size());
      if (of == classes.size()) {
        classes.add(new ArrayList<>());
        alwaysThere.add(of);
        options.get(creature).forEach(target -> open.add(new Option(of, target)));
      }
      classes.get(of).add(creature);
      classOf.put(creature, of);
    }
  }

  /** Searches the spaces, those with the fewest costs first, until nothing is open. */
  private void settle() {
    open.removeIf(option -> !mayBe(having(given, option)));
    Queue<List<Option>> spaces = new ArrayDeque<>(List.of(List.of()));
    List<Option> costly =
        open.stream().filter(option -> isCostly(option.ofClass(), option.target())).toList();
    while (!spaces.isEmpty() && (!isAnyLegal || !open.isEmpty() || !alwaysThere.isEmpty())) {
      Cancellation.check();
      if (searches > MOST_SEARCHES) {
        isSure = false;
        return;
      }
      List<Option> paying = spaces.remove();
      Attack attack = paying(paying);
      if (funds.mayCoverAtLeast(attack) && mayBe(attack)) {
        look(attack);
        if (isSeparate && !paying.isEmpty()) {
          continue;
        }
        int from = paying.isEmpty() ? 0 : costly.indexOf(paying.getLast());
        for (Option next : costly.subList(from, costly.size())) {
          if (left(attack, next.ofClass()).findFirst().isPresent()) {
            spaces.add(Stream.concat(paying.stream(), Stream.of(next)).toList());
          }
        }
      }
    }
  }

  /** Looks for attacks that pay just what this one pays, and have all its attackers. */
  private void look(Attack attack) {
    if (!found(attack, attack.attackers())) {
      return;
    }
    for (Option option : List.copyOf(open)) {
      if (open.contains(option) && !isCostly(option.ofClass(), option.target())) {
        Attack wanted = having(attack, option);
        if (wanted.targets().size() > attack.targets().size()) {
          found(wanted, wanted.attackers());
        }
      }
    }
    for (int of : List.copyOf(alwaysThere)) {
      Optional<Id> home = left(attack, of).findFirst();
      if (home.isPresent() && alwaysThere.contains(of)) {
        var kept = new LinkedHashSet<>(attack.attackers());
        kept.add(home.get());
        found(attack, kept);
      }
    }
  }

  /** Whether there is a legal one in which these creatures do what they do in this attack. */
  private boolean found(Attack attack, Set<Id> kept) {
    searches++;
    Answer.Attacks found = nearest(attack, kept, 1);
    isSure &= found.isComplete() || !found.attacks().isEmpty();
    found.attacks().forEach(this::note);
    return !found.attacks().isEmpty();
  }

  private void note(Attack legal) {
    isAnyLegal = true;
    classOf.forEach((creature, of) ->
        legal
            .targetOf(creature)
            .ifPresentOrElse(
                target -> {
                  var option = new Option(of, target);
                  possible.add(option);
                  open.remove(option);
                },
                () -> alwaysThere.remove(of)));
  }

  /**
   * Whether restrictions may allow an attack with these attackers, whatever is required and paid.
   */
  private boolean mayBe(Attack attack) {
    searches++;
    Kinds kinds = search.among(payable, CostLimit.NONE).kinds();
    AttackModel problem = kinds.problem();
    if (!problem.creatures().containsAll(attack.attackers())) {
      return false;
    }
    var any = new NearestSearch(kinds, new long[problem.groups()], 0, attack, attack.attackers());
    Answer.Attacks found = any.attacks(1, NearestSearch.Wanted.ALL);
    return !found.attacks().isEmpty() || !found.isComplete();
  }

  private boolean isCostly(int ofClass, Id target) {
    return costs.contains(new Pair(classes.get(ofClass).getFirst(), target));
  }

  private Attack paying(List<Option> options) {
    Attack attack = given;
    for (Option option : options) {
      attack = having(attack, option);
    }
    return attack;
  }

  private Attack having(Attack attack, Option option) {
    return left(attack, option.ofClass())
        .findFirst()
        .map(creature -> attack.with(creature, option.target()))
        .orElse(attack);
  }

  private Stream<Id> left(Attack attack, int ofClass) {
    return classes.get(ofClass).stream().filter(creature -> !attack.isAttacker(creature));
  }

  private SequencedMap<Id, List<Id>> possible() {
    return attackers(creature -> {
      Integer of = classOf.get(creature);
      return of == null
          ? given.targetOf(creature).stream().toList()
          : grounds.targets().stream()
              .filter(target -> isPossible(new Pair(creature, target)))
              .toList();
    });
  }

  private SequencedMap<Id, List<Id>> must() {
    SequencedMap<Id, List<Id>> may = possible();
    return attackers(creature -> {
      Integer of = classOf.get(creature);
      return of == null || alwaysThere.contains(of)
          ? may.getOrDefault(creature, List.of())
          : List.of();
    });
  }

  /** In board order, without those that attack nothing. */
  private SequencedMap<Id, List<Id>> attackers(Function<Id, List<Id>> targetsOf) {
    var attackers = new LinkedHashMap<Id, List<Id>>();
    for (Id creature : grounds.creatures()) {
      List<Id> targets = targetsOf.apply(creature);
      if (!targets.isEmpty()) {
        attackers.put(creature, targets);
      }
    }
    return attackers;
  }

  /** The attacks with the fewest further attackers, as many as are asked for. */
  private Answer.Attacks listed(int limit) {
    Comparator<Attack> order =
        Comparator.<Attack>comparingInt(given::changesTo)
            .thenComparing(new BoardOrder(given, grounds.creatures(), grounds.targets()));
    List<Attack> attacks = List.of();
    boolean isComplete = true;
    List<Pair> further = costs.stream().filter(this::isPossible).toList();
    Queue<List<Pair>> spaces = new ArrayDeque<>(List.of(List.of()));
    for (int looked = 0; !spaces.isEmpty(); looked++) {
      Cancellation.check();
      List<Pair> paying = spaces.remove();
      int farthest =
          attacks.size() < limit
              ? Integer.MAX_VALUE
              : limit == 0 ? -1 : given.changesTo(attacks.getLast());
      if (paying.size() > farthest) {
        break;
      }
      if (looked >= MOST_LISTED) {
        return new Answer.Attacks(attacks, false);
      }
      Attack attack = given;
      for (Pair pair : paying) {
        attack = attack.with(pair.creature(), pair.target());
      }
      if (funds.mayCoverAtLeast(attack)) {
        Answer.Attacks found = nearest(attack, attack.attackers(), limit);
        isComplete &= found.isComplete();
        attacks =
            Stream.concat(attacks.stream(), found.attacks().stream())
                .sorted(order)
                .limit(limit)
                .toList();
        int from = paying.isEmpty() ? 0 : further.indexOf(paying.getLast()) + 1;
        for (Pair next : further.subList(from, further.size())) {
          if (!attack.isAttacker(next.creature())) {
            spaces.add(Stream.concat(paying.stream(), Stream.of(next)).toList());
          }
        }
      }
    }
    return new Answer.Attacks(attacks, isComplete);
  }

  private boolean isPossible(Pair pair) {
    Integer of = classOf.get(pair.creature());
    return of != null && possible.contains(new Option(of, pair.target()));
  }

  /** The nearest legal attacks that pay just what this one pays. */
  private Answer.Attacks nearest(Attack attack, Set<Id> kept, int most) {
    return search
        .among(search.costly(attack), CostLimit.NONE)
        .nearest(attack, kept, most, funds::cover);
  }
}
