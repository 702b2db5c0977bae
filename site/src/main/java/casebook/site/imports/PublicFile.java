package casebook.site.imports;

import casebook.site.catalogue.TextFile;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MappingIterator;
import tools.jackson.databind.json.JsonMapper;

/**
 * A public file of JSON that is read from its beginning to its end, one object at a time, so that
 * it may be of any size.
 */
final class PublicFile {

  /** How a file is made up; its first characters tell. */
  enum Form {
    /** A list of objects, as Scryfall's bulk files are. */
    LIST,
    /** One object with {@code data} for each name, as MTGJSON's files are. */
    BY_NAME,
    /** One object after the other, each on a line of its own. */
    LINES
  }

  private static final JsonMapper MAPPER = JsonMapper.builder().build();
  private static final Pattern BY_NAME = Pattern.compile("\\s*\\{\\s*\"(?:meta|data)\"\\s*:");

  /** More than stands before the first name in a file of any form. */
  private static final int BEGINNING = 256;

  private final InputStream in;
  private final Form form;

  private PublicFile(InputStream in, Form form) {
    this.in = in;
    this.form = form;
  }

  /**
   * Begins to read.
   *
   * @param file what is in the file, compressed with gzip or not
   * @throws ImportException if this is no JSON
   */
  static PublicFile open(InputStream file) throws ImportException {
    try {
      var in = new BufferedInputStream(TextFile.plain(file));
      in.mark(BEGINNING);
      String beginning =
          new String(in.readNBytes(BEGINNING), StandardCharsets.UTF_8).replace("\uFEFF", "");
      in.reset();
      String start = beginning.strip();
      if (start.startsWith("[")) {
        return new PublicFile(in, Form.LIST);
      }
      if (start.startsWith("{")) {
        boolean byName = BY_NAME.matcher(beginning).lookingAt();
        return new PublicFile(in, byName ? Form.BY_NAME : Form.LINES);
      }
    } catch (IOException e) {
      throw new ImportException("It can't be read: " + e.getMessage(), e);
    }
    throw new ImportException("It is no JSON: that begins with [ or {");
  }

  Form form() {
    return form;
  }

  /** Reads the objects of a list or of lines. */
  void eachObject(Consumer<JsonNode> reader) throws ImportException {
    try (MappingIterator<JsonNode> objects = MAPPER.readerFor(JsonNode.class).readValues(text())) {
      objects.forEachRemaining(reader);
    } catch (JacksonException e) {
      throw broken(e);
    }
  }

  /** Reads what the file has for each name. */
  void eachName(BiConsumer<String, JsonNode> reader) throws ImportException {
    try (JsonParser parser = MAPPER.createParser(text())) {
      parser.nextToken();
      while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
        boolean data = parser.currentName().equals("data");
        if (parser.nextToken() == JsonToken.START_OBJECT && data) {
          while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            parser.nextToken();
            reader.accept(name, parser.readValueAsTree());
          }
        } else {
          parser.skipChildren();
        }
      }
    } catch (JacksonException e) {
      throw broken(e);
    }
  }

  private Reader text() {
    return new InputStreamReader(in, StandardCharsets.UTF_8);
  }

  private static ImportException broken(JacksonException e) {
    return new ImportException(
        "Line %d, column %d: %s"
            .formatted(
                e.getLocation().getLineNr(),
                e.getLocation().getColumnNr(),
                e.getOriginalMessage().lines().findFirst().orElse("this is no JSON")),
        e);
  }
}
