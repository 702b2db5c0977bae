package casebook.index.lucene;

import casebook.index.query.Query;
import casebook.index.text.Document;
import casebook.index.text.Ground;
import casebook.index.text.Kind;
import casebook.index.text.Official;
import casebook.index.words.RulesAnalyzer;
import casebook.index.words.RulesAnalyzer.Token;
import casebook.rules.RuleNumber;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.lucene.document.BinaryDocValuesField;
import org.apache.lucene.document.SortedDocValuesField;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.store.Directory;
import org.apache.lucene.util.BytesRef;

/** A text about a card as Lucene takes it in and gives it back. */
public final class CardTextDocument {

  /** The number that is read at once. */
  private static final int PORTION = 2_000;

  private static final double MEMORY_IN_MEGABYTES = 64;

  private CardTextDocument() {}

  /**
   * Puts documents into a folder.
   *
   * @param progress is told how many are in it
   */
  public static void write(
      List<Document> documents, Directory directory, RulesAnalyzer analyzer, IntConsumer progress)
      throws IOException {
    Set<String> ruled =
        documents.stream()
            .filter(document -> document.kind() == Kind.RULING)
            .map(document -> page(document.href()))
            .collect(Collectors.toSet());
    IndexWriterConfig config = new IndexWriterConfig(analyzer);
    config.setSimilarity(EntryIndex.SIMILARITY);
    config.setRAMBufferSizeMB(MEMORY_IN_MEGABYTES);
    try (IndexWriter writer = new IndexWriter(directory, config)) {
      for (int from = 0; from < documents.size(); from += PORTION) {
        int to = Math.min(from + PORTION, documents.size());
        writer.addDocuments(
            IntStream.range(from, to)
                .parallel()
                .mapToObj(i -> of(documents.get(i), ruled, analyzer))
                .toList());
        progress.accept(to);
      }
      writer.forceMerge(1);
      writer.commit();
    }
  }

  /** The path of a page without the place on it. */
  private static String page(String href) {
    int place = href.indexOf('#');
    return place < 0 ? href : href.substring(0, place);
  }

  private static org.apache.lucene.document.Document of(
      Document text, Set<String> ruled, RulesAnalyzer analyzer) {
    var document = new org.apache.lucene.document.Document();
    List<Token> title = analyzer.tokens(text.title());
    List<Token> words = analyzer.tokens(text.text());
    for (List<Token> said : List.of(title, words)) {
      document.add(EntryDocument.words(Field.TEXT, said, Token::term));
      document.add(EntryDocument.words(Field.EXACT, said, Token::form));
    }
    document.add(EntryDocument.key(Field.NAME, analyzer.name(text.title())));
    if (text.kind() == Kind.CARD) {
      document.add(EntryDocument.key(Field.CARD, analyzer.name(text.title())));
    }
    boolean isRuling = text.kind() == Kind.RULING;
    for (RuleNumber rule : text.rules()) {
      document.add(EntryDocument.key(Field.ABOUT, RuleKey.of(rule)));
      if (isRuling) {
        document.add(EntryDocument.key(Field.RULED, RuleKey.of(rule)));
      }
    }
    text.official().stream()
        .flatMap(official -> official.applied().entrySet().stream())
        .filter(applied -> applied.getValue().isSure())
        .forEach(
            applied -> document.add(EntryDocument.key(Field.SURELY, RuleKey.of(applied.getKey()))));
    var sorting =
        new Sorting(
            text.kind(),
            Sorting.sections(text.rules()),
            List.of(),
            isRuling || ruled.contains(page(text.href()))
                ? Query.Having.RULINGS
                : Query.Having.ANYTHING);
    document.add(new SortedDocValuesField(Field.SORTED, new BytesRef(sorting.written())));
    document.add(new BinaryDocValuesField(Field.STORED, new BytesRef(written(text))));
    return document;
  }

  private static byte[] written(Document text) {
    var record = new StoredRecord.Writer();
    record.text(text.kind().name());
    record.text(text.title());
    record.text(text.text());
    record.numbers(text.rules());
    record.text(text.href());
    record.texts(text.official().map(of -> List.of(of.date(), of.source())).orElseGet(List::of));
    text.official()
        .ifPresent(official -> {
          record.numbers(List.copyOf(official.applied().keySet()));
          record.texts(official.applied().values().stream().map(Ground::name).toList());
        });
    return record.bytes();
  }

  /** The text that a document was made of. */
  static Document document(BytesRef stored) {
    var record = new StoredRecord.Reader(stored);
    Kind kind = Kind.valueOf(record.text());
    String title = record.text();
    String text = record.text();
    List<RuleNumber> rules = record.numbers();
    String href = record.text();
    List<String> published = record.texts();
    return new Document(
        kind,
        title,
        text,
        rules,
        href,
        "",
        "",
        published.isEmpty()
            ? Optional.empty()
            : Optional.of(
                new Official(published.getFirst(), published.getLast(), applied(record))));
  }

  private static SequencedMap<RuleNumber, Ground> applied(StoredRecord.Reader record) {
    List<RuleNumber> rules = record.numbers();
    List<String> grounds = record.texts();
    var applied = new LinkedHashMap<RuleNumber, Ground>();
    for (int i = 0; i < rules.size(); i++) {
      applied.put(rules.get(i), Ground.valueOf(grounds.get(i)));
    }
    return applied;
  }
}
