package casebook.index;

import casebook.index.lucene.CardTextDocument;
import casebook.index.lucene.CardTexts;
import casebook.index.lucene.EntryIndex;
import casebook.index.lucene.EntryIndex.Match;
import casebook.index.lucene.LikeQuestions;
import casebook.index.meaning.Elsewhere;
import casebook.index.meaning.Interpreter;
import casebook.index.meaning.Suggestions;
import casebook.index.meaning.WordsInVain;
import casebook.index.query.CardFinder;
import casebook.index.query.Interpretation;
import casebook.index.query.Query;
import casebook.index.query.QueryReader;
import casebook.index.query.Question;
import casebook.index.ranking.Excerpts;
import casebook.index.ranking.InForce;
import casebook.index.ranking.Listing;
import casebook.index.ranking.OlderTexts;
import casebook.index.ranking.Precedents;
import casebook.index.ranking.Ranking;
import casebook.index.ranking.Ranking.Best;
import casebook.index.ranking.Selection;
import casebook.index.ranking.Slots;
import casebook.index.ranking.Sortings;
import casebook.index.result.Completion;
import casebook.index.result.Completions;
import casebook.index.result.SearchResult;
import casebook.index.result.Suggestion;
import casebook.index.text.Document;
import casebook.index.text.EntriesOfEditions;
import casebook.index.text.Entry;
import casebook.index.text.Entry.Path;
import casebook.index.text.Topic;
import casebook.index.words.Bridge;
import casebook.index.words.RulesAnalyzer;
import casebook.rules.AskedEdition;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.store.ByteBuffersDirectory;

/**
 * Finds rules, their examples, glossary entries, topics and other documents by number, phrase and
 * word. Held in memory or in a folder, never changed, safe for many threads at once until it is
 * closed.
 */
public final class RulesIndex implements AutoCloseable {

  /** Half of the time goes into finding its words, the rest into writing and reading them. */
  private static final int STEPS_OF_AN_ENTRY = 2;

  private final Editions editions;
  private final RulesAnalyzer analyzer;
  private final QueryReader reader;
  private final EntryIndex index;
  private final LikeQuestions likeQuestions;
  private final Optional<CardTexts> onCards;
  private final Sortings sortings;
  private final Slots slots;

  /** What is in force by the edition that is asked for. */
  private final Map<Optional<String>, InForce> inForce = new ConcurrentHashMap<>();

  private final Interpreter interpreter;
  private final Completions completions;
  private final Suggestions suggestions;
  private final Elsewhere elsewhere;

  private RulesIndex(
      Editions editions,
      RulesAnalyzer analyzer,
      EntryIndex index,
      Optional<CardTexts> onCards,
      CardFinder cards) {
    this.editions = editions;
    this.analyzer = analyzer;
    this.reader = new QueryReader(editions);
    this.index = index;
    this.likeQuestions = new LikeQuestions(index.entries(), analyzer);
    this.onCards = onCards;
    this.sortings = new Sortings(index.entries(), editions.current().name(), onCards);
    this.slots = new Slots(index.entries());
    Bridge bridge = Bridge.builtIn(analyzer);
    this.interpreter = new Interpreter(analyzer, bridge, index, onCards, cards);
    this.elsewhere =
        new Elsewhere(editions, () -> Elsewhere.here(editions, index.entries(), bridge), analyzer);
    this.completions = new Completions(index.entries(), editions);
    this.suggestions = new Suggestions(editions);
  }

  /** The cases and short answers that are like a text, the likest first. */
  public List<LikeQuestions.Likely> like(String text, int limit) {
    return likeQuestions.likest(text, limit);
  }

  /** Indexes all texts of the editions, the topics that Casebook comes with, and more documents. */
  public static RulesIndex over(Editions editions, Collection<Document> more) {
    return over(editions, () -> more, List::of, CardFinder.NONE);
  }

  /**
   * The same where the documents have yet to be read. They are read and Lucene starts while the
   * entries are gathered, and Lucene takes them in while the rest is made: most of the time goes
   * into starting each part for the first time.
   *
   * @param onCards texts about cards
   */
  public static RulesIndex over(
      Editions editions,
      Supplier<Collection<Document>> more,
      Supplier<List<Document>> onCards,
      CardFinder cards) {
    RulesAnalyzer analyzer = new RulesAnalyzer();
    CompletableFuture<IndexWriter> writer =
        CompletableFuture.supplyAsync(
            () -> EntryIndex.writer(analyzer), Thread::startVirtualThread);
    CompletableFuture<Collection<Document>> documents =
        CompletableFuture.supplyAsync(more, Thread::startVirtualThread);
    CompletableFuture<Optional<CardTexts>> texts =
        CompletableFuture.supplyAsync(
            () -> inMemory(onCards.get(), analyzer), Thread::startVirtualThread);
    List<Entry> ofEditions = EntriesOfEditions.of(editions);
    List<Entry> entries = entries(ofEditions, documents.join());
    CompletableFuture<EntryIndex> index =
        writer.thenApplyAsync(
            started -> EntryIndex.of(entries, started, analyzer), Thread::startVirtualThread);
    return new RulesIndex(editions, analyzer, index.join(), texts.join(), cards);
  }

