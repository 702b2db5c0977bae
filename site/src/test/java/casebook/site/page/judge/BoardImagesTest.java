package casebook.site.page.judge;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.Casebook;
import casebook.site.StoppedClock;
import casebook.site.page.VisitedSite;
import casebook.site.page.draft.Boards;
import casebook.site.page.draft.CaseLink;
import casebook.site.page.draft.Draft;
import casebook.site.picture.SharedPicture;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The board of an address as a picture with its verdict, and who shows it in a link's place. */
class BoardImagesTest {
  @AutoClose private static final VisitedSite site = new VisitedSite();

  private static final String BOARD = Boards.all().getFirst().href();

  private static String link() {
    return BOARD.replaceFirst(".*case=([^&]*).*", "$1");
  }

  private static JsonNode photo(String query) {
    String url = URLEncoder.encode(site.address() + BOARD, StandardCharsets.UTF_8);
    try {
      return new JsonMapper().readTree(site.get("/oembed?url=" + url + query).body());
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void the_picture_says_the_verdict_and_needs_no_font() throws Exception {
    HttpResponse<String> picture = site.get("/board.svg?case=" + link());
    assertThat(picture.statusCode()).isEqualTo(200);
    assertThat(picture.headers().firstValue("Content-Type").orElse("")).startsWith("image/svg+xml");
    assertThat(picture.body())
        .startsWith("<svg")
        .contains(
            "viewBox=", "<title>If nobody attacks: illegal, 508.1d: ", "Crazed Goblin", "#a32020")
        .doesNotContain("<text", "font-family", "currentColor", "Canvas");
  }

  @Test
  void the_same_is_had_as_pixels_as_wide_as_one_wants() throws Exception {
    SharedPicture picture =
        BoardImages.of(Casebook.builtIn(StoppedClock.OCTOBER_2026), link(), Optional.empty());
    for (int width : new int[] {300, 1200, 9999}) {
      BufferedImage read = ImageIO.read(new ByteArrayInputStream(picture.png(width)));
      assertThat(read.getWidth()).isEqualTo(Math.min(1200, width));
      assertThat(read.getHeight()).isEqualTo(picture.height(width)).isBetween(100, 4000);
      assertThat(read.getRGB(2, 2) & 0xFFFFFF).isEqualTo(0xFBE9E6);
      long inked = 0;
      for (int x = 0; x < read.getWidth(); x++) {
        inked +=
            (read.getRGB(x, read.getHeight() * 20 / picture.height(640)) & 0xFF) < 0x80 ? 1 : 0;
      }
      assertThat(inked).as("letters of the verdict").isPositive();
    }
    assertThat(site.get("/board.png?width=300&case=" + link()).body()).contains("PNG");
  }

  @Test
  void what_is_no_board_or_has_no_verdict_is_refused() throws Exception {
    assertThat(site.get("/board.png").statusCode()).isEqualTo(400);
    assertThat(site.get("/board.svg?case=qqqq").statusCode()).isEqualTo(400);
    String empty = CaseLink.encode(Draft.empty().json()).orElseThrow();
    HttpResponse<String> refused = site.get("/board.svg?case=" + empty);
    assertThat(refused.statusCode()).isEqualTo(422);
    assertThat(refused.headers().firstValue("Cache-Control").orElse(""))
        .as("a refusal may be mended")
        .doesNotContain("public");
  }

  /** Its address has some hundred characters. */
  @Test
  void a_name_of_hundreds_of_thousands_of_letters_is_cut() throws Exception {
    String board =
        JudgeSite.board(
            JudgeSite.creature("one", "")
                .replace("\"name\": \"one\"", "\"name\": \"" + "a".repeat(400_000) + "\""),
            "{\"attacks\": [{\"attacker\": \"one\", \"target\": \"bob\"}]}");
    String link = CaseLink.encode(board).orElseThrow();
    assertThat(site.get("/board.svg?case=" + link).body().length()).isBetween(1_000, 3_000_000);
    String title =
        Jsoup.parse(site.get("/judge?case=" + link).body())
            .select("meta[property=og:title]")
            .attr("content");
    assertThat(title).hasSizeLessThan(410).endsWith(" …");
  }

  @Test
  void oembed_keeps_within_the_height_that_is_asked_for() {
    assertThat(photo("&maxheight=200").path("height").asInt()).isLessThanOrEqualTo(200);
    assertThat(photo("&maxwidth=50").path("width").asInt()).isEqualTo(50);
  }

  @Test
  void names_from_anyone_are_letters_and_nothing_else() throws Exception {
    String hostile =
        JudgeSite.board(
            JudgeSite.creature("one", "")
                .replace("\"name\": \"one\"", "\"name\": \"</title><script>x</script>漢字\""),
            "{\"attacks\": []}");
    String picture = site.get("/board.svg?case=" + CaseLink.encode(hostile).orElseThrow()).body();
    assertThat(picture).startsWith("<svg").doesNotContain("<script");
    assertThat(site.get("/board.png?case=" + CaseLink.encode(hostile).orElseThrow()).statusCode())
        .isEqualTo(200);
  }

  @Test
  void a_pasted_link_shows_the_board_and_the_verdict() throws Exception {
    Document page = Jsoup.parse(site.get(BOARD).body());
    assertThat(page.select("meta[property=og:title]").attr("content"))
        .contains("illegal under 508.1d");
    String image = page.select("meta[property=og:image]").attr("content");
    assertThat(image).startsWith(site.address() + "/board.png?case=");
    assertThat(site.get(image.substring(site.address().length())).statusCode()).isEqualTo(200);
    assertThat(page.select("meta[name=twitter:card]").attr("content"))
        .isEqualTo("summary_large_image");
    String oembed = page.select("link[type=application/json+oembed]").attr("href");
    assertThat(site.get(oembed.substring(site.address().length()) + "&maxwidth=400").body())
        .contains("\"type\" : \"photo\"", "\"width\" : 400", "/board.png?case=", "illegal, 508.1d");
  }

  /** A link to a case shows its question, its answer and its board; one to a card what it does. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          /cases/508.1d-goaded | Can my goaded creature attack the player who goaded it? | 701.15b
          /cards/Crazed%20Goblin | Crazed Goblin | This creature attacks each combat if able.
          /cards/Fire%20%2F%2F%20Ice | Fire | Nothing in its text bears on attacking.
          """)
  void a_pasted_link_shows_a_case_or_a_card(String path, String title, String said)
      throws Exception {
    Document page = Jsoup.parse(site.get(path).body());
    assertThat(page.select("meta[property=og:title]").attr("content")).startsWith(title);
    assertThat(page.select("meta[property=og:description]").attr("content")).contains(said);
    String oembed = page.select("link[type=application/json+oembed]").attr("href");
    JsonNode shown =
        new JsonMapper().readTree(site.get(oembed.substring(site.address().length())).body());
    assertThat(shown.path("type").asString()).isEqualTo("rich");
    assertThat(shown.path("title").asString()).startsWith(title);
    assertThat(shown.path("html").asString()).contains(said, "<a href=\"" + site.address());
    String image = page.select("meta[property=og:image]").attr("content");
    if (path.startsWith("/cases/")) {
      assertThat(site.get(image.substring(site.address().length())).statusCode()).isEqualTo(200);
    }
  }

  @Test
  void what_is_no_case_or_card_has_no_oembed() throws Exception {
    assertThat(site.get("/oembed?url=/cases/nowhere").statusCode()).isEqualTo(404);
    assertThat(site.get("/oembed?url=/cards/%25zz").statusCode()).isEqualTo(404);
  }
}
