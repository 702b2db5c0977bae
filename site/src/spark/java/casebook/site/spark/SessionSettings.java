package casebook.site.spark;

import casebook.site.batch.Field;
import java.io.Serializable;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.apache.spark.sql.internal.SQLConf;
import org.jspecify.annotations.Nullable;

/**
 * How cases are judged; sent to every executor.
 *
 * @param deadline how long one case may take
 * @param data the folder with what was imported, on each executor; null for what the program comes
 *     with alone
 * @param edition a date of the edition that judges a case which names none; null for the newest
 * @param cards a file of cards, on each executor, that stand for those of the same names; null for
 *     none
 * @param fields which fields the answers have; none for whole rulings
 */
record SessionSettings(
    Duration deadline,
    @Nullable String data,
    @Nullable String edition,
    @Nullable String cards,
    List<Field> fields)
    implements Serializable {

  /** The setting of a session that says how many seconds one case may take. */
  static final String DEADLINE = "spark.casebook.deadline";

  /** The setting of a session that names the folder with what was imported. */
  static final String DATA = "spark.casebook.data";

  /** The setting of a session that names the edition for cases which name none. */
  static final String EDITION = "spark.casebook.edition";

  /** The setting of a session that names a file of cards. */
  static final String CARDS = "spark.casebook.cards";

  private static final long serialVersionUID = 1;
  private static final String DEFAULT_SECONDS = "10";
  private static final double LEAST_SECONDS = 0.001;
  private static final double MOST_SECONDS = 86_400;
  private static final int MILLISECONDS = 1000;

  SessionSettings {
    fields = List.copyOf(fields);
  }

  /** Those of the session at work. */
  static SessionSettings ofSession(List<Field> fields) {
    SQLConf session = SQLConf.get();
    String data = session.getConfString(DATA, "");
    String edition = session.getConfString(EDITION, "");
    String cards = session.getConfString(CARDS, "");
    return new SessionSettings(
        deadline(session.getConfString(DEADLINE, DEFAULT_SECONDS)),
        data.isBlank() ? null : data,
        edition.isBlank() ? null : edition,
        cards.isBlank() ? null : cards,
        fields);
  }

  /** A number of seconds. */
  static Duration deadline(String written) {
    double seconds;
    try {
      seconds = Double.parseDouble(written.strip());
    } catch (NumberFormatException _) {
      seconds = Double.NaN;
    }
    if (!(seconds >= LEAST_SECONDS && seconds <= MOST_SECONDS)) {
      throw new IllegalArgumentException(
          "“%s” is no deadline: %s is a number of seconds from 0.001 to 86400"
              .formatted(written, DEADLINE));
    }
    return Duration.ofMillis(Math.round(seconds * MILLISECONDS));
  }

  /** The fields that are named, with commas between them. */
  static List<Field> fields(String names) {
    return List.of(names.split(",", -1)).stream().map(name -> field(name.strip())).toList();
  }

  private static Field field(String name) {
    return Field.named(name)
        .filter(field -> field != Field.LINE)
        .orElseThrow(() ->
            new IllegalArgumentException(
                "There is no field “%s”, only %s"
                    .formatted(
                        name,
                        List.of(Field.values()).stream()
                            .filter(field -> field != Field.LINE)
                            .map(Field::toString)
                            .reduce((one, other) -> one + ", " + other)
                            .orElse(""))));
  }

  /** The folder with what was imported, if there is one. */
  Optional<String> imports() {
    return Optional.ofNullable(data);
  }
}
