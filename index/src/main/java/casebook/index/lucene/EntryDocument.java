package casebook.index.lucene;

import casebook.index.text.Entry;
import casebook.index.text.Kind;
import casebook.index.words.Retold;
import casebook.index.words.RulesAnalyzer;
import casebook.index.words.RulesAnalyzer.Token;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.IndexOptions;

/** An entry as Lucene takes it in and gives it back. */
final class EntryDocument {

  /** A word in the text counts as if it stood there this often. */
  private static final int IN_TEXT = 5;

  /** A question is asked in its own words; the answer tells the rest. */
  private static final int IN_ANSWER = 2;

  /** A title names what its text is about. */
  private static final int IN_TITLE = 4;

  /** What players say for it stands for its own words. */
  private static final int IN_ASKED = 4;

  /** The setting helps to choose between texts that answer themselves. */
  private static final int IN_SETTING = 1;

  /** Words that are counted and nothing else. */
  private static final FieldType COUNTED = counted(false);

  /** Words that are counted, and how many they are together. */
  private static final FieldType WEIGHED = counted(true);

  private EntryDocument() {}

  private static FieldType counted(boolean withLength) {
    var type = new FieldType();
    type.setTokenized(true);
    type.setOmitNorms(!withLength);
    type.setIndexOptions(IndexOptions.DOCS_AND_FREQS);
    type.freeze();
    return type;
  }

  /**
   * @param place its place among the entries
   */
  static Document of(Entry entry, int place, RulesAnalyzer analyzer) {
    var document = new Document();
    document.add(new NumericDocValuesField(Field.PLACE, place));
    List<Token> title = analyzer.tokens(entry.title());
    List<Token> text = analyzer.tokens(entry.text());
    List<Token> asked = analyzer.tokens(entry.asked());
    document.add(weighed(title, IN_TITLE));
    document.add(weighed(text, isQuestion(entry) ? IN_ANSWER : IN_TEXT));
    document.add(weighed(analyzer.tokens(entry.setting()), IN_SETTING));
    document.add(weighed(asked, IN_ASKED));
    document.add(words(Field.TEXT, text, Token::term));
    document.add(words(Field.ASKED, asked, Token::term));
    for (List<Token> said : List.of(asked, title, text)) {
      document.add(words(Field.SAID, said, Token::form));
    }
    document.add(words(Field.EXACT, title, Token::form));
    document.add(words(Field.EXACT, text, Token::form));
    count(document, entry.title(), title);
    count(document, entry.text(), text);
    count(document, entry.asked(), asked);
    if (entry.hasName()) {
      document.add(key(Field.NAME, analyzer.name(entry.title())));
    }
    entry.number().ifPresent(number -> document.add(key(Field.NUMBER, RuleKey.of(number))));
    entry.rules().forEach(number -> document.add(key(Field.ABOUT, RuleKey.of(number))));
    entry.citations().forEach(number -> document.add(key(Field.ABOUT, RuleKey.of(number))));
    document.add(new StoredField(Field.STORED, written(entry)));
    return document;
  }

  private static boolean isQuestion(Entry entry) {
    return entry.kind() == Kind.CASE || entry.kind() == Kind.ANSWER;
  }

  /** A word that texts mostly write small is an ordinary one, not a name. */
  private static void count(Document document, String text, List<Token> words) {
    Predicate<Token> isCapital = word -> Character.isUpperCase(text.charAt(word.start()));
    document.add(counted(Field.CAPITAL, words.stream().filter(isCapital).toList()));
    document.add(counted(Field.SMALL, words.stream().filter(isCapital.negate()).toList()));
  }

  private static org.apache.lucene.document.Field counted(String field, List<Token> words) {
    return new org.apache.lucene.document.Field(
        field, new Retold(words.stream().map(Token::form).toList()), COUNTED);
  }

  private static org.apache.lucene.document.Field weighed(List<Token> words, int times) {
    return new org.apache.lucene.document.Field(
        Field.WORDS, new Retold(words.stream().map(Token::term).toList(), times), WEIGHED);
  }

  /** Terms that are counted, and how many they are together; where they stand isn't kept. */
  static org.apache.lucene.document.Field weighed(String field, List<String> terms) {
    return new org.apache.lucene.document.Field(field, new Retold(terms), WEIGHED);
  }

  static TextField words(String field, List<Token> words, Function<Token, String> said) {
    return new TextField(field, new Retold(words.stream().map(said).toList()));
  }

  static StringField key(String field, String term) {
    return new StringField(field, term, org.apache.lucene.document.Field.Store.NO);
  }

  private static byte[] written(Entry entry) {
    var record = new StoredRecord.Writer();
    record.text(entry.kind().name());
    record.numbers(entry.number().stream().toList());
    record.numbers(entry.rules());
    record.numbers(entry.citations());
    record.texts(entry.editions());
    record.text(entry.title());
    record.text(entry.text());
    record.text(entry.setting());
    record.text(entry.asked());
    record.text(entry.ways());
    switch (entry.path()) {
      case Entry.Path.Fixed(String href) -> record.texts(List.of(href));
      case Entry.Path.InEdition(String rest) -> record.texts(List.of("", rest));
    }
    return record.bytes();
  }

  /** The entry that a document was made of. */
  static Entry entry(Document document) {
    var record = new StoredRecord.Reader(document.getBinaryValue(Field.STORED));
    Kind kind = Kind.valueOf(record.text());
    Optional<RuleNumber> number = record.numbers().stream().findFirst();
    List<RuleNumber> rules = record.numbers();
    List<RuleNumber> citations = record.numbers();
    List<String> editions = record.texts();
    String title = record.text();
    String text = record.text();
    String setting = record.text();
    String asked = record.text();
    String ways = record.text();
    List<String> path = new ArrayList<>(record.texts());
    return new Entry(
        kind,
        number,
        rules,
        citations,
        editions,
        title,
        text,
        setting,
        asked,
        ways,
        path.size() == 1
            ? new Entry.Path.Fixed(path.getFirst())
            : new Entry.Path.InEdition(path.getLast()));
  }
}
