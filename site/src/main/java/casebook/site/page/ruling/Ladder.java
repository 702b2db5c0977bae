package casebook.site.page.ruling;

import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Finding.Outcome;
import casebook.engine.ruling.Ruling;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.site.judging.Cited;
import casebook.site.judging.Judgement;
import casebook.site.page.part.RuleText;
import casebook.site.page.part.RuleView;
import casebook.site.words.ruling.FindingWords;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The steps of declaring attackers, 508.1a to 508.1m, and how a declaration stands to each. */
final class Ladder {
  private static final RuleNumber DECLARING = RuleNumber.parse("508.1");

  private Ladder() {}

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

  /**
   * A step.
   *
   * @param number its number in the edition that is cited
   * @param today its number today, where that is another one
   * @param says what the step found, in sentences of which the numbers of rules are links
   * @param text the sub-rule's own text
   */
  public record Step(
      String number,
      String today,
      String href,
      State state,
      List<List<RuleText.Piece>> says,
      String gist,
      RuleView text) {}

  static List<Step> of(Judgement judgement, Ruling ruling) {
    return judgement.executed().children(DECLARING).stream()
        .map(rule -> step(judgement, ruling, rule))
        .toList();
  }

  private static Step step(Judgement judgement, Ruling ruling, Rule rule) {
    Cited cited = judgement.cited(rule.number());
    List<Finding> findings =
        ruling.findings().stream().filter(one -> one.rule().equals(rule.number())).toList();
    var words = new FindingWords(judgement.names(), ruling.move());
    return new Step(
        judgement.names().of(rule.number()),
        cited.isRenumbered() ? rule.number().toString() : "",
        cited.href(),
        state(ruling, rule.number(), findings),
        findings.stream()
            .map(words::sentence)
            .distinct()
            .map(sentence -> RuleText.pieces(sentence, judgement.judged().edition()))
            .toList(),
        gist(rule.number().letter()),
        RuleView.of(cited.edition(), cited.rule().orElse(rule)));
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
  private static String gist(String letter) {
    return switch (letter) {
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
