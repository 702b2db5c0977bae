package casebook.site.page.variation;

import static casebook.site.page.variation.Changes.change;
import static casebook.site.page.variation.Entries.TARGET;

import casebook.engine.board.Id;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.Reason;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import casebook.site.judging.Judgement;
import casebook.site.page.draft.Draft;
import casebook.site.page.draft.DraftMoves;
import casebook.site.words.ruling.UndoneWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Changes to what happens, and when. */
record MoveChanges(Draft draft, Judgement judgement) {

  private static final String BEGIN_COMBAT = "beginCombat";
  private static final String DEFENDING = "defending";
  private static final String PUT = "putAttacking";

  /** Leaves out one of the moves before the last. */
  Stream<ChangedCase> undone() {
    var words = new UndoneWords(judgement.names());
    return IntStream.range(0, judgement.rulings().size() - 1)
        .boxed()
        .filter(at -> !isWhatIsAsked(move(at)) && !regenerates(move(at)))
        .flatMap(at ->
            words.clause(move(at)).stream()
                .map(clause ->
                    change(
                        draft,
                        "if " + clause,
                        subject(move(at)),
                        ChangedCase.Kind.UNDONE,
                        copy -> new DraftMoves(copy).remove(at))));
  }

  private static Optional<Id> subject(Move move) {
    return switch (move) {
      case Move.ChangePermanent(var permanent, var _) -> Optional.of(permanent);
      case Move.PutAttacking put -> Optional.of(put.permanent().id());
      case Move.BecomeAttacking(var creature, var _, var _) -> Optional.of(creature);
      default -> Optional.empty();
    };
  }

  /** Has the last new choice be another one (508.7). */
  Stream<ChangedCase> reselected() {
    return judgement.judged().moves().getLast() instanceof Move.Reselect(var creature, var target)
        ? judgement.attackable().stream()
            .filter(
                other -> !other.equals(target) && !isAttacked(creature, other) && isThere(other))
            .sorted(Comparator.comparing(Id::value))
            .map(other ->
                change(
                    draft,
                    "if %s were made to attack %s instead"
                        .formatted(judgement.names().of(creature), judgement.names().of(other)),
                    Optional.of(creature),
                    ChangedCase.Kind.TARGET,
                    copy ->
                        ((ObjectNode) copy.moves().getLast().get("reselect"))
                            .put(TARGET, other.value())))
        : Stream.empty();
  }

  /** Whether a creature is attacking something before the last move. */
  private boolean isAttacked(Id creature, Id target) {
    List<Ruling> rulings = judgement.rulings();
    return rulings.size() > 1
        && Optional.of(target)
            .equals(rulings.get(rulings.size() - 2).state().attacking().get(creature));
  }

  private boolean isThere(Id target) {
    return judgement.judged().moves().stream()
        .noneMatch(move ->
            move instanceof Move.ChangePermanent(var gone, var changes)
                && gone.equals(target)
                && changes.contains(new Change.Leaves()));
  }

  /**
   * Has a card that was put onto the battlefield attacking be there before, and be declared
   * (508.4c); a token is made by the attack itself.
   */
  Stream<ChangedCase> declared() {
    boolean isPlain = isPlain();
    return IntStream.range(new DraftMoves(draft).lastDeclaration() + 1, draft.moves().size())
        .boxed()
        .filter(_ -> isPlain)
        .flatMap(at ->
            move(at) instanceof Move.PutAttacking put
                    && put.target().filter(judgement.attackable()::contains).isPresent()
                    && draft.moves().get(at).path(PUT).path("permanent").has("card")
                ? Stream.of(declared(at, put.permanent().id(), put.target().get()))
                : Stream.empty())
        .map(ChangedCase::forDeclaration);
  }

  private ChangedCase declared(int at, Id permanent, Id target) {
    return change(
        draft,
        "if %s had %s and been declared as attacking %s%s"
            .formatted(
                judgement.names().of(permanent),
                draft.moves().get(at).at("/putAttacking/permanent").has("since")
                    ? "entered this turn before combat"
                    : "been on the battlefield",
                judgement.names().of(target),
                draft.attacks().isEmpty() ? "" : " too"),
        Optional.of(permanent),
        ChangedCase.Kind.DECLARED,
        copy -> {
          ObjectNode put = (ObjectNode) copy.moves().get(at).get(PUT).get("permanent");
          put.put("tapped", false);
          Draft.list(copy.root(), "permanents").add(put);
          var attacks = new ArrayList<>(copy.attacks());
          attacks.add(Draft.attack(permanent.value(), target.value()));
          copy.declare(attacks);
          new DraftMoves(copy).remove(at);
        });
  }

