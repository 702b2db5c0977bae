package casebook.site.page.judge;

import casebook.engine.board.CombatStep;
import casebook.engine.move.Move;
import casebook.engine.rule508.Rule508_8;
import casebook.site.judging.Judgement;
import casebook.site.page.draft.Draft;
import casebook.site.page.draft.DraftMoves;
import casebook.site.page.form.MoveForm;
import casebook.site.page.form.MoveKind;
import casebook.site.page.ruling.MoveView;
import casebook.site.picture.CombatTimeline;
import casebook.site.picture.PictureWidth;
import casebook.site.words.ruling.MoveWords;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/**
 * The moves of a board on the judge page: what happens one after the other, each with its ruling
 * and the board as it is afterwards, and a form for one more.
 *
 * @param rows the moves; empty where there is nothing but one declaration of attackers
 * @param wide the combat phase as a picture; empty where the rows are
 */
public record MoveSection(List<Row> rows, String wide, String narrow, MoveForm form) {

  /**
   * A move.
   *
   * @param index its place among the moves, from 0
   * @param view its ruling; empty where it can't be made, or one before it can't
   * @param isOnBoard whether it is the declaration that the picture and the verdict show
   */
  public record Row(
      int index,
      String line,
      String style,
      String outcome,
      Optional<MoveView> view,
      boolean isOnBoard,
      boolean isLast) {

    /** The move's number on the page, from 1. */
    public int number() {
      return index + 1;
    }

    /** The move and what becomes of it, in short. */
    String words() {
      return number() + ". " + line + (outcome.isEmpty() ? "" : ": " + outcome);
    }
  }

  static MoveSection of(Draft draft, JudgedBoard judged, MoveForm form) {
    List<ObjectNode> moves = draft.moves();
    if (moves.size() < 2 && draft.hasDeclaration()) {
      return new MoveSection(List.of(), "", "", form);
    }
    List<Row> rows = rows(draft, judged);
    return new MoveSection(
        rows, timeline(rows, PictureWidth.WIDE), timeline(rows, PictureWidth.NARROW), form);
  }

  private static List<Row> rows(Draft draft, JudgedBoard judged) {
    List<MoveView> views = judged.judgement().map(of -> MoveView.of(of, draft)).orElse(List.of());
    List<ObjectNode> moves = draft.moves();
    int declared = new DraftMoves(draft).lastDeclaration();
    var rows = new ArrayList<Row>();
    for (int index = 0; index < moves.size(); index++) {
      boolean isOnBoard = judged.ruling().isPresent() && index == declared;
      boolean isLast = index == moves.size() - 1;
      rows.add(
          index < views.size()
              ? ruled(index, views.get(index), isOnBoard, isLast)
              : open(index, moves.get(index), judged.judgement(), isLast));
    }
    return rows;
  }

  private static Row ruled(int index, MoveView view, boolean isOnBoard, boolean isLast) {
    return new Row(
        index, view.line(), view.style(), view.outcome(), Optional.of(view), isOnBoard, isLast);
  }

  /** A move without a ruling: the board has a problem, or the move can't be made. */
  private static Row open(
      int index, ObjectNode move, Optional<Judgement> judgement, boolean isLast) {
    List<Move> read = judgement.map(of -> of.judged().moves()).orElse(List.of());
    String line =
        index < read.size()
            ? new MoveWords(judgement.orElseThrow().names()).line(read.get(index))
            : kind(move);
    Optional<Judgement> impossible = judgement.filter(of -> of.rulings().size() == index);
    String ending =
        impossible.filter(_ -> index > 0).filter(Unreached::isAfterIllegalAttack).isPresent()
            ? "not reached"
            : impossible.isPresent() ? "can’t be done now" : "not judged";
    return new Row(index, line, "undetermined", ending, Optional.empty(), false, isLast);
  }

  /** What a move is, where no more is known of it. */
  private static String kind(ObjectNode move) {
    for (String key : move.propertyNames()) {
      for (String name : move.path(key).propertyNames()) {
        Optional<MoveKind> within = MoveKind.named(name);
        if (within.isPresent() && (key.equals("change") || key.equals("ask"))) {
          return within.get().label();
        }
      }
      Optional<MoveKind> kind = MoveKind.named(key);
      if (kind.isPresent()) {
        return kind.get().label();
      }
    }
    return "Something that Casebook doesn’t know";
  }

  private static String timeline(List<Row> rows, PictureWidth format) {
    var points = new ArrayList<CombatTimeline.Point>();
    Map<Integer, List<CombatStep>> skipped = new LinkedHashMap<>();
    for (Row row : rows) {
      row.view()
          .ifPresent(view -> {
            MoveView.Moment moment = view.moment();
            skipped.put(
                moment.combat(), Rule508_8.skipped(view.judgement().after(row.index()).combat()));
            points.add(
                new CombatTimeline.Point(
                    row.number(),
                    moment.combat(),
                    moment.step(),
                    row.style(),
                    view.sign(),
                    row.words(),
                    "#move-" + row.number()));
          });
    }
    return points.isEmpty() ? "" : CombatTimeline.of(points, skipped, format);
  }

  /** The last move, where it says more than the declaration that the picture shows. */
  Optional<MoveView> last() {
    return rows.isEmpty() || rows.getLast().isOnBoard() ? Optional.empty() : rows.getLast().view();
  }
}
