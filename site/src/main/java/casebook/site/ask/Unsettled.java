package casebook.site.ask;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
import casebook.engine.effect.notation.Settled;
import casebook.engine.move.Move;
import casebook.engine.ruling.Because;
import casebook.engine.ruling.UnreadText;
import casebook.site.judging.Judgement;
import casebook.site.words.english.English;
import casebook.site.words.ruling.AccountingWords;
import casebook.site.words.ruling.Names;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What decides a question and isn't told in it, as it is asked back. */
final class Unsettled {
  private static final String IN_GENERAL =
      "This can’t be settled with certainty: build the board on the judge page.";

  private static final String NOT_READ =
      "It may bear on the attack, and Casebook can’t read it: say on the judge page what is so.";

  private final Judgement judgement;

  private Unsettled(Judgement judgement) {
    this.judgement = judgement;
  }

  /** What has to be asked back where a declaration is undetermined. */
  static Set<String> questions(Judgement judgement) {
    var unsettled = new Unsettled(judgement);
    Names names = judgement.names();
    Set<String> questions = new LinkedHashSet<>();
    for (UnreadText text : judgement.unread()) {
      String said = names.of(text.source()) + ": “" + Settled.plain(text.text()) + "” ";
      questions.add(said + unsettled.question(text));
    }
    return questions.isEmpty() ? Set.of(IN_GENERAL) : questions;
  }

  private String question(UnreadText text) {
    return switch (text.why()) {
      case Because.ResultNotListed(var when) -> "It triggered " + when + ". " + whatCameOf(text);
      case Because.NotShown(var keyword) -> whoHas(keyword);
      case Because.ConditionOpen(var conditions) ->
          "Is it so that "
              + English.list(
                  conditions.stream()
                      .map(words -> "“" + AccountingWords.said(words) + "”")
                      .toList(),
                  "and that")
              + "?";
      case Because.WhichCombat() -> "Which combat phase of the turn is it?";
      case Because.ManaNotCounted() -> "How much mana can be spent on the attack?";
      case Because.OrderNotTried() ->
          "There are too many effects to try every order of it and the others (613.7).";
      default -> NOT_READ;
    };
  }

  private String whatCameOf(UnreadText text) {
    return text.keywords().contains("haste") ? whoHas("haste") : "What did it do?";
  }

  private String whoHas(String keyword) {
    return "Which creatures have "
        + keyword
        + " now?"
        + newCreature().map(name -> " Say “" + name + " has " + keyword + "” if so.").orElse("");
  }

  /** One that came this turn, a Vehicle or a land too where the question is of its attack. */
  private Optional<String> newCreature() {
    Board board = judgement.judged().board();
    Set<Id> attackers =
        judgement.judged().moves().stream()
            .flatMap(move ->
                move instanceof Move.DeclareAttackers declared
                    ? declared.attack().attackers().stream()
                    : Stream.empty())
            .collect(Collectors.toSet());
    return board.permanents().values().stream()
        .filter(one -> one.since() == Since.THIS_TURN)
        .filter(one -> one.controller().equals(board.activePlayer()))
        .filter(one -> one.isCreature() || attackers.contains(one.id()))
        .map(Permanent::id)
        .map(judgement.names()::of)
        .findFirst();
  }
}
