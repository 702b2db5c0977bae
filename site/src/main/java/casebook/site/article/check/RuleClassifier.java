package casebook.site.article.check;

import casebook.rules.RuleNumber;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import opennlp.tools.ml.maxent.quasinewton.QNModel;
import opennlp.tools.ml.model.Context;

/**
 * Which rule of 506 or 508 a sentence tells of in words of its own, by multinomial logistic
 * regression (the maximum entropy model) over its words and pairs of words, weighed by how few
 * sentences have them (TF-IDF). It was learned from sentences of which that is known.
 */
final class RuleClassifier {

  private static final String FILE = "told.model.gz";

  private final SentenceFeatures features = new SentenceFeatures();
  private final List<String> rules;

  /** What the features that are known count. */
  private final Map<String, Float> weights;

  private final Map<String, float[]> parameters;
  private final QNModel model;
  private final String learnedFrom;

  /**
   * @param learnedFrom a checksum of the sentences that it was learned from
   * @param rules the rules that sentences may tell of
   * @param weights what each known feature counts
   * @param parameters what each of them, and {@link SentenceFeatures#EVERY}, says for each rule
   */
  RuleClassifier(
      String learnedFrom,
      List<RuleNumber> rules,
      Map<String, Float> weights,
      Map<String, float[]> parameters) {
    this.learnedFrom = learnedFrom;
    this.rules = rules.stream().map(RuleNumber::toString).toList();
    this.weights = Map.copyOf(weights);
    this.parameters = Map.copyOf(parameters);
    int[] all = new int[rules.size()];
    Arrays.setAll(all, i -> i);
    this.model =
        new QNModel(
            parameters.values().stream()
                .map(ofRules -> new Context(all, doubles(ofRules)))
                .toArray(Context[]::new),
            parameters.keySet().toArray(String[]::new),
            this.rules.toArray(String[]::new));
  }

  private static double[] doubles(float[] floats) {
    double[] doubles = new double[floats.length];
    Arrays.setAll(doubles, i -> floats[i]);
    return doubles;
  }

  /** The one that Casebook comes with. */
  static RuleClassifier builtIn() {
    try (InputStream file = RuleClassifier.class.getResourceAsStream(FILE)) {
      return read(Objects.requireNonNull(file, FILE));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads what was written, and closes it. */
  static RuleClassifier read(InputStream file) throws IOException {
    try (var in = new DataInputStream(new GZIPInputStream(file))) {
      String learnedFrom = in.readUTF();
      RuleNumber[] rules = new RuleNumber[in.readInt()];
      for (int i = 0; i < rules.length; i++) {
        rules[i] = RuleNumber.parse(in.readUTF());
      }
      Map<String, Float> weights = new HashMap<>();
      Map<String, float[]> parameters = new LinkedHashMap<>();
      int features = in.readInt();
      for (int i = 0; i < features; i++) {
        String feature = in.readUTF();
        weights.put(feature, in.readFloat());
        float[] ofRules = new float[rules.length];
        for (int rule = 0; rule < rules.length; rule++) {
          ofRules[rule] = Float.float16ToFloat(in.readShort());
        }
        parameters.put(feature, ofRules);
      }
      return new RuleClassifier(learnedFrom, List.of(rules), weights, parameters);
    }
  }

  /**
   * Writes the checksum and the rules, then each feature with its weight and what it says for each
   * rule as half a float, which is exact enough.
   */
  static void write(
      OutputStream file,
      String learnedFrom,
      List<RuleNumber> rules,
      Map<String, Float> weights,
      Map<String, float[]> parameters)
      throws IOException {
    try (var out = new DataOutputStream(new GZIPOutputStream(file))) {
      out.writeUTF(learnedFrom);
      out.writeInt(rules.size());
      for (RuleNumber rule : rules) {
        out.writeUTF(rule.toString());
      }
      out.writeInt(parameters.size());
      for (Map.Entry<String, float[]> one : parameters.entrySet()) {
        out.writeUTF(one.getKey());
        out.writeFloat(weights.getOrDefault(one.getKey(), 1f));
        for (float ofRule : one.getValue()) {
          out.writeShort(Float.floatToFloat16(ofRule));
        }
      }
    }
  }

  /** What a feature says for each of some rules; 0 where it is not known. */
  float[] says(String feature, List<RuleNumber> some) {
    float[] ofRules = parameters.getOrDefault(feature, new float[rules.size()]);
    var said = new float[some.size()];
    for (int i = 0; i < said.length; i++) {
      int rule = rules.indexOf(some.get(i).toString());
      said[i] = rule < 0 ? 0 : ofRules[rule];
    }
    return said;
  }

  /** A checksum of the sentences that it was learned from. */
  String learnedFrom() {
    return learnedFrom;
  }

  /**
   * What a sentence may tell of.
   *
   * @param chances how likely each rule is; together they are 1
   * @param words how many different words of the sentence say something
   * @param known how many of them are known
   */
  record Told(Map<RuleNumber, Double> chances, int words, int known) {}

  /** Which rules a sentence may tell of, if it tells of any. */
  Told told(String sentence) {
    Set<String> said = features.of(sentence);
    Map<String, Float> values = SentenceFeatures.values(said, weights);
    double[] chances = model.eval(values.keySet().toArray(String[]::new), floats(values.values()));
    Map<RuleNumber, Double> byRule = new HashMap<>();
    for (int i = 0; i < chances.length; i++) {
      byRule.put(RuleNumber.parse(model.getOutcome(i)), chances[i]);
    }
    List<String> words = said.stream().filter(SentenceFeatures::isTerm).toList();
    long known = words.stream().filter(weights::containsKey).count();
    return new Told(byRule, words.size(), Math.toIntExact(known));
  }

  /** Numbers as the model takes them. */
  static float[] floats(Iterable<Float> values) {
    var all = new ArrayList<Float>();
    values.forEach(all::add);
    float[] floats = new float[all.size()];
    for (int at = 0; at < floats.length; at++) {
      floats[at] = all.get(at);
    }
    return floats;
  }
}
