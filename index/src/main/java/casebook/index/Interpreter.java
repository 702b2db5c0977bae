package casebook.index;

import casebook.index.Bridge.Crossing;
import casebook.index.RulesAnalyzer.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Finds out what the words of a question ask for. */
final class Interpreter {

  private final RulesAnalyzer analyzer;
  private final Bridge bridge;
  private final EntryIndex index;

  Interpreter(RulesAnalyzer analyzer, Bridge bridge, EntryIndex index) {
    this.analyzer = analyzer;
    this.bridge = bridge;
    this.index = index;
  }

  Interpretation interpret(Question asked) {
    Question question =
        new Question(
            asked.numbers(), asked.impossible(), asked.phrases(), respelled(asked.words()));
    List<Token> tokens = analyzer.tokens(Field.TEXT, question.words());
    List<Crossing> crossings = bridge.crossings(tokens.stream().map(Token::term).toList());
    Question bridged =
        new Question(
            question.numbers(),
            question.impossible(),
            question.phrases(),
            withRulesWords(question.words(), tokens, crossings));
    return new Interpretation(
        question,
        concepts(question.words(), tokens, crossings),
        bridged.toString(),
        Optional.of(question.toString()).filter(_ -> !question.equals(asked)));
  }

  /** The words, those that no text has replaced by the ones most like them. */
  private String respelled(String words) {
    List<Token> stems = analyzer.tokens(Field.TEXT, words);
    List<Token> forms = analyzer.tokens(Field.EXACT, words);
    List<Crossing> crossings = bridge.crossings(stems.stream().map(Token::term).toList());
    StringBuilder respelled = new StringBuilder(words);
    for (int i = stems.size() - 1; i >= 0; i--) {
      Token form = forms.get(i);
      if (!FunctionWords.has(form.term())
          && !index.knows(stems.get(i).term())
          && !isCrossed(i, crossings)) {
        index
            .mostLike(form.term())
            .ifPresent(like -> respelled.replace(form.start(), form.end(), like));
      }
    }
    return respelled.toString();
  }

  private static boolean isCrossed(int word, List<Crossing> crossings) {
    return crossings.stream().anyMatch(crossing -> crossing.from() <= word && word < crossing.to());
  }

  private List<Concept> concepts(String words, List<Token> tokens, List<Crossing> crossings) {
    List<Token> forms = analyzer.tokens(Field.EXACT, words);
    List<Concept> concepts = new ArrayList<>();
    for (Crossing crossing : crossings) {
      concepts.add(
          new Concept(
              terms(tokens.subList(crossing.from(), crossing.to())), crossing.rulesWords()));
    }
    IntStream.range(0, tokens.size())
        .filter(i -> !isCrossed(i, crossings))
        .filter(i -> !FunctionWords.has(forms.get(i).term()))
        .mapToObj(i -> new Concept(List.of(tokens.get(i).term()), List.of()))
        .distinct()
        .forEach(concepts::add);
    return concepts.isEmpty()
        ? terms(tokens).stream()
            .distinct()
            .map(term -> new Concept(List.of(term), List.of()))
            .toList()
        : concepts;
  }

  private static List<String> terms(List<Token> tokens) {
    return tokens.stream().map(Token::term).toList();
  }

  private static String withRulesWords(String words, List<Token> tokens, List<Crossing> crossings) {
    StringBuilder shown = new StringBuilder(words);
    for (Crossing crossing : crossings.reversed()) {
      int end = tokens.get(crossing.to() - 1).end();
      shown.insert(end, " (" + String.join("; ", crossing.rulesWords()) + ")");
    }
    return shown.toString();
  }
}
