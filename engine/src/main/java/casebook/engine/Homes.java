package casebook.engine;

import casebook.engine.play.Asks;
import casebook.engine.play.ChangesPermanent;
import casebook.engine.play.ComesToAttack;
import casebook.engine.play.DeclaresBlockers;
import casebook.engine.play.Defending;
import casebook.engine.play.PutsBlocking;
import casebook.engine.play.RemovesFromCombat;
import casebook.engine.play.Reselects;
import casebook.engine.rule506.Rule506_1;
import casebook.engine.rule506.Rule506_2;
import casebook.engine.rule506.Rule506_2a;
import casebook.engine.rule506.Rule506_2b;
import casebook.engine.rule506.Rule506_3;
import casebook.engine.rule506.Rule506_3a;
import casebook.engine.rule506.Rule506_3b;
import casebook.engine.rule506.Rule506_3c;
import casebook.engine.rule506.Rule506_3d;
import casebook.engine.rule506.Rule506_3e;
import casebook.engine.rule506.Rule506_3f;
import casebook.engine.rule506.Rule506_3g;
import casebook.engine.rule506.Rule506_4;
import casebook.engine.rule506.Rule506_4a;
import casebook.engine.rule506.Rule506_4b;
import casebook.engine.rule506.Rule506_4c;
import casebook.engine.rule506.Rule506_4d;
import casebook.engine.rule506.Rule506_4e;
import casebook.engine.rule506.Rule506_5;
import casebook.engine.rule506.Rule506_6;
import casebook.engine.rule506.Rule506_7;
import casebook.engine.rule506.Rule506_8;
import casebook.engine.rule506.Rule506_8a;
import casebook.engine.rule506.Rule506_8b;
import casebook.engine.rule506.Rule506_8c;
import casebook.engine.rule506.Rule506_8d;
import casebook.engine.rule506.Rule506_8e;
import casebook.engine.rule506.Rule506_8f;
import casebook.engine.rule506.Rule506_8g;
import casebook.engine.rule508.Rule508_1;
import casebook.engine.rule508.Rule508_1a;
import casebook.engine.rule508.Rule508_1b;
import casebook.engine.rule508.Rule508_1c;
import casebook.engine.rule508.Rule508_1d;
import casebook.engine.rule508.Rule508_1e;
import casebook.engine.rule508.Rule508_1f;
import casebook.engine.rule508.Rule508_1g;
import casebook.engine.rule508.Rule508_1h;
import casebook.engine.rule508.Rule508_1i;
import casebook.engine.rule508.Rule508_1j;
import casebook.engine.rule508.Rule508_1k;
import casebook.engine.rule508.Rule508_1m;
import casebook.engine.rule508.Rule508_2;
import casebook.engine.rule508.Rule508_2a;
import casebook.engine.rule508.Rule508_2b;
import casebook.engine.rule508.Rule508_3;
import casebook.engine.rule508.Rule508_3a;
import casebook.engine.rule508.Rule508_3b;
import casebook.engine.rule508.Rule508_3c;
import casebook.engine.rule508.Rule508_3d;
import casebook.engine.rule508.Rule508_3e;
import casebook.engine.rule508.Rule508_3f;
import casebook.engine.rule508.Rule508_4;
import casebook.engine.rule508.Rule508_4a;
import casebook.engine.rule508.Rule508_4b;
import casebook.engine.rule508.Rule508_4c;
import casebook.engine.rule508.Rule508_4d;
import casebook.engine.rule508.Rule508_5;
import casebook.engine.rule508.Rule508_5a;
import casebook.engine.rule508.Rule508_6;
import casebook.engine.rule508.Rule508_7;
import casebook.engine.rule508.Rule508_7a;
import casebook.engine.rule508.Rule508_7b;
import casebook.engine.rule508.Rule508_7c;
import casebook.engine.rule508.Rule508_7d;
import casebook.engine.rule508.Rule508_7e;
import casebook.engine.rule508.Rule508_8;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Where each of the numbered rules of 506 and 508 lives, and what becomes of it. */
public final class Homes {
  private Homes() {}

  /** What becomes of a rule. */
  public enum Disposition {
    /** A class that makes or judges moves executes it. */
    EXECUTED,
    /** It says what a term means that a class uses. */
    DEFINES,
    /** It leaves a choice to a player: a case states what was chosen, and a class takes it so. */
    LEFT_TO_PLAYERS
  }

  /**
   * A rule and its home.
   *
   * @param type the class that is named after the rule and quotes it
   * @param by the class that composes it
   */
  public record Home(RuleNumber rule, Disposition disposition, Class<?> type, Class<?> by) {}

