package casebook.adoption;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.history.Crosswalk;
import casebook.rules.history.History;
import casebook.rules.published.NotARulesFile;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Adopts a new edition of the rules: moves quotes, renames what is named after rules that have
 * another number now, rewrites citations, and writes a list of what a person has to read. {@code
 * CONTRIBUTING.md} says how it is used.
 */
public final class Adoption {
  private final Project project;
  private final Renumbering renumbering;

  Adoption(Path root, Renumbering renumbering) {
    this.project = new Project(root);
    this.renumbering = renumbering;
  }

  /**
   * Adopts the edition that a file has.
   *
   * @param arguments the folder of the project, and the file with the new text
   */
  public static void main(String[] arguments) throws IOException {
    if (arguments.length != 2) {
      System.err.println("Say which text is adopted: -Dedition=FILE");
      System.exit(2);
    }
    Path root = Path.of(arguments[0]);
    try {
      Edition older = Editions.builtIn().executed();
      Edition newer = NewText.read(Path.of(arguments[1]), older);
      if (!newer.effective().isAfter(older.effective())) {
        System.err.printf("%s isn’t newer than %s.%n", newer.name(), older.name());
        System.exit(2);
      }
      Editions editions = Editions.builtIn().with(newer);
      var comparison = new History(editions, Crosswalk.builtIn()).compare(older, newer);
      new Adoption(root, new Renumbering(comparison)).make(System.out);
      NewText.store(root, newer);
    } catch (NotARulesFile | IllegalStateException e) {
      System.err.println(e.getMessage());
      System.exit(2);
    }
  }

  /**
   * Adopts the edition; nothing is changed where it can't be done.
   *
   * @throws IllegalStateException with what to do first, where files would get the same name
   */
  void make(PrintStream progress) throws IOException {
    var citations = new Citations(renumbering);
    var quotes = new Quotes(renumbering);
    var readAgain = new ReadAgain(project, renumbering);
    Moves moves = Moves.of(project, citations);
    Map<Path, String> before = new LinkedHashMap<>();
    for (Path file : project.files()) {
      before.put(file, Files.readString(file));
    }
    String list = readAgain.list(before, moves);
    int changed = 0;
    var left = new LinkedHashMap<String, List<Citations.Left>>();
    for (Map.Entry<Path, String> file : before.entrySet()) {
      if (project.isRewritten(file.getKey())) {
        Citations.Rewritten now =
            project.statesACase(file.getKey())
                ? citations.inCase(file.getValue())
                : quotes.in(file.getValue(), citations);
        if (!now.text().equals(file.getValue())) {
          Files.writeString(file.getKey(), now.text());
          changed++;
        }
        if (!now.left().isEmpty()) {
          left.put(project.path(file.getKey()), now.left());
        }
      }
    }
    moves.make();
    Path target = project.root().resolve("target/adoption-" + renumbering.newer().name() + ".md");
    Files.createDirectories(target.getParent());
    Files.writeString(target, list + ReadAgain.left(left));
    progress.printf(
        "%s: %d files rewritten, %d renamed. What is left to read: %s%n",
        renumbering.newer().name(), changed, moves.files().size(), project.path(target));
  }
}
