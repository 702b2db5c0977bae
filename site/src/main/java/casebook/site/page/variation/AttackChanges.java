package casebook.site.page.variation;

import static casebook.site.page.variation.Changes.change;

import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.site.judging.Judgement;
import casebook.site.page.draft.Draft;
import casebook.site.page.ruling.RulingView;
import casebook.site.words.ruling.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** Changes to the last attack that is declared, and to the creatures that it is declared with. */
record AttackChanges(Draft draft, Judgement judgement) {

  private static final String ATTACKER = "attacker";
  private static final String COUNT = "count";
  private static final String TARGET = "target";

  /** Has an attacker attack something else, where that isn't what is asked. */
  Stream<ChangedCase> instead() {
    boolean isWhomAsked =
        last() instanceof Move.Ask(var question)
            && (question instanceof Question.Attacking || question instanceof Question.Attacked);
    return each()
        .filter(at -> !isWhomAsked && !isAsked(attacker(draft.attacks().get(at))))
        .flatMap(this::instead);
  }

  private Stream<ChangedCase> instead(int at) {
    ObjectNode attack = draft.attacks().get(at);
    String target = Draft.text(attack, TARGET);
    return judgement.attackable().stream()
        .map(Id::value)
        .filter(other -> !other.equals(target))
        .sorted()
        .map(other ->
            change(
                draft,
                "if %s %s %s instead"
                    .formatted(names().of(attacker(attack)), verb(), names().of(new Id(other))),
                Optional.of(attacker(attack)),
                ChangedCase.Kind.TARGET,
                copy -> copy.attacks().get(at).put(TARGET, other)));
  }

  /** Leaves out what the active player chose to pay (508.1g). */
  Stream<ChangedCase> withoutOptions() {
    return Stream.of("optional")
        .filter(draft.lastDeclaration()::has)
        .map(optional ->
            change(
                draft,
                "if no creature %s %s".formatted(isLast() ? "were" : "had been", optional()),
                Optional.empty(),
                ChangedCase.Kind.ABSENT,
                copy -> copy.lastDeclaration().remove(optional)));
  }

  /** What the optional costs that are paid do, in a word. */
  private String optional() {
    List<String> costs =
        Draft.objects(draft.lastDeclaration(), "optional").stream()
            .map(paid -> Draft.text(paid, "cost"))
            .distinct()
            .toList();
    return switch (costs.size() == 1 ? costs.getFirst() : "") {
      case "exert" -> "exerted as it attacks";
      case "enlist" -> "enlisted";
      default -> "paid for with an optional cost";
    };
  }

  /** Has a creature that stays home attack too, or at all where nothing attacks. */
  Stream<ChangedCase> too() {
    Set<Id> attacking = attackers().collect(Collectors.toSet());
    Optional<String> target =
        draft.attacks().stream()
            .map(attack -> Draft.text(attack, TARGET))
            .findFirst()
            .or(() -> judgement.attackable().stream().map(Id::value).sorted().findFirst());
    return target.stream()
        .flatMap(of ->
            judgement.judged().board().permanents().values().stream()
                .filter(one -> isPlain() && one.isCreature() && !one.tapped())
                .filter(one -> one.controller().value().equals(draft.activePlayer()))
                .map(Permanent::id)
                .filter(one -> !attacking.contains(one) && !isAsked(one))
                .filter(one -> draft.entry(one.value()).equals(one.value()))
                .map(one -> too(one, of)));
  }

  private ChangedCase too(Id creature, String target) {
    boolean isFirst = draft.attacks().isEmpty();
    String alone = isFirst && hasOthers(creature) ? " alone" : "";
    String attacker = names().of(creature);
    String attacked = names().of(new Id(target));
    ChangedCase too =
        change(
            draft,
            "if %s%s %s %s%s".formatted(attacker, alone, verb(), attacked, isFirst ? "" : " too"),
            Optional.of(creature),
            ChangedCase.Kind.TOO,
            copy -> {
              var attacks = new ArrayList<>(copy.attacks());
              attacks.add(Draft.attack(creature.value(), target));
              copy.declare(attacks);
            });
    return isFirst
        ? too.toldAs("Attacking %s with %s%s".formatted(attacked, attacker, alone))
        : too;
  }

  private boolean hasOthers(Id creature) {
    return judgement.judged().board().permanents().values().stream()
        .anyMatch(one ->
            one.isCreature()
                && one.controller().value().equals(draft.activePlayer())
                && !one.id().equals(creature));
  }

  /** Has one of several attackers stay home, or the only one where the steps are asked for. */
  Stream<ChangedCase> home() {
    boolean isStepsAsked = last() instanceof Move.Ask(Question.Steps _);
    return attackers()
        .filter(attacker -> isStepsAsked || (draft.attacks().size() > 1 && !isAsked(attacker)))
        .map(attacker ->
            change(
                draft,
                "if %s %s home".formatted(names().of(attacker), isLast() ? "stayed" : "had stayed"),
                Optional.of(attacker),
                ChangedCase.Kind.HOME,
                copy ->
                    copy.declare(
                        copy.attacks().stream()
                            .filter(one -> !attacker(one).equals(attacker))
                            .toList())));
  }

  /** Whether the case ends with a question that names a creature. */
  private boolean isAsked(Id creature) {
    return last() instanceof Move.Ask && Draft.names(draft.moves().getLast(), creature.value());
  }

  private Move last() {
    return judgement.judged().moves().getLast();
  }

  /** Whether the attack is what the case ends with. */
  private boolean isLast() {
    return RulingView.declaration(judgement.rulings().getLast()).isPresent();
  }

  private String verb() {
    return isLast() ? "attacked" : "had attacked";
  }

  private Stream<Id> attackers() {
    return each().map(at -> attacker(draft.attacks().get(at)));
  }

  /** The attacks that stand for one creature each, of a declaration that lists attacks alone. */
  private Stream<Integer> each() {
    List<ObjectNode> attacks = draft.attacks();
    return IntStream.range(0, isPlain() ? attacks.size() : 0)
        .filter(at -> !attacks.get(at).has(COUNT))
        .boxed();
  }

  /** Whether the case declares attacks, and nothing of bands or costs with them. */
  boolean isPlain() {
    return draft.hasDeclaration()
        && Stream.of("bands", "optional", "pay").noneMatch(draft.lastDeclaration()::has);
  }

  private Names names() {
    return judgement.names();
  }

  static Id attacker(ObjectNode attack) {
    return new Id(Draft.text(attack, ATTACKER));
  }
}
