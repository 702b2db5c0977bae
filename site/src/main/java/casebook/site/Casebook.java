package casebook.site;

import casebook.index.RulesIndex;
import casebook.index.lucene.LikeQuestions;
import casebook.index.query.NamedCard;
import casebook.index.query.Query;
import casebook.index.result.Completion;
import casebook.index.result.Hit;
import casebook.index.result.SearchResult;
import casebook.index.text.Kind;
import casebook.rules.AskedEdition.InForce;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.history.Crosswalk;
import casebook.rules.history.History;
import casebook.rules.history.Provenance;
import casebook.rules.history.ReadsSince;
import casebook.site.article.check.Checker;
import casebook.site.cases.PublishedRulings;
import casebook.site.catalogue.Callings;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import casebook.site.catalogue.Spelling;
import casebook.site.imports.DataFolder;
import casebook.site.imports.ImportedCards;
import casebook.site.imports.ImportedRulings;
import casebook.site.imports.Progress;
import casebook.site.imports.published.ImportException;
import casebook.site.words.search.AbsentRule;
import java.time.Duration;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What the program knows: the same for its pages, its addresses and its commands. Where it follows
 * the user's folder, what another program imports there takes the place of what was held before,
 * all of it in one step; who is just searching goes on with what was there.
 */
public final class Casebook {
  private static final Logger LOG = LoggerFactory.getLogger(Casebook.class);

  /** The number of cards with cases that are suggested before all others. */
  private static final int MOST_IN_CASES = 4;

  /** How often the folder is looked at; a look takes far less than a thousandth of that. */
  private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(1);

  private static final History BUILT_IN = new History(Editions.builtIn(), Crosswalk.builtIn());

  private final Optional<Followed> folder;
  private final AtomicInteger taken = new AtomicInteger();
  private volatile Holdings holdings;

  /**
   * A folder that can be followed.
   *
   * @param opened its state just before it was opened
   */
  private record Followed(DataFolder folder, DataFolder.State opened) {}

  private Casebook(Optional<Followed> folder, Holdings holdings) {
    this.folder = folder;
    this.holdings = holdings;
  }

  /** What the program comes with. */
  public static Casebook builtIn() {
    return builtIn(InstantSource.system());
  }

  /** The same on the days of a clock. */
  public static Casebook builtIn(InstantSource clock) {
    return new Casebook(Optional.empty(), Holdings.builtIn(clock));
  }

  /**
   * What the program comes with, and what the user has imported.
   *
   * @throws ImportException if what was imported is damaged
   */
  public static Casebook with(DataFolder folder) throws ImportException {
    return with(folder, Progress.UNSEEN);
  }

  /**
   * The same.
   *
   * @param progress is told how far texts are read, compared and indexed, if they must be
   * @throws ImportException if what was imported is damaged
   */
  public static Casebook with(DataFolder folder, Progress progress) throws ImportException {
    var followed = new Followed(folder, folder.state());
    return new Casebook(Optional.of(followed), Holdings.in(folder, progress));
  }

  /** Begins to read what the first page needs. */
  public void startReading() {
    holdings.startReading();
  }

  /** Begins to index, so that the first search need not wait for all of it. */
  public void startIndexing() {
    holdings.startIndexing();
  }

  /** Waits until all is indexed, and editions that were imported are compared. */
  public void finishIndexing() {
    holdings.history();
    holdings.index();
  }

  /** Reads the words of all editions, with which articles are compared, before somebody asks. */
  public void readTexts() {
    holdings.texts().readAll();
  }

  /** Takes over what is imported into the folder from now on, until the thread is interrupted. */
  public Thread follow() {
    return Thread.ofPlatform().daemon().name("imports").start(() -> folder.ifPresent(this::follow));
  }

