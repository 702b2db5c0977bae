package casebook.site.ask;

import casebook.engine.Game;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.move.Attack;
import casebook.engine.move.Move;
import casebook.engine.move.Payment;
import casebook.engine.move.Question;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.State;
import casebook.engine.ruling.Verdict;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Asked.Part;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import casebook.site.words.ruling.PriceWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Answers a question on one board, by asking the engine about declarations. */
final class Judging {
  private final Scene scene;
  private final Board board;
  private final Declarations declarations;
  private final Ids ids;
  private final ToldAttack told;
  private final List<Permanent> entering;

  /**
   * @param targets all that can be attacked on the board
   * @param entering what is put onto the battlefield attacking after the declaration
   */
  Judging(Scene scene, Board board, List<Id> targets, List<Permanent> entering) {
    this.scene = scene;
    this.board = board;
    Payment payment = scene.paysNothing() ? new Payment.Nothing() : new Payment.All();
    this.declarations = new Declarations(board, targets, payment);
    this.ids = new Ids(board);
    this.told = new ToldAttack(scene);
    this.entering = List.copyOf(entering);
  }

  Outcome outcome(Asked asked) {
    return switch (asked) {
      case Asked.CanAttack(var _, var attack, boolean only) -> canBeside(attack, only);
      case Asked.Stopped(var _, var attack) -> canBeside(attack, false);
      case Asked.AnyCanAttack(var _, var attack, boolean _) -> alone(attack, any(attack));
      case Asked.Legal _ -> can(scene.attack().orElse(Asked.Attack.ANY), true);
      case Asked.MustAttack(var _, var attack) -> new Forcing(declarations, ids, told).must(attack);
      case Asked.HowMany(var _, var attack, boolean fewest) -> howMany(attack, fewest);
      case Asked.Cost(var _, var attack, boolean _) -> alone(attack, cost(attack));
      case Asked.Triggers(var _, var source, var what) ->
          triggers(source, what == Asked.Triggering.FOR_ENTERING);
      case Asked.StillAttacking(var _, var of, boolean _) ->
          afterwards(of, LaterMoves::stillAttacking);
      case Asked.AttackingNow now -> attackingNow(now);
      case Asked.Whom(var _, var attack, boolean _) -> whom(attack);
      case Asked.Defending(var _, var creature) -> defending(creature);
    };
  }

  /** What these creatures may attack, as far as the question says. */
  private List<Id> targets(Asked.Attack attack) {
    return attack.target().map(target -> List.of(Ids.of(target))).orElse(declarations.targets());
  }

  private Outcome open(Attack attack) {
    return Outcome.of(Outcome.Verdict.OPEN, declarations.move(attack));
  }

  /** The outcome, unless it may be asked together with an attack that is told of. */
  private Outcome alone(Asked.Attack asked, Outcome outcome) {
    Optional<Asked.Attack> beside = told.beside(asked);
    beside.ifPresent(told::asks);
    return beside.isEmpty() ? outcome : open(Attack.NONE);
  }

  private Outcome canBeside(Asked.Attack asked, boolean only) {
    Optional<Asked.Attack> beside = told.beside(asked);
    told.asksWhich(asked);
    if (beside.isEmpty()) {
      return can(asked, only);
    }
    Optional<Asked.Attack> together = ToldAttack.together(beside.get(), asked).filter(_ -> !only);
    Outcome with = together.map(one -> can(one, false)).orElseGet(() -> open(Attack.NONE));
    if (told.isSupposed() || with.isSameAnswer(can(asked, only))) {
      return with;
    }
    told.asks(beside.get());
    return open(Attack.NONE);
  }

