package casebook.site.spark;

import casebook.rules.AskedEdition.InForce;
import casebook.rules.Editions;
import casebook.site.Casebook;
import casebook.site.batch.CaseLines;
import casebook.site.batch.LineJudge;
import casebook.site.batch.TimedJudge;
import casebook.site.catalogue.Catalogue;
import casebook.site.command.option.EditionOption;
import casebook.site.command.option.Refused;
import casebook.site.imports.CardsBefore;
import casebook.site.imports.DataFolder;
import casebook.site.imports.published.ImportException;
import casebook.site.input.CaseReader;
import casebook.site.work.Deadline;
import casebook.site.work.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** What this executor has loaded: once for all of its tasks, when the first one needs it. */
final class Loaded {
  private static final Map<Optional<String>, Casebook> CASEBOOKS = new ConcurrentHashMap<>();
  private static final Map<SessionSettings, TimedJudge> JUDGES = new ConcurrentHashMap<>();

  /** Judged before any deadline runs: a first case loads cards and classes, which takes seconds. */
  private static final CaseLines.Line FIRST =
      new CaseLines.Line(
          1,
          """
          {"players": [{"id": "a"}, {"id": "b"}],\
           "permanents": [{"id": "c", "controller": "a", "card": "Crazed Goblin"}],\
           "moves": [{"declareAttackers": {"attacks": []}}]}\
          """);

  private Loaded() {}

  /** What judges by these settings. */
  static TimedJudge judge(SessionSettings settings) {
    return JUDGES.computeIfAbsent(settings, Loaded::open);
  }

  private static TimedJudge open(SessionSettings settings) {
    Casebook casebook = CASEBOOKS.computeIfAbsent(settings.imports(), Loaded::casebook);
    var reader =
        new CaseReader(
            casebook.editions(),
            catalogue(settings, casebook),
            edition(settings, casebook.editions()));
    var deadline = new Deadline(settings.deadline());
    var judge = new LineJudge(reader, casebook.editions(), settings.fields());
    var _ = judge.answer(FIRST);
    return new TimedJudge(judge, line -> deadline.during(Task.RULING, line));
  }

  private static Catalogue catalogue(SessionSettings settings, Casebook casebook) {
    String cards = settings.cards();
    if (cards == null) {
      return casebook.catalogue();
    }
    try {
      return CardsBefore.read(Path.of(cards), casebook.catalogue()).catalogue();
    } catch (IOException e) {
      throw new IllegalStateException(
          "The file of cards %s can't be read on this executor".formatted(cards), e);
    } catch (ImportException e) {
      throw new IllegalStateException(e.reason(), e);
    }
  }

  private static InForce edition(SessionSettings settings, Editions editions) {
    String date = settings.edition();
    try {
      return date == null ? new InForce(editions.executed()) : EditionOption.asked(date, editions);
    } catch (Refused e) {
      throw new IllegalStateException(e.getMessage(), e);
    }
  }

  private static Casebook casebook(Optional<String> imports) {
    return imports.map(Loaded::withImports).orElseGet(Casebook::builtIn);
  }

  /** A folder that isn't there would be one without imports: other rulings, and no word of it. */
  private static Casebook withImports(String name) {
    Path folder = Path.of(name);
    if (!Files.isDirectory(folder)) {
      throw new IllegalStateException(
          "The folder %s with what was imported isn't on this executor. Put it there, or send it along: --archives FILE.zip#NAME"
              .formatted(folder.toAbsolutePath()));
    }
    try {
      return Casebook.with(new DataFolder(folder));
    } catch (ImportException e) {
      throw new IllegalStateException(e.reason(), e);
    }
  }
}
