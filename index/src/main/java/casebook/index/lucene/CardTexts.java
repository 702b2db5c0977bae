package casebook.index.lucene;

import casebook.index.query.Interpretation;
import casebook.index.text.Document;
import casebook.index.text.Kind;
import casebook.index.words.RulesAnalyzer;
import casebook.rules.RuleNumber;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.CorruptIndexException;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.MultiTerms;
import org.apache.lucene.index.ReaderUtil;
import org.apache.lucene.index.SortedDocValues;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.Collector;
import org.apache.lucene.search.CollectorManager;
import org.apache.lucene.search.FilterLeafCollector;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.LeafCollector;
import org.apache.lucene.search.QueryRescorer;
import org.apache.lucene.search.Scorable;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.TopDocs;
import org.apache.lucene.search.TopScoreDocCollector;
import org.apache.lucene.search.TopScoreDocCollectorManager;
import org.apache.lucene.util.BytesRef;
import org.jspecify.annotations.Nullable;

/**
 * The texts of cards and the official rulings on them, in Lucene. There are many times as many as
 * rules: they stay in files, of those that answer only the best are looked at, and what they say
 * doesn't change how rules are found.
 */
public final class CardTexts implements CountedReader {

  /**
   * A text that answers.
   *
   * @param number what it gains by a number of the question
   * @param words how well its words match
   * @param isNamed whether it is a card that the question names
   */
  public record Answer(Document document, double number, double words, boolean isNamed) {

    /** Its weight beside the others. */
    public double weight() {
      return CardTexts.weight(document.kind());
    }
  }

  /** Whoever asks about rules is helped more by a ruling than by a card with the same words. */
  private static final double CARD = 0.4;

  /** The number of best hits that are ranked a second time. */
  private static final int RESCORED = 40;

  private static double weight(Kind kind) {
    return kind == Kind.CARD ? CARD : 1;
  }

  private final DirectoryReader reader;
  private final IndexSearcher searcher;
  private final CardTextQueries queries;
  private final Set<String> ruled;

