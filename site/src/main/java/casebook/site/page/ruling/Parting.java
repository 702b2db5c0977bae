package casebook.site.page.ruling;

import casebook.site.judging.DeclarationStep.State;
import casebook.site.page.part.RuleText;
import java.util.ArrayList;
import java.util.List;

/**
 * What makes the difference between two attacks on one board.
 *
 * @param headline both verdicts in a sentence
 * @param first the step at which they part; empty where they don't
 * @param others the other steps of which something else is said
 */
public record Parting(String headline, List<Step> first, List<Step> others) {

  /** The steps that say of each attacker what it does, which differs in any two attacks. */
  private static final List<String> OF_EACH = List.of("a", "b", "k");

  /**
   * A step of 508.1 to which two attacks stand differently.
   *
   * @param one what is said of the first attack
   * @param two what is said of the second
   */
  public record Step(
      String number, String href, String gist, Side one, Side two, boolean isOfEach) {}

  /** How an attack stands to a step, and what is said of it there and not of the other. */
  public record Side(State state, List<List<RuleText.Piece>> says) {}

  /** Compares the rulings on two attacks, step by step. */
  public static Parting of(RulingView one, RulingView two) {
    List<Ladder.Step> left = one.ladder();
    List<Ladder.Step> right = two.ladder();
    var steps = new ArrayList<Step>();
    for (int at = 0; at < left.size(); at++) {
      Step step = step(left.get(at), right.get(at));
      boolean isSame =
          step.one().state() == step.two().state()
              && step.one().says().isEmpty()
              && step.two().says().isEmpty();
      if (!isSame) {
        steps.add(step);
      }
    }
    List<Step> first = steps.stream().filter(Parting::decides).limit(1).toList();
    if (first.isEmpty()) {
      first = steps.stream().filter(step -> !step.isOfEach()).limit(1).toList();
    }
    List<Step> told = first;
    return new Parting(
        headline(one, two),
        first,
        steps.stream().filter(step -> !told.contains(step) && isReached(step)).toList());
  }

  private static boolean decides(Step step) {
    return step.one().state().fails() || step.two().state().fails();
  }

  private static boolean isReached(Step step) {
    return step.one().state() != State.NOT_REACHED && step.two().state() != State.NOT_REACHED;
  }

  private static Step step(Ladder.Step left, Ladder.Step right) {
    return new Step(
        left.number(),
        left.href(),
        left.gist(),
        new Side(left.state(), without(left, right)),
        new Side(right.state(), without(right, left)),
        OF_EACH.stream().anyMatch(left.number()::endsWith));
  }

  private static List<List<RuleText.Piece>> without(Ladder.Step of, Ladder.Step other) {
    return of.says().stream().filter(sentence -> !other.says().contains(sentence)).toList();
  }

  private static String headline(RulingView one, RulingView two) {
    String left = verdict(one);
    String right = verdict(two);
    if (one.attack().equals(two.attack()) && left.equals(right)) {
      return "Both are the same attack: " + left + ".";
    }
    return left.equals(right)
        ? "Both are " + left + "."
        : "One attack is " + left + ", the other is " + right + ".";
  }

  private static String verdict(RulingView ruling) {
    String rule =
        ruling.decidedBy().stream().findFirst().map(of -> " under " + of.number()).orElse("");
    return (ruling.verdict().equals("undetermined") ? "not judged yet" : ruling.verdict()) + rule;
  }
}
