package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.force.Grounds;
import casebook.engine.force.Requirement;
import casebook.engine.force.Requirement.AttackWith;
import casebook.engine.force.Requirement.Attacks;
import casebook.engine.force.Restriction;
import casebook.engine.force.Restriction.Caps;
import casebook.engine.force.Restriction.Forbids;
import casebook.engine.meaning.AttackCondition;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.ojalgo.optimisation.Expression;
import org.ojalgo.optimisation.ExpressionsBasedModel;
import org.ojalgo.optimisation.Optimisation;
import org.ojalgo.optimisation.Variable;

/**
 * The maximum of 508.1d as an integer program: one variable for each creature and each thing that
 * it can attack. It shares nothing with the engine's search but the board.
 */
final class IntegerProgram {
  private final ExpressionsBasedModel model = new ExpressionsBasedModel();
  private final Map<Pair, Variable> attacks = new LinkedHashMap<>();

  private IntegerProgram() {}

  /** The most of the requirements that exist with no attackers that an attack for free obeys. */
  static int maximum(Grounds grounds) {
    var program = new IntegerProgram();
    Set<Pair> costly = costly(grounds);
    grounds
        .choosable()
        .forEach((creature, targets) -> program.addCreature(creature, targets, costly));
    grounds.restrictions().forEach(program::add);
    grounds.requirements().stream()
        .filter(one -> one.exists().holds(Attack.NONE))
        .forEach(program::add);
    Optimisation.Result result = program.model.maximise();
    if (!result.getState().isOptimal()) {
      throw new IllegalStateException(result.getState().toString());
    }
    return (int) Math.round(result.getValue());
  }

  private static Set<Pair> costly(Grounds grounds) {
    var costly = new HashSet<Pair>();
    grounds
        .costs()
        .forEach(cost ->
            cost.targets().forEach(target -> costly.add(new Pair(cost.creature(), target))));
    return costly;
  }

  private void addCreature(Id creature, Set<Id> targets, Set<Pair> costly) {
    var all = new ArrayList<Variable>();
    for (Id target : targets) {
      var pair = new Pair(creature, target);
      if (!costly.contains(pair)) {
        Variable attack = model.newVariable(creature + " → " + target).binary();
        attacks.put(pair, attack);
        all.add(attack);
      }
    }
    sum(all, creature + " attacks one thing").upper(BigDecimal.ONE);
  }

  private void add(Restriction restriction) {
    switch (restriction) {
      case Forbids(var _, var creature, var targets, var when) -> {
        Literal forbidden = literal(when);
        for (Variable attack : attacks(Set.of(creature), targets)) {
          Expression both = model.newExpression("forbids " + model.countExpressions());
          both.set(attack, BigDecimal.ONE);
          forbidden.addTo(both, 1, BigDecimal.ONE);
        }
      }
      case Caps(var _, int count, int spent, var creatures, var targets, var already, var when) -> {
        var counted = new LinkedHashSet<>(creatures);
        counted.removeAll(already);
        List<Variable> all = attacks(counted, targets);
        int allowed = Math.max(0, count - spent);
        if (all.size() > allowed) {
          Expression cap = sum(all, "cap " + model.countExpressions());
          literal(when).addTo(cap, all.size() - allowed, BigDecimal.valueOf(all.size()));
        }
      }
    }
  }

  private void add(Requirement requirement) {
    switch (requirement) {
      case Attacks(var _, var creature, var targets, var _) ->
          attacks(Set.of(creature), targets).forEach(attack -> weigh(attack, 1));
      case AttackWith(var _, int count, var creatures, var targets, var _) ->
          weigh(atLeast(attacks(creatures, targets), count).variable(), 1);
    }
  }

  private static void weigh(Variable variable, int more) {
    BigDecimal now = Optional.ofNullable(variable.getContributionWeight()).orElse(BigDecimal.ZERO);
    variable.weight(now.add(BigDecimal.valueOf(more)));
  }

