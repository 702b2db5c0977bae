package casebook.site.imports;

import casebook.rules.Coverage;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.KeptEditions;
import casebook.rules.Lookup;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.TextHash;
import casebook.rules.published.NotARulesFile;
import casebook.rules.published.OfficialFile;
import casebook.site.imports.Progress.Work;
import casebook.site.imports.published.ImportException;
import casebook.site.imports.published.RulesFile;
import casebook.site.imports.published.RulesFiles;
import casebook.site.imports.published.RulesFiles.Refusal;
import java.io.IOException;
import java.io.InputStream;
import java.io.Serial;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Imports complete editions of the Comprehensive Rules. */
public final class ImportedEditions {
  private final DataFolder folder;
  private final TreeMap<LocalDate, Edition> held = new TreeMap<>();
  private final KeptEditions.Sharing shared = new KeptEditions.Sharing();

  /**
   * A file of this import.
   *
   * @param hash tells its text from others
   */
  private record Read(String name, String hash) {}

  private final TreeMap<LocalDate, Read> read = new TreeMap<>();

  private final List<String> written = new ArrayList<>();

  private ImportedEditions(DataFolder folder) throws ImportException {
    this.folder = folder;
    HeldEditions.in(folder, Progress.UNSEEN)
        .editions()
        .forEach(edition -> held.put(edition.effective(), shared.of(edition)));
  }

  /** What became of what was held of the edition. */
  public enum Outcome {
    /** No edition of that date was held. */
    NEW,
    /** The built-in text of some sections has become part of the whole. */
    COMPLETED,
    /** Another text was imported for that date before. */
    REPLACED,
    /** This text was imported before. */
    AS_BEFORE
  }

  /**
   * What an import did.
   *
   * @param file the name of the file
   * @param edition the edition that was read
   * @param differing the rules that read otherwise in what was held of this edition before
   */
  public record Summary(
      String file, Edition edition, Outcome outcome, List<RuleNumber> differing) {}

  /**
   * What an import of several files did.
   *
   * @param read what was taken over, in the order of the files
   * @param refused what was not
   */
  public record Result(List<Summary> read, List<Refusal> refused) {
    /** Copies the lists. */
    public Result {
      read = List.copyOf(read);
      refused = List.copyOf(refused);
    }
  }

  /**
   * Imports a complete edition from a published file; one of the same date is replaced.
   *
   * @param name what the file is called
   * @throws ImportException if the file is broken or not complete; nothing changes then
   */
  public static Summary add(InputStream file, String name, DataFolder folder)
      throws ImportException {
    var only = new RulesFile(name, () -> bytes(file));
    Result result = add(List.of(only), folder, Progress.UNSEEN);
    if (!result.refused().isEmpty()) {
      throw new ImportException(result.refused().getFirst().reason());
    }
    return result.read().getFirst();
  }

  private static byte[] bytes(InputStream file) throws ImportException {
    try {
      return RulesFiles.plain(file);
    } catch (IOException e) {
      throw new ImportException("It can't be read: " + e.getMessage(), e);
    }
  }

  /**
   * Imports complete editions from published files, all that can be read in one step; those of the
   * same dates are replaced.
   *
   * @param progress is told how many files are read
   * @throws ImportException if nothing can be imported into the folder; nothing changes then
   */
  public static Result add(List<RulesFile> files, DataFolder folder, Progress progress)
      throws ImportException {
    return folder.alone(() -> new ImportedEditions(folder).addAll(files, progress));
  }

  private Result addAll(List<RulesFile> files, Progress progress) throws ImportException {
    var done = new ArrayList<Summary>();
    var refused = new ArrayList<Refusal>();
    for (RulesFile file : files) {
      progress.at(Work.READING, done.size() + refused.size(), files.size());
      try {
        done.add(add(file));
      } catch (Unfit e) {
        refused.add(new Refusal(file.name(), e.reason));
      }
    }
    if (!written.isEmpty()) {
      folder.takeOver(written);
      HeldEditions.keep(folder, List.copyOf(held.values()));
    }
    progress.at(Work.READING, files.size(), files.size());
    return new Result(done, refused);
  }

