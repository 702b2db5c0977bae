package casebook.index.lucene;

import casebook.index.query.Concept;
import casebook.index.query.Interpretation;
import casebook.index.query.Question;
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
import java.util.function.Function;
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

/** Writes Lucene's queries. The weights are relative to each other. */
final class EntryQueries {

  /** What the very form of a word adds to its stem: "attacks alone" is not "attacking alone". */
  private static final float EXACT = 0.15f;

  /** Two words of the query that are close to each other. */
  private static final float PAIR = 0.35f;

  /** A row of words that players say, against one that the rule has itself. */
  private static final float ROW_ASKED = 0.8f;

  /** The query's words in its own order. */
  private static final float WHOLE = 0.9f;

  /** What the rules say for a player's word, as they say it. */
  private static final float BRIDGED = 0.9f;

  /** Its words one by one. */
  private static final float BRIDGED_WORD = 0.35f;

  /** What the weaker ways to say something add to the best one. */
  private static final float OTHER_WAYS = 0.4f;

  /** What has just the words of the query for its name is meant: more than any word counts. */
  private static final float NAMED = 20;

  /** How many words may stand between two words of a pair. */
  private static final int PAIR_SLOP = 1;

  /** How many words may stand in a phrase that isn't in quotes. */
  private static final int WHOLE_SLOP = 3;

  /** No text has a longer row of a query's words, and to look for one takes long. */
  private static final int LONGEST_WHOLE = 32;

  /** One concept in this many is enough: questions mention much that no rule has words for. */
  private static final int OF_SO_MANY = 3;

  private final RulesAnalyzer analyzer;

  EntryQueries(RulesAnalyzer analyzer) {
    this.analyzer = analyzer;
  }

  /**
   * What is of the numbers or refers to them, has all phrases, or has enough of the words if there
   * are no phrases. A section that is asked for with words says where to look for them: of the
   * number there is only itself.
   */
  Query query(Interpretation asked) {
    Question question = asked.question();
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    question
        .numbers()
        .forEach(range ->
            any.add(
                question.isScope(range) ? sections(range) : about(question, range), Occur.SHOULD));
    question.instead().forEach(number -> any.add(exactly(number), Occur.SHOULD));
    if (!question.phrases().isEmpty()) {
      BooleanQuery.Builder all = new BooleanQuery.Builder();
      question.phrases().forEach(phrase -> all.add(quoted(phrase), Occur.MUST));
      all.add(words(asked), Occur.SHOULD);
      any.add(all.build(), Occur.SHOULD);
    } else if (!asked.concepts().isEmpty()) {
      any.add(words(asked), Occur.SHOULD);
      any.add(named(question.words()), Occur.SHOULD);
    }
    return any.build();
  }

  private static Query exactly(RuleNumber number) {
    String key = RuleKey.of(number);
    return new BoostQuery(
        new ConstantScoreQuery(
            anyOf(
                List.of(
                    new TermQuery(new Term(Field.NUMBER, key)),
                    new TermQuery(new Term(Field.ABOUT, key))))),
        0);
  }

  /** The sections that a range begins and ends with, without what is below them. */
  private static Query sections(RuleRange range) {
    return new BoostQuery(
        new ConstantScoreQuery(
            anyOf(
                Stream.of(range.from(), range.to())
                    .<Query>map(number -> new TermQuery(new Term(Field.NUMBER, RuleKey.of(number))))
                    .toList())),
        0);
  }

  private static Query about(Question question, RuleRange range) {
    if (question.exactly().contains(range)) {
      return exactly(range.from());
    }
    Query either =
        anyOf(List.of(RuleKey.within(Field.NUMBER, range), RuleKey.within(Field.ABOUT, range)));
    return new BoostQuery(new ConstantScoreQuery(either), 0);
  }

  /** Texts that have all of some words. */
  Query all(List<Token> words) {
    BooleanQuery.Builder all = new BooleanQuery.Builder();
    distinct(words)
        .forEach(word -> all.add(new TermQuery(new Term(Field.TEXT, word.term())), Occur.MUST));
    return all.build();
  }

  /** A phrase in quotes is wanted word for word. */
  Query quoted(String phrase) {
    return inOrder(Field.EXACT, analyzer.tokens(phrase), Token::form, 0);
  }

