package casebook.site.article.prose;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What an article is written in. */
public enum Format {
  MARKDOWN("markdown", "Markdown", "md markdown mdx"),
  HTML("html", "HTML", "html htm xhtml"),
  TEXT("text", "Plain text", "txt text"),
  BBCODE("bbcode", "BBCode", "bbcode bb"),
  MEDIAWIKI("mediawiki", "MediaWiki", "wiki mediawiki"),
  REDDIT("reddit", "Reddit", ""),
  DISCORD("discord", "Discord", ""),
  ASCIIDOC("asciidoc", "AsciiDoc", "adoc asciidoc asc"),
  RESTRUCTUREDTEXT("restructuredtext", "reStructuredText", "rst rest"),
  /** Source code whose comments are read, in the manner of C: {@code //} and {@code /*}. */
  SLASHES(
      "slashes", "source code with // comments", "java kt js ts c h cpp cs go rs swift scala css"),
  /** Source code whose comments begin with {@code #}. */
  HASHES("hashes", "source code with # comments", "py rb sh toml yaml yml pl r");

  private final String label;
  private final String title;

  /** What names of files in this format end with, parted by spaces. */
  private final String endings;

  Format(String label, String title, String endings) {
    this.label = label;
    this.title = title;
    this.endings = endings;
  }

  /** The formats of articles, as against source code. */
  public static List<Format> ofArticles() {
    return Arrays.stream(values()).filter(format -> format != SLASHES && format != HASHES).toList();
  }

  /** The public names of all formats, in a sentence. */
  public static String names() {
    return Arrays.stream(values()).map(Format::label).collect(Collectors.joining(", "));
  }

  /** The format by its public name: markdown, html, text, bbcode … */
  public static Optional<Format> named(String name) {
    return Arrays.stream(values())
        .filter(format -> format.label.equalsIgnoreCase(name))
        .findFirst();
  }

  /** Its name in addresses and commands. */
  public String label() {
    return label;
  }

  /** What people call it. */
  public String title() {
    return title;
  }

  /** Whether it is shown elsewhere than on a site of one's own, so that a link needs an address. */
  public boolean needsAddress() {
    return switch (this) {
      case BBCODE, MEDIAWIKI, REDDIT, DISCORD -> true;
      case MARKDOWN, HTML, TEXT, ASCIIDOC, RESTRUCTUREDTEXT, SLASHES, HASHES -> false;
    };
  }

  /** The format that a file's name tells; plain text where it tells none. */
  public static Format ofFile(String file) {
    return told(file).orElse(TEXT);
  }

  /** The format that a file's name tells, if any. */
  public static Optional<Format> told(String file) {
    String ending = file.substring(file.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(format -> List.of(format.endings.split(" ")).contains(ending))
        .filter(_ -> !ending.isEmpty())
        .findFirst();
  }
}
