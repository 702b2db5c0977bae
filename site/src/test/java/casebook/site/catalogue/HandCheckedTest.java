package casebook.site.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/** Readings that a person compared with the cards stay as they are. */
class HandCheckedTest {

  /** A card and one of its abilities as the catalogue writes it. */
  private record Checked(String card, String ability) {}

  private static List<Checked> list() throws IOException {
    try (InputStream file = HandCheckedTest.class.getResourceAsStream("hand-checked.txt");
        var reader =
            new BufferedReader(
                new InputStreamReader(Objects.requireNonNull(file), StandardCharsets.UTF_8))) {
      List<Checked> list =
          reader
              .lines()
              .filter(line -> !line.startsWith("#"))
              .map(line -> line.split("\t"))
              .map(fields -> new Checked(fields[0], fields[1] + fields[2]))
              .toList();
      assertThat(list).hasSizeGreaterThan(300);
      return list;
    }
  }

  private static List<String> wrong(Map<String, Set<String>> abilities) throws IOException {
    var wrong = new ArrayList<String>();
    for (Checked checked : list()) {
      if (!abilities.getOrDefault(checked.card(), Set.of()).contains(checked.ability())) {
        wrong.add(checked.card() + ": " + checked.ability());
      }
    }
    return wrong;
  }

  private static void add(Map<String, Set<String>> abilities, String line) {
    List<String> fields = List.of(line.split("\t", -1));
    Set<String> said = abilities.computeIfAbsent(fields.getFirst(), _ -> new HashSet<>());
    fields.forEach(field -> said.add(field.startsWith("+") ? field.substring(1) : field));
  }

  @Test
  void the_built_in_catalogue_has_them() throws IOException {
    var abilities = new HashMap<String, Set<String>>();
    try (InputStream file = Catalogue.class.getResourceAsStream("catalogue.txt.gz");
        var reader =
            new BufferedReader(
                new InputStreamReader(
                    new GZIPInputStream(Objects.requireNonNull(file)), StandardCharsets.UTF_8))) {
      reader.lines().skip(1).forEach(line -> add(abilities, line));
    }
    assertThat(wrong(abilities)).isEmpty();
  }

  @Test
  void they_are_read_so_from_the_cards() throws IOException {
    Path file =
        Path.of(System.getProperty("casebook.root", ".."), "..", "shared", "data", "cards")
            .resolve("2026/cards.jsonl.gz");
    assumeTrue(Files.isRegularFile(file), "skipped: there are no cards at " + file);
    var abilities = new HashMap<String, Set<String>>();
    try (Reader in = TextFile.open(file)) {
      CardFile.read(in).forEach(card -> add(abilities, Entry.write(card.facts())));
    }
    assertThat(wrong(abilities)).isEmpty();
  }
}
