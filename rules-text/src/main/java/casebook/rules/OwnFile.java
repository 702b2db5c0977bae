package casebook.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A text that comes with the program.
 *
 * @param beside the class in whose package it is
 * @param name its name there
 */
public record OwnFile(Class<?> beside, String name) {

  /** What it says. */
  public String text() {
    try (InputStream in = beside.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Its lines. */
  public Stream<String> lines() {
    return text().lines();
  }

  /** Its lines without those that are blank and those that begin with #, for who reads the file. */
  public Stream<String> entries() {
    return lines().filter(line -> !line.isBlank() && !line.startsWith("#"));
  }
}
