package casebook.index.ranking;

import casebook.index.query.Interpretation;
import casebook.index.query.Question;
import casebook.index.result.Snippet;
import casebook.index.result.Snippet.Span;
import casebook.index.words.FunctionWords;
import casebook.index.words.Phrase;
import casebook.index.words.RulesAnalyzer;
import casebook.index.words.RulesAnalyzer.Token;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Chooses the part of a text that answers an interpretation best, and marks the words in it. */
public final class Excerpts {

  /** About three lines of text. A text that is hardly longer is shown whole. */
  private static final int LENGTH = 280;

  private static final int HARDLY_LONGER = 340;

  private static final String ELLIPSIS = "…";

  private final RulesAnalyzer analyzer;
  private final Set<String> wanted;

  public Excerpts(RulesAnalyzer analyzer, Interpretation asked) {
    this.analyzer = analyzer;
    Question question = asked.question();
    this.wanted = new HashSet<>();
    asked.concepts().stream()
        .flatMap(concept -> concept.rulesWords().stream())
        .map(Phrase::words)
        .forEach(this::want);
    want(question.words());
    question.phrases().forEach(this::want);
    question.numbers().stream()
        .flatMap(range -> Stream.of(range.from(), range.to()))
        .forEach(number -> want(number.toString()));
  }

  private void want(String text) {
    want(analyzer.tokens(text));
  }

  private void want(List<Token> words) {
    words.stream().map(Token::term).forEach(wanted::add);
  }

  /** The best part of the text. */
  Snippet of(String text) {
    List<Token> found = found(text);
    if (text.length() <= HARDLY_LONGER) {
      return cut(text, 0, text.length(), found);
    }
    int from = start(text, found);
    int to = from + LENGTH >= text.length() ? text.length() : text.lastIndexOf(' ', from + LENGTH);
    return cut(text, from, to > from ? to : from + LENGTH, found);
  }

  /** The wanted words of the text; function words only where they join two others. */
  private List<Token> found(String text) {
    List<Token> tokens = analyzer.tokensOfShown(text);
    List<Token> found = new ArrayList<>();
    List<Token> joining = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      if (!wanted.contains(token.term())) {
        joining.clear();
      } else if (FunctionWords.has(token.form())) {
        joining.add(token);
      } else {
        if (!found.isEmpty()
            && !joining.isEmpty()
            && i > joining.size()
            && tokens.get(i - joining.size() - 1).equals(found.getLast())) {
          found.addAll(joining);
        }
        joining.clear();
        found.add(token);
      }
    }
    return found;
  }

  private static Snippet cut(String text, int from, int to, List<Token> found) {
    String before = from > 0 ? ELLIPSIS + " " : "";
    String after = to < text.length() ? " " + ELLIPSIS : "";
    int shift = before.length() - from;
    List<Span> spans = new ArrayList<>();
    for (Token token : found) {
      if (token.start() >= from && token.end() <= to) {
        add(new Span(token.start() + shift, token.end() + shift), spans);
      }
    }
    return new Snippet(before + text.substring(from, to) + after, spans);
  }

  /** Adds a word, as part of the last span if only one character is between them. */
  private static void add(Span word, List<Span> spans) {
    boolean goesOn = !spans.isEmpty() && spans.getLast().end() + 1 == word.start();
    int start = goesOn ? spans.removeLast().start() : word.start();
    spans.add(new Span(start, word.end()));
  }

  /** The beginning of the sentence from which the most different words that are wanted follow. */
  private static int start(String text, List<Token> found) {
    int best = 0;
    long most = 0;
    for (int start : sentenceStarts(text)) {
      long here =
          found.stream()
              .filter(token -> token.start() >= start && token.end() <= start + LENGTH)
              .map(Token::term)
              .distinct()
              .count();
      if (here > most) {
        best = start;
        most = here;
      }
    }
    return best;
  }

  /** Where sentences begin, and where parts of sentences do that are set apart by commas. */
  private static List<Integer> sentenceStarts(String text) {
    List<Integer> starts = new ArrayList<>(List.of(0));
    for (int i = 2; i < text.length(); i++) {
      if (Character.isWhitespace(text.charAt(i - 1))
          && ".:;,)\n".indexOf(text.charAt(i - 2)) >= 0) {
        starts.add(i);
      }
    }
    return starts;
  }
}
