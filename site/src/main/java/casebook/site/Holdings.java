package casebook.site;

import casebook.index.IndexFolder;
import casebook.index.RulesIndex;
import casebook.index.RulesIndex.RuleTexts;
import casebook.index.query.CardFinder;
import casebook.index.text.Document;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.history.Crosswalk;
import casebook.rules.history.History;
import casebook.site.cases.PublishedRulings;
import casebook.site.cases.ShortAnswers;
import casebook.site.catalogue.ActsThrough;
import casebook.site.catalogue.Catalogue;
import casebook.site.catalogue.NamedCards;
import casebook.site.catalogue.PrintedFace;
import casebook.site.imports.DataFolder;
import casebook.site.imports.HeldEditions;
import casebook.site.imports.ImportedCards;
import casebook.site.imports.ImportedRulings;
import casebook.site.imports.Progress;
import casebook.site.imports.Progress.Work;
import casebook.site.imports.published.ImportException;
import casebook.site.wording.KeptTexts;
import casebook.site.work.Once;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * All that a casebook holds at one time: what the program comes with and what was in the user's
 * folder when it was opened. What takes time to load is loaded when it is first asked for.
 */
final class Holdings {
  private static final Logger LOG = LoggerFactory.getLogger(Holdings.class);

  private final Editions editions;

  /** The fingerprint of the editions that were imported, and of the program. */
  private final String ofEditions;

  private final KeptTexts texts;
  private final Once<History> history;
  private final ImportedCards cards;
  private final ImportedRulings officialRulings;
  private final Optional<DataFolder> folder;
  private final Once<PublishedRulings> rulings = new Once<>("cases", PublishedRulings::builtIn);
  private final Once<RulesIndex> index;
  private final Once<Catalogue> catalogue = new Once<>("cards", this::allCards);

  private final Once<NamedCards> cardNames =
      new Once<>("names of cards", () -> new NamedCards(catalogue(), ActsThrough::of));

  private Holdings(
      Editions editions,
      String ofEditions,
      ImportedCards cards,
      ImportedRulings officialRulings,
      Optional<DataFolder> folder,
      Progress progress) {
    this.editions = editions;
    this.texts = new KeptTexts(editions);
    this.ofEditions = ofEditions;
    this.history = new Once<>("changes of rules", () -> followed(progress));
    this.cards = cards;
    this.officialRulings = officialRulings;
    this.folder = folder;
    this.index = new Once<>("texts to search", () -> indexed(progress));
  }

  /** What the program comes with, on the days of a clock. */
  static Holdings builtIn(InstantSource clock) {
    return new Holdings(
        Editions.builtIn().by(clock),
        "",
        ImportedCards.NONE,
        ImportedRulings.NONE,
        Optional.empty(),
        Progress.UNSEEN);
  }

  /**
   * The same and what is in a folder.
   *
   * @param progress is told how far the texts about cards are read and indexed, if they must be
   * @throws ImportException if what is there is damaged
   */
  static Holdings in(DataFolder folder, Progress progress) throws ImportException {
    HeldEditions imported = HeldEditions.in(folder, progress);
    Editions editions = Editions.builtIn();
    for (Edition edition : imported.editions()) {
      editions = editions.with(edition);
    }
    ImportedCards cards = ImportedCards.in(folder);
    ImportedRulings rulings = ImportedRulings.in(folder);
    boolean hasImports =
        !imported.editions().isEmpty() || !cards.names().isEmpty() || rulings.count() > 0;
    return new Holdings(
        editions,
        imported.fingerprint(),
        cards,
        rulings,
        hasImports ? Optional.of(folder) : Optional.empty(),
        progress);
  }

  private RulesIndex indexed(Progress progress) {
    CardFinder named = (text, isWord) -> cardNames.get().in(text, isWord);
    return folder
        .map(of -> {
          var texts = new IndexedTexts(this, progress);
          return RulesIndex.in(
              new IndexFolder(of.indexes(), LOG::debug),
              new RuleTexts(
                  editions,
                  this::documents,
                  texts.ofRules(),
                  (done, all) -> progress.at(Work.INDEXING, done, all)),
              Optional.of(texts.onCards()),
              named);
        })
        .orElseGet(
            () -> RulesIndex.over(editions, this::documents, CardsOnAttacking::builtIn, named));
  }

  /** The casebook: its cases, and what other rules answer. */
  private List<Document> documents() {
    return Stream.of(rulings().documents(), ShortAnswers.builtIn().documents())
        .flatMap(List::stream)
        .toList();
  }

  /** Keeps what comparisons found where anything was imported, as they take long then. */
  private History followed(Progress progress) {
    return folder
        .map(of -> KeptHistory.in(of, editions, ofEditions, progress))
        .orElseGet(() -> new History(editions, Crosswalk.builtIn()));
  }

  private Catalogue allCards() {
    return Catalogue.builtIn()
        .with(cards.names(), name -> cards.find(name).map(PrintedFace::facts));
  }

  /** Begins to read what the first page needs. */
  void startReading() {
    Stream.of(rulings, catalogue).forEach(Once::begin);
  }

  /** Begins to index, so that the first search need not wait for all of it. */
  void startIndexing() {
    Stream.of(history, index, cardNames).forEach(Once::begin);
  }

  /** The fingerprint of the editions that were imported, and of the program. */
  String ofEditions() {
    return ofEditions;
  }

  Editions editions() {
    return editions;
  }

  /** The words of the editions. */
  KeptTexts texts() {
    return texts;
  }

  History history() {
    return history.get();
  }

  Catalogue catalogue() {
    return catalogue.get();
  }

  NamedCards cardNames() {
    return cardNames.get();
  }

  ImportedCards cards() {
    return cards;
  }

  ImportedRulings officialRulings() {
    return officialRulings;
  }

  PublishedRulings rulings() {
    return rulings.get();
  }

  /** What the index is; whoever asks it must hold it. */
  RulesIndex index() {
    return index.get();
  }

  /**
   * Asks the index.
   *
   * @return nothing if it is closed, because others have taken the place of these holdings
   */
  <T> Optional<T> asked(Function<RulesIndex, T> question) {
    RulesIndex asked = index();
    if (!asked.hold()) {
      return Optional.empty();
    }
    try {
      return Optional.of(question.apply(asked));
    } finally {
      asked.release();
    }
  }

  /** Lets go of what was opened. */
  void close() {
    if (index.isMade()) {
      index().close();
    }
  }
}
