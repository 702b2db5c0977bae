package casebook.site.imports;

import casebook.site.imports.published.OfficialRuling;
import casebook.site.imports.published.RulingSource;
import java.util.Comparator;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * A ruling as a line of the data folder has it: source, card, date and text with tabs between them.
 * The text is a JSON string, which is read when it is asked for.
 */
record KeptRuling(RulingSource source, String card, String date, String json) {

  /** In the order of cards and dates; the same text on the same date is one ruling of a source. */
  static final Comparator<KeptRuling> ORDER =
      Comparator.comparing(KeptRuling::card)
          .thenComparing(KeptRuling::date)
          .thenComparing(KeptRuling::json)
          .thenComparing(KeptRuling::source);

  private static final String TAB = "\t";
  private static final int COLUMNS = 4;

  static KeptRuling of(RulingSource source, OfficialRuling ruling) {
    return new KeptRuling(source, ruling.card(), ruling.date(), written(ruling.text()));
  }

  private static String written(String text) {
    return Lines.MAPPER.writeValueAsString(text);
  }

  /**
   * Reads a line. In files of an older form it is a JSON object that names no source.
   *
   * @throws IllegalArgumentException if it isn't a line of either form
   */
  static KeptRuling read(String line) {
    return line.startsWith("{") ? readObject(line) : readColumns(line);
  }

  private static KeptRuling readColumns(String line) {
    String[] columns = line.split(TAB, COLUMNS);
    if (columns.length < COLUMNS) {
      throw new IllegalArgumentException(line);
    }
    return new KeptRuling(RulingSource.valueOf(columns[0]), columns[1], columns[2], columns[3]);
  }

  private static KeptRuling readObject(String line) {
    try {
      JsonNode object = Lines.MAPPER.readTree(line);
      return new KeptRuling(
          RulingSource.UNKNOWN,
          object.required("card").stringValue(),
          object.required("date").stringValue(),
          written(object.required("text").stringValue()));
    } catch (JacksonException e) {
      throw new IllegalArgumentException(line, e);
    }
  }

  String line() {
    return String.join(TAB, source.name(), card, date, json);
  }

  OfficialRuling ruling() {
    try {
      return new OfficialRuling(card, date, Lines.MAPPER.readValue(json, String.class));
    } catch (JacksonException e) {
      throw new DamagedLine(card, e);
    }
  }
}
