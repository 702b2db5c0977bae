package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.force.AttackCondition;
import casebook.engine.force.CostToAttack;
import casebook.engine.force.Grounds;
import casebook.engine.force.Requirement;
import casebook.engine.force.Restriction;
import casebook.engine.force.Viewpoint.Pair;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Certificate;
import casebook.engine.ruling.Certificate.Bound;
import casebook.engine.ruling.Certificate.Case;
import casebook.engine.ruling.Certificate.Company;
import casebook.engine.ruling.Certificate.Gain;
import casebook.engine.ruling.Certificate.Part;
import casebook.engine.ruling.Certificate.Slots;
import casebook.engine.ruling.Certificate.Split;
import casebook.engine.ruling.Certificate.Sum;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Follows a certificate as a judge would, from the board alone: it knows nothing of how the
 * certificate was found.
 */
public final class CertificateChecker {
  private final Grounds grounds;
  private final Map<Id, Set<Id>> able = new LinkedHashMap<>();
  private final Map<Requirement, Long> worth = new HashMap<>();
  private final Certificate certificate;
  private final List<String> flaws = new ArrayList<>();
  private final List<Company> together = new ArrayList<>();
  private final List<Company> apart = new ArrayList<>();

  /** The creatures and the players' requirements that the proof at hand speaks of. */
  private Map<Id, Set<Id>> ownCreatures = able;

  private Set<Requirement> ownRequirements = worth.keySet();

  private CertificateChecker(
      Grounds grounds,
      Set<Pair> paid,
      List<Requirement> earlier,
      List<Requirement> counted,
      Certificate certificate) {
    this.grounds = grounds;
    this.certificate = certificate;
    counted.forEach(one -> worth.merge(one, 1L, Long::sum));
    long first = certificate.earlier().map(Certificate.Earlier::worth).orElse(0L);
    earlier.forEach(one -> worth.merge(one, first, Long::sum));
    var unpaid = new HashSet<Pair>();
    for (CostToAttack cost : grounds.costs()) {
      cost.targets().forEach(target -> unpaid.add(new Pair(cost.creature(), target)));
    }
    unpaid.removeAll(paid);
    grounds
        .choosable()
        .forEach((creature, targets) -> {
          var of = new HashSet<>(targets);
          of.removeIf(target -> unpaid.contains(new Pair(creature, target)));
          able.put(creature, of);
        });
    for (Restriction restriction : grounds.restrictions()) {
      if (restriction instanceof Restriction.Forbids(var _, var creature, var targets, var when)
          && when.equals(AttackCondition.Known.TRUE)) {
        able.getOrDefault(creature, new HashSet<>()).removeAll(targets);
      }
    }
  }

  /**
   * What is wrong with a certificate.
   *
   * @param paid the costs that are paid
   * @param earlier the requirements that have to be obeyed first, where the certificate says so
   * @param counted the requirements that count
   */
  public static List<String> flaws(
      Grounds grounds,
      Set<Pair> paid,
      List<Requirement> earlier,
      List<Requirement> counted,
      Certificate certificate) {
    var checker = new CertificateChecker(grounds, paid, earlier, counted, certificate);
    if (certificate.earlier().filter(first -> first.worth() <= counted.size()).isPresent()) {
      checker.flaws.add("the later requirements can outweigh an earlier one");
    }
    checker.checkWitness();
    checker.check(certificate.proof(), certificate.total());
    return checker.flaws;
  }

  private void checkWitness() {
    Attack witness = certificate.witness();
    witness
        .targets()
        .forEach((creature, target) -> {
          if (!able.getOrDefault(creature, Set.of()).contains(target)) {
            flaws.add(creature + " can't attack " + target);
          }
        });
    for (Restriction restriction : grounds.restrictions()) {
      if (!isObeyed(restriction, witness)) {
        flaws.add("the witness disobeys " + restriction);
      }
    }
    long obeyed = 0;
    for (Map.Entry<Requirement, Long> entry : worth.entrySet()) {
      obeyed += isObeyed(entry.getKey(), witness) ? entry.getValue() : 0;
    }
    if (obeyed != certificate.total()) {
      flaws.add("the witness obeys " + obeyed + " and not " + certificate.total());
    }
  }

