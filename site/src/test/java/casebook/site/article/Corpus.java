package casebook.site.article;

import casebook.site.article.prose.Format;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Short articles with every trap, in which each citation is marked: ⟦508.1d⟧ where it is to be
 * linked, ⟨702.9⟩ where the built-in editions don't have the rule.
 */
public final class Corpus {
  private static final Path FOLDER = Path.of("src/test/resources/articles");
  private static final Pattern MARK = Pattern.compile("⟦([^⟧]*)⟧|⟨([^⟩]*)⟩");

  private Corpus() {}

  /** A citation that is marked. */
  public record Marked(int start, String text, boolean held) {}

  /** An article without its marks, and what was marked. */
  public record Article(String name, String text, Format format, List<Marked> marked) {
    @Override
    public String toString() {
      return name;
    }

    /** Those that are to be linked. */
    public List<String> linkable() {
      return marked.stream().filter(Marked::held).map(Marked::text).toList();
    }
  }

  public static Stream<Article> articles() {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.sorted().map(Corpus::read).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Article read(Path file) {
    try {
      String marked = Files.readString(file);
      var text = new StringBuilder();
      var citations = new ArrayList<Marked>();
      Matcher mark = MARK.matcher(marked);
      int end = 0;
      while (mark.find()) {
        text.append(marked, end, mark.start());
        boolean held = mark.start(1) >= 0;
        String citation = mark.group(held ? 1 : 2);
        citations.add(new Marked(text.length(), citation, held));
        text.append(citation);
        end = mark.end();
      }
      text.append(marked.substring(end));
      String name = file.getFileName().toString();
      return new Article(name, text.toString(), Format.ofFile(name), citations);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
