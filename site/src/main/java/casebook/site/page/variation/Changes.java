package casebook.site.page.variation;

import casebook.engine.board.Id;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import casebook.site.judging.Judgement;
import casebook.site.page.draft.Draft;
import casebook.site.page.draft.DraftMoves;
import casebook.site.words.ruling.Names;
import casebook.site.words.ruling.UndoneWords;
import java.util.List;
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

  private static final String ATTACKER = "attacker";
  private static final String COUNT = "count";

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
            undone(),
            isIllegal ? permanents.gains() : attack())
        .flatMap(changes -> changes);
  }

  /** The changes that are tried where the others make no difference. */
  Stream<ChangedCase> others() {
    return draft.lastDeclaration().has("optional")
        ? Stream.empty()
        : new PermanentChanges(draft, names, last).abilities();
  }

  static ChangedCase change(
      Draft draft,
      String condition,
      Optional<Id> about,
      ChangedCase.Kind kind,
      Consumer<Draft> how) {
    Draft copy = draft.copy();
    how.accept(copy);
    return new ChangedCase(condition, copy, about, kind);
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

  /** Leaves out one of the moves before the last. */
  private Stream<ChangedCase> undone() {
    var words = new UndoneWords(names);
    return IntStream.range(0, judgement.rulings().size() - 1)
        .boxed()
        .flatMap(at ->
            words.clause(judgement.judged().moves().get(at)).stream()
                .map(clause ->
                    change(
                        draft,
                        "if " + clause,
                        Optional.empty(),
                        ChangedCase.Kind.UNDONE,
                        copy -> new DraftMoves(copy).remove(at))));
  }

  /** Has an attacker of a legal attack attack something else or stay home. */
  private Stream<ChangedCase> attack() {
    ObjectNode declaration = draft.lastDeclaration();
    boolean isPlain =
        Stream.of("bands", "optional", "pay").noneMatch(declaration::has)
            && LastOutcome.declaration(last).isPresent();
    List<ObjectNode> attacks = isPlain ? draft.attacks() : List.of();
    List<Integer> each =
        IntStream.range(0, attacks.size())
            .filter(at -> !attacks.get(at).has(COUNT))
            .boxed()
            .toList();
    return Stream.concat(
        each.stream().flatMap(at -> instead(attacks.get(at), at)),
        each.stream()
            .map(at -> attacker(attacks.get(at)))
            .map(attacker ->
                change(
                    draft,
                    "if %s stayed home".formatted(names.of(attacker)),
                    Optional.of(attacker),
                    ChangedCase.Kind.HOME,
                    copy ->
                        copy.declare(
                            copy.attacks().stream()
                                .filter(one -> !attacker(one).equals(attacker))
                                .toList()))));
  }

  private Stream<ChangedCase> instead(ObjectNode attack, int at) {
    String target = Draft.text(attack, "target");
    return judgement.attackable().stream()
        .map(Id::value)
        .filter(other -> !other.equals(target))
        .sorted()
        .map(other ->
            change(
                draft,
                "if %s attacked %s instead"
                    .formatted(names.of(attacker(attack)), names.of(new Id(other))),
                Optional.of(attacker(attack)),
                ChangedCase.Kind.TARGET,
                copy -> copy.attacks().get(at).put("target", other)));
  }

  private static Id attacker(ObjectNode attack) {
    return new Id(Draft.text(attack, ATTACKER));
  }
}