  private static boolean isObeyed(Restriction restriction, Attack attack) {
    return switch (restriction) {
      case Restriction.Forbids(var _, var creature, var targets, var when) ->
          attack.targetOf(creature).filter(targets::contains).isEmpty() || !when.holds(attack);
      case Restriction.Caps caps -> {
        var counted = new HashSet<>(caps.creatures());
        counted.removeAll(caps.already());
        long attacking = attacking(attack, counted, caps.targets());
        yield attacking <= Math.max(0, caps.count() - caps.spent()) || !caps.when().holds(attack);
      }
    };
  }

  private static boolean isObeyed(Requirement requirement, Attack attack) {
    return switch (requirement) {
      case Requirement.Attacks(var _, var creature, var targets, var _) ->
          attacking(attack, Set.of(creature), targets) == 1;
      case Requirement.AttackWith(var _, int count, var creatures, var targets, var _) ->
          attacking(attack, creatures, targets) >= count;
    };
  }

  private static long attacking(Attack attack, Set<Id> creatures, Set<Id> targets) {
    return creatures.stream()
        .filter(creature -> attack.targetOf(creature).filter(targets::contains).isPresent())
        .count();
  }

  private void check(Case proof, long total) {
    switch (proof) {
      case Split(var company, var ifTogether, var otherwise) -> {
        together.add(company);
        check(ifTogether, total);
        together.removeLast();
        apart.add(company);
        check(otherwise, total);
        apart.removeLast();
      }
      case Sum sum -> check(sum, total);
      case Bound bound -> check(bound, total);
    }
  }

  private void check(Sum sum, long total) {
    Map<Id, Set<Id>> creatures = ownCreatures;
    Set<Requirement> requirements = ownRequirements;
    var left = new LinkedHashMap<>(creatures);
    left.values().removeIf(Set::isEmpty);
    var unused = new HashSet<>(requirements);
    long all = 0;
    for (Part part : sum.parts()) {
      all += part.total();
      ownCreatures = new LinkedHashMap<>();
      for (Id creature : part.creatures()) {
        ownCreatures.put(creature, able.getOrDefault(creature, Set.of()));
        if (left.remove(creature) == null) {
          flaws.add(creature + " is in two parts, or in one that is none of its own");
        }
      }
      ownRequirements = new HashSet<>(requirements);
      ownRequirements.removeIf(one -> !concerns(one, ownCreatures) && concerns(one, creatures));
      unused.removeAll(ownRequirements);
      check(part.proof(), part.total());
    }
    ownCreatures = creatures;
    ownRequirements = requirements;
    if (all > total) {
      flaws.add("all parts make " + all + ", more than " + total);
    }
    if (!left.isEmpty() || !unused.isEmpty()) {
      flaws.add("no part has " + left.keySet() + " and " + unused);
    }
  }

  /** Whether what some creatures attack has a bearing on a requirement. */
  private static boolean concerns(Requirement requirement, Map<Id, Set<Id>> some) {
    return switch (requirement) {
      case Requirement.Attacks(var _, var creature, var targets, var _) ->
          some.getOrDefault(creature, Set.of()).stream().anyMatch(targets::contains);
      case Requirement.AttackWith(var _, _, var who, var whom, _) ->
          some.entrySet().stream()
              .anyMatch(one ->
                  who.contains(one.getKey()) && one.getValue().stream().anyMatch(whom::contains));
    };
  }

  private Set<Id> own(Set<Id> creatures) {
    var own = new HashSet<>(creatures);
    own.retainAll(ownCreatures.keySet());
    return own;
  }

