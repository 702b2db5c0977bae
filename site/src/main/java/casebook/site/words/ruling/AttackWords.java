package casebook.site.words.ruling;

import casebook.engine.board.Id;
import casebook.engine.move.Attack;
import casebook.site.words.english.English;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An attack as words. */
public record AttackWords(Names names) {

  /** Said where legal attacks are named of which it isn't known that they are the nearest. */
  public static final String MAY_BE_NEARER =
      "There may be other legal attacks, and nearer ones: finding them takes too long.";

  /** Said where legal attacks are named of which it isn't known that they are all. */
  public static final String MAY_BE_MORE =
      "There may be other legal attacks, and some with fewer attackers: finding them takes too"
          + " long.";

  /** "Crazed Goblin → Bob, 12 × Grizzly Bears → Jace"; "No attack" where nothing attacks. */
  public String arrows(Attack attack) {
    if (attack.targets().isEmpty()) {
      return "No attack";
    }
    var lines = new ArrayList<String>();
    byTarget(attack)
        .forEach((target, attackers) ->
            names.each(attackers).forEach(name -> lines.add(name + " → " + names.of(target))));
    return String.join(", ", lines);
  }

  /** "Attacking Bob with Crazed Goblin", as the subject of a sentence. */
  public String described(Attack attack) {
    if (attack.targets().isEmpty()) {
      return "attacking with nothing";
    }
    var parts = new ArrayList<String>();
    byTarget(attack)
        .forEach(
            (target, attackers) -> parts.add(names.of(target) + " with " + names.all(attackers)));
    return "attacking " + English.list(parts, "and");
  }

  /**
   * Attacking creatures, each with what it attacks, if it attacks something: "5 × Goblin → Bob".
   */
  public List<String> attacking(Map<Id, Optional<Id>> attacking, String nothing) {
    var byTarget = new LinkedHashMap<Optional<Id>, List<Id>>();
    attacking.forEach((creature, target) ->
        byTarget.computeIfAbsent(target, _ -> new ArrayList<>()).add(creature));
    var lines = new ArrayList<String>();
    byTarget.forEach((target, creatures) ->
        names
            .alike(creatures)
            .forEach(
                name -> lines.add(name + target.map(of -> " → " + names.of(of)).orElse(nothing))));
    return lines;
  }

  private static Map<Id, List<Id>> byTarget(Attack attack) {
    var byTarget = new LinkedHashMap<Id, List<Id>>();
    attack
        .targets()
        .forEach((creature, target) ->
            byTarget.computeIfAbsent(target, _ -> new ArrayList<>()).add(creature));
    return byTarget;
  }
}