  private static final List<Home> ALL =
      List.of(
          executed(Rule506_1.class, Asks.class),
          executed(Rule506_2.class, Defending.class),
          executed(Rule506_2a.class, Defending.class),
          executed(Rule506_2b.class, Defending.class),
          defines(Rule506_3.class, Rule508_1a.class),
          executed(Rule506_3a.class, ComesToAttack.class),
          executed(Rule506_3b.class, ComesToAttack.class),
          executed(Rule506_3c.class, ComesToAttack.class),
          executed(Rule506_3d.class, ComesToAttack.class),
          executed(Rule506_3e.class, PutsBlocking.class),
          executed(Rule506_3f.class, ComesToAttack.class),
          executed(Rule506_3g.class, ComesToAttack.class),
          executed(Rule506_4.class, RemovesFromCombat.class),
          executed(Rule506_4a.class, ChangesPermanent.class),
          executed(Rule506_4b.class, ChangesPermanent.class),
          executed(Rule506_4c.class, RemovesFromCombat.class),
          executed(Rule506_4d.class, RemovesFromCombat.class),
          executed(Rule506_4e.class, RemovesFromCombat.class),
          defines(Rule506_5.class, Asks.class),
          defines(Rule506_6.class, Asks.class),
          defines(Rule506_7.class, Asks.class),
          executed(Rule506_8.class, Asks.class),
          defines(Rule506_8a.class, Rule506_8.class),
          defines(Rule506_8b.class, Rule506_8.class),
          executed(Rule506_8c.class, Rule506_8.class),
          executed(Rule506_8d.class, Rule506_8.class),
          executed(Rule506_8e.class, Rule506_8.class),
          executed(Rule506_8f.class, Rule506_8.class),
          executed(Rule506_8g.class, Rule506_8.class),
          executed(Rule508_1.class, Game.class),
          executed(Rule508_1a.class, Rule508_1.class),
          executed(Rule508_1b.class, Rule508_1.class),
          executed(Rule508_1c.class, Rule508_1.class),
          executed(Rule508_1d.class, Rule508_1.class),
          executed(Rule508_1e.class, Rule508_1.class),
          executed(Rule508_1f.class, Rule508_1.class),
          executed(Rule508_1g.class, Rule508_1.class),
          executed(Rule508_1h.class, Rule508_1.class),
          executed(Rule508_1i.class, Rule508_1.class),
          executed(Rule508_1j.class, Rule508_1.class),
          executed(Rule508_1k.class, Rule508_1.class),
          executed(Rule508_1m.class, Rule508_1.class),
          executed(Rule508_2.class, Rule508_1.class),
          executed(Rule508_2a.class, ChangesPermanent.class),
          executed(Rule508_2b.class, Rule508_1.class),
          defines(Rule508_3.class, Rule508_1m.class),
          executed(Rule508_3a.class, Rule508_3.class),
          executed(Rule508_3b.class, Rule508_3.class),
          executed(Rule508_3c.class, Rule508_3.class),
          executed(Rule508_3d.class, Rule508_3.class),
          executed(Rule508_3e.class, Rule508_3.class),
          executed(Rule508_3f.class, DeclaresBlockers.class),
          executed(Rule508_4.class, ComesToAttack.class),
          executed(Rule508_4a.class, ComesToAttack.class),
          executed(Rule508_4b.class, ComesToAttack.class),
          executed(Rule508_4c.class, ComesToAttack.class),
          executed(Rule508_4d.class, ComesToAttack.class),
          executed(Rule508_5.class, Asks.class),
          leftToPlayers(Rule508_5a.class, Asks.class),
          defines(Rule508_6.class, Asks.class),
          executed(Rule508_7.class, Reselects.class),
          executed(Rule508_7a.class, Reselects.class),
          executed(Rule508_7b.class, Reselects.class),
          executed(Rule508_7c.class, Rule508_7.class),
          executed(Rule508_7d.class, Rule508_7.class),
          executed(Rule508_7e.class, Rule508_7.class),
          executed(Rule508_8.class, Rule506_1.class));

  /** All homes, in the order of the rules. */
  public static List<Home> all() {
    return ALL;
  }

  /** The home of a rule of 506 or 508. */
  public static Optional<Home> of(RuleNumber rule) {
    return ALL.stream().filter(home -> home.rule().equals(rule)).findAny();
  }

  private static Home executed(Class<?> type, Class<?> by) {
    return home(Disposition.EXECUTED, type, by);
  }

  private static Home defines(Class<?> type, Class<?> by) {
    return home(Disposition.DEFINES, type, by);
  }

  private static Home leftToPlayers(Class<?> type, Class<?> by) {
    return home(Disposition.LEFT_TO_PLAYERS, type, by);
  }

  private static Home home(Disposition disposition, Class<?> type, Class<?> by) {
    Cr quoted = Objects.requireNonNull(type.getAnnotation(Cr.class), type.getName());
    return new Home(RuleNumber.parse(quoted.rule()), disposition, type, by);
  }
}
