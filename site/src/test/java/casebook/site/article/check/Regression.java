package casebook.site.article.check;

import java.util.Arrays;
import opennlp.tools.ml.maxent.quasinewton.Function;
import opennlp.tools.ml.maxent.quasinewton.ParallelNegLogLikelihood;
import opennlp.tools.ml.maxent.quasinewton.QNMinimizer;
import opennlp.tools.ml.model.DataIndexer;

/**
 * Multinomial logistic regression whose large parameters are held back (L2), to the only minimum of
 * its loss: what is learned is a function of the examples, and doesn't jump as they change.
 * OpenNLP's own trainer stops on the way there, so its minimizer is started anew from where it
 * stopped.
 */
final class Regression {

  /**
   * The length of the gradient at which the minimum is reached. The parameters are then within this
   * divided by twice the penalty of those at the minimum.
   */
  private static final double LEAST_GRADIENT = 1e-3;

  /** How often the minimizer is started. */
  private static final int MOST_STARTS = 60;

  private static final int MOST_ITERATIONS = 1000;

  /** Among how many the examples are dealt out: always as many, since sums are rounded in order. */
  private static final int THREADS = 4;

  private final Function likelihood;
  private final double penalty;
  private final int outcomes;
  private final int features;

  /**
   * @param examples the examples, with the features of each
   * @param penalty by what the sum of the squares of the parameters counts
   */
  Regression(DataIndexer examples, double penalty) {
    this.likelihood = new ParallelNegLogLikelihood(examples, THREADS);
    this.penalty = penalty;
    this.outcomes = examples.getOutcomeLabels().length;
    this.features = examples.getPredLabels().length;
  }

  /**
   * What each feature says for each outcome, as the examples number both.
   *
   * @param near where to begin: the minimum is the same, and is reached the sooner the nearer it is
   */
  float[][] parameters(float[][] near) {
    double[] at = new double[likelihood.getDimension()];
    for (int feature = 0; feature < features; feature++) {
      for (int outcome = 0; outcome < outcomes; outcome++) {
        at[outcome * features + feature] = near[feature][outcome];
      }
    }
    double[] minimum = minimum(at);
    var parameters = new float[features][outcomes];
    for (int outcome = 0; outcome < outcomes; outcome++) {
      for (int feature = 0; feature < features; feature++) {
        parameters[feature][outcome] = (float) minimum[outcome * features + feature];
      }
    }
    return parameters;
  }

  private double[] minimum(double[] near) {
    double[] at = near;
    double gradient = Double.NaN;
    for (int start = 0; start < MOST_STARTS; start++) {
      at = sum(at, new QNMinimizer(0, 0, MOST_ITERATIONS).minimize(new Loss(at)));
      gradient = Math.sqrt(square(gradientOf(at)));
      if (gradient <= LEAST_GRADIENT) {
        return at;
      }
    }
    throw new IllegalStateException(
        "no minimum after %d starts: the gradient is %g long".formatted(MOST_STARTS, gradient));
  }

  /**
   * What is minimized, seen from a place, since the minimizer begins at 0; and above a value that
   * it can't fall below, since the minimizer stops where little of it is left to take away. It
   * curves by twice the penalty at least, so that it falls by no more than that says.
   */
  private final class Loss implements Function {
    private final double[] from;
    private final double least;

    Loss(double[] from) {
      this.from = from;
      this.least = valueOf(from) - square(gradientOf(from)) / (4 * penalty);
    }

    @Override
    public int getDimension() {
      return from.length;
    }

    @Override
    public double valueAt(double[] x) {
      return valueOf(sum(from, x)) - least;
    }

    @Override
    public double[] gradientAt(double[] x) {
      return gradientOf(sum(from, x));
    }
  }

  private double valueOf(double[] parameters) {
    return likelihood.valueAt(parameters) + penalty * square(parameters);
  }

  private double[] gradientOf(double[] parameters) {
    double[] gradient = likelihood.gradientAt(parameters).clone();
    Arrays.setAll(gradient, i -> gradient[i] + 2 * penalty * parameters[i]);
    return gradient;
  }

  private static double square(double[] vector) {
    return Arrays.stream(vector).map(one -> one * one).sum();
  }

  private static double[] sum(double[] one, double[] other) {
    double[] sum = one.clone();
    Arrays.setAll(sum, i -> one[i] + other[i]);
    return sum;
  }
}