  private Outcome can(Asked.Attack asked, boolean only) {
    if (asked.isSplit()) {
      Attack attack = ids.declared(asked);
      return withOthers(
          Outcome.of(verdict(attack, false, only), declarations.move(attack)), attack);
    }
    List<Id> creatures = ids.of(asked);
    List<Id> targets = targets(asked);
    if (creatures.isEmpty() || targets.isEmpty()) {
      return open(Attack.NONE);
    }
    Map<Id, Outcome.Verdict> verdicts = new LinkedHashMap<>();
    for (Id target : targets) {
      verdicts.put(target, verdict(Ids.on(creatures, target), asked.isAny(), only));
    }
    List<Id> legal =
        verdicts.entrySet().stream()
            .filter(one -> one.getValue() == Outcome.Verdict.LEGAL)
            .map(Map.Entry::getKey)
            .toList();
    boolean isSame = verdicts.values().stream().distinct().count() == 1;
    Id first = legal.isEmpty() ? targets.getFirst() : legal.getFirst();
    Move move = declarations.move(Ids.on(creatures, first));
    if (verdicts.containsValue(Outcome.Verdict.OPEN)
        || (!isSame && (legal.isEmpty() || (asked.everything() && targets.size() > 1)))) {
      return Outcome.of(Outcome.Verdict.OPEN, move);
    }
    if (isSame || legal.isEmpty()) {
      Outcome.Verdict verdict = verdicts.getOrDefault(first, Outcome.Verdict.OPEN);
      boolean mayBeSplit =
          verdict == Outcome.Verdict.ILLEGAL && creatures.size() > 1 && targets.size() > 1;
      return mayBeSplit
          ? split(creatures, move)
          : withOthers(Outcome.of(verdict, move), Ids.on(creatures, first));
    }
    return new Outcome(
        Outcome.Verdict.LEGAL_AGAINST_SOME,
        legal.stream().map(Id::value).collect(Collectors.joining(",")),
        List.of(move));
  }

  /** Whether one of these creatures is in some legal attack. */
  private Outcome any(Asked.Attack asked) {
    Optional<List<Attack>> all = declarations.legal();
    List<Id> creatures = ids.of(asked);
    if (all.isEmpty() || creatures.isEmpty()) {
      return open(Attack.NONE);
    }
    Optional<Id> target = asked.target().map(Ids::of);
    List<Attack> with =
        all.get().stream()
            .filter(one ->
                creatures.stream().anyMatch(creature -> Forcing.attacks(one, creature, target)))
            .toList();
    if (with.isEmpty()) {
      return Outcome.of(
          Outcome.Verdict.ILLEGAL, declarations.move(Ids.on(creatures, targets(asked).getFirst())));
    }
    String attackers =
        creatures.stream()
            .filter(
                creature -> with.stream().anyMatch(one -> Forcing.attacks(one, creature, target)))
            .map(Id::value)
            .collect(Collectors.joining(","));
    return new Outcome(
        Outcome.Verdict.LEGAL, attackers, List.of(declarations.move(with.getFirst())));
  }

  /** Where no target will do for all creatures, they may attack several. */
  private Outcome split(List<Id> creatures, Move move) {
    boolean isIllegal =
        declarations
            .legal()
            .filter(all -> all.stream().noneMatch(one -> one.attackers().containsAll(creatures)))
            .isPresent();
    return Outcome.of(isIllegal ? Outcome.Verdict.ILLEGAL : Outcome.Verdict.OPEN, move);
  }

  private Outcome.Verdict verdict(Attack attack, boolean isAny, boolean only) {
    Verdict exact = declarations.verdict(attack);
    if (exact == Verdict.UNDETERMINED) {
      return Outcome.Verdict.OPEN;
    }
    if (exact == Verdict.LEGAL) {
      return Outcome.Verdict.LEGAL;
    }
    if (only && !isAny) {
      return Outcome.Verdict.ILLEGAL;
    }
    return declarations
        .legal()
        .map(all ->
            all.stream().anyMatch(one -> includes(one, attack))
                ? Outcome.Verdict.ONLY_WITH_OTHERS
                : Outcome.Verdict.ILLEGAL)
        .orElse(Outcome.Verdict.OPEN);
  }

  /** Where it is legal only with others, with the smallest legal attack that has them. */
  private Outcome withOthers(Outcome outcome, Attack attack) {
    return outcome.verdict() == Outcome.Verdict.ONLY_WITH_OTHERS
        ? declarations.legal().stream()
            .flatMap(List::stream)
            .filter(one -> includes(one, attack))
            .min(Comparator.comparingInt(one -> one.attackers().size()))
            .map(one -> outcome.with(declarations.move(one)))
            .orElse(outcome)
        : outcome;
  }

  private static boolean includes(Attack attack, Attack part) {
    return part.targets().entrySet().stream()
        .allMatch(one -> attack.targetOf(one.getKey()).equals(Optional.of(one.getValue())));
  }

