package casebook.site.page.ruling;

import casebook.engine.board.Board;
import casebook.engine.board.Combat;
import casebook.engine.board.CombatStep;
import casebook.engine.move.Move;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import casebook.site.judging.Judgement;
import casebook.site.page.draft.Draft;
import casebook.site.page.draft.DraftMoves;
import casebook.site.page.part.RuleText;
import casebook.site.words.ruling.AttackWords;
import casebook.site.words.ruling.FindingWords;
import casebook.site.words.ruling.MoveWords;
import casebook.site.words.ruling.Names;
import casebook.site.words.ruling.ReasonWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A move of a case and the ruling on it, as a page shows it.
 *
 * @param number its place among the moves, from 1
 * @param declaration all that there is to say of it where it is a declaration of attackers
 */
public record MoveView(
    int number, Judgement judgement, Ruling ruling, Optional<RulingView> declaration) {

  /** The moves of a case with their rulings. */
  public static List<MoveView> of(Judgement judgement, Draft draft) {
    var views = new ArrayList<MoveView>();
    for (Ruling ruling : judgement.rulings()) {
      int index = views.size();
      views.add(
          new MoveView(
              index + 1,
              judgement,
              ruling,
              RulingView.declaration(ruling)
                  .map(of ->
                      new RulingView(
                          new DraftMoves(draft).upTo(index), judgement, index, ruling, of))));
    }
    return views;
  }

  /**
   * A step of a combat phase.
   *
   * @param combat which combat phase of the turn it is, from 1
   */
  public record Moment(int combat, CombatStep step) {}

  private Names names() {
    return judgement.names();
  }

  /** What is done or asked. */
  public String line() {
    return new MoveWords(names()).line(ruling.move());
  }

  /** How it stands, as a style: its verdict, or that it is answered. */
  public String style() {
    return ruling.answer().isPresent() ? "answered" : verdict();
  }

  private String verdict() {
    return ruling.verdict().name().toLowerCase(Locale.ROOT);
  }

  /** The answer to a question; else the verdict, which is shown where the rules could forbid it. */
  public String outcome() {
    return ruling
        .answer()
        .map(new MoveWords(names())::answer)
        .orElseGet(() -> ruling.verdict() == Verdict.LEGAL ? "" : verdict());
  }

  /** A character for how it stands; empty where nothing is wrong. */
  public String sign() {
    return switch (ruling.verdict()) {
      case LEGAL -> ruling.answer().isPresent() ? "?" : "";
      case ILLEGAL -> "✕";
      case UNDETERMINED -> "…";
    };
  }

  /** The step of the combat phase that it happens in, by the combat phase of the turn. */
  public Moment moment() {
    Board after = judgement.after(number - 1);
    Combat.Stage stage = after.combat().stage();
    return new Moment(
        after.turn().combat(),
        switch (ruling.move()) {
          case Move.BeginCombat _ -> CombatStep.BEGINNING_OF_COMBAT;
          case Move.DeclareAttackers _ -> CombatStep.DECLARE_ATTACKERS;
          case Move.DeclareBlockers _ -> CombatStep.DECLARE_BLOCKERS;
          default -> stage.step();
        });
  }

  /** The board as it is afterwards. */
  public String picture() {
    return new BoardAfter(judgement, judgement.after(number - 1)).picture();
  }

  /** The rule that decides, if one does. */
  public List<RulingView.Citation> decidedBy() {
    return ruling.decidedBy().stream()
        .map(rule -> new RulingView.Citation(names().of(rule), judgement.cited(rule).href()))
        .toList();
  }

  /** Why it is not allowed. */
  public List<List<RuleText.Piece>> why() {
    return pieces(new ReasonWords(names()).sentences(ruling).stream());
  }

  /** What the rules say of it. */
  public List<List<RuleText.Piece>> says() {
    return pieces(
        ruling.findings().stream()
            .filter(finding -> finding.reason().isEmpty())
            .map(new FindingWords(names(), ruling.move())::sentence));
  }

  private List<List<RuleText.Piece>> pieces(Stream<String> sentences) {
    return sentences
        .distinct()
        .map(sentence -> RuleText.pieces(sentence, judgement.judged().edition()))
        .toList();
  }

  /** What is attacking afterwards, where the move could change it. */
  public String attacking() {
    if (ruling.answer().isPresent() || ruling.verdict() == Verdict.ILLEGAL) {
      return "";
    }
    List<String> attackers =
        new AttackWords(names())
            .attacking(ruling.state().attacking(), " (not attacking anything any more)");
    return attackers.isEmpty() ? "nothing" : String.join(", ", attackers);
  }
}
