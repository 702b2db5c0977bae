package casebook.index.words;

import casebook.rules.Edition;
import casebook.rules.OwnFile;
import casebook.rules.RuleNumber;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import opennlp.tools.ml.maxent.quasinewton.QNModel;
import opennlp.tools.ml.maxent.quasinewton.QNTrainer;
import opennlp.tools.ml.model.Event;
import opennlp.tools.ml.model.OnePassRealValueDataIndexer;
import opennlp.tools.util.ObjectStreamUtils;
import opennlp.tools.util.TrainingParameters;

/**
 * Which rule of 506 or 508 a sentence tells of in words of its own. It is learned from sentences of
 * which that is known, by multinomial logistic regression (the maximum entropy model) over their
 * words and pairs of words, weighed by how few sentences have them (TF-IDF).
 */
public final class RuleClassifier {

  /** Words that any sentence may have. */
  private static final Set<String> LITTLE =
      Set.of(
          ("a an the is are be been being am was were as of to in on at it its and or that this"
                  + " these those by for from with so which what")
              .split(" "));

  /** Pairs of words that fewer sentences have say nothing. */
  private static final int LEAST_SENTENCES = 2;

  /** What a pair counts beside a word. */
  private static final double PAIR = 0.7;

  /** Long sentences and short ones count the same. */
  private static final double LENGTH = 4;

  /** How strongly large weights are held back (L2). */
  private static final double PENALTY = 0.03;

  private static final int ITERATIONS = 60;

  /** What every sentence has: how often a rule is told of at all. */
  private static final String EVERY = "*";

  private static final String NEXT = " ";
  private static final String NEAR = " ~ ";

  private final RulesAnalyzer analyzer = new RulesAnalyzer();
  private final Map<String, Double> weights = new HashMap<>();
  private final QNModel model;

  /** A sentence that tells of a rule. */
  public record Example(RuleNumber rule, String sentence) {}

  /**
   * Learns from the rules of 506 and 508 of an edition and the sentences that Casebook has for
   * them.
   *
   * @param more other sentences that tell of one of these rules
   */
  public static RuleClassifier with(Edition edition, List<Example> more) {
    return new RuleClassifier(edition, Stream.concat(builtIn().stream(), more.stream()).toList());
  }

  /** Learns from some sentences, and the text of each rule that one of them tells of. */
  RuleClassifier(Edition edition, List<Example> sentences) {
    Set<RuleNumber> told = sentences.stream().map(Example::rule).collect(Collectors.toSet());
    List<Example> examples =
        Stream.concat(
                sentences.stream(),
                edition.rules().stream()
                    .filter(rule -> told.contains(rule.number()))
                    .map(rule -> new Example(rule.number(), rule.text())))
            .toList();
    List<Set<String>> said = examples.stream().map(one -> features(one.sentence())).toList();
    weigh(said);
    var events = new ArrayList<Event>();
    for (int i = 0; i < said.size(); i++) {
      Map<String, Float> values = values(said.get(i));
      events.add(new Event(examples.get(i).rule().toString(), names(values), floats(values)));
    }
    this.model = trained(events);
  }

  /** The sentences that Casebook has for each rule. */
  static List<Example> builtIn() {
    return read(new OwnFile(RuleClassifier.class, "told.txt").text());
  }

  private static List<Example> read(String text) {
    var examples = new ArrayList<Example>();
    RuleNumber rule = null;
    for (String line : text.lines().toList()) {
      if (Character.isDigit(line.isEmpty() ? ' ' : line.charAt(0))) {
        rule = RuleNumber.parse(line);
      } else if (!line.isBlank() && !line.startsWith("#")) {
        examples.add(new Example(Objects.requireNonNull(rule, line), line));
      }
    }
    return examples;
  }

  private void weigh(List<Set<String>> said) {
    Map<String, Integer> counts = new HashMap<>();
    said.forEach(one -> one.forEach(feature -> counts.merge(feature, 1, Integer::sum)));
    counts.forEach((feature, count) -> {
      if (count >= LEAST_SENTENCES || !isPair(feature)) {
        weights.put(
            feature, Math.log1p((double) said.size() / count) * (isPair(feature) ? PAIR : 1));
      }
    });
  }

  private static boolean isPair(String feature) {
    return feature.contains(NEXT);
  }

  private static QNModel trained(List<Event> events) {
    var settings = new TrainingParameters();
    settings.put(TrainingParameters.CUTOFF_PARAM, 1);
    settings.put(QNTrainer.L1COST_PARAM, 0.0);
    settings.put(QNTrainer.L2COST_PARAM, PENALTY);
    try {
      var indexer = new OnePassRealValueDataIndexer();
      indexer.init(settings, new HashMap<>());
      indexer.index(ObjectStreamUtils.createObjectStream(events));
      var trainer = new QNTrainer();
      trainer.init(settings, new HashMap<>());
      return trainer.trainModel(ITERATIONS, indexer);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The stems of a sentence, and which of them stand beside each other or nearly so. */
  private Set<String> features(String sentence) {
    List<String> words =
        analyzer.tokens(sentence).stream()
            .filter(token -> !LITTLE.contains(token.form()))
            .map(RulesAnalyzer.Token::term)
            .toList();
    var features = new LinkedHashSet<String>(words);
    for (int i = 0; i + 1 < words.size(); i++) {
      features.add(words.get(i) + NEXT + words.get(i + 1));
      if (i + 2 < words.size()) {
        features.add(near(words.get(i), words.get(i + 2)));
      }
    }
    return features;
  }

  private static String near(String one, String other) {
    return one.compareTo(other) < 0 ? one + NEAR + other : other + NEAR + one;
  }

  private Map<String, Float> values(Set<String> features) {
    var known = features.stream().filter(weights::containsKey).toList();
    double length =
        Math.sqrt(
            known.stream().mapToDouble(one -> Math.pow(weights.getOrDefault(one, 0.0), 2)).sum());
    Map<String, Float> values = new LinkedHashMap<>();
    known.forEach(
        one -> values.put(one, (float) (LENGTH * weights.getOrDefault(one, 0.0) / length)));
    values.put(EVERY, 1f);
    return values;
  }

  private static String[] names(Map<String, Float> values) {
    return values.keySet().toArray(String[]::new);
  }

  private static float[] floats(Map<String, Float> values) {
    float[] floats = new float[values.size()];
    int at = 0;
    for (float value : values.values()) {
      floats[at++] = value;
    }
    return floats;
  }

  /**
   * What a sentence may tell of.
   *
   * @param chances how likely each rule is; together they are 1
   * @param words how many different words of the sentence say something
   * @param known how many of them are known
   */
  public record Told(Map<RuleNumber, Double> chances, int words, int known) {}

  /** Which rules a sentence may tell of, if it tells of any. */
  public Told told(String sentence) {
    Set<String> features = features(sentence);
    Map<String, Float> values = values(features);
    double[] chances = model.eval(names(values), floats(values));
    Map<RuleNumber, Double> byRule = new HashMap<>();
    for (int i = 0; i < chances.length; i++) {
      byRule.put(RuleNumber.parse(model.getOutcome(i)), chances[i]);
    }
    List<String> words = features.stream().filter(one -> !isPair(one)).toList();
    long known = words.stream().filter(weights::containsKey).count();
    return new Told(byRule, words.size(), Math.toIntExact(known));
  }
}