  private void follow(Followed followed) {
    DataFolder.State held = followed.opened();
    try {
      while (true) {
        Thread.sleep(BETWEEN_LOOKS);
        DataFolder.State now = followed.folder().state();
        if (!now.equals(held)) {
          held = now;
          reload();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Takes over what the user's folder holds now, unless it is damaged. */
  void reload() {
    if (folder.filter(followed -> isTakenOver(followed.folder())).isPresent()) {
      readTextsAhead();
    }
  }

  /** What goes wrong here goes wrong again for those who ask, who are told. */
  private void readTextsAhead() {
    try {
      readTexts();
    } catch (RuntimeException e) {
      LOG.error("What was imported is taken over, but its words can't be read", e);
    }
  }

  private boolean isTakenOver(DataFolder followed) {
    try {
      Holdings fresh = Holdings.in(followed, Progress.UNSEEN);
      fresh.history();
      fresh.index();
      Holdings old = holdings;
      holdings = fresh;
      taken.incrementAndGet();
      old.close();
      LOG.info("What was imported into {} is taken over", followed.path());
      return true;
    } catch (ImportException e) {
      LOG.warn("What was imported is not taken over: {}", e.reason());
    } catch (RuntimeException e) {
      LOG.error("What was imported is not taken over", e);
    }
    return false;
  }

  /** A number that changes with what is held: what was made of it with another number is old. */
  public int state() {
    return taken.get();
  }

  /** The texts of the Comprehensive Rules. */
  public Editions editions() {
    return holdings.editions();
  }

  /**
   * What checks the citations of articles.
   *
   * @param day the day of the articles, where it is known
   */
  public Checker checker(Optional<LocalDate> day) {
    Holdings of = holdings;
    return new Checker(of.editions(), of.history(), day, of.texts());
  }

  /** What became of each rule through the editions. */
  public History history() {
    return holdings.history();
  }

  /** Where a rule of an edition came from, by all editions that are held. */
  public Provenance provenance(Edition edition, Rule rule) {
    return Provenance.of(edition, rule, editions(), history());
  }

  /** What is known of a number under which an edition has no rule. */
  public AbsentRule absent(InForce asked, RuleNumber number) {
    return new AbsentRule(asked, number, editions(), history());
  }

  /**
   * Since when a rule that was found reads as it does, and what it was before. The editions that
   * are built in tell it, so that a search waits for no comparison of whole rulebooks.
   */
  public Optional<ReadsSince> readsSince(Hit hit) {
    Editions builtIn = Editions.builtIn();
    return hit.kind() == Kind.RULE
        ? hit.edition()
            .flatMap(builtIn::named)
            .flatMap(edition ->
                hit.rule()
                    .flatMap(edition::rule)
                    .flatMap(rule -> ReadsSince.of(edition, rule, builtIn, BUILT_IN)))
        : Optional.empty();
  }

  /** The cards that are known by name. */
  public Catalogue catalogue() {
    return holdings.catalogue();
  }

  /** What players call the cards. */
  public Callings callings() {
    return holdings.cardNames().callings();
  }

  /** The cards that a query names, each once, in its order. */
  public List<CardFacts> named(List<NamedCard> cards) {
    return cards.stream()
        .map(NamedCard::name)
        .distinct()
        .flatMap(name -> catalogue().find(name).stream())
        .toList();
  }

  /** Finds rules and what belongs to them. */
  public SearchResult search(Query query) {
    return asked(index -> index.search(query));
  }

  /** The cases and short answers that are like a text, the likest first. */
  public List<LikeQuestions.Likely> like(String text, int limit) {
    return asked(index -> index.like(text, limit));
  }

  private <T> T asked(Function<RulesIndex, T> question) {
    Optional<T> answer = holdings.asked(question);
    while (answer.isEmpty()) {
      answer = holdings.asked(question);
    }
    return answer.get();
  }

  /**
   * How a query that begins so may go on: with what the index has, and with names of cards.
   *
   * @param limit the most completions wanted
   */
  public List<Completion> suggest(String prefix, int limit) {
    List<Completion> cards =
        beginningWith(prefix, limit)
            .map(card ->
                new Completion(
                    card.name(), Kind.CARD, card.typeLine(), Optional.empty(), card.href()))
            .distinct()
            .toList();
    return asked(index -> index.suggest(prefix, cards, limit));
  }

  /** The cards whose names begin or go on so, first those that there are cases about. */
  private Stream<CardFacts> beginningWith(String prefix, int limit) {
    List<CardFacts> named = holdings.cardNames().beginningWith(prefix, limit);
    return named.isEmpty()
        ? Stream.empty()
        : Stream.concat(
            Spelling.beginning(prefix, rulings().cards(), MOST_IN_CASES).stream()
                .flatMap(name -> catalogue().find(name).stream()),
            named.stream());
  }

  /** The cards that the user has imported, with their texts. */
  public ImportedCards cards() {
    return holdings.cards();
  }

  /** The official rulings that the user has imported. */
  public ImportedRulings officialRulings() {
    return holdings.officialRulings();
  }

  /** The questions that are answered with a case. */
  public PublishedRulings rulings() {
    return holdings.rulings();
  }
}
