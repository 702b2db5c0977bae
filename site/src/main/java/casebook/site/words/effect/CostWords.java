package casebook.site.words.effect;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Filter;
import casebook.engine.mana.ManaSymbol;
import casebook.site.words.english.English;
import casebook.site.words.english.Noun;
import java.util.List;

/** What is paid, as a verb and its object. */
record CostWords(Voice voice) {

  /** Who pays, which the form of the verb depends on. */
  enum Payer {
    /** "You pay", "to pay". */
    YOU,
    /** "Its controller pays". */
    CONTROLLER
  }

  /**
   * "Pay {2}", "sacrifices two Islands", "pay {X}, where X is the number of Islands you control".
   */
  String paid(Cost cost, Payer payer) {
    return price(cost, payer) + where(cost);
  }

  /** What the X of a cost is: ", where X is the number of Islands you control". */
  String where(Cost cost) {
    return cost instanceof Cost.PayMana(var mana, var x)
            && mana.symbols().contains(new ManaSymbol.Variable())
        ? ", where X is " + voice.amounts().value(x)
        : "";
  }

  /** "Pay {2}", "pay {X}", without what X is. */
  String price(Cost cost, Payer payer) {
    return switch (cost) {
      case Cost.PayMana(var mana, var _) -> verb(payer, "pay") + " " + mana.text();
      case Cost.PayLife(var life) -> verb(payer, "pay") + " " + quantity(life, "life");
      case Cost.PayEnergy(Amount.Constant(int count)) when count > 0 && count <= 5 ->
          verb(payer, "pay") + " " + "{E}".repeat(count);
      case Cost.PayEnergy(var energy) -> verb(payer, "pay") + " " + quantity(energy, "{E}");
      case Cost.Sacrifice(var count, var what) ->
          verb(payer, "sacrifice") + " " + objects(count, what);
      case Cost.Tap(var count, var what) ->
          verb(payer, "tap") + " " + objects(count, untapped(what));
      case Cost.ReturnToHand(var count, var what) ->
          verb(payer, "return")
              + " "
              + objects(count, what)
              + (count.equals(Amount.of(1)) ? " to its owner's hand" : " to their owner's hand");
      case Cost.Discard(var cards) -> verb(payer, "discard") + " " + cards(cards);
      case Cost.ExileFromGraveyard(var cards) ->
          verb(payer, "exile")
              + " "
              + cards(cards)
              + (payer == Payer.YOU ? " from your graveyard" : " from their graveyard");
      case Cost.RemoveCounters(var count, var kind, var from) ->
          verb(payer, "remove")
              + " "
              + counters(count, kind.isEmpty() ? "counter" : kind + " counter")
              + " from "
              + voice.filters().one(from, FilterWords.PERMANENT).words();
      case Cost.Exert() -> verb(payer, "exert") + " it";
      case Cost.Enlist() -> verb(payer, "tap") + " an untapped nonattacking creature";
      case Cost.Times(var times, var one) ->
          paid(one, payer) + " for each " + voice.amounts().each(times);
      case Cost.Together(var costs) ->
          English.list(costs.stream().map(one -> paid(one, payer)).toList(), "and");
    };
  }

  private static String verb(Payer payer, String verb) {
    return payer == Payer.YOU ? verb : verb + "s";
  }

  private String quantity(Amount amount, String of) {
    return amount instanceof Amount.Constant(int value)
        ? value + " " + of
        : "an amount of " + of + " equal to " + voice.amounts().value(amount);
  }

  private String cards(Amount count) {
    return counters(count, "card");
  }

  private String counters(Amount count, String noun) {
    return count.equals(Amount.of(1))
        ? English.withArticle(noun)
        : voice.amounts().counted(count, noun, English.plural(noun)) + voice.amounts().where(count);
  }

  private String objects(Amount count, Filter what) {
    NounPhrase phrase = voice.filters().phrase(what, FilterWords.PERMANENT);
    return count.equals(Amount.of(1))
        ? phrase.one().words()
        : voice.amounts().number(count)
            + " "
            + phrase.bare(Noun.Count.MANY)
            + voice.amounts().where(count);
  }

  private static Filter untapped(Filter what) {
    return new Filter.Both(List.of(new Filter.Not(new Filter.IsTapped()), what));
  }
}
