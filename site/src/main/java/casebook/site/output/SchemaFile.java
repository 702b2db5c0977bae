package casebook.site.output;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The files that say what cases, rulings and addresses look like. */
public enum SchemaFile {
  CASE("case.schema.json"),
  RULING("ruling.schema.json"),
  OPENAPI("openapi.json");

  private static final String FOLDER = "/casebook/site/schema/";

  private final String file;

  SchemaFile(String file) {
    this.file = file;
  }

  /** What it says, in JSON. */
  public String text() {
    try (InputStream text = SchemaFile.class.getResourceAsStream(FOLDER + file)) {
      return new String(Objects.requireNonNull(text, file).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
