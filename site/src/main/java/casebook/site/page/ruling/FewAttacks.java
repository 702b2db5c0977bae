package casebook.site.page.ruling;

import casebook.engine.Game;
import casebook.engine.move.Attack;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.LegalAttacks;
import casebook.engine.ruling.Ruling;
import casebook.site.judging.Judgement;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The legal attacks of a declaration, where they are so few that all can be listed. */
final class FewAttacks {

  /** As many as can be looked over. */
  static final int MOST = 12;

  private FewAttacks() {}

  /** All of them; none where there are more, or where it isn't known how many there are. */
  static List<Attack> all(Judgement judgement, Ruling ruling) {
    Optional<LegalAttacks> legal =
        ruling
            .legalAttacks()
            .filter(of -> !of.atLeast())
            .filter(of -> of.count().compareTo(BigInteger.valueOf(MOST)) <= 0);
    if (legal.isEmpty()) {
      return List.of();
    }
    List<Attack> examples = legal.get().examples().attacks();
    return legal.get().count().equals(BigInteger.valueOf(examples.size()))
        ? examples
        : asked(judgement, ruling).orElse(List.of());
  }

  private static Optional<List<Attack>> asked(Judgement judgement, Ruling ruling) {
    List<Move> moves =
        Stream.concat(
                judgement.judged().moves().stream().takeWhile(move -> !move.equals(ruling.move())),
                Stream.of(new Move.Ask(new Question.LegalAttacks(MOST))))
            .toList();
    return Game.adjudicate(judgement.judged().board(), moves).rulings().stream()
        .skip(moves.size() - 1L)
        .flatMap(one -> one.answer().stream())
        .filter(Answer.Attacks.class::isInstance)
        .map(Answer.Attacks.class::cast)
        .filter(Answer.Attacks::isComplete)
        .map(Answer.Attacks::attacks)
        .findFirst();
  }
}
