package casebook.index.lucene;

import casebook.index.query.Concept;
import casebook.index.query.Interpretation;
import casebook.index.query.Question;
import casebook.index.text.Document;
import casebook.index.text.Ground;
import casebook.index.text.Kind;
import casebook.index.text.Official;
import casebook.index.words.FunctionWords;
import casebook.index.words.Phrase;
import casebook.index.words.RulesAnalyzer;
import casebook.index.words.RulesAnalyzer.Token;
import casebook.rules.RuleNumber;
import casebook.rules.RuleRange;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;

/** Writes Lucene's queries for texts about cards. The weights are relative to each other. */
final class CardTextQueries {

  /** More than any score of words, and less than what rules gain by a number. */
  private static final double OF_NUMBER = 2_500;

  /** More where it is sure that an official ruling applies the rule. */
  private static final double SURELY = 200;

  /** A card that the query names: what is said of it comes before what is said of others. */
  private static final float NAMED = 12;

  /** More than all else: the card itself that the query names is always found. */
  static final double OF_NAME = 10_000;

  /** The query's words, or the rules' words for them, in a row. */
  private static final float IN_A_ROW = 0.5f;

  private static final int SLOP = 2;

  /** More pairs of words in a row than a question has. */
  private static final int MOST_PAIRS = 8;

  /** What the weaker ways to say something add to the best one. */
  private static final float OTHER_WAYS = 0.2f;

  private final RulesAnalyzer analyzer;

  CardTextQueries(RulesAnalyzer analyzer) {
    this.analyzer = analyzer;
  }

  /** What a text gains by the numbers of a question. */
  static double number(Document document, Question question) {
    double gained = 0;
    for (RuleRange range : ranges(question)) {
      List<RuleNumber> of =
          document.rules().stream().filter(rule -> question.covers(range, rule)).toList();
      boolean isSure =
          document.official().stream()
              .anyMatch(official -> of.stream().anyMatch(rule -> isSure(official, rule)));
      gained = Math.max(gained, of.isEmpty() ? 0 : isSure ? OF_NUMBER + SURELY : OF_NUMBER);
    }
    return gained;
  }

  private static boolean isSure(Official official, RuleNumber rule) {
    return official.applied().getOrDefault(rule, Ground.WORDS).isSure();
  }

  private static List<RuleRange> ranges(Question question) {
    return Stream.concat(
            question.numbers().stream().filter(range -> !question.isScope(range)),
            question.instead().stream().map(RuleRange::of))
        .toList();
  }

  private static Query key(String field, String key) {
    return new TermQuery(new Term(field, key));
  }

  /** What belongs to the numbers, has all phrases, or has enough of the words. */
  Query query(Interpretation asked) {
    Question question = asked.question();
    List<Query> numbers = new ArrayList<>();
    for (RuleRange range : ranges(question)) {
      numbers.add(new BoostQuery(within(Field.ABOUT, range, question), (float) OF_NUMBER));
      numbers.add(
          new BoostQuery(within(Field.SURELY, range, question), (float) (OF_NUMBER + SURELY)));
    }
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    if (!numbers.isEmpty()) {
      any.add(new DisjunctionMaxQuery(numbers, 0), Occur.SHOULD);
    }
    if (!question.phrases().isEmpty()) {
      BooleanQuery.Builder all = new BooleanQuery.Builder();
      question.phrases().forEach(phrase -> all.add(quoted(phrase), Occur.MUST));
      all.add(words(asked), Occur.SHOULD);
      any.add(all.build(), Occur.SHOULD);
    } else if (!asked.onCards().isEmpty() || !asked.cards().isEmpty()) {
      any.add(words(asked), Occur.SHOULD);
    }
    return any.build();
  }

  private static Query within(String field, RuleRange range, Question question) {
    return new ConstantScoreQuery(
        question.exactly().contains(range)
            ? key(field, RuleKey.of(range.from()))
            : RuleKey.within(field, range));
  }

  private Query quoted(String phrase) {
    PhraseQuery.Builder row = new PhraseQuery.Builder();
    analyzer.tokens(phrase).forEach(token -> row.add(new Term(Field.EXACT, token.form())));
    return row.build();
  }

