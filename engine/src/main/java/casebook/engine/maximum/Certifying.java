package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.force.AttackCondition;
import casebook.engine.force.Restriction;
import casebook.engine.force.Restriction.Caps;
import casebook.engine.maximum.Problem.Bonus;
import casebook.engine.maximum.Problem.Choice;
import casebook.engine.ruling.Certificate;
import casebook.engine.ruling.Certificate.Case;
import casebook.engine.ruling.Certificate.Gain;
import casebook.engine.ruling.Stated;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Puts a {@link Proof} in terms of the creatures, restrictions and requirements on the board. */
final class Certifying {
  private final Kinds kinds;
  private final List<Restriction> restrictions;
  private final long[] groupWorth;
  private final long[] worth;
  private final List<Counter> counters;
  private final int[][] raises;
  private final int[] low;
  private final int[] high;

  private final boolean[] barred;

  private Certifying(
      Kinds kinds,
      Face open,
      List<Restriction> restrictions,
      long[] groupWorth,
      Maximum.Found found) {
    this.kinds = kinds;
    this.barred = open.barred();
    this.restrictions = restrictions;
    this.groupWorth = groupWorth;
    worth = Maximum.worth(kinds, groupWorth);
    counters = new ArrayList<>(kinds.problem().counters());
    raises = new int[worth.length][];
    for (int option = 0; option < worth.length; option++) {
      raises[option] = kinds.options()[option].raises();
    }
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
  }

  /** The case that a proof is, told in the board's terms. */
  static Case proof(
      Kinds kinds, List<Restriction> restrictions, long[] groupWorth, Maximum.Found found) {
    return new Certifying(kinds, Face.whole(kinds), restrictions, groupWorth, found)
        .told(found.proof());
  }

  private Case told(Proof proof) {
    return switch (proof) {
      case Proof.Split(int counter, int threshold, Proof reached, Proof notReached) -> {
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
      case Proof.Sum(var parts) -> new Certificate.Sum(parts.stream().map(this::told).toList());
      case Proof.Bound(var paid, long total) -> bound(paid, total);
    };
  }

  private Certificate.Part told(Proof.Solved solved) {
    Kinds own = solved.part().kinds();
    Maximum.Found found = solved.found();
    return new Certificate.Part(
        own.problem().creatures(),
        found.worth(),
        new Certifying(own, solved.part().open(), restrictions, groupWorth, found)
            .told(found.proof()));
  }

  private Case bound(List<Proof.Paid> paid, long total) {
    long[] price = new long[counters.size()];
    var slots = new ArrayList<Certificate.Slots>();
    for (Proof.Paid one : paid) {
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
    for (int kind = 0; kind < kinds.size(); kind++) {
      long gain = Long.MIN_VALUE;
      for (int option = kinds.first()[kind]; option < kinds.first()[kind + 1]; option++) {
        if (isPossible(option)) {
          long left = worth[option];
          for (int counter : raises[option]) {
            left -= price[counter];
          }
          gain = Math.max(gain, left);
        }
      }
      if (gain != 0) {
        gains.add(new Gain(members(kind), gain));
      }
    }
    return new Certificate.Bound(slots, gains, ofPlayers, total);
  }

  private boolean isPossible(int option) {
    if (barred[option]) {
      return false;
    }
    for (int counter : raises[option]) {
      if (high[counter] <= 0) {
        return false;
      }
    }
    Choice choice = kinds.options()[option];
    return Arrays.stream(choice.demands())
        .noneMatch(demand -> kinds.problem().demands().get(demand).isLost(low, high));
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
    for (Id creature : kinds.problem().creatures()) {
      boolean isCounted = caps.creatures().contains(creature) && !caps.already().contains(creature);
      if (isCounted != counter.creatures().contains(creature)) {
        return false;
      }
    }
    return true;
  }
}
