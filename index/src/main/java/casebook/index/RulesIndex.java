package casebook.index;

import casebook.index.lucene.CardTextDocument;
import casebook.index.lucene.CardTexts;
import casebook.index.lucene.EntryIndex;
import casebook.index.lucene.LikeQuestions;
import casebook.index.query.CardFinder;
import casebook.index.query.Query;
import casebook.index.result.Completion;
import casebook.index.result.Completions;
import casebook.index.result.SearchResult;
import casebook.index.text.Document;
import casebook.index.text.EntriesOfEditions;
import casebook.index.text.Entry;
import casebook.index.text.Entry.Path;
import casebook.index.text.Topic;
import casebook.index.words.RulesAnalyzer;
import casebook.rules.Editions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
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

  private final EntryIndex index;
  private final Optional<CardTexts> onCards;
  private final LikeQuestions likeQuestions;
  private final Completions completions;
  private final Search search;

  private RulesIndex(
      Editions editions,
      RulesAnalyzer analyzer,
      EntryIndex index,
      Optional<CardTexts> onCards,
      CardFinder cards) {
    this.index = index;
    this.onCards = onCards;
    this.likeQuestions = new LikeQuestions(index.entries(), analyzer);
    this.completions = new Completions(index.entries(), editions);
    this.search = new Search(editions, analyzer, index, likeQuestions, onCards, cards);
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
        CompletableFuture.supplyAsync(() -> EntryIndex.writer(analyzer), RulesIndex::startThread);
    CompletableFuture<Collection<Document>> documents =
        CompletableFuture.supplyAsync(more, RulesIndex::startThread);
    CompletableFuture<Optional<CardTexts>> texts =
        CompletableFuture.supplyAsync(
            () -> inMemory(onCards.get(), analyzer), RulesIndex::startThread);
    List<Entry> ofEditions = EntriesOfEditions.of(editions);
    List<Entry> entries = entries(ofEditions, documents.join());
    CompletableFuture<EntryIndex> index =
        writer.thenApplyAsync(
            started -> EntryIndex.of(entries, started, analyzer), RulesIndex::startThread);
    return new RulesIndex(editions, analyzer, index.join(), texts.join(), cards);
  }

  /**
   * No virtual thread: one that loads a class keeps its carrier while it waits for the jar, and on
   * two cores two of them left none to the thread whose turn it was to read.
   */
  private static void startThread(Runnable task) {
    Thread.ofPlatform().daemon().name("indexing").start(task);
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
        document.ways(),
        new Path.Fixed(document.href()));
  }

  /** Answers a query; one that means nothing finds nothing. */
  public SearchResult search(Query typed) {
    return search.of(typed);
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
