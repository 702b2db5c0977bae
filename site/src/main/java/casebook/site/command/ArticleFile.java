package casebook.site.command;

import casebook.site.article.Format;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * An article in a file.
 *
 * @param name the file, - for the standard input
 */
record ArticleFile(String name, String text, Format format) {
  static final String STANDARD_INPUT = "-";

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
          ("There is no format %s: the formats are markdown, html, text, slashes and hashes (source"
                  + " code with // or # comments)")
              .formatted(format.get()));
    }
    String text = text(name);
    return new ArticleFile(name, text, named.orElseGet(() -> guessed(name, text)));
  }

  private static Format guessed(String name, String text) {
    if (!name.equals(STANDARD_INPUT)) {
      return Format.ofFile(name);
    }
    return text.stripLeading().startsWith("<") ? Format.HTML : Format.MARKDOWN;
  }

  private static String text(String name) throws Refused {
    try (InputStream in =
        name.equals(STANDARD_INPUT) ? System.in : Files.newInputStream(Path.of(name))) {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(in.readAllBytes()))
          .toString();
    } catch (NoSuchFileException e) {
      throw new Refused("There is no file " + name);
    } catch (CharacterCodingException e) {
      throw new Refused(name + " is no text in UTF-8");
    } catch (IOException e) {
      throw new Refused(name + " can't be read: " + e.getMessage());
    }
  }
}
