package casebook.site.ask.mention;

import casebook.rules.OwnFile;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/** Words that are names of people, where they are written with a capital letter. */
final class PlayerNames {
  private static final String FILE = "first-names.txt";

  private static final Set<String> NAMES = read();

  private PlayerNames() {}

  private static Set<String> read() {
    return new OwnFile(PlayerNames.class, FILE)
        .lines()
        .filter(line -> !line.startsWith("#"))
        .flatMap(line -> Arrays.stream(line.split(" ")))
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * Whether a word is one, with or without "'s"; "will", "may" and "mark" only with a capital
   * letter.
   */
  static boolean has(Token token) {
    String word =
        token.word().endsWith("'s")
            ? token.word().substring(0, token.word().length() - 2)
            : token.word();
    return NAMES.contains(word) && (token.capital() || !Lexicon.isOrdinary(word));
  }
}
