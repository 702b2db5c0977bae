package casebook.site.page.draft;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.Month;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class CaseLinkTest {
  @Test
  void a_case_comes_back_as_it_was() {
    String json = "{\"title\": \"Jötun Grunt — “ad nauseam”\", \"permanents\": []}";
    String link = CaseLink.encode(json).orElseThrow();
    assertThat(link).matches("1\\.[A-Za-z0-9_-]+");
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

  /** A board as it was written into addresses, the oldest form first. No line may ever change. */
  static List<String> released() {
    return List.of(
        "RY5BCsIwEEWvIrNuoBQU7K668BDSxSQZJJhMyhgELbm7SSq6fP__ecwKi8cXyQPG6wrOwg"
            + "jIDB0wBiowFcjdt9FR_5tTgTx3sJAEZOK0KUzkJNF7kp_KoNTrs-Cb7O4StXc1bkrTQnXb"
            + "wuoL8UmbypLxKDSlhObeXlwBG9R-znVN1iUXuZiGfjio_qiGPeQP",
        "1.ozA-MeMGdzChRxAkIYAFdaGRSUow4fMVAA");
  }

  @ParameterizedTest
  @MethodSource("released")
  void addresses_of_every_released_form_open(String link) {
    assertThat(CaseLink.decode(link))
        .contains(
            """
            {"players":[{"id":"ann","name":"Ann"},{"id":"bob","name":"Bob"}],"permanents":[{"controller":"ann","card":"Crazed Goblin","id":"crazed-goblin"}],"moves":[{"declareAttackers":{"attacks":[]}}],"edition":"%s"}\
            """
                .strip()
                .formatted(LocalDate.of(2026, Month.SEPTEMBER, 25)));
  }

  @Test
  void addresses_of_today_are_shorter_than_those_of_the_first_form() {
    String json = CaseLink.decode(released().getFirst()).orElseThrow();
    assertThat(CaseLink.encodeAny(json)).isEqualTo(released().getLast());
    assertThat(released().getLast().length()).isLessThan(released().getFirst().length() / 2);
  }

  /** Addresses that people have sent are read with it. */
  @Test
  void the_dictionary_of_the_form_1_is_the_one_that_was_released() throws Exception {
    var sum = new CRC32();
    try (var in = CaseLink.class.getResourceAsStream("address-1.dictionary")) {
      sum.update(Objects.requireNonNull(in).readAllBytes());
    }
    assertThat(sum.getValue()).isEqualTo(2090268755L);
  }

  @Test
  void an_address_of_a_form_that_is_not_known_is_none() {
    assertThat(CaseLink.decode("2." + released().getFirst())).isEmpty();
  }
}
