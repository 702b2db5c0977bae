package casebook.site.page.ruling;

import casebook.engine.board.Id;
import casebook.engine.ruling.Costs;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import casebook.site.words.ruling.Names;
import casebook.site.words.ruling.PriceWords;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * A cost to attack (508.1h) of one creature, or of several alike.
 *
 * @param price what each of them costs
 */
public record CostLine(String creature, String target, String source, String price, State state) {

  /** Whether a cost is paid: in an illegal attack nothing is, though it was to be. */
  public enum State {
    PAID("paid", "✓", "obeyed"),
    TO_BE_PAID("to be paid", "–", "open"),
    NOT_PAID("not paid", "–", "ignored");

    private final String words;
    private final String sign;
    private final String style;

    State(String words, String sign, String style) {
      this.words = words;
      this.sign = sign;
      this.style = style;
    }

    /** What it is called on the page. */
    public String words() {
      return words;
    }

    /** The sign that stands for it. */
    public String sign() {
      return sign;
    }

    /** The name of its style. */
    public String style() {
      return style;
    }
  }

  /** The costs of an attack; those that are alike are one line. */
  static List<CostLine> of(Ruling ruling, Names names) {
    var alike = new LinkedHashMap<CostLine, List<Id>>();
    for (Costs.CostItem item : ruling.costs().items()) {
      alike.computeIfAbsent(one(item, ruling, names), _ -> new ArrayList<>()).add(item.creature());
    }
    var costs = new ArrayList<CostLine>();
    alike.forEach((cost, creatures) ->
        costs.add(
            new CostLine(
                names.all(creatures),
                cost.target(),
                cost.source(),
                cost.price() + (creatures.size() > 1 ? " each" : ""),
                cost.state())));
    return costs;
  }

  /** The cost of a creature, called as those are that are alike. */
  private static CostLine one(Costs.CostItem item, Ruling ruling, Names names) {
    return new CostLine(
        names.kind(item.creature()),
        item.target().map(names::of).orElse(""),
        names.of(item.stated().source()),
        PriceWords.of(item.price()),
        state(item, ruling));
  }

  private static State state(Costs.CostItem item, Ruling ruling) {
    if (!item.paid()) {
      return State.NOT_PAID;
    }
    return ruling.verdict() == Verdict.ILLEGAL ? State.TO_BE_PAID : State.PAID;
  }
}
