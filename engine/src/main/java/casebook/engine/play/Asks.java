package casebook.engine.play;

import casebook.engine.board.Amendment;
import casebook.engine.board.Board;
import casebook.engine.board.CombatStep;
import casebook.engine.board.Id;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.layer.Layers;
import casebook.engine.layer.Worked;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.rule506.Rule506_1;
import casebook.engine.rule506.Rule506_2a;
import casebook.engine.rule506.Rule506_5;
import casebook.engine.rule506.Rule506_6;
import casebook.engine.rule506.Rule506_7;
import casebook.engine.rule506.Rule506_8;
import casebook.engine.rule508.Rule508_1k;
import casebook.engine.rule508.Rule508_4;
import casebook.engine.rule508.Rule508_4d;
import casebook.engine.rule508.Rule508_5;
import casebook.engine.rule508.Rule508_5a;
import casebook.engine.rule508.Rule508_6;
import casebook.engine.rule508.Rule508_8;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Outcome;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import casebook.engine.ruling.UnreadText;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A question is answered; the board stays as it is. */
public final class Asks {
  private final Board board;
  private final Move.Ask move;

  private Asks(Board board, Move.Ask move) {
    this.board = board;
    this.move = move;
  }

  /** Answers the question; the board stays as it is. */
  public static Outcome make(Board board, Move.Ask move) {
    return new Asks(board, move).answered();
  }

  private Outcome answered() {
    var combat = board.combat();
    return switch (move.question()) {
      case Question.Steps() -> steps();
      case Question.DefendingPlayers() -> defendingPlayers();
      case Question.DefendingPlayer(var creature) -> defendingPlayer(creature);
      case Question.Attacking(var player, var defender) ->
          truth(
              Rule508_6.NUMBER,
              Rule508_6.attacking(board, player, defender),
              List.of(player, defender));
      case Question.Attacked(var player, var defender) ->
          truth(
              Rule508_6.NUMBER,
              Rule508_6.attacked(board, player, defender),
              List.of(player, defender));
      case Question.AttacksAlone(var creature) ->
          alone(Rule506_5.attacksAlone(combat, creature), creature, combat.declared().keySet());
      case Question.AttackingAlone(var creature) ->
          alone(Rule506_5.attackingAlone(combat, creature), creature, combat.attacking().keySet());
      case Question.AttacksPlayerAlone(var creature, var player) ->
          truth(
              Rule506_6.NUMBER,
              Rule506_6.attacksAlone(combat, creature, player),
              List.of(creature, player));
      case Question.AttackingPlayerAlone(var creature, var player) ->
          truth(
              Rule506_6.NUMBER,
              Rule506_6.attackingAlone(combat, creature, player),
              List.of(creature, player));
      case Question.BlocksAlone(var creature) ->
          alone(Rule506_5.blocksAlone(combat, creature), creature, combat.declaredBlockers());
      case Question.BlockingAlone(var creature) ->
          alone(Rule506_5.blockingAlone(combat, creature), creature, combat.blocking().keySet());
      case Question.HadToAttack(var creature) ->
          truth(Rule506_7.NUMBER, Rule506_7.hadToAttack(combat, creature), List.of(creature));
      case Question.WasDeclared(var creature) -> wasDeclared(creature);
      case Question.Blocked(var creature) -> blocked(creature);
      case Question.CouldAttack(var creature) -> PossibleAttacks.couldAttack(board, move, creature);
      case Question.Characteristics(var permanent) -> characteristics(permanent);
      case Question.LegalAttacks(int limit) -> PossibleAttacks.legal(board, move, limit);
      case Question.Completions asked -> PossibleAttacks.completions(board, move, asked);
      case Question.MayCast mayCast -> mayCast(mayCast);
    };
  }

  private Outcome characteristics(Id id) {
    Worked worked = Layers.on(board);
    return worked
        .board()
        .permanent(id)
        .map(permanent ->
            ruled(
                new Answer.Characteristics(
                    permanent,
                    keywords(worked, id),
                    worked.abilities(id),
                    worked.made().getOrDefault(id, List.of())),
                List.of()))
        .orElseGet(() -> new Outcome.Impossible(ImpossibleMove.notFound(board, id)));
  }

