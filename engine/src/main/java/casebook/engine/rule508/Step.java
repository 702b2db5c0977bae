package casebook.engine.rule508;

import casebook.rules.RuleNumber;

/** The numbers of the steps of declaring attackers, for findings. */
final class Step {
  private Step() {}

  static final RuleNumber A = RuleNumber.parse("508.1a");
  static final RuleNumber B = RuleNumber.parse("508.1b");
  static final RuleNumber C = RuleNumber.parse("508.1c");
  static final RuleNumber D = RuleNumber.parse("508.1d");
  static final RuleNumber E = RuleNumber.parse("508.1e");
  static final RuleNumber F = RuleNumber.parse("508.1f");
  static final RuleNumber G = RuleNumber.parse("508.1g");
  static final RuleNumber H = RuleNumber.parse("508.1h");
  static final RuleNumber I = RuleNumber.parse("508.1i");
  static final RuleNumber J = RuleNumber.parse("508.1j");
  static final RuleNumber K = RuleNumber.parse("508.1k");
  static final RuleNumber M = RuleNumber.parse("508.1m");
}
