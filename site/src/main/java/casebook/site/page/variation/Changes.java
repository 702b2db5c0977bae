package casebook.site.page.variation;

import casebook.engine.board.Id;
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
    var players = new PlayerChanges(draft, names);
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
            new OptionChanges(draft).wider())
        .flatMap(changes -> changes);
  }

  /** The changes that are tried where the others make no difference. */
  Stream<ChangedCase> others() {
    var permanents = new PermanentChanges(draft, names, last);
    return Stream.of(
            draft.lastDeclaration().has("optional")
                ? Stream.<ChangedCase>empty()
                : permanents.abilities(),
            permanents.stronger(),
            new PlayerChanges(draft, names).lives(),
            permanents.others(),
            last.move() instanceof Move.Ask(Question.DefendingPlayers _)
                ? new OptionChanges(draft).narrower()
                : Stream.<ChangedCase>empty())
        .flatMap(changes -> changes);
  }

  /** The changes that stop nearly any attack, tried last, and where it is about who can attack. */
  Stream<ChangedCase> plain() {
    return last.move() instanceof Move.DeclareAttackers
        ? new PermanentChanges(draft, names, last).unable()
        : Stream.empty();
  }

  static ChangedCase change(
      Draft draft,
      String condition,
      Optional<Id> about,
      ChangedCase.Kind kind,
      Consumer<Draft> how) {
    Draft copy = draft.copy();
    how.accept(copy);
    return new ChangedCase(condition, copy, about, kind, ChangedCase.Compared.LAST_MOVE);
  }

  private Stream<ChangedCase> effects() {
    return IntStream.range(0, draft.effects().size())
        .mapToObj(at ->
            change(
                draft,
                "without the effect of " + Draft.text(draft.effects().get(at), "source"),
                Optional.empty(),
                ChangedCase.Kind.ABSENT,
                copy -> ((ArrayNode) copy.root().get("effects")).remove(at)));
  }
}
