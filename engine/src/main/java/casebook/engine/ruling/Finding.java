package casebook.engine.ruling;

import casebook.engine.board.Id;
import casebook.rules.RuleNumber;
import java.util.List;
import java.util.Optional;

/**
 * What one sub-rule says about one thing.
 *
 * @param about the creatures, permanents or players that it is about
 * @param stated the effect through which the rule acts, if one does
 * @param reason why it is disobeyed, where it is
 * @param removal what removes a permanent from combat, where the rule does (506.4), or ends one of
 *     its parts in it (506.4d, 506.4e)
 * @param notUnblocked why 508.4d doesn't say that a creature is unblocked, where that is asked
 * @param count of how many permanents of a stack the rule says the same; {@code about} begins with
 *     the first of them
 */
public record Finding(
    RuleNumber rule,
    Outcome outcome,
    List<Id> about,
    Optional<Stated> stated,
    Optional<Reason> reason,
    Optional<Removal> removal,
    Optional<NotUnblocked> notUnblocked,
    int count) {

  public Finding {
    about = List.copyOf(about);
  }

  /** A finding on what isn't counted. */
  private Finding(
      RuleNumber rule,
      Outcome outcome,
      List<Id> about,
      Optional<Stated> stated,
      Optional<Reason> reason,
      Optional<Removal> removal) {
    this(rule, outcome, about, stated, reason, removal, Optional.empty(), 1);
  }

  /** A finding that removes nothing from combat. */
  public Finding(
      RuleNumber rule,
      Outcome outcome,
      List<Id> about,
      Optional<Stated> stated,
      Optional<Reason> reason) {
    this(rule, outcome, about, stated, reason, Optional.empty());
  }

  /** How a rule stands to a move. */
  public enum Outcome {
    /** The rule demands something of the move, and the move does it. */
    OBEYED,
    /** The rule demands something of the move that the move doesn't do: it is illegal. */
    DISOBEYED,
    /** The rule demands nothing; it says what happens or what is meant, and does so here. */
    APPLIES,
    /** The rule says what happens or what is meant, but not here. */
    DOES_NOT_APPLY
  }

  /** The move obeys the rule. */
  public static Finding obeyed(RuleNumber rule, List<Id> about) {
    return new Finding(rule, Outcome.OBEYED, about, Optional.empty(), Optional.empty());
  }

  /** The move obeys an effect through which the rule acts. */
  public static Finding obeyed(RuleNumber rule, List<Id> about, Stated stated) {
    return new Finding(rule, Outcome.OBEYED, about, Optional.of(stated), Optional.empty());
  }

  /** The move disobeys the rule of the reason, which decides. */
  public static Finding disobeyed(Reason reason, List<Id> about) {
    return new Finding(
        reason.rule(), Outcome.DISOBEYED, about, Optional.empty(), Optional.of(reason));
  }

  /** The move disobeys an effect through which the rule of the reason acts. */
  public static Finding disobeyed(Reason reason, List<Id> about, Stated stated) {
    return new Finding(
        reason.rule(), Outcome.DISOBEYED, about, Optional.of(stated), Optional.of(reason));
  }

  /** The rule applies to the move. */
  public static Finding applies(RuleNumber rule, List<Id> about) {
    return new Finding(rule, Outcome.APPLIES, about, Optional.empty(), Optional.empty());
  }

  /** The rule applies to the move through an effect. */
  public static Finding applies(RuleNumber rule, List<Id> about, Stated stated) {
    return new Finding(rule, Outcome.APPLIES, about, Optional.of(stated), Optional.empty());
  }

  /** The rule removes something from combat (506.4). */
  public static Finding applies(RuleNumber rule, List<Id> about, Removal removal) {
    return new Finding(
        rule, Outcome.APPLIES, about, Optional.empty(), Optional.empty(), Optional.of(removal));
  }

  /** The rule came up and doesn't apply to the move. */
  public static Finding doesNotApply(RuleNumber rule, List<Id> about) {
    return new Finding(rule, Outcome.DOES_NOT_APPLY, about, Optional.empty(), Optional.empty());
  }

  /** The rule that an attacking creature may be unblocked since it entered doesn't (508.4d). */
  public static Finding doesNotApply(RuleNumber rule, List<Id> about, NotUnblocked why) {
    return new Finding(
        rule,
        Outcome.DOES_NOT_APPLY,
        about,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(why),
        1);
  }

  /** The effect through which the rule would act doesn't bear on the move. */
  public static Finding doesNotApply(RuleNumber rule, List<Id> about, Stated stated) {
    return new Finding(rule, Outcome.DOES_NOT_APPLY, about, Optional.of(stated), Optional.empty());
  }

  /** The same, where it is this that happens to the permanent. */
  public Finding by(Removal other) {
    return new Finding(
        rule, outcome, about, stated, reason, Optional.of(other), notUnblocked, count);
  }

  /** The same, for this number of permanents of a stack. */
  public Finding times(int newCount) {
    return new Finding(rule, outcome, about, stated, reason, removal, notUnblocked, newCount);
  }
}