  /** The most creatures of a legal attack on this alone, or the fewest that attack it in any. */
  private Outcome howMany(Asked.Attack asked, boolean fewest) {
    Optional<Id> target = asked.target().map(Ids::of);
    ToIntFunction<Attack> number =
        one ->
            (int)
                one.targets().values().stream()
                    .filter(id -> target.isEmpty() || id.equals(target.get()))
                    .count();
    Optional<Attack> best =
        declarations
            .legal()
            .flatMap(all ->
                fewest
                    ? all.stream().min(Comparator.comparingInt(number))
                    : all.stream()
                        .filter(one -> number.applyAsInt(one) == one.attackers().size())
                        .max(Comparator.comparingInt(number)));
    return best.map(one ->
            new Outcome(
                Outcome.Verdict.TOLD,
                Integer.toString(number.applyAsInt(one)),
                List.of(declarations.move(one))))
        .orElseGet(() -> open(Attack.NONE));
  }

  /** What a declaration against each target gives, if it is the same for all. */
  private Outcome same(Asked.Attack asked, Function<Ruling, String> answer) {
    List<Id> creatures = ids.of(asked);
    if (creatures.isEmpty()) {
      return open(Attack.NONE);
    }
    List<Attack> attacks =
        asked.isSplit()
            ? List.of(ids.declared(asked))
            : targets(asked).stream().map(target -> Ids.on(creatures, target)).toList();
    List<Outcome> outcomes = new ArrayList<>();
    for (Attack attack : attacks) {
      Outcome.Verdict verdict =
          switch (declarations.verdict(attack)) {
            case LEGAL -> Outcome.Verdict.TOLD;
            case ILLEGAL -> Outcome.Verdict.ILLEGAL;
            case UNDETERMINED -> Outcome.Verdict.OPEN;
          };
      String told =
          verdict == Outcome.Verdict.TOLD ? declarations.ruling(attack).map(answer).orElse("") : "";
      outcomes.add(new Outcome(verdict, told, List.of(declarations.move(attack))));
    }
    return outcomes.stream()
        .findFirst()
        .filter(first -> outcomes.stream().allMatch(first::isSameAnswer))
        .orElseGet(() -> open(attacks.isEmpty() ? Attack.NONE : attacks.getFirst()));
  }

  private Outcome cost(Asked.Attack asked) {
    return same(asked, ruling -> PriceWords.of(ruling.costs().total()));
  }

  /**
   * How often something triggers: with the declaration and for what is put onto the battlefield
   * attacking, or for that only (508.3, 508.4).
   */
  private Outcome triggers(Optional<Thing> source, boolean ofPut) {
    Asked.Attack attack = scene.attack().orElse(Asked.Attack.ANY);
    if (scene.later().isEmpty()) {
      return same(
          attack, ruling -> Long.toString(triggered(source, ruling, board.activePlayer()).count()));
    }
    List<Id> attackers = ids.of(attack);
    return sameOfAll(
        declared(attack, attackers),
        one ->
            later()
                .outcome(
                    board,
                    one,
                    rulings ->
                        Optional.of(
                            Long.toString(
                                rulings.stream()
                                    .skip(ofPut ? 1 : 0)
                                    .flatMap(
                                        ruling -> triggered(source, ruling, board.activePlayer()))
                                    .count()))));
  }

  private LaterMoves later() {
    return new LaterMoves(scene, declarations, entering);
  }

  /** The declarations that an attack may be, as far as it is said what it attacks. */
  private List<Attack> declared(Asked.Attack attack, List<Id> attackers) {
    return attack.isSplit()
        ? List.of(ids.declared(attack))
        : targets(attack).stream().map(target -> Ids.on(attackers, target)).toList();
  }

  /** The outcome, if it is the same for all declarations. */
  private Outcome sameOfAll(List<Attack> declared, Function<Attack, Outcome> outcome) {
    List<Outcome> outcomes = declared.stream().map(outcome).toList();
    return outcomes.stream()
        .findFirst()
        .filter(first -> outcomes.stream().allMatch(first::isSameAnswer))
        .orElseGet(() -> open(declared.isEmpty() ? Attack.NONE : declared.getFirst()));
  }

  private static boolean isOf(Id id, Thing thing) {
    return id.value().equals(thing.id()) || id.value().startsWith(thing.id() + "#");
  }

