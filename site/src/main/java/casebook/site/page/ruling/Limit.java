package casebook.site.page.ruling;

import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Finding.Outcome;
import casebook.engine.ruling.Ruling;
import casebook.rules.RuleNumber;
import casebook.site.judging.Judgement;
import casebook.site.page.part.RuleText;
import casebook.site.words.ruling.FindingWords;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * A restriction and whether the attack obeys it (508.1c).
 *
 * @param words a sentence of which the numbers of rules are links
 */
public record Limit(List<RuleText.Piece> words, boolean obeyed) {
  private static final RuleNumber RESTRICTIONS = RuleNumber.parse("508.1c");

  /** Those that were checked, the disobeyed ones first. */
  static List<Limit> of(Judgement judgement, Ruling ruling) {
    var words = new FindingWords(judgement.names(), ruling.move());
    var limits = new LinkedHashMap<String, Boolean>();
    for (Outcome outcome : List.of(Outcome.DISOBEYED, Outcome.OBEYED)) {
      for (Finding finding : ruling.findings()) {
        if (finding.rule().equals(RESTRICTIONS) && finding.outcome() == outcome) {
          limits.putIfAbsent(words.sentence(finding), outcome == Outcome.OBEYED);
        }
      }
    }
    return limits.entrySet().stream()
        .map(one ->
            new Limit(RuleText.pieces(one.getKey(), judgement.judged().edition()), one.getValue()))
        .toList();
  }
}
