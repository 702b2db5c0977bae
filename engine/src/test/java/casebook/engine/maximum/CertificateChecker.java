package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.force.CostToAttack;
import casebook.engine.force.Grounds;
import casebook.engine.force.Requirement;
import casebook.engine.force.Restriction;
import casebook.engine.meaning.AttackCondition;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Certificate;
import casebook.engine.ruling.Certificate.Barred;
import casebook.engine.ruling.Certificate.Bound;
import casebook.engine.ruling.Certificate.Case;
import casebook.engine.ruling.Certificate.Gain;
import casebook.engine.ruling.Certificate.Never;
import casebook.engine.ruling.Certificate.Part;
import casebook.engine.ruling.Certificate.Round;
import casebook.engine.ruling.Certificate.Slots;
import casebook.engine.ruling.Certificate.Split;
import casebook.engine.ruling.Certificate.Sum;
import casebook.engine.ruling.Stated;
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
  private final Leeway leeway;

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
    this.leeway = new Leeway(grounds, able);
    counted.forEach(one -> worth.merge(one, 1L, Long::sum));
    long first = certificate.earlier().map(Certificate.Earlier::worth).orElse(0L);
    earlier.forEach(one -> worth.merge(one, first, Long::sum));
    for (Round round : certificate.rounds()) {
      existing(round).forEach(one -> worth.merge(one, round.worth(), Long::sum));
    }
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
    checker.checkRounds(earlier, counted);
    checker.checkWitness();
    checker.check(certificate.proof(), certificate.total());
    return checker.flaws;
  }

  private List<Requirement> existing(Round round) {
    return grounds.requirements().stream()
        .filter(one -> one.exists().holds(round.given()))
        .toList();
  }

  /**
   * A requirement of each round outweighs all later ones, each round goes by an attack that is
   * still open, and the witness obeys as many in each round as is said.
   */
  private void checkRounds(List<Requirement> earlier, List<Requirement> counted) {
    long later = counted.size();
    for (Round round : certificate.rounds().reversed()) {
      if (round.worth() <= later) {
        flaws.add("later requirements can outweigh one of " + round);
      }
      later += round.worth() * existing(round).size();
    }
    if (certificate.earlier().isEmpty() && !certificate.rounds().isEmpty()) {
      flaws.add("there are rounds, and no first one");
    }
    for (Certificate.Earlier first : certificate.earlier().stream().toList()) {
      if (first.worth() <= later) {
        flaws.add("the later requirements can outweigh an earlier one");
      }
      checkObeys(certificate.witness(), earlier, first.maximum());
    }
    for (int index = 0; index < certificate.rounds().size(); index++) {
      Round round = certificate.rounds().get(index);
      checkPossible(round.given());
      checkObeys(certificate.witness(), existing(round), round.maximum());
      for (Certificate.Earlier first : certificate.earlier().stream().toList()) {
        checkObeys(round.given(), earlier, first.maximum());
      }
      for (Round before : certificate.rounds().subList(0, index)) {
        checkObeys(round.given(), existing(before), before.maximum());
      }
    }
  }

  private void checkObeys(Attack attack, List<Requirement> requirements, int many) {
    long obeyed = requirements.stream().filter(one -> isObeyed(one, attack)).count();
    if (obeyed != many) {
      flaws.add(attack + " obeys " + obeyed + " and not " + many);
    }
  }

  private void checkPossible(Attack attack) {
    attack
        .targets()
        .forEach((creature, target) -> {
          if (!able.getOrDefault(creature, Set.of()).contains(target)) {
            flaws.add(creature + " can't attack " + target);
          }
        });
    for (Restriction restriction : grounds.restrictions()) {
      if (!isObeyed(restriction, attack)) {
        flaws.add(attack + " disobeys " + restriction);
      }
    }
  }

  private void checkWitness() {
    Attack witness = certificate.witness();
    checkPossible(witness);
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
        leeway.together().add(company);
        check(ifTogether, total);
        leeway.together().removeLast();
        leeway.apart().add(company);
        check(otherwise, total);
        leeway.apart().removeLast();
      }
      case Sum sum -> check(sum, total);
      case Never never -> check(never);
      case Bound bound -> check(bound, total);
    }
  }

  /** The company has to attack in this case, and too few of it can. */
  private void check(Never never) {
    Certificate.Company company = never.company();
    Set<Id> own = own(company.creatures());
    if (leeway.least(own, company.targets(), Optional.empty()) < company.atLeast()) {
      flaws.add("nothing says that this attacks: " + company);
    }
    long many =
        own.stream()
            .filter(creature ->
                able.getOrDefault(creature, Set.of()).stream()
                    .anyMatch(target ->
                        company.targets().contains(target)
                            && leeway.isPossible(new Pair(creature, target))))
            .count();
    if (many >= company.atLeast()) {
      flaws.add("as many as have to can attack: " + company);
    }
    checkBarred(never.barred());
  }

  private Set<Pair> checkBarred(List<Barred> barred) {
    var pairs = new HashSet<Pair>();
    for (Barred one : barred) {
      for (Id creature : one.creatures()) {
        for (Id target : one.targets()) {
          var pair = new Pair(creature, target);
          pairs.add(pair);
          if (leeway.isPossible(pair)) {
            flaws.add(pair + " is possible, in spite of " + one.by());
          }
        }
        if (one.by().stream().anyMatch(by -> !isAbout(by, creature))) {
          flaws.add(one.by() + " isn't about " + creature);
        }
      }
    }
    return pairs;
  }

  private boolean isAbout(Stated stated, Id creature) {
    return grounds.restrictions().stream()
        .anyMatch(one ->
            one.stated().equals(stated)
                && switch (one) {
                  case Restriction.Forbids forbids -> forbids.creature().equals(creature);
                  case Restriction.Caps caps -> caps.creatures().contains(creature);
                });
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
      boolean isFirst = part.equals(sum.parts().getFirst());
      ownRequirements = new HashSet<>(requirements);
      ownRequirements.removeIf(one ->
          asksForNothing(one)
              ? !isFirst
              : !concerns(one, ownCreatures) && concerns(one, creatures));
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

  /** Whether every attack obeys a requirement, as one to attack with a number that is 0. */
  private static boolean asksForNothing(Requirement requirement) {
    return requirement instanceof Requirement.AttackWith with && with.count() <= 0;
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
              ? leeway.most(slots.creatures(), slots.targets(), Optional.empty()) <= slots.count()
              : leeway.least(own(slots.creatures()), slots.targets(), Optional.empty())
                  >= slots.count();
      if (!isJustified) {
        flaws.add("nothing says that there are " + slots);
      }
    }
    Set<Pair> barred = checkBarred(bound.barred());
    var gains = new HashMap<Id, Long>();
    for (Gain gain : bound.gains()) {
      for (Id creature : gain.creatures()) {
        gains.put(creature, gain.each());
        sum += gain.each();
        if (!ownCreatures.containsKey(creature)) {
          flaws.add(creature + " is of no concern here");
        }
        boolean isTrue =
            (gain.brings().isEmpty() && gain.price() == 0)
                || ownCreatures.getOrDefault(creature, Set.of()).stream()
                    .map(target -> new Pair(creature, target))
                    .anyMatch(
                        pair -> obeyed(pair) == gain.worth() && price(bound, pair) == gain.price());
        if (!isTrue) {
          flaws.add(creature + " can't do what brings " + gain.brings() + " less " + gain.price());
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
        boolean isMore = obeyed(pair) - price(bound, pair) > gain;
        if (isMore && leeway.isPossible(pair)) {
          flaws.add(creature + " gains more by attacking " + target);
        }
        if (isMore && !barred.contains(pair)) {
          flaws.add("it isn't said that " + creature + " can't attack " + target);
        }
      }
    });
    long ofPlayers = 0;
    for (Map.Entry<Requirement, Long> entry : worth.entrySet()) {
      if (ownRequirements.contains(entry.getKey())
          && entry.getKey()
              instanceof Requirement.AttackWith(var _, int count, var who, var whom, _)
          && leeway.most(who, whom, Optional.empty()) >= count) {
        ofPlayers += entry.getValue();
      }
    }
    if (bound.ofPlayers() < ofPlayers) {
      flaws.add("players may obey " + ofPlayers);
    }
  }

  /** What a creature obeys by attacking a target. */
  private long obeyed(Pair pair) {
    long obeyed = 0;
    for (Map.Entry<Requirement, Long> entry : worth.entrySet()) {
      if (entry.getKey() instanceof Requirement.Attacks(var _, var creature, var targets, var _)
          && creature.equals(pair.creature())
          && targets.contains(pair.target())) {
        obeyed += entry.getValue();
      }
    }
    return obeyed;
  }

  /** What it pays for slots by that. */
  private static long price(Bound bound, Pair pair) {
    long price = 0;
    for (Slots slots : bound.slots()) {
      price += Leeway.isIn(pair, slots.creatures(), slots.targets()) ? slots.price() : 0;
    }
    return price;
  }
}
