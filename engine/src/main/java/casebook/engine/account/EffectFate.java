package casebook.engine.account;

import casebook.engine.effect.Condition;
import casebook.engine.effect.Mentions;
import casebook.engine.ruling.Accounted.Fate;
import casebook.engine.ruling.Because;
import casebook.engine.ruling.UnreadText;
import casebook.rules.RuleNumber;
import java.util.Optional;

/** What one effect of a sentence did. */
record EffectFate(Fate did, Optional<RuleNumber> rule, Because because) {
  /** The section on declaring attackers. */
  private static final int ATTACKING = 508;

  static EffectFate unread(UnreadText text) {
    return new EffectFate(Fate.UNREAD, Optional.empty(), text.why());
  }

  static EffectFate applied(String rule, Because.Role role) {
    return applied(rule, new Because.Acts(role));
  }

  static EffectFate applied(String rule, Because because) {
    return new EffectFate(Fate.APPLIED, Optional.of(RuleNumber.parse(rule)), because);
  }

  static EffectFate noBearing(Because because) {
    return new EffectFate(Fate.NO_BEARING, Optional.empty(), because);
  }

  static EffectFate notInForce(Because because) {
    return new EffectFate(Fate.NOT_IN_FORCE, Optional.empty(), because);
  }

  /** The same, or that the case says so, where a condition fails because it denies it. */
  EffectFate orDenied() {
    return because instanceof Because.ConditionFails(var condition)
            && Mentions.mentions(condition, Condition.NEVER)
        ? notInForce(new Because.Denied())
        : this;
  }

  /** What it did to the declaration is more than what it made of permanents (613). */
  boolean isMoreThan(EffectFate other) {
    return weight() > other.weight()
        || (weight() == other.weight() && isOfAttacking() && !other.isOfAttacking());
  }

  /** Whether both are keyword abilities that rules of declaring attackers ask for. */
  boolean isOfKeywordsToo(EffectFate other) {
    return because instanceof Because.KeywordAsked
        && other.because instanceof Because.KeywordAsked
        && isOfAttacking()
        && other.isOfAttacking();
  }

  /** Both as one: by the rule that comes first. */
  EffectFate and(EffectFate other) {
    boolean isFirst = rule.orElseThrow().compareTo(other.rule.orElseThrow()) < 0;
    EffectFate first = isFirst ? this : other;
    EffectFate second = isFirst ? other : this;
    return new EffectFate(
        did,
        first.rule,
        ((Because.KeywordAsked) first.because).and((Because.KeywordAsked) second.because));
  }

  private boolean isOfAttacking() {
    return rule.filter(number -> number.sectionNumber() == ATTACKING).isPresent();
  }

  private int weight() {
    return switch (did) {
      case UNREAD -> 4;
      case APPLIED -> 3;
      case ENDED -> 2;
      case NOT_IN_FORCE -> 1;
      case NO_BEARING -> 0;
    };
  }
}
