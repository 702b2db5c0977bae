package casebook.site.spark;

import casebook.site.compare.Change;
import java.util.Collection;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.sql.connector.catalog.functions.ScalarFunction;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/**
 * What two answers to a case differ in, as a function of Spark SQL: what changed, the two verdicts,
 * and the sub-rules and cards that it is about; nothing where they say the same.
 */
record Changed() implements ScalarFunction<InternalRow> {
  static final String NAME = "changed";

  private static final long serialVersionUID = 1;
  private static final DataType TEXTS = DataTypes.createArrayType(DataTypes.StringType, false);
  private static final DataType CHANGE =
      DataTypes.createStructType(
          new StructField[] {
            DataTypes.createStructField("changed", DataTypes.StringType, false),
            DataTypes.createStructField("before", DataTypes.StringType, false),
            DataTypes.createStructField("after", DataTypes.StringType, false),
            DataTypes.createStructField("rules", TEXTS, false),
            DataTypes.createStructField("cards", TEXTS, false)
          });

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public DataType[] inputTypes() {
    return new DataType[] {DataTypes.StringType, DataTypes.StringType, DataTypes.StringType};
  }

  @Override
  public DataType resultType() {
    return CHANGE;
  }

  @Override
  @SuppressWarnings("NullAway") // No answer, no change: null is what SQL means by that.
  public @Nullable InternalRow produceResult(InternalRow input) {
    if (input.isNullAt(0) || input.isNullAt(1) || input.isNullAt(2)) {
      return null;
    }
    try {
      return Change.of(1, text(input, 0), text(input, 1), text(input, 2))
          .map(Changed::row)
          .orElse(null);
    } catch (JacksonException e) {
      throw new IllegalArgumentException(
          "changed takes a case and two answers to it in JSON, as adjudicate gives them", e);
    }
  }

  private static String text(InternalRow input, int column) {
    return input.getUTF8String(column).toString();
  }

  private static InternalRow row(Change change) {
    return new GenericInternalRow(
        new Object[] {
          UTF8String.fromString(change.aspect().toString()),
          UTF8String.fromString(change.before()),
          UTF8String.fromString(change.after()),
          texts(change.rules()),
          texts(change.cards())
        });
  }

  private static GenericArrayData texts(Collection<String> texts) {
    return new GenericArrayData(texts.stream().map(UTF8String::fromString).toArray());
  }
}
