package casebook.index;

import casebook.index.RulesAnalyzer.Token;
import casebook.rules.RuleNumber;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.MultiDocValues;
import org.apache.lucene.index.MultiTerms;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.Terms;
import org.apache.lucene.search.FuzzyTermsEnum;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.similarities.Similarity;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.store.Directory;
import org.apache.lucene.util.BytesRef;

/** The entries in Lucene, in memory. */
final class EntryIndex implements AutoCloseable {

  /**
   * An entry that a query finds.
   *
   * @param entry what was found
   * @param place its place among the entries
   * @param score how well its words match, 0 if only its number does
   */
  record Match(Entry entry, int place, double score) {}

  /** Shorter words have too many others like them. */
  private static final int SHORTEST_RESPELLED = 5;

  /** A word that fewer texts have is hardly the one that was meant. */
  private static final int COMMON = 2;

  /** From this length on a word may differ in two letters. */
  private static final int LONG_WORD = 8;

  /** Advises a module that makes vectors faster; there are none here. */
  private static final Logger VECTORS =
      Logger.getLogger("org.apache.lucene.internal.vectorization.VectorizationProvider");

  static {
    VECTORS.setLevel(Level.SEVERE);
  }

  private static final Similarity SIMILARITY = new WordsAndPhrases();

  private static final String PLACE = "place";

  private final List<Entry> entries;
  private final Directory directory;
  private final DirectoryReader reader;
  private final IndexSearcher searcher;
  private final EntryQueries queries;

  /** The places of the texts of a section, rule or sub-rule. */
  private final Map<RuleNumber, List<Integer>> byNumber;

  /** The place in {@link #entries} of each of Lucene's documents. */
  private final int[] places;

  /** The words that are no names. */
  private final Set<String> words;

  private EntryIndex(List<Entry> entries, Directory directory, RulesAnalyzer analyzer)
      throws IOException {
    this.entries = List.copyOf(entries);
    this.directory = directory;
    this.reader = DirectoryReader.open(directory);
    this.searcher = new IndexSearcher(reader);
    searcher.setSimilarity(SIMILARITY);
    this.queries = new EntryQueries(analyzer);
    this.places = places(reader);
    this.words = words(entries, analyzer);
    this.byNumber =
        IntStream.range(0, entries.size())
            .boxed()
            .filter(place -> entries.get(place).number().isPresent())
            .collect(Collectors.groupingBy(place -> entries.get(place).rules().getFirst()));
  }

