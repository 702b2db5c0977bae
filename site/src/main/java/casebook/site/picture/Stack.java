package casebook.site.picture;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.move.Attack;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Permanents that look and do the same, drawn as one card.
 *
 * @param target what they all attack, if they attack
 */
record Stack(Permanent first, List<Id> ids, Optional<Id> target) {

  Stack {
    ids = List.copyOf(ids);
  }

  /** What two permanents must share to be drawn as one. */
  private record Likeness(Permanent unnamed, Optional<Id> target) {
    static Likeness of(Permanent permanent, Optional<Id> target, Set<Id> singled) {
      Id id = singled.contains(permanent.id()) ? permanent.id() : new Id("any");
      return new Likeness(renamed(permanent, id), target);
    }

    private static Permanent renamed(Permanent from, Id id) {
      return Permanent.builder(id, from.controller(), from.characteristics())
          .owner(from.owner())
          .abilities(from.abilities())
          .givenAbilities(from.givenAbilities())
          .losesAbilities(from.losesAbilities())
          .token(from.token())
          .tapped(from.tapped())
          .phasedOut(from.phasedOut())
          .since(from.since())
          .counters(from.counters())
          .attachedTo(from.attachedTo())
          .protector(from.protector())
          .goadedBy(from.goadedBy())
          .chosen(from.chosen())
          .build();
    }
  }

  /**
   * The permanents of one player, as stacks: what attacks first, then other creatures, then the
   * rest; what is attacked comes last, next to the player's name.
   */
  static List<Stack> of(Board board, Id player, Attack attack) {
    var attacked = Set.copyOf(attack.targets().values());
    var byLikeness = new LinkedHashMap<Likeness, List<Permanent>>();
    for (Permanent permanent : board.permanents().values()) {
      if (permanent.controller().equals(player)) {
        var likeness = Likeness.of(permanent, attack.targetOf(permanent.id()), attacked);
        byLikeness.computeIfAbsent(likeness, _ -> new ArrayList<>()).add(permanent);
      }
    }
    var stacks = new ArrayList<Stack>();
    byLikeness.forEach((likeness, permanents) ->
        stacks.add(
            new Stack(
                permanents.getFirst(),
                permanents.stream().map(Permanent::id).toList(),
                likeness.target())));
    stacks.sort(
        Comparator.comparing((Stack stack) -> attacked.contains(stack.first().id()))
            .thenComparing(stack -> stack.target().isEmpty())
            .thenComparing(stack -> !stack.first().isCreature()));
    return stacks;
  }

  int size() {
    return ids.size();
  }
}
