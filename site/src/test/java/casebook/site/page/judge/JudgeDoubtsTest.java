package casebook.site.page.judge;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.page.VisitedSite;
import casebook.site.page.draft.CaseLink;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** The judge page says where the board shows something else than what is stated. */
class JudgeDoubtsTest {
  @AutoClose private static final VisitedSite site = new VisitedSite();

  private static String page(String tapped) throws Exception {
    String board =
        """
        {"players": [{"id": "ann", "name": "Ann", "mana": "{2}"}, {"id": "bob", "name": "Bob"}],
         "permanents": [{"id": "bears", "card": "Grizzly Bears", "controller": "ann"},
                        {"id": "forest", "card": "Forest", "controller": "ann", "tapped": %s}],
         "moves": [{"declareAttackers": {"attacks": [{"attacker": "bears", "target": "bob"}]}}]}
        """
            .formatted(tapped);
    String link = CaseLink.encode(board).orElseThrow();
    return site.get("/judge?case=" + link).body();
  }

  @Test
  void mana_beside_untapped_lands_is_told_with_what_to_write() throws Exception {
    assertThat(page("false"))
        .contains("Look at the board again", "an untapped Forest", "This attack is legal");
    assertThat(page("true")).doesNotContain("Look at the board again");
  }
}
