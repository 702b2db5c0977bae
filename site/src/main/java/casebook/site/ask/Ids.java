package casebook.site.ask;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.move.Attack;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Asked.Part;
import casebook.site.ask.scene.Asked.Target;
import casebook.site.ask.scene.Thing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the creatures of a question, and what they attack, are called on its board. */
final class Ids {
  private final Board board;

  Ids(Board board) {
    this.board = board;
  }

  static Id of(Target target) {
    return switch (target) {
      case Target.APlayer(var party) -> new Id(party.id());
      case Target.APermanent(var thing) -> new Id(thing.id());
    };
  }

  /** A number of permanents that are alike. */
  static List<Id> of(Part part) {
    return of(part, 0);
  }

  /** The same without the first ones. */
  private static List<Id> of(Part part, int first) {
    Thing thing = part.thing();
    if (thing.count() == 1) {
      return List.of(new Id(thing.id()));
    }
    List<Id> ids = new ArrayList<>();
    for (int i = first + 1; i <= first + part.count(); i++) {
      ids.add(new Id(thing.id() + "#" + i));
    }
    return ids;
  }

  /** All creatures that attack. */
  List<Id> of(Asked.Attack attack) {
    return attack.everything()
        ? board.permanents().values().stream()
            .filter(one -> one.controller().equals(board.activePlayer()))
            .filter(one -> one.characteristics().types().contains("creature"))
            .map(one -> one.id())
            .filter(id -> !id.value().startsWith("unmentioned"))
            .toList()
        : attack.parts().stream().flatMap(part -> of(part).stream()).toList();
  }

  static Attack on(List<Id> creatures, Id target) {
    var targets = new LinkedHashMap<Id, Id>();
    creatures.forEach(creature -> targets.put(creature, target));
    return Attack.of(targets);
  }

  /**
   * The declaration of an attack of which it is said what each creature attacks; of alike creatures
   * the next ones attack the next.
   */
  Attack declared(Asked.Attack split) {
    var targets = new LinkedHashMap<Id, Id>();
    Map<Thing, Integer> attacking = new HashMap<>();
    for (Asked.Attack one : split.split()) {
      Id target = one.target().map(Ids::of).orElseThrow();
      if (one.everything()) {
        of(one).forEach(creature -> targets.put(creature, target));
      }
      for (Part part : one.parts()) {
        int first = attacking.getOrDefault(part.thing(), 0);
        of(part, first).forEach(creature -> targets.put(creature, target));
        attacking.merge(part.thing(), part.count(), Integer::sum);
      }
    }
    return Attack.of(targets);
  }
}
