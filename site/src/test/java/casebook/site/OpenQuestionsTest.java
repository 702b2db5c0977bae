package casebook.site;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Game;
import casebook.engine.board.Id;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.UnreadText;
import casebook.engine.ruling.Verdict;
import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import casebook.site.words.ruling.AccountingWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * What an undetermined ruling asks for can be stated, and then that question is gone: the words of
 * the ruling are followed, one question after the other, until the ruling is decided. {@code
 * -Dcasebook.boards} follows those of so many random boards of real cards, {@code -Dcasebook.seed}
 * those of others.
 */
@Tag("long")
class OpenQuestionsTest {
  private static final int BOARDS = Integer.getInteger("casebook.boards", 600);
  private static final int SEED = Integer.getInteger("casebook.seed", 31);
  private static final int MANY = 40;

  private static final Pattern HOLDS = Pattern.compile("\\{\".*\": (?:true|false)\\}");
  private static final Pattern NOW = Pattern.compile("state the (.*) of what it changes in “now”");

  private static final Path CASES =
      Path.of(System.getProperty("casebook.root", "..")).resolve("site/src/main/resources/cases");

  private static final List<String> STATED =
      List.of("holds", "pairedWith", "now", "state", "timestamp", "chosen", "text");

  private final YAMLMapper yaml = YAMLMapper.builder().build();
  private final JsonMapper json = JsonMapper.builder().build();
  private final CaseReader reader = new CaseReader(Editions.builtIn(), Catalogue.builtIn());
  private final TreeMap<String, Integer> asked = new TreeMap<>();

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void what_random_boards_leave_open_can_be_stated(boolean so) {
    var boards = new RealBoards(new SplittableRandom(SEED));
    follow(Stream.generate(boards::next).limit(BOARDS).map(json::readTree), so);
  }

  /** What cases state of themselves is left out, so that it is asked for. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void what_cases_leave_open_once_less_is_stated_can_be_stated(boolean so) throws IOException {
    var cases = new ArrayList<JsonNode>();
    try (Stream<Path> files = Files.list(CASES)) {
      for (Path file : files.sorted().toList()) {
        JsonNode judged = yaml.readTree(Files.readString(file)).path("case");
        ((ObjectNode) judged).remove("turn");
        ((ObjectNode) judged).remove("effects");
        judged.path("permanents").forEach(one -> ((ObjectNode) one).remove(STATED));
        cases.add(judged);
      }
    }
    follow(cases.stream(), so);
  }

  private void follow(Stream<JsonNode> cases, boolean so) {
    var stuck = new ArrayList<String>();
    var open = new ArrayList<ObjectNode>();
    cases.map(ObjectNode.class::cast).filter(this::isOpen).forEach(open::add);
    open.forEach(judged -> follow(judged, so).ifPresent(stuck::add));
    System.out.printf("%d cases are open; asked for: %s%n", open.size(), asked);
    assertThat(open).isNotEmpty();
    assertThat(stuck).isEmpty();
  }

  private boolean isOpen(ObjectNode judged) {
    return reader.read(judged.toString(), CaseFormat.JSON) instanceof Reading.Good<Case>(var good)
        && open(good).isPresent();
  }

  /** States what is asked for, one after the other; what is wrong with that, if anything is. */
  private Optional<String> follow(ObjectNode judged, boolean so) {
    var questions = new ArrayList<String>();
    while (true) {
      if (!(reader.read(judged.toString(), CaseFormat.JSON)
          instanceof Reading.Good<Case>(var good))) {
        return Optional.of(
            questions
                + " is refused: "
                + reader.read(judged.toString(), CaseFormat.JSON)
                + "\n"
                + judged);
      }
      Optional<UnreadText> next = open(good);
      if (next.isEmpty()) {
        return Optional.empty();
      }
      String words = AccountingWords.unread(next.get());
      String question = next.get().source() + " " + next.get().text() + " " + words;
      if (questions.contains(question) || questions.size() > MANY) {
        return Optional.of("asked again: " + question + "\n" + judged);
      }
      questions.add(question);
      if (!state(judged, next.get(), words, so)) {
        return Optional.of("nothing can be stated: " + question + "\n" + judged);
      }
    }
  }

  private static Optional<UnreadText> open(Case judged) {
    List<Ruling> rulings = Game.adjudicate(judged.board(), judged.moves()).rulings();
    return rulings.stream()
        .filter(ruling -> ruling.verdict() == Verdict.UNDETERMINED)
        .flatMap(ruling -> ruling.unread().stream())
        .findFirst();
  }

  /** States it as the words say. */
  private boolean state(ObjectNode judged, UnreadText open, String words, boolean so) {
    ObjectNode source = source(judged, open);
    Matcher holds = HOLDS.matcher(words);
    Matcher now = NOW.matcher(words);
    if (words.contains("“holds”") && holds.find()) {
      count("holds");
      json.readTree(holds.group())
          .properties()
          .forEach(one ->
              source
                  .withObjectProperty("holds")
                  .put(one.getKey(), one.getValue().asBoolean() && so));
    } else if (words.contains("“turn”: {\"combat\": 2}")) {
      count("turn");
      judged.withObjectProperty("turn").put("combat", 2);
    } else if (words.contains("“mana”")) {
      count("mana");
      judged
          .path("players")
          .forEach(player -> ((ObjectNode) player).put("mana", "{W}{U}{B}{R}{G}{10}"));
    } else if (now.find()) {
      count("now " + now.group(1));
      judged
          .path("permanents")
          .forEach(permanent -> stateNow((ObjectNode) permanent, now.group(1)));
    } else if (words.contains("the “card” or “text”")) {
      count("card");
      source.put("card", "Grizzly Bears");
    } else if (words.contains("a “text”")) {
      count("text");
      source.put("text", "");
    } else {
      return false;
    }
    return true;
  }

  private static void stateNow(ObjectNode permanent, String characteristics) {
    ObjectNode now = permanent.withObjectProperty("now");
    if (characteristics.contains("power")) {
      now.put("power", 2).put("toughness", 2);
    }
    if (characteristics.contains("keywords")) {
      now.putArray("keywords");
    }
    if (characteristics.contains("color")) {
      now.putArray("colors");
    }
    if (characteristics.contains("subtypes") || characteristics.contains("types")) {
      now.putArray("types").add("creature");
      now.putArray("subtypes").add("Bear");
    }
  }

  /** The permanent or the effect whose text it is. */
  private static ObjectNode source(ObjectNode judged, UnreadText open) {
    String id = open.source().permanent().map(Id::stack).orElse("");
    String name = open.source().name();
    return Stream.concat(
            judged.path("permanents").valueStream(),
            Stream.concat(
                judged.findValues("permanent").stream(), judged.path("effects").valueStream()))
        .filter(
            one -> id.isEmpty() ? one.path("source").asString("").equals(name) : id(one).equals(id))
        .map(ObjectNode.class::cast)
        .findFirst()
        .orElseThrow();
  }

  /** Its id, or the card's name in its place. */
  private static String id(JsonNode permanent) {
    return permanent
        .path("id")
        .asString(
            permanent
                .path("card")
                .asString("")
                .toLowerCase(Locale.ROOT)
                .replaceAll("['’,]", "")
                .replace(' ', '-'));
  }

  private void count(String what) {
    asked.merge(what, 1, Integer::sum);
  }
}
