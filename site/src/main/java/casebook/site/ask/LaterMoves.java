package casebook.site.ask;

import casebook.engine.Game;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.move.Attack;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.reading.text.CardText;
import casebook.engine.reading.word.Self;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import casebook.site.ask.scene.Later;
import casebook.site.ask.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** What happens once attackers are declared, as moves (506.4). */
final class LaterMoves {

  /** The answer where creatures still attack. */
  static final String ATTACKING = "attacking";

  /** The answer where they are removed from combat. */
  static final String REMOVED = "removed";

  /** The answer where they attack nothing. */
  static final String NOTHING = "nothing";

  /** What a case says where an effect would keep a creature from attacking. */
  private static final String RESTRICTION = "This creature can't attack.";

  private static final List<Ability> RESTRICTED = CardText.read(RESTRICTION, Self.UNNAMED);

  private final Scene scene;
  private final Declarations declarations;
  private final List<Permanent> entering;

  /**
   * @param entering what is put onto the battlefield attacking
   */
  LaterMoves(Scene scene, Declarations declarations, List<Permanent> entering) {
    this.scene = scene;
    this.declarations = declarations;
    this.entering = List.copyOf(entering);
  }

  /** What is so of creatures after a declaration and all that happens then. */
  Outcome outcome(
      Board board,
      Attack declared,
      List<Id> creatures,
      BiFunction<List<Id>, Ruling, Optional<String>> answer) {
    return outcome(board, declared, rulings -> answer.apply(creatures, rulings.getLast()));
  }

  /** The same of what the rulings on all of that show. */
  Outcome outcome(Board board, Attack declared, Function<List<Ruling>, Optional<String>> answer) {
    List<Move> moves = new ArrayList<>(List.of(declarations.move(declared)));
    switch (declarations.verdict(declared)) {
      case ILLEGAL -> {
        return new Outcome(Outcome.Verdict.ILLEGAL, "", moves);
      }
      case UNDETERMINED -> {
        return new Outcome(Outcome.Verdict.OPEN, "", moves);
      }
      case LEGAL -> moves.addAll(changes(declared));
    }
    List<Ruling> rulings = Game.adjudicate(board, moves).rulings();
    boolean isSure =
        rulings.size() == moves.size()
            && rulings.stream().allMatch(ruling -> ruling.verdict() == Verdict.LEGAL);
    return Optional.of(rulings)
        .filter(_ -> isSure)
        .flatMap(answer)
        .map(told -> new Outcome(Outcome.Verdict.TOLD, told, moves))
        .orElseGet(() -> new Outcome(Outcome.Verdict.OPEN, "", moves));
  }

  /** Whether all of these still attack, or none of them. */
  static Optional<String> stillAttacking(List<Id> creatures, Ruling ruling) {
    List<String> each =
        creatures.stream()
            .map(creature -> ruling.state().attacking().containsKey(creature) ? ATTACKING : REMOVED)
            .distinct()
            .toList();
    return each.size() == 1 ? Optional.of(each.getFirst()) : Optional.empty();
  }

  /** What all of these attack. */
  static Optional<String> attackedNow(List<Id> creatures, Ruling ruling) {
    List<String> each =
        creatures.stream()
            .map(creature ->
                ruling
                    .state()
                    .attacking()
                    .getOrDefault(creature, Optional.empty())
                    .map(Id::value)
                    .orElse(NOTHING))
            .distinct()
            .toList();
    return each.size() == 1 ? Optional.of(each.getFirst()) : Optional.empty();
  }

  private List<Move> changes(Attack declared) {
    Optional<Id> target = declared.targets().values().stream().findFirst();
    Stream<Move> puts =
        entering.stream().map(permanent -> new Move.PutAttacking(permanent, target, false));
    return Stream.concat(puts, scene.later().stream().flatMap(later -> changes(later, declared)))
        .toList();
  }

  private static Stream<Move> changes(Later later, Attack declared) {
    return change(later).stream()
        .flatMap(change ->
            of(later, declared).map(id -> (Move) new Move.ChangePermanent(id, List.of(change))));
  }

  /** The permanents of the board that it happens to. */
  private static Stream<Id> of(Later later, Attack declared) {
    if (later.thing().isEmpty()) {
      return declared.targets().keySet().stream();
    }
    String id = later.thing().get().id();
    return Stream.concat(declared.targets().keySet().stream(), declared.targets().values().stream())
        .filter(one -> one.value().equals(id) || one.value().startsWith(id + "#"))
        .distinct();
  }

  /** The change that a case has a word for; empty where nothing changes that combat looks at. */
  private static Optional<Change> change(Later later) {
    return switch (later.what()) {
      case TAPS -> Optional.of(new Change.Taps());
      case UNTAPS -> Optional.of(new Change.Untaps());
      case LEAVES -> Optional.of(new Change.Leaves());
      case CHANGES_CONTROLLER ->
          later.by().map(by -> new Change.ChangesController(new Id(by.id())));
      case PHASES_OUT -> Optional.of(new Change.PhasesOut());
      case REMOVED -> Optional.of(new Change.RemovedFromCombat());
      case REGENERATES -> Optional.of(new Change.Regenerates());
      case LOSES_HASTE -> Optional.of(new Change.LosesAbility(Optional.of("haste")));
      case LOSES_ABILITIES -> Optional.of(new Change.LosesAbility(Optional.empty()));
      case STOPS_BEING_CREATURE -> Optional.of(new Change.LosesType("creature"));
      case RESTRICTED -> Optional.of(new Change.GainsAbilities(RESTRICTED));
      case CHANGES, ENTERS, ENTERS_ATTACKING -> Optional.empty();
    };
  }

  /** Writes a change of a permanent into a case. */
  static void write(ObjectNode node, Id permanent, Change change) {
    node.put("permanent", permanent.value());
    switch (change) {
      case Change.Taps _ -> node.put("taps", true);
      case Change.Untaps _ -> node.put("untaps", true);
      case Change.Leaves _ -> node.put("leaves", true);
      case Change.ChangesController(var controller) -> node.put("controller", controller.value());
      case Change.PhasesOut _ -> node.put("phasesOut", true);
      case Change.RemovedFromCombat _ -> node.put("removedFromCombat", true);
      case Change.Regenerates _ -> node.put("regenerates", true);
      case Change.LosesAbility(var keyword) -> node.put("loses", keyword.orElse("abilities"));
      case Change.LosesType(var type) -> node.put("losesType", type);
      case Change.GainsAbilities _ -> node.put("gains", RESTRICTION);
      default -> throw new IllegalStateException("No question tells of " + change);
    }
  }
}
