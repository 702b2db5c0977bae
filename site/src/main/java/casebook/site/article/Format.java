package casebook.site.article;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What an article is written in. */
public enum Format {
  MARKDOWN("md markdown mdx"),
  HTML("html htm xhtml"),
  TEXT("txt text adoc rst"),
  /** Source code whose comments are read, in the manner of C: {@code //} and {@code /*}. */
  SLASHES("java kt js ts c h cpp cs go rs swift scala css"),
  /** Source code whose comments begin with {@code #}. */
  HASHES("py rb sh toml yaml yml pl r");

  /** What names of files in this format end with, parted by spaces. */
  private final String endings;

  Format(String endings) {
    this.endings = endings;
  }

  /** The format by its public name: markdown, html or text. */
  public static Optional<Format> named(String name) {
    return Arrays.stream(values())
        .filter(format -> format.name().equals(name.toUpperCase(Locale.ROOT)))
        .findFirst();
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
        .findFirst();
  }
}
