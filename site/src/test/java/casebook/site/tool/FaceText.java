package casebook.site.tool;

import casebook.engine.reading.word.Self;
import casebook.site.catalogue.TextFile;
import casebook.site.catalogue.TypeLine;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A face of a card with its rules text.
 *
 * @param families the families of wordings that somebody has found in the text, if the file says so
 */
public record FaceText(String name, Self self, String text, List<String> families) {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  public FaceText {
    families = List.copyOf(families);
  }

  /**
   * The faces in a file with one JSON object on each line ({@code name}, {@code types}, {@code
   * oracle_text}, and perhaps {@code families}), compressed with gzip or not.
   */
  public static List<FaceText> read(Path file) throws IOException {
    try (var reader = new BufferedReader(TextFile.open(file))) {
      var faces = new ArrayList<FaceText>();
      int number = 0;
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        number++;
        if (!line.isBlank()) {
          faces.add(face(file, number, line));
        }
      }
      return faces;
    }
  }

  private static FaceText face(Path file, int number, String line) throws IOException {
    try {
      JsonNode face = MAPPER.readTree(line);
      String name = face.path("name").asString("").strip();
      TypeLine types = TypeLine.of(face.path("types").asString("").strip());
      var words = new LinkedHashSet<>(types.types());
      words.addAll(types.supertypes());
      return new FaceText(
          name,
          Self.of(name, words),
          face.path("oracle_text").asString(""),
          face.path("families").valueStream().map(one -> one.asString("")).toList());
    } catch (JacksonException e) {
      throw new IOException(
          file + ", line " + number + ": not a JSON object: " + e.getOriginalMessage(), e);
    }
  }
}
