package casebook.engine.contradiction;

import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Matter;
import casebook.engine.effect.Meaning;
import casebook.engine.force.InForce;
import casebook.engine.force.UnreadChanges;
import casebook.engine.layer.Held;
import casebook.rules.work.Cancellation;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The legendary permanents of a board: of those of one name with one controller all but one have
 * been put into their owners' graveyards before attackers are declared (704.3, 704.5j).
 */
final class Legends {
  private static final String LEGENDARY = "legendary";

  /** A legend by its name in lower case and its controller. */
  private record Called(String name, Id controller) {}

  private final InForce inForce;

  /** The first of each name, in board order. */
  private final Map<Called, Id> first = new HashMap<>();

  Legends(InForce inForce) {
    this.inForce = inForce;
    if (!mayBeDoubled(inForce.board())
        || inForce.worked().sentences().stream().anyMatch(Held::isUnread)
        || abilities(inForce.board()).anyMatch(Legends::speaksOfLegends)) {
      return;
    }
    for (Permanent permanent : inForce.board().phasedIn()) {
      called(permanent).ifPresent(called -> first.putIfAbsent(called, permanent.id()));
    }
  }

  /** Whether two permanents may be legends of one name, whoever controls them. */
  static boolean mayBeDoubled(Board board) {
    Set<String> names = new HashSet<>();
    return board.phasedIn().stream().anyMatch(one -> !isFirst(one, names));
  }

  private static boolean isFirst(Permanent permanent, Set<String> names) {
    Characteristics own = permanent.own().characteristics();
    return !own.hasSupertype(LEGENDARY) || names.add(own.name().toLowerCase(Locale.ROOT));
  }

  /** That the controller of a legendary permanent has another of its name before it. */
  Optional<Contradiction> contradiction(Id id) {
    return first.isEmpty()
        ? Optional.empty()
        : called(inForce.board().permanent(id).orElseThrow())
            .map(first::get)
            .filter(other -> !other.equals(id))
            .map(other -> new Contradiction.DoubledLegend(id, other));
  }

  /** What a legend is called and whose it is; nothing of others, or where nobody can tell. */
  private Optional<Called> called(Permanent permanent) {
    Cancellation.check();
    Characteristics now = permanent.characteristics();
    return Optional.of(new Called(now.name().toLowerCase(Locale.ROOT), permanent.controller()))
        .filter(called -> now.hasSupertype(LEGENDARY) && !called.name().isEmpty())
        .filter(_ -> UnreadChanges.of(inForce, permanent.id()).isEmpty());
  }

  private static Stream<Ability> abilities(Board board) {
    return Stream.concat(
        board.phasedIn().stream()
            .flatMap(one -> Stream.of(one.abilities(), one.givenAbilities()))
            .flatMap(List::stream),
        board.effects().stream().flatMap(effect -> effect.abilities().stream()));
  }

  /** "The legend rule doesn't apply to tokens you control." */
  private static boolean speaksOfLegends(Ability ability) {
    return ability.meaning() instanceof Meaning.Irrelevant(var about)
        && about.contains(Matter.LEGEND_RULE);
  }
}
