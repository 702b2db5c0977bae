package casebook.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import casebook.index.query.Query;
import casebook.index.result.SearchResult;
import casebook.rules.Editions;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("long")
class HostileQueriesTest {

  /** Many times what any query takes, so that only one that gets out of hand fails. */
  private static final Duration FAR_TOO_LONG = Duration.ofSeconds(5);

  private static RulesIndex index;

  @BeforeAll
  static void build() {
    index = RulesIndex.over(Editions.builtIn(), List.of());
    index.search(Query.of("attack"));
  }

  @AfterAll
  static void close() {
    index.close();
  }

  static Stream<String> hostile() {
    return Stream.of(
        "",
        " ",
        "\u0000\u0001\u001f\u007f",
        "\"",
        "\"\"\"\"",
        "\"\"attack\" \"if \"able\"\"\"",
        "“attack„ «if able»",
        "＂zqx vwk＂",
        "a".repeat(10_000),
        "attack ".repeat(2_000),
        "tax ".repeat(2_500),
        "508.1d ".repeat(1_500),
        "508.1a-".repeat(1_500),
        "rule ".repeat(2_000),
        "can not ".repeat(1_250),
        "\"attack\" ".repeat(1_000),
        "攻".repeat(10_000),
        "😀".repeat(5_000),
        "\ud800\udfff\udc00".repeat(100),
        "*",
        "*:*",
        "?ttack* ~2 ^99",
        "text:[a TO z}",
        "attack AND (NOT OR",
        "+-&&||!(){}[]^\"~*?:\\/",
        "/(a+)+$/",
        "(".repeat(5_000),
        "<script>alert(1)</script>",
        "'; DROP TABLE rules; --",
        "\u202e d1.805 \u202c\u200f",
        "5\u200b08.1d",
        "ﷺ".repeat(1_000),
        "999999999999999999999.999999999z",
        "508.",
        "508.0",
        "508.1z",
        "008.1",
        "508.1d–a–c",
        "508.1-",
        "--508.1d--",
        "100 000.508",
        "$508.10");
  }

  @ParameterizedTest
  @MethodSource("hostile")
  void anything_typed_is_answered_soon(String typed) {
    Assertions.assertTimeoutPreemptively(
        FAR_TOO_LONG,
        () -> {
          SearchResult result = index.search(Query.of(typed));
          assertThat(result.query()).isEqualTo(typed);
          assertThat(result.hits()).hasSizeLessThanOrEqualTo(SearchResult.PAGE_SIZE);
          assertThat(index.suggest(typed, List.of(), 10)).hasSizeLessThanOrEqualTo(10);
        });
  }

  @Test
  void what_means_nothing_finds_nothing() {
    for (String typed : List.of("", " \t\n", "\u0000", "\"", "???", "*:*", "(((", "😀")) {
      assertThat(index.search(Query.of(typed)).total()).as(typed).isZero();
    }
  }

  @Test
  void nothing_in_a_query_is_an_operator() {
    for (String typed :
        List.of("+attacks -if /able/", "attacks if able*", "<b>attacks</b> if able")) {
      assertThat(index.search(Query.of(typed)).hits().getFirst().rule().map(Object::toString))
          .as(typed)
          .contains("508.1d");
    }
  }

  @Test
  void invisible_characters_do_not_hide_a_number() {
    assertThat(index.search(Query.of("\u202b5\u200b08.1d\u202c")).rewritten()).isEqualTo("508.1d");
  }

  @Test
  void random_text_is_answered() {
    long seed = 508;
    Random random = new Random(seed);
    String signs = "508.1dalo -–\"'’()[]{}*?:\\/~^&|\u0000\u202eé攻 attackif";
    for (int i = 0; i < 300; i++) {
      String typed =
          IntStream.range(0, random.nextInt(60))
              .mapToObj(_ -> String.valueOf(signs.charAt(random.nextInt(signs.length()))))
              .collect(Collectors.joining());
      assertThatCode(() -> index.search(Query.of(typed)))
          .as("seed %d, query %d: %s", seed, i, typed)
          .doesNotThrowAnyException();
    }
  }

  /** Numbers, jargon, quotes and signs in any row, as nobody would type them. */
  @Test
  void any_row_of_what_queries_are_made_of_is_answered() {
    long seed = 506;
    Random random = new Random(seed);
    List<String> parts =
        List.of(
            "508.1d",
            "508.1l",
            "508",
            "506.8a-f",
            "508.1 d",
            "5O8.1",
            "508.1d@2024",
            "@",
            "308.2a",
            "999.9z",
            "\"",
            "\"attacks if able\"",
            "“",
            "”",
            "swing",
            "alpha strike",
            "tax",
            "lure",
            "can not",
            "can't",
            "creture",
            "planeswaker",
            "attack",
            "the",
            "if",
            "-",
            "–",
            "..",
            "to",
            "rule",
            "CR",
            "§",
            "(",
            ")",
            ",",
            ".",
            "'s",
            "攻",
            "\u202e",
            "\u0000",
            "😀",
            "<b>",
            "$100");
    for (int i = 0; i < 2_000; i++) {
      StringBuilder typed = new StringBuilder();
      int length = random.nextInt(12);
      for (int part = 0; part < length; part++) {
        typed
            .append(parts.get(random.nextInt(parts.size())))
            .append(random.nextInt(3) == 0 ? "" : " ");
      }
      String query = typed.toString();
      assertThatCode(
              () -> {
                SearchResult result = index.search(Query.of(query));
                assertThat(result.hits()).hasSize(Math.min(result.total(), SearchResult.PAGE_SIZE));
                assertThat(
                        result.facets().kinds().values().stream().mapToInt(Integer::intValue).sum())
                    .isEqualTo(result.total());
              })
          .as("seed %d, query %d: %s", seed, i, query)
          .doesNotThrowAnyException();
    }
  }
}