  /** A file can't be imported; others can. */
  private static final class Unfit extends Exception {
    @Serial private static final long serialVersionUID = 1;
    private final String reason;

    private Unfit(String reason) {
      super(reason);
      this.reason = reason;
    }
  }

  private Summary add(RulesFile file) throws ImportException, Unfit {
    String text = decoded(file);
    String source = "the file " + file.lastName();
    Edition edition = shared.of(complete(text, source));
    List<String> lines = text.lines().toList();
    var here = new Read(file.name(), TextHash.of(String.join("\n", lines)));
    Optional<Read> twice = Optional.ofNullable(read.putIfAbsent(edition.effective(), here));
    if (twice.filter(other -> !other.hash().equals(here.hash())).isPresent()) {
      throw new Unfit(
          "It says that it is the edition of %s, as %s does, whose text is another one"
              .formatted(edition.name(), twice.get().name()));
    }
    Optional<Edition> before = Optional.ofNullable(held.get(edition.effective()));
    if (twice.isPresent() || isHeld(edition, lines)) {
      return new Summary(file.name(), edition, Outcome.AS_BEFORE, List.of());
    }
    checkAgainstBuiltIn(edition);
    folder.writeUnfinished(HeldEditions.file(edition), HeldEditions.lines(source, lines));
    written.add(HeldEditions.file(edition));
    held.put(edition.effective(), edition);
    Optional<Edition> builtIn = Editions.builtIn().named(edition.name());
    Outcome outcome =
        before.isPresent()
            ? Outcome.REPLACED
            : builtIn.map(_ -> Outcome.COMPLETED).orElse(Outcome.NEW);
    return new Summary(
        file.name(),
        edition,
        outcome,
        before.or(() -> builtIn).map(of -> differing(of, edition)).orElse(List.of()));
  }

  private boolean isHeld(Edition edition, List<String> lines) throws ImportException {
    return held.containsKey(edition.effective())
        && HeldEditions.text(folder, edition).filter(lines::equals).isPresent();
  }

  private static String decoded(RulesFile file) throws Unfit {
    try {
      String text = OfficialFile.decode(file.bytes().read());
      return text.startsWith("\uFEFF") ? text.substring(1) : text;
    } catch (ImportException e) {
      throw new Unfit(e.reason());
    } catch (NotARulesFile e) {
      throw new Unfit(unfit(e));
    }
  }

  private static String unfit(NotARulesFile e) {
    return "Line %d: %s".formatted(e.line(), e.reason().replaceFirst("\\.$", ""));
  }

  private static Edition complete(String text, String source) throws Unfit {
    try {
      Edition edition = OfficialFile.read(text, source);
      if (!(edition.coverage() instanceof Coverage.Complete)) {
        throw new Unfit(
            "It has only some sections; import a file with all of the Comprehensive Rules");
      }
      return edition;
    } catch (NotARulesFile e) {
      throw new Unfit(unfit(e));
    }
  }

  /** Nothing that the built-in text has may get lost: rulings cite it. */
  private static void checkAgainstBuiltIn(Edition edition) throws Unfit {
    Optional<Edition> builtIn = Editions.builtIn().named(edition.name());
    List<String> missing =
        builtIn.stream()
            .flatMap(of -> of.rules().stream())
            .map(Rule::number)
            .filter(number -> !(edition.lookup(number) instanceof Lookup.HeldRule))
            .map(RuleNumber::toString)
            .toList();
    if (!missing.isEmpty()) {
      throw new Unfit(
          "It says that it is the edition of %s, but has no %s, which that edition has"
              .formatted(edition.name(), missing.stream().collect(Collectors.joining(", "))));
    }
  }

  private static List<RuleNumber> differing(Edition before, Edition edition) {
    return before.rules().stream()
        .filter(rule ->
            edition.rule(rule.number()).filter(now -> now.text().equals(rule.text())).isEmpty())
        .map(Rule::number)
        .toList();
  }
}
