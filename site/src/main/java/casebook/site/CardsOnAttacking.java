package casebook.site;

import casebook.engine.effect.Meaning;
import casebook.index.text.Document;
import casebook.index.text.Kind;
import casebook.rules.RuleNumber;
import casebook.site.catalogue.ActsThrough;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import casebook.site.catalogue.TextFile;
import casebook.site.words.effect.AbilityWords;
import casebook.site.words.effect.EffectWords;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/**
 * The built-in cards whose effects bear on attacking, told in our own words, for the search. They
 * are in a file that is made beforehand: it takes seconds to look through all cards for them.
 */
final class CardsOnAttacking {
  private static final String FILE = "cards-on-attacking.txt.gz";

  /** Between the name of a card, its rules and its text. */
  private static final String TAB = "\t";

  private CardsOnAttacking() {}

  /** Those of the file, in its order. */
  static List<Document> builtIn() {
    try (InputStream file = CardsOnAttacking.class.getResourceAsStream(FILE);
        InputStream text = TextFile.plain(Objects.requireNonNull(file, FILE))) {
      return new String(text.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(CardsOnAttacking::read)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Those that a catalogue has. */
  static List<Document> in(Catalogue catalogue) {
    return catalogue.names().parallelStream()
        .flatMap(name -> catalogue.find(name).stream())
        .map(CardsOnAttacking::document)
        .filter(card -> !card.rules().isEmpty())
        .distinct()
        .toList();
  }

  private static Document document(CardFacts card) {
    var words = new AbilityWords(EffectWords.printedOn(card.characteristics()));
    Stream<String> does =
        card.abilities().stream()
            .filter(ability -> ability.meaning() instanceof Meaning.Read)
            .flatMap(ability -> words.allSentences(ability).stream());
    return document(
        card.name(), card.typeLine(), does.collect(Collectors.joining(" ")), ActsThrough.of(card));
  }

  /** A card as the search shows it. */
  static Document document(String name, String typeLine, String text, List<RuleNumber> rules) {
    return document(name, typeLine + " · " + text, rules);
  }

  private static Document document(String name, String text, List<RuleNumber> rules) {
    return new Document(Kind.CARD, name, text, rules, CardFacts.href(name));
  }

  private static Document read(String line) {
    List<String> parts = Arrays.asList(line.split(TAB, -1));
    return document(
        parts.getFirst(),
        parts.getLast(),
        Arrays.stream(parts.get(1).split(" ", -1)).map(RuleNumber::parse).toList());
  }

  /** Writes the file: a line for each card. */
  static void write(List<Document> cards, OutputStream file) throws IOException {
    try (var packed = new GZIPOutputStream(file)) {
      for (Document card : cards) {
        String rules =
            card.rules().stream().map(RuleNumber::toString).collect(Collectors.joining(" "));
        String line = String.join(TAB, card.title(), rules, card.text()) + "\n";
        packed.write(line.getBytes(StandardCharsets.UTF_8));
      }
    }
  }
}
