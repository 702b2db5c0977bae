package casebook.site.page.head;

/**
 * What the head of a board's page says of it: the attack, the verdict, and where its picture is.
 *
 * @param image the picture of the board with its verdict, by its whole address; empty where the
 *     site's isn't known, as nobody could follow it from elsewhere
 * @param png the path of the same picture
 * @param svg the path of the same as SVG
 */
public record BoardHead(
    String title,
    String description,
    String address,
    String oembed,
    String image,
    String png,
    String svg)
    implements PageHead {

  private static final String PAGE = "^/judge\\?";

  /**
   * The head for a board.
   *
   * @param site the site's own address
   * @param path the path of the board, with its edition
   */
  public static BoardHead of(String site, String path, String title, String rules) {
    return new BoardHead(
        PageHead.shortened(title),
        "An attack judged by the Comprehensive Rules of "
            + rules
            + ", step by step, with the sub-rules that decide.",
        site + path,
        PageHead.oembed(site, site + path),
        site.isEmpty() ? "" : site + image(path),
        image(path),
        path.replaceFirst(PAGE, "/board.svg?"));
  }

  /** The path of the picture of a board, by that of its page. */
  static String image(String path) {
    return path.replaceFirst(PAGE, "/board.png?");
  }
}
