package casebook.site.command.data;

import casebook.site.command.option.DataOption;
import casebook.site.command.option.IndexBar;
import casebook.site.command.option.Refused;
import casebook.site.imports.ImportedCards;
import casebook.site.imports.ImportedRulings;
import casebook.site.imports.published.CardsOfFile;
import casebook.site.imports.published.ImportException;
import casebook.site.imports.published.RulingsOfFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Brings public files into the user's data folder. */
@Command(
    name = "import",
    mixinStandardHelpOptions = true,
    description =
        "Imports editions of the Comprehensive Rules, cards with their texts, or official rulings, from"
            + " public files.",
    subcommands = {
      ImportRulesCommand.class,
      ImportCommand.Cards.class,
      ImportCommand.Rulings.class
    })
public final class ImportCommand implements Runnable {
  private static final int MEGABYTE = 1 << 20;

  /** As many names as fit on a line or two. */
  private static final int NAMED = 8;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "Say what is imported: rules, cards or rulings.");
  }

  /** What is done with a file while a bar shows how far it is read. */
  @FunctionalInterface
  interface Work<T> {
    T of(InputStream file) throws ImportException;
  }

  static <T> T read(Path file, String what, Work<T> work) throws Refused {
    try (InputStream in = shown(file, what)) {
      return work.of(in);
    } catch (ImportException e) {
      throw new Refused("%s was not imported. %s".formatted(file, e.reason()));
    } catch (IOException e) {
      throw new Refused("%s can't be read: %s".formatted(file, why(e)));
    }
  }

  private static String why(IOException e) {
    return switch (e) {
      case NoSuchFileException _ -> "there is no such file";
      case AccessDeniedException _ -> "you may not";
      case FileSystemException system ->
          Objects.requireNonNullElse(system.getReason(), e.toString());
      default -> e.toString();
    };
  }

  /** A file that shows on a terminal how far it is read. */
  private static InputStream shown(Path file, String what) throws IOException {
    if (Files.isDirectory(file)) {
      throw new FileSystemException(file.toString(), "", "it is a folder");
    }
    InputStream in = Files.newInputStream(file);
    return IndexBar.isSeen()
        ? ProgressBar.wrap(
            in,
            new ProgressBarBuilder()
                .setTaskName(what)
                .setInitialMax(Files.size(file))
                .setUnit("MB", MEGABYTE))
        : in;
  }

  private static String some(List<String> names) {
    String first = names.stream().limit(NAMED).collect(Collectors.joining(", "));
    return names.size() > NAMED ? first + " and " + (names.size() - NAMED) + " more" : first;
  }

  private static void passedOver(PrintWriter out, Map<String, Integer> leftOut) {
    if (!leftOut.isEmpty()) {
      out.println(
          "Left out: "
              + new TreeMap<>(leftOut)
                  .entrySet().stream()
                      .map(one -> one.getValue() + " × " + one.getKey())
                      .collect(Collectors.joining(", ")));
    }
  }

  private static void notRead(PrintWriter out, int count, List<String> told) {
    if (count > 0) {
      out.printf("Not read: %,d%n", count);
      told.forEach(line -> out.println("  " + line));
      if (count > told.size()) {
        out.printf("  and %,d more%n", count - told.size());
      }
    }
  }

  /** Imports cards. */
  @Command(
      name = "cards",
      mixinStandardHelpOptions = true,
      description =
          "Imports cards with their texts: Scryfall's oracle-cards, MTGJSON's AtomicCards or its file of"
              + " a set, packed with gzip or not. Cards that were imported before are replaced by those of the"
              + " same name.")
  static final class Cards implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "FILE", description = "The file.")
    private Path file = Path.of("");

    @Mixin private DataOption data = new DataOption();

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws Refused {
      ImportedCards.Summary done = read(file, "Cards", in -> ImportedCards.add(in, data.folder()));
      IndexBar.index(data.folder());
      CardsOfFile read = done.read();
      PrintWriter out = spec.commandLine().getOut();
      int same = read.faces().size() - done.added().size() - done.changed().size();
      out.printf(
          "%,d cards with %,d faces read from %s%n", read.cards(), read.faces().size(), file);
      out.printf(
          "New: %,d; changed: %,d; as before: %,d%n",
          done.added().size(), done.changed().size(), same);
      passedOver(out, read.leftOut());
      notRead(out, read.unread(), read.unreadable());
      if (!done.unread().isEmpty()) {
        out.printf(
            "%,d of the new and changed faces have a sentence about attacking that can't be read; a verdict that it"
                + " bears on is undetermined: %s%n",
            done.unread().size(), some(done.unread()));
      }
      out.println("Kept in " + data.folder().path());
      out.flush();
      return 0;
    }
  }

  /** Imports official rulings. */
  @Command(
      name = "rulings",
      mixinStandardHelpOptions = true,
      description =
          "Imports official rulings on cards: Scryfall's rulings (after its cards), those in"
              + " MTGJSON's AtomicCards or its file of a set, or one JSON object with name, date and"
              + " text on each line. They take the place of those that came from the same source"
              + " before, on the same cards.")
  static final class Rulings implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "FILE", description = "The file.")
    private Path file = Path.of("");

    @Mixin private DataOption data = new DataOption();

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws Refused {
      ImportedRulings.Summary done =
          read(file, "Rulings", in -> ImportedRulings.add(in, data.folder()));
      IndexBar.index(data.folder());
      RulingsOfFile read = done.read();
      PrintWriter out = spec.commandLine().getOut();
      out.printf("%,d rulings read from %s%n", read.rulings().size(), file);
      out.printf("New: %,d; as before: %,d%n", done.added(), read.rulings().size() - done.added());
      if (done.removed() > 0) {
        out.printf("No longer there, or in other words: %,d%n", done.removed());
      }
      if (read.ofUnknownCards() > 0) {
        out.printf("On cards that weren't imported: %,d%n", read.ofUnknownCards());
      }
      notRead(out, read.unread(), read.unreadable());
      out.println("Kept in " + data.folder().path());
      out.flush();
      return 0;
    }
  }
}
