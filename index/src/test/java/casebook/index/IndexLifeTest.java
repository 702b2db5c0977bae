package casebook.index;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.index.RulesIndex.RuleTexts;
import casebook.index.RulesIndex.TextsOnCards;
import casebook.index.query.CardFinder;
import casebook.index.query.Query;
import casebook.index.text.Document;
import casebook.index.text.Ground;
import casebook.index.text.Kind;
import casebook.index.text.Official;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("long")
class IndexLifeTest {

  private static final Document CASE =
      new Document(
          Kind.CASE,
          "Must the ogre attack?",
          "The ogre attacks each combat if able.",
          List.of(RuleNumber.parse("508.1d")),
          "/cases/ogre");

  @TempDir private Path folder;

  private final List<String> log = new ArrayList<>();
  private final AtomicInteger built = new AtomicInteger();

  private RulesIndex open(String fingerprint) {
    Supplier<Collection<Document>> documents =
        () -> {
          built.incrementAndGet();
          return List.of(CASE);
        };
    return RulesIndex.in(
        new IndexFolder(folder, log::add),
        new RuleTexts(Editions.builtIn(), documents, Fingerprint.of(Stream.of(fingerprint))),
        Optional.empty(),
        CardFinder.NONE);
  }

  private void openAndAsk(String fingerprint) {
    try (RulesIndex index = open(fingerprint)) {
      assertThat(index.search(Query.of("must an ogre attack")).hits())
          .anyMatch(hit -> hit.href().equals("/cases/ogre"));
      assertThat(index.search(Query.of("508.1d")).hits().getFirst().rule())
          .hasToString("Optional[508.1d]");
      assertThat(index.search(Query.of("wher do planeswaker attack")).rewritten())
          .contains("planeswalker");
    }
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .filter(file -> !file.getFileName().toString().endsWith("lock"))
          .sorted()
          .toList();
    }
  }

  private List<String> indexes() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(Files::isDirectory).map(home -> home.getFileName().toString()).toList();
    }
  }

  @Test
  void what_was_built_is_opened_the_next_time() {
    openAndAsk("one");
    openAndAsk("one");
    assertThat(built).hasValue(1);
    assertThat(log).singleElement().asString().contains("there is none yet");
  }

  @Test
  void an_index_that_is_kept_finds_what_one_in_memory_does() {
    try (RulesIndex kept = open("one");
        RulesIndex inMemory = RulesIndex.over(Editions.builtIn(), List.of(CASE))) {
      for (String text :
          List.of("attacks if able", "508", "\"attacking alone\"", "swing", "308.2a", "508.1l")) {
        assertThat(kept.search(Query.of(text))).isEqualTo(inMemory.search(Query.of(text)));
        assertThat(kept.suggest(text, List.of(), 10))
            .isEqualTo(inMemory.suggest(text, List.of(), 10));
      }
    }
  }

  @Test
  void other_texts_or_another_version_make_another_index_and_the_old_one_goes() throws IOException {
    openAndAsk("one");
    List<String> before = indexes();
    openAndAsk("other");
    assertThat(built).hasValue(2);
    assertThat(indexes()).hasSize(1).doesNotContainAnyElementsOf(before);
    assertThat(log.getLast()).contains("of other texts or of another version");
  }

  @Test
  void an_index_whose_building_was_killed_half_way_is_not_used() throws IOException {
    openAndAsk("one");
    Path home = folder.resolve(indexes().getFirst());
    Path unfinished = home.resolveSibling(home.getFileName() + ".unfinished");
    Files.move(home, unfinished);
    Files.delete(files().getLast());
    openAndAsk("one");
    assertThat(built).hasValue(2);
    assertThat(log.getLast()).contains("was not finished");
    assertThat(unfinished).doesNotExist();
  }

  @Test
  void a_file_that_was_cut_short_is_noticed() throws IOException {
    openAndAsk("one");
    int files = files().size();
    for (int i = 0; i < files; i++) {
      Path file = files().get(i);
      byte[] bytes = Files.readAllBytes(file);
      Files.write(file, java.util.Arrays.copyOf(bytes, bytes.length / 2));
      openAndAsk("one");
      assertThat(built).as(file.toString()).hasValue(i + 2);
      assertThat(log).as(file.toString()).anyMatch(line -> line.contains("is damaged ("));
    }
  }

  @Test
  void a_file_in_which_a_byte_was_changed_is_noticed() throws IOException {
    openAndAsk("one");
    int files = files().size();
    for (int i = 0; i < files; i++) {
      Path file = files().get(i);
      byte[] bytes = Files.readAllBytes(file);
      bytes[bytes.length / 2] ^= 1;
      Files.write(file, bytes);
      openAndAsk("one");
      assertThat(built).as(file.toString()).hasValue(i + 2);
    }
  }

  @Test
  void a_missing_file_is_noticed() throws IOException {
    openAndAsk("one");
    for (Path file : files()) {
      Files.delete(file);
    }
    openAndAsk("one");
    assertThat(built).hasValue(2);
  }

  @Test
  void where_nothing_can_be_written_the_index_is_in_memory() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    try (RulesIndex index =
        RulesIndex.in(
            new IndexFolder(file, log::add),
            new RuleTexts(Editions.builtIn(), List::of, Fingerprint.of(Stream.of())),
            Optional.empty(),
            CardFinder.NONE)) {
      assertThat(index.search(Query.of("508.8")).total()).isPositive();
    }
    assertThat(log.getLast()).contains("is built in memory");
  }

  @Test
  void several_who_open_it_at_once_build_it_once() throws Exception {
    try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
      var all = new ArrayList<Future<?>>();
      for (int i = 0; i < 4; i++) {
        all.add(threads.submit(() -> openAndAsk("one")));
      }
      for (Future<?> one : all) {
        one.get();
      }
    }
    assertThat(built).hasValue(1);
  }

  @Test
  void what_is_held_goes_on_finding_while_another_takes_its_place() throws Exception {
    RulesIndex first = open("one");
    var searching = new CountDownLatch(1);
    try (ExecutorService threads = Executors.newFixedThreadPool(1)) {
      Future<Integer> searched =
          threads.submit(() -> {
            assertThat(first.hold()).isTrue();
            searching.countDown();
            int found = 0;
            while (!log.getLast().contains("of other texts")) {
              found = first.search(Query.of("attacks if able")).total();
            }
            found = first.search(Query.of("attacks if able")).total();
            first.release();
            return found;
          });
      searching.await();
      try (RulesIndex second = open("other")) {
        first.close();
        assertThat(searched.get())
            .isEqualTo(second.search(Query.of("attacks if able")).total())
            .isPositive();
      }
    }
    assertThat(first.hold()).as("it is closed and nobody holds it").isFalse();
  }

  @Test
  void rules_and_texts_on_cards_are_built_by_themselves() throws IOException {
    var rulings =
        Document.ruling(
            "Eager Ogre",
            "The ogre has to attack.",
            "/cards/Eager%20Ogre#official",
            new Official(
                "2020-01-24",
                "your own file",
                new LinkedHashMap<>(Map.of(RuleNumber.parse("508.1d"), Ground.WORDS))));
    for (String cards : List.of("some", "others")) {
      try (RulesIndex index =
          RulesIndex.in(
              new IndexFolder(folder, log::add),
              new RuleTexts(Editions.builtIn(), List::of, Fingerprint.of(Stream.of())),
              Optional.of(
                  new TextsOnCards(
                      () -> List.of(rulings), Fingerprint.of(Stream.of(cards)), _ -> {})),
              CardFinder.NONE)) {
        assertThat(index.search(Query.of("eager ogre").only(Kind.RULING)).total()).isOne();
      }
    }
    assertThat(log).filteredOn(line -> line.contains("index of rules")).hasSize(1);
    assertThat(log).filteredOn(line -> line.contains("index of cards")).hasSize(2);
    assertThat(indexes()).hasSize(2);
  }
}
