package casebook.index;

import casebook.index.Bridge.Crossing;
import casebook.index.RulesAnalyzer.Token;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Finds out what the words of a question ask for. */
final class Interpreter {

  /** More words than a question has; each costs a look into every field. */
  private static final int MOST_WORDS = 64;

  /** Each way across the bridge makes a query much larger than a word does. */
  private static final int MOST_CROSSINGS = 10;

  private final RulesAnalyzer analyzer;
  private final Bridge bridge;
  private final EntryIndex index;

  Interpreter(RulesAnalyzer analyzer, Bridge bridge, EntryIndex index) {
    this.analyzer = analyzer;
    this.bridge = bridge;
    this.index = index;
  }

  Interpretation interpret(Question typed) {
    Question asked =
        new Question(
            typed.numbers(),
            typed.impossible(),
            typed.phrases().stream().map(this::firstWords).toList(),
            firstWords(typed.words()));
    Question question = asked.withWords(respelled(new Words(asked.words())));
    Words words = new Words(question.words());
    return new Interpretation(
        question,
        concepts(words),
        question.withWords(withRulesWords(words)).toString(),
        Optional.of(question.toString()).filter(_ -> !question.equals(asked)));
  }

  private String firstWords(String text) {
    List<Token> tokens = analyzer.tokens(text);
    return tokens.size() <= MOST_WORDS ? text : text.substring(0, tokens.get(MOST_WORDS - 1).end());
  }

  /** The words, those that no text has replaced by the ones most like them. */
  private String respelled(Words words) {
    StringBuilder respelled = new StringBuilder(words.text);
    for (Token token : words.asking().reversed()) {
      if (!index.knows(token.term())) {
        index
            .mostLike(token.form())
            .ifPresent(like -> respelled.replace(token.start(), token.end(), like));
      }
    }
    return respelled.toString();
  }

  /** What the words ask for, once each, without the words that no text has. */
  private List<Concept> concepts(Words words) {
    Map<List<String>, Concept> concepts = new LinkedHashMap<>();
    words.crossings.stream()
        .limit(MOST_CROSSINGS)
        .map(crossing ->
            new Concept(
                words.tokens.subList(crossing.from(), crossing.to()), crossing.rulesWords()))
        .forEach(concept -> concepts.putIfAbsent(concept.terms(), concept));
    List<Token> asking = words.asking();
    List<Token> rules = asking.isEmpty() && words.crossings.isEmpty() ? words.tokens : asking;
    rules.stream()
        .filter(token -> index.knows(token.term()))
        .map(token -> new Concept(List.of(token), List.of()))
        .forEach(concept -> concepts.putIfAbsent(concept.terms(), concept));
    return List.copyOf(concepts.values());
  }

  /** The words with what the rules say for them in brackets. */
  private static String withRulesWords(Words words) {
    StringBuilder shown = new StringBuilder(words.text);
    for (Crossing crossing : words.crossings.reversed()) {
      int end = words.tokens.get(crossing.to() - 1).end();
      shown.insert(end, " (" + String.join("; ", crossing.rulesWords()) + ")");
    }
    return shown.toString();
  }

  /** The words of a question, and where the bridge can be crossed. */
  private final class Words {

    private final String text;
    private final List<Token> tokens;
    private final List<Crossing> crossings;

    Words(String text) {
      this.text = text;
      this.tokens = analyzer.tokens(text);
      this.crossings = bridge.crossings(tokens, index::hasForm);
    }

    /** The words that ask for something and that the bridge doesn't know. */
    List<Token> asking() {
      return IntStream.range(0, tokens.size())
          .filter(i -> crossings.stream().noneMatch(crossing -> crossing.covers(i)))
          .mapToObj(tokens::get)
          .filter(token -> !FunctionWords.has(token.form()))
          .toList();
    }
  }
}
