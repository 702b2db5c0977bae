package casebook.site.page.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a created token is, in the words of the card that creates it (111.3). */
class PrintedTokenTest {
  @Test
  void what_a_token_has_stands_behind_it() {
    assertThat(
            PrintedToken.in(
                "At the beginning of combat on your turn, create a 1/1 red Goblin creature token"
                    + " with haste."))
        .contains(
            new PrintedToken(
                1,
                new NamedToken(1, 1, List.of("R"), List.of(), List.of("goblin")),
                List.of("haste")));
  }

  @Test
  void several_colors_types_and_keywords_are_told_apart() {
    assertThat(
            PrintedToken.in(
                "Create two 2/3 white and blue Spirit Bird artifact creature tokens with flying,"
                    + " first strike, and haste."))
        .contains(
            new PrintedToken(
                2,
                new NamedToken(
                    2, 3, List.of("W", "U"), List.of("artifact"), List.of("spirit", "bird")),
                List.of("flying", "first strike", "haste")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Create a token that's a copy of that creature.",
        "Create X 1/1 red Goblin creature tokens.",
        "Create a Treasure token.",
        "Create a */* green Ooze creature token.",
        "Draw a card.",
        "Create",
        ""
      })
  void what_has_no_stated_size_or_number_is_left_to_be_described(String text) {
    assertThat(PrintedToken.in(text)).isEmpty();
  }

  @Test
  void an_ability_in_quotation_marks_is_no_keyword() {
    assertThat(
            PrintedToken.in("Create a 1/1 green Elf creature token with \"{T}: Add {G}.\"")
                .orElseThrow()
                .keywords())
        .isEmpty();
  }
}
