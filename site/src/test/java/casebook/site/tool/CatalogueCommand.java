package casebook.site.tool;

import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.CardFile;
import casebook.site.catalogue.Catalogue;
import casebook.site.catalogue.PrintedFace;
import casebook.site.catalogue.TextFile;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes the file of the built-in catalogue from a file of cards. */
@Command(
    name = "catalogue",
    mixinStandardHelpOptions = true,
    description =
        "Reads the cards of a file and writes their facts and effects, but not their texts, as the"
            + " catalogue that Casebook comes with.")
public final class CatalogueCommand implements Callable<Integer> {
  @Parameters(
      index = "0",
      paramLabel = "CARDS",
      description =
          "One JSON object for each face of a card on a line, compressed with gzip or not.")
  private Path cards = Path.of("");

  @Parameters(index = "1", paramLabel = "CATALOGUE", description = "The file to write.")
  private Path catalogue = Path.of("");

  @Option(
      names = "--beside",
      paramLabel = "FILE",
      description =
          "Another file with the same faces, best first; may be given several times. What CARDS"
              + " doesn't say of a face officially, or of its color indicator at all, is taken from"
              + " it.")
  private List<Path> beside = List.of();

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() throws IOException {
    var others = new ArrayList<Reader>();
    try (Reader in = TextFile.open(cards);
        OutputStream out = Files.newOutputStream(catalogue)) {
      for (Path file : beside) {
        others.add(TextFile.open(file));
      }
      List<CardFacts> facts = CardFile.read(in, others).stream().map(PrintedFace::facts).toList();
      Catalogue.write(facts, out);
      spec.commandLine().getOut().println(facts.size() + " faces written to " + catalogue);
    }
    return 0;
  }
}
