package casebook.engine.model;

import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Effect;
import casebook.engine.move.Attack;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Which bands the creatures of an attack may be declared in (508.1e, 702.22). */
record Banding(Board board, List<Statement> statements, Attack attack) {

  /** 702.22c: as many bands as the player wants, but each creature in only one of them. */
  boolean allows(List<List<Id>> bands) {
    var banded = new HashSet<Id>();
    for (List<Id> announced : bands) {
      Set<Id> band = new HashSet<>(announced);
      if (!allows(band) || band.stream().anyMatch(banded::contains)) {
        return false;
      }
      banded.addAll(band);
    }
    return true;
  }

  private boolean allows(Set<Id> band) {
    boolean attacks = band.stream().allMatch(attack::isAttacker);
    // 702.22d
    boolean together = attacks && band.stream().map(attack::targetOf).distinct().count() == 1;
    return together && (byBanding(band) || byQuality(band));
  }

  /** One or more with banding, and up to one without. */
  private boolean byBanding(Set<Id> band) {
    long with = band.stream().filter(creature -> has(creature, "banding")).count();
    return with >= 1 && band.size() - with <= 1;
  }

  private boolean has(Id creature, String keyword) {
    return statements.stream().anyMatch(one -> one.reading().hasKeyword(creature, keyword));
  }

  /**
   * One or more [quality] creatures with "bands with other [quality]", and any number of other
   * [quality] creatures.
   */
  private boolean byQuality(Set<Id> band) {
    return statements.stream()
        .filter(one ->
            one.reading().self().filter(band::contains).isPresent()
                && one.origin() != Statement.Origin.RESOLVED)
        .flatMap(one ->
            one.effect() instanceof Effect.Keyword(var name, var quality)
                    && name.equals("bands with other")
                ? quality.stream()
                : Stream.empty())
        .anyMatch(quality ->
            band.stream().allMatch(one -> has(board.permanent(one).orElseThrow(), quality)));
  }

  private static boolean has(Permanent creature, String quality) {
    Characteristics looks = creature.characteristics();
    return switch (quality) {
      case "creatures" -> true;
      case "creatures named bear" -> looks.name().equals("bear");
      case "goblins" -> looks.hasSubtype("goblin");
      case "knights" -> looks.hasSubtype("knight");
      case "walls" -> looks.hasSubtype("wall");
      default -> throw new IllegalArgumentException("not on these boards: " + quality);
    };
  }
}
