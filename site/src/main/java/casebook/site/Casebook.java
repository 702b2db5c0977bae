package casebook.site;

import casebook.index.Completion;
import casebook.index.Kind;
import casebook.index.NamedCard;
import casebook.index.RulesIndex;
import casebook.rules.Crosswalk;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.History;
import casebook.site.cases.PublishedRulings;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import casebook.site.catalogue.NamedCards;
import casebook.site.catalogue.PrintedFace;
import casebook.site.imports.DataFolder;
import casebook.site.imports.ImportException;
import casebook.site.imports.ImportedCards;
import casebook.site.imports.ImportedEditions;
import casebook.site.imports.ImportedRulings;
import casebook.site.output.ActsThrough;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;

/**
 * What the program knows: the same for its pages, its addresses and its commands. What takes time
 * to load is loaded when it is first asked for.
 */
public final class Casebook {
  /** Of a full list of suggestions so many are cards. */
  private static final int CARDS_SUGGESTED = 4;

  private final Editions editions;
  private final History history;
  private final ImportedCards cards;
  private final ImportedRulings officialRulings;
  private final FutureTask<PublishedRulings> rulings = new FutureTask<>(PublishedRulings::builtIn);
  private final FutureTask<RulesIndex> index = new FutureTask<>(this::indexed);
  private final FutureTask<Catalogue> catalogue = new FutureTask<>(this::allCards);

  private final FutureTask<NamedCards> cardNames =
      new FutureTask<>(() -> new NamedCards(catalogue(), ActsThrough::of));

  private Casebook(Editions editions, ImportedCards cards, ImportedRulings officialRulings) {
    this.editions = editions;
    this.history = new History(editions, Crosswalk.builtIn());
    this.cards = cards;
    this.officialRulings = officialRulings;
  }

  /** What the program comes with. */
  public static Casebook builtIn() {
    return new Casebook(Editions.builtIn(), ImportedCards.NONE, ImportedRulings.NONE);
  }

  /**
   * What the program comes with, and what the user has imported.
   *
   * @throws ImportException if what was imported is damaged
   */
  public static Casebook with(DataFolder folder) throws ImportException {
    Editions editions = Editions.builtIn();
    for (Edition imported : ImportedEditions.in(folder)) {
      editions = editions.with(imported);
    }
    return new Casebook(editions, ImportedCards.in(folder), ImportedRulings.in(folder));
  }

  private RulesIndex indexed() {
    return RulesIndex.over(
        editions,
        () -> rulings().documents(),
        (text, isWord) -> loaded(cardNames).in(text, isWord));
  }

  private Catalogue allCards() {
    return Catalogue.builtIn()
        .with(cards.names(), name -> cards.find(name).map(PrintedFace::facts));
  }

  /** Begins to index, so that the first search need not wait for all of it. */
  public void startIndexing() {
    Thread.startVirtualThread(cardNames);
    Thread.startVirtualThread(index);
  }

  /** The texts of the Comprehensive Rules. */
  public Editions editions() {
    return editions;
  }

  /** What became of each rule through the editions. */
  public History history() {
    return history;
  }

  /** The cards that are known by name. */
  public Catalogue catalogue() {
    return loaded(catalogue);
  }

  /** The cards that a query names, each once, in its order. */
  public List<CardFacts> named(List<NamedCard> cards) {
    return cards.stream()
        .map(NamedCard::name)
        .distinct()
        .flatMap(name -> catalogue().find(name).stream())
        .toList();
  }

  /**
   * How a query that begins so may go on: with what the index has, and with names of cards.
   *
   * @param limit the most completions wanted
   */
  public List<Completion> suggest(String prefix, int limit) {
    List<Completion> cards =
        loaded(cardNames).beginningWith(prefix, limit).stream()
            .map(card ->
                new Completion(
                    card.name(), Kind.CARD, card.typeLine(), Optional.empty(), card.href()))
            .toList();
    List<Completion> others = index().suggest(prefix, limit);
    int kept = Math.max(limit - cards.size(), limit - CARDS_SUGGESTED);
    return Stream.of(others.stream().limit(kept), cards.stream())
        .flatMap(some -> some)
        .limit(limit)
        .toList();
  }

  /** The cards that the user has imported, with their texts. */
  public ImportedCards cards() {
    return cards;
  }

  /** The official rulings that the user has imported. */
  public ImportedRulings officialRulings() {
    return officialRulings;
  }

  /** The questions that are answered with a case. */
  public PublishedRulings rulings() {
    return loaded(rulings);
  }

  /** What finds rules by words. */
  public RulesIndex index() {
    return loaded(index);
  }

  /** What a task makes: whoever asks first lets it run, all others wait for it. */
  private static <T> T loaded(FutureTask<T> task) {
    task.run();
    try {
      return task.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while what is built in was loaded", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("What is built in can't be loaded", e.getCause());
    }
  }
}