  /** Has combat go on that has ended, where nothing but questions follow (511.3). */
  Stream<ChangedCase> unended() {
    List<Move> moves = judgement.judged().moves();
    int ended =
        IntStream.range(0, moves.size())
            .filter(at -> moves.get(at) instanceof Move.EndCombat)
            .reduce(-1, (_, at) -> at);
    return ended >= 0
            && ended < moves.size() - 1
            && moves.stream().skip(ended + 1L).allMatch(Move.Ask.class::isInstance)
        ? Stream.of(
            change(
                draft,
                "if combat hadn’t ended yet",
                Optional.empty(),
                ChangedCase.Kind.WHEN,
                copy -> new DraftMoves(copy).remove(ended)))
        : Stream.empty();
  }

  /** Has the active player choose another defending player (506.2a). */
  Stream<ChangedCase> chosen() {
    int begun =
        IntStream.range(0, draft.moves().size())
            .filter(at -> draft.moves().get(at).path(BEGIN_COMBAT).has(DEFENDING))
            .reduce(-1, (_, at) -> at);
    String active = draft.activePlayer();
    String clause = begun == draft.moves().size() - 1 ? "if %s chose %s" : "if %s had chosen %s";
    return draft.players().stream()
        .filter(_ -> begun >= 0)
        .map(Draft::id)
        .filter(player -> !player.equals(active))
        .filter(player -> !Draft.names(draft.moves().get(begun), player))
        .map(player ->
            change(
                draft,
                clause.formatted(name(active), name(player)),
                Optional.empty(),
                ChangedCase.Kind.WHO,
                copy ->
                    ((ObjectNode) copy.moves().get(begun).get(BEGIN_COMBAT))
                        .put(DEFENDING, player)));
  }

  private String name(String id) {
    return judgement.names().of(new Id(id));
  }

  /** Has a declared attacker have entered attacking, where that is asked about (508.4, 508.6). */
  Stream<ChangedCase> entered() {
    boolean isAsked =
        judgement.judged().moves().getLast() instanceof Move.Ask(var question)
            && (question instanceof Question.Attacked || question instanceof Question.WasDeclared);
    int declared = new DraftMoves(draft).lastDeclaration();
    return IntStream.range(0, isAsked && isPlain() ? draft.attacks().size() : 0)
        .boxed()
        .flatMap(at ->
            draft.permanents().stream()
                .filter(one -> !one.has("count"))
                .filter(one ->
                    Draft.id(one).equals(AttackChanges.attacker(draft.attacks().get(at)).value()))
                .map(one -> entered(at, declared, Draft.id(one))));
  }

  private ChangedCase entered(int attack, int declared, String id) {
    String target = Draft.text(draft.attacks().get(attack), TARGET);
    return change(
        draft,
        "if %s had entered attacking %s without being declared".formatted(name(id), name(target)),
        Optional.of(new Id(id)),
        ChangedCase.Kind.ENTERED,
        copy -> {
          ArrayNode permanents = Draft.list(copy.root(), "permanents");
          List<ObjectNode> all = copy.permanents();
          int place = all.stream().map(Draft::id).toList().indexOf(id);
          ObjectNode move = Draft.emptyMove();
          ObjectNode put = move.putObject(PUT).put(TARGET, target);
          put.set("permanent", all.get(place).put("tapped", true));
          permanents.remove(place);
          var attacks = new ArrayList<>(copy.attacks());
          attacks.remove(attack);
          copy.declare(attacks);
          Draft.list(copy.root(), "moves").insert(declared + 1, move);
        });
  }

  private boolean isPlain() {
    return new AttackChanges(draft, judgement).isPlain();
  }

  /** Has a Vehicle that nobody crewed be crewed (702.122a). */
  Stream<ChangedCase> crewed() {
    return draft.permanents().stream()
        .filter(one -> !one.has("count"))
        .filter(one -> Draft.text(one, "controller").equals(draft.activePlayer()))
        .map(Draft::id)
        .filter(this::isVehicleAlone)
        .map(id ->
            change(
                draft,
                "if %s were crewed".formatted(name(id)),
                Optional.of(new Id(id)),
                ChangedCase.Kind.CREWED,
                copy ->
                    copy.addEffect(name(id))
                        .put("permanent", id)
                        .put("controller", draft.activePlayer())
                        .put("text", "Crew")));
  }

