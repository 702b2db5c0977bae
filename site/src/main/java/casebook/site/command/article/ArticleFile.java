package casebook.site.command.article;

import casebook.site.article.prose.Format;
import casebook.site.command.option.GivenText;
import casebook.site.command.option.Refused;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * An article in a file.
 *
 * @param name the file, - for the standard input
 */
record ArticleFile(String name, String text, Format format) {
  static final String STANDARD_INPUT = GivenText.STANDARD_INPUT;

  /**
   * Reads an article.
   *
   * @param format the format that was named; else the file's name tells it, or what the text begins
   *     with
   */
  static ArticleFile read(String name, Optional<String> format) throws Refused {
    Optional<Format> named = format.flatMap(Format::named);
    if (format.isPresent() && named.isEmpty()) {
      throw new Refused(
          "There is no format %s: the formats are %s (the last two are source code with // or #"
                  .formatted(format.get(), Format.names())
              + " comments)");
    }
    String text = GivenText.read(name);
    return new ArticleFile(name, text, named.orElseGet(() -> guessed(name, text)));
  }

  /** The articles of all names: files, folders, the standard input. */
  static List<ArticleFile> all(List<String> names, Optional<String> format) throws Refused {
    var articles = new ArrayList<ArticleFile>();
    for (String name : names) {
      for (String file : named(name)) {
        articles.add(read(file, format));
      }
    }
    return articles;
  }

  /**
   * The files that a name stands for: itself, or all files of a folder whose names tell what they
   * are, in their order. Hidden files and folders are left out.
   */
  private static List<String> named(String name) throws Refused {
    Path folder = Path.of(name);
    if (name.equals(STANDARD_INPUT) || !Files.isDirectory(folder)) {
      return List.of(name);
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> !isHidden(folder.relativize(file)) && Files.isRegularFile(file))
          .map(Path::toString)
          .filter(file -> Format.told(file).isPresent())
          .sorted()
          .toList();
    } catch (IOException | UncheckedIOException e) {
      throw new Refused(name + " can't be read: " + e.getMessage());
    }
  }

  private static boolean isHidden(Path path) {
    return StreamSupport.stream(path.spliterator(), false)
        .anyMatch(part -> part.toString().startsWith("."));
  }

  private static Format guessed(String name, String text) {
    if (!name.equals(STANDARD_INPUT)) {
      return Format.ofFile(name);
    }
    return text.stripLeading().startsWith("<") ? Format.HTML : Format.MARKDOWN;
  }
}
