package casebook.site.corpus;

import casebook.engine.mana.Color;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/** A player's deck: its colors, perhaps a commander, and cards that are drawn one by one. */
final class Deck {
  private static final double TWO_COLORS = 0.5;
  private static final double THREE_COLORS = 0.15;

  /** The number of different cards of a kind in a deck with four of each. */
  private static final int DIFFERENT = 7;

  private final CardPool pool;
  private final SplittableRandom random;
  private final Set<Color> colors;
  private final Optional<PoolCard> commander;
  private final boolean repeats;
  private final Map<CardPool.Part, List<PoolCard>> drawn = new EnumMap<>(CardPool.Part.class);

  private Deck(
      CardPool pool,
      SplittableRandom random,
      Set<Color> colors,
      Optional<PoolCard> commander,
      boolean repeats) {
    this.pool = pool;
    this.random = random;
    this.colors = colors;
    this.commander = commander;
    this.repeats = repeats;
  }

  /** A random deck. */
  static Deck of(CorpusFormat format, CardPool pool, SplittableRandom random) {
    if (format == CorpusFormat.COMMANDER) {
      Optional<PoolCard> commander =
          pool.draw(
              CardPool.Part.LEGENDARY_CREATURE,
              random,
              EnumSet.allOf(Color.class),
              Integer.MAX_VALUE);
      Set<Color> colors =
          commander
              .map(PoolCard::colors)
              .filter(set -> !set.isEmpty())
              .orElseGet(() -> colors(random, 1));
      return new Deck(pool, random, colors, commander, false);
    }
    double dice = random.nextDouble();
    int count = dice < THREE_COLORS ? 3 : dice < THREE_COLORS + TWO_COLORS ? 2 : 1;
    return new Deck(
        pool,
        random,
        colors(random, format.repeats() ? count : Math.max(2, count)),
        Optional.empty(),
        format.repeats());
  }

  private static Set<Color> colors(SplittableRandom random, int count) {
    var left = new ArrayList<>(Arrays.asList(Color.values()));
    var colors = EnumSet.noneOf(Color.class);
    while (colors.size() < count) {
      colors.add(left.remove(random.nextInt(left.size())));
    }
    return colors;
  }

  /** The deck's colors, in order. */
  List<Color> colors() {
    return Arrays.stream(Color.values()).filter(colors::contains).toList();
  }

  Optional<PoolCard> commander() {
    return commander;
  }

  /** A card of a kind that this much mana can cast; some decks prefer one that was drawn before. */
  Optional<PoolCard> draw(CardPool.Part part, int mana) {
    List<PoolCard> known = drawn.computeIfAbsent(part, _ -> new ArrayList<>());
    if (repeats && random.nextInt(DIFFERENT) < known.size()) {
      return Optional.of(known.get(random.nextInt(known.size())));
    }
    Optional<PoolCard> card = pool.draw(part, random, colors, mana);
    card.ifPresent(known::add);
    return card;
  }
}
