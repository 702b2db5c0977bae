package casebook.site.page.part;

import io.nayuki.qrcodegen.QrCode;

/**
 * A code that leads to an address, as a drawing.
 *
 * @param size how many squares it is wide
 * @param path the outline of its dark squares
 */
public record QrDrawing(int size, String path) {

  /** The dark squares of a code. */
  public static QrDrawing of(QrCode code) {
    var path = new StringBuilder();
    for (int y = 0; y < code.size; y++) {
      int x = 0;
      while (x < code.size) {
        int begin = x;
        while (code.getModule(x, y)) {
          x++;
        }
        if (x > begin) {
          path.append("M%d,%dh%dv1h%dz".formatted(begin, y, x - begin, begin - x));
        }
        x++;
      }
    }
    return new QrDrawing(code.size, path.toString());
  }
}