  /** What triggered of these permanents; of all that the active player controls without them. */
  static Stream<State.Triggered> triggered(Optional<Thing> source, Ruling ruling, Id active) {
    return ruling.state().triggered().stream()
        .filter(one ->
            source
                .map(thing -> isOf(one.stated().source().permanent(), thing))
                .orElseGet(() -> one.controller().equals(active)));
  }

  private static boolean isOf(Optional<Id> permanent, Thing thing) {
    return permanent.filter(id -> isOf(id, thing)).isPresent();
  }

  /** Damage depends on blocks and more, unless they attack nothing any more (506.4c). */
  private Outcome attackingNow(Asked.AttackingNow asked) {
    Outcome outcome = afterwards(asked.of(), LaterMoves::attackedNow);
    boolean isOpen =
        asked.damage()
            && outcome.verdict() == Outcome.Verdict.TOLD
            && !outcome.answer().equals(LaterMoves.NOTHING);
    if (isOpen) {
      scene.needs("Is it blocked, and does anything prevent its damage?");
    }
    return isOpen ? open(Attack.NONE) : outcome;
  }

  /**
   * What is so of creatures once the attack that was told of is declared, and all has happened that
   * is told to happen then; the same whatever they attack.
   *
   * @param answer what is so of these after a ruling; empty where it isn't the same for all of them
   */
  private Outcome afterwards(
      List<Thing> of, BiFunction<List<Id>, Ruling, Optional<String>> answer) {
    Asked.Attack attack = scene.attack().orElse(Asked.Attack.ANY);
    List<Id> attackers = ids.of(attack);
    List<Id> meant =
        of.isEmpty()
            ? attackers
            : attackers.stream().filter(id -> of.stream().anyMatch(one -> isOf(id, one))).toList();
    boolean isEachThere =
        of.stream().allMatch(one -> attackers.stream().anyMatch(id -> isOf(id, one)));
    if (meant.isEmpty() || !isEachThere) {
      scene.needs("Which creatures attack, and what?");
      return open(Attack.NONE);
    }
    LaterMoves later = later();
    return sameOfAll(declared(attack, attackers), one -> later.outcome(board, one, meant, answer));
  }

  private Outcome whom(Asked.Attack asked) {
    List<Id> creatures = ids.of(asked);
    List<Id> possible = new ArrayList<>();
    if (creatures.isEmpty()) {
      return open(Attack.NONE);
    }
    for (Id target : declarations.targets()) {
      switch (verdict(Ids.on(creatures, target), false, false)) {
        case LEGAL, ONLY_WITH_OTHERS -> possible.add(target);
        case OPEN -> {
          return open(Ids.on(creatures, target));
        }
        default -> {
          // It can't be attacked.
        }
      }
    }
    Id first = possible.isEmpty() ? declarations.targets().getFirst() : possible.getFirst();
    return new Outcome(
        Outcome.Verdict.TOLD,
        possible.stream().map(Id::value).collect(Collectors.joining(",")),
        List.of(declarations.move(Ids.on(creatures, first))));
  }

  private Outcome defending(Optional<Thing> named) {
    Asked.Attack attack = scene.attack().orElse(Asked.Attack.ANY);
    List<Id> creatures = ids.of(attack);
    Optional<Thing> meant = named.or(() -> attack.parts().stream().map(Part::thing).findFirst());
    boolean isTold =
        !attack.isSplit() && (attack.target().isPresent() || declarations.targets().size() == 1);
    if (creatures.isEmpty() || meant.isEmpty() || !isTold) {
      return open(Attack.NONE);
    }
    Attack declared = Ids.on(creatures, targets(attack).getFirst());
    Id creature = Ids.of(new Part(meant.get(), 1)).getFirst();
    List<Move> moves =
        List.of(declarations.move(declared), new Move.Ask(new Question.DefendingPlayer(creature)));
    List<Ruling> rulings = Game.adjudicate(board, moves).rulings();
    if (rulings.size() == 2
        && rulings.getFirst().verdict() == Verdict.LEGAL
        && rulings.getLast().answer().orElse(null) instanceof Answer.APlayer(var player)
        && player.isPresent()) {
      return new Outcome(Outcome.Verdict.TOLD, player.get().value(), moves);
    }
    return new Outcome(Outcome.Verdict.OPEN, "", moves);
  }
}
