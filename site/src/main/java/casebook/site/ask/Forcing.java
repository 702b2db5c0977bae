package casebook.site.ask;

import casebook.engine.board.Id;
import casebook.engine.move.Attack;
import casebook.engine.move.Move;
import casebook.engine.ruling.Verdict;
import casebook.site.ask.scene.Asked;
import java.util.List;
import java.util.Optional;

/** Answers whether creatures must attack. */
final class Forcing {
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
      return Outcome.of(Outcome.Verdict.NEED_NOT, declarations.move(Attack.NONE));
    }
    return declarations
        .legal()
        .filter(all -> !all.isEmpty())
        .map(all -> among(all, asked, declarations.move(Attack.NONE)))
        .orElseGet(this::open);
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
    return outcome.verdict() == Outcome.Verdict.MUST
        ? Outcome.of(Outcome.Verdict.MUST, declarations.move(only(others)))
        : outcome;
  }

  /** The attack of these only; what they attack is all the same where it isn't said. */
  private Attack only(Asked.Attack others) {
    return others.split().stream().allMatch(part -> part.target().isPresent())
        ? ids.declared(others)
        : Ids.on(ids.of(others), declarations.targets().getFirst());
  }

  private boolean isIn(Asked.Attack part, Attack attack) {
    Optional<Id> target = part.target().map(Ids::of);
    return ids.of(part).stream().allMatch(creature -> attacks(attack, creature, target));
  }

  private Outcome among(List<Attack> attacks, Asked.Attack asked, Move move) {
    List<Id> creatures = ids.of(asked);
    Optional<Id> target = asked.target().map(Ids::of);
    boolean isInAll =
        attacks.stream()
            .allMatch(one ->
                asked.isAny()
                    ? target.isEmpty() || one.targets().containsValue(target.get())
                    : creatures.stream().allMatch(creature -> attacks(one, creature, target)));
    if (isInAll) {
      return Outcome.of(Outcome.Verdict.MUST, move);
    }
    boolean isInNone =
        !creatures.isEmpty()
            && attacks.stream().noneMatch(one -> creatures.stream().anyMatch(one::isAttacker));
    return Outcome.of(isInNone ? Outcome.Verdict.ILLEGAL : Outcome.Verdict.NEED_NOT, move);
  }

  /** Whether a creature attacks something, or anything where it isn't said what. */
  static boolean attacks(Attack attack, Id creature, Optional<Id> target) {
    return attack.isAttacker(creature)
        && (target.isEmpty() || attack.targetOf(creature).equals(target));
  }
}