  private static Optional<CardTexts> inMemory(List<Document> onCards, RulesAnalyzer analyzer) {
    if (onCards.isEmpty()) {
      return Optional.empty();
    }
    try {
      var directory = new ByteBuffersDirectory();
      CardTextDocument.write(onCards, directory, analyzer, _ -> {});
      return Optional.of(new CardTexts(DirectoryReader.open(directory), analyzer));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Rules and what else isn't about single cards.
   *
   * @param documents what belongs to them, read when it is needed
   * @param fingerprint of all texts
   * @param steps is told how many steps of all are done
   */
  public record RuleTexts(
      Editions editions,
      Supplier<Collection<Document>> documents,
      Fingerprint fingerprint,
      Steps steps) {

    /** The same where nobody wants to know how far it is. */
    public RuleTexts(
        Editions editions, Supplier<Collection<Document>> documents, Fingerprint fingerprint) {
      this(editions, documents, fingerprint, (_, _) -> {});
    }
  }

  /** Is told how far an index is built. */
  @FunctionalInterface
  public interface Steps {
    /** The number of steps done, of all. */
    void at(int done, int all);
  }

  /**
   * The texts of cards and the official rulings on them.
   *
   * @param documents all of them, read when they are needed
   * @param fingerprint of all texts
   * @param progress is told how many of them are indexed
   */
  public record TextsOnCards(
      Supplier<List<Document>> documents, Fingerprint fingerprint, IntConsumer progress) {}

  /** Opens what a folder has of the texts; what isn't there, or is damaged, is built first. */
  public static RulesIndex in(
      IndexFolder folder, RuleTexts rules, Optional<TextsOnCards> onCards, CardFinder cards) {
    RulesAnalyzer analyzer = new RulesAnalyzer();
    Editions editions = rules.editions();
    try {
      var steps = new AtomicInteger();
      EntryIndex index =
          EntryIndex.read(
              folder.open(
                  "rules",
                  rules.fingerprint(),
                  directory -> {
                    List<Entry> entries =
                        entries(EntriesOfEditions.of(editions), rules.documents().get());
                    steps.set(STEPS_OF_AN_ENTRY * entries.size());
                    EntryIndex.write(
                        entries, directory, analyzer, done -> rules.steps().at(done, steps.get()));
                  }),
              analyzer);
      if (steps.get() > 0) {
        rules.steps().at(steps.get(), steps.get());
      }
      Optional<CardTexts> texts =
          onCards.isEmpty()
              ? Optional.empty()
              : Optional.of(texts(folder, onCards.get(), analyzer));
      return new RulesIndex(editions, analyzer, index, texts, cards);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static CardTexts texts(IndexFolder folder, TextsOnCards texts, RulesAnalyzer analyzer)
      throws IOException {
    return new CardTexts(
        folder.open(
            "cards",
            texts.fingerprint(),
            directory ->
                CardTextDocument.write(
                    texts.documents().get(), directory, analyzer, texts.progress())),
        analyzer);
  }

  /** All that is indexed, in its order. */
  public static List<Entry> entries(List<Entry> ofEditions, Collection<Document> more) {
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
        document.asked(),
        new Path.Fixed(document.href()));
  }

  /** Answers a query; one that means nothing finds nothing. */
  public SearchResult search(Query typed) {
    Question read = reader.read(typed.text());
    Optional<AskedEdition> dated = read.edition().map(this::edition);
    Optional<Edition> inNumber = dated.flatMap(AskedEdition::held);
    Query query =
        typed.edition().isPresent()
            ? typed
            : inNumber.map(edition -> typed.in(edition.name())).orElse(typed);
    Optional<Suggestion> ofNumbers =
        dated
            .<Suggestion>flatMap(asked ->
                asked instanceof AskedEdition.None none
                    ? Optional.of(new Suggestion.EditionNotHeld(none))
                    : Optional.empty())
            .or(() -> suggestions.ofNumbers(read, query));
    Optional<Elsewhere.About> other =
        ofNumbers.isPresent() || query.edition().isPresent()
            ? Optional.empty()
            : elsewhere.of(read);
    Interpretation asked = interpreted(read, query, ofNumbers, other);
    Optional<String> respelled =
        asked.respelled().filter(text -> !read.numbers().containsAll(reader.read(text).numbers()));
    if (respelled.isPresent()) {
      return instead(typed, respelled.get(), new Suggestion.Spelling(respelled.get()));
    }
    InForce inForce = inForce(query);
    BitSet answering =
        new OlderTexts(index, inForce, slots)
            .answering(asked, analyzer.tokens(asked.question().words()));
    List<Match> matches = index.matches(asked, answering);
    boolean isInVain = WordsInVain.inQuotes(asked, matches);
    Selection selection = new Selection(query, editions);
    CardTexts.Found found =
        onCards
            .filter(_ -> !isInVain || !WordsInVain.found(matches))
            .map(texts ->
                texts.found(
                    asked,
                    sorting -> selection.passes(sortings.onCard(sorting)),
                    Listing.upTo(query)))
            .orElse(CardTexts.Found.NOTHING);
    if (isInVain && found.best().isEmpty()) {
      return withoutQuotes(typed);
    }
    if (WordsInVain.inScope(asked, matches) && found.sorted().isEmpty()) {
      String number = asked.question().onlyNumbers().toString();
      return instead(typed, number, new Suggestion.WithoutWords(number));
    }
    Precedents precedents = Precedents.in(matches, asked);
    boolean isQuestion = other.isEmpty() && !asked.asksForCardsOnly();
    List<Match> ordered =
        isQuestion ? likeQuestions.order(matches, asked.question().words()) : matches;
    List<Match> all = index.withRules(ordered, precedents.rules(), answering);
    Best best =
        Ranking.of(all, precedents, asked.question(), inForce, slots)
            .best(sortings.passing(all, selection::passes), Listing.upTo(query));
    sortings.counted(all).forEach(selection::count);
    found
        .sorted()
        .forEach((sorting, several) -> selection.count(sortings.onCard(sorting), several));
    return new SearchResult(
        query.text(),
        asked.rewritten(),
        asked.hasOtherWords(),
        selection.total(),
        query.page(),
        new Listing(query, new Excerpts(analyzer, asked)).page(best, found.best()),
        asked.question().words(),
        asked.cards(),
        selection.facets(),
        asked.whole() && QueryReader.readsAllOf(query.text()),
        dated.flatMap(AskedEdition::inForce),
        ofNumbers.or(() -> other.map(Elsewhere.About::said)).or(() -> suggestions.ofWords(asked)));
  }

  /**
   * A question about other rules looks them up where they are held; where they aren't, only texts
   * that have what it is about say something.
   */
  private Interpretation interpreted(
      Question read, Query query, Optional<Suggestion> ofNumbers, Optional<Elsewhere.About> other) {
    List<RuleNumber> also =
        ofNumbers
            .or(() -> other.map(Elsewhere.About::said))
            .map(Suggestion::lookedUp)
            .orElse(List.of());
    Query.Wording wording = other.isPresent() ? Query.Wording.TYPED : query.wording();
    Interpretation asked = interpreter.interpret(read.alsoFor(also), wording);
    return other
        .filter(about -> !about.held())
        .map(about -> asked.only(analyzer.tokens(about.words())))
        .orElse(asked);
  }

  private InForce inForce(Query query) {
    return inForce.computeIfAbsent(
        query.edition().filter(one -> editions.named(one).isPresent()),
        name -> new InForce(editions, name, index.entries()));
  }

  /** No text has the words just in this row: what has them in another one may answer too. */
  private SearchResult withoutQuotes(Query typed) {
    String unquoted = QueryReader.withoutQuotes(typed.text());
    return instead(typed, unquoted, new Suggestion.WithoutQuotes(unquoted));
  }

  /** What is found for another text, as the answer to what was typed. */
  private SearchResult instead(Query typed, String text, Suggestion suggestion) {
    SearchResult found = search(typed.text(text));
    return new SearchResult(
        typed.text(),
        found.rewritten(),
        found.hasOtherWords() || suggestion instanceof Suggestion.Spelling,
        found.total(),
        found.page(),
        found.hits(),
        found.words(),
        found.cards(),
        found.facets(),
        found.whole() && QueryReader.readsAllOf(typed.text()),
        found.dated(),
        found.suggestion().or(() -> Optional.of(suggestion).filter(_ -> found.total() > 0)));
  }

  /** The edition in force at the end of the day, month or year that a query names. */
  private AskedEdition edition(String written) {
    return written.equalsIgnoreCase("latest")
        ? new AskedEdition.InForce(editions.current())
        : AskedEdition.of(written, editions);
  }

  /**
   * How a query that begins so may go on: rule numbers, titles, topics and glossary terms, and
   * cards.
   *
   * @param cards the cards whose names begin or go on so, the likeliest first
   * @param limit the most completions wanted
   */
  public List<Completion> suggest(String prefix, List<Completion> cards, int limit) {
    return completions.of(prefix, cards, limit);
  }

  /**
   * Keeps it open until it is released, though it be closed meanwhile.
   *
   * @return whether it was still open
   */
  public boolean hold() {
    if (!index.hold()) {
      return false;
    }
    if (onCards.filter(texts -> !texts.hold()).isPresent()) {
      index.release();
      return false;
    }
    return true;
  }

  /** Lets go of it: what is closed is gone when nobody holds it any more. */
  public void release() {
    index.release();
    onCards.ifPresent(CardTexts::release);
  }

  @Override
  public void close() {
    release();
  }
}
