package casebook.engine.model;

import casebook.engine.board.Board;
import casebook.engine.board.Chosen;
import casebook.engine.board.Combat;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.move.Attack;
import casebook.engine.move.Payment;
import casebook.engine.move.Payment.Paid;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Gives every player and permanent another name and puts the permanents in another order. */
final class Renaming {
  private Renaming() {}

  static Id renamed(Id id) {
    return new Id(new StringBuilder("new " + id.value()).reverse().toString());
  }

  static Declared of(Declared declared) {
    return new Declared(of(declared.board()), of(declared.attack()), of(declared.payment()));
  }

  static Attack of(Attack attack) {
    var targets = new LinkedHashMap<Id, Id>();
    for (Id creature : new ArrayList<>(attack.attackers()).reversed()) {
      targets.put(renamed(creature), renamed(attack.targetOf(creature).orElseThrow()));
    }
    return Attack.of(targets);
  }

  private static Payment of(Payment payment) {
    return switch (payment) {
      case Payment.All all -> all;
      case Payment.Nothing nothing -> nothing;
      case Payment.For(var paid) ->
          new Payment.For(
              paid.stream()
                  .map(one ->
                      new Paid(
                          renamed(one.attacker()),
                          one.target().map(Renaming::renamed),
                          one.with().stream().map(Renaming::renamed).toList()))
                  .toList());
    };
  }

  private static Board of(Board board) {
    List<Permanent> permanents = new ArrayList<>();
    board.permanents().values().forEach(permanent -> permanents.add(of(permanent)));
    Collections.reverse(permanents);
    Board renamed =
        Board.of(
            board.players().values().stream().map(Renaming::of).toList(),
            renamed(board.activePlayer()),
            board.options(),
            permanents,
            board.effects().reversed().stream().map(Renaming::of).toList(),
            board.turn(),
            Optional.empty());
    return board
        .combat()
        .defending()
        .map(player -> renamed.with(Combat.NOT_BEGUN.against(renamed(player))))
        .orElse(renamed);
  }

  private static Player of(Player player) {
    return new Player(
        renamed(player.id()),
        player.name(),
        player.life(),
        player.hand(),
        player.graveyard(),
        player.mana(),
        player.team(),
        player.inGame(),
        player.poison(),
        player.energy(),
        player.monarch(),
        player.initiative(),
        player.citysBlessing(),
        all(player.attackedLastTurn()),
        player.state());
  }

  private static Permanent of(Permanent permanent) {
    return new Permanent(
        renamed(permanent.id()),
        renamed(permanent.controller()),
        renamed(permanent.owner()),
        permanent.characteristics(),
        permanent.abilities().reversed(),
        permanent.givenAbilities().reversed(),
        permanent.losesAbilities(),
        permanent.token(),
        permanent.tapped(),
        permanent.phasedOut(),
        permanent.since(),
        permanent.counters(),
        permanent.attachedTo().map(Renaming::renamed),
        permanent.protector().map(Renaming::renamed),
        all(permanent.goadedBy()),
        permanent.designations(),
        of(permanent.chosen()),
        permanent.attackedLastTurn(),
        permanent.attackedThisTurn().stream().map(Renaming::renamed).toList(),
        permanent.blockedThisTurn(),
        permanent.state());
  }

  private static EffectInForce of(EffectInForce effect) {
    return new EffectInForce(
        effect.source(),
        effect.permanent().map(Renaming::renamed),
        effect.controller().map(Renaming::renamed),
        effect.abilities(),
        all(effect.affects()),
        of(effect.chosen()));
  }

  private static Chosen of(Chosen chosen) {
    return new Chosen(
        chosen.player().map(Renaming::renamed),
        chosen.color(),
        chosen.type(),
        chosen.number(),
        chosen.card(),
        chosen.direction(),
        chosen.mode());
  }

  private static Set<Id> all(Collection<Id> ids) {
    var renamed = new HashSet<Id>();
    ids.forEach(id -> renamed.add(renamed(id)));
    return renamed;
  }
}
