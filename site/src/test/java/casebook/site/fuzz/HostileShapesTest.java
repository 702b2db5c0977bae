package casebook.site.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Long texts of one shape, at which a pattern that looks back, or calls itself, never ends or
 * overflows. {@code -Dcasebook.shape=1000000} makes them of a megabyte.
 */
@Timeout(3_600)
class HostileShapesTest {
  private static final int LENGTH = Integer.getInteger("casebook.shape", 100_000);

  private static final List<String> SHAPES =
      List.of(
          "a",
          "a ",
          "A.",
          "a@",
          "a@b.",
          "www.",
          "https://",
          "https://a.b/",
          "[",
          "](",
          "[a](",
          "![",
          "(",
          ")",
          "<",
          "<a ",
          "<b>",
          "<!--",
          "</",
          "&",
          "&#",
          "`",
          "``` ",
          "`${",
          "*",
          "**a",
          "_a_",
          "> a\n",
          ">",
          "- a\n",
          "  - ",
          "1. ",
          "# ",
          "|a",
          "~~",
          "\\",
          "\"",
          "“",
          "'",
          "508.",
          "508.1d ",
          "508.1d, ",
          "508.1-",
          "CR 508.1 and ",
          "\n",
          "\r",
          "\t",
          " ",
          "\u00a0",
          "\u0301",
          "👹",
          "{",
          "{T}",
          "{T}: ",
          "if able ",
          "unless ",
          "and ",
          "or ",
          "Whenever ~ attacks, ",
          "\"a\": ",
          "{\"a\":",
          "- - ",
          "? ",
          ": ",
          "%25",
          "&amp;",
          "©",
          "\u202e");

  @ParameterizedTest
  @EnumSource
  void of_each_shape(FuzzedReader reader) {
    for (String shape : SHAPES) {
      byte[] text = of(shape);
      assertThat(reader.send(text)).as(reader + " of " + shape).isLessThan(500);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"/oembed?url=", "/resolve?rule=", "/api/cite?rule=", "/api/suggest?q=", "/cards/"})
  void of_each_shape_in_an_address(String path) {
    for (String shape : SHAPES) {
      assertThat(FuzzedReader.get(path + FuzzedReader.encoded(of(shape))))
          .as(path + shape)
          .isIn(200, 302, 303, 400, 404, 414, 422, 431, 501);
    }
  }

  private static byte[] of(String shape) {
    return shape.repeat(LENGTH / shape.length()).getBytes(StandardCharsets.UTF_8);
  }
}
