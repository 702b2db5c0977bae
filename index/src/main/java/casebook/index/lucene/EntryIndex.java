package casebook.index.lucene;

import casebook.index.query.Interpretation;
import casebook.index.text.Entry;
import casebook.index.words.FunctionWords;
import casebook.index.words.RulesAnalyzer;
import casebook.index.words.RulesAnalyzer.Token;
import casebook.rules.RuleNumber;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.MultiDocValues;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.StoredFields;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.CollectorManager;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.Scorable;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.SimpleCollector;
import org.apache.lucene.search.TopDocs;
import org.apache.lucene.search.similarities.Similarity;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.store.Directory;

/** The entries in Lucene, and in memory as they are. */
public final class EntryIndex implements CountedReader {

  /**
   * An entry that a query finds.
   *
   * @param entry what was found
   * @param place its place among the entries
   * @param score how well its words match, 0 if only its number does
   */
  public record Match(Entry entry, int place, double score) {}

  /** Advises a module that makes vectors faster; there are none here. */
  private static final Logger VECTORS =
      Logger.getLogger("org.apache.lucene.internal.vectorization.VectorizationProvider");

  static {
    VECTORS.setLevel(Level.SEVERE);
  }

  /** The number of entries in memory at a time with all their words. */
  private static final int TOGETHER = 4096;

  static final Similarity SIMILARITY = new WordsAndPhrases();

  private final List<Entry> entries;
  private final DirectoryReader reader;
  private final IndexSearcher searcher;
  private final EntryQueries queries;
  private final Vocabulary vocabulary;

  /** The places of the texts of a section, rule or sub-rule. */
  private final Map<RuleNumber, List<Integer>> byNumber;

  /** The place in {@link #entries} of each of Lucene's documents. */
  private final int[] places;

  private EntryIndex(List<Entry> entries, DirectoryReader reader, RulesAnalyzer analyzer)
      throws IOException {
    this.entries = List.copyOf(entries);
    this.reader = reader;
    this.searcher = new IndexSearcher(reader);
    searcher.setTimeout(Waiting.FOR_THE_ANSWER);
    searcher.setSimilarity(SIMILARITY);
    this.queries = new EntryQueries(analyzer);
    this.vocabulary = new Vocabulary(reader);
    this.places = places(reader);
    this.byNumber =
        IntStream.range(0, entries.size())
            .boxed()
            .filter(place -> entries.get(place).number().isPresent())
            .collect(Collectors.groupingBy(place -> entries.get(place).rules().getFirst()));
  }

