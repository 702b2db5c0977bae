package casebook.site.imports.published;

import casebook.site.catalogue.TextFile;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A public file of JSON that is read from its beginning to its very end, one object at a time, so
 * that it may be of any size, and so that damage anywhere in it is noticed.
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

  /** Takes an object of the file. */
  @FunctionalInterface
  interface ObjectReader {
    /** Takes an object, which may be any other JSON where the file is not what it should be. */
    void read(JsonNode object, Position where) throws ImportException;
  }

  /** Takes what the file has for a name. */
  @FunctionalInterface
  interface NameReader {
    /** Takes the faces of the card with a name. */
    void read(String name, JsonNode faces, Position where) throws ImportException;
  }

  private static final JsonMapper MAPPER = JsonMapper.builder().build();
  private static final Pattern STARTS_BY_NAME =
      Pattern.compile("\\s*\\{\\s*\"(?:meta|data)\"\\s*:");

  /** More than stands before the first name in a file of any form. */
  private static final int BEGINNING = 256;

  /** What Windows writes before text in UTF-8. */
  private static final byte[] MARK = "\uFEFF".getBytes(StandardCharsets.UTF_8);

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
      passMark(in);
      in.mark(BEGINNING);
      String beginning = new String(in.readNBytes(BEGINNING), StandardCharsets.UTF_8);
      in.reset();
      String start = beginning.strip();
      if (start.startsWith("[")) {
        return new PublicFile(in, Form.LIST);
      }
      if (start.startsWith("{")) {
        boolean byName = STARTS_BY_NAME.matcher(beginning).lookingAt();
        return new PublicFile(in, byName ? Form.BY_NAME : Form.LINES);
      }
    } catch (IOException e) {
      throw damaged(e);
    }
    throw new ImportException("It is no JSON in UTF-8: that begins with [ or {");
  }

  private static void passMark(BufferedInputStream in) throws IOException {
    in.mark(MARK.length);
    if (!Arrays.equals(in.readNBytes(MARK.length), MARK)) {
      in.reset();
    }
  }

  Form form() {
    return form;
  }

  /** What is done with the tokens of a file. */
  @FunctionalInterface
  private interface Tokens {
    void read(JsonParser parser) throws ImportException;
  }

  private void read(Tokens tokens) throws ImportException {
    var text = new InputStreamReader(in, StandardCharsets.UTF_8.newDecoder());
    try (JsonParser parser = MAPPER.createParser(text)) {
      try {
        tokens.read(parser);
        if (parser.nextToken() != null) {
          throw new ImportException(
              "After its end there is something more (%s): download it again, and import that"
                  .formatted(Position.of(parser.currentTokenLocation())));
        }
      } catch (JacksonException e) {
        throw broken(e, Position.of(parser.currentLocation()));
      }
    }
  }

  /** Reads the objects of a list or of lines. */
  void eachObject(ObjectReader reader) throws ImportException {
    read(parser -> {
      boolean list = form == Form.LIST;
      if (list) {
        parser.nextToken();
      }
      JsonToken token = parser.nextToken();
      while (token != null && token != JsonToken.END_ARRAY) {
        Position where = Position.of(parser.currentTokenLocation());
        reader.read(parser.readValueAsTree(), where);
        token = parser.nextToken();
      }
    });
  }

  /** Reads what the file has for each name. */
  void eachName(NameReader reader) throws ImportException {
    read(parser -> {
      parser.nextToken();
      while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
        boolean data = parser.currentName().equals("data");
        if (parser.nextToken() == JsonToken.START_OBJECT && data) {
          new MtgjsonData(reader).read(parser);
        } else {
          parser.skipChildren();
        }
      }
    });
  }

  private static ImportException damaged(IOException e) {
    String why = Objects.requireNonNullElse(e.getMessage(), "it ends too soon");
    return new ImportException(
        "It is damaged or cut short (%s): download it again, and import that".formatted(why), e);
  }

  private static ImportException broken(JacksonException e, Position where) {
    if (e.getCause() instanceof CharacterCodingException) {
      return new ImportException(
          "It is no text in UTF-8 (after %s): download it again, and don't save it in another form"
              .formatted(where),
          e);
    }
    if (e.getCause() instanceof IOException damage) {
      return damaged(damage);
    }
    String reason =
        Objects.requireNonNullElse(e.getOriginalMessage(), "this is no JSON")
            .lines()
            .findFirst()
            .orElse("this is no JSON");
    String place = where.toString();
    return new ImportException(
        place.substring(0, 1).toUpperCase(Locale.ROOT) + place.substring(1) + ": " + reason, e);
  }
}
