package casebook.engine.contradiction;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.force.InForce;
import casebook.engine.layer.Held;
import casebook.engine.layer.Readings;
import casebook.engine.ruling.Layer;
import casebook.engine.ruling.Made;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Finds what can't be so on a board. */
public final class Contradictions {
  private Contradictions() {}

  /**
   * What can't be so, in board order, at most one thing of each permanent. What depends on text
   * that can't be read, or on an order of effects that the board doesn't tell (613.7), is not among
   * it.
   */
  public static List<Contradiction> on(Board board) {
    if (!mayContradict(board)) {
      return List.of();
    }
    List<InForce> readings = Readings.of(board).stream().map(InForce::of).toList();
    List<Attachments> attachments = readings.stream().map(Attachments::new).toList();
    List<Legends> legends = readings.stream().map(Legends::new).toList();
    var found = new ArrayList<Contradiction>();
    for (Permanent permanent : board.phasedIn()) {
      List<Optional<Contradiction>> each =
          IntStream.range(0, readings.size())
              .mapToObj(reading ->
                  controller(readings.get(reading), permanent)
                      .or(() -> attachments.get(reading).contradiction(permanent.id()))
                      .or(() -> notDone(readings.get(reading), permanent))
                      .or(() -> noToughness(readings.get(reading), permanent))
                      .or(() -> legends.get(reading).contradiction(permanent.id())))
              .toList();
      if (each.stream().allMatch(Optional::isPresent)) {
        found.add(each.getFirst().orElseThrow());
      }
    }
    return found;
  }

  /**
   * Most boards have neither attachments, nor effects on who controls what or that were done at
   * once, nor two legends of a name.
   */
  private static boolean mayContradict(Board board) {
    return board.permanents().values().stream()
            .anyMatch(one ->
                one.attachedTo().isPresent()
                    || one.characteristics().hasSubtype("aura")
                    || changesControl(one.abilities())
                    || changesControl(one.givenAbilities()))
        || board.effects().stream()
            .anyMatch(effect ->
                changesControl(effect.abilities())
                    || effect.abilities().stream()
                        .anyMatch(ability ->
                            isMentioned(ability, Effect.OneShot.class)
                                || isMentioned(ability, Effect.SetsPowerToughness.class)))
        || Legends.mayBeDoubled(board);
  }

  private static boolean changesControl(List<Ability> abilities) {
    Cancellation.check();
    return abilities.stream()
        .anyMatch(ability -> isMentioned(ability, Effect.ChangesControl.class));
  }

  private static boolean isMentioned(Ability ability, Class<? extends Effect> kind) {
    return Mentions.mentions(ability.meaning(), kind::isInstance);
  }

  /**
   * What resolved has done something to it, and it isn't so. What also has an effect that lasts may
   * have resolved in an earlier turn; and what came this turn may not have been there, where it was
   * done to all of something.
   */
  private static Optional<Contradiction> notDone(InForce inForce, Permanent stated) {
    for (InForce.Effective effective : inForce.effects()) {
      if (effective.stated().effect() instanceof Effect.OneShot(var who, var done, var when)
          && isDoneAtOnce(inForce.board(), effective)) {
        Permanent now = inForce.board().permanent(stated.id()).orElseThrow();
        boolean isLater = !Filter.isOneObject(who) && now.since() == Since.THIS_TURN;
        if (!isLater
            && !isDone(now, done)
            && effective.view().holds(when)
            && effective.view().matches(who, now)) {
          return Optional.of(
              new Contradiction.NotDone(stated.id(), done, effective.stated().source()));
        }
      }
    }
    return Optional.empty();
  }

  /** Earthbend and its like make a land a 0/0, and put counters on it at once (701.66a). */
  private static Optional<Contradiction> noToughness(InForce inForce, Permanent stated) {
    Permanent now = inForce.board().permanent(stated.id()).orElseThrow();
    OptionalInt toughness = now.characteristics().toughness();
    if (!now.isCreature() || toughness.isEmpty() || toughness.getAsInt() > 0) {
      return Optional.empty();
    }
    return inForce.worked().made().getOrDefault(stated.id(), List.of()).stream()
        .map(Made::by)
        .filter(by ->
            by.source().permanent().isEmpty()
                && by.effect() instanceof Effect.SetsPowerToughness(_, _, var to, _)
                && to.equals(Optional.of(Amount.of(0))))
        .findFirst()
        .map(by -> new Contradiction.HasNoToughness(stated.id(), by.source()));
  }

  /** Whether it is listed for what it does at once, and not for an effect that lasts. */
  private static boolean isDoneAtOnce(Board board, InForce.Effective effective) {
    return board.effects().stream()
        .filter(one -> one.source().equals(effective.stated().source().name()))
        .allMatch(one ->
            one.abilities().stream()
                .flatMap(ability -> Held.resolved(ability).stream())
                .allMatch(effect -> effect instanceof Effect.OneShot));
  }

  private static boolean isDone(Permanent permanent, Effect.Done done) {
    return switch (done) {
      case TAPS -> permanent.tapped();
      case PHASES_OUT -> permanent.phasedOut();
    };
  }

  /** An effect on the board gives control of it to somebody else than is said. */
  private static Optional<Contradiction> controller(InForce inForce, Permanent stated) {
    Id now = inForce.board().permanent(stated.id()).orElseThrow().controller();
    if (now.equals(stated.own().controller()) || stated.now().controller().isPresent()) {
      return Optional.empty();
    }
    return inForce.worked().made().getOrDefault(stated.id(), List.of()).stream()
        .filter(made -> made.layer() == Layer.CONTROL)
        .map(Made::by)
        .reduce((_, last) -> last)
        .map(by -> new Contradiction.OtherController(stated.id(), now, by.source()));
  }
}
