package casebook.site;

import casebook.index.Fingerprint;
import casebook.index.RulesIndex.TextsOnCards;
import casebook.index.text.Document;
import casebook.index.text.Official;
import casebook.rules.RuleNumber;
import casebook.site.catalogue.ActsThrough;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.PrintedFace;
import casebook.site.imports.ImportedCards;
import casebook.site.imports.ImportedRulings;
import casebook.site.imports.ProgramFiles;
import casebook.site.imports.Progress;
import casebook.site.imports.Progress.Work;
import casebook.site.imports.RulingLinks;
import casebook.site.imports.published.OfficialRuling;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What holdings give the index to keep, and how it knows them again. */
final class IndexedTexts {
  private final Holdings holdings;
  private final Progress progress;

  /** How many imported cards and rulings there are. */
  private final int count;

  IndexedTexts(Holdings holdings, Progress progress) {
    this.holdings = holdings;
    this.progress = progress;
    this.count = holdings.cards().names().size() + holdings.officialRulings().count();
  }

  /** The fingerprint of the rules; the cases come with the program. */
  Fingerprint ofRules() {
    return new Fingerprint(holdings.ofEditions());
  }

  /** What was imported about cards, and what the program comes with. */
  TextsOnCards onCards() {
    ImportedCards cards = holdings.cards();
    ImportedRulings rulings = holdings.officialRulings();
    Fingerprint fingerprint =
        Fingerprint.of(
            Stream.of(ProgramFiles.lines().stream(), cards.lines(), rulings.lines())
                .flatMap(lines -> lines));
    return new TextsOnCards(
        this::documents, fingerprint, indexed -> done(count + Math.min(indexed, count)));
  }

  /** What is imported is read, which is half of the work, and then indexed. */
  private void done(int steps) {
    if (count > 0) {
      progress.at(Work.INDEXING_CARDS, steps, 2 * count);
    }
  }

  private Document read(Document document, AtomicInteger read) {
    done(read.incrementAndGet());
    return document;
  }

  /**
   * Cards first: what their effects act through tells more of the rulings on them. Built-in cards
   * that were imported too are told as they are printed.
   */
  private List<Document> documents() {
    var read = new AtomicInteger();
    List<Document> cards =
        holdings.cards().faces().parallelStream().map(face -> read(document(face), read)).toList();
    Set<String> imported = cards.stream().map(Document::title).collect(Collectors.toSet());
    Map<String, List<RuleNumber>> known = new ConcurrentHashMap<>();
    cards.forEach(card -> known.put(card.title(), card.rules()));
    Function<String, List<RuleNumber>> actsThrough =
        card -> known.computeIfAbsent(card, this::actsThrough);
    var links = new RulingLinks();
    Stream<Document> rulings =
        holdings.officialRulings().all().parallelStream()
            .map(told -> read(document(told, links, actsThrough), read));
    Stream<Document> builtIn =
        CardsOnAttacking.builtIn().stream().filter(card -> !imported.contains(card.title()));
    return Stream.of(rulings, cards.stream(), builtIn).flatMap(all -> all).toList();
  }

  private List<RuleNumber> actsThrough(String card) {
    return holdings.catalogue().find(card).map(ActsThrough::of).orElse(List.of());
  }

  private static Document document(
      ImportedRulings.Told told,
      RulingLinks links,
      Function<String, List<RuleNumber>> actsThrough) {
    OfficialRuling ruling = told.ruling();
    return Document.ruling(
        ruling.card(),
        ruling.text(),
        CardFacts.href(ruling.card()) + "#official",
        new Official(
            ruling.date(),
            told.source(),
            links.of(ruling.text(), () -> actsThrough.apply(ruling.card()))));
  }

  private static Document document(PrintedFace face) {
    return CardsOnAttacking.document(
        face.name(), face.typeLine(), face.text(), ActsThrough.of(face.facts()));
  }
}