  private Query named(String words) {
    Query name = new TermQuery(new Term(Field.NAME, analyzer.name(words)));
    return new BoostQuery(new ConstantScoreQuery(name), NAMED);
  }

  private Query words(Interpretation asked) {
    List<Concept> concepts = asked.concepts();
    BooleanQuery.Builder enough = new BooleanQuery.Builder();
    concepts.forEach(concept -> enough.add(concept(concept), Occur.SHOULD));
    enough.setMinimumNumberShouldMatch(needed(concepts.size()));

    List<Token> all = analyzer.tokens(asked.question().words());
    BooleanQuery.Builder words = new BooleanQuery.Builder();
    words.add(enough.build(), Occur.MUST);
    if (all.size() > 1 && all.size() <= LONGEST_WHOLE) {
      words.add(new BoostQuery(stems(all, WHOLE_SLOP), WHOLE), Occur.SHOULD);
    }
    IntStream.range(1, all.size())
        .mapToObj(i -> stems(all.subList(i - 1, i + 1), PAIR_SLOP))
        .distinct()
        .forEach(pair -> words.add(new BoostQuery(pair, PAIR), Occur.SHOULD));
    return words.build();
  }

  /** How many of the things that a query asks for a text must have. */
  static int needed(int concepts) {
    return Math.max(1, (concepts + 1) / OF_SO_MANY);
  }

  /**
   * All words of the query for it, or more than half of one way to say it in the rules: the best
   * counts.
   */
  private static Query concept(Concept concept) {
    BooleanQuery.Builder all = new BooleanQuery.Builder();
    distinct(concept.words()).forEach(word -> all.add(word(word), Occur.MUST));
    List<Query> ways = new ArrayList<>(List.of(all.build()));
    concept.rulesWords().stream().map(Phrase::words).map(EntryQueries::bridged).forEach(ways::add);
    return new DisjunctionMaxQuery(ways, OTHER_WAYS);
  }

  private static Query bridged(List<Token> tokens) {
    if (tokens.size() == 1) {
      return word(tokens.getFirst());
    }
    BooleanQuery.Builder most = new BooleanQuery.Builder();
    Collection<Token> content =
        distinct(tokens.stream().filter(token -> !FunctionWords.has(token.form())).toList());
    content.forEach(token -> most.add(new BoostQuery(word(token), BRIDGED_WORD), Occur.SHOULD));
    most.setMinimumNumberShouldMatch(content.size() / 2 + 1);
    return new BooleanQuery.Builder()
        .add(most.build(), Occur.MUST)
        .add(new BoostQuery(stems(tokens, WHOLE_SLOP), BRIDGED), Occur.SHOULD)
        .build();
  }

  private static Collection<Token> distinct(List<Token> tokens) {
    Map<String, Token> byTerm = new LinkedHashMap<>();
    tokens.forEach(token -> byTerm.putIfAbsent(token.term(), token));
    return byTerm.values();
  }

  private static Query word(Token word) {
    Query stem = new TermQuery(new Term(Field.WORDS, word.term()));
    Query exact = new TermQuery(new Term(Field.EXACT, word.form()));
    return new BooleanQuery.Builder()
        .add(stem, Occur.MUST)
        .add(new BoostQuery(exact, EXACT), Occur.SHOULD)
        .build();
  }

  private static Query anyOf(List<Query> queries) {
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    queries.forEach(query -> any.add(query, Occur.SHOULD));
    return any.build();
  }

  /** Words in a row, in what the rule says or in what is said for it. */
  private static Query stems(List<Token> tokens, int slop) {
    return new DisjunctionMaxQuery(
        List.of(
            inOrder(Field.TEXT, tokens, Token::term, slop),
            new BoostQuery(inOrder(Field.ASKED, tokens, Token::term, slop), ROW_ASKED)),
        0);
  }

  private static Query inOrder(
      String field, List<Token> tokens, Function<Token, String> term, int slop) {
    PhraseQuery.Builder phrase = new PhraseQuery.Builder().setSlop(slop);
    tokens.forEach(token -> phrase.add(new Term(field, term.apply(token))));
    return phrase.build();
  }
}
