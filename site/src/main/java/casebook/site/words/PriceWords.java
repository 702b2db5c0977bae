package casebook.site.words;

import casebook.engine.effect.Filter;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Price.OfPermanents;
import java.util.ArrayList;

/** A cost with every amount worked out, as words. */
public final class PriceWords {
  private PriceWords() {}

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
    price.permanents().stream().map(PriceWords::of).forEach(parts::add);
    return parts.isEmpty() ? "{0}" : English.list(parts, "and");
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
      case EXERT -> "exerting it";
    };
  }

  private static String objects(int count, Filter what) {
    NounPhrase phrase = Voice.CREATURE.filters().phrase(what, FilterWords.PERMANENT);
    return count == 1
        ? phrase.one().words()
        : English.number(count) + " " + phrase.bare(Noun.Count.MANY);
  }
}
