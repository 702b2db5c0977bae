package casebook.engine.maximum.proof;

import casebook.engine.board.Id;
import casebook.engine.force.Restriction;
import casebook.engine.force.Restriction.Caps;
import casebook.engine.force.Restriction.Forbids;
import casebook.engine.maximum.bound.BoundProof;
import casebook.engine.maximum.bound.BranchAndBound;
import casebook.engine.maximum.bound.Face;
import casebook.engine.maximum.model.AttackModel.Bonus;
import casebook.engine.maximum.model.AttackModel.Counter;
import casebook.engine.maximum.model.Kinds;
import casebook.engine.meaning.AttackCondition;
import casebook.engine.ruling.Certificate;
import casebook.engine.ruling.Certificate.Barred;
import casebook.engine.ruling.Certificate.Case;
import casebook.engine.ruling.Certificate.Gain;
import casebook.engine.ruling.Stated;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Tells a {@link BoundProof} in terms of the creatures, restrictions and requirements. */
public final class CertificateBuilder {
  private final Kinds kinds;
  private final List<Restriction> restrictions;
  private final long[] groupWorth;
  private final long[] worth;
  private final List<Counter> counters;
  private final int[][] raises;
  private final int[] low;
  private final int[] high;
  private final Face open;
  private final LiftableRestrictions barring;

  /** The options that nothing forbids in the case that is told. */
  private boolean[] possible = {};

  private CertificateBuilder(
      Kinds kinds,
      Face open,
      List<Restriction> restrictions,
      LiftableRestrictions barring,
      long[] groupWorth,
      BranchAndBound.Found found) {
    this.kinds = kinds;
    this.barring = barring;
    this.restrictions = restrictions;
    this.groupWorth = groupWorth;
    worth = BranchAndBound.worth(kinds, groupWorth);
    counters = new ArrayList<>(kinds.problem().counters());
    raises = kinds.raises();
    for (int option : found.counters()) {
      raises[option] = Arrays.copyOf(raises[option], raises[option].length + 1);
      raises[option][raises[option].length - 1] = counters.size();
      counters.add(
          new Counter(
              new LinkedHashSet<>(members(kinds.kindOf(option))),
              Set.of(kinds.options()[option].target().orElseThrow())));
    }
    low = Arrays.copyOf(open.low(), counters.size());
    high = Arrays.copyOf(open.high(), counters.size());
    for (int counter = open.high().length; counter < high.length; counter++) {
      high[counter] = counters.get(counter).creatures().size();
    }
    this.open = new Face(open.barred(), low, high, open.member());
  }

  /** The case that a proof is, told in the board's terms. */
  public static Case proof(
      Kinds kinds, List<Restriction> restrictions, long[] groupWorth, BranchAndBound.Found found) {
    var barring = new LiftableRestrictions(restrictions);
    return new CertificateBuilder(
            kinds, Face.whole(kinds), restrictions, barring, groupWorth, found)
        .told(found.proof());
  }

  private Case told(BoundProof proof) {
    return switch (proof) {
      case BoundProof.Split(
              int counter,
              int threshold,
              BoundProof reached,
              BoundProof notReached) -> {
        var company =
            new Certificate.Company(
                threshold, counters.get(counter).creatures(), counters.get(counter).targets());
        int lower = low[counter];
        int upper = high[counter];
        low[counter] = threshold;
        Case together = told(reached);
        low[counter] = lower;
        high[counter] = threshold - 1;
        Case otherwise = told(notReached);
        high[counter] = upper;
        yield new Certificate.Split(company, together, otherwise);
      }
      case BoundProof.Sum(var parts) ->
          new Certificate.Sum(parts.stream().map(this::told).toList());
      case BoundProof.Bound(var paid, long total) -> {
        possible = open.possible(kinds, raises);
        yield never().orElseGet(() -> bound(paid, total));
      }
    };
  }

