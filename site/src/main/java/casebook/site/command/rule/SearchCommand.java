package casebook.site.command.rule;

import casebook.index.query.Query;
import casebook.index.query.Query.Having;
import casebook.index.query.Query.Wording;
import casebook.index.result.Facets;
import casebook.index.result.Hit;
import casebook.index.result.SearchResult;
import casebook.index.result.Suggestion;
import casebook.index.text.Kind;
import casebook.index.text.Official;
import casebook.rules.Edition;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.catalogue.CardFacts;
import casebook.site.command.option.DataOption;
import casebook.site.command.option.DeadlineOption;
import casebook.site.command.option.EditionOption;
import casebook.site.command.option.Opening;
import casebook.site.command.option.Refused;
import casebook.site.words.effect.AbilityWords;
import casebook.site.words.effect.EffectWords;
import casebook.site.words.search.EditionWords;
import casebook.site.words.search.OfficialWords;
import casebook.site.words.search.OtherRulesWords;
import casebook.site.words.search.SuggestionWords;
import casebook.site.work.Task;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Finds rules by words or numbers. */
@Command(
    name = "search",
    mixinStandardHelpOptions = true,
    description = "Finds rules, examples, glossary entries and topics by words or numbers.")
public final class SearchCommand implements Callable<Integer> {
  /** As many as fit on a line. */
  private static final int MOST_SECTIONS = 8;

  private final Opening opening;

  @Mixin private DataOption data = new DataOption();

  @Parameters(paramLabel = "WORDS", arity = "1..*", description = "What to look for.")
  private List<String> words = List.of();

  @Option(
      names = "--kind",
      paramLabel = "KIND",
      description = "Only hits of this kind: rule, example, glossary, topic, ruling, case, card.")
  private Optional<String> kind = Optional.empty();

  @Option(
      names = "--section",
      paramLabel = "N",
      description = "Only hits that are of this section, or belong to it.")
  private Optional<String> section = Optional.empty();

  @Option(
      names = "--with-rulings",
      description = "Only rules and cards on which there are rulings, and rulings themselves.")
  private boolean withRulings;

  @Mixin private EditionOption edition = new EditionOption();

  @Option(
      names = "--as-typed",
      description = "Search just these words, not what the rules say for them too.")
  private boolean asTyped;

  @Option(names = "--explain", description = "Say of each hit what its score is made of.")
  private boolean explain;

  @Option(
      names = "--page",
      paramLabel = "N",
      defaultValue = "1",
      description = "Which page of the hits (${DEFAULT-VALUE}).")
  private int page;

  @Mixin private DeadlineOption deadline = new DeadlineOption();

  @Spec private CommandSpec spec = CommandSpec.create();

  public SearchCommand(Opening opening) {
    this.opening = opening;
  }

  @Override
  public Integer call() throws Refused {
    Optional<Kind> wanted = kind.flatMap(Kind::named);
    if (kind.isPresent() && wanted.isEmpty()) {
      throw new Refused(
          "There is no kind %s: the kinds are %s"
              .formatted(
                  kind.get(),
                  Arrays.stream(Kind.values()).map(Kind::label).collect(Collectors.joining(", "))));
    }
    if (page < 1) {
      throw new Refused(page + " is no page: pages are counted from 1");
    }
    Casebook casebook = data.open(opening);
    Optional<String> only = edition.in(casebook.editions()).map(Edition::name);
    var query =
        Query.of(String.join(" ", words))
            .kind(wanted)
            .section(section())
            .having(withRulings ? Having.RULINGS : Having.ANYTHING)
            .edition(only)
            .page(page)
            .wording(asTyped ? Wording.TYPED : Wording.UNDERSTOOD);
    casebook.finishIndexing();
    SearchResult result = deadline.during(Task.SEARCH, () -> casebook.search(query));
    result.dated().flatMap(EditionWords::missing).ifPresent(spec.commandLine().getErr()::println);
    spec.commandLine().getErr().flush();
    PrintWriter out = spec.commandLine().getOut();
    Optional<Suggestion> first =
        result.suggestion().filter(Suggestion.OtherRules.class::isInstance);
    first.ifPresent(suggestion -> print(suggestion, out));
    for (CardFacts card : casebook.named(result.cards())) {
      out.println(card.name() + "  [card] " + card.typeLine());
      card.abilities().stream()
          .flatMap(ability ->
              new AbilityWords(EffectWords.printedOn(card.characteristics()))
                  .allSentences(ability).stream())
          .forEach(sentence -> out.println("    " + sentence));
    }
    for (Hit hit : result.hits()) {
      String number = hit.rule().map(rule -> rule + "  ").orElse("");
      String told = hit.official().map(of -> ", " + of.date() + ", from " + of.source()).orElse("");
      out.println(number + hit.title() + "  [" + hit.kind().label() + told + "]");
      out.println("    " + hit.snippet().text().replace("\n", " "));
      casebook
          .readsSince(hit)
          .ifPresent(
              since -> out.println("    " + EditionWords.before(hit.rule().orElseThrow(), since)));
      hit.official()
          .map(Official::applied)
          .map(OfficialWords::applies)
          .filter(applies -> !applies.isEmpty())
          .ifPresent(applies -> out.println("    " + applies));
      if (explain) {
        Hit.Reasons because = hit.reasons();
        out.printf(
            Locale.ROOT,
            "    %.2f = number %.2f + words %.2f + documents %.2f + cards %.2f%n",
            hit.score(),
            because.number(),
            because.words(),
            because.documents(),
            because.cards());
      }
    }
    print(result.facets(), out);
    if (!result.whole()) {
      out.println("Only the beginning of the query was read: it is longer than any question.");
    }
    out.println(
        "%d found for %s, page %d of %d"
            .formatted(result.total(), result.rewritten(), result.page(), result.pages()));
    if (first.isEmpty()) {
      result.suggestion().ifPresent(suggestion -> print(suggestion, out));
    }
    return 0;
  }

  private Optional<RuleNumber> section() throws Refused {
    Optional<RuleNumber> wanted =
        section.flatMap(RuleNumber::find).filter(number -> number.equals(number.section()));
    if (section.isPresent() && wanted.isEmpty()) {
      throw new Refused(section.get() + " is no section, as 508 is one");
    }
    return wanted;
  }

  private static void print(Suggestion suggestion, PrintWriter out) {
    out.println(SuggestionWords.said(suggestion));
    if (OtherRulesWords.isAbsent(suggestion)) {
      out.println("The complete rules: " + OtherRulesWords.DOCUMENT);
    }
    List<String> untried = SuggestionWords.untried(suggestion);
    if (!untried.isEmpty()) {
      out.println("Did you mean " + String.join(" or ", untried) + "?");
    }
  }

  private static void print(Facets facets, PrintWriter out) {
    print(
        "Kinds",
        facets.kinds().entrySet().stream()
            .map(kind -> kind.getKey().label() + " " + kind.getValue()),
        out);
    print(
        "Sections",
        facets.sections().entrySet().stream()
            .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
            .limit(MOST_SECTIONS)
            .map(of -> of.getKey() + ": " + of.getValue()),
        out);
    print(
        "Editions",
        facets.editions().entrySet().stream().map(of -> of.getKey() + ": " + of.getValue()),
        out);
    print(
        "With rulings",
        Stream.of(facets.withRulings()).filter(count -> count > 0).map(String::valueOf),
        out);
  }

  private static void print(String label, Stream<String> counts, PrintWriter out) {
    String line = counts.collect(Collectors.joining(", "));
    if (!line.isEmpty()) {
      out.println(label + ": " + line);
    }
  }
}
