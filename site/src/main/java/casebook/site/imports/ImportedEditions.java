package casebook.site.imports;

import casebook.rules.Coverage;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Lookup;
import casebook.rules.NotARulesFile;
import casebook.rules.OfficialFile;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.site.catalogue.TextFile;
import java.io.IOException;
import java.io.InputStream;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The complete editions of the Comprehensive Rules that the user has imported. Each is kept as it
 * was published, after a line that says where it comes from.
 */
public final class ImportedEditions {
  private static final Pattern FILE = Pattern.compile("rules-(\\d{4}-\\d{2}-\\d{2})\\.txt\\.gz");
  private static final String SOURCE = "Source: ";

  private ImportedEditions() {}

  /**
   * The editions in a folder.
   *
   * @throws ImportException if a file there is damaged
   */
  public static List<Edition> in(DataFolder folder) throws ImportException {
    var editions = new ArrayList<Edition>();
    for (String name : folder.names()) {
      Matcher file = FILE.matcher(name);
      if (file.matches()) {
        editions.add(read(folder, name, LocalDate.parse(file.group(1))));
      }
    }
    return editions;
  }

  private static String file(Edition edition) {
    return "rules-" + edition.name() + ".txt.gz";
  }

  private static Edition read(DataFolder folder, String name, LocalDate date)
      throws ImportException {
    List<String> lines = folder.lines(name);
    if (lines.isEmpty() || !lines.getFirst().startsWith(SOURCE)) {
      throw new ImportException(
          folder.path().resolve(name) + " is damaged: remove it and import again");
    }
    return OfficialFile.readBefore(date, lines.getFirst().substring(SOURCE.length()), text(lines));
  }

  /** The text without the line that says where it comes from. */
  private static String text(List<String> lines) {
    return String.join("\n", lines.subList(Math.min(1, lines.size()), lines.size()));
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
   * @param edition the edition that was read
   * @param differing the rules that read otherwise in what was held of this edition before
   */
  public record Summary(Edition edition, Outcome outcome, List<RuleNumber> differing) {}

  /**
   * Imports a complete edition from a published file; one of the same date is replaced.
   *
   * @param name what the file is called
   * @throws ImportException if the file is broken or not complete; nothing changes then
   */
  public static Summary add(InputStream file, String name, DataFolder folder)
      throws ImportException {
    return folder.alone(() -> {
      String text = decoded(file);
      String source = "the file " + name;
      Edition edition = complete(text, source);
      List<String> kept = folder.lines(file(edition));
      List<String> lines = text.lines().toList();
      if (text(kept).equals(String.join("\n", lines)) && !kept.isEmpty()) {
        return new Summary(edition, Outcome.AS_BEFORE, List.of());
      }
      Optional<Edition> before =
          kept.isEmpty()
              ? Editions.builtIn().named(edition.name())
              : Optional.of(read(folder, file(edition), edition.effective()));
      checkAgainstBuiltIn(edition);
      folder.replace(file(edition), Stream.concat(Stream.of(SOURCE + source), lines.stream()));
      Outcome outcome =
          kept.isEmpty()
              ? before.map(_ -> Outcome.COMPLETED).orElse(Outcome.NEW)
              : Outcome.REPLACED;
      return new Summary(
          edition, outcome, before.map(of -> differing(of, edition)).orElse(List.of()));
    });
  }

  private static String decoded(InputStream file) throws ImportException {
    try (InputStream plain = TextFile.plain(file)) {
      String text = OfficialFile.decode(plain.readAllBytes());
      return text.startsWith("\uFEFF") ? text.substring(1) : text;
    } catch (IOException e) {
      throw new ImportException("It can't be read: " + e.getMessage(), e);
    } catch (NotARulesFile e) {
      throw new ImportException(e.reason().replaceFirst("\\.$", ""), e);
    }
  }

  private static Edition complete(String text, String source) throws ImportException {
    try {
      Edition edition = OfficialFile.read(text, source);
      if (!(edition.coverage() instanceof Coverage.Complete)) {
        throw new ImportException(
            "It has only some sections; import a file with all of the Comprehensive Rules");
      }
      return edition;
    } catch (NotARulesFile e) {
      throw new ImportException(
          "Line %d: %s".formatted(e.line(), e.reason().replaceFirst("\\.$", "")), e);
    }
  }

  /** Nothing that the built-in text has may get lost: rulings cite it. */
  private static void checkAgainstBuiltIn(Edition edition) throws ImportException {
    Optional<Edition> builtIn = Editions.builtIn().named(edition.name());
    List<String> missing =
        builtIn.stream()
            .flatMap(of -> of.rules().stream())
            .map(Rule::number)
            .filter(number -> !(edition.lookup(number) instanceof Lookup.HeldRule))
            .map(RuleNumber::toString)
            .toList();
    if (!missing.isEmpty()) {
      throw new ImportException(
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