  /** The words that the texts write small more often than not: names have capital letters. */
  private static Set<String> words(List<Entry> entries, RulesAnalyzer analyzer) {
    Map<String, Integer> small = new HashMap<>();
    entries.stream()
        .flatMap(entry -> Stream.of(entry.title(), entry.text(), entry.asked()))
        .forEach(text ->
            analyzer
                .tokens(text)
                .forEach(token ->
                    small.merge(
                        token.form(),
                        Character.isUpperCase(text.charAt(token.start())) ? -1 : 1,
                        Integer::sum)));
    return small.entrySet().stream()
        .filter(word -> word.getValue() > 0)
        .map(Map.Entry::getKey)
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Lucene, started and still empty. */
  static IndexWriter writer(RulesAnalyzer analyzer) {
    IndexWriterConfig config = new IndexWriterConfig(analyzer);
    config.setSimilarity(SIMILARITY);
    config.setUseCompoundFile(false);
    try {
      return new IndexWriter(new ByteBuffersDirectory(), config);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Puts the entries into Lucene, which then takes no more. */
  static EntryIndex of(List<Entry> entries, IndexWriter writer, RulesAnalyzer analyzer) {
    try {
      try (writer) {
        writer.addDocuments(
            IntStream.range(0, entries.size())
                .parallel()
                .mapToObj(place -> document(entries.get(place), place, analyzer))
                .toList());
      }
      return new EntryIndex(entries, writer.getDirectory(), analyzer);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static org.apache.lucene.document.Document document(
      Entry entry, int place, RulesAnalyzer analyzer) {
    var document = new org.apache.lucene.document.Document();
    document.add(new NumericDocValuesField(PLACE, place));
    List<Token> title = analyzer.tokens(entry.title());
    List<Token> text = analyzer.tokens(entry.text());
    document.add(words(Field.TITLE, title, Token::term));
    document.add(words(Field.TEXT, text, Token::term));
    document.add(words(Field.SETTING, analyzer.tokens(entry.setting()), Token::term));
    List<Token> asked = analyzer.tokens(entry.asked());
    document.add(words(Field.ASKED, asked, Token::term));
    document.add(words(Field.SAID, asked, Token::form));
    document.add(words(Field.SAID, title, Token::form));
    document.add(words(Field.SAID, text, Token::form));
    document.add(words(Field.EXACT, title, Token::form));
    document.add(words(Field.EXACT, text, Token::form));
    if (entry.hasName()) {
      document.add(key(Field.NAME, analyzer.name(entry.title())));
    }
    entry.number().ifPresent(number -> document.add(key(Field.NUMBER, RuleKey.of(number))));
    entry.rules().forEach(number -> document.add(key(Field.ABOUT, RuleKey.of(number))));
    entry.citations().forEach(number -> document.add(key(Field.ABOUT, RuleKey.of(number))));
    return document;
  }

  private static TextField words(String field, List<Token> words, Function<Token, String> said) {
    return new TextField(field, new Retold(words, said));
  }

  private static StringField key(String field, String term) {
    return new StringField(field, term, org.apache.lucene.document.Field.Store.NO);
  }

  private static int[] places(DirectoryReader reader) throws IOException {
    int[] places = new int[reader.maxDoc()];
    NumericDocValues values = MultiDocValues.getNumericValues(reader, PLACE);
    while (values != null && values.nextDoc() != NumericDocValues.NO_MORE_DOCS) {
      places[values.docID()] = (int) values.longValue();
    }
    return places;
  }

  /** All entries that answer, in no order. */
  List<Match> matches(Interpretation asked) {
    List<Match> matches = new ArrayList<>();
    try {
      for (ScoreDoc found :
          searcher.search(queries.query(asked), Math.max(1, reader.maxDoc())).scoreDocs) {
        int place = places[found.doc];
        matches.add(new Match(entries.get(place), place, found.score));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return List.copyOf(matches);
  }

  /** The same with the rules that what was found speaks for, found by nothing of their own. */
  List<Match> withRules(List<Match> matches, Collection<RuleNumber> rules) {
    Set<Integer> found = matches.stream().map(Match::place).collect(Collectors.toSet());
    List<Match> more = new ArrayList<>(matches);
    for (RuleNumber rule : rules) {
      for (int place : byNumber.getOrDefault(rule, List.of())) {
        if (found.add(place)) {
          more.add(new Match(entries.get(place), place, 0));
        }
      }
    }
    return List.copyOf(more);
  }

  /** Whether some title or text has the word, given stemmed. */
  boolean knows(String term) {
    try {
      return reader.docFreq(new Term(Field.TEXT, term)) > 0
          || reader.docFreq(new Term(Field.TITLE, term)) > 0
          || reader.docFreq(new Term(Field.ASKED, term)) > 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether it is a word that the texts have and that is no name. */
  boolean isWord(String form) {
    return words.contains(form) || FunctionWords.has(form);
  }

  /** Whether some title or text has the word in just this form. */
  boolean hasForm(String form) {
    try {
      return reader.docFreq(new Term(Field.EXACT, form)) > 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The word of the texts that is most like one that they don't have. */
  Optional<String> mostLike(String word) {
    if (word.length() < SHORTEST_RESPELLED) {
      return Optional.empty();
    }
    int edits = word.length() < LONG_WORD ? 1 : 2;
    try {
      Terms terms = MultiTerms.getTerms(reader, Field.SAID);
      if (terms == null) {
        return Optional.empty();
      }
      Optional<String> best = Optional.empty();
      double bestScore = 0;
      FuzzyTermsEnum like = new FuzzyTermsEnum(terms, new Term(Field.SAID, word), edits, 1, true);
      for (BytesRef term = like.next(); term != null; term = like.next()) {
        double score = likeness(like);
        if (score > bestScore && like.docFreq() >= COMMON) {
          best = Optional.of(term.utf8ToString());
          bestScore = score;
        }
      }
      return best;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Fewer changed letters count most, then how many texts have the word. */
  private static double likeness(FuzzyTermsEnum like) throws IOException {
    return like.getBoost() + like.docFreq() / (double) Integer.MAX_VALUE;
  }

  @Override
  public void close() {
    try (directory;
        reader) {
      // Closing is all there is to do.
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
