package casebook.site.cases;

import casebook.index.text.Document;
import casebook.index.text.Kind;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import casebook.site.catalogue.Catalogue;
import casebook.site.catalogue.Spelling;
import casebook.site.input.tree.Problem;
import casebook.site.input.tree.Reading;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The published rulings that Casebook comes with, by topic and rule. */
public final class PublishedRulings {
  private final Map<String, String> texts;
  private final Map<String, PublishedRuling> bySlug = new LinkedHashMap<>();
  private final Map<String, String> moved = MovedSlugs.builtIn();
  private final List<String> cards;

  private PublishedRulings(Map<String, String> texts) {
    this.texts = texts;
    texts.entrySet().stream()
        .map(file -> head(file.getKey(), file.getValue()))
        .sorted(PublishedRuling.ORDER)
        .forEach(ruling -> bySlug.put(ruling.slug(), ruling));
    Map<String, Long> byCard =
        bySlug.values().stream()
            .flatMap(ruling -> ruling.cards().stream())
            .collect(Collectors.groupingBy(card -> card, TreeMap::new, Collectors.counting()));
    this.cards =
        byCard.entrySet().stream()
            .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
            .map(Map.Entry::getKey)
            .toList();
  }

  /**
   * Reads what stands above the cases; the cases themselves are read when they are asked for.
   *
   * @throws IllegalStateException if a file doesn't begin as it must
   */
  public static PublishedRulings builtIn() {
    return new PublishedRulings(CaseTexts.builtIn());
  }

  private static PublishedRuling head(String slug, String text) {
    return Head.read(slug, text)
        .orElseThrow(
            () -> new IllegalStateException(slug + " doesn't begin as a published ruling does"));
  }

  private static <T> T good(String slug, Reading<T> reading) {
    return switch (reading) {
      case Reading.Good<T>(var value) -> value;
      case Reading.Wrong<T>(var problems) -> throw wrong(slug, problems);
      case Reading.Unparseable<T>(var problems) -> throw wrong(slug, problems);
    };
  }

  private static IllegalStateException wrong(String slug, List<Problem> problems) {
    List<String> lines = problems.stream().map(Problem::line).toList();
    return new IllegalStateException(slug + ": " + String.join("\n", lines));
  }

  /** All of them. */
  public List<PublishedRuling> all() {
    return List.copyOf(bySlug.values());
  }

  /** The ruling with a slug. */
  public Optional<PublishedRuling> find(String slug) {
    return Optional.ofNullable(bySlug.get(slug));
  }

  /** The slug that a ruling has now which once had this one. */
  public Optional<String> movedTo(String slug) {
    return Optional.ofNullable(moved.get(slug));
  }

  /** All slugs that rulings once had and haven't any more. */
  public Set<String> once() {
    return moved.keySet();
  }

  /** What their cases name: cards and other sources, those in most cases first. */
  public List<String> cards() {
    return cards;
  }

  /** Those that show a rule applying; the ones that are about it before all others come first. */
  public List<PublishedRuling> applying(RuleNumber rule) {
    return all().stream()
        .filter(ruling -> ruling.applies().contains(rule))
        .sorted(Comparator.comparingInt(ruling -> ruling.rules().indexOf(rule)))
        .toList();
  }

  /** Those that show a rule not applying. */
  public List<PublishedRuling> notApplying(RuleNumber rule) {
    return all().stream().filter(ruling -> ruling.doesNotApply().contains(rule)).toList();
  }

  /** The ones whose slugs are most like a text. */
  public List<PublishedRuling> nearest(String slug, int limit) {
    return Spelling.nearest(slug, bySlug.keySet(), limit).stream()
        .flatMap(near -> find(near).stream())
        .toList();
  }

  /** What is found by words: the questions, with what is answered and what is on the board. */
  public List<Document> documents() {
    CaseAskings askings = CaseAskings.builtIn();
    return all().stream().map(ruling -> document(ruling, askings)).toList();
  }

  private static Document document(PublishedRuling ruling, CaseAskings askings) {
    String board = ruling.cards().isEmpty() ? "" : " " + String.join(", ", ruling.cards()) + ".";
    var found =
        new Document(
            Kind.CASE,
            ruling.question(),
            ruling.answer() + "\n" + ruling.title() + "." + board,
            ruling.rules(),
            ruling.href());
    return askings.asked(found, ruling.slug());
  }

  /** A ruling with its case. */
  public RulingFile open(PublishedRuling ruling, Editions editions, Catalogue catalogue) {
    String slug = ruling.slug();
    String text = Objects.requireNonNull(texts.get(slug), slug);
    return good(slug, RulingFile.read(slug, text, editions, catalogue));
  }
}
