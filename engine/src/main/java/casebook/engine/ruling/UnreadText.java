package casebook.engine.ruling;

import casebook.engine.effect.Characteristic;
import java.util.List;

/**
 * Text on the board that bears on attacking and could not be read.
 *
 * @param changes what of permanents it changes, where that is why it bears
 * @param keywords the keyword abilities that these may have or lose by it
 */
public record UnreadText(
    Source source, String text, List<Characteristic> changes, List<String> keywords) {
  public UnreadText {
    changes = List.copyOf(changes);
    keywords = List.copyOf(keywords);
  }

  /** Text that bears on attacking itself. */
  public UnreadText(Source source, String text) {
    this(source, text, List.of(), List.of());
  }
}
