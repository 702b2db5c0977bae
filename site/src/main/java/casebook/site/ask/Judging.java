package casebook.site.ask;

import casebook.engine.Game;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
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
import casebook.site.ask.scene.Asked.Target;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import casebook.site.words.ruling.PriceWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Answers a question on one board, by asking the engine about declarations. */
final class Judging {
  private final Scene scene;
  private final Board board;
  private final Declarations declarations;

  /**
   * @param targets all that can be attacked on the board
   */
  Judging(Scene scene, Board board, List<Id> targets) {
    this.scene = scene;
    this.board = board;
    Payment payment = scene.paysNothing() ? new Payment.Nothing() : new Payment.All();
    this.declarations = new Declarations(board, targets, payment);
  }

  Outcome outcome(Asked asked) {
    return switch (asked) {
      case Asked.CanAttack(var _, var attack, boolean only) -> can(attack, only);
      case Asked.Stopped(var _, var attack) -> can(attack, false);
      case Asked.AnyCanAttack(var _, var attack, boolean _) -> any(attack);
      case Asked.Legal _ -> can(scene.attack().orElse(Asked.Attack.ANY), true);
      case Asked.MustAttack(var _, var attack) -> must(attack);
      case Asked.HowMany(var _, var attack) -> howMany(attack);
      case Asked.Cost(var _, var attack) -> cost(attack);
      case Asked.Triggers(var _, var source) -> triggers(source);
      case Asked.Whom(var _, var attack, boolean _) -> whom(attack);
      case Asked.Defending(var _, var creature) -> defending(creature);
    };
  }

  /** What these creatures may attack, as far as the question says. */
  private List<Id> targets(Asked.Attack attack) {
    return attack.target().map(target -> List.of(id(target))).orElse(declarations.targets());
  }

  static Id id(Target target) {
    return switch (target) {
      case Target.APlayer(var party) -> new Id(party.id());
      case Target.APermanent(var thing) -> new Id(thing.id());
    };
  }

  /** The ids of a number of permanents that are alike. */
  private static List<Id> ids(Part part) {
    Thing thing = part.thing();
    if (thing.count() == 1) {
      return List.of(new Id(thing.id()));
    }
    List<Id> ids = new ArrayList<>();
    for (int i = 1; i <= part.count(); i++) {
      ids.add(new Id(thing.id() + "#" + i));
    }
    return ids;
  }

  private List<Id> attackers(Asked.Attack attack) {
    return attack.everything()
        ? board.permanents().values().stream()
            .filter(one -> one.controller().equals(board.activePlayer()))
            .filter(one -> one.characteristics().types().contains("creature"))
            .map(one -> one.id())
            .filter(id -> !id.value().startsWith("unmentioned"))
            .toList()
        : attack.parts().stream().flatMap(part -> ids(part).stream()).toList();
  }

  private static Attack on(List<Id> creatures, Id target) {
    var targets = new LinkedHashMap<Id, Id>();
    creatures.forEach(creature -> targets.put(creature, target));
    return Attack.of(targets);
  }

  private Outcome open(Attack attack) {
    return Outcome.of(Outcome.Verdict.OPEN, declarations.move(attack));
  }

  /** The declaration of an attack of which it is said what each creature attacks. */
  private Attack declared(Asked.Attack split) {
    var targets = new LinkedHashMap<Id, Id>();
    for (Asked.Attack part : split.split()) {
      Id target = part.target().map(Judging::id).orElseThrow();
      attackers(part).forEach(creature -> targets.put(creature, target));
    }
    return Attack.of(targets);
  }

  private Outcome can(Asked.Attack asked, boolean only) {
    if (asked.isSplit()) {
      Attack attack = declared(asked);
      return Outcome.of(verdict(attack, false, only), declarations.move(attack));
    }
    List<Id> creatures = attackers(asked);
    List<Id> targets = targets(asked);
    if (creatures.isEmpty() || targets.isEmpty()) {
      return open(Attack.NONE);
    }
    Map<Id, Outcome.Verdict> verdicts = new LinkedHashMap<>();
    for (Id target : targets) {
      verdicts.put(target, verdict(on(creatures, target), asked.isAny(), only));
    }
    List<Id> legal =
        verdicts.entrySet().stream()
            .filter(one -> one.getValue() == Outcome.Verdict.LEGAL)
            .map(Map.Entry::getKey)
            .toList();
    boolean isSame = verdicts.values().stream().distinct().count() == 1;
    Id first = legal.isEmpty() ? targets.getFirst() : legal.getFirst();
    Move move = declarations.move(on(creatures, first));
    if (verdicts.containsValue(Outcome.Verdict.OPEN)
        || (!isSame && (legal.isEmpty() || (asked.everything() && targets.size() > 1)))) {
      return Outcome.of(Outcome.Verdict.OPEN, move);
    }
    if (isSame || legal.isEmpty()) {
      Outcome.Verdict verdict = verdicts.getOrDefault(first, Outcome.Verdict.OPEN);
      boolean mayBeSplit =
          verdict == Outcome.Verdict.ILLEGAL && creatures.size() > 1 && targets.size() > 1;
      return mayBeSplit ? split(creatures, move) : Outcome.of(verdict, move);
    }
    return new Outcome(
        Outcome.Verdict.LEGAL_AGAINST_SOME,
        legal.stream().map(Id::value).collect(Collectors.joining(",")),
        List.of(move));
  }

