package casebook.site.corpus;

import casebook.engine.mana.Color;
import casebook.site.catalogue.CardFacts;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/** Cards of a kind, from which one is drawn at random, whatever its text says. */
final class Bag {
  /** A bag without cards. */
  static final Bag EMPTY = new Bag(List.of());

  private static final int TRIES = 60;

  /** In order of mana value, so that the cards up to a mana value come first. */
  private final List<CardFacts> cards;

  Bag(List<CardFacts> cards) {
    this.cards = cards.stream().sorted(Comparator.comparingInt(Bag::manaValue)).toList();
  }

  private static int manaValue(CardFacts card) {
    return card.characteristics().manaValue();
  }

  /**
   * The name of a card that this much mana of these colors can cast; empty where hardly any card
   * can be cast.
   */
  Optional<String> draw(SplittableRandom random, Set<Color> colors, int mana) {
    int castable = castable(mana);
    for (int attempt = 0; castable > 0 && attempt < TRIES; attempt++) {
      CardFacts card = cards.get(random.nextInt(castable));
      if (colors.containsAll(card.characteristics().colors())) {
        return Optional.of(card.name());
      }
    }
    return Optional.empty();
  }

  private int castable(int mana) {
    int from = 0;
    int to = cards.size();
    while (from < to) {
      int middle = (from + to) >>> 1;
      if (manaValue(cards.get(middle)) <= mana) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from;
  }
}
