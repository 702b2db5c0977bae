package casebook.site.measure;

import casebook.index.RulesIndex;
import casebook.index.text.Document;
import casebook.index.text.EntriesOfEditions;
import casebook.index.text.Entry;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.document.Field.Store;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.StoredFields;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.similarities.BM25Similarity;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.util.QueryBuilder;

/**
 * The same documents as those of {@link RulesIndex}, found as Lucene finds them without being told
 * anything about rules: what a search has to be better than.
 */
public final class PlainIndex implements AutoCloseable {

  private static final String TEXT = "text";
  private static final String PLACE = "place";

  /** More words than a question has. */
  private static final int MOST_CHARACTERS = 1_000;

  private final List<Entry> entries;
  private final EnglishAnalyzer analyzer = new EnglishAnalyzer();
  private final ByteBuffersDirectory directory = new ByteBuffersDirectory();
  private final DirectoryReader reader;
  private final IndexSearcher searcher;

  private PlainIndex(List<Entry> entries) throws IOException {
    this.entries = entries;
    IndexWriterConfig config = new IndexWriterConfig(analyzer);
    config.setSimilarity(new BM25Similarity());
    try (IndexWriter writer = new IndexWriter(directory, config)) {
      for (int place = 0; place < entries.size(); place++) {
        Entry entry = entries.get(place);
        var document = new org.apache.lucene.document.Document();
        document.add(new TextField(TEXT, entry.title() + "\n" + entry.text(), Store.NO));
        document.add(new org.apache.lucene.document.StoredField(PLACE, place));
        writer.addDocument(document);
      }
    }
    this.reader = DirectoryReader.open(directory);
    this.searcher = new IndexSearcher(reader);
    searcher.setSimilarity(new BM25Similarity());
  }

  /** Indexes what {@link RulesIndex#over(Editions, Collection)} does. */
  public static PlainIndex over(Editions editions, Collection<Document> more) {
    try {
      return new PlainIndex(RulesIndex.entries(EntriesOfEditions.of(editions), more));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The numbers of the rules found, best first, each once. */
  public List<RuleNumber> rules(String typed, int limit) {
    String text = typed.length() > MOST_CHARACTERS ? typed.substring(0, MOST_CHARACTERS) : typed;
    Query query = new QueryBuilder(analyzer).createBooleanQuery(TEXT, text);
    List<RuleNumber> found = new ArrayList<>();
    if (query == null) {
      return found;
    }
    try {
      StoredFields stored = searcher.storedFields();
      for (ScoreDoc hit : searcher.search(query, entries.size()).scoreDocs) {
        int place = stored.document(hit.doc).getField(PLACE).storedValue().getIntValue();
        entries
            .get(place)
            .number()
            .filter(number -> found.size() < limit && !found.contains(number))
            .ifPresent(found::add);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return List.copyOf(found);
  }

  @Override
  public void close() {
    try (directory;
        reader;
        analyzer) {
      // Closing is all there is to do.
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
