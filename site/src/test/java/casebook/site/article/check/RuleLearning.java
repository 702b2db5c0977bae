package casebook.site.article.check;

import casebook.rules.Edition;
import casebook.rules.RuleNumber;
import casebook.site.cases.PublishedRulings;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import opennlp.tools.ml.model.Event;
import opennlp.tools.ml.model.OnePassRealValueDataIndexer;
import opennlp.tools.util.ObjectStreamUtils;
import opennlp.tools.util.TrainingParameters;

/** Learns from sentences, and the rules' own texts, which rule a sentence tells of. */
final class RuleLearning {

  /** Pairs of words that fewer sentences have say nothing. */
  private static final int LEAST_SENTENCES = 6;

  /** What a pair counts beside a word. */
  private static final double PAIR = 0.7;

  /** How strongly large weights are held back (L2). */
  private static final double PENALTY = 0.03;

  private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?)])\\s+(?=[A-Z“\"])");

  private static final Pattern NUMBER = Pattern.compile("(?<![\\d.])50[68]\\.\\d++[a-z]?");

  private static final Pattern BRACKETS = Pattern.compile("\\([^()]*+\\)");

  private final String learnedFrom;
  private final List<RuleNumber> rules;
  private final Map<String, Float> weights = new HashMap<>();
  private final Map<String, float[]> parameters = new LinkedHashMap<>();

  /** A sentence that tells of a rule. */
  record Example(RuleNumber rule, String sentence) {}

  /**
   * Learns from some sentences, and the text of each rule that one of them tells of.
   *
   * @param near what was learned from sentences of which most are the same: it makes no difference
   *     to what is learned, but to how long that takes
   */
  RuleLearning(Edition edition, List<Example> sentences, RuleClassifier near) {
    Set<RuleNumber> told = sentences.stream().map(Example::rule).collect(Collectors.toSet());
    List<Example> examples =
        Stream.concat(
                sentences.stream(),
                edition.rules().stream()
                    .filter(rule -> told.contains(rule.number()))
                    .map(rule -> new Example(rule.number(), rule.text())))
            .toList();
    this.learnedFrom = checksum(examples);
    var features = new SentenceFeatures();
    List<Set<String>> said = examples.stream().map(one -> features.of(one.sentence())).toList();
    weigh(said);
    var events = new ArrayList<Event>();
    for (int i = 0; i < said.size(); i++) {
      Map<String, Float> values = SentenceFeatures.values(said.get(i), weights);
      events.add(
          new Event(
              examples.get(i).rule().toString(),
              values.keySet().toArray(String[]::new),
              RuleClassifier.floats(values.values())));
    }
    this.rules = learn(events, near);
  }

  private static String checksum(List<Example> examples) {
    MessageDigest digest;
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
    for (Example one : examples) {
      digest.update((one.rule() + "\n" + one.sentence() + "\n").getBytes(StandardCharsets.UTF_8));
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /** What the published answers say of a rule, each with its number in brackets behind it. */
  static List<Example> answers() {
    return PublishedRulings.builtIn().all().stream()
        .flatMap(ruling -> SENTENCE_END.splitAsStream(ruling.answer()))
        .flatMap(sentence -> examples(sentence).stream())
        .distinct()
        .toList();
  }

  private static List<Example> examples(String sentence) {
    var examples = new ArrayList<Example>();
    Matcher brackets = BRACKETS.matcher(sentence);
    int from = 0;
    while (brackets.find()) {
      List<String> cited =
          NUMBER.matcher(brackets.group()).results().map(MatchResult::group).distinct().toList();
      if (cited.size() == 1) {
        examples.add(
            new Example(
                RuleNumber.parse(cited.getFirst()), sentence.substring(from, brackets.start())));
      }
      from = brackets.end();
    }
    return examples;
  }

  /** The sentences of ours. */
  static List<Example> sentences() {
    try (InputStream text = RuleLearning.class.getResourceAsStream("told.txt")) {
      return read(
          new String(
              Objects.requireNonNull(text, "told.txt").readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
      boolean isPair = SentenceFeatures.isPair(feature);
      if (count >= LEAST_SENTENCES || !isPair) {
        weights.put(
            feature, (float) (Math.log1p((double) said.size() / count) * (isPair ? PAIR : 1)));
      }
    });
  }

  /** Learns; keeps the features in order of their names, and the rules in the order they have. */
  private List<RuleNumber> learn(List<Event> events, RuleClassifier near) {
    var settings = new TrainingParameters();
    settings.put(TrainingParameters.CUTOFF_PARAM, 1);
    try {
      var indexer = new OnePassRealValueDataIndexer();
      indexer.init(settings, new HashMap<>());
      indexer.index(ObjectStreamUtils.createObjectStream(events));
      String[] features = indexer.getPredLabels();
      List<RuleNumber> outcomes =
          Arrays.stream(indexer.getOutcomeLabels()).map(RuleNumber::parse).toList();
      float[][] begin =
          Arrays.stream(features)
              .map(feature -> near.says(feature, outcomes))
              .toArray(float[][]::new);
      float[][] learned = new Regression(indexer, PENALTY).parameters(begin);
      IntStream.range(0, features.length)
          .boxed()
          .sorted(Comparator.comparing(i -> features[i]))
          .forEach(i -> parameters.put(features[i], learned[i]));
      return outcomes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What tells rules by what was learned. */
  RuleClassifier classifier() {
    return new RuleClassifier(learnedFrom, rules, weights, parameters);
  }

  /** Writes what was learned. */
  void write(OutputStream file) throws IOException {
    RuleClassifier.write(file, learnedFrom, rules, weights, parameters);
  }
}
