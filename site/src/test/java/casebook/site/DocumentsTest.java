package casebook.site;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.board.Id;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.command.CasebookCommand;
import casebook.site.http.Server;
import casebook.site.http.Settings;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import casebook.site.picture.BoardPicture;
import casebook.site.picture.BoardPicture.Arrows;
import io.javalin.Javalin;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples of the documents do what they say, and their links lead somewhere. */
class DocumentsTest {
  private static final Path ROOT = Path.of(System.getProperty("casebook.root", ".."));

  /** README.md first: the other documents use its files. */
  private static final List<Path> DOCUMENTS =
      Stream.of(
              "README.md",
              "engine/README.md",
              "engine/RULES.md",
              "engine/BENCHMARKS.md",
              "index/README.md",
              "index/FIGURES.md",
              "site/README.md",
              "site/OPERATIONS.md",
              "CONTRIBUTING.md")
          .map(ROOT::resolve)
          .toList();

  private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w+)\\n(.*?)^```$");
  private static final Pattern LINK = Pattern.compile("\\]\\((?!http)([^)#]*)(?:#([^)]+))?\\)");
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
  private static final String JAR = "java -jar site/target/casebook.jar ";
  private static final String CURL = "curl ";
  private static final String SITE = "http://127.0.0.1:7070";

  @TempDir Path folder = Path.of("");

  private record Block(String language, List<String> lines) {}

  private static List<Block> blocks(String language) throws IOException {
    var blocks = new ArrayList<Block>();
    for (Path document : DOCUMENTS) {
      BLOCK
          .matcher(Files.readString(document))
          .results()
          .map(match -> new Block(match.group(1), match.group(2).lines().toList()))
          .filter(block -> block.language().equals(language))
          .forEach(blocks::add);
    }
    return blocks;
  }

  @Test
  void every_command_prints_what_stands_below_it() throws IOException, InterruptedException {
    for (String language : List.of("yaml", "ini")) {
      for (Block file : blocks(language)) {
        String name = file.lines().getFirst().substring("# ".length());
        Files.write(folder.resolve(name), file.lines());
      }
    }
    int commands = 0;
    Javalin server =
        Server.create(Casebook.builtIn(), Settings.own(Duration.ofMinutes(1)))
            .start("127.0.0.1", 0);
    try {
      for (Block block : blocks("console")) {
        var expected = new ArrayList<String>();
        List<String> printed = List.of();
        for (String line : block.lines()) {
          if (line.startsWith("$ ")) {
            check(expected, printed);
            expected.clear();
            printed = run(line.substring(2), server.port()).lines().toList();
            commands++;
          } else {
            expected.add(line);
          }
        }
        check(expected, printed);
      }
    } finally {
      server.stop();
    }
    assertThat(commands).isGreaterThanOrEqualTo(6);
  }

  @Test
  void the_java_example_is_part_of_a_class_that_a_test_runs() throws IOException {
    List<Block> examples = blocks("java");
    assertThat(examples).isNotEmpty();
    for (Block example : examples) {
      Path file = ROOT.resolve(example.lines().getFirst().substring("// ".length()));
      List<String> program = Files.readAllLines(file).stream().map(String::strip).toList();
      var expected = new ArrayList<>(example.lines().subList(1, example.lines().size()));
      expected.addFirst("…");
      expected.add("…");
      check(expected, program);
    }
  }

  @Test
  void the_picture_is_the_board_of_the_example() throws IOException {
    String text = String.join("\n", blocks("yaml").getFirst().lines());
    var reader = new CaseReader(Editions.builtIn(), Catalogue.builtIn());
    assertThat(reader.read(text, CaseFormat.YAML)).isInstanceOf(Reading.Good.class);
    if (reader.read(text, CaseFormat.YAML) instanceof Reading.Good<Case>(var judged)
        && judged.moves().getFirst() instanceof DeclareAttackers declaration) {
      String drawn =
          BoardPicture.of(
              judged.board(), declaration.attack(), Arrows.ILLEGAL, Set.of(new Id("bears")));
      assertThat(Files.readString(ROOT.resolve("site/src/test/resources/example.svg")))
          .as("drawn anew: %s", drawn)
          .isEqualToIgnoringWhitespace(drawn);
    }
  }

  @Test
  void every_link_leads_to_a_file_and_a_heading_that_exist() throws IOException {
    int links = 0;
    for (Path document : DOCUMENTS) {
      for (MatchResult link : LINK.matcher(Files.readString(document)).results().toList()) {
        Path target =
            link.group(1).isEmpty() ? document : document.resolveSibling(link.group(1)).normalize();
        assertThat(target).as("%s in %s", link.group(), document).exists();
        if (link.group(2) != null) {
          assertThat(headings(target))
              .as("%s in %s", link.group(), document)
              .contains(link.group(2));
        }
        links++;
      }
    }
    assertThat(links).isGreaterThan(100);
  }

  /** The headings of a document, as addresses name them. */
  private static List<String> headings(Path document) throws IOException {
    return Files.readString(document)
        .lines()
        .filter(line -> line.startsWith("#"))
        .map(line -> line.replaceFirst("^#+ ", "").toLowerCase(Locale.ROOT))
        .map(line -> line.replaceAll("[^\\p{L}\\p{N} -]", "").replace(' ', '-'))
        .toList();
  }

  private String run(String command, int port) throws IOException, InterruptedException {
    assertThat(command).matches(one -> one.startsWith(JAR) || one.startsWith(CURL));
    return command.startsWith(JAR)
        ? execute(words(command.substring(JAR.length())))
        : fetch(words(command.substring(CURL.length())), port);
  }

  private static List<String> words(String command) {
    return WORD.matcher(command)
        .results()
        .map((MatchResult match) -> match.group(1) != null ? match.group(1) : match.group(2))
        .toList();
  }

  private String execute(List<String> arguments) {
    var out = new StringWriter();
    String[] inFolder =
        arguments.stream()
            .map(
                word -> Files.exists(folder.resolve(word)) ? folder.resolve(word).toString() : word)
            .toArray(String[]::new);
    CasebookCommand.commandLine(_ -> Casebook.builtIn())
        .setOut(new PrintWriter(out))
        .execute(inFolder);
    return out.toString();
  }

  private String fetch(List<String> arguments, int port) throws IOException, InterruptedException {
    String url = arguments.getLast().replace(SITE, "http://127.0.0.1:" + port);
    var request = HttpRequest.newBuilder(URI.create(url));
    for (int index = 0; index < arguments.size() - 1; index++) {
      String next = arguments.get(index + 1);
      switch (arguments.get(index)) {
        case "-H" -> {
          int colon = next.indexOf(": ");
          request.header(next.substring(0, colon), next.substring(colon + 2));
        }
        case "--data-binary" ->
            request.POST(BodyPublishers.ofFile(folder.resolve(next.substring(1))));
        default -> {
          // Flags of curl's own, and the words that belong to the options above.
        }
      }
    }
    try (HttpClient client = HttpClient.newHttpClient()) {
      return client.send(request.build(), BodyHandlers.ofString()).body();
    }
  }

  /** Whether lines are as expected, where "…" stands for any lines, or the rest of one. */
  private static void check(List<String> expected, List<String> printed) {
    int at = 0;
    boolean gap = false;
    for (String line : expected) {
      if (line.equals("…")) {
        gap = true;
        continue;
      }
      int found = gap ? printed.subList(at, printed.size()).indexOf(line) : 0;
      assertThat(found).as("“%s” in %s", line, printed).isNotNegative();
      assertThat(printed).hasSizeGreaterThan(at + found);
      if (line.endsWith(" …")) {
        assertThat(printed.get(at + found)).startsWith(line.substring(0, line.length() - 2));
      } else {
        assertThat(printed.get(at + found)).isEqualTo(line);
      }
      at += found + 1;
      gap = false;
    }
    if (!gap && !expected.isEmpty()) {
      assertThat(printed.subList(at, printed.size()).stream().filter(one -> !one.isBlank()))
          .isEmpty();
    }
  }
}
