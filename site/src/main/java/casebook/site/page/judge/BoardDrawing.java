package casebook.site.page.judge;

import casebook.engine.board.Board;
import casebook.engine.move.Attack;
import casebook.engine.move.Move;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.Problem;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Judgement;
import casebook.site.page.draft.Draft;
import casebook.site.page.draft.OwnThings;
import casebook.site.page.ruling.RulingView;
import casebook.site.picture.BoardPicture;
import casebook.site.picture.BoardPicture.Arrows;
import casebook.site.picture.PictureWidth;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A board as the judge page draws it.
 *
 * @param wide for a desk
 * @param narrow for a phone
 * @param caption what is to be said of it; empty where nothing is
 */
public record BoardDrawing(String wide, String narrow, String caption) {
  private static final Pattern ROW = Pattern.compile("(permanents|effects)\\[(\\d{1,4})].*");

  private static final String MARKED =
      "Marked is what each creature does in the attacks that are legal without paying a cost.";

  private static final String MARKED_WITH_COSTS =
      "Marked in words is what each creature does in the attacks that are legal without paying a"
          + " cost; +, – and ! count what can be paid for here.";

  /** The board of a ruling. */
  private static BoardDrawing of(RulingView ruling) {
    return new BoardDrawing(
        ruling.picture(PictureWidth.WIDE),
        ruling.picture(PictureWidth.NARROW),
        ruling.explained().marks().isEmpty()
            ? ""
            : ruling.alternatives().costsMatter() ? MARKED_WITH_COSTS : MARKED);
  }

  /**
   * The board of a case that has been judged, with its last declaration of attackers; empty where
   * nothing is on it.
   */
  public static Optional<BoardDrawing> of(Draft draft, Judgement judgement) {
    Case judged = judgement.judged();
    return Optional.of(draft)
        .filter(of -> !of.permanents().isEmpty())
        .map(of ->
            RulingView.ofLastDeclaration(of, judgement)
                .map(BoardDrawing::of)
                .orElseGet(() -> unjudged(of, judged.board(), declared(judged), "")));
  }

  /** A board that isn't judged, with what is declared on it. */
  static BoardDrawing unjudged(Draft draft, Board board, Attack attack, String caption) {
    return new BoardDrawing(
        unjudged(draft, board, attack, PictureWidth.WIDE),
        unjudged(draft, board, attack, PictureWidth.NARROW),
        caption);
  }

  private static String unjudged(Draft draft, Board board, Attack attack, PictureWidth format) {
    return BoardPicture.of(
        board,
        attack,
        Arrows.UNJUDGED,
        Set.of(),
        Map.of(),
        new OwnThings(draft).marks(board),
        format);
  }

  /** What can be drawn of a case with problems: all but the rows that have them. */
  static Optional<BoardDrawing> without(Draft draft, List<Problem> problems, CaseReader reader) {
    Draft rest = draft.copy();
    rows(problems, "permanents").forEach(rest::removePermanent);
    rows(problems, "effects").forEach(rest::removeEffect);
    rest.root().putArray("moves");
    return reader.read(rest.json(), casebook.site.input.tree.CaseFormat.JSON)
            instanceof Reading.Good<Case>(var read)
        ? Optional.of(
            unjudged(rest, read.board(), Attack.NONE, "Without what can’t be judged yet."))
        : Optional.empty();
  }

  /** The rows of a field with problems, the last first. */
  private static List<Integer> rows(List<Problem> problems, String field) {
    return problems.stream()
        .map(problem -> ROW.matcher(problem.path()))
        .filter(row -> row.matches() && row.group(1).equals(field))
        .map(row -> Integer.parseInt(row.group(2)))
        .distinct()
        .sorted((a, b) -> b - a)
        .toList();
  }

  /** What the last declaration of a case declares. */
  private static Attack declared(Case read) {
    return read.moves().reversed().stream()
        .filter(Move.DeclareAttackers.class::isInstance)
        .map(Move.DeclareAttackers.class::cast)
        .findFirst()
        .map(Move.DeclareAttackers::attack)
        .orElse(Attack.NONE);
  }
}
