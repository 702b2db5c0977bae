package casebook.site.article.check;

import casebook.index.words.Alike;
import casebook.index.words.RulesAnalyzer;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a sentence is told apart by: the stems of its words, with one word for all that players say
 * for a thing, and which of them stand beside each other or nearly so; the words themselves where
 * they say more than their stems ("attacked" and "attacking"), and what little words stand beside
 * ("is attacked" and "has attacked").
 */
final class SentenceFeatures {

  /** What every sentence has: how often a rule is told of at all. */
  static final String EVERY = "*";

  /** Words that any sentence may have. */
  private static final Set<String> LITTLE =
      Set.of(
          ("a an the is are be been being am was were as of to in on at it its and or that this"
                  + " these those by for from with so which what")
              .split(" "));

  /** Long sentences and short ones count the same. */
  private static final double LENGTH = 4;

  private static final String NEXT = " ";
  private static final String NEAR = " ~ ";

  /** Begins a word as it stands. */
  private static final String FORM = "=";

  private final RulesAnalyzer analyzer = new RulesAnalyzer();
  private final Alike alike = Alike.builtIn(analyzer);

  /** The features of a sentence. */
  Set<String> of(String sentence) {
    List<RulesAnalyzer.Token> tokens = alike.in(analyzer.tokens(sentence));
    Set<String> features = ofTerms(tokens);
    for (int i = 0; i < tokens.size(); i++) {
      RulesAnalyzer.Token token = tokens.get(i);
      if (!isLittle(token) && !token.form().equals(token.term())) {
        features.add(FORM + token.form());
      }
      if (i + 1 < tokens.size() && (isLittle(token) || isLittle(tokens.get(i + 1)))) {
        features.add(FORM + token.form() + NEXT + tokens.get(i + 1).form());
      }
    }
    return features;
  }

  private static boolean isLittle(RulesAnalyzer.Token token) {
    return LITTLE.contains(token.form());
  }

  private static Set<String> ofTerms(List<RulesAnalyzer.Token> tokens) {
    List<String> words =
        tokens.stream().filter(token -> !isLittle(token)).map(RulesAnalyzer.Token::term).toList();
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

  /** Whether it is the stem of a word. */
  static boolean isTerm(String feature) {
    return !isPair(feature) && !feature.startsWith(FORM);
  }

  /** Whether it is two words. */
  static boolean isPair(String feature) {
    return feature.contains(NEXT);
  }

  /** What each known feature of a sentence counts. */
  static Map<String, Float> values(Set<String> features, Map<String, Float> weights) {
    double length =
        Math.sqrt(
            features.stream().mapToDouble(one -> Math.pow(weights.getOrDefault(one, 0f), 2)).sum());
    Map<String, Float> values = new LinkedHashMap<>();
    for (String feature : features) {
      if (weights.containsKey(feature)) {
        values.put(feature, (float) (LENGTH * weights.get(feature) / length));
      }
    }
    values.put(EVERY, 1f);
    return values;
  }
}
