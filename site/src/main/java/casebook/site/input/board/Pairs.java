package casebook.site.input.board;

import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.notation.Settled;
import casebook.engine.move.Move;
import casebook.site.input.tree.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Creatures that are paired (702.95): what a case says of one of the two is so of both. */
public final class Pairs {
  private final Map<Id, Value> stated = new LinkedHashMap<>();
  private final Map<Id, Id> pairs = new LinkedHashMap<>();

  /** Notes that a permanent is said to be paired with another. */
  void add(Id one, Id other, Value where) {
    if (isPairedElsewhere(one, other) || isPairedElsewhere(other, one) || one.equals(other)) {
      where.problem("Each creature is paired with only one other creature (702.95a).");
      return;
    }
    pairs.put(one, other);
    pairs.put(other, one);
    stated.put(one, where);
  }

  private boolean isPairedElsewhere(Id one, Id other) {
    return pairs.containsKey(one) && !pairs.get(one).equals(other);
  }

  /** Notes the pairs of which a player controls only one creature, those that enter included. */
  public void checkControllers(List<Permanent> permanents, List<Move> moves) {
    if (stated.isEmpty()) {
      return;
    }
    var controllers = new LinkedHashMap<Id, Id>();
    Stream.concat(permanents.stream(), moves.stream().flatMap(move -> move.brought().stream()))
        .forEach(one -> controllers.put(one.id(), one.controller()));
    stated.forEach((id, where) -> {
      Optional<Id> one = Optional.ofNullable(controllers.get(id));
      Optional<Id> other = Optional.ofNullable(pairs.get(id)).map(controllers::get);
      if (other.isPresent() && !other.equals(one)) {
        where.problem("One player controls both creatures of a pair (702.95e).");
      }
    });
  }

  /**
   * The same permanents, each with its pair. Of one that isn't said to be paired it is open whether
   * it is, unless its controller has no other creature.
   *
   * @param moves which may bring another one
   */
  public List<Permanent> given(List<Permanent> permanents, List<Move> moves) {
    List<Permanent> all =
        Stream.concat(permanents.stream(), moves.stream().flatMap(move -> move.brought().stream()))
            .toList();
    return permanents.stream().map(one -> isAlone(one, all) ? one : given(one)).toList();
  }

  private static boolean isAlone(Permanent permanent, List<Permanent> all) {
    return all.stream()
        .noneMatch(one ->
            one.isCreature()
                && one.controller().equals(permanent.controller())
                && !one.id().equals(permanent.id()));
  }

  /** The same moves; what enters in one of them has its pair from then on. */
  public List<Move> givenInMoves(List<Move> moves) {
    return moves.stream().map(move -> move.bringing(this::given)).toList();
  }

  private Permanent given(Permanent permanent) {
    Optional<Id> other = Optional.ofNullable(pairs.get(permanent.id()));
    if (other.isPresent()) {
      return permanent.change().pairedWith(other).build();
    }
    List<Ability> own = Settled.withUnknownPair(permanent.abilities());
    List<Ability> given = Settled.withUnknownPair(permanent.givenAbilities());
    boolean asks = !own.equals(permanent.abilities()) || !given.equals(permanent.givenAbilities());
    return asks ? permanent.change().abilities(own).givenAbilities(given).build() : permanent;
  }
}
