package casebook.site.page.ruling;

import casebook.engine.board.Board;
import casebook.engine.board.Combat;
import casebook.engine.board.Id;
import casebook.engine.move.Attack;
import casebook.site.judging.Judgement;
import casebook.site.picture.BoardPicture;
import casebook.site.picture.BoardPicture.Arrows;
import casebook.site.picture.PictureWidth;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A board in the middle of combat: what attacks what, what blocks what. */
record BoardAfter(Judgement judgement, Board board) {

  /** Its picture, as narrow as on a phone. */
  String picture() {
    return BoardPicture.of(
        board, attack(), Arrows.UNJUDGED, Set.of(), Map.of(), remarks(), PictureWidth.NARROW);
  }

  /** What attacks and what it attacks; what isn't there any more can't be drawn. */
  private Attack attack() {
    var targets = new LinkedHashMap<Id, Id>();
    board
        .combat()
        .attacking()
        .forEach((creature, target) ->
            target
                .filter(of -> isThere(creature) && isThere(of))
                .ifPresent(of -> targets.put(creature, of)));
    return Attack.of(targets);
  }

  private boolean isThere(Id id) {
    return board.isPlayer(id) || board.permanents().containsKey(id);
  }

  /** What the arrows don't say. */
  private Map<Id, String> remarks() {
    var remarks = new LinkedHashMap<Id, String>();
    Combat combat = board.combat();
    combat
        .attacking()
        .forEach((creature, target) -> {
          Optional<String> status =
              Optional.ofNullable(combat.blockStatus().get(creature)).map(of -> of.publicName());
          String nothing = target.isEmpty() ? "attacks nothing" : "";
          String said = nothing.isEmpty() ? status.orElse("") : nothing;
          if (!said.isEmpty()) {
            remarks.put(creature, said);
          }
        });
    combat
        .blocking()
        .forEach((creature, attacker) ->
            remarks.put(creature, "blocks " + judgement.names().of(attacker)));
    return remarks;
  }
}
