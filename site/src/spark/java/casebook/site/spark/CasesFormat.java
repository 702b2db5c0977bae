package casebook.site.spark;

import java.util.Locale;

/** How cases and answers are kept. */
enum CasesFormat {
  /** A text of JSON on each line. */
  LINES,
  PARQUET;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
