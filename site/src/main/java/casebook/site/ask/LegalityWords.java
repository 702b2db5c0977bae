package casebook.site.ask;

import casebook.engine.board.Board;
import casebook.engine.board.Since;
import casebook.engine.force.InForce;
import casebook.engine.move.Move;
import casebook.engine.rule508.Rule508_1a;
import casebook.engine.rule508.Rule508_1c;
import casebook.engine.rule508.Rule508_1h;
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

  private static final RuleNumber CREATURES = Rule508_1a.NUMBER;
  private static final RuleNumber RESTRICTIONS = Rule508_1c.NUMBER;
  private static final RuleNumber COSTS = Rule508_1h.NUMBER;

  /** A sentence and the rule that it is about. */
  private record Told(String sentence, RuleNumber rule) {}

  /** The restrictions that were checked and what made the attack possible, as sentences. */
  List<String> sentences(Ruling ruling) {
    return told(ruling).stream().map(Told::sentence).toList();
  }

  /** The rules of these sentences, in the order of the book. */
  List<RuleNumber> rules(Ruling ruling) {
    return told(ruling).stream().map(Told::rule).distinct().sorted().toList();
  }

  private List<Told> told(Ruling ruling) {
    var words = new FindingWords(judgement.names(), ruling.move());
    Stream<Told> checked =
        findings(ruling).stream()
            .map(finding -> new Told(words.sentence(finding), finding.rule()))
            .distinct();
    var told = new ArrayList<>(Stream.concat(checked, hasty(ruling)).limit(MOST).toList());
    if (isPaid(ruling)) {
      told.add(new Told("It costs " + PriceWords.of(ruling.costs()) + " (" + COSTS + ").", COSTS));
    }
    return told;
  }

  /** What came this turn can attack because of haste (302.6). */
  private Stream<Told> hasty(Ruling ruling) {
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
        .map(name -> name + " has haste, so it can attack in the turn it came (" + CREATURES + ").")
        .map(sentence -> new Told(sentence, CREATURES));
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
