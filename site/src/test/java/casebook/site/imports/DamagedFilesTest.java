package casebook.site.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import casebook.site.imports.published.CardsOfFile;
import casebook.site.imports.published.ImportException;
import casebook.site.imports.published.OfficialRuling;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A damaged file is refused, says what to do, and leaves what was there before. */
class DamagedFilesTest {
  private static final String OTTER =
      "{\"name\": \"Odd Otter\", \"type_line\": \"Creature — Otter\", \"oracle_text\": \"Haste\"}";

  private static final String OTTERS = "[" + OTTER + "]\n";

  @TempDir Path folder = Path.of("");

  private DataFolder data() {
    return new DataFolder(folder.resolve("data"));
  }

  private ImportedCards.Summary cards(byte[] file) throws ImportException {
    return ImportedCards.add(new ByteArrayInputStream(file), data());
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] packed(String text) {
    var packed = new ByteArrayOutputStream();
    try (var zip = new GZIPOutputStream(packed)) {
      zip.write(utf8(text));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return packed.toByteArray();
  }

  private static byte[] changed(byte[] file, int at) {
    byte[] changed = file.clone();
    changed[at] ^= 0x40;
    return changed;
  }

  private Map<String, String> kept() throws IOException {
    var kept = new TreeMap<String, String>();
    try (Stream<Path> files = Files.list(data().path())) {
      for (Path file : files.toList()) {
        kept.put(
            file.getFileName().toString(),
            new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
      }
    }
    return kept;
  }

  @BeforeEach
  void import_a_card() throws ImportException {
    cards(utf8(OTTERS.replace("Odd", "First")));
  }

  private static Stream<Arguments> damaged() {
    byte[] whole = packed(OTTERS);
    return Stream.of(
        Arguments.of(changed(whole, whole.length - 6), "the checksum is wrong"),
        Arguments.of(changed(whole, whole.length - 2), "the checksum is wrong"),
        Arguments.of(Arrays.copyOf(whole, whole.length - 4), "download it again"),
        Arguments.of(Arrays.copyOf(whole, whole.length / 2), "download it again"),
        Arguments.of(Arrays.copyOf(whole, whole.length + 1), "something else"),
        Arguments.of(
            utf8(OTTERS + OTTERS), "After its end there is something more (line 2, column 1)"),
        Arguments.of(utf8(OTTERS + "x"), "Line 2, column"),
        Arguments.of(utf8("[" + OTTER + ",\n"), "Line 2, column 1"),
        Arguments.of(utf8("{\"data\": {}} []"), "After its end"),
        Arguments.of(packed("[" + " ".repeat(40 << 20) + "]"), "more than 200 times its size"),
        Arguments.of(utf8("[".repeat(100_000)), "Line 1, column"),
        Arguments.of(utf8("[" + "{\"a\":".repeat(100_000)), "Line 1, column"),
        Arguments.of(
            OTTERS.replace("Odd", "Ödd").getBytes(StandardCharsets.ISO_8859_1),
            "It is no text in UTF-8"),
        Arguments.of(OTTERS.getBytes(Charset.forName("UTF-16")), "It is no JSON in UTF-8"));
  }

  @ParameterizedTest
  @MethodSource("damaged")
  void a_damaged_file_is_refused_and_nothing_changes(byte[] file, String reason) throws Exception {
    Map<String, String> before = kept();
    assertThatThrownBy(() -> cards(file))
        .isInstanceOf(ImportException.class)
        .hasMessageContaining(reason);
    assertThatThrownBy(() -> ImportedRulings.add(new ByteArrayInputStream(file), data()))
        .isInstanceOf(ImportException.class)
        .hasMessageContaining(reason);
    assertThat(kept()).isEqualTo(before);
    assertThat(ImportedCards.in(data()).names()).containsExactly("First Otter");
  }

  @Test
  void a_byte_order_mark_before_the_text_is_no_damage() throws ImportException {
    assertThat(cards(utf8("\uFEFF" + OTTERS)).added()).containsExactly("Odd Otter");
    assertThat(cards(packed("\uFEFF" + OTTERS)).added()).isEmpty();
  }

  @Test
  void a_file_of_an_older_form_is_read_as_it_is() throws Exception {
    String line = "Old Otter\tOld Otter\t" + Lines.MAPPER.writeValueAsString(face("Old Otter"));
    Files.write(data().path().resolve("cards.txt.gz"), packed(line + "\n"));
    assertThat(ImportedCards.in(data()).find("old otter").orElseThrow().text()).isEqualTo("Haste");
    Files.write(
        data().path().resolve("rulings.txt.gz"),
        packed("{\"card\":\"Old Otter\",\"date\":\"2020-01-02\",\"text\":\"It may.\"}\n"));
    assertThat(ImportedRulings.in(data()).on(List.of("Old Otter")))
        .containsExactly(new OfficialRuling("Old Otter", "2020-01-02", "It may."));
  }

  private CardsOfFile.Face face(String name) throws ImportException {
    byte[] file = utf8(OTTERS.replace("Odd Otter", name));
    return CardsOfFile.read(new ByteArrayInputStream(file)).faces().getFirst();
  }

  @Test
  void a_file_of_a_newer_program_is_not_called_damaged() throws Exception {
    Files.write(data().path().resolve("cards.txt.gz"), packed("casebook cards 2\n(who knows)\n"));
    assertThatThrownBy(() -> ImportedCards.in(data()))
        .isInstanceOf(ImportException.class)
        .hasMessageContaining("cards.txt.gz was written by a newer Casebook")
        .hasMessageContaining("--data");
  }

  private static Stream<Arguments> changedByHand() {
    return Stream.of(
        Arguments.of("rulings.txt.gz", "null\n"),
        Arguments.of("rulings.txt.gz", "{\"card\": null, \"date\": \"2020-01-02\"}\n"),
        Arguments.of("rulings.txt.gz", "casebook rulings 1\nNOBODY\tOtter\t2020-01-02\t\"It.\"\n"),
        Arguments.of("rulings.txt.gz", "casebook cards 1\n"),
        Arguments.of("cards.txt.gz", "casebook cards 1\nOtter\n"));
  }

  @ParameterizedTest
  @MethodSource("changedByHand")
  void a_kept_file_that_was_changed_is_damaged(String name, String text) throws Exception {
    Files.write(data().path().resolve(name), packed(text));
    assertThatThrownBy(
            () -> {
              ImportedCards.in(data());
              ImportedRulings.in(data());
            })
        .isInstanceOf(ImportException.class)
        .hasMessageContaining(name + " is damaged")
        .hasMessageContaining("import again");
  }

  @Test
  void a_card_that_was_changed_is_damaged_when_it_is_asked_for() throws Exception {
    Files.write(
        data().path().resolve("cards.txt.gz"),
        packed("casebook cards 1\nOtter\tOtter\t{\"face\":"));
    ImportedCards cards = ImportedCards.in(data());
    assertThatThrownBy(() -> cards.find("Otter"))
        .isInstanceOf(DamagedLine.class)
        .hasMessageContaining("“Otter” is damaged");
  }

  @Test
  void a_folder_that_cannot_be_written_says_so() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertThatThrownBy(
            () -> ImportedCards.add(new ByteArrayInputStream(utf8(OTTERS)), new DataFolder(file)))
        .hasMessageContaining("it is a file, not a folder")
        .hasMessageContaining("--data chooses another folder");
    Path closed = Files.createDirectory(folder.resolve("closed"));
    assumeFalse(closed.toFile().setWritable(false) && Files.isWritable(closed), "may write all");
    assertThatThrownBy(
            () -> ImportedCards.add(new ByteArrayInputStream(utf8(OTTERS)), new DataFolder(closed)))
        .hasMessageContaining("you may not");
  }
}