  public CardTexts(DirectoryReader reader, RulesAnalyzer analyzer) throws IOException {
    this.reader = reader;
    this.searcher = new IndexSearcher(reader);
    searcher.setTimeout(Waiting.FOR_THE_ANSWER);
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
  public boolean knows(String term) {
    try {
      return reader.docFreq(new Term(Field.TEXT, term)) > 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether an official ruling applies the rule. */
  public boolean hasRulings(RuleNumber rule) {
    return ruled.contains(RuleKey.of(rule));
  }

  /**
   * What answers.
   *
   * @param best the best of those that pass the filters, in their order
   * @param sorted how many are sorted how, whatever the filters
   */
  public record Found(List<Answer> best, Map<Sorting, Integer> sorted) {

    public static final Found NOTHING = new Found(List.of(), Map.of());
  }

  /**
   * All that answer are counted, and the best of those that pass are read.
   *
   * @param most the most that are wanted
   */
  public Found found(Interpretation asked, Predicate<Sorting> passes, int most) {
    try {
      int read = Math.clamp(Math.max(most, RESCORED), 1, reader.maxDoc());
      Collecting collecting = new Collecting(passes, read);
      ScoreDoc[] best = rescored(searcher.search(queries.query(asked), collecting), asked);
      List<Answer> answers = new ArrayList<>();
      for (ScoreDoc found : Arrays.copyOf(best, Math.min(most, best.length))) {
        Document document = document(found.doc);
        double number = CardTextQueries.number(document, asked.question());
        double score = found.score / weight(document.kind());
        boolean isNamed = queries.isNamed(document, asked);
        double gained = number + (isNamed ? CardTextQueries.OF_NAME : 0);
        answers.add(new Answer(document, number, Math.max(0, score - gained), isNamed));
      }
      return new Found(List.copyOf(answers), Map.copyOf(collecting.sorted));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Phrases are checked only in the first hits, on every page. */
  private ScoreDoc[] rescored(TopDocs found, Interpretation asked) throws IOException {
    int some = Math.min(RESCORED, found.scoreDocs.length);
    ScoreDoc[] first = Arrays.copyOf(found.scoreDocs, some);
    ScoreDoc[] better =
        QueryRescorer.rescore(
                searcher,
                new TopDocs(found.totalHits, first),
                queries.pairs(asked),
                CARD,
                first.length)
            .scoreDocs;
    ScoreDoc[] all = found.scoreDocs.clone();
    System.arraycopy(better, 0, all, 0, some);
    return all;
  }

  private Document document(int number) throws IOException {
    LeafReaderContext leaf = reader.leaves().get(ReaderUtil.subIndex(number, reader.leaves()));
    BinaryDocValues stored = DocValues.getBinary(leaf.reader(), Field.STORED);
    if (!stored.advanceExact(number - leaf.docBase)) {
      throw new CorruptIndexException("A text is missing", "document " + number);
    }
    return CardTextDocument.document(stored.binaryValue());
  }

  /** Counts how what is found is sorted, and keeps the best of what passes. */
  private static final class Collecting implements CollectorManager<Part, TopDocs> {
    private final Predicate<Sorting> passes;
    private final TopScoreDocCollectorManager best;
    private final Map<Sorting, Integer> sorted = new HashMap<>();

    Collecting(Predicate<Sorting> passes, int most) {
      this.passes = passes;
      this.best = new TopScoreDocCollectorManager(most, Integer.MAX_VALUE);
    }

    @Override
    public Part newCollector() {
      return new Part(best.newCollector(), passes);
    }

    @Override
    public TopDocs reduce(Collection<Part> parts) throws IOException {
      parts.forEach(part ->
          part.counts.forEach((sorting, count) -> sorted.merge(sorting, count, Integer::sum)));
      return best.reduce(parts.stream().map(part -> part.best).toList());
    }
  }

  /** Does so in some parts of the index. */
  private static final class Part implements Collector {
    private final TopScoreDocCollector best;
    private final Predicate<Sorting> passes;
    private final Map<Sorting, Integer> counts = new HashMap<>();

    Part(TopScoreDocCollector best, Predicate<Sorting> passes) {
      this.best = best;
      this.passes = passes;
    }

    @Override
    public LeafCollector getLeafCollector(LeafReaderContext leaf) throws IOException {
      SortedDocValues sortings = DocValues.getSorted(leaf.reader(), Field.SORTED);
      Sorting[] distinct = new Sorting[sortings.getValueCount()];
      boolean[] pass = new boolean[distinct.length];
      for (int i = 0; i < distinct.length; i++) {
        distinct[i] = Sorting.read(sortings.lookupOrd(i).utf8ToString());
        pass[i] = passes.test(distinct[i]);
      }
      int[] found = new int[distinct.length];
      var weighed = new Weighed();
      return new FilterLeafCollector(best.getLeafCollector(leaf)) {
        @Override
        public void setScorer(Scorable scorer) throws IOException {
          weighed.scorer = scorer;
          in.setScorer(weighed);
        }

        @Override
        public void collect(int document) throws IOException {
          if (sortings.advanceExact(document)) {
            int sorted = sortings.ordValue();
            found[sorted]++;
            if (pass[sorted]) {
              weighed.kind = distinct[sorted].kind();
              in.collect(document);
            }
          }
        }

        @Override
        public void finish() throws IOException {
          for (int i = 0; i < found.length; i++) {
            if (found[i] > 0) {
              counts.merge(distinct[i], found[i], Integer::sum);
            }
          }
          in.finish();
        }
      };
    }

    @Override
    public ScoreMode scoreMode() {
      return best.scoreMode();
    }
  }

  /** The score of the text that is collected, with the weight of its kind. */
  private static final class Weighed extends Scorable {
    private @Nullable Scorable scorer;
    private Kind kind = Kind.CARD;

    @Override
    public float score() throws IOException {
      return (float) (Objects.requireNonNull(scorer).score() * weight(kind));
    }
  }

  @Override
  public DirectoryReader reader() {
    return reader;
  }
}
