package casebook.site.page.ruling;

import casebook.engine.ruling.Ruling;
import casebook.rules.RuleNumber;
import casebook.site.judging.Cited;
import casebook.site.judging.DeclarationStep;
import casebook.site.judging.DeclarationStep.State;
import casebook.site.judging.Judgement;
import casebook.site.page.part.RuleText;
import casebook.site.page.part.RuleView;
import casebook.site.words.ruling.FindingWords;
import java.util.List;

/** The steps of declaring attackers, 508.1a to 508.1m, and how a declaration stands to each. */
final class Ladder {
  private Ladder() {}

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
    return DeclarationStep.of(judgement, ruling).stream()
        .map(step -> step(judgement, ruling, step))
        .toList();
  }

  private static Step step(Judgement judgement, Ruling ruling, DeclarationStep step) {
    RuleNumber number = step.rule().number();
    Cited cited = judgement.cited(number);
    var words = new FindingWords(judgement.names(), ruling.move());
    return new Step(
        judgement.names().of(number),
        cited.isRenumbered() ? number.toString() : "",
        cited.href(),
        step.state(),
        step.findings().stream()
            .map(words::sentence)
            .distinct()
            .map(sentence -> RuleText.pieces(sentence, judgement.judged().edition()))
            .toList(),
        step.gist(),
        RuleView.of(cited.edition(), cited.rule().orElse(step.rule())));
  }
}
