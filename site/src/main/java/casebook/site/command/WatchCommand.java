package casebook.site.command;

import casebook.rules.Edition;
import casebook.rules.Lookup;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.article.Mention;
import casebook.site.article.Mentions;
import casebook.site.article.Watched;
import casebook.site.words.ResolutionWords;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
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
final class WatchCommand implements Callable<Integer> {
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

  @Spec private CommandSpec spec = CommandSpec.create();

  WatchCommand(Opening opening) {
    this.opening = opening;
  }

  @Override
  public Integer call() throws Refused {
    SortedMap<RuleNumber, SortedSet<String>> citing = citing();
    Casebook casebook = data.open(opening);
    Optional<Watched> before = read();
    Watched now = Watched.now(casebook.editions(), citing.keySet());
    PrintWriter out = spec.commandLine().getOut();
    List<RuleNumber> changed = before.map(now::changedSince).orElse(List.of());
    for (RuleNumber number : changed) {
      out.printf(
          "%s: %s Cited in %s.%n",
          number,
          told(casebook, number, before.orElseThrow()),
          String.join(", ", citing.getOrDefault(number, new TreeSet<>())));
    }
    out.printf(
        "%d %s, %d changed.%n",
        citing.size(),
        citing.size() == 1 ? "rule is watched" : "rules are watched",
        changed.size());
    List<RuleNumber> elsewhere =
        citing.keySet().stream().filter(number -> !isHeld(casebook, number)).toList();
    if (!elsewhere.isEmpty()) {
      out.println(
          "Not held here, so nothing is known of them: "
              + elsewhere.stream().map(RuleNumber::toString).collect(Collectors.joining(", "))
              + ". Import complete rules to watch them.");
    }
    if (!citing.isEmpty()) {
      out.println(
          "Feed: /feeds/"
              + citing.keySet().stream().map(RuleNumber::toString).collect(Collectors.joining(","))
              + ".atom");
    }
    out.flush();
    if (accept || before.isEmpty()) {
      write(now);
    }
    return changed.isEmpty() || accept ? 0 : 1;
  }

  private static boolean isHeld(Casebook casebook, RuleNumber number) {
    return !(casebook.editions().latest(number).lookup(number) instanceof Lookup.SectionNotHeld);
  }

  /** What happened to a rule since its text was accepted. */
  private static String told(Casebook casebook, RuleNumber number, Watched before) {
    Optional<Edition> accepted =
        before.edition(number).flatMap(name -> casebook.editions().named(name));
    return accepted
        .flatMap(edition -> casebook.history().resolve(edition, number))
        .map(ResolutionWords::says)
        .orElseGet(() ->
            casebook
                .editions()
                .latest(number)
                .rule(number)
                .map(Rule::text)
                .map(text -> "It is new, or its text isn’t held that was accepted. Today: " + text)
                .orElse("There is no such rule today."));
  }

  /** The rules that are cited, each with the articles that cite it. */
  private SortedMap<RuleNumber, SortedSet<String>> citing() throws Refused {
    var articles = new ArrayList<ArticleFile>();
    for (String name : files) {
      for (String file : ArticleFile.named(name)) {
        articles.add(ArticleFile.read(file, as));
      }
    }
    var citing = new TreeMap<RuleNumber, SortedSet<String>>();
    for (ArticleFile article : articles) {
      Mentions.in(article.text(), article.format()).stream()
          .filter(mention -> mention.skipped().isEmpty())
          .flatMap(WatchCommand::numbers)
          .forEach(
              number -> citing.computeIfAbsent(number, _ -> new TreeSet<>()).add(article.name()));
    }
    return citing;
  }

  private static Stream<RuleNumber> numbers(Mention mention) {
    return mention.range().numbers().stream();
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

  private void write(Watched now) throws Refused {
    try {
      Path fresh = state.resolveSibling(state.getFileName() + ".new");
      Files.writeString(fresh, now.written());
      Files.move(fresh, state, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new Refused(state + " can't be written: " + e.getMessage());
    }
  }
}
