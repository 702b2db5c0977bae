package casebook.site.page.rule;

import casebook.rules.Edition;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.site.judging.DeclarationStep;
import casebook.site.page.part.RuleText;
import java.util.List;

/**
 * A step of what a rule lists in order: of the combat phase (506.1), or of the declaration of
 * attackers (508.1).
 *
 * @param number the rule or the section that tells of it
 * @param words what happens in it
 * @param href where that stands; empty where no page of this site has it
 * @param besides what else is to be known of it, with links; may be empty
 */
public record Flow(String number, String words, String href, List<RuleText.Piece> besides) {
  private static final RuleNumber PHASE = RuleNumber.parse("506.1");
  private static final RuleNumber DECLARING = RuleNumber.parse("508.1");
  private static final String SKIPPED = "skipped where nothing attacks (508.8)";

  /** The steps that a rule of the executed edition lists; none for any other rule. */
  static List<Flow> of(Edition executed, RuleNumber rule) {
    if (rule.equals(PHASE)) {
      return List.of(
          new Flow("507", "Beginning of combat", "", List.of()),
          new Flow(
              "508",
              "Declare attackers",
              RuleText.href(executed, DECLARING.section()),
              RuleText.pieces("the twelve parts of 508.1", executed)),
          new Flow("509", "Declare blockers", "", RuleText.pieces(SKIPPED, executed)),
          new Flow(
              "510",
              "Combat damage",
              "",
              RuleText.pieces(SKIPPED + ", twice with first strike", executed)),
          new Flow("511", "End of combat", "", List.of()));
    }
    return rule.equals(DECLARING)
        ? executed.children(rule).stream().map(Rule::number).map(Flow::part).toList()
        : List.of();
  }

  /** A part of the declaration, which stands below on the same page. */
  private static Flow part(RuleNumber number) {
    return new Flow(number.toString(), DeclarationStep.gist(number), "#" + number, List.of());
  }
}