  private Certificate.Part told(BoundProof.Solved solved) {
    Kinds own = solved.part().kinds();
    BranchAndBound.Found found = solved.found();
    return new Certificate.Part(
        own.creatures(),
        found.worth(),
        new CertificateBuilder(own, solved.part().open(), restrictions, barring, groupWorth, found)
            .told(found.proof()));
  }

  private Case bound(List<BoundProof.Paid> paid, long total) {
    long[] price = new long[counters.size()];
    var slots = new ArrayList<Certificate.Slots>();
    for (BoundProof.Paid one : paid) {
      Counter counter = counters.get(one.counter());
      price[one.counter()] = one.price();
      slots.add(
          new Certificate.Slots(
              counter.creatures(),
              counter.targets(),
              one.price(),
              one.bound(),
              one.price() > 0 ? limiting(one.counter(), one.bound()) : Optional.empty()));
    }
    long ofPlayers = 0;
    for (Bonus bonus : kinds.problem().bonuses()) {
      ofPlayers += bonus.obeyed().isLost(low, high) ? 0 : groupWorth[bonus.group()];
    }
    var gains = new ArrayList<Gain>();
    var inVain = new ArrayList<Integer>();
    for (int kind = 0; kind < kinds.size(); kind++) {
      int best = best(kind, price);
      gains.add(new Gain(members(kind), brings(best), paid(best, price)));
      for (int option = kinds.first()[kind]; option < kinds.first()[kind + 1]; option++) {
        if (worth[option] - paid(option, price) > worth[best] - paid(best, price)) {
          inVain.add(option);
        }
      }
    }
    return new Certificate.Bound(slots, barred(inVain), gains, ofPlayers, total);
  }

  /** What gains most of what a creature of a kind can do; of equals what obeys most. */
  private int best(int kind, long[] price) {
    int best = kinds.first()[kind];
    for (int option = best + 1; option < kinds.first()[kind + 1]; option++) {
      if (possible[option]) {
        long more = worth[option] - paid(option, price) - worth[best] + paid(best, price);
        best = more > 0 || (more == 0 && worth[option] > worth[best]) ? option : best;
      }
    }
    return best;
  }

  private long paid(int option, long[] price) {
    long paid = 0;
    for (int counter : raises[option]) {
      paid += price[counter];
    }
    return paid;
  }

  private List<Long> brings(int option) {
    int[] earns = kinds.options()[option].earns();
    var brings = new ArrayList<Long>();
    for (int group = 0; group < earns.length; group++) {
      brings.addAll(
          Collections.nCopies(groupWorth[group] == 0 ? 0 : earns[group], groupWorth[group]));
    }
    return brings;
  }

  /** The case where too few can attack of those that have to. */
  private Optional<Case> never() {
    for (int counter = 0; counter < low.length; counter++) {
      int able = 0;
      var inVain = new ArrayList<Integer>();
      for (int kind = 0; low[counter] > 0 && kind < kinds.size(); kind++) {
        boolean can = false;
        for (int option = kinds.first()[kind]; option < kinds.first()[kind + 1]; option++) {
          if (raises(option, counter)) {
            can |= possible[option];
            if (!possible[option]) {
              inVain.add(option);
            }
          }
        }
        able += can ? kinds.members()[kind].length : 0;
      }
      if (able < low[counter]) {
        Counter of = counters.get(counter);
        var company = new Certificate.Company(low[counter], of.creatures(), of.targets());
        return Optional.of(new Certificate.Never(company, barred(inVain)));
      }
    }
    return Optional.empty();
  }

  private boolean raises(int option, int counter) {
    return Arrays.stream(raises[option]).anyMatch(one -> one == counter);
  }