  /** Enough of the words; a card that is named is wanted without them too. */
  private Query words(Interpretation asked) {
    BooleanQuery.Builder enough = new BooleanQuery.Builder();
    asked.onCards().forEach(concept -> enough.add(concept(concept), Occur.SHOULD));
    enough.setMinimumNumberShouldMatch(EntryQueries.needed(asked.onCards().size()));
    if (asked.cards().isEmpty()) {
      return enough.build();
    }
    BooleanQuery.Builder words = new BooleanQuery.Builder().add(enough.build(), Occur.MUST);
    List<String> names =
        asked.cards().stream().map(card -> analyzer.name(card.name())).distinct().toList();
    names.forEach(name -> words.add(constant(Field.NAME, name, NAMED), Occur.SHOULD));
    BooleanQuery.Builder either = new BooleanQuery.Builder().add(words.build(), Occur.SHOULD);
    names.forEach(name -> either.add(constant(Field.CARD, name, OF_NAME), Occur.SHOULD));
    return either.build();
  }

  private static Query constant(String field, String name, double weight) {
    return new BoostQuery(new ConstantScoreQuery(key(field, name)), (float) weight);
  }

  /** Whether the text is a card that the question names. */
  boolean isNamed(Document document, Interpretation asked) {
    return document.kind() == Kind.CARD
        && !asked.cards().isEmpty()
        && asked.cards().stream()
            .map(card -> analyzer.name(card.name()))
            .anyMatch(analyzer.name(document.title())::equals);
  }

  /**
   * Each two words that were typed in a row, of which at least one asks for something: what has
   * them so is better than what has them apart. It takes too long to look for them in all texts.
   */
  Query pairs(Interpretation asked) {
    List<Token> all = analyzer.tokens(asked.question().words());
    BooleanQuery.Builder pairs = new BooleanQuery.Builder();
    IntStream.range(1, all.size())
        .mapToObj(i -> all.subList(i - 1, i + 1))
        .filter(pair -> !pair.stream().allMatch(word -> FunctionWords.has(word.form())))
        .limit(MOST_PAIRS)
        .map(pair -> pair.stream().map(Token::term).toList())
        .distinct()
        .map(terms -> new PhraseQuery(Field.TEXT, terms.toArray(String[]::new)))
        .forEach(pair -> pairs.add(new BoostQuery(pair, IN_A_ROW), Occur.SHOULD));
    return pairs.build();
  }

  private static Query concept(Concept concept) {
    List<Query> ways = new ArrayList<>();
    ways.add(all(concept.words()));
    concept.rulesWords().stream()
        .map(Phrase::words)
        .map(CardTextQueries::bridged)
        .forEach(ways::add);
    return ways.size() == 1 ? ways.getFirst() : new DisjunctionMaxQuery(ways, OTHER_WAYS);
  }

  private static Query all(List<Token> words) {
    Collection<Query> each = distinct(words).values();
    if (each.size() == 1) {
      return each.iterator().next();
    }
    BooleanQuery.Builder all = new BooleanQuery.Builder();
    each.forEach(word -> all.add(word, Occur.MUST));
    return all.build();
  }

  private static Query bridged(List<Token> words) {
    if (words.size() == 1) {
      return word(words.getFirst());
    }
    List<Token> content = words.stream().filter(token -> !FunctionWords.has(token.form())).toList();
    PhraseQuery.Builder row = new PhraseQuery.Builder().setSlop(SLOP);
    words.forEach(token -> row.add(new Term(Field.TEXT, token.term())));
    return new BooleanQuery.Builder()
        .add(all(content.isEmpty() ? words : content), Occur.MUST)
        .add(new BoostQuery(row.build(), IN_A_ROW), Occur.SHOULD)
        .build();
  }

  private static Map<String, Query> distinct(List<Token> words) {
    Map<String, Query> byTerm = new LinkedHashMap<>();
    words.forEach(word -> byTerm.computeIfAbsent(word.term(), _ -> word(word)));
    return byTerm;
  }

  private static Query word(Token word) {
    return key(Field.TEXT, word.term());
  }
}
