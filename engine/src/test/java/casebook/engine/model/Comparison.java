package casebook.engine.model;

import casebook.engine.mana.ManaSymbol;
import casebook.engine.model.BruteForce.Judgement;
import casebook.engine.model.BruteForce.Ledger;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Nearest;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Sets a ruling of the engine beside the judgement of brute force. */
final class Comparison {
  private static final int EXAMPLES = 5;

  private Comparison() {}

  /** Everything in which the two differ; nothing where they agree. */
  static List<String> differences(Declared declared, Ruling ruling, BruteForce model) {
    Judgement judgement = model.judge(declared.move());
    var differences = new ArrayList<String>();
    Optional<String> decidedBy = ruling.decidedBy().map(RuleNumber::toString);
    if (!decidedBy.equals(judgement.decidedBy())) {
      differences.add("decided by " + decidedBy + ", not " + judgement.decidedBy());
    }
    Verdict verdict = judgement.decidedBy().isEmpty() ? Verdict.LEGAL : Verdict.ILLEGAL;
    if (ruling.verdict() != verdict) {
      differences.add("verdict " + ruling.verdict());
    }
    if (decidedBy.isEmpty() && !total(ruling).equals(model.total(declared.move()))) {
      differences.add("costs " + total(ruling) + ", not " + model.total(declared.move()));
    }
    Optional<Ledger> ledger =
        ruling.requirements().map(counted -> new Ledger(counted.obeyed(), counted.maximum()));
    if (!ledger.equals(judgement.ledger())) {
      differences.add("requirements " + ledger + ", not " + judgement.ledger());
    }
    int count = ruling.legalAttacks().orElseThrow().count().intValueExact();
    if (count != judgement.legalAttacks()) {
      differences.add(count + " legal attacks, not " + judgement.legalAttacks());
    }
    List<Attack> nearest = ruling.nearest().attacks().stream().map(Nearest::attack).toList();
    if (!nearest.equals(judgement.nearest())) {
      differences.add("nearest " + nearest + ", not " + judgement.nearest());
    }
    if (!ruling.nearest().isComplete()) {
      differences.add("there may be nearer attacks than " + nearest);
    }
    for (Nearest near : ruling.nearest().attacks()) {
      if (near.changes() != BruteForce.changes(declared.attack(), near.attack())) {
        differences.add("changes to " + near);
      }
      if (!model.isLegalWhenPaid(near.attack())) {
        differences.add("not legal: " + near);
      }
    }
    var examples = new Answer.Attacks(model.fewestAttackers(EXAMPLES), true);
    if (!ruling.legalAttacks().orElseThrow().examples().equals(examples)) {
      differences.add("examples " + ruling.legalAttacks() + ", not " + examples);
    }
    return differences;
  }

  /** The total cost that is locked in (508.1h), as far as these boards have costs. */
  private static Prices.Price total(Ruling ruling) {
    Price total = ruling.costs().total();
    int mana = 0;
    for (ManaSymbol symbol : total.mana().symbols()) {
      mana += symbol instanceof ManaSymbol.Generic(int amount) ? amount : 1;
    }
    return new Prices.Price(mana, total.life(), total.energy());
  }
}