  private boolean isVehicleAlone(String id) {
    return judgement
        .judged()
        .board()
        .permanent(new Id(id))
        .filter(one -> !one.isCreature())
        .filter(one -> one.characteristics().subtypes().contains("vehicle"))
        .isPresent();
  }

  /** Lets an attacker that is no creature have become one before the attack (508.1a). */
  Stream<ChangedCase> creatures() {
    int declared = new DraftMoves(draft).lastDeclaration();
    Set<Id> noCreatures =
        judgement.rulings().getLast().findings().stream()
            .flatMap(finding -> finding.reason().stream())
            .flatMap(reason ->
                reason instanceof Reason.NotACreature(var one) ? Stream.of(one) : Stream.empty())
            .collect(Collectors.toSet());
    return draft.attacks().stream()
        .map(AttackChanges::attacker)
        .filter(noCreatures::contains)
        .filter(one -> !isVehicleAlone(one.value()))
        .map(one ->
            change(
                draft,
                "if %s were a creature as attackers were declared"
                    .formatted(judgement.names().of(one)),
                Optional.of(one),
                ChangedCase.Kind.MARK,
                copy -> {
                  ObjectNode made = Draft.emptyMove();
                  made.putObject("change")
                      .put("permanent", one.value())
                      .put("gainsType", "creature");
                  new DraftMoves(copy).add(made);
                  new DraftMoves(copy).sooner(copy.moves().size() - 1, declared);
                }));
  }

  /** Whether something regenerates: otherwise it would have been destroyed (701.19a). */
  private static boolean regenerates(Move move) {
    return move instanceof Move.ChangePermanent(var _, var changes)
        && changes.contains(new Change.Regenerates());
  }

  /** Whether a move is the blocks that the case asks about. */
  private boolean isWhatIsAsked(Move move) {
    return move instanceof Move.DeclareBlockers && asksOfBlocks(judgement);
  }

  /** Whether a case ends with a question about what blocks. */
  static boolean asksOfBlocks(Judgement judgement) {
    return judgement.rulings().getLast().move() instanceof Move.Ask(var question)
        && (question instanceof Question.BlocksAlone
            || question instanceof Question.BlockingAlone
            || question instanceof Question.Blocked);
  }

  /** Lets what changed after a legal attack have changed before it. */
  Stream<ChangedCase> sooner() {
    int declared = new DraftMoves(draft).lastDeclaration();
    boolean isLegal =
        declared >= 0
            && declared < judgement.rulings().size()
            && judgement.rulings().get(declared).verdict() == Verdict.LEGAL;
    var words = new UndoneWords(judgement.names());
    return IntStream.range(isLegal ? declared + 1 : 0, isLegal ? judgement.rulings().size() : 0)
        .boxed()
        .filter(at -> !endsAttack(move(at)))
        .flatMap(at ->
            words.sooner(move(at)).stream()
                .map(clause ->
                    change(
                        new DraftMoves(draft).upTo(at),
                        "if " + clause + " before attackers were declared",
                        subject(move(at)),
                        ChangedCase.Kind.ORDER,
                        copy -> new DraftMoves(copy).sooner(at, declared))))
        .map(ChangedCase::forDeclaration);
  }

  /**
   * Whether it takes away an attacker or what is attacked, without which no attack is declared, or
   * gives control of something, which may be what the attack does.
   */
  private boolean endsAttack(Move move) {
    return move instanceof Move.ChangePermanent(var permanent, var changes)
        && changes.stream()
            .anyMatch(change ->
                change instanceof Change.ChangesController
                    || (isInAttack(permanent)
                        && (change instanceof Change.Leaves
                            || change instanceof Change.PhasesOut
                            || (change instanceof Change.LosesType(var type)
                                && type.equals("creature")))));
  }

  private boolean isInAttack(Id permanent) {
    return draft.attacks().stream().anyMatch(attack -> Draft.names(attack, permanent.value()));
  }

  private Move move(int at) {
    return judgement.judged().moves().get(at);
  }
}
