package casebook.site.measure;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Where an average would be, in 95 of 100 cases, had other queries of the same sort been asked.
 *
 * @param from its lower end
 * @param to its upper end
 */
public record Interval(double from, double to) {
  private static final int SAMPLES = 2_000;
  private static final double TAIL = 0.025;

  /** The same samples every time, so that the same lists give the same figures. */
  private static final long SEED = 508;

  /** By drawing as many values as there are, with repetition, many times (bootstrap). */
  static Interval of(List<Double> values) {
    Random random = new Random(SEED);
    double[] means = new double[SAMPLES];
    for (int sample = 0; sample < SAMPLES; sample++) {
      double sum = 0;
      for (int i = 0; i < values.size(); i++) {
        sum += values.get(random.nextInt(values.size()));
      }
      means[sample] = sum / values.size();
    }
    Arrays.sort(means);
    return new Interval(
        means[(int) (SAMPLES * TAIL)], means[(int) Math.ceil(SAMPLES * (1 - TAIL)) - 1]);
  }
}
