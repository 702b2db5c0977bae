package casebook.site.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.Random;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CaseLinkTest {
  @Test
  void a_case_comes_back_as_it_was() {
    String json = "{\"title\": \"Jötun Grunt — “ad nauseam”\", \"permanents\": []}";
    String link = CaseLink.encode(json).orElseThrow();
    assertThat(link).matches("[A-Za-z0-9_-]+");
    assertThat(CaseLink.decode(link)).contains(json);
  }

  @Test
  void an_ordinary_board_makes_a_short_link() {
    assertThat(Boards.all()).hasSizeGreaterThanOrEqualTo(6);
    for (Boards.Board board : Boards.all()) {
      assertThat(board.href()).hasSizeLessThan(600);
    }
  }

  @Test
  void a_case_that_is_too_large_gets_no_link() {
    var random = new Random(508);
    var text = new StringBuilder();
    random.ints(20_000, 'a', 'z').forEach(letter -> text.append((char) letter));
    assertThat(CaseLink.encode(text.toString())).isEmpty();
    assertThat(CaseLink.decode(CaseLink.encodeAny(text.toString()))).contains(text.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "!", "AAAA", "====", "y0jNyclXKM8vyklRBA\u0000", "ä", "____"})
  void what_is_no_link_is_no_case(String link) {
    assertThat(CaseLink.decode(link)).isEmpty();
  }

  @Test
  void a_link_that_was_cut_is_no_case() {
    String link = CaseLink.encode("{\"players\": [1, 2, 3, 4, 5, 6, 7]}").orElseThrow();
    assertThat(CaseLink.decode(link.substring(0, link.length() / 2))).isEmpty();
  }

  @Test
  void text_that_inflates_to_far_more_is_refused() throws Exception {
    var bomb = new ByteArrayOutputStream();
    var deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    try (var out = new DeflaterOutputStream(bomb, deflater)) {
      byte[] zeros = new byte[1 << 16];
      for (int count = 0; count < 1600; count++) { // 100 MiB in about 100 KiB
        out.write(zeros);
      }
    }
    deflater.end();
    String link = Base64.getUrlEncoder().withoutPadding().encodeToString(bomb.toByteArray());
    assertThat(link.length()).isLessThan(CaseLink.LONGEST_IN_FORM);
    assertThat(CaseLink.decode(link)).isEmpty();
  }

  @Test
  void bytes_that_are_no_text_are_no_case() {
    var deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    deflater.setInput(new byte[] {(byte) 0xC3, (byte) 0x28});
    deflater.finish();
    byte[] buffer = new byte[64];
    int length = deflater.deflate(buffer);
    deflater.end();
    String link =
        new String(
            Base64.getUrlEncoder().encode(Arrays.copyOf(buffer, length)),
            StandardCharsets.US_ASCII);
    assertThat(CaseLink.decode(link.replace("=", ""))).isEmpty();
  }
}
