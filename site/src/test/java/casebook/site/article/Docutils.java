package casebook.site.article;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;

/** How docutils, which defines reStructuredText, shows an article, where a machine has it. */
final class Docutils {
  private Docutils() {}

  /** Errors end it, warnings included; nothing is read from elsewhere. */
  private static final List<String> COMMAND =
      List.of(
          "python3",
          "-c",
          "import sys; from docutils.core import publish_string as p\n"
              + "for a in sys.stdin.buffer.read().split(b'\\0'):\n"
              + " sys.stdout.buffer.write(p(a, writer_name='html5', settings_overrides="
              + "{'input_encoding': 'utf-8', 'output_encoding': 'utf-8', 'halt_level': 2,"
              + " 'file_insertion_enabled': False, 'syntax_highlight': 'none'}) + b'\\0')");

  private static final Pattern END = Pattern.compile("\0", Pattern.LITERAL);

  private static final List<String> ASKED = List.of("python3", "-c", "import docutils");

  /** Skips a test, with a line that says so, on a machine without it. */
  static void assumeThere() {
    Assumptions.assumeTrue(isThere(), "python3 has no docutils here");
  }

  private static boolean isThere() {
    try {
      return new ProcessBuilder(ASKED)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** The article as a page. */
  static String html(String article) {
    return html(List.of(article)).getFirst();
  }

  /** Each article as a page. */
  static List<String> html(List<String> articles) {
    try {
      Process process =
          new ProcessBuilder(COMMAND).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      try (var written = process.getOutputStream()) {
        written.write(String.join("\0", articles).getBytes(StandardCharsets.UTF_8));
      }
      String pages = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) {
        throw new AssertionError("docutils finds errors in one of:\n" + articles);
      }
      return END.splitAsStream(pages).limit(articles.size()).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }
}
