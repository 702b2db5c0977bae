package casebook.engine.play;

import casebook.engine.board.Board;
import casebook.engine.board.Combat;
import casebook.engine.board.Id;
import casebook.engine.rule506.Rule506_4;
import casebook.engine.rule506.Rule506_4.Happening;
import casebook.engine.rule506.Rule506_4.Part;
import casebook.engine.rule506.Rule506_4c;
import casebook.engine.rule506.Rule506_4d;
import casebook.engine.rule506.Rule506_4e;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Removal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What happens to a permanent happens, and combat goes on with or without it (506.4). */
public record RemovesFromCombat(Board after, List<Finding> findings) {

  static RemovesFromCombat by(Board board, Happening happening) {
    Id id = happening.before().id();
    Set<Part> parts = Rule506_4.parts(board.combat(), id);
    Set<Part> lost = Rule506_4.lost(board.options(), parts, happening);
    return new RemovesFromCombat(
        after(board, happening, lost), findings(board, happening, parts, lost));
  }

  private static Board after(Board board, Happening happening, Set<Part> lost) {
    Id id = happening.before().id();
    Combat combat = board.combat();
    if (lost.contains(Part.ATTACKING)) {
      combat = Remembering.of(board, combat, id);
    }
    if (lost.contains(Part.ATTACKED)) {
      for (Id attacker : Rule506_4c.attackers(combat, id)) {
        combat = Remembering.of(board, combat, attacker);
      }
      combat = Rule506_4c.attackingNothing(combat, id);
    }
    if (lost.contains(Part.ATTACKING) || lost.contains(Part.BLOCKING)) {
      combat = combat.without(id);
    }
    return happening
        .after()
        .map(board::with)
        .orElseGet(() -> board.without(List.of(id)))
        .with(combat);
  }

  /** What the rules say of it. */
  static List<Finding> findings(Board board, Happening happening) {
    Set<Part> parts = Rule506_4.parts(board.combat(), happening.before().id());
    return findings(board, happening, parts, Rule506_4.lost(board.options(), parts, happening));
  }

  private static List<Finding> findings(
      Board board, Happening happening, Set<Part> parts, Set<Part> lost) {
    List<Id> about = List.of(happening.before().id());
    var findings = new ArrayList<Finding>();
    Optional<Removal> removal = Rule506_4.removal(board.options(), parts, happening);
    findings.add(
        removal
            .map(why -> Finding.applies(Rule506_4.NUMBER, about, why))
            .orElseGet(() -> stays(about, parts)));
    Rule506_4d.finding(parts, happening).ifPresent(findings::add);
    Rule506_4e.finding(parts, happening).ifPresent(findings::add);
    if (lost.contains(Part.ATTACKED)) {
      for (Id attacker : Rule506_4c.attackers(board.combat(), about.getFirst())) {
        findings.add(Finding.applies(Rule506_4c.NUMBER, List.of(attacker, about.getFirst())));
      }
    }
    return findings;
  }

  private static Finding stays(List<Id> about, Set<Part> parts) {
    Finding stays = Finding.doesNotApply(Rule506_4.NUMBER, about);
    return parts.isEmpty() ? stays.by(Removal.NOT_IN_COMBAT) : stays;
  }
}