  /** Lucene, started and still empty, in memory. */
  public static IndexWriter writer(RulesAnalyzer analyzer) {
    try {
      return writer(new ByteBuffersDirectory(), analyzer);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static IndexWriter writer(Directory directory, RulesAnalyzer analyzer)
      throws IOException {
    IndexWriterConfig config = new IndexWriterConfig(analyzer);
    config.setSimilarity(SIMILARITY);
    config.setUseCompoundFile(false);
    return new IndexWriter(directory, config);
  }

  /** Puts the entries into Lucene, which then takes no more. */
  public static EntryIndex of(List<Entry> entries, IndexWriter writer, RulesAnalyzer analyzer) {
    try {
      try (writer) {
        add(entries, writer, analyzer, _ -> {});
      }
      return new EntryIndex(entries, DirectoryReader.open(writer.getDirectory()), analyzer);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** To find the words of an entry is a step. */
  private static void add(
      List<Entry> entries, IndexWriter writer, RulesAnalyzer analyzer, IntConsumer steps)
      throws IOException {
    var done = new AtomicInteger();
    for (int from = 0; from < entries.size(); from += TOGETHER) {
      writer.addDocuments(
          IntStream.range(from, Math.min(from + TOGETHER, entries.size()))
              .parallel()
              .mapToObj(place -> {
                Document document = EntryDocument.of(entries.get(place), place, analyzer);
                steps.accept(done.incrementAndGet());
                return document;
              })
              .toList());
    }
  }

  /**
   * Puts the entries into a folder, with all that {@link #read} needs.
   *
   * @param steps is told how many are done: one for each entry, and half as many for writing them
   */
  public static void write(
      List<Entry> entries, Directory directory, RulesAnalyzer analyzer, IntConsumer steps)
      throws IOException {
    try (IndexWriter writer = writer(directory, analyzer)) {
      add(entries, writer, analyzer, steps);
      writer.forceMerge(1);
      writer.commit();
    }
    steps.accept(entries.size() * 3 / 2);
  }

  /** What was put into a folder. */
  public static EntryIndex read(DirectoryReader reader, RulesAnalyzer analyzer) throws IOException {
    Entry[] entries = new Entry[reader.maxDoc()];
    int[] places = places(reader);
    StoredFields stored = reader.storedFields();
    for (int document = 0; document < places.length; document++) {
      entries[places[document]] = EntryDocument.entry(stored.document(document));
    }
    return new EntryIndex(List.of(entries), reader, analyzer);
  }

  /** The place of each document among the entries. */
  static int[] places(DirectoryReader reader) throws IOException {
    int[] places = new int[reader.maxDoc()];
    NumericDocValues values = MultiDocValues.getNumericValues(reader, Field.PLACE);
    while (values != null && values.nextDoc() != NumericDocValues.NO_MORE_DOCS) {
      places[values.docID()] = (int) values.longValue();
    }
    return places;
  }

  /**
   * All entries that answer, in no order.
   *
   * @param among the places of those that may answer
   */
  public List<Match> matches(Interpretation asked, BitSet among) {
    try {
      return searcher.search(queries.query(asked), new All(among));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Keeps whatever is found; nothing is put in order that is ranked anew. */
  private final class All implements CollectorManager<Kept, List<Match>> {
    private final BitSet among;

    private All(BitSet among) {
      this.among = among;
    }

    @Override
    public Kept newCollector() {
      return new Kept(among);
    }

    @Override
    public List<Match> reduce(Collection<Kept> parts) {
      List<Match> all = new ArrayList<>();
      parts.forEach(part -> all.addAll(part.matches));
      return all;
    }
  }

  private final class Kept extends SimpleCollector {
    private final BitSet among;
    private final List<Match> matches = new ArrayList<>();
    private Optional<Scorable> scores = Optional.empty();
    private int base;

    private Kept(BitSet among) {
      this.among = among;
    }

    @Override
    protected void doSetNextReader(LeafReaderContext leaf) {
      base = leaf.docBase;
    }

    @Override
    public void setScorer(Scorable scorer) {
      scores = Optional.of(scorer);
    }

    @Override
    public void collect(int document) throws IOException {
      int place = places[base + document];
      if (!among.get(place)) {
        return;
      }
      matches.add(new Match(entries.get(place), place, scores.orElseThrow().score()));
    }

    @Override
    public ScoreMode scoreMode() {
      return ScoreMode.COMPLETE;
    }
  }

  /**
   * The same with the rules that what was found speaks for, found by nothing of their own.
   *
   * @param among the places of those that may answer
   */
  public List<Match> withRules(List<Match> matches, Collection<RuleNumber> rules, BitSet among) {
    BitSet found = new BitSet(entries.size());
    matches.forEach(match -> found.set(match.place()));
    List<Match> more = new ArrayList<>(matches);
    for (RuleNumber rule : rules) {
      for (int place : byNumber.getOrDefault(rule, List.of())) {
        if (among.get(place) && !found.get(place)) {
          found.set(place);
          more.add(new Match(entries.get(place), place, 0));
        }
      }
    }
    return List.copyOf(more);
  }

  /** The places of the texts that have all these words, in any form. */
  public BitSet withAll(List<Token> words) {
    return placesOf(queries.all(words));
  }

  /** The places of the texts that have these words in a row, in just this form. */
  public BitSet withRow(String words) {
    return placesOf(queries.quoted(words));
  }

  private BitSet placesOf(Query query) {
    try {
      BitSet found = new BitSet();
      TopDocs documents =
          searcher.search(new ConstantScoreQuery(query), Math.max(1, places.length));
      for (ScoreDoc document : documents.scoreDocs) {
        found.set(places[document.doc]);
      }
      return found;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether some title or text has the word, given stemmed. */
  public boolean knows(String term) {
    try {
      return reader.docFreq(new Term(Field.WORDS, term)) > 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether the texts write the word small more often than not: names have capital letters. */
  public boolean isWord(String form) {
    return FunctionWords.has(form) || count(Field.SMALL, form) > count(Field.CAPITAL, form);
  }

  private long count(String field, String form) {
    try {
      return reader.totalTermFreq(new Term(field, form));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether some title or text has the word in just this form. */
  public boolean hasForm(String form) {
    try {
      return reader.docFreq(new Term(Field.EXACT, form)) > 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The word of the texts that is most like one that they don't have. */
  public Optional<String> mostLike(String word) {
    return vocabulary.mostLike(word);
  }

  /** The entries, in their order. */
  public List<Entry> entries() {
    return entries;
  }

  @Override
  public DirectoryReader reader() {
    return reader;
  }
}
