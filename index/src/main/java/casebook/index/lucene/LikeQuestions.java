package casebook.index.lucene;

import casebook.index.lucene.EntryIndex.Match;
import casebook.index.text.Entry;
import casebook.index.text.Kind;
import casebook.index.words.Alike;
import casebook.index.words.FunctionWords;
import casebook.index.words.RulesAnalyzer;
import casebook.index.words.RulesAnalyzer.Token;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.StoredFields;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.ByteBuffersDirectory;

/**
 * Which case or short answer is asked for: the one whose ways to ask say most of what a query says.
 * All ways to ask for one are a text, so that a query may take a word from one of them and the next
 * from another, as players do.
 */
public final class LikeQuestions {

  /** A question as it stands and as it is mostly asked, with one word for all that are alike. */
  private static final String SAID = "said";

  /** The same with all further ways to ask. */
  private static final String SAID_TOO = "said too";

  private static final String PLACE = "place";

  /** What two words beside each other add to what each of them counts. */
  private static final float PAIR = 0.25f;

  /** What the likeness counts beside the words that the query has in common with the whole text. */
  private static final double LIKE = 0.8;

  /** The number of questions that are compared. */
  private static final int MOST = 200;

  /** The number that is listed where the words of the rules find none. */
  private static final int ADDED = 10;

  private final List<Entry> entries;
  private final RulesAnalyzer analyzer;
  private final Alike alike;
  private final IndexSearcher searcher;

  /** The ways to ask for the entries that are questions. */
  public LikeQuestions(List<Entry> entries, RulesAnalyzer analyzer) {
    this.entries = entries;
    this.analyzer = analyzer;
    this.alike = Alike.builtIn(analyzer);
    var directory = new ByteBuffersDirectory();
    try {
      var config = new IndexWriterConfig(analyzer);
      try (var writer = new IndexWriter(directory, config)) {
        for (int place = 0; place < entries.size(); place++) {
          if (isQuestion(entries.get(place))) {
            writer.addDocument(document(entries.get(place), place));
          }
        }
      }
      this.searcher = new IndexSearcher(DirectoryReader.open(directory));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    searcher.setTimeout(Waiting.FOR_THE_ANSWER);
  }

  private static boolean isQuestion(Entry entry) {
    return entry.kind() == Kind.CASE || entry.kind() == Kind.ANSWER;
  }

  private Document document(Entry entry, int place) {
    List<Token> said = said(entry.title(), entry.asked());
    List<Token> saidToo = said(entry.title(), entry.asked(), entry.ways());
    var document = new Document();
    document.add(new StoredField(PLACE, place));
    document.add(EntryDocument.words(SAID, said, Token::term));
    document.add(EntryDocument.words(SAID_TOO, saidToo, Token::term));
    return document;
  }

  private List<Token> said(String... texts) {
    return Stream.of(texts)
        .flatMap(String::lines)
        .distinct()
        .flatMap(way -> words(way).stream())
        .toList();
  }

  private List<Token> words(String text) {
    return alike.in(analyzer.tokens(text)).stream()
        .filter(word -> !FunctionWords.has(word.form()))
        .toList();
  }

  /**
   * The matches of a query, with how like it each question is in what the question counts. One that
   * is likest and has most of the query's words counts what it did before.
   */
  public List<Match> order(List<Match> matches, String query) {
    double best =
        matches.stream()
            .filter(match -> isQuestion(match.entry()))
            .mapToDouble(Match::score)
            .max()
            .orElse(0);
    Map<Integer, Double> like = best > 0 ? like(query, SAID_TOO) : Map.of();
    if (like.isEmpty()) {
      return matches;
    }
    double likest = like.values().stream().mapToDouble(one -> one).max().orElseThrow();
    List<Match> ordered = new ArrayList<>();
    Set<Integer> found = new HashSet<>();
    for (Match match : matches) {
      found.add(match.place());
      ordered.add(
          isQuestion(match.entry())
              ? new Match(
                  match.entry(),
                  match.place(),
                  match.score() * (1 - LIKE)
                      + best * LIKE * like.getOrDefault(match.place(), 0.0) / likest)
              : match);
    }
    like.entrySet().stream()
        .sorted(Map.Entry.<Integer, Double>comparingByValue().reversed())
        .limit(ADDED)
        .filter(one -> !found.contains(one.getKey()))
        .map(one ->
            new Match(
                entries.get(one.getKey()), one.getKey(), best * LIKE * one.getValue() / likest))
        .forEach(ordered::add);
    return List.copyOf(ordered);
  }

  /**
   * The questions that have most of what a text says, the likest first.
   *
   * @param share how like the text it is, of what the likest one is
   */
  public record Likely(Entry entry, double share) {}

  /** The questions that are like a text, the likest first; a question is the likest to itself. */
  public List<Likely> likest(String text, int limit) {
    List<Map.Entry<Integer, Double>> like =
        like(text, SAID).entrySet().stream()
            .sorted(
                Map.Entry.<Integer, Double>comparingByValue()
                    .reversed()
                    .thenComparing(Map.Entry.comparingByKey()))
            .limit(limit)
            .toList();
    return like.stream()
        .map(one ->
            new Likely(entries.get(one.getKey()), one.getValue() / like.getFirst().getValue()))
        .toList();
  }

  /** How like the query each question is, by its place among the entries. */
  private Map<Integer, Double> like(String query, String field) {
    List<Token> asked = words(query);
    if (asked.isEmpty()) {
      return Map.of();
    }
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    asked.stream()
        .map(Token::term)
        .distinct()
        .forEach(term -> any.add(new TermQuery(new Term(field, term)), Occur.SHOULD));
    IntStream.range(1, asked.size())
        .mapToObj(i -> new PhraseQuery(field, asked.get(i - 1).term(), asked.get(i).term()))
        .distinct()
        .forEach(pair -> any.add(new BoostQuery(pair, PAIR), Occur.SHOULD));
    try {
      Map<Integer, Double> like = new HashMap<>();
      StoredFields stored = searcher.storedFields();
      for (ScoreDoc found : searcher.search(any.build(), MOST).scoreDocs) {
        int place = stored.document(found.doc).getField(PLACE).numericValue().intValue();
        like.put(place, (double) found.score);
      }
      return like;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
