package casebook.site.output;

import casebook.engine.Game;
import casebook.engine.ruling.Adjudication;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.UnreadText;
import casebook.engine.ruling.Verdict;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import casebook.site.input.Case;
import casebook.site.input.Problem;
import casebook.site.words.ImpossibleMoveWords;
import casebook.site.words.Names;
import java.util.List;
import java.util.Optional;

/**
 * A case and what the engine says of its moves.
 *
 * @param current the edition to cite for what the case's edition has no rule for
 */
public record Judgement(Case judged, Adjudication adjudication, Edition current) {

  /** Judges a case. */
  public static Judgement of(Case judged, Editions editions) {
    return new Judgement(
        judged, Game.adjudicate(judged.board(), judged.moves()), editions.current());
  }

  public List<Ruling> rulings() {
    return adjudication.rulings();
  }

  /** What the players and permanents are called. */
  public Names names() {
    return Names.on(judged.board());
  }

  /** The move that can't be made, as a problem of the case, if there is one. */
  public Optional<Problem> impossible() {
    int index = rulings().size();
    return adjudication
        .impossible()
        .map(move ->
            new Problem(
                "moves[" + index + "]",
                judged.places().get(index),
                new ImpossibleMoveWords(names()).sentence(move)));
  }

  /** The verdict on all moves: illegal if one is, else undetermined if one is. */
  public Verdict verdict() {
    List<Verdict> verdicts = rulings().stream().map(Ruling::verdict).toList();
    if (verdicts.contains(Verdict.ILLEGAL)) {
      return Verdict.ILLEGAL;
    }
    return verdicts.contains(Verdict.UNDETERMINED) ? Verdict.UNDETERMINED : Verdict.LEGAL;
  }

  /** All text that bears on some move and could not be read, each once. */
  public List<UnreadText> unread() {
    return rulings().stream().flatMap(ruling -> ruling.unread().stream()).distinct().toList();
  }

  /** The edition in which to look up a rule: the case's, or the current one if it lacks it. */
  public Edition editionOf(RuleNumber rule) {
    return judged.edition().rule(rule).isPresent() ? judged.edition() : current;
  }

  /** The path of a rule's page. */
  public String hrefOf(RuleNumber rule) {
    return "/cr/" + editionOf(rule).name() + "/" + rule;
  }
}
