package casebook.site.discord;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Discord takes no message of more than 2,000 characters. */
class MessageTest {

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "https://example.org/judge?case=1"})
  void a_long_text_is_cut_between_letters_however_many_signs_a_letter_has(String last) {
    for (String beginning : new String[] {"", "a", "aa"}) {
      String fitted = Message.fitted(beginning + "👹".repeat(2_000), last);
      assertThat(fitted.length()).isBetween(Message.LONGEST - 2, Message.LONGEST);
      assertThat(fitted).endsWith(last);
      assertThat(fitted.codePoints().filter(sign -> sign >= 0xD800 && sign <= 0xDFFF)).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 1_999, 2_000})
  void a_short_text_stays_as_it_is(int length) {
    assertThat(Message.fitted("a".repeat(length), "")).hasSize(length);
  }
}
