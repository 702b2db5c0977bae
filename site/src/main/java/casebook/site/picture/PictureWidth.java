package casebook.site.picture;

/**
 * For which width a board is drawn. Its texts are at least 11 px high where it is shown so wide.
 */
public enum PictureWidth {
  /** For a desk. */
  WIDE(600, 3, 6, 84),

  /** For a phone held upright. */
  NARROW(300, 2, 4, 64);

  /** The width in user units. */
  final double width;

  /** More panels in a row would leave no room for a card's name. */
  final int panelsInARow;

  /** Room between a panel's edge and its cards, and between cards. */
  final double gap;

  /** Room for the arrows between the attacking player and the defenders. */
  final double field;

  PictureWidth(double width, int panelsInARow, double gap, double field) {
    this.width = width;
    this.panelsInARow = panelsInARow;
    this.gap = gap;
    this.field = field;
  }
}
