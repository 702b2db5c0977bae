package casebook.site.judging;

import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Finding.Outcome;
import casebook.engine.ruling.Ruling;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A step of declaring attackers, 508.1a to 508.1m, and how a declaration stands to it.
 *
 * @param findings what the step found
 */
public record DeclarationStep(Rule rule, State state, List<Finding> findings) {
  private static final RuleNumber DECLARING = RuleNumber.parse("508.1");

  /** How a declaration stands to a step. */
  public enum State {
    /** The step found something, and all of it is in order. */
    COMPLIED("complied with", "✓"),
    /** The declaration fails here. */
    FAILS("fails here", "✕"),
    /** There was nothing for the step to look at. */
    NOTHING("nothing to do", "–"),
    /** An earlier step has decided. */
    NOT_REACHED("not reached", "·");

    private final String words;
    private final String sign;

    State(String words, String sign) {
      this.words = words;
      this.sign = sign;
    }

    /** What it is called on the page. */
    public String words() {
      return words;
    }

    /** Whether the step's text is what decides. */
    public boolean fails() {
      return this == FAILS;
    }

    /** The sign that stands for it. */
    public String sign() {
      return sign;
    }

    /** The name of its style. */
    public String style() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** All steps, in the order of the book. */
  public static List<DeclarationStep> of(Judgement judgement, Ruling ruling) {
    return judgement.executed().children(DECLARING).stream()
        .map(rule -> {
          List<Finding> findings =
              ruling.findings().stream().filter(one -> one.rule().equals(rule.number())).toList();
          return new DeclarationStep(rule, state(ruling, rule.number(), findings), findings);
        })
        .toList();
  }

  private static State state(Ruling ruling, RuleNumber step, List<Finding> findings) {
    boolean fails = findings.stream().anyMatch(one -> one.outcome() == Outcome.DISOBEYED);
    Optional<RuleNumber> decided =
        ruling.findings().stream()
            .filter(one -> one.outcome() == Outcome.DISOBEYED && one.rule().isWithin(DECLARING))
            .map(Finding::rule)
            .findFirst();
    if (fails) {
      return State.FAILS;
    }
    if (decided.isPresent() && decided.get().compareTo(step) < 0) {
      return State.NOT_REACHED;
    }
    return findings.stream().anyMatch(one -> one.outcome() != Outcome.DOES_NOT_APPLY)
        ? State.COMPLIED
        : State.NOTHING;
  }

  /** What the step is about, in our words, for who doesn't know the letters by heart. */
  public String gist() {
    return gist(rule.number());
  }

  /** What one of 508.1a to 508.1m is about, in our words. */
  public static String gist(RuleNumber step) {
    return switch (step.letter()) {
      case "a" -> "Creatures are chosen";
      case "b" -> "What each attacks is announced";
      case "c" -> "Restrictions";
      case "d" -> "Requirements";
      case "e" -> "Bands";
      case "f" -> "Attackers become tapped";
      case "g" -> "Optional costs are chosen";
      case "h" -> "The total cost is locked in";
      case "i" -> "Mana abilities";
      case "j" -> "Costs are paid";
      case "k" -> "Creatures become attacking";
      case "m" -> "Abilities trigger";
      default -> "";
    };
  }
}
