package casebook.site.benchmark;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Queries of 10,000 characters, and others that some searches can't bear. */
final class HostileQueries {
  private static final int LENGTH = 10_000;
  private static final long SEED = 508;

  /** All of them, always the same. */
  static final List<String> ALL =
      List.of(
          filled("a"),
          filled("attack "),
          filled("tax "),
          filled("lure pump alpha strike "),
          filled("508.1d "),
          filled("508.1a-"),
          filled("rule "),
          filled("can not "),
          filled("\"attack\" "),
          filled("\"the creature\" \"of the\" \"can attack\" "),
          filled("xattak ycreture zcombt wdeclre vplaneswker "),
          filled("攻"),
          filled("ﷺ"),
          filled("("),
          filled("*:*"),
          filled("\u202e5\u200b08.1d"),
          filled("\u0000\u0001"),
          filled("<b>attack</b>"),
          letters(),
          words(),
          "/(a+)+$/",
          "*",
          "?ttack* ~2 ^99",
          "text:[a TO z}",
          "+-&&||!(){}[]^\"~*?:\\/",
          "\"\"attack\" \"if able\"\"\"",
          "<script>alert(1)</script>");

  private HostileQueries() {}

  private static String filled(String text) {
    return text.repeat(LENGTH / text.length() + 1).substring(0, LENGTH);
  }

  private static String letters() {
    return new Random(SEED)
        .ints(LENGTH, 'a', 'z' + 8)
        .mapToObj(letter -> letter > 'z' ? " " : String.valueOf((char) letter))
        .collect(Collectors.joining());
  }

  private static String words() {
    List<String> common =
        List.of(
            "creature",
            "attack",
            "player",
            "control",
            "combat",
            "declare",
            "able",
            "cost",
            "pay",
            "planeswalker",
            "defending",
            "turn",
            "ability",
            "trigger",
            "tapped",
            "battlefield");
    Random random = new Random(SEED);
    return filled(
        IntStream.range(0, LENGTH)
            .mapToObj(_ -> common.get(random.nextInt(common.size())))
            .collect(Collectors.joining(" ")));
  }
}
