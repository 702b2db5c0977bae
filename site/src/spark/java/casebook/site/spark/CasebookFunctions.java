package casebook.site.spark;

import casebook.site.batch.Field;
import java.util.List;
import java.util.function.Function;
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

  private static final String ADJUDICATE_USAGE =
      "adjudicate(case[, fields]) - judges a case in JSON: a struct of its verdict, the sub-rule of the"
          + " Comprehensive Rules that decides (decidedBy), the cards through whose text it does, and the answer in JSON,"
          + " whole or with these fields alone.";

  private static final String CHANGED_USAGE =
      "changed(case, before, after) - what two answers to a case differ in: a struct of what changed, the verdict"
          + " before and after, and the rules and cards that it is about; NULL where they say the same.";

  /** Those of all sessions. */
  public CasebookFunctions() {}

  @Override
  public BoxedUnit apply(SparkSessionExtensions session) {
    inject(session, Adjudicate.class, ADJUDICATE, ADJUDICATE_USAGE, CasebookFunctions::adjudicate);
    inject(session, Changed.class, Changed.NAME, CHANGED_USAGE, CasebookFunctions::changed);
    return BoxedUnit.UNIT;
  }

  private static void inject(
      SparkSessionExtensions session,
      Class<?> type,
      String name,
      String usage,
      Function<List<Expression>, Expression> made) {
    Function1<Seq<Expression>, Expression> builder =
        new AbstractFunction1<>() {
          @Override
          public Expression apply(Seq<Expression> arguments) {
            return made.apply(CollectionConverters.asJava(arguments));
          }
        };
    session.injectFunction(
        new Tuple3<>(
            FunctionIdentifier.apply(name),
            new ExpressionInfo(type.getName(), "", name, usage, "", "", "", "", "", "", ""),
            builder));
  }

  private static Expression changed(List<Expression> arguments) {
    if (arguments.size() != 3) {
      throw new IllegalArgumentException(
          "changed takes a case and two answers to it: changed(case, before, after)");
    }
    return new ApplyFunctionExpression(
        new Changed(), CollectionConverters.asScala(arguments).toList());
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
