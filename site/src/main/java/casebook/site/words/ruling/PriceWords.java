package casebook.site.words.ruling;

import casebook.engine.effect.Filter;
import casebook.engine.ruling.Costs;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Price.Action;
import casebook.engine.ruling.Price.OfPermanents;
import casebook.site.words.effect.FilterWords;
import casebook.site.words.effect.NounPhrase;
import casebook.site.words.effect.Voice;
import casebook.site.words.english.English;
import casebook.site.words.english.Noun;
import java.util.ArrayList;
import java.util.List;

/** A cost with every amount worked out, as words. */
public final class PriceWords {
  private PriceWords() {}

  /** What is locked in, or what would have to be paid where nothing is (508.1h). */
  public static String of(Costs costs) {
    return costs.total().equals(Price.NOTHING) && !costs.asked().equals(Price.NOTHING)
        ? of(costs.asked()) + ", not paid"
        : of(costs.total());
  }

  /** "{2}, 3 life and sacrificing an Island"; "{0}" where it is nothing. */
  public static String of(Price price) {
    var parts = new ArrayList<String>();
    if (!price.mana().symbols().isEmpty()) {
      parts.add(price.mana().text());
    }
    if (price.life() > 0) {
      parts.add(price.life() + " life");
    }
    if (price.energy() > 0) {
      parts.add(price.energy() + " {E}");
    }
    if (price.discard() > 0) {
      parts.add("discarding " + cards(price.discard()));
    }
    if (price.exile() > 0) {
      parts.add("exiling " + cards(price.exile()) + " from the graveyard");
    }
    added(price.permanents()).stream().map(PriceWords::of).forEach(parts::add);
    return parts.isEmpty() ? "{0}" : English.list(parts, "and");
  }

  /**
   * What is paid several times with permanents of one kind is told as one payment of their number.
   */
  private static List<OfPermanents> added(List<OfPermanents> parts) {
    var added = new ArrayList<OfPermanents>();
    for (OfPermanents part : parts) {
      int same = 0;
      while (same < added.size() && !isAlike(added.get(same), part)) {
        same++;
      }
      if (same < added.size()) {
        added.set(same, part.of(added.get(same).count() + part.count()));
      } else {
        added.add(part);
      }
    }
    return added;
  }

  private static boolean isAlike(OfPermanents one, OfPermanents other) {
    return one.action() == other.action()
        && one.what().equals(other.what())
        && one.counters().equals(other.counters())
        && (one.action() == Action.EXERT
            || Voice.CREATURE.filters().definite(one.what()).isEmpty());
  }

  private static String cards(int count) {
    return count == 1 ? "a card" : English.counted(count, "card");
  }

  private static String of(OfPermanents part) {
    String objects = objects(part.count(), part.what());
    return switch (part.action()) {
      case SACRIFICE -> "sacrificing " + objects;
      case TAP -> "tapping " + objects;
      case RETURN_TO_HAND -> "returning " + objects + " to hand";
      case REMOVE_COUNTERS -> {
        String kind = part.counters().filter(of -> !of.isEmpty()).map(of -> of + " ").orElse("");
        yield "removing " + English.withArticle(kind + "counter") + " from " + objects;
      }
      case EXERT ->
          "exerting " + (part.count() == 1 ? "it" : English.number(part.count()) + " creatures");
    };
  }

  private static String objects(int count, Filter what) {
    NounPhrase phrase = Voice.CREATURE.filters().phrase(what, FilterWords.PERMANENT);
    return count == 1
        ? phrase.one().words()
        : English.number(count) + " " + phrase.bare(Noun.Count.MANY);
  }
}
