package casebook.site.benchmark;

import casebook.site.catalogue.Catalogue;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/**
 * Rulings on cards that nobody has made, as many as are wanted and always the same: sentences of
 * common words, of rarer ones, and, in one of twenty, about attacking.
 */
final class InventedRulings {
  private static final long SEED = 508;
  private static final int ABOUT_ATTACKING = 20;
  private static final int SHORTEST = 15;
  private static final int SPREAD = 50;
  private static final int RARE = 4_000;

  private static final List<String> COMMON =
      List.of(
          "the",
          "a",
          "of",
          "if",
          "it",
          "that",
          "you",
          "card",
          "creature",
          "ability",
          "spell",
          "control",
          "player",
          "battlefield",
          "when",
          "is",
          "and",
          "to",
          "as",
          "token",
          "counter",
          "target",
          "resolves",
          "cast",
          "mana",
          "hand",
          "library",
          "damage",
          "turn",
          "trigger",
          "choose",
          "put",
          "effect",
          "cost",
          "owner",
          "leaves",
          "graveyard",
          "still",
          "can't",
          "doesn't");

  private static final List<String> ATTACKING =
      List.of(
          "The creature doesn't have to attack if a cost would have to be paid.",
          "It attacks alone if nothing else was declared as an attacker.",
          "The token enters the battlefield attacking and was never declared as an attacker.",
          "Once it has attacked, tapping the attacking creature changes nothing.",
          "It can't attack unless its controller pays the cost to attack.",
          "Whenever it attacks, the ability triggers once for each defending player.");

  private InventedRulings() {}

  /** This number of them, one JSON object on each line. */
  static byte[] lines(int count) {
    var random = new Random(SEED);
    List<String> cards = Catalogue.builtIn().names();
    var lines = new StringBuilder();
    for (int i = 0; i < count; i++) {
      lines
          .append("{\"name\": \"")
          .append(cards.get(i * 7 % cards.size()).replace("\"", ""))
          .append("\", \"date\": \"20")
          .append(10 + random.nextInt(15))
          .append("-02-0")
          .append(1 + random.nextInt(9))
          .append("\", \"text\": \"")
          .append(text(random))
          .append("\"}\n");
    }
    return lines.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static String text(Random random) {
    var text = new StringBuilder();
    int words = SHORTEST + random.nextInt(SPREAD);
    for (int i = 0; i < words; i++) {
      text.append(word(random)).append(i % 12 == 11 ? ". " : " ");
    }
    if (random.nextInt(ABOUT_ATTACKING) == 0) {
      text.append(ATTACKING.get(random.nextInt(ATTACKING.size())));
    }
    return text.toString().strip();
  }

  /** Of every five words four are common ones, the more so the earlier they are in the list. */
  private static String word(Random random) {
    if (random.nextInt(5) > 0) {
      double place = random.nextDouble();
      return COMMON.get((int) (place * place * COMMON.size()));
    }
    double place = random.nextDouble();
    return "w" + Integer.toString((int) (place * place * RARE) + 46_656, 36);
  }
}