  /** The creatures that would take these options, and what keeps them from it. */
  private List<Barred> barred(List<Integer> inVain) {
    var reasons = new LinkedHashMap<Id, Map<List<Stated>, Set<Id>>>();
    for (int option : inVain) {
      Id target = kinds.options()[option].target().orElseThrow();
      for (Id creature : members(kinds.kindOf(option))) {
        reasons
            .computeIfAbsent(creature, _ -> new LinkedHashMap<>())
            .computeIfAbsent(by(option, creature, target), _ -> new LinkedHashSet<>())
            .add(target);
      }
    }
    var alike = new LinkedHashMap<Barred, List<Id>>();
    reasons.forEach((creature, of) ->
        of.forEach((by, targets) ->
            alike
                .computeIfAbsent(new Barred(List.of(), targets, by), _ -> new ArrayList<>())
                .add(creature)));
    var told = new ArrayList<Barred>();
    alike.forEach((one, creatures) -> told.add(new Barred(creatures, one.targets(), one.by())));
    return told;
  }

  /** The restrictions by which a creature can't take an option, as far as it is known which. */
  private List<Stated> by(int option, Id creature, Id target) {
    List<Stated> conditional = barring.conditional(creature, target);
    int[] demands = kinds.options()[option].demands();
    var lost = new ArrayList<Stated>();
    boolean isLost = open.barred()[option];
    for (int index = 0; index < demands.length; index++) {
      if (kinds.problem().demands().get(demands[index]).isLost(low, high)) {
        isLost = true;
        if (demands.length == conditional.size()) {
          lost.add(conditional.get(index));
        }
      }
    }
    if (isLost) {
      return lost.isEmpty() && !conditional.isEmpty() ? conditional : lost;
    }
    return barring.closed(creature, target);
  }

  private List<Id> members(int kind) {
    return Arrays.stream(kinds.members()[kind]).mapToObj(kinds.problem().creatures()::get).toList();
  }

  /** What limits a counter, unless a case assumes it. */
  private Optional<Stated> limiting(int counter, int bound) {
    if (counter >= kinds.problem().limit().length || kinds.problem().limit()[counter] != bound) {
      return Optional.empty();
    }
    Counter of = counters.get(counter);
    for (Restriction restriction : restrictions) {
      if (restriction instanceof Caps caps
          && caps.when().equals(AttackCondition.Known.TRUE)
          && Math.max(0, caps.count() - caps.spent()) == bound
          && caps.targets().equals(of.targets())
          && countsExactly(caps, of)) {
        return Optional.of(caps.stated());
      }
    }
    return Optional.empty();
  }

  private boolean countsExactly(Caps caps, Counter counter) {
    return kinds.problem().creatures().stream()
        .allMatch(one ->
            counter.creatures().contains(one)
                == (caps.creatures().contains(one) && !caps.already().contains(one)));
  }

  /** Which restrictions can keep a creature from attacking something, depending on the others. */
  public static final class LiftableRestrictions {
    private final List<Restriction> conditional = new ArrayList<>();
    private final List<Restriction> closed = new ArrayList<>();

    public LiftableRestrictions(List<Restriction> restrictions) {
      for (Restriction one : restrictions) {
        if (!one.when().equals(AttackCondition.Known.TRUE)) {
          conditional.add(one);
        } else if (one instanceof Caps caps && caps.count() <= caps.spent()) {
          closed.add(one);
        }
      }
    }

    /** Those that forbid it under some condition on the whole attack, in the order of all. */
    public List<Stated> conditional(Id creature, Id target) {
      return of(conditional, creature, target);
    }

    /** Those that leave no room for it in any attack. */
    public List<Stated> closed(Id creature, Id target) {
      return of(closed, creature, target);
    }

    private static List<Stated> of(List<Restriction> all, Id creature, Id target) {
      return all.stream()
          .filter(one ->
              switch (one) {
                case Forbids forbids ->
                    forbids.creature().equals(creature) && forbids.targets().contains(target);
                case Caps caps ->
                    caps.creatures().contains(creature)
                        && !caps.already().contains(creature)
                        && caps.targets().contains(target);
              })
          .map(Restriction::stated)
          .toList();
    }
  }
}
