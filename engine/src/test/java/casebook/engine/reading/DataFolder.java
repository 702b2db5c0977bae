package casebook.engine.reading;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import casebook.engine.reading.word.Self;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Real cards to measure the reading with; they stay outside of the project. */
final class DataFolder {
  private static final JsonMapper JSON = JsonMapper.shared();

  private DataFolder() {}

  /**
   * A card's face.
   *
   * @param families the wordings found in it by patterns
   * @param legality sentences that decide what attacks are legal, found by patterns
   */
  record Card(
      String name, Set<String> types, String text, Set<String> families, List<String> legality) {

    Self self() {
      return Self.of(name, types);
    }
  }

  /** The folder with the data, or a test skipped with the reason. */
  static Path folder() {
    Path folder =
        Path.of(System.getProperty("casebook.root", ".")).resolve("../shared/data").normalize();
    assumeTrue(
        Files.isDirectory(folder),
        () -> "SKIPPED: no card data at " + folder + ", so nothing was measured");
    return folder;
  }

  /** The cards whose text bears on 506 or 508. */
  static List<Card> attackCards() {
    return cards(folder().resolve("cards/2026/attack-cards.jsonl.gz"));
  }

  /** All cards. */
  static List<Card> allCards() {
    return cards(folder().resolve("cards/2026/cards.jsonl.gz"));
  }

  private static List<Card> cards(Path file) {
    try (var reader =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
      return reader.lines().map(DataFolder::card).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Card card(String line) {
    JsonNode json = JSON.readTree(line);
    var types = new LinkedHashSet<String>();
    String typeLine = json.path("types").asString("");
    int dash = typeLine.indexOf('—');
    for (String type : (dash < 0 ? typeLine : typeLine.substring(0, dash)).strip().split(" ", -1)) {
      types.add(type.toLowerCase(Locale.ROOT));
    }
    return new Card(
        json.path("name").asString(""),
        types,
        json.path("oracle_text").asString(""),
        new LinkedHashSet<>(strings(json.path("families"))),
        json.path("legality").valueStream().map(one -> one.path("sentence").asString("")).toList());
  }

  private static List<String> strings(JsonNode array) {
    return array.valueStream().map(one -> one.asString("")).toList();
  }
}
