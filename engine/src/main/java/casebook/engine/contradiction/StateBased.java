package casebook.engine.contradiction;

import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Matter;
import casebook.engine.effect.Meaning;
import casebook.engine.force.InForce;
import casebook.engine.force.UnreadChanges;
import casebook.engine.layer.Held;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What state-based actions would have put into a graveyard before attackers are declared (704.3).
 */
final class StateBased {
  private static final String LEGENDARY = "legendary";

  private StateBased() {}

  /** Whether there may be anything of that kind. */
  static boolean mayAct(Board board) {
    Set<String> legends = new HashSet<>();
    return board.phasedIn().stream().anyMatch(one -> !isFirst(one, legends));
  }

  private static boolean isFirst(Permanent permanent, Set<String> legends) {
    Characteristics own = permanent.own().characteristics();
    return !own.hasSupertype(LEGENDARY) || legends.add(own.name().toLowerCase(Locale.ROOT));
  }

  private static Stream<Ability> abilities(Board board) {
    return Stream.concat(
        board.phasedIn().stream()
            .flatMap(one -> Stream.of(one.abilities(), one.givenAbilities()))
            .flatMap(List::stream),
        board.effects().stream().flatMap(effect -> effect.abilities().stream()));
  }

  /** A legendary permanent of a name that its controller has already on the board (704.5j). */
  static Optional<Contradiction> doubledLegend(InForce inForce, Permanent stated) {
    Permanent now = now(inForce, stated);
    String name = now.characteristics().name();
    if (!isLegend(now)
        || name.isEmpty()
        || isOpen(inForce, stated)
        || abilities(inForce.board()).anyMatch(StateBased::speaksOfLegends)) {
      return Optional.empty();
    }
    return inForce.board().phasedIn().stream()
        .takeWhile(one -> !one.id().equals(stated.id()))
        .filter(StateBased::isLegend)
        .filter(one -> one.controller().equals(now.controller()))
        .filter(one -> one.characteristics().name().equalsIgnoreCase(name))
        .filter(one -> !isOpen(inForce, one))
        .findFirst()
        .map(other -> new Contradiction.DoubledLegend(stated.id(), other.id()));
  }

  private static boolean isLegend(Permanent permanent) {
    return permanent.characteristics().hasSupertype(LEGENDARY);
  }

  /** "The legend rule doesn't apply to tokens you control." */
  private static boolean speaksOfLegends(Ability ability) {
    return ability.meaning() instanceof Meaning.Irrelevant(var about)
        && about.contains(Matter.LEGEND_RULE);
  }

  private static boolean isOpen(InForce inForce, Permanent permanent) {
    return inForce.worked().sentences().stream().anyMatch(Held::isUnread)
        || !UnreadChanges.of(inForce, permanent.id()).isEmpty();
  }

  private static Permanent now(InForce inForce, Permanent stated) {
    return inForce.board().permanent(stated.id()).orElseThrow();
  }
}
