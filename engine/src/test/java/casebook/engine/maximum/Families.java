package casebook.engine.maximum;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.force.Grounds;
import casebook.engine.force.InForce;
import casebook.engine.force.Required;
import casebook.engine.force.Requirement.Attacks;
import casebook.engine.force.Restriction;
import casebook.engine.force.Restriction.Caps;
import casebook.engine.force.Restriction.Forbids;
import casebook.engine.layer.Worked;
import casebook.engine.meaning.AttackCondition;
import casebook.engine.meaning.AttackCondition.AtLeast;
import casebook.engine.model.RandomBoards;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Boards of any size, as what a declaration is judged by: families of effects that make a maximum
 * hard to find.
 */
public final class Families {
  private static final AttackCondition ALWAYS = AttackCondition.Known.TRUE;

  private final Set<Id> creatures = new LinkedHashSet<>();
  private final Set<Id> targets = new LinkedHashSet<>();
  private final List<Restriction> restrictions = new ArrayList<>();
  private final List<Required> required = new ArrayList<>();

  /** What is asked of the creatures. */
  public enum Family {
    /** Each creature must attack in ways of its own; few can attack each player and all. */
    ALL_DISTINCT,
    /** The same with four kinds of creatures. */
    TOKENS,
    /** The same as the first; some can't attack alone, some not without one of two others. */
    COMPANY,
    /** Whichever creature attacks, all others must; a quarter of them can. */
    EACH_DRAWS_ALL,
    /** The same for one creature in ten. */
    MAGNETS,
    /** Where any creature attacks, all must; a quarter of them can. */
    TOGETHER
  }

  private Families(int creatures, int players) {
    for (int number = 0; number < creatures; number++) {
      this.creatures.add(new Id("c" + number));
    }
    for (int number = 0; number < players; number++) {
      targets.add(new Id("d" + number));
    }
  }

  /** A board of a family with these numbers of creatures and defending players. */
  public static Grounds of(Family family, int creatures, int players, long seed) {
    var families = new Families(creatures, players);
    switch (family) {
      case ALL_DISTINCT -> families.distinct(new SplittableRandom(seed), 1 << 15);
      case TOKENS -> families.distinct(new SplittableRandom(seed), 4);
      case COMPANY -> {
        families.distinct(new SplittableRandom(seed), 1 << 15);
        families.company();
      }
      case EACH_DRAWS_ALL -> families.drawing(1);
      case MAGNETS -> families.drawing(10);
      case TOGETHER -> families.together();
    }
    return families.grounds();
  }

  /** An attack on the first player by this number of creatures, some apart from each other. */
  public static Attack attack(Grounds grounds, int attackers) {
    List<Id> all = List.copyOf(grounds.creatures());
    var attack = new LinkedHashMap<Id, Id>();
    for (int step = 3, next = 0; attack.size() < attackers; next += step) {
      Id creature = all.get(next % all.size());
      attack.put(
          attack.containsKey(creature) ? all.get(++next % all.size()) : creature, target(grounds));
    }
    return new Attack(attack);
  }

  private static Id target(Grounds grounds) {
    return grounds.targets().iterator().next();
  }

  private Grounds grounds() {
    Board board = RandomBoards.board(0, 1);
    var choosable = new LinkedHashMap<Id, Set<Id>>();
    creatures.forEach(creature -> choosable.put(creature, targets));
    return new Grounds(
        new InForce(
            new Worked(
                board, List.of(), List.of(), Map.of(), Set.of(), Map.of(), List.of(), Map.of(),
                List.of(), List.of()),
            List.of(),
            List.of()),
        List.copyOf(targets),
        creatures,
        targets,
        choosable,
        restrictions,
        required,
        List.of());
  }

  private void distinct(SplittableRandom random, int kinds) {
    int size = creatures.size();
    for (Id target : targets) {
      cap(Math.max(1, size / (2 * targets.size())), Set.of(target));
    }
    cap(Math.max(1, size / 3), targets);
    List<Id> players = List.copyOf(targets);
    int[] asks = random.ints(kinds, 0, 1 << 15).toArray();
    for (Id creature : creatures) {
      int asked = asks[random.nextInt(kinds)];
      for (int number = 0; number < 3; number++) {
        int part = asked >> (5 * number) & 31;
        if (part % 3 == 0) {
          required.add(new Attacks(stated("must"), creature, targets, ALWAYS));
        } else if (part % 3 == 1) {
          Set<Id> one = Set.of(players.get(part % players.size()));
          required.add(new Attacks(stated("must attack one"), creature, one, ALWAYS));
        }
      }
    }
  }

  private void company() {
    List<Id> all = List.copyOf(creatures);
    for (int number = 0; number < all.size(); number++) {
      Id creature = all.get(number);
      if (number % 4 == 0) {
        lacking(creature, new AtLeast(1, creatures, Optional.of(creature), targets));
      } else if (number % 4 == 1) {
        Set<Id> others = new LinkedHashSet<>();
        others.add(all.get(number * 7 % all.size()));
        others.add(all.get(number * 3 % all.size()));
        lacking(creature, new AtLeast(1, others, Optional.empty(), targets));
      }
    }
  }

  private void lacking(Id creature, AttackCondition company) {
    restrictions.add(
        new Forbids(stated("company"), creature, targets, AttackCondition.not(company)));
  }

  private void drawing(int step) {
    cap(Math.max(1, creatures.size() / 4), targets);
    List<Id> all = List.copyOf(creatures);
    for (int number = 0; number < all.size(); number += step) {
      Id one = all.get(number);
      var exists = new AtLeast(1, Set.of(one), Optional.empty(), targets);
      Stated stated = stated("drawn by " + one);
      for (Id other : all) {
        if (!other.equals(one)) {
          required.add(new Attacks(stated, other, targets, exists));
        }
      }
    }
  }

  private void together() {
    cap(Math.max(1, creatures.size() / 4), targets);
    var exists = new AtLeast(1, creatures, Optional.empty(), targets);
    for (Id creature : creatures) {
      required.add(new Attacks(stated("together"), creature, targets, exists));
    }
  }

  private void cap(int count, Set<Id> of) {
    restrictions.add(new Caps(stated("cap"), count, 0, creatures, of, Set.of(), ALWAYS));
  }

  private static Stated stated(String name) {
    return new Stated(Source.named(name), "", new Effect.Detained(Filter.SELF));
  }
}