  private void check(Bound bound, long total) {
    if (bound.total() > total) {
      flaws.add("a case leaves " + bound.total() + ", more than " + total);
    }
    long sum = bound.ofPlayers();
    for (Slots slots : bound.slots()) {
      sum += slots.price() * slots.count();
      boolean isJustified =
          slots.price() > 0
              ? most(slots.creatures(), slots.targets(), Optional.empty()) <= slots.count()
              : least(own(slots.creatures()), slots.targets(), Optional.empty()) >= slots.count();
      if (!isJustified) {
        flaws.add("nothing says that there are " + slots);
      }
    }
    var gains = new HashMap<Id, Long>();
    for (Gain gain : bound.gains()) {
      for (Id creature : gain.creatures()) {
        gains.put(creature, gain.each());
        sum += gain.each();
        if (!ownCreatures.containsKey(creature)) {
          flaws.add(creature + " is of no concern here");
        }
      }
    }
    if (sum != bound.total()) {
      flaws.add("gains and slots make " + sum + " and not " + bound.total());
    }
    ownCreatures.forEach((creature, targets) -> {
      long gain = gains.getOrDefault(creature, 0L);
      if (gain < 0) {
        flaws.add(creature + " gains less than by doing nothing");
      }
      for (Id target : targets) {
        var pair = new Pair(creature, target);
        if (gain(bound, pair) > gain && isPossible(pair)) {
          flaws.add(creature + " gains more by attacking " + target);
        }
      }
    });
    long ofPlayers = 0;
    for (Map.Entry<Requirement, Long> entry : worth.entrySet()) {
      if (ownRequirements.contains(entry.getKey())
          && entry.getKey()
              instanceof Requirement.AttackWith(var _, int count, var who, var whom, _)
          && most(who, whom, Optional.empty()) >= count) {
        ofPlayers += entry.getValue();
      }
    }
    if (bound.ofPlayers() < ofPlayers) {
      flaws.add("players may obey " + ofPlayers);
    }
  }

  /** What a creature obeys by attacking a target, less what it pays for slots. */
  private long gain(Bound bound, Pair pair) {
    long gain = 0;
    for (Map.Entry<Requirement, Long> entry : worth.entrySet()) {
      if (entry.getKey() instanceof Requirement.Attacks(var _, var creature, var targets, var _)
          && creature.equals(pair.creature())
          && targets.contains(pair.target())) {
        gain += entry.getValue();
      }
    }
    for (Slots slots : bound.slots()) {
      gain -= isIn(pair, slots.creatures(), slots.targets()) ? slots.price() : 0;
    }
    return gain;
  }

