package casebook.site.cases;

import casebook.index.text.Document;
import casebook.rules.OwnFile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The short answers that Casebook comes with.
 *
 * @param all in the order of their file
 */
public record ShortAnswers(List<ShortAnswer> all) {
  private static final String FILE = "short-answers.txt";
  private static final Pattern BLOCKS = Pattern.compile("\\R\\s*\\R");
  private static final Pattern COMMA = Pattern.compile(",\\s*");
  private static final String QUESTION = "Q: ";
  private static final String ANSWER = "A: ";
  private static final String SEE = "See: ";

  public ShortAnswers {
    all = List.copyOf(all);
  }

  /**
   * The file that comes with Casebook.
   *
   * @throws IllegalStateException if it isn't as it must be
   */
  public static ShortAnswers builtIn() {
    return parsed(new OwnFile(ShortAnswers.class, FILE).text());
  }

  /** The answer with a slug. */
  public Optional<ShortAnswer> find(String slug) {
    return all.stream().filter(one -> one.slug().equals(slug)).findFirst();
  }

  /** What is found by words. */
  public List<Document> documents() {
    CaseAskings askings = CaseAskings.builtIn();
    return all.stream().map(answer -> answer.document(askings)).toList();
  }

  static ShortAnswers parsed(String text) {
    return new ShortAnswers(
        Arrays.stream(BLOCKS.split(text.strip()))
            .filter(block -> !block.startsWith("#"))
            .map(ShortAnswers::block)
            .toList());
  }

  private static ShortAnswer block(String block) {
    var lines = new ArrayList<>(block.lines().map(String::strip).toList());
    String slug = lines.removeFirst();
    String answer = only(lines, ANSWER, slug);
    return new ShortAnswer(
        slug,
        only(lines, QUESTION, slug),
        answer,
        PublishedRuling.citedIn(answer),
        lines.stream()
            .filter(line -> line.startsWith(SEE))
            .flatMap(line -> COMMA.splitAsStream(line.substring(SEE.length())))
            .toList());
  }

  /** The text of the one line that begins so. */
  private static String only(List<String> lines, String beginning, String slug) {
    List<String> found =
        lines.stream()
            .filter(line -> line.startsWith(beginning))
            .map(line -> line.substring(beginning.length()))
            .toList();
    if (found.size() != 1) {
      throw new IllegalStateException(
          FILE + ": " + slug + " has not one line that begins with “" + beginning + "”");
    }
    return found.getFirst();
  }
}
