package casebook.engine.reading.noun;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Noun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is attacked: "you or planeswalkers you control", "that player", "a battle". */
public final class Targets {
  private Targets() {}

  /** Players, planeswalkers and battles, joined by "or" and the like. */
  public static Optional<Whom> read(Cursor c) {
    Optional<Whom> first = one(c);
    if (first.isEmpty()) {
      return first;
    }
    var all = new ArrayList<Whom>();
    all.add(first.get());
    c.attacked(
        first.get() instanceof Whom.ThePlayer(var players)
            ? Optional.of(players)
            : Optional.empty());
    while (true) {
      Optional<Whom> next =
          c.attempt(() -> {
            c.accept(",");
            return c.acceptAny("and/or", "or", "and") ? one(c) : Optional.empty();
          });
      if (next.isEmpty()) {
        break;
      }
      all.add(next.get());
    }
    c.attacked(Optional.empty());
    return Optional.of(any(all));
  }

  static Whom any(List<Whom> all) {
    return all.size() == 1 ? all.getFirst() : new Whom.Either(all);
  }

  private static Optional<Whom> one(Cursor c) {
    return c.first(Targets::permanents, Targets::players);
  }

  private static Optional<Whom> players(Cursor c) {
    Optional<Players> players = PlayerNouns.read(c);
    boolean subject =
        c.looksAtAny("control", "controls", "don't", "doesn't", "can't", "can", "may");
    return subject ? Optional.empty() : players.map(Whom.ThePlayer::new);
  }

  private static Optional<Whom> permanents(Cursor c) {
    return Nouns.read(c)
        .filter(Targets::saysWhich)
        .map(Noun::filter)
        .filter(Targets::canBeAttacked)
        .map(Whom.ThePermanent::new);
  }

  /** Whether anything that the phrase describes is meant, and not a number of them. */
  private static boolean saysWhich(Noun noun) {
    return switch (noun.quantity()) {
      case THE, EVERY, ANY, PLURAL, ONE, ANOTHER -> true;
      case AT_LEAST -> noun.count().equals(Amount.of(1));
      case SOME, EXACTLY, AT_MOST, NONE -> false;
    };
  }

  /** Whether a filter can mean a planeswalker or a battle; a creature is not attacked (506.3). */
  private static boolean canBeAttacked(Filter filter) {
    return switch (filter) {
      case Filter.Any _, Filter.Self _, Filter.Affected _, Filter.ControlledBy _ -> true;
      case Filter.HasType(var type) -> type.equals("planeswalker") || type.equals("battle");
      case Filter.Both(var all) -> canBeAttacked(all.getFirst());
      case Filter.Either(var any) -> any.stream().allMatch(Targets::canBeAttacked);
      default -> false;
    };
  }
}
