package casebook.site.page.cases;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.Casebook;
import casebook.site.cases.PublishedRuling;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which questions stand beside one: few, and like it. */
class RelatedCasesTest {
  private static final Casebook CASEBOOK = Casebook.builtIn();

  private static List<String> related(String slug) {
    return new RelatedCases(CASEBOOK)
        .of(CASEBOOK.rulings().find(slug).orElseThrow()).stream()
            .map(PublishedRuling::slug)
            .toList();
  }

  @Test
  void questions_about_the_same_thing_come_first() {
    assertThat(related("508.1a-new"))
        .startsWith("508.1a-new-with-haste")
        .hasSizeLessThanOrEqualTo(5);
    assertThat(related("508.1d-new-juggernaut-may-wait"))
        .first()
        .isEqualTo("508.1d-juggernaut-stays-home");
    assertThat(related("508.1c-wall-with-arcades"))
        .first()
        .isEqualTo("508.1c-wall-without-arcades-abilities");
  }

  @Test
  void a_case_is_not_related_to_itself() {
    for (String slug : List.of("508.1a-new", "506.5-blocks-alone", "508.8-nobody-attacks")) {
      assertThat(related(slug)).doesNotContain(slug).doesNotHaveDuplicates().isNotEmpty();
    }
  }
}