  /** Whether a creature may attack a target in this case, as far as is known in it. */
  private boolean isPossible(Pair pair) {
    for (Company company : apart) {
      if (company.atLeast() <= 1 && isIn(pair, company.creatures(), company.targets())) {
        return false;
      }
    }
    for (Restriction restriction : grounds.restrictions()) {
      switch (restriction) {
        case Restriction.Forbids(var _, var creature, var targets, var when) -> {
          if (isIn(pair, Set.of(creature), targets) && isCertain(when, Optional.of(pair))) {
            return false;
          }
        }
        case Restriction.Caps caps -> {
          var counted = new HashSet<>(caps.creatures());
          counted.removeAll(caps.already());
          int allowed = Math.max(0, caps.count() - caps.spent());
          if (isIn(pair, counted, caps.targets())
              && least(counted, caps.targets(), Optional.of(pair)) > allowed
              && isCertain(caps.when(), Optional.of(pair))) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private boolean isCertain(AttackCondition condition, Optional<Pair> pair) {
    return switch (condition) {
      case AttackCondition.Known(boolean value) -> value;
      case AttackCondition.AtLeast(int count, var creatures, var except, var targets) ->
          least(without(creatures, except), targets, pair) >= count;
      case AttackCondition.Not(var one) -> isExcluded(one, pair);
      case AttackCondition.Both(var all) -> all.stream().allMatch(one -> isCertain(one, pair));
      case AttackCondition.Either(var any) -> any.stream().anyMatch(one -> isCertain(one, pair));
    };
  }

  private boolean isExcluded(AttackCondition condition, Optional<Pair> pair) {
    return switch (condition) {
      case AttackCondition.Known(boolean value) -> !value;
      case AttackCondition.AtLeast(int count, var creatures, var except, var targets) ->
          most(without(creatures, except), targets, pair) < count;
      case AttackCondition.Not(var one) -> isCertain(one, pair);
      case AttackCondition.Both(var all) -> all.stream().anyMatch(one -> isExcluded(one, pair));
      case AttackCondition.Either(var any) -> any.stream().allMatch(one -> isExcluded(one, pair));
    };
  }

  private static Set<Id> without(Set<Id> creatures, Optional<Id> except) {
    var others = new HashSet<>(creatures);
    except.ifPresent(others::remove);
    return others;
  }

  /** How many of the creatures attack one of the targets at least. */
  private int least(Set<Id> creatures, Set<Id> targets, Optional<Pair> pair) {
    int least = pair.filter(one -> isIn(one, creatures, targets)).isPresent() ? 1 : 0;
    for (Company company : together) {
      int elsewhere =
          couldBeElsewhere(company.creatures(), company.targets(), creatures, targets, pair);
      least = Math.max(least, company.atLeast() - elsewhere);
    }
    return least;
  }

  /** How many of the creatures attack one of the targets at most. */
  private int most(Set<Id> creatures, Set<Id> targets, Optional<Pair> pair) {
    int most = couldBeElsewhere(creatures, targets, Set.of(), Set.of(), pair);
    for (Company company : apart) {
      most =
          Math.min(
              most,
              most(
                  company.atLeast() - 1,
                  company.creatures(),
                  company.targets(),
                  creatures,
                  targets,
                  pair));
    }
    for (Restriction restriction : grounds.restrictions()) {
      if (restriction instanceof Restriction.Caps caps
          && caps.when().equals(AttackCondition.Known.TRUE)) {
        var counted = new HashSet<>(caps.creatures());
        counted.removeAll(caps.already());
        int allowed = Math.max(0, caps.count() - caps.spent());
        most = Math.min(most, most(allowed, counted, caps.targets(), creatures, targets, pair));
      }
    }
    return most;
  }

  /** The same where no more than so many of some creatures attack some targets. */
  private int most(
      int limit,
      Set<Id> limited,
      Set<Id> limitedTargets,
      Set<Id> creatures,
      Set<Id> targets,
      Optional<Pair> pair) {
    boolean isUsedElsewhere =
        pair.filter(one -> isIn(one, limited, limitedTargets) && !isIn(one, creatures, targets))
            .isPresent();
    return limit
        - (isUsedElsewhere ? 1 : 0)
        + couldBeElsewhere(creatures, targets, limited, limitedTargets, pair);
  }

  /** How many creatures could attack in one way that isn't one of the other ways too. */
  private int couldBeElsewhere(
      Set<Id> creatures,
      Set<Id> targets,
      Set<Id> others,
      Set<Id> otherTargets,
      Optional<Pair> pair) {
    int found = 0;
    for (Id creature : creatures) {
      Set<Id> of =
          pair.filter(one -> one.creature().equals(creature))
              .map(one -> Set.of(one.target()))
              .orElse(able.getOrDefault(creature, Set.of()));
      if (of.stream()
          .anyMatch(target ->
              targets.contains(target)
                  && !isIn(new Pair(creature, target), others, otherTargets))) {
        found++;
      }
    }
    return found;
  }

  private static boolean isIn(Pair pair, Set<Id> creatures, Set<Id> targets) {
    return creatures.contains(pair.creature()) && targets.contains(pair.target());
  }
}