  /** The keyword abilities, without what is asked for like one. */
  private static Set<String> keywords(Worked worked, Id id) {
    return worked.keywords().getOrDefault(id, Set.of()).stream()
        .filter(name -> !name.equals(Filter.HasKeyword.MANA_ABILITY))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private Outcome steps() {
    List<String> names = Rule506_1.steps(board).stream().map(CombatStep::publicName).toList();
    return ruled(
        new Answer.Steps(names),
        Stream.concat(
                Rule506_1.findings(board).stream(), Stream.of(Rule508_8.finding(board.combat())))
            .toList());
  }

  private Outcome defendingPlayers() {
    return Rule506_2a.defendingPlayers(board)
        .map(players -> ruled(new Answer.Players(players), Defending.findings(board, players)))
        .orElseGet(() -> new Outcome.Impossible(new ImpossibleMove.NoDefendingPlayerChosen()));
  }

  private Outcome defendingPlayer(Id creature) {
    Optional<Id> meant = Rule508_5.meantBy(board, creature);
    List<Id> about = new ArrayList<>(List.of(creature));
    meant.ifPresent(about::add);
    List<Id> defending = Rule506_2a.defendingPlayers(board).orElse(List.of());
    return ruled(
        new Answer.APlayer(meant),
        List.of(
            finding(Rule508_5.NUMBER, meant.isPresent(), about),
            finding(Rule508_5a.NUMBER, meant.isPresent() && Rule508_5a.applies(defending), about)));
  }

  private Outcome wasDeclared(Id creature) {
    boolean declared = board.combat().declared().containsKey(creature);
    List<Id> about = List.of(creature);
    var findings = new ArrayList<Finding>();
    findings.add(finding(Rule508_1k.NUMBER, declared, about));
    if (Rule508_4.neverAttacked(board.combat(), creature)) {
      findings.add(Finding.applies(Rule508_4.NUMBER, about));
    }
    return ruled(new Answer.Truth(declared), findings);
  }

  private Outcome blocked(Id creature) {
    var combat = board.combat();
    List<Finding> findings =
        board.options().has(Amendment.ENTERS_UNBLOCKED)
            ? List.of(Rule508_4d.finding(combat, creature))
            : List.of();
    return ruled(new Answer.Blocked(Rule508_4d.status(combat, creature)), findings);
  }

  /**
   * Of the text's rules on timing, those that bear on the moment apply; the moment obeys each part
   * of the text in which it lies.
   */
  private Outcome mayCast(Question.MayCast question) {
    Rule506_8.Timing timing = Rule506_8.timing(board, question);
    List<Id> about = List.of(question.by());
    var findings = new ArrayList<Finding>();
    timing
        .windows()
        .forEach((window, lies) -> {
          var stated =
              new Stated(
                  Source.named(question.words()), question.words(), new Effect.Timing(window));
          findings.add(
              lies
                  ? Finding.obeyed(Rule506_8.NUMBER, about, stated)
                  : Finding.doesNotApply(Rule506_8.NUMBER, about, stated));
        });
    if (timing.rules().isEmpty()) {
      findings.add(Finding.doesNotApply(Rule506_8.NUMBER, about));
    }
    timing.rules().forEach(rule -> findings.add(Finding.applies(rule, about)));
    List<UnreadText> unread =
        question.text().stream()
            .filter(ability -> ability.meaning() instanceof Meaning.Unread)
            .map(ability -> new UnreadText(Source.named(question.words()), ability.text()))
            .toList();
    Ruling ruling =
        Ruling.of(move, findings, Rule508_8.state(board))
            .withAnswer(new Answer.Truth(timing.allowed()))
            .undetermined(unread);
    return new Outcome.Ruled(ruling, board);
  }

  /** A creature that does something with others: the finding is about it and then the others. */
  private Outcome alone(boolean alone, Id creature, Set<Id> doing) {
    var about = new ArrayList<>(List.of(creature));
    if (doing.contains(creature)) {
      doing.stream().filter(one -> !one.equals(creature)).forEach(about::add);
    }
    return truth(Rule506_5.NUMBER, alone, about);
  }

  private Outcome truth(RuleNumber rule, boolean holds, List<Id> about) {
    return ruled(new Answer.Truth(holds), List.of(finding(rule, holds, about)));
  }

  private static Finding finding(RuleNumber rule, boolean applies, List<Id> about) {
    return applies ? Finding.applies(rule, about) : Finding.doesNotApply(rule, about);
  }

  private Outcome ruled(Answer answer, List<Finding> findings) {
    return new Outcome.Ruled(
        Ruling.of(move, findings, Rule508_8.state(board)).withAnswer(answer), board);
  }
}
