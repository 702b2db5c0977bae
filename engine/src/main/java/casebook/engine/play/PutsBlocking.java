package casebook.engine.play;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.layer.Layers;
import casebook.engine.move.Move;
import casebook.engine.rule506.Rule506_3a;
import casebook.engine.rule506.Rule506_3e;
import casebook.engine.rule506.Rule506_3f;
import casebook.engine.rule508.Rule508_8;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Outcome;
import casebook.engine.ruling.Ruling;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An effect puts a permanent onto the battlefield blocking. */
public final class PutsBlocking {
  private PutsBlocking() {}

  /** Puts the permanent onto the battlefield, blocking where 506.3a, e and f let it. */
  public static Outcome make(Board board, Move.PutBlocking move) {
    Optional<ImpossibleMove> objection = Entering.objection(board, move.permanent());
    if (objection.isPresent()) {
      return new Outcome.Impossible(objection.get());
    }
    Board after = Layers.on(board.with(move.permanent())).board();
    Permanent entering = after.permanent(move.permanent().id()).orElseThrow();
    var findings = new ArrayList<Finding>();
    boolean barred = false;
    for (Map.Entry<RuleNumber, Boolean> bar : bars(board, entering, move.blocks()).entrySet()) {
      List<Id> about = List.of(entering.id(), move.blocks());
      findings.add(
          bar.getValue()
              ? Finding.applies(bar.getKey(), about)
              : Finding.doesNotApply(bar.getKey(), about));
      barred |= bar.getValue();
    }
    if (!barred) {
      after = after.with(after.combat().blocking(entering.id(), move.blocks()));
    }
    return new Outcome.Ruled(Ruling.of(move, findings, Rule508_8.state(after)), after);
  }

  private static Map<RuleNumber, Boolean> bars(Board board, Permanent entering, Id blocks) {
    var bars = new LinkedHashMap<RuleNumber, Boolean>();
    bars.put(Rule506_3a.NUMBER, Rule506_3a.applies(entering));
    bars.put(Rule506_3f.NUMBER, Rule506_3f.applies(entering));
    bars.put(Rule506_3e.NUMBER, Rule506_3e.applies(board, entering, blocks));
    return bars;
  }
}
