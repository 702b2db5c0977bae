package casebook.site.page.variation;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.effect.Effect;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.rule506.Rule506_2a;
import casebook.engine.rule506.Rule506_7;
import casebook.engine.rule508.Rule508_1b;
import casebook.engine.rule508.Rule508_1d;
import casebook.engine.rule508.Rule508_1f;
import casebook.engine.rule508.Rule508_4;
import casebook.engine.rule508.Rule508_4a;
import casebook.engine.rule508.Rule508_7c;
import casebook.engine.rule508.Rule508_7d;
import casebook.engine.rule508.Rule508_7e;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import casebook.rules.RuleNumber;
import casebook.site.judging.Judgement;
import casebook.site.page.draft.Draft;
import casebook.site.words.ruling.Names;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The changes to a case that may make its last move another one, those that a judge would name
 * first: what a case states is changed, for it is stated because it matters.
 */
final class Changes {

  /** The rules by which something must attack, or had to. */
  private static final Set<RuleNumber> MUST_ATTACK = Set.of(Rule508_1d.NUMBER, Rule506_7.NUMBER);

  /** The rules by which something can be attacked. */
  private static final Set<RuleNumber> WHAT_IS_ATTACKED =
      Set.of(
          Rule506_2a.NUMBER,
          Rule508_1b.NUMBER,
          Rule508_4.NUMBER,
          Rule508_4a.NUMBER,
          Rule508_7c.NUMBER,
          Rule508_7d.NUMBER,
          Rule508_7e.NUMBER);

  private final Draft draft;
  private final Judgement judgement;
  private final Names names;
  private final Ruling last;
  private final List<RuleNumber> cited;

  Changes(Draft draft, Judgement judgement, List<RuleNumber> cited) {
    this.cited = cited;
    this.draft = draft;
    this.judgement = judgement;
    this.names = judgement.names();
    this.last = judgement.rulings().getLast();
  }

  /** The changes, in the order in which they are tried. */
  Stream<ChangedCase> all() {
    var players = new PlayerChanges(draft, names, makesMana());
    var moves = new MoveChanges(draft, judgement);
    var casts = new CastChanges(draft, judgement);
    var attacks = new AttackChanges(draft, judgement);
    var counts = new CountChanges(draft, judgement);
    var permanents = new PermanentChanges(new Entries(draft, names), last);
    boolean isIllegal = last.verdict() == Verdict.ILLEGAL;
    return Stream.of(
            isIllegal ? players.moreMana() : players.lessMana(),
            new StatedChanges(new Entries(draft, names), judgement.judged().board(), last.move())
                .all(),
            permanents.marks(),
            permanents.numbers(),
            players.titles(),
            players.otherTitles(),
            players.hands(),
            isIllegal ? permanents.tapped() : Stream.<ChangedCase>empty(),
            effects(),
            permanents.absent(),
            new PutChanges(draft, judgement).all(),
            new BlockChanges(draft, judgement).all(),
            moves.chosen(),
            moves.undone(),
            moves.unended(),
            moves.sooner(),
            moves.declared(),
            casts.moments(),
            casts.casters(),
            moves.reselected(),
            isIllegal ? permanents.gains() : Stream.<ChangedCase>empty(),
            isIllegal ? moves.creatures() : Stream.<ChangedCase>empty(),
            isIllegal ? permanents.own() : Stream.<ChangedCase>empty(),
            attacks.withoutOptions(),
            attacks.withoutBands(),
            attacks.too(),
            counts.more(),
            attacks.instead(),
            counts.instead(),
            last.move() instanceof Move.Reselect
                ? attacks.instead().map(ChangedCase::forDeclaration)
                : Stream.<ChangedCase>empty(),
            attacks.home(),
            counts.fewer(),
            new OptionChanges(draft).wider(last.move()))
        .flatMap(changes -> changes);
  }

  /** The changes that are tried where the others make no difference. */
  Stream<ChangedCase> others() {
    var permanents = new PermanentChanges(new Entries(draft, names), last);
    return Stream.of(
            draft.lastDeclaration().has("optional")
                ? Stream.<ChangedCase>empty()
                : Stream.of(
                        permanents.alike(),
                        permanents.keywords(judgement.judged().board()),
                        permanents.abilities(judgement.judged().board()))
                    .flatMap(changes -> changes),
            permanents.stronger(),
            new PlayerChanges(draft, names, makesMana()).lives(),
            permanents.others(),
            last.move() instanceof Move.Ask(Question.DefendingPlayers _)
                ? new OptionChanges(draft).narrower()
                : Stream.<ChangedCase>empty())
        .flatMap(changes -> changes);
  }

  /** What is tried where those make no difference either: what a case says nothing of at all. */
  Stream<ChangedCase> further() {
    var invented = new InventedChanges(new Entries(draft, names), last);
    return Stream.of(
            invented.attacked(isAbout(WHAT_IS_ATTACKED)),
            new MoveChanges(draft, judgement).crewed(),
            when(isAbout(MUST_ATTACK), () -> invented.goaded(judgement.judged().board())),
            new PlayerChanges(draft, names, makesMana()).equalLives(),
            invented.turned(),
            when(isAbout(Set.of(Rule508_1f.NUMBER)), invented::vigilance),
            ofAttack(),
            invented.again(),
            ofGame())
        .flatMap(changes -> changes);
  }

  private Stream<ChangedCase> ofAttack() {
    var attacks = new AttackChanges(draft, judgement);
    return Stream.of(
            attacks.itself(),
            attacks.exerted(),
            attacks.swapped(),
            when(isAbout(MUST_ATTACK), attacks::nothing),
            when(isAbout(WHAT_IS_ATTACKED), attacks::beyond))
        .flatMap(changes -> changes);
  }

  private Stream<ChangedCase> ofGame() {
    var options = new OptionChanges(draft);
    boolean isOfPlayers = last.move() instanceof Move.Ask(Question.DefendingPlayers _);
    boolean isQuestion = last.move() instanceof Move.Ask;
    return Stream.of(
            when(isOfPlayers || !isQuestion, options::thirdPlayer),
            when(isAbout(WHAT_IS_ATTACKED), options::otherSide),
            when(!isQuestion && isAbout(WHAT_IS_ATTACKED), options::narrower))
        .flatMap(changes -> changes);
  }

  private static Stream<ChangedCase> when(boolean is, Supplier<Stream<ChangedCase>> changes) {
    return is ? changes.get() : Stream.empty();
  }

  private boolean isAbout(Set<RuleNumber> rules) {
    return cited.stream().anyMatch(rules::contains);
  }

  /** The changes to what a question at the end of a case is about. */
  Stream<ChangedCase> asked() {
    return Stream.of(
            new MoveChanges(draft, judgement).entered(),
            new AttackChanges(draft, judgement).insteadOfAsked())
        .flatMap(changes -> changes);
  }

  /** The same question about others. */
  Stream<ChangedCase> ofOthers() {
    return new QuestionChanges(draft, judgement).others();
  }

  /** The change that stops nearly any attack, tried last, and where it is about who can attack. */
  Stream<ChangedCase> plain() {
    return last.move() instanceof Move.DeclareAttackers
        ? new PermanentChanges(new Entries(draft, names), last).unable()
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
