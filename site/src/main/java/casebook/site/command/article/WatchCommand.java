package casebook.site.command.article;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.article.check.Watched;
import casebook.site.article.mention.Mention;
import casebook.site.article.mention.Mentions;
import casebook.site.command.option.DataOption;
import casebook.site.command.option.DeadlineOption;
import casebook.site.command.option.Opening;
import casebook.site.command.option.Refused;
import casebook.site.words.search.ResolutionWords;
import casebook.site.work.Task;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code watch}: tells when one of the rules changes that some articles cite. */
@Command(
    name = "watch",
    mixinStandardHelpOptions = true,
    description =
        "Tells which of the rules that some articles cite have changed since their texts were last"
            + " accepted. What was accepted stands in a file that can be kept with the articles.",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:none of the rules has changed",
      "1:some rule has changed, and nobody has accepted it",
      "2:an article or the file of accepted texts can't be read"
    })
public final class WatchCommand implements Callable<Integer> {
  private final Opening opening;

  @Mixin private DataOption data = new DataOption();

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description =
          "Articles, or lists of rule numbers; of a folder all articles in it; - reads from the"
              + " standard input.")
  private List<String> files = List.of();

  @Option(
      names = "--as",
      paramLabel = "FORMAT",
      description = "markdown, html, text, slashes or hashes, where a file's name doesn't tell.")
  private Optional<String> as = Optional.empty();

  @Option(
      names = "--state",
      paramLabel = "FILE",
      defaultValue = "casebook-watch.tsv",
      description = "The texts that were accepted (${DEFAULT-VALUE}); made where there is none.")
  private Path state = Path.of("");

  @Option(
      names = "--accept",
      description = "Accept what has changed: the rules are watched from their new texts on.")
  private boolean accept;

  @Mixin private DeadlineOption deadline = new DeadlineOption();

  @Spec private CommandSpec spec = CommandSpec.create();

  public WatchCommand(Opening opening) {
    this.opening = opening;
  }

  @Override
  public Integer call() throws Refused {
    Casebook casebook = data.open(opening);
    SortedMap<RuleNumber, SortedSet<String>> citing = citing(casebook.editions());
    Optional<Watched> accepted = read();
    Watched now = Watched.now(casebook.editions(), citing.keySet());
    Watched before = accepted.orElse(now);
    boolean writes = accept || accepted.isEmpty();
    PrintWriter out = spec.commandLine().getOut();
    List<RuleNumber> changed = now.changedSince(before);
    for (RuleNumber number : changed) {
      out.printf(
          "%s: %s Cited in %s.%n",
          number,
          told(casebook, number, before),
          String.join(", ", citing.getOrDefault(number, new TreeSet<>())));
    }
    List<RuleNumber> added = writes ? List.of() : now.without(before);
    int watched = now.texts().size() - added.size();
    out.printf(
        "%d %s, %d changed.%n",
        watched, watched == 1 ? "rule is watched" : "rules are watched", changed.size());
    if (!added.isEmpty()) {
      out.println("Not watched yet: " + joined(added, ", ") + ". Take over with --accept.");
    }
    List<RuleNumber> elsewhere =
        citing.keySet().stream().filter(number -> !now.texts().containsKey(number)).toList();
    if (!elsewhere.isEmpty()) {
      out.println(
          "Not held here, so nothing is known of them: "
              + joined(elsewhere, ", ")
              + ". Import complete rules to watch them.");
    }
    List<RuleNumber> kept = before.without(now);
    if (accept && !kept.isEmpty()) {
      out.println("Still accepted, though not cited or not held here: " + joined(kept, ", ") + ".");
    }
    List<RuleNumber> numbers = List.copyOf(now.texts().keySet());
    for (int from = 0; from < numbers.size(); from += Watched.MOST_IN_A_FEED) {
      int to = Math.min(numbers.size(), from + Watched.MOST_IN_A_FEED);
      out.println("Feed: /feeds/" + joined(numbers.subList(from, to), ",") + ".atom");
    }
    out.flush();
    if (writes) {
      Replaced.write(state, before.with(now).written());
    }
    return changed.isEmpty() || accept ? 0 : 1;
  }

  private static String joined(List<RuleNumber> numbers, String separator) {
    return numbers.stream().map(RuleNumber::toString).collect(Collectors.joining(separator));
  }

  /** What happened to a rule, or to rules of a section, since its text was accepted. */
  private static String told(Casebook casebook, RuleNumber number, Watched before) {
    Edition today = casebook.editions().latest(number);
    Optional<Edition> accepted =
        before.edition(number).flatMap(name -> casebook.editions().named(name));
    if (number.ordinal() == 0) {
      List<RuleNumber> rules =
          accepted.map(edition -> changed(number, edition, today)).orElse(List.of());
      return rules.isEmpty()
          ? "Rules of this section have changed."
          : "Of this section have changed: " + joined(rules, ", ") + ".";
    }
    return accepted
        .flatMap(edition -> casebook.history().resolve(edition, number))
        .map(ResolutionWords::says)
        .orElseGet(() ->
            today
                .rule(number)
                .map(Rule::text)
                .map(text -> "It is new, or its text isn’t held that was accepted. Today: " + text)
                .orElse("There is no such rule today."));
  }

  /** The numbers of a section under which two editions say different things. */
  private static List<RuleNumber> changed(RuleNumber section, Edition one, Edition other) {
    return Stream.concat(one.rules().stream(), other.rules().stream())
        .map(Rule::number)
        .filter(number -> number.isWithin(section))
        .distinct()
        .sorted()
        .filter(
            number -> !one.rule(number).map(Rule::hash).equals(other.rule(number).map(Rule::hash)))
        .toList();
  }

  /** The rules that are cited, each with the articles that cite it. */
  private SortedMap<RuleNumber, SortedSet<String>> citing(Editions editions) throws Refused {
    var citing = new TreeMap<RuleNumber, SortedSet<String>>();
    for (ArticleFile article : ArticleFile.all(files, as)) {
      deadline.during(Task.ARTICLE, () -> Mentions.in(article.text(), article.format())).stream()
          .filter(mention -> mention.skipped().isEmpty())
          .map(Mention::range)
          .flatMap(range -> range.numbersIn(editions.latest(range.from())).stream())
          .forEach(
              number -> citing.computeIfAbsent(number, _ -> new TreeSet<>()).add(article.name()));
    }
    return citing;
  }

  private Optional<Watched> read() throws Refused {
    try {
      return Optional.of(Watched.read(Files.readString(state)));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new Refused(state + " can't be read: " + e.getMessage());
    } catch (IllegalArgumentException e) {
      throw new Refused(
          "%s is no list of accepted texts: %s. Move it away, or name another one with --state"
              .formatted(state, e.getMessage()));
    }
  }
}
