package casebook.index;

import casebook.index.RulesAnalyzer.Token;
import java.util.List;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;

/** Writes Lucene's queries. */
final class EntryQueries {

  /** A word in the text counts 1, one in the title nearly as much. */
  private static final float IN_TITLE = 0.8f;

  /** The setting helps to choose between texts that answer themselves. */
  private static final float IN_SETTING = 0.25f;

  /** What a word's other fields add to its best one: enough to break ties. */
  private static final float OTHER_FIELDS = 0.2f;

  /** Two words of the query beside each other, against the words apart. */
  private static final float PAIR = 0.4f;

  /** The query's words in its own order. */
  private static final float WHOLE = 1.0f;

  /** The rules' words count less one by one than where they stand together. */
  private static final float BRIDGED_WORD = 0.35f;

  /** How many words may stand between those of a phrase that isn't in quotes. */
  private static final int PAIR_SLOP = 1;

  private static final int WHOLE_SLOP = 3;

  /** Of this many concepts or fewer, one may be missing; of more, half. */
  private static final int FEW = 3;

  private final RulesAnalyzer analyzer;

  EntryQueries(RulesAnalyzer analyzer) {
    this.analyzer = analyzer;
  }

  /** What is of the numbers, refers to them, or has all phrases, or without phrases the words. */
  Query query(Interpretation asked) {
    Question question = asked.question();
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    for (var range : question.numbers()) {
      any.add(unscored(RuleKey.within(Field.NUMBER, range)), Occur.SHOULD);
      any.add(unscored(RuleKey.within(Field.ABOUT, range)), Occur.SHOULD);
    }
    if (!question.phrases().isEmpty()) {
      BooleanQuery.Builder all = new BooleanQuery.Builder();
      question.phrases().forEach(phrase -> all.add(phrase(phrase), Occur.MUST));
      all.add(words(asked), Occur.SHOULD);
      any.add(all.build(), Occur.SHOULD);
    } else if (!asked.concepts().isEmpty()) {
      any.add(words(asked), Occur.SHOULD);
    }
    return any.build();
  }

  private static Query unscored(Query query) {
    return new BoostQuery(new ConstantScoreQuery(query), 0);
  }

  /** A phrase in quotes is wanted word for word. */
  private Query phrase(String phrase) {
    return inOrder(Field.EXACT, terms(Field.EXACT, phrase), 0);
  }

  private Query words(Interpretation asked) {
    List<Concept> concepts = asked.concepts();
    BooleanQuery.Builder enough = new BooleanQuery.Builder();
    concepts.forEach(concept -> enough.add(concept(concept), Occur.SHOULD));
    enough.setMinimumNumberShouldMatch(needed(concepts.size()));

    List<String> all = terms(Field.TEXT, asked.question().words());
    BooleanQuery.Builder words = new BooleanQuery.Builder();
    words.add(enough.build(), Occur.MUST);
    if (all.size() > 1) {
      words.add(new BoostQuery(inOrder(Field.TEXT, all, WHOLE_SLOP), WHOLE), Occur.SHOULD);
      for (int i = 1; i < all.size(); i++) {
        Query pair = inOrder(Field.TEXT, all.subList(i - 1, i + 1), PAIR_SLOP);
        words.add(new BoostQuery(pair, PAIR), Occur.SHOULD);
      }
    }
    return words.build();
  }

  private static int needed(int concepts) {
    return concepts <= FEW ? Math.max(1, concepts - 1) : (concepts + 1) / 2;
  }

  /** The words of the query or the rules' words for them, whichever is better. */
  private Query concept(Concept concept) {
    Query own = anyOf(concept.terms().stream().map(this::word).toList());
    if (concept.rulesWords().isEmpty()) {
      return own;
    }
    List<Query> bridged = concept.rulesWords().stream().map(this::bridged).toList();
    return new DisjunctionMaxQuery(List.of(own, anyOf(bridged)), OTHER_FIELDS);
  }

  private Query bridged(String rulesWords) {
    List<String> terms = terms(Field.TEXT, rulesWords);
    if (terms.size() == 1) {
      return word(terms.getFirst());
    }
    BooleanQuery.Builder most = new BooleanQuery.Builder();
    List<String> distinct = terms.stream().distinct().toList();
    distinct.forEach(term -> most.add(new BoostQuery(word(term), BRIDGED_WORD), Occur.SHOULD));
    most.setMinimumNumberShouldMatch((distinct.size() + 1) / 2);
    return new BooleanQuery.Builder()
        .add(most.build(), Occur.MUST)
        .add(inOrder(Field.TEXT, terms, WHOLE_SLOP), Occur.SHOULD)
        .build();
  }

  private static Query anyOf(List<Query> queries) {
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    queries.forEach(query -> any.add(query, Occur.SHOULD));
    return any.build();
  }

  private Query word(String term) {
    return new DisjunctionMaxQuery(
        List.of(
            new TermQuery(new Term(Field.TEXT, term)),
            new BoostQuery(new TermQuery(new Term(Field.TITLE, term)), IN_TITLE),
            new BoostQuery(new TermQuery(new Term(Field.SETTING, term)), IN_SETTING)),
        OTHER_FIELDS);
  }

  private static Query inOrder(String field, List<String> terms, int slop) {
    PhraseQuery.Builder phrase = new PhraseQuery.Builder().setSlop(slop);
    terms.forEach(term -> phrase.add(new Term(field, term)));
    return phrase.build();
  }

  private List<String> terms(String field, String text) {
    return analyzer.tokens(field, text).stream().map(Token::term).toList();
  }
}
