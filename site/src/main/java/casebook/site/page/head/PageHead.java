package casebook.site.page.head;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

/** What the head of a page tells programs that show a link to it: Discord, Reddit and others. */
public sealed interface PageHead permits RuleHead, BoardHead, CaseHead, CardHead {
  /** How many characters of a text are shown where a link is pasted. */
  int MOST = 400;

  /** The title of the preview. */
  String title();

  /** The sentence or two below the title. */
  String description();

  /** The page's own address, which lasts. */
  String address();

  /** Where the same is had as oEmbed. */
  String oembed();

  /** The same as schema.org says it; empty where it has no word for it. */
  default String linkedData() {
    return "";
  }

  /** The address of a picture; empty where there is none. */
  default String image() {
    return "";
  }

  /**
   * Where a page is had as oEmbed.
   *
   * @param site the site's own address
   * @param address the page's
   */
  static String oembed(String site, String address) {
    return site + "/oembed?url=" + URLEncoder.encode(address, StandardCharsets.UTF_8);
  }

  /** A text in one line, cut between two words where it is longer than programs show. */
  static String shortened(String text) {
    String line = text.lines().collect(Collectors.joining(" "));
    if (line.length() <= MOST) {
      return line;
    }
    int space = line.lastIndexOf(' ', MOST);
    return line.substring(0, space > 0 ? space : MOST) + " …";
  }
}
