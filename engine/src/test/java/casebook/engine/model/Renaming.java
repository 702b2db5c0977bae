package casebook.engine.model;

import casebook.engine.board.Board;
import casebook.engine.board.Combat;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/** Gives every player and permanent another name and puts the permanents in another order. */
final class Renaming {
  private Renaming() {}

  private static final Names NAMES = new Names(Renaming::renamed);

  static Id renamed(Id id) {
    return new Id(new StringBuilder("new " + id.value()).reverse().toString());
  }

  static Declared of(Declared declared) {
    DeclareAttackers move = declared.move();
    return new Declared(
        of(declared.board()),
        new DeclareAttackers(
            of(move.attack()),
            NAMES.in(move.bands()).reversed(),
            NAMES.in(move.payment()),
            NAMES.in(move.optional())));
  }

  static Attack of(Attack attack) {
    var targets = new LinkedHashMap<Id, Id>();
    for (Id creature : new ArrayList<>(attack.attackers()).reversed()) {
      targets.put(renamed(creature), renamed(attack.targetOf(creature).orElseThrow()));
    }
    return Attack.of(targets);
  }

  private static Board of(Board board) {
    Board renamed = NAMES.in(board);
    List<Permanent> permanents = new ArrayList<>();
    for (Permanent permanent : renamed.permanents().values()) {
      permanents.add(
          permanent
              .change()
              .abilities(permanent.abilities().reversed())
              .givenAbilities(permanent.givenAbilities().reversed())
              .build());
    }
    Collections.reverse(permanents);
    Combat combat = renamed.combat();
    return Board.of(
            renamed.players().values(),
            renamed.activePlayer(),
            renamed.options(),
            permanents,
            renamed.effects().reversed(),
            renamed.turn(),
            Optional.empty())
        .with(combat);
  }
}
