package casebook.site.article.check;

import casebook.rules.Edition;
import casebook.rules.RuleNumber;
import casebook.site.cases.PublishedRulings;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import opennlp.tools.ml.maxent.quasinewton.QNModel;
import opennlp.tools.ml.maxent.quasinewton.QNTrainer;
import opennlp.tools.ml.model.Context;
import opennlp.tools.ml.model.Event;
import opennlp.tools.ml.model.OnePassRealValueDataIndexer;
import opennlp.tools.util.ObjectStreamUtils;
import opennlp.tools.util.TrainingParameters;

/** Learns from sentences, and the rules' own texts, which rule a sentence tells of. */
final class RuleLearning {

  /** Pairs of words that fewer sentences have say nothing. */
  private static final int LEAST_SENTENCES = 4;

  /** What a pair counts beside a word. */
  private static final double PAIR = 0.7;

  /** How strongly large weights are held back (L2). */
  private static final double PENALTY = 0.03;

  /** Further steps only learn the sentences by heart. */
  private static final int ITERATIONS = 30;

  private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?)])\\s+(?=[A-Z“\"])");

  private static final Pattern NUMBER = Pattern.compile("(?<![\\d.])50[68]\\.\\d++[a-z]?");

  private static final Pattern BRACKETS = Pattern.compile("\\([^()]*+\\)");

  private final List<RuleNumber> rules;
  private final Map<String, Float> weights = new HashMap<>();
  private final Map<String, float[]> parameters = new LinkedHashMap<>();

  /** A sentence that tells of a rule. */
  record Example(RuleNumber rule, String sentence) {}

  /** Learns from some sentences, and the text of each rule that one of them tells of. */
  RuleLearning(Edition edition, List<Example> sentences) {
    Set<RuleNumber> told = sentences.stream().map(Example::rule).collect(Collectors.toSet());
    List<Example> examples =
        Stream.concat(
                sentences.stream(),
                edition.rules().stream()
                    .filter(rule -> told.contains(rule.number()))
                    .map(rule -> new Example(rule.number(), rule.text())))
            .toList();
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
    this.rules = keep(trained(events));
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

  /** Keeps what was learned, the features in order of their names; the rules in theirs. */
  private List<RuleNumber> keep(QNModel model) {
    @SuppressWarnings("unchecked")
    var learned = (Map<String, Context>) model.getDataStructures()[1];
    new TreeMap<>(learned)
        .forEach((feature, context) -> {
          float[] ofRules = new float[model.getNumOutcomes()];
          for (int i = 0; i < context.getOutcomes().length; i++) {
            ofRules[context.getOutcomes()[i]] = (float) context.getParameters()[i];
          }
          parameters.put(feature, ofRules);
        });
    String[] names = new String[model.getNumOutcomes()];
    Arrays.setAll(names, model::getOutcome);
    return Arrays.stream(names).map(RuleNumber::parse).toList();
  }

  /** What tells rules by what was learned. */
  RuleClassifier classifier() {
    return new RuleClassifier(rules, weights, parameters);
  }

  /** Writes what was learned. */
  void write(OutputStream file) throws IOException {
    RuleClassifier.write(file, rules, weights, parameters);
  }
}
