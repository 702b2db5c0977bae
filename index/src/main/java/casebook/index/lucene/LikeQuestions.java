package casebook.index.lucene;

import casebook.index.lucene.EntryIndex.Match;
import casebook.index.text.Entry;
import casebook.index.text.Kind;
import casebook.index.words.Alike;
import casebook.index.words.FunctionWords;
import casebook.index.words.Retold;
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
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.Query;
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

  /** The words, and each two beside each other, of all ways to ask. */
  private static final String WAYS = "ways";

  /** How the words of all ways to ask begin, so that other forms, and slips after that, count. */
  private static final String BEGINNINGS = "beginnings";

  /** What stands between the words of a pair, and in no word. */
  private static final String BETWEEN = "+";

  /** The number of letters that a word begins with. */
  private static final int LETTERS = 4;

  /** What two words beside each other count in what a question says. */
  private static final float PAIR = 0.25f;

  /** What they count among all ways to ask. */
  private static final float PAIR_OF_WAYS = 0.5f;

  /** What the likeness counts beside the words that the query has in common with the whole text. */
  private static final double LIKE = 0.8;

  /** The number of terms of a text that are looked for. */
  private static final int MOST_TERMS = 500;

  /** The number that is listed where the words of the rules find none. */
  private static final int ADDED = 10;

  private final List<Entry> entries;
  private final RulesAnalyzer analyzer;
  private final Alike alike;
  private final IndexSearcher searcher;

  /** The place in {@link #entries} of each of Lucene's documents. */
  private final int[] places;

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
      DirectoryReader reader = DirectoryReader.open(directory);
      this.searcher = new IndexSearcher(reader);
      this.places = EntryIndex.places(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    searcher.setTimeout(Waiting.FOR_THE_ANSWER);
  }

  private static boolean isQuestion(Entry entry) {
    return entry.kind() == Kind.CASE || entry.kind() == Kind.ANSWER;
  }

  private Document document(Entry entry, int place) {
    List<List<Token>> asked = ways(entry.title(), entry.asked());
    List<List<Token>> all = ways(entry.title(), entry.asked(), entry.ways());
    var document = new Document();
    document.add(new NumericDocValuesField(Field.PLACE, place));
    document.add(
        new TextField(
            SAID, new Retold(asked.stream().flatMap(way -> words(way).stream()).toList())));
    document.add(EntryDocument.weighed(WAYS, all.stream().flatMap(this::wordsAndPairs).toList()));
    document.add(
        EntryDocument.weighed(
            BEGINNINGS, all.stream().flatMap(LikeQuestions::beginnings).toList()));
    return document;
  }

  private List<List<Token>> ways(String... texts) {
    return Stream.of(texts).flatMap(String::lines).distinct().map(analyzer::tokens).toList();
  }

  /** What a text says, in stems of words, without those that say little. */
  private List<String> words(List<Token> text) {
    return alike.in(text).stream()
        .filter(word -> !FunctionWords.has(word.form()))
        .map(Token::term)
        .toList();
  }

  private Stream<String> wordsAndPairs(List<Token> text) {
    List<String> words = alike.in(text).stream().map(Token::term).toList();
    Stream<String> pairs =
        IntStream.range(1, words.size()).mapToObj(i -> words.get(i - 1) + BETWEEN + words.get(i));
    return Stream.concat(words.stream(), pairs);
  }

  private static Stream<String> beginnings(List<Token> text) {
    return text.stream()
        .map(word -> word.form().substring(0, Math.min(LETTERS, word.form().length())));
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
    Map<Integer, Double> like = best > 0 ? like(query) : Map.of();
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
        likeSaid(text).entrySet().stream()
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

  /** How like a query each question is: in words and pairs, and in how the words begin. */
  private Map<Integer, Double> like(String query) {
    List<Token> asked = analyzer.tokens(query);
    Map<Integer, Double> like = new HashMap<>();
    for (Map<Integer, Double> one :
        List.of(
            like(any(WAYS, wordsAndPairs(asked)).build()),
            like(any(BEGINNINGS, beginnings(asked)).build()))) {
      double likest = one.values().stream().mapToDouble(score -> score).max().orElse(1);
      one.forEach((place, score) -> like.merge(place, score / likest, Double::sum));
    }
    return like;
  }

  /** How like a text each question is in what it says. */
  private Map<Integer, Double> likeSaid(String text) {
    List<String> words = words(analyzer.tokens(text));
    BooleanQuery.Builder any = any(SAID, words.stream());
    IntStream.range(1, words.size())
        .mapToObj(i -> new PhraseQuery(SAID, words.get(i - 1), words.get(i)))
        .distinct()
        .limit(MOST_TERMS)
        .forEach(pair -> any.add(new BoostQuery(pair, PAIR), Occur.SHOULD));
    return like(any.build());
  }

  private static BooleanQuery.Builder any(String field, Stream<String> terms) {
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    terms
        .distinct()
        .limit(MOST_TERMS)
        .forEach(term ->
            any.add(
                new BoostQuery(
                    new TermQuery(new Term(field, term)),
                    term.contains(BETWEEN) ? PAIR_OF_WAYS : 1),
                Occur.SHOULD));
    return any;
  }

  /** The scores of questions, by their places among the entries. */
  private Map<Integer, Double> like(Query query) {
    try {
      Map<Integer, Double> like = new HashMap<>();
      for (ScoreDoc found : searcher.search(query, Math.max(1, places.length)).scoreDocs) {
        like.put(places[found.doc], (double) found.score);
      }
      return like;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
