package casebook.site.tool;

import casebook.site.command.option.Refused;
import casebook.site.tool.ReadingCoverage.Count;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code coverage}: how much of the text of cards is read. */
@Command(
    name = "coverage",
    mixinStandardHelpOptions = true,
    description =
        "Reads the rules text of every card of a file and tells, for each family of wordings, how"
            + " much of it was read, and lists what bears on attacking and was not.")
public final class CoverageCommand implements Callable<Integer> {
  private static final Pattern PART = Pattern.compile("([1-9]\\d{0,3})/([1-9]\\d{0,3})");

  @Parameters(
      index = "0",
      paramLabel = "CARDS",
      description = "One JSON object for each face of a card on a line (name, types, oracle_text).")
  private Path cards = Path.of("");

  @Option(
      names = "--census",
      paramLabel = "FILE",
      description = "Cards with the families of wordings found in them (name, families).")
  private Optional<Path> census = Optional.empty();

  @Option(
      names = "--part",
      paramLabel = "K/N",
      description = "Only the cards of the K-th of N parts, chosen by a hash of the name.")
  private Optional<String> part = Optional.empty();

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() throws Refused {
    List<FaceText> faces = read(cards).stream().filter(this::isInPart).toList();
    List<FaceText> known = census.isPresent() ? read(census.get()) : List.of();
    ReadingCoverage coverage = ReadingCoverage.of(faces, known);
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        "%-24s %7s %9s %7s %7s %7s %11s%n",
        "family", "cards", "complete", "%", "read", "unread", "irrelevant");
    new TreeMap<>(coverage.families()).forEach((family, count) -> row(out, family, count));
    row(out, "all cards", coverage.all());
    out.println();
    out.println("Unread sentences:");
    coverage
        .all()
        .unread()
        .forEach(unread -> out.println(unread.card() + " | " + unread.sentence()));
    out.flush();
    return 0;
  }

  private static List<FaceText> read(Path file) throws Refused {
    try {
      return FaceText.read(file);
    } catch (NoSuchFileException e) {
      throw new Refused("There is no file " + file);
    } catch (IOException e) {
      throw new Refused("The cards can't be read: " + e.getMessage());
    }
  }

  private static void row(PrintWriter out, String family, Count count) {
    out.printf(
        "%-24s %7d %9d %7.1f %7d %7d %11d%n",
        family,
        count.cards(),
        count.complete(),
        100.0 * count.complete() / Math.max(1, count.cards()),
        count.read(),
        count.unread().size(),
        count.irrelevant());
  }

  private boolean isInPart(FaceText face) {
    if (part.isEmpty()) {
      return true;
    }
    Matcher matcher = PART.matcher(part.get());
    if (!matcher.matches() || number(matcher, 1) > number(matcher, 2)) {
      throw new ParameterException(
          spec.commandLine(), "--part takes K/N with K from 1 to N, as in 1/3, not " + part.get());
    }
    var hash = new CRC32();
    hash.update(face.name().getBytes(StandardCharsets.UTF_8));
    return hash.getValue() % number(matcher, 2) == number(matcher, 1) - 1;
  }

  private static int number(Matcher matcher, int group) {
    return Integer.parseInt(matcher.group(group));
  }
}
