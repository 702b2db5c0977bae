package casebook.index.text;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.GlossaryEntry;
import casebook.rules.Lookup;
import casebook.rules.Reference;
import casebook.rules.References;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Section;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The sections, rules, examples and glossary entries of editions, each distinct text once. Its
 * title, setting and place are those of the newest edition that has it.
 */
public final class EntriesOfEditions {

  /** What makes two texts the same. */
  private record Text(Kind kind, String name, String text) {}

  /** A rule that only has a title, as 702.22, "Banding": it does not end as a sentence does. */
  private static final Pattern HEADING = Pattern.compile("[^.:;!?]{1,60}");

  private static final Pattern FIRST_SENTENCE = Pattern.compile("^.+?[.:!?](?=\\s|$)");

  /**
   * A text while it is collected.
   *
   * @param entry it, as the newest edition has it
   * @param editions the names of the editions that have it, newest first
   */
  private record Collected(Entry entry, List<String> editions) {
    private Entry whole() {
      return entry.of(editions);
    }
  }

  private final Map<Text, Collected> entries = new LinkedHashMap<>();

  /** What was read once is hardly ever different in the next edition. */
  private final Map<String, String> typewritten = new HashMap<>();

  private final Askings askings = Askings.builtIn();

  private final Edition current;

  private EntriesOfEditions(Edition current) {
    this.current = current;
  }

  /** The entries of all editions, the newest edition's first, each edition in its order. */
  public static List<Entry> of(Editions editions) {
    EntriesOfEditions collected = new EntriesOfEditions(editions.current());
    editions.all().forEach(collected::add);
    return collected.entries.values().stream().map(Collected::whole).toList();
  }

  private void add(Edition edition) {
    edition.sections().forEach(section -> add(edition, section));
    edition.rules().forEach(rule -> add(edition, rule));
    edition.glossary().forEach(entry -> add(edition, entry));
  }

  /** The askings are made for the newest edition: an older one may have had other numbers. */
  private String asked(Edition edition, RuleNumber number) {
    return edition.equals(current) ? askings.of(number) : "";
  }

  private void add(Edition edition, Section section) {
    RuleNumber number = section.number();
    add(
        edition,
        new Text(Kind.RULE, number.toString(), typewritten(section.title())),
        () ->
            new Entry(
                Kind.RULE,
                Optional.of(number),
                List.of(number),
                List.of(),
                List.of(),
                section.title(),
                section.title(),
                "",
                asked(edition, number),
                "",
                new Entry.Path.InEdition(number.toString())));
  }

  private void add(Edition edition, Rule rule) {
    RuleNumber number = rule.number();
    add(
        edition,
        new Text(Kind.RULE, number.toString(), typewritten(rule.text())),
        () ->
            new Entry(
                Kind.RULE,
                Optional.of(number),
                List.of(number),
                citations(rule.text()),
                List.of(),
                heading(edition, number),
                rule.text(),
                edition.parent(number).map(parent -> firstSentence(parent.text())).orElse(""),
                asked(edition, number),
                "",
                new Entry.Path.InEdition(number.toString())));
    for (int i = 0; i < rule.examples().size(); i++) {
      String example = rule.examples().get(i);
      String path = number + "#example-" + (i + 1);
      add(
          edition,
          new Text(Kind.EXAMPLE, number.toString(), typewritten(example)),
          () ->
              new Entry(
                  Kind.EXAMPLE,
                  Optional.empty(),
                  List.of(number),
                  citations(example),
                  List.of(),
                  heading(edition, number),
                  example,
                  firstSentence(rule.text()),
                  "",
                  "",
                  new Entry.Path.InEdition(path)));
    }
  }

  private void add(Edition edition, GlossaryEntry entry) {
    add(
        edition,
        new Text(Kind.GLOSSARY, typewritten(entry.term()), typewritten(entry.text())),
        () -> entry(edition, entry));
  }

  private static Entry entry(Edition edition, GlossaryEntry entry) {
    List<RuleNumber> cited = citations(entry.text());
    Optional<RuleNumber> home =
        cited.stream().filter(number -> isHeld(edition.lookup(number))).findFirst();
    return new Entry(
        Kind.GLOSSARY,
        Optional.empty(),
        home.stream().toList(),
        cited,
        List.of(),
        entry.term(),
        entry.text(),
        "",
        "",
        "",
        home.<Entry.Path>map(number -> new Entry.Path.InEdition(number.toString()))
            .orElseGet(() -> new Entry.Path.Fixed(searchFor(entry))));
  }

  /** The page of an entry that refers to no rule that is held is the search for its term. */
  private static String searchFor(GlossaryEntry entry) {
    return "/?kind=glossary&q=" + URLEncoder.encode(entry.term(), StandardCharsets.UTF_8);
  }

  /** Notes that an edition has a text, which is read only where it is new. */
  private void add(Edition edition, Text text, Supplier<Entry> entry) {
    List<String> editions =
        entries
            .computeIfAbsent(text, _ -> new Collected(entry.get(), new ArrayList<>()))
            .editions();
    if (editions.isEmpty() || !editions.getLast().equals(edition.name())) {
      editions.add(edition.name());
    }
  }

  /** A text with the quotation marks of a typewriter: only some files have others. */
  private String typewritten(String text) {
    return typewritten.computeIfAbsent(text, EntriesOfEditions::straight);
  }

  private static String straight(String text) {
    return text.replace('“', '"').replace('”', '"').replace('‘', '\'').replace('’', '\'');
  }

  private static boolean isHeld(Lookup lookup) {
    return switch (lookup) {
      case Lookup.HeldRule _, Lookup.HeldSection _ -> true;
      case Lookup.NoSuchNumber _, Lookup.SectionNotHeld _ -> false;
    };
  }

  /** The title of the nearest rule above that only has one, or of the section. */
  private static String heading(Edition edition, RuleNumber number) {
    return Stream.of(edition.rule(number), edition.parent(number))
        .flatMap(Optional::stream)
        .map(Rule::text)
        .filter(text -> HEADING.matcher(text).matches())
        .findFirst()
        .or(() -> edition.section(number).map(Section::title))
        .orElse("");
  }

  private static String firstSentence(String text) {
    return FIRST_SENTENCE
        .matcher(text)
        .results()
        .map(found -> found.group())
        .findFirst()
        .orElse(text);
  }

  private static List<RuleNumber> citations(String text) {
    return References.in(text).stream()
        .map(Reference::range)
        .flatMap(range -> Stream.of(range.from(), range.to()))
        .distinct()
        .toList();
  }
}
