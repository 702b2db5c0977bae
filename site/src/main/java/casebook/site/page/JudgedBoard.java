package casebook.site.page;

import casebook.engine.board.Board;
import casebook.engine.ruling.UnreadText;
import casebook.rules.AskedEdition.InForce;
import casebook.rules.Editions;
import casebook.site.input.Case;
import casebook.site.input.CaseFormat;
import casebook.site.input.CaseReader;
import casebook.site.input.Problem;
import casebook.site.input.Reading;
import casebook.site.judging.Judgement;
import casebook.site.words.EditionWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is known of the board in the board builder.
 *
 * @param board empty where it has a problem
 * @param drawing its picture; empty where nothing can be drawn
 * @param ruling the ruling on its last declaration of attackers, where something is on the board
 * @param unread the text of which it isn't known what it does to that declaration
 * @param isTooLarge whether the only problem is that the engine can't settle it
 * @param missing that its edition isn't held; empty where it is
 */
record JudgedBoard(
    Optional<Board> board,
    List<Problem> problems,
    Optional<BoardDrawing> drawing,
    Optional<RulingView> ruling,
    List<UnreadText> unread,
    boolean isTooLarge,
    String missing) {

  /** Judges a board that was read, by an edition. */
  static JudgedBoard of(CaseReader reader, Draft draft, Optional<InForce> by, Editions editions) {
    return switch (reader.read(draft.json(), CaseFormat.JSON)) {
      case Reading.Good<Case>(var read) -> judged(draft, by.map(read::by).orElse(read), editions);
      case Reading.Unparseable<Case>(var problems) -> wrong(problems, Optional.empty());
      case Reading.Wrong<Case>(var problems) ->
          wrong(problems, BoardDrawing.without(draft, problems, reader));
    };
  }

  private static JudgedBoard wrong(List<Problem> problems, Optional<BoardDrawing> drawing) {
    return new JudgedBoard(
        Optional.empty(), problems, drawing, Optional.empty(), List.of(), false, "");
  }

  private static JudgedBoard judged(Draft draft, Case judged, Editions editions) {
    Judgement judgement = Judgement.of(judged, editions);
    var problems = new ArrayList<Problem>();
    judgement.impossible().ifPresent(problems::add);
    Optional<RulingView> ruling =
        judgement.rulings().reversed().stream()
            .filter(_ -> !draft.permanents().isEmpty())
            .flatMap(one ->
                RulingView.declaration(one)
                    .map(move -> new RulingView(draft, judgement, one, move))
                    .stream())
            .findFirst();
    Optional<BoardDrawing> drawing =
        ruling
            .map(BoardDrawing::of)
            .or(() ->
                Optional.of(draft)
                    .filter(of -> !of.permanents().isEmpty())
                    .map(of ->
                        BoardDrawing.unjudged(
                            of, judged.board(), BoardDrawing.declared(judged), "")));
    return new JudgedBoard(
        Optional.of(judged.board()),
        problems,
        drawing,
        ruling,
        judgement.unread(),
        judgement.isTooLarge(),
        EditionWords.missing(judged.asked()).orElse(""));
  }
}
