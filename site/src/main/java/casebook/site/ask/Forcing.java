package casebook.site.ask;

import casebook.engine.board.Id;
import casebook.engine.move.Attack;
import casebook.engine.move.Move;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import casebook.rules.RuleNumber;
import casebook.site.ask.scene.Asked;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/** Answers whether creatures must attack. */
final class Forcing {
  private static final RuleNumber RESTRICTIONS = RuleNumber.parse("508.1c");

  private final Declarations declarations;
  private final Ids ids;
  private final ToldAttack told;

  Forcing(Declarations declarations, Ids ids, ToldAttack told) {
    this.declarations = declarations;
    this.ids = ids;
    this.told = told;
  }

  Outcome must(Asked.Attack asked) {
    Optional<Asked.Attack> beside = told.beside(asked);
    told.asksWhich(asked);
    if (beside.isEmpty()) {
      return alone(asked);
    }
    Outcome with = with(beside.get(), asked);
    if (told.isSupposed() || with.isSameAnswer(alone(asked))) {
      return with;
    }
    told.asks(beside.get());
    return open();
  }

  private Outcome open() {
    return Outcome.of(Outcome.Verdict.OPEN, declarations.move(Attack.NONE));
  }

  private Outcome alone(Asked.Attack asked) {
    Verdict nothing = declarations.verdict(Attack.NONE);
    if (asked.isSplit() || nothing == Verdict.UNDETERMINED) {
      return open();
    }
    if (nothing == Verdict.LEGAL) {
      Outcome outcome = Outcome.of(Outcome.Verdict.NEED_NOT, declarations.move(Attack.NONE));
      return unable(asked).map(outcome::with).orElse(outcome);
    }
    return declarations
        .legal()
        .filter(all -> !all.isEmpty())
        .map(all -> {
          Outcome outcome = among(all, asked, declarations.move(Attack.NONE));
          return outcome.verdict() == Outcome.Verdict.NEED_NOT
              ? Outcome.of(Outcome.Verdict.NEED_NOT, declarations.move(without(all, asked)))
              : outcome;
        })
        .orElseGet(this::open);
  }

  /** The declaration of these alone, where none is legal for a restriction (508.1c). */
  private Optional<Move.DeclareAttackers> unable(Asked.Attack asked) {
    List<Id> creatures = ids.of(asked);
    List<Attack> attacks =
        declarations.targets().stream().map(target -> Ids.on(creatures, target)).toList();
    boolean isRestricted =
        !creatures.isEmpty()
            && attacks.stream()
                .allMatch(one ->
                    declarations
                        .ruling(one)
                        .flatMap(Ruling::decidedBy)
                        .filter(RESTRICTIONS::equals)
                        .isPresent());
    return isRestricted ? attacks.stream().findFirst().map(declarations::move) : Optional.empty();
  }

  /** Whether they must attack where others do. */
  private Outcome with(Asked.Attack others, Asked.Attack asked) {
    List<Attack> with =
        declarations.legal().stream()
            .flatMap(List::stream)
            .filter(one -> others.split().stream().allMatch(part -> isIn(part, one)))
            .toList();
    if (with.isEmpty() || asked.isSplit()) {
      return open();
    }
    Outcome outcome = among(with, asked, declarations.move(Attack.NONE));
    return switch (outcome.verdict()) {
      case MUST -> Outcome.of(Outcome.Verdict.MUST, declarations.move(only(others)));
      case NEED_NOT ->
          Outcome.of(Outcome.Verdict.NEED_NOT, declarations.move(without(with, asked)));
      case ILLEGAL -> Outcome.of(Outcome.Verdict.ILLEGAL, declarations.move(both(others, asked)));
      default -> outcome;
    };
  }

  /** All of them together; what they attack is all the same where it isn't said. */
  private Attack both(Asked.Attack others, Asked.Attack asked) {
    var targets = new LinkedHashMap<Id, Id>(only(others).targets());
    Id target = asked.target().map(Ids::of).orElseGet(declarations.targets()::getFirst);
    ids.of(asked).forEach(creature -> targets.put(creature, target));
    return Attack.of(targets);
  }

  /** Of these attacks the smallest one that shows that they need not attack. */
  private Attack without(List<Attack> with, Asked.Attack asked) {
    return with.stream()
        .filter(one -> !isInAll(List.of(one), asked))
        .min(Comparator.comparingInt(one -> one.attackers().size()))
        .orElse(Attack.NONE);
  }

  /** The attack of these only; what they attack is all the same where it isn't said. */
  private Attack only(Asked.Attack others) {
    return others.split().stream().allMatch(part -> part.target().isPresent())
        ? ids.declared(others)
        : Ids.on(ids.of(others), declarations.targets().getFirst());
  }

  /** Whether as many of them attack; which of those that are alike makes no difference. */
  private static boolean isIn(Asked.Attack part, Attack attack) {
    Optional<Id> target = part.target().map(Ids::of);
    return part.parts().stream()
        .allMatch(some ->
            Ids.of(new Asked.Part(some.thing(), some.thing().count())).stream()
                    .filter(creature -> attacks(attack, creature, target))
                    .count()
                >= some.count());
  }

  private Outcome among(List<Attack> attacks, Asked.Attack asked, Move move) {
    List<Id> creatures = ids.of(asked);
    Optional<Id> target = asked.target().map(Ids::of);
    if (isInAll(attacks, asked)) {
      return Outcome.of(Outcome.Verdict.MUST, move);
    }
    boolean isInNone =
        !creatures.isEmpty()
            && attacks.stream().noneMatch(one -> creatures.stream().anyMatch(one::isAttacker));
    return isInNone
        ? Outcome.of(
            Outcome.Verdict.ILLEGAL,
            declarations.move(
                Ids.on(creatures, target.orElseGet(declarations.targets()::getFirst))))
        : Outcome.of(Outcome.Verdict.NEED_NOT, move);
  }

  private boolean isInAll(List<Attack> attacks, Asked.Attack asked) {
    List<Id> creatures = ids.of(asked);
    Optional<Id> target = asked.target().map(Ids::of);
    return attacks.stream()
        .allMatch(one ->
            asked.isAny()
                ? target.isEmpty() || one.targets().containsValue(target.get())
                : creatures.stream().allMatch(creature -> attacks(one, creature, target)));
  }

  /** Whether a creature attacks something, or anything where it isn't said what. */
  static boolean attacks(Attack attack, Id creature, Optional<Id> target) {
    return attack.isAttacker(creature)
        && (target.isEmpty() || attack.targetOf(creature).equals(target));
  }
}
