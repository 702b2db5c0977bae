package casebook.site.measure;

import casebook.rules.RuleNumber;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How good a list of rules is as an answer, or how good lists are on the average. Each number is
 * from 0 to 1.
 *
 * @param gain normalised discounted cumulative gain of the first five (nDCG@5)
 * @param reciprocalRank 1 divided by the place of the first rule that answers
 * @param recall how many of the rules that answer are among the first five, of those that could be
 */
public record Quality(double gain, double reciprocalRank, double recall) {

  /** How many places count. */
  public static final int PLACES = 5;

  /** The quality of a list, best first, each rule once. */
  public static Quality of(JudgedQuery query, List<RuleNumber> found) {
    List<RuleNumber> first = found.stream().limit(PLACES).toList();
    List<Integer> best =
        query.grades().values().stream().sorted(Comparator.reverseOrder()).toList();
    double gain = gain(first.stream().map(query::grade).toList()) / gain(best);
    int place =
        IntStream.range(0, found.size())
            .filter(i -> query.isAnsweredBy(found.get(i)))
            .findFirst()
            .orElse(-1);
    long answers = query.grades().keySet().stream().filter(query::isAnsweredBy).count();
    return new Quality(
        gain,
        place < 0 ? 0 : 1.0 / (place + 1),
        first.stream().filter(query::isAnsweredBy).count() / (double) Math.min(PLACES, answers));
  }

  /** A rule that answers is worth three that help; the further down, the less. */
  private static double gain(List<Integer> grades) {
    return IntStream.range(0, Math.min(PLACES, grades.size()))
        .mapToDouble(i -> ((1 << grades.get(i)) - 1) / (Math.log(i + 2.0) / Math.log(2)))
        .sum();
  }

  /** The average. */
  static Quality mean(List<Quality> all) {
    return new Quality(
        all.stream().mapToDouble(Quality::gain).average().orElse(0),
        all.stream().mapToDouble(Quality::reciprocalRank).average().orElse(0),
        all.stream().mapToDouble(Quality::recall).average().orElse(0));
  }
}
