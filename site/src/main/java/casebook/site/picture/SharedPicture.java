package casebook.site.picture;

import casebook.rules.work.Cancellation;
import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import javax.imageio.ImageIO;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/**
 * A board with its verdict as a picture that stands for itself, for chats and forums: its colors
 * are its own, and its letters are outlines.
 */
public final class SharedPicture {

  /** How wide it is as pixels, unless less is asked for. */
  public static final int WIDEST = 1200;

  /** No picture has more pixels in its height. */
  private static final double TALLEST = 4_000;

  private static final double WIDTH = 640;
  private static final double MARGIN = 20;
  private static final double HEAD = 76;
  private static final double FOOT = 34;
  private static final String INK = "#1f1e1b";
  private static final String SOFT = "#5c5a54";
  private static final String PAPER = "#fbfaf6";

  private final String title;
  private final String svg;
  private final double height;

  private SharedPicture(String title, String svg, double height) {
    this.title = title;
    this.svg = svg;
    this.height = height;
  }

  /**
   * What is said above the board.
   *
   * @param sign a character that says it too, so that nothing hangs on the color
   * @param words the verdict, in a few words
   * @param about what is judged
   * @param by whose rules
   */
  public record Caption(Tone tone, String sign, String words, String about, String by) {}

  /** The color of a verdict. */
  public enum Tone {
    LEGAL("#186a3b", "#e6f4ea"),
    ILLEGAL("#a32020", "#fbe9e6"),
    OPEN("#7a5200", "#fdf3dc");

    private final String color;
    private final String back;

    Tone(String color, String back) {
      this.color = color;
      this.back = back;
    }
  }

  /**
   * The picture of a board.
   *
   * @param board the board as {@link BoardPicture} draws it
   */
  public static SharedPicture of(String board, Caption caption) {
    Document drawn = Jsoup.parse(board, "", Parser.xmlParser());
    Element inner = Objects.requireNonNull(drawn.selectFirst("svg"));
    String[] box = inner.attr("viewBox").split(" ", -1);
    double innerWidth = WIDTH - 2 * MARGIN;
    double innerHeight = Double.parseDouble(box[3]) * innerWidth / Double.parseDouble(box[2]);
    double height = HEAD + 2 * MARGIN + innerHeight + FOOT;
    color(inner, caption.tone());
    inner
        .attr("x", Svg.number(MARGIN))
        .attr("y", Svg.number(HEAD + MARGIN))
        .attr("width", Svg.number(innerWidth))
        .attr("height", Svg.number(innerHeight))
        .removeAttr("font-family")
        .removeAttr("role")
        .removeAttr("aria-label");
    Document whole = Jsoup.parse("", "", Parser.xmlParser());
    whole.outputSettings().syntax(Document.OutputSettings.Syntax.xml).prettyPrint(false);
    Element outer =
        whole
            .appendElement("svg")
            .attr("xmlns", "http://www.w3.org/2000/svg")
            .attr("viewBox", "0 0 " + Svg.number(WIDTH) + " " + Svg.number(height))
            .attr("width", Svg.number(WIDTH))
            .attr("height", Svg.number(height))
            .attr("role", "img");
    String title = caption.words() + ": " + caption.about();
    outer.appendElement("title").text(title);
    inner.select("> desc").forEach(outer::appendChild);
    rectangle(outer, 0, height + 2, PAPER);
    rectangle(outer, 0, HEAD, caption.tone().back);
    text(outer, 30, 47, "28", "700", caption.tone().color, caption.sign());
    String words = Lettering.BOLD.fitting(caption.words(), 22, WIDTH - 90);
    text(outer, 68, 34, "22", "700", caption.tone().color, words);
    String about = Lettering.PLAIN.fitting(caption.about(), 15, WIDTH - 90);
    text(outer, 68, 58, "15", "400", INK, about);
    text(outer, MARGIN, height - MARGIN, "12", "400", SOFT, caption.by());
    outer.appendChild(inner);
    outer.select("text").forEach(SharedPicture::outline);
    return new SharedPicture(title, whole.outerHtml(), height);
  }

  private static void rectangle(Element in, double y, double height, String fill) {
    in.appendElement("rect")
        .attr("y", Svg.number(y))
        .attr("width", Svg.number(WIDTH))
        .attr("height", Svg.number(height))
        .attr("fill", fill);
  }

  private static void text(
      Element in, double x, double y, String size, String weight, String fill, String text) {
    in.appendElement("text")
        .attr("x", Svg.number(x))
        .attr("y", Svg.number(y))
        .attr("font-size", size)
        .attr("font-weight", weight)
        .attr("fill", fill)
        .text(text);
  }

  /** Colors in the place of those of the page that the board is drawn for. */
  private static void color(Element board, Tone tone) {
    board.attr("fill", INK);
    board
        .select(".arrow")
        .forEach(arrow -> {
          String color = arrow.hasClass("wrong") ? tone.color : "#0c5c55";
          arrow.attr("fill", color);
          arrow.select("[stroke=currentColor]").attr("stroke", color);
        });
    board.select("[stroke=currentColor]").attr("stroke", INK);
    board.select("[fill=currentColor]").attr("fill", INK);
    board.select("[fill=Canvas]").attr("fill", "#ffffff");
    board
        .select(".attacking > .card-back")
        .attr("stroke", "#0c5c55")
        .attr("stroke-width", "3")
        .attr("stroke-opacity", "1");
    board.select(".can-t-attack > .card-back").attr("stroke-dasharray", "4 4");
    board.select(".can-t-attack > .mark").attr("fill", Tone.ILLEGAL.color);
    board.select(".must-attack > .mark").attr("fill", "#0c5c55");
  }

  /** A path in the place of a text. */
  private static void outline(Element text) {
    Cancellation.check();
    double size = Double.parseDouble(text.attr("font-size"));
    boolean isBold = text.attr("font-weight").matches("[6-9]00");
    Lettering letters = isBold ? Lettering.BOLD : Lettering.PLAIN;
    double x = Double.parseDouble(text.attr("x"));
    double start =
        text.attr("text-anchor").equals("end") ? x - letters.width(text.text(), size) : x;
    double y = Double.parseDouble(text.attr("y"));
    var path = new Element("path").attr("d", letters.outline(text.text(), start, y, size));
    for (String kept : new String[] {"fill", "fill-opacity"}) {
      if (text.hasAttr(kept)) {
        path.attr(kept, text.attr(kept));
      }
    }
    text.replaceWith(path);
  }

  /** The verdict and what it is on. */
  public String title() {
    return title;
  }

  /** The picture as SVG. */
  public String svg() {
    return svg;
  }

  /** Its width in pixels, within the most that is wanted. */
  public int width(int most) {
    return (int) Math.round(WIDTH * scale(most));
  }

  /** How many pixels high it is then. */
  public int height(int most) {
    return (int) Math.round(height * scale(most));
  }

  private double scale(int most) {
    return Math.min(Math.min(most, WIDEST) / WIDTH, TALLEST / height);
  }

  /** The picture as PNG. */
  public byte[] png(int most) {
    SVGDocument document =
        Objects.requireNonNull(
            new SVGLoader()
                .load(
                    new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)),
                    null,
                    LoaderContext.createDefault()));
    var image = new BufferedImage(width(most), height(most), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    try {
      graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      graphics.setRenderingHint(
          RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      document.renderWithPlatform(
          NullPlatformSupport.INSTANCE, graphics, new ViewBox(image.getWidth(), image.getHeight()));
    } finally {
      graphics.dispose();
    }
    var out = new ByteArrayOutputStream();
    try {
      ImageIO.write(image, "png", out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }
}
