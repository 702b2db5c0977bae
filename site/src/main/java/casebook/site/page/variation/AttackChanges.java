package casebook.site.page.variation;

import static casebook.site.page.variation.Changes.change;
import static casebook.site.page.variation.Entries.ATTACKER;
import static casebook.site.page.variation.Entries.COUNT;
import static casebook.site.page.variation.Entries.TARGET;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.effect.Effect;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.Verdict;
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
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Changes to the last attack that is declared, and to the creatures that it is declared with. */
record AttackChanges(Draft draft, Judgement judgement) {

  private static final String BANDS = "bands";
  private static final String EXERT = "exert";
  private static final String OPTIONAL = "optional";
  private static final String PAY = "pay";

  /** Has an attacker attack something else, where that isn't what is asked. */
  Stream<ChangedCase> instead() {
    boolean isWhomAsked =
        last() instanceof Move.Ask(var question)
            && (question instanceof Question.Attacking || question instanceof Question.Attacked);
    return each()
        .filter(at -> !isWhomAsked && !isAsked(attacker(draft.attacks().get(at))))
        .flatMap(at -> instead(at, judgement.attackable()));
  }

  /** The same for what is asked about. */
  Stream<ChangedCase> insteadOfAsked() {
    return last() instanceof Move.Ask
        ? each().flatMap(at -> instead(at, judgement.attackable()))
        : Stream.empty();
  }

  /** Has an attacker attack what is like that but can't be attacked now (506.2). */
  Stream<ChangedCase> beyond() {
    Board board = judgement.judged().board();
    Id active = new Id(draft.activePlayer());
    Set<Id> others =
        Stream.concat(
                board.players().values().stream()
                    .filter(player -> player.inGame() && board.areOpponents(player.id(), active))
                    .map(Player::id),
                board.permanents().values().stream()
                    .filter(one -> one.isPlaneswalker() || one.isBattle())
                    .filter(one -> board.areOpponents(one.controller(), active))
                    .map(Permanent::id))
            .filter(one -> !judgement.attackable().contains(one))
            .collect(Collectors.toSet());
    return each().flatMap(at -> instead(at, others));
  }

