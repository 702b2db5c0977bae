package casebook.site.picture;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.jspecify.annotations.Nullable;

/**
 * A font that the program brings along, as outlines: text drawn with it looks the same on every
 * machine, also on one that has no fonts.
 */
final class Lettering {
  static final Lettering PLAIN = new Lettering("DejaVuSansCondensed.ttf");
  static final Lettering BOLD = new Lettering("DejaVuSansCondensed-Bold.ttf");

  private final TrueTypeFont font;
  private final CmapLookup glyphs;
  private final double unit;

  private Lettering(String file) {
    try (InputStream in = Lettering.class.getResourceAsStream(file)) {
      font = new TTFParser().parseEmbedded(Objects.requireNonNull(in));
      glyphs = font.getUnicodeCmapLookup();
      unit = font.getUnitsPerEm();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How wide a text is at a size. */
  synchronized double width(String text, double size) {
    return text.codePoints().mapToDouble(this::advance).sum() * size / unit;
  }

  /** As much of a text as fits, with an ellipsis where it was cut. */
  synchronized String fitting(String text, double size, double most) {
    double room = most * unit / size - advance('…');
    double width = 0;
    int end = 0;
    for (int at = 0; at < text.length(); at = text.offsetByCodePoints(at, 1)) {
      width += advance(text.codePointAt(at));
      if (width <= room) {
        end = text.offsetByCodePoints(at, 1);
      } else if (width > most * unit / size) {
        return text.substring(0, end).stripTrailing() + "…";
      }
    }
    return text;
  }

  /** The outline of a text, as the data of an SVG path. */
  synchronized String outline(String text, double x, double y, double size) {
    var whole = new Path2D.Double();
    double[] at = {x};
    text.codePoints()
        .forEach(character -> {
          var place = new AffineTransform(size / unit, 0, 0, -size / unit, at[0], y);
          GlyphData glyph = glyph(character);
          if (glyph != null) {
            whole.append(glyph.getPath().getPathIterator(place), false);
          }
          at[0] += advance(character) * size / unit;
        });
    return data(whole);
  }

  private @Nullable GlyphData glyph(int character) {
    try {
      return font.getGlyph().getGlyph(glyphs.getGlyphId(character));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private double advance(int character) {
    try {
      return font.getAdvanceWidth(glyphs.getGlyphId(character));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String data(Path2D path) {
    var data = new StringBuilder();
    double[] points = new double[6];
    for (PathIterator at = path.getPathIterator(null); !at.isDone(); at.next()) {
      int kind = at.currentSegment(points);
      data.append(
          switch (kind) {
            case PathIterator.SEG_MOVETO -> 'M';
            case PathIterator.SEG_LINETO -> 'L';
            case PathIterator.SEG_QUADTO -> 'Q';
            case PathIterator.SEG_CUBICTO -> 'C';
            default -> 'Z';
          });
      int numbers =
          switch (kind) {
            case PathIterator.SEG_MOVETO, PathIterator.SEG_LINETO -> 2;
            case PathIterator.SEG_QUADTO -> 4;
            case PathIterator.SEG_CUBICTO -> 6;
            default -> 0;
          };
      for (int index = 0; index < numbers; index++) {
        data.append(index == 0 ? "" : " ").append(Math.round(points[index] * 100) / 100.0);
      }
    }
    return data.toString();
  }
}
