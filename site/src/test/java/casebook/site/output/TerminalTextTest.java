package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Judgement;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rulings at a terminal. */
class TerminalTextTest {
  private static final String SITE = "https://example.org";

  private static final String GOBLIN =
      """
      title: Crazed Goblin under Silent Arbiter
      players: [{id: ann, name: Ann}, {id: bob, name: Bob}]
      permanents:
        - {id: goblin, card: Crazed Goblin, controller: ann}
        - {id: bears, card: Grizzly Bears, controller: ann}
        - {name: Saproling, types: [creature], power: 1, toughness: 1, token: true, count: 3,
           tapped: true, controller: ann}
        - {id: arbiter, card: Silent Arbiter, controller: bob}
      moves:
        - declareAttackers: {attacks: [{attacker: bears, target: bob}]}
      """;

  private static String printed(String board, Dress dress) {
    Reading<Case> read =
        new CaseReader(Editions.builtIn(), Catalogue.builtIn()).read(board, CaseFormat.YAML);
    if (!(read instanceof Reading.Good<Case>(var judged))) {
      throw new AssertionError(read);
    }
    return TerminalText.of(
        Judgement.of(judged, Editions.builtIn()), dress, SITE, RulingText.Extent.RULING);
  }

  @Test
  void the_board_is_a_picture_and_the_steps_are_a_tree_with_the_one_that_fails() {
    String printed = printed(GOBLIN, Dress.TEXT);
    assertThat(printed)
        .contains("Ann · 20 life · active player")
        .contains("│ Grizzly Bears │")
        .contains("│ → Bob         │")
        .contains("│ 3 × Saproling │")
        .contains("│ 1/1, tapped   │")
        .contains("├─ ✓ 508.1a  Creatures are chosen")
        .contains("├─ ✕ 508.1d  Requirements")
        .contains("├─ · 508.1e  Bands")
        .contains("└─ · 508.1m  Abilities trigger")
        .contains("ILLEGAL, 508.1d");
    assertThat(printed.lines()).allSatisfy(line -> assertThat(line).doesNotContain("\u001b"));
  }

  @Test
  void every_box_is_closed_and_no_row_is_wider_than_a_terminal() {
    String many =
        GOBLIN.replace(
            "moves:",
            "  - {name: A creature with a very long name that no box has room for, types:"
                + " [creature], power: 1, toughness: 1, controller: bob}\n"
                + "  - {card: Juggernaut, controller: bob}\n"
                + "  - {card: Ghostly Prison, controller: bob}\n"
                + "  - {card: Propaganda, controller: bob}\nmoves:");
    List<String> drawn =
        printed(many, Dress.TEXT).lines().filter(line -> line.matches("[┌│└ ].*[┐│┘]")).toList();
    assertThat(drawn).hasSizeGreaterThan(12);
    assertThat(drawn)
        .allSatisfy(line -> {
          assertThat(line.length()).isLessThanOrEqualTo(80);
          assertThat(line.codePoints().filter(sign -> sign == '┌').count())
              .isEqualTo(line.codePoints().filter(sign -> sign == '┐').count());
        });
    assertThat(printed(many, Dress.TEXT)).contains("A creature with a very long n…");
  }

  @Test
  void colors_add_nothing_but_colors() {
    String colored = printed(GOBLIN, Dress.COLORS);
    assertThat(colored).contains("\u001b[31m");
    assertThat(colored.replaceAll("\u001b\\[\\d+m", "").replace("=", ""))
        .isEqualToIgnoringWhitespace(printed(GOBLIN, Dress.TEXT).replace("=", ""));
  }

  @Test
  void a_case_without_a_declaration_shows_its_board() {
    assertThat(
            printed(
                GOBLIN.replaceAll("(?s)moves:.*", "moves: [{ask: {steps: true}}]\n"), Dress.TEXT))
        .contains("│ Crazed Goblin │")
        .doesNotContain("508.1a");
  }
}