  /** Whether a creature attacks something, or anything where it isn't said what. */
  private static boolean attacks(Attack attack, Id creature, Optional<Id> target) {
    return attack.isAttacker(creature)
        && (target.isEmpty() || attack.targetOf(creature).equals(target));
  }

  /** Whether one of these creatures is in some legal attack. */
  private Outcome any(Asked.Attack asked) {
    Optional<List<Attack>> all = declarations.legal();
    List<Id> creatures = attackers(asked);
    if (all.isEmpty() || creatures.isEmpty()) {
      return open(Attack.NONE);
    }
    Optional<Id> target = asked.target().map(Judging::id);
    List<Attack> with =
        all.get().stream()
            .filter(one -> creatures.stream().anyMatch(creature -> attacks(one, creature, target)))
            .toList();
    if (with.isEmpty()) {
      return Outcome.of(
          Outcome.Verdict.ILLEGAL, declarations.move(on(creatures, targets(asked).getFirst())));
    }
    String attackers =
        creatures.stream()
            .filter(creature -> with.stream().anyMatch(one -> attacks(one, creature, target)))
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

  private static boolean includes(Attack attack, Attack part) {
    return part.targets().entrySet().stream()
        .allMatch(one -> attack.targetOf(one.getKey()).equals(Optional.of(one.getValue())));
  }

  private Outcome must(Asked.Attack asked) {
    Move move = declarations.move(Attack.NONE);
    if (asked.isSplit()) {
      return Outcome.of(Outcome.Verdict.OPEN, move);
    }
    Verdict nothing = declarations.verdict(Attack.NONE);
    if (nothing == Verdict.UNDETERMINED) {
      return Outcome.of(Outcome.Verdict.OPEN, move);
    }
    if (nothing == Verdict.LEGAL) {
      return Outcome.of(Outcome.Verdict.NEED_NOT, move);
    }
    Optional<List<Attack>> all = declarations.legal();
    if (all.isEmpty() || all.get().isEmpty()) {
      return Outcome.of(Outcome.Verdict.OPEN, move);
    }
    List<Id> creatures = attackers(asked);
    Optional<Id> target = asked.target().map(Judging::id);
    boolean isInAll =
        all.get().stream()
            .allMatch(one ->
                asked.isAny()
                    ? target.isEmpty() || one.targets().containsValue(target.get())
                    : creatures.stream().allMatch(creature -> attacks(one, creature, target)));
    if (isInAll) {
      return Outcome.of(Outcome.Verdict.MUST, move);
    }
    boolean isInNone =
        !creatures.isEmpty()
            && all.get().stream().noneMatch(one -> creatures.stream().anyMatch(one::isAttacker));
    return Outcome.of(isInNone ? Outcome.Verdict.ILLEGAL : Outcome.Verdict.NEED_NOT, move);
  }

  private Outcome howMany(Asked.Attack asked) {
    Optional<Id> target = asked.target().map(Judging::id);
    Optional<Attack> best =
        declarations
            .legal()
            .flatMap(all ->
                all.stream()
                    .filter(one ->
                        target.isEmpty()
                            || one.targets().values().stream().allMatch(target.get()::equals))
                    .max(Comparator.comparingInt(one -> one.attackers().size())));
    return best.map(one ->
            new Outcome(
                Outcome.Verdict.TOLD,
                Integer.toString(one.attackers().size()),
                List.of(declarations.move(one))))
        .orElseGet(() -> open(Attack.NONE));
  }

  /** What a declaration against each target gives, if it is the same for all. */
  private Outcome same(Asked.Attack asked, java.util.function.Function<Ruling, String> answer) {
    List<Id> creatures = attackers(asked);
    if (creatures.isEmpty()) {
      return open(Attack.NONE);
    }
    List<Attack> attacks =
        asked.isSplit()
            ? List.of(declared(asked))
            : targets(asked).stream().map(target -> on(creatures, target)).toList();
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

  private Outcome triggers(Optional<Thing> source) {
    return same(
        scene.attack().orElse(Asked.Attack.ANY),
        ruling -> Long.toString(triggered(source, ruling, board.activePlayer()).count()));
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
    return permanent
        .filter(id -> id.value().equals(thing.id()) || id.value().startsWith(thing.id() + "#"))
        .isPresent();
  }

  private Outcome whom(Asked.Attack asked) {
    List<Id> creatures = attackers(asked);
    List<Id> possible = new ArrayList<>();
    if (creatures.isEmpty()) {
      return open(Attack.NONE);
    }
    for (Id target : declarations.targets()) {
      switch (verdict(on(creatures, target), false, false)) {
        case LEGAL, ONLY_WITH_OTHERS -> possible.add(target);
        case OPEN -> {
          return open(on(creatures, target));
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
        List.of(declarations.move(on(creatures, first))));
  }

  private Outcome defending(Optional<Thing> named) {
    Asked.Attack attack = scene.attack().orElse(Asked.Attack.ANY);
    List<Id> creatures = attackers(attack);
    Optional<Thing> meant = named.or(() -> attack.parts().stream().map(Part::thing).findFirst());
    boolean isTold =
        !attack.isSplit() && (attack.target().isPresent() || declarations.targets().size() == 1);
    if (creatures.isEmpty() || meant.isEmpty() || !isTold) {
      return open(Attack.NONE);
    }
    Attack declared = on(creatures, targets(attack).getFirst());
    Id creature = ids(new Part(meant.get(), 1)).getFirst();
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
