package casebook.site.ask;

import casebook.engine.board.Board;
import casebook.engine.board.Since;
import casebook.engine.force.InForce;
import casebook.engine.move.Move;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Finding.Outcome;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Ruling;
import casebook.rules.RuleNumber;
import casebook.site.judging.Judgement;
import casebook.site.words.ruling.FindingWords;
import casebook.site.words.ruling.PriceWords;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Why a legal attack is legal: what on the board is about who can attack and lets it be (508.1a,
 * 508.1c), and what it costs (508.1h).
 */
record LegalityWords(Judgement judgement) {

  /** More is not read out. */
  private static final int MOST = 2;

  private static final RuleNumber CREATURES = RuleNumber.parse("508.1a");
  private static final RuleNumber RESTRICTIONS = RuleNumber.parse("508.1c");
  private static final RuleNumber COSTS = RuleNumber.parse("508.1h");

  /** The restrictions that were checked and what made the attack possible, as sentences. */
  List<String> sentences(Ruling ruling) {
    var words = new FindingWords(judgement.names(), ruling.move());
    var sentences =
        new ArrayList<>(
            findings(ruling).stream().map(words::sentence).distinct().limit(MOST).toList());
    hasty(ruling).limit(MOST - sentences.size()).forEach(sentences::add);
    if (isPaid(ruling)) {
      sentences.add("It costs " + PriceWords.of(ruling.costs()) + " (" + COSTS + ").");
    }
    return sentences;
  }

  /** What came this turn can attack because of haste (302.6). */
  private Stream<String> hasty(Ruling ruling) {
    if (!(ruling.move() instanceof Move.DeclareAttackers declared)) {
      return Stream.empty();
    }
    Board board = judgement.judged().board();
    InForce inForce = InForce.on(board);
    return declared.attack().targets().keySet().stream()
        .filter(id -> board.permanent(id).filter(one -> one.since() == Since.THIS_TURN).isPresent())
        .filter(id -> inForce.has(id, "haste"))
        .map(judgement.names()::of)
        .distinct()
        .map(
            name -> name + " has haste, so it can attack in the turn it came (" + CREATURES + ").");
  }

  /** The rules of these sentences. */
  List<RuleNumber> rules(Ruling ruling) {
    return Stream.concat(
            findings(ruling).stream().map(Finding::rule).distinct(),
            Stream.of(COSTS).filter(_ -> isPaid(ruling)))
        .toList();
  }

  private static boolean isPaid(Ruling ruling) {
    return !ruling.costs().total().equals(Price.NOTHING);
  }

  /** What is obeyed comes first, then what applies, and then what is about other creatures. */
  private static List<Finding> findings(Ruling ruling) {
    return Stream.of(Outcome.OBEYED, Outcome.APPLIES, Outcome.DOES_NOT_APPLY)
        .flatMap(outcome ->
            ruling.findings().stream()
                .filter(finding -> finding.outcome() == outcome && finding.stated().isPresent())
                .filter(finding ->
                    finding.rule().equals(CREATURES) || finding.rule().equals(RESTRICTIONS)))
        .toList();
  }
}
