package casebook.site.page.judge;

import casebook.site.page.part.QrDrawing;
import casebook.site.page.ruling.RulingView;
import io.nayuki.qrcodegen.DataTooLongException;
import io.nayuki.qrcodegen.QrCode;
import java.util.List;
import java.util.Optional;

/**
 * A board as it is handed on: what is attacked and the verdict, with the address of the board.
 *
 * @param address the address of the board
 * @param title what is judged and how
 */
public record SharedBoard(String address, String title) {

  /** A way to write it somewhere else. */
  public record Way(String name, String title, String text) {}

  /** That of a ruling. */
  static SharedBoard of(String address, RulingView ruling) {
    String rule =
        ruling.decidedBy().stream().findFirst().map(one -> " under " + one.number()).orElse("");
    return new SharedBoard(address, ruling.attack() + ": " + ruling.verdict() + rule);
  }

  /** Its texts for where people talk about rules. */
  public List<Way> ways() {
    String markdown = "[" + escaped(title) + "](" + address + ")";
    return List.of(
        new Way("markdown", "Markdown", markdown),
        new Way("reddit", "Reddit", markdown),
        new Way("discord", "Discord", "**" + escaped(title) + "**\n<" + address + ">"),
        new Way("text", "Text", title + "\n" + address));
  }

  /** Names may have any characters; those that mean something in Markdown are taken literally. */
  private static String escaped(String text) {
    return text.replaceAll("([\\\\`*_\\[\\]<>|~])", "\\\\$1");
  }

  /** A code that leads to the board; empty where its address is too long for one. */
  public Optional<QrDrawing> code() {
    try {
      return Optional.of(QrDrawing.of(QrCode.encodeText(address, QrCode.Ecc.LOW)));
    } catch (DataTooLongException e) {
      return Optional.empty();
    }
  }
}
