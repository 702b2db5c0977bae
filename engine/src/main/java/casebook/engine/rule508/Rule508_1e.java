package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.force.Grounds;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Reason.NoBand;
import casebook.engine.ruling.Reason.NoBand.Flaw;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which creatures are banded with which. */
@Cr(
    rule = "508.1e",
    text =
        """
        If any of the chosen creatures have banding or a “bands with other” ability, the active
        player announces which creatures, if any, are banded with which. (See rule 702.22,
        “Banding.”)
        """)
public final class Rule508_1e {
  private Rule508_1e() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_1e.class);

  /** Bands are announced. */
  static Progress step(Progress progress) {
    return progress.found(findings(progress.grounds(), progress.attack(), progress.move().bands()));
  }

  /**
   * One finding for each announced band, or for each flaw in it; where none is announced, one about
   * the chosen creatures that have banding or "bands with other".
   */
  public static List<Finding> findings(Grounds grounds, Attack attack, List<List<Id>> bands) {
    var findings = new ArrayList<Finding>();
    var banded = new LinkedHashSet<Id>();
    for (List<Id> announced : bands) {
      var band = new LinkedHashSet<>(announced);
      Map<Flaw, Set<Id>> flaws = flaws(grounds, attack, band, banded);
      List<Id> about = List.copyOf(band);
      flaws.forEach((flaw, creatures) ->
          findings.add(Finding.disobeyed(new NoBand(List.copyOf(creatures), flaw), about)));
      if (flaws.isEmpty()) {
        findings.add(Finding.obeyed(NUMBER, about));
      }
      banded.addAll(band);
    }
    if (findings.isEmpty()) {
      List<Id> banding =
          attack.attackers().stream().filter(one -> hasBanding(grounds, one)).toList();
      findings.add(
          banding.isEmpty()
              ? Finding.doesNotApply(NUMBER, List.of())
              : Finding.applies(NUMBER, banding));
    }
    return findings;
  }

  private static boolean hasBanding(Grounds grounds, Id creature) {
    return grounds.inForce().has(creature, "banding")
        || grounds.inForce().has(creature, BandsWithOther.KEYWORD);
  }

  /** What is wrong with a band, and with which of its creatures. */
  private static Map<Flaw, Set<Id>> flaws(
      Grounds grounds, Attack attack, Set<Id> band, Set<Id> bandedBefore) {
    var flaws = new LinkedHashMap<Flaw, Set<Id>>();
    var idle = new LinkedHashSet<>(band);
    idle.removeAll(attack.attackers());
    var twice = new LinkedHashSet<>(band);
    twice.retainAll(bandedBefore);
    var attacked = new LinkedHashSet<Id>();
    band.forEach(creature -> attack.targetOf(creature).ifPresent(attacked::add));
    if (!idle.isEmpty()) {
      flaws.put(Flaw.NOT_ATTACKING, idle);
    }
    if (!twice.isEmpty()) {
      flaws.put(Flaw.IN_TWO_BANDS, twice);
    }
    if (attacked.size() > 1) {
      flaws.put(Flaw.DIFFERENT_TARGETS, band);
    }
    unbanded(grounds, band).ifPresent(creatures -> flaws.put(Flaw.WITHOUT_BANDING, creatures));
    return flaws;
  }

  /**
   * The creatures without banding that keep these from being a band (702.22c): all but one must
   * have banding, and one must; or one has "bands with other [quality]" and all have that quality.
   */
  private static Optional<Set<Id>> unbanded(Grounds grounds, Set<Id> band) {
    var without = new LinkedHashSet<Id>();
    for (Id creature : band) {
      if (!grounds.inForce().has(creature, "banding")) {
        without.add(creature);
      }
    }
    boolean isBand = without.size() <= 1 && without.size() < band.size();
    return isBand || BandsWithOther.joins(grounds.inForce(), band)
        ? Optional.empty()
        : Optional.of(without);
  }
}