  private Stream<ChangedCase> instead(int at, Set<Id> others) {
    ObjectNode attack = draft.attacks().get(at);
    String target = Draft.text(attack, TARGET);
    return others.stream()
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
                copy -> {
                  copy.attacks().get(at).put(TARGET, other);
                  copy.lastDeclaration().remove(PAY);
                }));
  }

  /** Has the attackers of bands attack without them (508.1e). */
  Stream<ChangedCase> withoutBands() {
    return Stream.of(draft.lastDeclaration().path(BANDS))
        .filter(bands -> !bands.isEmpty())
        .map(bands ->
            change(
                draft,
                bands.size() == 1 ? "without the band" : "without the bands",
                Optional.empty(),
                ChangedCase.Kind.BAND,
                copy -> copy.lastDeclaration().remove(BANDS)));
  }

  /** Leaves out what the active player chose to pay (508.1g). */
  Stream<ChangedCase> withoutOptions() {
    return Stream.of(OPTIONAL)
        .filter(draft.lastDeclaration()::has)
        .map(optional ->
            change(
                draft,
                "if no creature %s %s".formatted(isLast() ? "were" : "had been", optional()),
                Optional.empty(),
                ChangedCase.Kind.ABSENT,
                copy -> copy.lastDeclaration().remove(optional)));
  }

  /** Has an attacker be exerted that could be (508.1g, 701.43). */
  Stream<ChangedCase> exerted() {
    Board board = judgement.judged().board();
    return attackers()
        .filter(one ->
            isPlain()
                && board.permanent(one).stream()
                    .flatMap(it -> it.abilities().stream())
                    .flatMap(ability -> ability.effects().stream())
                    .anyMatch(AttackChanges::isExerting))
        .map(one ->
            change(
                draft,
                "if %s %s exerted as it attacks"
                    .formatted(names().of(one), isLast() ? "were" : "had been"),
                Optional.of(one),
                ChangedCase.Kind.ITSELF,
                copy ->
                    Draft.list(copy.lastDeclaration(), OPTIONAL)
                        .addObject()
                        .put(ATTACKER, one.value())
                        .put("cost", EXERT)));
  }

  private static boolean isExerting(Effect effect) {
    return effect instanceof Effect.OptionalCost(var _, var cost, var _) && cost.equals(EXERT);
  }

  /** What the optional costs that are paid do, in a word. */
  private String optional() {
    List<String> costs =
        Draft.objects(draft.lastDeclaration(), OPTIONAL).stream()
            .map(paid -> Draft.text(paid, "cost"))
            .distinct()
            .toList();
    return switch (costs.size() == 1 ? costs.getFirst() : "") {
      case EXERT -> "exerted as it attacks";
      case "enlist" -> "enlisted";
      default -> "paid for with an optional cost";
    };
  }

  /** Has a creature that stays home attack too, or at all where nothing attacks. */
  Stream<ChangedCase> too() {
    Optional<String> target =
        draft.attacks().stream()
            .map(attack -> Draft.text(attack, TARGET))
            .findFirst()
            .or(() -> judgement.attackable().stream().map(Id::value).sorted().findFirst());
    return target.stream().flatMap(of -> atHome().map(one -> too(one, of)));
  }

  /** The single untapped creatures of the active player that stay home. */
  private Stream<Id> atHome() {
    Set<Id> attacking = attackers().collect(Collectors.toSet());
    return judgement.judged().board().permanents().values().stream()
        .filter(one -> isPlain() && one.isCreature() && !one.tapped())
        .filter(one -> one.controller().value().equals(draft.activePlayer()))
        .map(Permanent::id)
        .filter(one -> !attacking.contains(one) && !isAsked(one))
        .filter(one -> draft.entry(one.value()).equals(one.value()));
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
                copy -> stay(copy, attacker)));
  }

  /** Has another creature attack what the only attacker of an illegal attack can't. */
  Stream<ChangedCase> swapped() {
    boolean isIllegal =
        isLast() && judgement.rulings().getLast().verdict() == Verdict.ILLEGAL && isPlain();
    return attackers()
        .filter(_ -> isIllegal && draft.attacks().size() == 1)
        .flatMap(attacker -> atHome().map(Id::value).map(other -> swapped(attacker, other)));
  }

  private ChangedCase swapped(Id attacker, String other) {
    String target = Draft.text(draft.attacks().getFirst(), TARGET);
    return change(
        draft,
        "if %s attacked %s instead of %s"
            .formatted(names().of(new Id(other)), names().of(new Id(target)), names().of(attacker)),
        Optional.of(new Id(other)),
        ChangedCase.Kind.TOO,
        copy -> copy.declare(List.of(Draft.attack(other, target))));
  }

  /** Has the only attacker of a legal attack stay home. */
  Stream<ChangedCase> nothing() {
    return attackers()
        .filter(_ -> isLast() && draft.attacks().size() == 1)
        .filter(_ -> judgement.rulings().getLast().verdict() == Verdict.LEGAL)
        .map(attacker ->
            change(
                draft,
                "",
                Optional.of(attacker),
                ChangedCase.Kind.HOME,
                copy -> stay(copy, attacker)));
  }

  private static void stay(Draft copy, Id attacker) {
    copy.declare(copy.attacks().stream().filter(one -> !attacker(one).equals(attacker)).toList());
    ObjectNode declaration = copy.lastDeclaration();
    List<List<String>> bands =
        declaration.path(BANDS).values().stream()
            .map(Draft::texts)
            .map(band -> band.stream().filter(one -> !one.equals(attacker.value())).toList())
            .filter(band -> band.size() > 1)
            .toList();
    declaration.remove(List.of(BANDS, PAY));
    if (!bands.isEmpty()) {
      ArrayNode left = declaration.putArray(BANDS);
      bands.forEach(band -> {
        ArrayNode of = left.addArray();
        band.forEach(of::add);
      });
    }
  }

  /** Has a creature attack too of which what it does itself is told. */
  Stream<ChangedCase> itself() {
    return too().map(one -> one.as(ChangedCase.Kind.ITSELF));
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

  String verb() {
    return isLast() ? "attacked" : "had attacked";
  }

  private Stream<Id> attackers() {
    return each().map(at -> attacker(draft.attacks().get(at)));
  }

  /** The attacks that stand for one creature each, of a declaration without optional costs. */
  private Stream<Integer> each() {
    List<ObjectNode> attacks = draft.attacks();
    boolean isEach = draft.hasDeclaration() && !draft.lastDeclaration().has(OPTIONAL);
    return IntStream.range(0, isEach ? attacks.size() : 0)
        .filter(at -> !attacks.get(at).has(COUNT))
        .boxed();
  }

  /** Whether the case declares attacks, and nothing of bands or costs with them. */
  boolean isPlain() {
    return draft.hasDeclaration()
        && Stream.of(BANDS, OPTIONAL, PAY).noneMatch(draft.lastDeclaration()::has);
  }

  private Names names() {
    return judgement.names();
  }

  static Id attacker(ObjectNode attack) {
    return new Id(Draft.text(attack, ATTACKER));
  }
}
