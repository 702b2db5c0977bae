package casebook.site.command.data;

import casebook.site.batch.Compression;
import casebook.site.catalogue.Catalogue;
import casebook.site.command.option.DataOption;
import casebook.site.command.option.IndexBar;
import casebook.site.command.option.Opening;
import casebook.site.command.option.OutputFile;
import casebook.site.command.option.Refused;
import casebook.site.corpus.Corpus;
import casebook.site.corpus.CorpusFormat;
import casebook.site.corpus.CorpusRun;
import casebook.site.imports.CardsBefore;
import casebook.site.imports.published.ImportException;
import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** Makes cases to try and to measure with. */
@Command(
    name = "generate",
    mixinStandardHelpOptions = true,
    description =
        "Makes random boards of real cards on which attackers are declared, one case in JSON on each line. The"
            + " same options always make the same boards.")
public final class GenerateCommand implements Callable<Integer> {
  private static final int BUFFER = 1 << 16;
  private static final int MOST_THREADS = 1024;

  private final Opening opening;

  @Option(
      names = "--boards",
      paramLabel = "NUMBER",
      required = true,
      description = "How many boards.")
  private long boards;

  @Option(
      names = "--from",
      paramLabel = "NUMBER",
      description =
          "The number of the first board (1): the same corpus can be made in parts, by several machines.")
  private long from = 1;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      converter = OfFormat.class,
      description =
          "What is played: constructed, limited, commander or two-headed-giant (constructed).")
  private CorpusFormat format = CorpusFormat.CONSTRUCTED;

  @Option(
      names = "--players",
      paramLabel = "NUMBER",
      description = "How many play: 2 to 10 (2; commander and two-headed-giant: 4).")
  private Optional<Integer> players = Optional.empty();

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      description = "Another number makes other boards (1).")
  private long seed = 1;

  @Option(
      names = "--cards",
      paramLabel = "FILE",
      description =
          "Boards of the cards in this file alone, which “import cards” can read, instead of all that are known.")
  private Optional<Path> cards = Optional.empty();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where they go, compressed if it ends with .gz or .zst (the standard output).")
  private Optional<Path> out = Optional.empty();

  @Option(
      names = "--threads",
      paramLabel = "NUMBER",
      description = "How many threads make them (as many as there are cores).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Mixin private DataOption data = new DataOption();

  @Spec private CommandSpec spec = CommandSpec.create();

  public GenerateCommand(Opening opening) {
    this.opening = opening;
  }

  /** A format by its name. */
  static final class OfFormat implements ITypeConverter<CorpusFormat> {
    @Override
    public CorpusFormat convert(String name) {
      return CorpusFormat.named(name)
          .orElseThrow(() ->
              new TypeConversionException(
                  "there is no format “%s”, only %s"
                      .formatted(
                          name,
                          Arrays.stream(CorpusFormat.values())
                              .map(CorpusFormat::toString)
                              .collect(Collectors.joining(", ")))));
    }
  }

  @Override
  public Integer call() throws Refused {
    int playing = players.orElse(format.players());
    check(boards >= 1, "--boards is a number from 1 on");
    check(from >= 1 && from <= Long.MAX_VALUE - boards, "--from is a number from 1 on");
    check(threads >= 1 && threads <= MOST_THREADS, "--threads is a number from 1 to 1024");
    check(
        format.isPlayedBy(playing),
        "%s isn't played by %d: by 2 to 10, two-headed-giant by 4, 6, 8 or 10"
            .formatted(format, playing));
    Catalogue known = data.open(opening).catalogue();
    if (out.isPresent()) {
      OutputFile.check(out.get());
    }
    try {
      Corpus corpus = corpus(known, playing);
      write(corpus);
      return 0;
    } catch (ImportException e) {
      throw new Refused(e.reason());
    } catch (NoSuchFileException e) {
      throw new Refused("There is no file " + e.getFile());
    } catch (IOException e) {
      throw new Refused("The boards were not made: " + e.getMessage());
    }
  }

  private void check(boolean isGood, String otherwise) {
    if (!isGood) {
      throw new ParameterException(spec.commandLine(), otherwise);
    }
  }

  private Corpus corpus(Catalogue known, int playing) throws IOException, ImportException {
    Collection<String> names = known.names();
    Catalogue catalogue = known;
    if (cards.isPresent()) {
      CardsBefore before = CardsBefore.read(cards.get(), known);
      names = before.names();
      catalogue = before.catalogue();
    }
    return new Corpus(names, catalogue, format, playing, seed);
  }

  private void write(Corpus corpus) throws IOException {
    if (out.isEmpty()) {
      print(corpus);
      return;
    }
    try (OutputStream file = Files.newOutputStream(out.get());
        var buffered = new BufferedOutputStream(file, BUFFER);
        OutputStream packed = Compression.of(out.get()).part(buffered);
        Writer lines = new BufferedWriter(new OutputStreamWriter(packed, StandardCharsets.UTF_8))) {
      if (IndexBar.isSeen()) {
        try (ProgressBar bar = bar()) {
          new CorpusRun(corpus, threads, bar::stepTo).write(from, boards, lines);
        }
      } else {
        new CorpusRun(corpus, threads, _ -> {}).write(from, boards, lines);
      }
    }
  }

  private void print(Corpus corpus) throws IOException {
    PrintWriter printed = spec.commandLine().getOut();
    new CorpusRun(corpus, threads, _ -> checkTaken(printed)).write(from, boards, printed);
  }

  private static void checkTaken(PrintWriter printed) throws IOException {
    if (printed.checkError()) {
      throw new IOException("nobody takes them any more, or the disk is full");
    }
  }

  private ProgressBar bar() {
    return new ProgressBarBuilder().setTaskName("Boards").setInitialMax(boards).showSpeed().build();
  }
}
