package casebook.site.spark;

import casebook.site.batch.Field;
import java.util.List;
import org.apache.spark.sql.SparkSessionExtensions;
import org.apache.spark.sql.catalyst.FunctionIdentifier;
import org.apache.spark.sql.catalyst.expressions.ApplyFunctionExpression;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.ExpressionInfo;
import scala.Function1;
import scala.Tuple3;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction1;
import scala.runtime.BoxedUnit;

/**
 * The functions of Casebook in Spark SQL, which a session has where {@code spark.sql.extensions}
 * names this class.
 */
public final class CasebookFunctions extends AbstractFunction1<SparkSessionExtensions, BoxedUnit> {
  static final String ADJUDICATE = "adjudicate";

  private static final String USAGE =
      "adjudicate(case[, fields]) - judges a case in JSON: a struct of its verdict, the sub-rule of the"
          + " Comprehensive Rules that decides (decidedBy), the cards through whose text it does, and the answer in JSON,"
          + " whole or with these fields alone.";

  /** Those of all sessions. */
  public CasebookFunctions() {}

  @Override
  public BoxedUnit apply(SparkSessionExtensions session) {
    Function1<Seq<Expression>, Expression> adjudicate =
        new AbstractFunction1<>() {
          @Override
          public Expression apply(Seq<Expression> arguments) {
            return adjudicate(CollectionConverters.asJava(arguments));
          }
        };
    session.injectFunction(
        new Tuple3<>(
            FunctionIdentifier.apply(ADJUDICATE),
            new ExpressionInfo(
                Adjudicate.class.getName(), "", ADJUDICATE, USAGE, "", "", "", "", "", "", ""),
            adjudicate));
    return BoxedUnit.UNIT;
  }

  private static Expression adjudicate(List<Expression> arguments) {
    if (arguments.isEmpty() || arguments.size() > 2) {
      throw new IllegalArgumentException(
          "adjudicate takes a case, and the fields of the answer if only some are wanted: adjudicate(case, 'verdict,decidedBy')");
    }
    List<Field> fields = arguments.size() == 1 ? List.of() : fields(arguments.get(1));
    return new ApplyFunctionExpression(
        new Adjudicate(SessionSettings.ofSession(fields)),
        CollectionConverters.asScala(arguments.subList(0, 1)).toList());
  }

  private static List<Field> fields(Expression names) {
    Object value = names.foldable() ? names.eval(null) : null;
    if (value == null) {
      throw new IllegalArgumentException(
          "The fields of adjudicate are a text, the same for all cases: adjudicate(case, 'verdict,decidedBy')");
    }
    return SessionSettings.fields(value.toString());
  }
}