  private List<Variable> attacks(Set<Id> creatures, Set<Id> targets) {
    return attacks.entrySet().stream()
        .filter(entry ->
            creatures.contains(entry.getKey().creature())
                && targets.contains(entry.getKey().target()))
        .map(Map.Entry::getValue)
        .toList();
  }

  private Expression sum(List<Variable> all, String name) {
    Expression sum = model.newExpression(name);
    all.forEach(one -> sum.set(one, BigDecimal.ONE));
    return sum;
  }

  /** A variable that is 1 where something holds, or where it doesn't. */
  private record Literal(Variable variable, boolean negated) {

    /** Adds to a sum a term that is so large where this holds; then the sum has a limit. */
    void addTo(Expression sum, int large, BigDecimal limit) {
      if (negated) {
        sum.set(variable, BigDecimal.valueOf(-large));
        sum.upper(limit.subtract(BigDecimal.valueOf(large)));
      } else {
        sum.set(variable, BigDecimal.valueOf(large));
        sum.upper(limit);
      }
    }
  }

  private Literal literal(AttackCondition condition) {
    return switch (condition) {
      case AttackCondition.Known(boolean value) -> {
        Variable known = model.newVariable("known " + model.countVariables()).binary();
        known.level(value ? BigDecimal.ONE : BigDecimal.ZERO);
        yield new Literal(known, false);
      }
      case AttackCondition.AtLeast(int count, var creatures, var except, var targets) -> {
        var counted = new LinkedHashSet<>(creatures);
        except.ifPresent(counted::remove);
        yield atLeast(attacks(counted, targets), count);
      }
      case AttackCondition.Not(var one) -> {
        Literal literal = literal(one);
        yield new Literal(literal.variable(), !literal.negated());
      }
      case AttackCondition.Both(var all) -> all(all.stream().map(this::literal).toList());
      case AttackCondition.Either(var any) -> {
        Literal none =
            all(
                any.stream()
                    .map(this::literal)
                    .map(one -> new Literal(one.variable(), !one.negated()))
                    .toList());
        yield new Literal(none.variable(), !none.negated());
      }
    };
  }

  /** A variable that is 1 exactly where at least this number of the others are. */
  private Literal atLeast(List<Variable> all, int count) {
    Variable reached = model.newVariable("reached " + model.countVariables()).binary();
    if (count <= 0 || all.size() < count) {
      reached.level(count <= 0 ? BigDecimal.ONE : BigDecimal.ZERO);
      return new Literal(reached, false);
    }
    Expression enough = sum(all, "enough " + model.countExpressions());
    enough.set(reached, BigDecimal.valueOf(-count)).lower(BigDecimal.ZERO);
    Expression more = sum(all, "more " + model.countExpressions());
    more.set(reached, BigDecimal.valueOf(count - 1L - all.size()))
        .upper(BigDecimal.valueOf(count - 1L));
    return new Literal(reached, false);
  }

  /** A variable that is 1 exactly where all of these hold. */
  private Literal all(List<Literal> literals) {
    Variable every = model.newVariable("every " + model.countVariables()).binary();
    Expression several = model.newExpression("several " + model.countExpressions());
    int negated = 0;
    for (Literal literal : literals) {
      Expression one = model.newExpression("one " + model.countExpressions());
      one.set(every, BigDecimal.ONE);
      one.set(literal.variable(), BigDecimal.valueOf(literal.negated() ? 1 : -1));
      one.upper(literal.negated() ? BigDecimal.ONE : BigDecimal.ZERO);
      several.add(literal.variable(), BigDecimal.valueOf(literal.negated() ? -1 : 1));
      negated += literal.negated() ? 1 : 0;
    }
    several.set(every, BigDecimal.valueOf(-1));
    several.upper(BigDecimal.valueOf(literals.size() - 1L - negated));
    return new Literal(every, false);
  }
}
