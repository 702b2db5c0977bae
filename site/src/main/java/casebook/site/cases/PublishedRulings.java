package casebook.site.cases;

import casebook.index.Document;
import casebook.index.Kind;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import casebook.site.catalogue.Catalogue;
import casebook.site.catalogue.Spelling;
import casebook.site.input.Problem;
import casebook.site.input.Reading;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/** The published rulings that Casebook comes with, by topic and rule. */
public final class PublishedRulings {
  private static final String FOLDER = "cases/";
  private static final String ENDING = ".yaml";

  private final Map<String, PublishedRuling> bySlug = new LinkedHashMap<>();

  private PublishedRulings(List<PublishedRuling> rulings) {
    rulings.forEach(ruling -> bySlug.put(ruling.slug(), ruling));
  }

  /**
   * Reads what stands above the cases; the cases themselves are read when they are asked for.
   *
   * @throws IllegalStateException if a file doesn't begin as it must
   */
  public static PublishedRulings builtIn() {
    return new PublishedRulings(
        slugs().parallelStream()
            .map(PublishedRulings::head)
            .sorted(PublishedRuling.ORDER)
            .toList());
  }

  private static PublishedRuling head(String slug) {
    return Head.read(slug, text(slug))
        .orElseThrow(() ->
            new IllegalStateException(slug + ENDING + " doesn't begin as a published ruling does"));
  }

  private static <T> T good(String slug, Reading<T> reading) {
    return switch (reading) {
      case Reading.Good<T>(var value) -> value;
      case Reading.Wrong<T>(var problems) -> throw wrong(slug, problems);
      case Reading.Unparseable<T>(var problems) -> throw wrong(slug, problems);
    };
  }

  private static IllegalStateException wrong(String slug, List<Problem> problems) {
    List<String> lines = problems.stream().map(Problem::line).toList();
    return new IllegalStateException(slug + ENDING + ": " + String.join("\n", lines));
  }

  /** All of them. */
  public List<PublishedRuling> all() {
    return List.copyOf(bySlug.values());
  }

  /** The ruling with a slug. */
  public Optional<PublishedRuling> find(String slug) {
    return Optional.ofNullable(bySlug.get(slug));
  }

  /** Those that show a rule applying; the ones that are about it before all others come first. */
  public List<PublishedRuling> applying(RuleNumber rule) {
    return all().stream()
        .filter(ruling -> ruling.applies().contains(rule))
        .sorted(Comparator.comparingInt(ruling -> ruling.applies().indexOf(rule)))
        .toList();
  }

  /** Those that show a rule not applying. */
  public List<PublishedRuling> notApplying(RuleNumber rule) {
    return all().stream().filter(ruling -> ruling.doesNotApply().contains(rule)).toList();
  }

  /** The ones whose slugs are most like a text. */
  public List<PublishedRuling> nearest(String slug, int limit) {
    return Spelling.nearest(slug, bySlug.keySet(), limit).stream()
        .flatMap(near -> find(near).stream())
        .toList();
  }

  /** What is found by words: the questions, with what is answered and what is on the board. */
  public List<Document> documents() {
    return all().stream().map(PublishedRulings::document).toList();
  }

  private static Document document(PublishedRuling ruling) {
    String board = ruling.cards().isEmpty() ? "" : " " + String.join(", ", ruling.cards()) + ".";
    return new Document(
        Kind.CASE,
        ruling.question(),
        ruling.answer() + "\n" + ruling.title() + "." + board,
        ruling.applies(),
        ruling.href());
  }

  /** A ruling with its case. */
  public static RulingFile open(PublishedRuling ruling, Editions editions, Catalogue catalogue) {
    String slug = ruling.slug();
    return good(slug, RulingFile.read(slug, text(slug), editions, catalogue));
  }

  /** The names of the files without their ending, in order: {@code 508.1a-tapped}. */
  public static List<String> slugs() {
    try {
      URL folder = Objects.requireNonNull(loader().getResource(FOLDER), FOLDER);
      return folder.openConnection() instanceof JarURLConnection jar
          ? slugs(jar)
          : slugs(Path.of(folder.toURI()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static ClassLoader loader() {
    return Objects.requireNonNull(PublishedRulings.class.getClassLoader());
  }

  private static List<String> slugs(JarURLConnection connection) throws IOException {
    var names = new ArrayList<String>();
    connection.setUseCaches(false);
    try (JarFile jar = connection.getJarFile()) {
      jar.stream()
          .map(ZipEntry::getName)
          .filter(name -> name.startsWith(FOLDER))
          .map(name -> name.substring(FOLDER.length()))
          .forEach(names::add);
    }
    return slugs(names.stream());
  }

  private static List<String> slugs(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return slugs(files.map(file -> file.getFileName().toString()));
    }
  }

  private static List<String> slugs(Stream<String> names) {
    return names
        .filter(name -> name.endsWith(ENDING))
        .map(name -> name.substring(0, name.length() - ENDING.length()))
        .sorted()
        .toList();
  }

  /** The text of a file. */
  public static String text(String slug) {
    String name = FOLDER + slug + ENDING;
    try (InputStream stream = loader().getResourceAsStream(name)) {
      byte[] bytes = Objects.requireNonNull(stream, name).readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
