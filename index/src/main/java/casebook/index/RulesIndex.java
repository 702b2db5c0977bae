package casebook.index;

import casebook.index.Entry.Path;
import casebook.index.EntryIndex.Match;
import casebook.index.Ranking.Ranked;
import casebook.rules.Edition;
import casebook.rules.Editions;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.lucene.index.IndexWriter;

/**
 * Finds rules, their examples, glossary entries, topics and other documents by number, phrase and
 * word. Held in memory, never changed, safe for many threads at once until it is closed.
 */
public final class RulesIndex implements AutoCloseable {

  /** Comes after every day of a year, and after every day of a month. */
  private static final String LAST_DAY = "9999-99-99";

  private final Editions editions;
  private final RulesAnalyzer analyzer;
  private final QueryReader reader;
  private final EntryIndex index;
  private final Interpreter interpreter;
  private final Completions completions;
  private final Suggestions suggestions;

  private RulesIndex(
      Editions editions,
      RulesAnalyzer analyzer,
      Bridge bridge,
      EntryIndex index,
      Completions completions,
      CardFinder cards) {
    this.editions = editions;
    this.analyzer = analyzer;
    this.reader = new QueryReader(editions);
    this.index = index;
    this.interpreter = new Interpreter(analyzer, bridge, index, cards);
    this.completions = completions;
    this.suggestions = new Suggestions(editions);
  }

  /** Indexes all texts of the editions, the topics that Casebook comes with, and more documents. */
  public static RulesIndex over(Editions editions, Collection<Document> more) {
    return over(editions, () -> more, CardFinder.NONE);
  }

  /**
   * The same where the documents have yet to be read. They are read and Lucene starts while the
   * entries are gathered, and Lucene takes them in while the rest is made: most of the time goes
   * into starting each part for the first time.
   */
  public static RulesIndex over(
      Editions editions, Supplier<Collection<Document>> more, CardFinder cards) {
    RulesAnalyzer analyzer = new RulesAnalyzer();
    CompletableFuture<IndexWriter> writer =
        CompletableFuture.supplyAsync(
            () -> EntryIndex.writer(analyzer), Thread::startVirtualThread);
    CompletableFuture<Collection<Document>> documents =
        CompletableFuture.supplyAsync(more, Thread::startVirtualThread);
    List<Entry> ofEditions = EntriesOfEditions.of(editions);
    List<Entry> entries = entries(ofEditions, documents.join());
    CompletableFuture<EntryIndex> index =
        writer.thenApplyAsync(
            started -> EntryIndex.of(entries, started, analyzer), Thread::startVirtualThread);
    Bridge bridge = Bridge.builtIn(analyzer);
    Completions completions = new Completions(entries, editions);
    return new RulesIndex(editions, analyzer, bridge, index.join(), completions, cards);
  }

  /** All that is indexed, in its order. */
  static List<Entry> entries(List<Entry> ofEditions, Collection<Document> more) {
    List<Entry> entries = new ArrayList<>(ofEditions);
    Stream.concat(Topic.builtIn().stream().map(Topic::document), more.stream())
        .map(RulesIndex::entry)
        .forEach(entries::add);
    entries.sort(Entry.ORDER);
    return List.copyOf(entries);
  }

  private static Entry entry(Document document) {
    return new Entry(
        document.kind(),
        Optional.empty(),
        document.rules(),
        List.of(),
        List.of(),
        document.title(),
        document.text(),
        "",
        "",
        new Path.Fixed(document.href()));
  }

  /** Answers a query; one that means nothing finds nothing. */
  public SearchResult search(Query typed) {
    Question read = reader.read(typed.text());
    Optional<Edition> inNumber = read.edition().flatMap(this::edition);
    Query query =
        typed.edition().isPresent()
            ? typed
            : inNumber.map(edition -> typed.in(edition.name())).orElse(typed);
    Optional<Suggestion> ofNumbers =
        read.edition()
            .filter(_ -> inNumber.isEmpty())
            .<Suggestion>map(asked -> new Suggestion.EditionNotHeld(asked, names()))
            .or(() -> suggestions.ofNumbers(read, query));
    Interpretation asked =
        interpreter.interpret(
            read.alsoFor(ofNumbers.map(Suggestion::lookedUp).orElse(List.of())), query.wording());
    List<Match> matches = index.matches(asked);
    if (matches.isEmpty() && !asked.question().phrases().isEmpty()) {
      return withoutQuotes(typed);
    }
    Precedents precedents = Precedents.in(matches, asked.cards());
    List<Ranked> all =
        Ranking.of(
            index.withRules(matches, precedents.rules()),
            precedents,
            asked.question(),
            new InForce(editions, query.edition()));
    Selection selection = new Selection(query, editions, all);
    int total = selection.hits().size();
    Excerpts excerpts = new Excerpts(analyzer, asked);
    List<Hit> hits =
        selection.hits().stream()
            .skip((query.page() - 1L) * SearchResult.PAGE_SIZE)
            .limit(SearchResult.PAGE_SIZE)
            .map(ranked -> hit(ranked, query, excerpts))
            .toList();
    return new SearchResult(
        query.text(),
        asked.rewritten(),
        total,
        query.page(),
        hits,
        asked.question().words(),
        asked.cards(),
        selection.facets(),
        ofNumbers.or(() -> suggestions.ofWords(asked)));
  }

  /** No text has the words just in this row: what has them in another one may answer too. */
  private SearchResult withoutQuotes(Query typed) {
    String unquoted = QueryReader.withoutQuotes(typed.text());
    SearchResult found = search(typed.text(unquoted));
    return new SearchResult(
        typed.text(),
        found.rewritten(),
        found.total(),
        found.page(),
        found.hits(),
        found.words(),
        found.cards(),
        found.facets(),
        Optional.of(new Suggestion.WithoutQuotes(found.rewritten())));
  }

  /** The edition in force at the end of the day, month or year that a query names. */
  private Optional<Edition> edition(String written) {
    if (written.equalsIgnoreCase("latest")) {
      return Optional.of(editions.current());
    }
    String last = written + LAST_DAY.substring(Math.min(written.length(), LAST_DAY.length()));
    return editions.all().stream()
        .filter(edition -> edition.name().compareTo(last) <= 0)
        .findFirst();
  }

  private List<String> names() {
    return editions.all().stream().map(Edition::name).toList();
  }

  private static Hit hit(Ranked ranked, Query query, Excerpts excerpts) {
    Entry entry = ranked.entry();
    Optional<String> edition =
        query
            .edition()
            .filter(entry.editions()::contains)
            .or(() -> entry.editions().stream().findFirst());
    return new Hit(
        entry.kind(),
        entry.rules().stream().findFirst(),
        entry.rules(),
        edition,
        entry.editions(),
        entry.title(),
        entry.setting(),
        excerpts.of(entry.text()),
        entry.href(edition.orElse("")),
        ranked.score(),
        ranked.reasons());
  }

  /**
   * How a query that begins so may go on: rule numbers, titles, topics and glossary terms.
   *
   * @param limit the most completions wanted
   */
  public List<Completion> suggest(String prefix, int limit) {
    return completions.of(prefix, limit);
  }

  @Override
  public void close() {
    index.close();
    analyzer.close();
  }
}
