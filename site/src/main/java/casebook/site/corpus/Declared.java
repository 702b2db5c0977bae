package casebook.site.corpus;

import casebook.site.output.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/** The attack that is declared on a board; some are as players declare them, some are illegal. */
final class Declared {
  private static final double UNPAID = 0.1;

  private final SplittableRandom random;
  private final List<String> able;
  private final List<String> all;
  private final List<String> players;
  private final List<String> targets;

  /**
   * Declares attacks on a board.
   *
   * @param own the permanents of the active player and team
   * @param opponents the other players
   */
  Declared(
      SplittableRandom random,
      List<Standing> own,
      List<Standing> standing,
      List<String> opponents) {
    this.random = random;
    this.able = own.stream().filter(Standing::canAttack).flatMap(Standing::ids).toList();
    this.all =
        own.stream()
            .filter(one -> one.kind() != Standing.Kind.LAND)
            .flatMap(Standing::ids)
            .toList();
    this.players = opponents;
    this.targets =
        Stream.concat(
                opponents.stream(),
                standing.stream().filter(Standing::isAttacked).map(Standing::id))
            .toList();
  }

  /** The kinds of attacks, each with its share in percent. */
  private enum Kind {
    NONE(15),
    ONE(10),
    ALL_ON_ONE_PLAYER(15),
    ALL(10),
    SOME(35),
    /** Whatever the active player controls but lands, able or not. */
    ANYTHING(15);

    private final int inHundred;

    Kind(int inHundred) {
      this.inHundred = inHundred;
    }

    static Kind of(int dice) {
      int left = dice;
      for (Kind kind : values()) {
        left -= kind.inHundred;
        if (left < 0) {
          return kind;
        }
      }
      return SOME;
    }
  }

  /** The move as JSON. */
  Json move() {
    Json declared = Json.object().put("attacks", attacks());
    if (random.nextDouble() < UNPAID) {
      declared.put("pay", "none");
    }
    return Json.object().put("declareAttackers", declared);
  }

  private List<Json> attacks() {
    return switch (Kind.of(random.nextInt(100))) {
      case NONE -> List.of();
      case ONE -> able.isEmpty() ? List.of() : List.of(attack(any(able), any(targets)));
      case ALL_ON_ONE_PLAYER -> {
        String player = any(players);
        yield able.stream().map(attacker -> attack(attacker, player)).toList();
      }
      case ALL -> able.stream().map(attacker -> attack(attacker, any(targets))).toList();
      case SOME -> some(able);
      case ANYTHING -> some(all);
    };
  }

  private List<Json> some(List<String> attackers) {
    var attacks = new ArrayList<Json>();
    for (String attacker : attackers) {
      if (random.nextBoolean()) {
        attacks.add(attack(attacker, any(targets)));
      }
    }
    return attacks;
  }

  private String any(List<String> ids) {
    return ids.get(random.nextInt(ids.size()));
  }

  private static Json attack(String attacker, String target) {
    return Json.object().put("attacker", attacker).put("target", target);
  }
}
