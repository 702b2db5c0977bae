package casebook.engine.rule508;

import static casebook.engine.Table.attack;

import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.TriggerEvent.Company;
import casebook.engine.effect.TriggerEvent.CreatureAttacks;
import casebook.engine.effect.Whom;
import casebook.engine.force.Grounds;
import casebook.engine.move.Attack;
import casebook.engine.ruling.State.Triggered;
import java.util.List;

/** What triggers as attackers are declared, in short. */
final class Triggering {
  private Triggering() {}

  static Effect whenever(TriggerEvent event) {
    return new Effect.Trigger(event, Condition.ALWAYS);
  }

  static Effect selfAttacks(Whom whom) {
    return whenever(new CreatureAttacks(Filter.SELF, whom, Company.ANY));
  }

  static Table table() {
    return Table.of("ann", "bob", "cho")
        .creature("bears", "ann")
        .creature("ogre", "ann")
        .planeswalker("sage", "bob");
  }

  static List<Triggered> triggered(Table table, Attack attack) {
    Grounds grounds = table.grounds();
    Board after = grounds.board().with(Rule508_1k.attacking(grounds, grounds.board(), attack));
    return Rule508_1m.triggered(Table.grounds(after), attack);
  }

  /** "508.3a raider [bears]" for each time that something triggers. */
  static List<String> times(Table table, Attack attack) {
    return triggered(table, attack).stream()
        .map(one -> one.rule() + " " + one.stated().source().name() + " " + one.about())
        .toList();
  }
}
