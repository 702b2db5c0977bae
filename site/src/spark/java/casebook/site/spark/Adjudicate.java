package casebook.site.spark;

import casebook.site.batch.CaseLines;
import casebook.site.batch.LineAnswer;
import casebook.site.batch.LineOutcome;
import java.util.Locale;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.sql.connector.catalog.functions.ScalarFunction;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/**
 * The ruling on a case in JSON, as a function of Spark SQL: its verdict, the sub-rule that decides,
 * the cards through whose text it does, and the answer on one line.
 */
record Adjudicate(SessionSettings settings) implements ScalarFunction<InternalRow> {
  private static final long serialVersionUID = 1;

  private static final StructType RULING =
      DataTypes.createStructType(
          new StructField[] {
            DataTypes.createStructField("verdict", DataTypes.StringType, false),
            DataTypes.createStructField("decidedBy", DataTypes.StringType, true),
            DataTypes.createStructField(
                "cards", DataTypes.createArrayType(DataTypes.StringType, false), false),
            DataTypes.createStructField("answer", DataTypes.StringType, false)
          });

  @Override
  public String name() {
    return CasebookFunctions.ADJUDICATE;
  }

  @Override
  public DataType[] inputTypes() {
    return new DataType[] {DataTypes.StringType};
  }

  @Override
  public DataType resultType() {
    return RULING;
  }

  /** Whether a case is judged before its deadline may be different each time. */
  @Override
  public boolean isDeterministic() {
    return false;
  }

  @Override
  @SuppressWarnings("NullAway") // No case, no ruling: null is what SQL means by that.
  public @Nullable InternalRow produceResult(InternalRow input) {
    return input.isNullAt(0) ? null : row(judged(input.getUTF8String(0).toString()));
  }

  /** A case stands by itself here: it is on the first line, wherever it came from. */
  private LineAnswer judged(String json) {
    return Loaded.judge(settings).answer(new CaseLines.Line(1, json));
  }

  private static InternalRow row(LineAnswer answer) {
    return new GenericInternalRow(
        new @Nullable Object[] {
          text(word(answer.outcome())),
          answer.decidedBy().map(Adjudicate::text).orElse(null),
          new GenericArrayData(answer.cards().stream().map(Adjudicate::text).toArray()),
          text(answer.line())
        });
  }

  /** What a verdict is called, or what kept a case from having one. */
  static String word(LineOutcome outcome) {
    return outcome.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static UTF8String text(String text) {
    return UTF8String.fromString(text);
  }
}
