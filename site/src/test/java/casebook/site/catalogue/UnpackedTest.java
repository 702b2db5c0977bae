package casebook.site.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Packed files are read to their very end, and damage anywhere in them is noticed. */
class UnpackedTest {
  private static final String TEXT = "otter\n".repeat(5000);

  private static byte[] packed(String text) throws IOException {
    var packed = new ByteArrayOutputStream();
    try (var zip = new GZIPOutputStream(packed)) {
      zip.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return packed.toByteArray();
  }

  private static byte[] joined(byte[] one, byte[] other) {
    byte[] both = Arrays.copyOf(one, one.length + other.length);
    System.arraycopy(other, 0, both, one.length, other.length);
    return both;
  }

  private static String read(byte[] file, int buffer) throws IOException {
    try (var unpacked = new Unpacked(new ByteArrayInputStream(file), buffer)) {
      return new String(unpacked.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 16, 1 << 16})
  void what_was_packed_comes_out_whatever_is_read_at_once(int buffer) throws IOException {
    assertThat(read(packed(TEXT), buffer)).isEqualTo(TEXT);
    assertThat(read(packed(""), buffer)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 16, 1 << 16})
  void files_packed_one_after_the_other_are_one(int buffer) throws IOException {
    assertThat(read(joined(packed(TEXT), packed("and one more")), buffer))
        .isEqualTo(TEXT + "and one more");
  }

  @Test
  void the_name_and_comment_of_a_packed_file_are_passed_over() throws IOException {
    byte[] plain = packed(TEXT);
    byte[] start = Arrays.copyOf(plain, 10);
    start[3] = 0b11110;
    byte[] names = {2, 0, 'x', 'y', 'c', 0, 'n', 'o', 0, 1, 2};
    byte[] rest = Arrays.copyOfRange(plain, 10, plain.length);
    assertThat(read(joined(joined(start, names), rest), 16)).isEqualTo(TEXT);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 16, 1 << 16})
  void a_file_that_ends_anywhere_before_its_end_is_damaged(int buffer) throws IOException {
    byte[] whole = packed("otter");
    for (int length = 2; length < whole.length; length++) {
      byte[] cut = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> read(cut, buffer))
          .as("%d bytes", length)
          .isInstanceOf(IOException.class);
    }
  }

  @Test
  void a_byte_that_has_changed_is_noticed() throws IOException {
    byte[] whole = packed(TEXT);
    int noticed = 0;
    // The time and the system in the header say nothing of the data; bits may fill up a byte.
    for (int at = 10; at < whole.length; at++) {
      byte[] changed = whole.clone();
      changed[at] ^= 0x10;
      try {
        assertThat(read(changed, 16)).as("byte %d", at).isEqualTo(TEXT);
      } catch (IOException e) {
        noticed++;
      }
    }
    assertThat(noticed).isGreaterThanOrEqualTo(whole.length - 11);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 16, 1 << 16})
  void whatever_else_stands_after_the_packed_data_is_damage(int buffer) throws IOException {
    for (String after :
        new String[] {"x", "\0", "\u001f", "more than thirty bytes of other text"}) {
      byte[] file = joined(packed(TEXT), after.getBytes(StandardCharsets.UTF_8));
      assertThatThrownBy(() -> read(file, buffer)).isInstanceOf(IOException.class);
    }
  }
}
