package casebook.index;

import casebook.rules.RuleNumber;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.MultiTerms;
import org.apache.lucene.index.SortedDocValues;
import org.apache.lucene.index.StoredFields;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.CollectorManager;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.SimpleCollector;
import org.apache.lucene.util.BytesRef;

/**
 * The texts of cards and the official rulings on them, in Lucene. There are many times as many as
 * rules: they stay in files, of those that answer only the best are looked at, and what they say
 * doesn't change how rules are found.
 */
final class CardTexts implements CountedReader {

  /**
   * A text that answers.
   *
   * @param number what it gains by a number of the question
   * @param words how well its words match
   */
  record Answer(Document document, double number, double words) {}

  private final DirectoryReader reader;
  private final IndexSearcher searcher;
  private final CardTextQueries queries;
  private final Set<String> ruled;

  CardTexts(DirectoryReader reader, RulesAnalyzer analyzer) throws IOException {
    this.reader = reader;
    this.searcher = new IndexSearcher(reader);
    searcher.setSimilarity(EntryIndex.SIMILARITY);
    this.queries = new CardTextQueries(analyzer);
    this.ruled = ruled(reader);
  }

  private static Set<String> ruled(DirectoryReader reader) throws IOException {
    Set<String> keys = new HashSet<>();
    Terms terms = MultiTerms.getTerms(reader, Field.RULED);
    if (terms != null) {
      TermsEnum each = terms.iterator();
      for (BytesRef term = each.next(); term != null; term = each.next()) {
        keys.add(term.utf8ToString());
      }
    }
    return Set.copyOf(keys);
  }

  /** Whether some text has the word, given stemmed. */
  boolean knows(String term) {
    try {
      return reader.docFreq(new Term(Field.TEXT, term)) > 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether an official ruling applies the rule. */
  boolean hasRulings(RuleNumber rule) {
    return ruled.contains(RuleKey.of(rule));
  }

  /**
   * The best of those that answer and pass the query's filters, in their order.
   *
   * @param most the most that are wanted
   */
  List<Answer> best(Interpretation asked, Query query, int most) {
    try {
      org.apache.lucene.search.Query filtered = queries.filtered(asked, query);
      StoredFields stored = reader.storedFields();
      List<Answer> answers = new ArrayList<>();
      for (ScoreDoc found :
          searcher.search(filtered, Math.clamp(reader.numDocs(), 1, most)).scoreDocs) {
        Document document = CardTextDocument.document(stored.document(found.doc));
        double number = CardTextQueries.number(document, asked.question());
        answers.add(new Answer(document, number, Math.max(0, found.score - number)));
      }
      return List.copyOf(answers);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How many of those that answer are sorted how, whatever the query's filters. */
  Map<Sorting, Integer> sorted(Interpretation asked) {
    try {
      return searcher.search(queries.query(asked), new Counting());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Counts how what is found is sorted, in each part of the index by itself. */
  private static final class Counting implements CollectorManager<Counter, Map<Sorting, Integer>> {
    @Override
    public Counter newCollector() {
      return new Counter();
    }

    @Override
    public Map<Sorting, Integer> reduce(Collection<Counter> counters) {
      Map<Sorting, Integer> counts = new HashMap<>();
      counters.forEach(counter ->
          counter.counts.forEach(
              (sorting, count) -> counts.merge(Sorting.read(sorting), count, Integer::sum)));
      return counts;
    }
  }

  /** Counts how what is found is sorted. */
  private static final class Counter extends SimpleCollector {
    private final Map<String, Integer> counts = new HashMap<>();
    private SortedDocValues sortings = DocValues.emptySorted();
    private int[] found = new int[0];

    @Override
    protected void doSetNextReader(LeafReaderContext leaf) throws IOException {
      sortings = DocValues.getSorted(leaf.reader(), Field.SORTED);
      found = new int[sortings.getValueCount()];
    }

    @Override
    public void collect(int document) throws IOException {
      if (sortings.advanceExact(document)) {
        found[sortings.ordValue()]++;
      }
    }

    /** Takes over what was found in the part. */
    @Override
    public void finish() throws IOException {
      for (int i = 0; i < found.length; i++) {
        if (found[i] > 0) {
          counts.merge(sortings.lookupOrd(i).utf8ToString(), found[i], Integer::sum);
        }
      }
      found = new int[0];
    }

    @Override
    public ScoreMode scoreMode() {
      return ScoreMode.COMPLETE_NO_SCORES;
    }
  }

  @Override
  public DirectoryReader reader() {
    return reader;
  }
}
