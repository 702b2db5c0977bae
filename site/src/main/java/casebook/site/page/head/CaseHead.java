package casebook.site.page.head;

import casebook.site.cases.PublishedRuling;

/**
 * What the head of a published ruling's page says of it: the question, the answer, and the board.
 *
 * @param title the question
 * @param description the answer
 * @param image the picture of the board with its verdict, by its whole address; empty where nothing
 *     is declared on it, or where the site's own address isn't known
 */
public record CaseHead(
    String title, String description, String address, String oembed, String image)
    implements PageHead {

  /**
   * The head for a published ruling.
   *
   * @param site the site's own address
   * @param board the path of its board on the judge page; empty where nothing is declared on it
   */
  public static CaseHead of(PublishedRuling ruling, String site, String board) {
    String address = site + ruling.href();
    return new CaseHead(
        PageHead.shortened(ruling.question()),
        PageHead.shortened(ruling.answer()),
        address,
        PageHead.oembed(site, address),
        board.isEmpty() || site.isEmpty() ? "" : site + BoardHead.image(board));
  }
}
