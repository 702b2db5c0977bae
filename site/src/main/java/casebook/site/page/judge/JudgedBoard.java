package casebook.site.page.judge;

import casebook.engine.board.Board;
import casebook.engine.ruling.UnreadText;
import casebook.rules.AskedEdition.InForce;
import casebook.rules.Editions;
import casebook.site.Casebook;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Problem;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Judgement;
import casebook.site.page.draft.CaseLink;
import casebook.site.page.draft.Draft;
import casebook.site.page.ruling.RulingView;
import casebook.site.words.search.EditionWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is known of the board in the board builder.
 *
 * @param judgement what is known of all its moves; empty where it has a problem
 * @param board empty where it has a problem
 * @param drawing its picture; empty where nothing can be drawn
 * @param ruling the ruling on its last declaration of attackers, where something is on the board
 * @param unread the text of which it isn't known what it does to that declaration
 * @param isTooLarge whether the only problem is that the engine can't settle it
 * @param missing that its edition isn't held; empty where it is
 */
record JudgedBoard(
    Optional<Judgement> judgement,
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

  /**
   * Judges the board of an address.
   *
   * @param link the board as the address has it
   * @param day the day for which it was asked for, as the address has it
   * @return empty where it holds no board
   */
  static Optional<Dated> at(Casebook casebook, String link, Optional<String> day) {
    return CaseLink.decode(link)
        .flatMap(Draft::of)
        .map(asked -> {
          Optional<InForce> by = JudgePage.edition(casebook.editions(), asked, day);
          Draft draft = by.map(InForce::edition).map(asked::by).orElse(asked);
          var reader = new CaseReader(casebook.editions(), casebook.catalogue());
          return new Dated(of(reader, draft, by, casebook.editions()), by);
        });
  }

  /** A board and the edition that judges it, where that isn't the newest one. */
  record Dated(JudgedBoard judged, Optional<InForce> by) {}

  /** A later move that can't be made, where the attack before it is judged all the same. */
  Optional<Unreached> unreached() {
    return judgement
        .filter(_ -> ruling.isPresent() && !isTooLarge)
        .flatMap(of -> of.impossible().map(problem -> Unreached.of(of, problem.message())));
  }

  private static JudgedBoard wrong(List<Problem> problems, Optional<BoardDrawing> drawing) {
    return new JudgedBoard(
        Optional.empty(),
        Optional.empty(),
        problems,
        drawing,
        Optional.empty(),
        List.of(),
        false,
        "");
  }

  private static JudgedBoard judged(Draft draft, Case judged, Editions editions) {
    Judgement judgement = Judgement.of(judged, editions);
    var problems = new ArrayList<Problem>();
    judgement.impossible().ifPresent(problems::add);
    Optional<RulingView> ruling =
        Optional.of(draft)
            .filter(of -> !of.permanents().isEmpty())
            .flatMap(of -> RulingView.ofLastDeclaration(of, judgement));
    return new JudgedBoard(
        Optional.of(judgement),
        Optional.of(judged.board()),
        problems,
        BoardDrawing.of(draft, judgement),
        ruling,
        judgement.unread(),
        judgement.isTooLarge(),
        EditionWords.missing(judged.asked()).orElse(""));
  }
}
