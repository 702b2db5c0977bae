package casebook.site.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/** Changes texts at random, the same for the same seed. */
final class Changes {
  private static final int MOST_CHANGES = 8;
  private static final int LONGEST = 60_000;

  private static final List<String> SPECIAL =
      List.of(
          "\u0000",
          "\"",
          "\\",
          "{",
          "}",
          "[",
          "]",
          "<",
          ">",
          "&",
          "`",
          "*",
          "\n",
          "\r\n",
          "\t",
          ",",
          ":",
          "#",
          "-1",
          "0",
          "999999999999",
          "1e999",
          "0.5",
          "null",
          "true",
          "“",
          "”",
          "—",
          "•",
          "{T}",
          "{X}",
          "{W/P}",
          "508.1d",
          "508.1",
          "306.2",
          "2008-02-01",
          "%",
          "%00",
          "&&",
          "=",
          "a#1",
          "ann",
          "attack",
          "if able",
          "unless",
          "\uD800",
          "\u202E",
          "é",
          "👹",
          "<!--",
          "-->",
          "]]>",
          "```",
          "> ",
          "~",
          "(",
          ")",
          "'");

  private final Random random;

  Changes(long seed) {
    random = new Random(seed);
  }

  /** One of the texts with some changes. */
  byte[] of(List<String> texts) {
    var text = new StringBuilder(texts.get(random.nextInt(texts.size())));
    int count = 1 + random.nextInt(MOST_CHANGES);
    for (int change = 0; change < count && text.length() < LONGEST; change++) {
      change(text, texts);
    }
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    if (random.nextInt(8) == 0 && bytes.length > 0) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    return bytes;
  }

  private void change(StringBuilder text, List<String> texts) {
    int at = random.nextInt(text.length() + 1);
    int end = Math.min(text.length(), at + random.nextInt(20));
    switch (random.nextInt(6)) {
      case 0 -> text.delete(at, end);
      case 1 -> text.insert(at, special());
      case 2 -> text.replace(at, end, special());
      case 3 -> text.insert(at, special().repeat(1 + random.nextInt(300)));
      case 4 -> {
        String part = text.substring(at, end);
        text.insert(at, part.repeat(1 + random.nextInt(50)));
      }
      default -> {
        String other = texts.get(random.nextInt(texts.size()));
        text.insert(at, other.substring(random.nextInt(other.length())));
      }
    }
  }

  private String special() {
    return SPECIAL.get(random.nextInt(SPECIAL.size()));
  }
}
