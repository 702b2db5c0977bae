package casebook.site.article;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.article.mention.Mention;
import casebook.site.article.mention.Mentions;
import casebook.site.article.prose.Format;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which numbers of an article are those of rules. */
class NumbersTest {

  private static List<String> cited(String article, Format format) {
    return Mentions.in(article, format).stream().map(Mention::cited).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "The box was 506.40 last year and 508.99 today.",
        "Add 506.2g of flour, or 508.1g of sugar.",
        "It weighed 508.1g when we packed it.",
        "They are worth 508.1 billion, or 506.2 million each.",
        "The video has 508.4k views and 508.1k unique visitors.",
        "Rule 506 of Regulation D is about securities, and so is rule 506(b) of Regulation D.",
        "Section 508 of the Rehabilitation Act of 1973 is about access.",
        "Rule 508 of the Federal Rules of Evidence; section 506 of the Bankruptcy Code.",
        "Our site is Section 508 compliant.",
        "Firmware version 508.1b is out; build 506.2a was not.",
        "Rule 506(b) and 506(c) offerings differ.",
        "The bottle holds 506.3 ml, the bag 508.1 kg, and 508.1 km is far.",
        "He ran the lap in 508.1s.",
        "A 506.3-inch screen, a 508.1-km road and £506·2b of debt.",
        "Our thing-508.1d and the abc-508.1-d are parts.",
        "Call 508.555.0199 or 508.555.",
        "It starts at 5:08.1 and ends at 12:508.1."
      })
  void what_is_no_rule_is_left_alone(String article) {
    for (Format format : List.of(Format.MARKDOWN, Format.TEXT, Format.HTML)) {
      assertThat(cited(article, format)).as(article).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "It taps (508\\.1f).            | 508.1f",
        "See &#53;08.1c of the rules.   | 508.1c",
        "See 508&#46;1&#x63; there.     | 508.1c",
        "See 508.1 d for that.          | 508.1d",
        "Under 508.1 a creature attacks.| 508.1",
        "It is so (508.1 a).            | 508.1a",
        "See rule 508.1.d for that.     | 508.1d",
        "It ends with 508.1.d.          | 508.1d",
        "Rules 506.4c and d say so.     | 506.4c 506.4d",
        "Rules 508.1c & d say so.       | 508.1c 508.1d",
        "Rules 508.1c &amp; 508.1d do.  | 508.1c 508.1d",
        "See 508.1a/b/c here.           | 508.1a 508.1b 508.1c",
        "By rules 508.1c through 508.1e.| 508.1c–e",
        "It is ５０８．１ｄ that counts. | 508.1d",
        "See 508.1-d for that.          | 508.1d",
        "By 508&period;1d it must.      | 508.1d",
        "It must by 508·1d, they say.   | 508.1d",
        "It must (cr-508.1d).           | 508.1d",
        "Rule 506.3g and CR 508.1k hold.| 506.3g 508.1k"
      })
  void rules_in_disguise_are_found(String article, String cited) {
    assertThat(String.join(" ", cited(article, Format.MARKDOWN))).isEqualTo(cited);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "508\\.1f | [508\\.1f](",
        "&#53;08.1c | [&#53;08.1c](",
        "508.1&#99; | [508.1&#99;](",
        "508&period;1d | [508&period;1d](",
        "508·1d | [508·1d]("
      })
  void what_is_linked_is_all_of_a_number(String article, String begins) {
    Mention mention = Mentions.in(article, Format.MARKDOWN).getFirst();
    assertThat(mention.text()).isEqualTo(article);
    assertThat("[" + mention.text() + "](").isEqualTo(begins);
    assertThat(mention.href()).isEmpty();
  }
}
