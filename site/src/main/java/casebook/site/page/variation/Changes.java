package casebook.site.page.variation;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.effect.Effect;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import casebook.site.judging.Judgement;
import casebook.site.page.draft.Draft;
import casebook.site.words.ruling.Names;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The changes to a case that may make its last move another one, those that a judge would name
 * first: what a case states is changed, for it is stated because it matters.
 */
final class Changes {

  private final Draft draft;
  private final Judgement judgement;
  private final Names names;
  private final Ruling last;

  Changes(Draft draft, Judgement judgement) {
    this.draft = draft;
    this.judgement = judgement;
    this.names = judgement.names();
    this.last = judgement.rulings().getLast();
  }

  /** The changes, in the order in which they are tried. */
  Stream<ChangedCase> all() {
    var players = new PlayerChanges(draft, names, makesMana());
    var moves = new MoveChanges(draft, judgement);
    var attacks = new AttackChanges(draft, judgement);
    var permanents = new PermanentChanges(draft, names, last);
    boolean isIllegal = last.verdict() == Verdict.ILLEGAL;
    return Stream.of(
            isIllegal ? players.moreMana() : players.lessMana(),
            permanents.marks(),
            permanents.numbers(),
            players.titles(),
            players.hands(),
            isIllegal ? permanents.tapped() : Stream.<ChangedCase>empty(),
            effects(),
            permanents.absent(),
            moves.undone(),
            moves.sooner(),
            moves.declared(),
            moves.moments(),
            moves.casters(),
            moves.reselected(),
            isIllegal ? permanents.gains() : Stream.<ChangedCase>empty(),
            isIllegal ? moves.creatures() : Stream.<ChangedCase>empty(),
            isIllegal ? permanents.own() : Stream.<ChangedCase>empty(),
            attacks.withoutOptions(),
            attacks.too(),
            attacks.instead(),
            last.move() instanceof Move.Reselect
                ? attacks.instead().map(ChangedCase::forDeclaration)
                : Stream.<ChangedCase>empty(),
            attacks.home(),
            new OptionChanges(draft).wider(last.move()))
        .flatMap(changes -> changes);
  }

  /** The changes that are tried where the others make no difference. */
  Stream<ChangedCase> others() {
    var permanents = new PermanentChanges(draft, names, last);
    return Stream.of(
            draft.lastDeclaration().has("optional")
                ? Stream.<ChangedCase>empty()
                : Stream.of(
                        permanents.alike(),
                        permanents.keywords(judgement.judged().board()),
                        permanents.abilities())
                    .flatMap(changes -> changes),
            permanents.stronger(),
            new PlayerChanges(draft, names, makesMana()).lives(),
            permanents.others(),
            last.move() instanceof Move.Ask(Question.DefendingPlayers _)
                ? new OptionChanges(draft).narrower()
                : Stream.<ChangedCase>empty())
        .flatMap(changes -> changes);
  }

  /** The change that stops nearly any attack, tried last, and where it is about who can attack. */
  Stream<ChangedCase> plain() {
    return last.move() instanceof Move.DeclareAttackers
        ? new PermanentChanges(draft, names, last).unable()
        : Stream.empty();
  }

  private boolean makesMana() {
    Board board = judgement.judged().board();
    return board.permanents().values().stream()
        .filter(one -> one.controller().equals(board.activePlayer()))
        .flatMap(one -> one.abilities().stream())
        .flatMap(ability -> ability.effects().stream())
        .anyMatch(Effect.MakingMana.class::isInstance);
  }

  static ChangedCase change(
      Draft draft,
      String condition,
      Optional<Id> about,
      ChangedCase.Kind kind,
      Consumer<Draft> how) {
    Draft copy = draft.copy();
    how.accept(copy);
    return new ChangedCase(
        condition, copy, about, kind, ChangedCase.Compared.LAST_MOVE, Optional.empty());
  }

  /**
   * Leaves out an effect, where it isn't what made a further combat phase or let a creature block.
   */
  private Stream<ChangedCase> effects() {
    boolean isNeeded =
        MoveChanges.asksOfBlocks(judgement)
            || judgement.judged().moves().stream().anyMatch(Move.EndCombat.class::isInstance)
            || draft.root().path("turn").path("combat").asInt(1) > 1;
    return IntStream.range(0, isNeeded ? 0 : draft.effects().size())
        .mapToObj(at ->
            change(
                draft,
                withoutEffect(draft.effects().get(at)),
                Optional.empty(),
                ChangedCase.Kind.ABSENT,
                copy -> {
                  ((ArrayNode) copy.root().get("effects")).remove(at);
                  copy.lastDeclaration().remove("pay");
                }));
  }

  private String withoutEffect(ObjectNode effect) {
    return Draft.text(effect, "text").startsWith("Crew")
        ? "if %s weren’t crewed".formatted(names.of(new Id(Draft.text(effect, "permanent"))))
        : "without the effect of " + Draft.text(effect, "source");
  }
}
