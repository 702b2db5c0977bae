package casebook.site.spark;

import casebook.site.compare.Comparison.Compared;
import casebook.site.compare.CountedChanges;
import casebook.site.compare.Side.Extent;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Row;

/**
 * Counts what two answers to the cases of a task differ in.
 *
 * @param examples how many of each kind are kept
 */
record Counting(int examples) implements FlatMapFunction<Iterator<Row>, CountedChanges> {

  /** Why two answers to a case say different things even where nothing changed. */
  static final String NOT_ALIKE =
      "One side has short answers, and the other whole rulings: say with --fields which fields the answers were judged with";

  private static final long serialVersionUID = 1;

  @Override
  public Iterator<CountedChanges> call(Iterator<Row> rows) {
    var counted = new CountedChanges(examples);
    rows.forEachRemaining(row -> counted.add(compared(row)));
    return List.of(counted).iterator();
  }

  /** A case is on no line here. */
  private static Compared compared(Row row) {
    if (row.isNullAt(1) || row.isNullAt(2)) {
      return new Compared.Missing(0, "There is no answer to it, or none before the deadline.");
    }
    Optional<Extent> before = Extent.of(row.getString(1));
    Optional<Extent> after = Extent.of(row.getString(2));
    if (before.isPresent() && after.isPresent() && before.get() != after.get()) {
      return new Compared.Missing(0, NOT_ALIKE);
    }
    return Compared.of(0, row.getString(0), row.getString(1), row.getString(2));
  }
}
