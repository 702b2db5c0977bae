package casebook.site;

import casebook.index.Document;
import casebook.index.Fingerprint;
import casebook.index.Kind;
import casebook.index.Official;
import casebook.index.RulesIndex.TextsOnCards;
import casebook.rules.Edition;
import casebook.rules.GlossaryEntry;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Section;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.PrintedFace;
import casebook.site.imports.ImportedCards;
import casebook.site.imports.ImportedRulings;
import casebook.site.imports.OfficialRuling;
import casebook.site.imports.RulingLinks;
import casebook.site.output.ActsThrough;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Stream;

/** What holdings give the index to keep, and how it knows them again. */
final class IndexedTexts {
  private final Holdings holdings;
  private final Progress progress;

  /** How many cards and rulings there are. */
  private final int count;

  IndexedTexts(Holdings holdings, Progress progress) {
    this.holdings = holdings;
    this.progress = progress;
    this.count = holdings.cards().names().size() + holdings.officialRulings().count();
  }

  /** The fingerprint of the rules; the cases come with the program. */
  Fingerprint ofRules() {
    return Fingerprint.of(
        Stream.concat(
            ProgramFiles.lines().stream(),
            holdings.editions().all().stream().flatMap(IndexedTexts::lines)));
  }

  private static Stream<String> lines(Edition edition) {
    return Stream.of(
            Stream.of(edition.name(), edition.coverage().toString()),
            edition.sections().stream().map(Section::toString),
            edition.rules().stream().map(Rule::toString),
            edition.glossary().stream().map(GlossaryEntry::toString))
        .flatMap(lines -> lines);
  }

  /** What was imported about cards, if anything was. */
  Optional<TextsOnCards> onCards() {
    ImportedCards cards = holdings.cards();
    ImportedRulings rulings = holdings.officialRulings();
    if (count == 0) {
      return Optional.empty();
    }
    Fingerprint fingerprint =
        Fingerprint.of(
            Stream.of(ProgramFiles.lines().stream(), cards.lines(), rulings.lines())
                .flatMap(lines -> lines));
    return Optional.of(
        new TextsOnCards(
            this::documents, fingerprint, indexed -> progress.at(count + indexed, 2 * count)));
  }

  /** A document that was read is half of the work. */
  private Document read(Document document, AtomicInteger read) {
    progress.at(read.incrementAndGet(), 2 * count);
    return document;
  }

  /** Cards first: what their effects act through tells more of the rulings on them. */
  private List<Document> documents() {
    var read = new AtomicInteger();
    List<Document> cards =
        holdings.cards().faces().parallelStream().map(face -> read(document(face), read)).toList();
    Map<String, List<RuleNumber>> known = new ConcurrentHashMap<>();
    cards.forEach(card -> known.put(card.title(), card.rules()));
    Function<String, List<RuleNumber>> actsThrough =
        card -> known.computeIfAbsent(card, this::actsThrough);
    var links = new RulingLinks();
    Stream<Document> rulings =
        holdings.officialRulings().all().parallelStream()
            .map(told -> read(document(told, links, actsThrough), read));
    return Stream.concat(rulings, cards.stream()).toList();
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
    return new Document(
        Kind.CARD,
        face.name(),
        face.typeLine() + "\n" + face.text(),
        ActsThrough.of(face.facts()),
        CardFacts.href(face.name()));
  }
}
