package casebook.site.output;

import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.ruling.Ruling;
import casebook.site.judging.DeclarationStep;
import casebook.site.judging.Judgement;
import casebook.site.picture.BoardText;
import casebook.site.words.ruling.FindingWords;
import java.util.ArrayList;
import java.util.List;

/** Rulings for somebody at a terminal: with the board as a picture and the steps as a tree. */
public final class TerminalText {
  private final Judgement judgement;
  private final Dress dress;
  private final List<String> lines = new ArrayList<>();

  private TerminalText(Judgement judgement, Dress dress) {
    this.judgement = judgement;
    this.dress = dress;
  }

  /**
   * The board and the steps of each declaration, then the rulings in words.
   *
   * @param dress with colors or without
   */
  public static String of(Judgement judgement, Dress dress, String site, RulingText.Extent extent) {
    var text = new TerminalText(judgement, dress);
    for (int move = 0; move < judgement.rulings().size(); move++) {
      Ruling ruling = judgement.rulings().get(move);
      if (ruling.move() instanceof DeclareAttackers declared) {
        text.lines.add(BoardText.of(judgement.before(move), declared.attack(), judgement.names()));
        text.add(ruling);
      }
    }
    if (text.lines.isEmpty()) {
      text.lines.add(BoardText.of(judgement.judged().board(), Attack.NONE, judgement.names()));
      text.lines.add("");
    }
    return String.join("\n", text.lines) + "\n" + RulingText.of(judgement, dress, site, extent);
  }

  private void add(Ruling ruling) {
    var words = new FindingWords(judgement.names(), ruling.move());
    lines.add("");
    List<DeclarationStep> steps = DeclarationStep.of(judgement, ruling);
    for (DeclarationStep step : steps) {
      boolean isLast = step.equals(steps.getLast());
      String state = step.state().sign() + " " + judgement.names().of(step.rule().number());
      lines.add((isLast ? "└─ " : "├─ ") + dress.step(step.state(), state + "  " + step.gist()));
      step.findings().stream()
          .map(words::sentence)
          .distinct()
          .forEach(sentence -> lines.add((isLast ? "   " : "│  ") + "   " + sentence));
    }
    lines.add("");
  }
}
