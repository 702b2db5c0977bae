package casebook.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.Casebook;
import casebook.site.Rulebook;
import casebook.site.imports.DataFolder;
import casebook.site.imports.ImportedEditions;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Once a complete edition is imported, what the rules refer to can be followed. */
class WholeRulebookTest {

  private static final List<String> RULES =
      List.of(
          "5. Turns",
          "506. Fights",
          "506.1. Fights take turns.",
          "508. Attacks",
          "508.1. Players attack in turns.",
          "508.1e Friends hold hands. (See rule 702.22, “Hands.”)",
          "6. Mana",
          "605. Mana Abilities",
          "605.1. Mana comes at once.",
          "7. Words",
          "702. Abilities",
          "702.22. Hands",
          "702.22a Hands are held by two.");

  @TempDir private Path folder;

  private RunningSite siteWith(String date) throws Exception {
    var data = new DataFolder(folder);
    ImportedEditions.add(
        new ByteArrayInputStream(Rulebook.of(date, RULES).getBytes(StandardCharsets.UTF_8)),
        "rules.txt",
        data);
    return new RunningSite(Casebook.with(data));
  }

  @Test
  void a_built_in_edition_leads_to_the_complete_one_that_is_closest_in_time() throws Exception {
    try (RunningSite site = siteWith("2025-01-10")) {
      assertThat(site.get("/cr/2026-09-25/508.1e", "text/html").body())
          .contains("href=\"/cr/2025-01-10/702.22\"")
          .contains("Rule 702.22, edition of January 10, 2025: Hands");
      assertThat(site.get("/cr/2026-09-25/508.1i", "text/html").body())
          .contains("href=\"/cr/2025-01-10/605\"");
      assertThat(site.get("/cr/2026-09-25/508.1h", "text/html").body()).doesNotContain("<abbr");
      assertThat(site.get("/cr/latest/702.22", "text/html").body()).contains("Hands are held");
    }
  }

  @Test
  void a_newer_complete_edition_leads_within_itself() throws Exception {
    try (RunningSite site = siteWith("2026-02-06")) {
      assertThat(site.get("/cr/latest/508.1e", "text/html").body())
          .contains("href=\"/cr/2026-02-06/702.22\"");
      assertThat(site.get("/api/search?q=702.22a").json().at("/hits/0/href").asString())
          .isEqualTo("/cr/2026-02-06/702.22a");
    }
  }

  @Test
  void without_one_the_reader_is_told_that_it_is_not_held() {
    try (RunningSite site = new RunningSite(Casebook.builtIn())) {
      assertThat(site.get("/cr/2026-09-25/508.1e", "text/html").body())
          .contains("Section 702 isn’t held here")
          .doesNotContain("/702.22");
    }
  }
}
