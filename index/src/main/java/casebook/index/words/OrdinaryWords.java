package casebook.index.words;

import casebook.rules.OwnFile;
import java.util.Arrays;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Words that people use around a question: none of them is another word with a slip in it. */
public final class OrdinaryWords {

  private static final String FILE = "ordinary.txt";

  private static final Pattern SPACE = Pattern.compile(" ");

  private static final Set<String> WORDS = read();

  private OrdinaryWords() {}

  private static Set<String> read() {
    return new OwnFile(OrdinaryWords.class, FILE)
        .lines()
        .filter(line -> !line.startsWith("#"))
        .flatMap(line -> Arrays.stream(SPACE.split(line)))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Whether a folded word is one of them. */
  public static boolean has(String word) {
    return WORDS.contains(word);
  }
}
