package casebook.site.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Game;
import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.board.Since;
import casebook.engine.move.Move;
import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.imports.CardsBefore;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Boards that are made at random: the same ones every time, and like those that are played. */
class CorpusTest {
  private static final int BOARDS = 60;
  private static final Map<CorpusFormat, Corpus> MADE = new EnumMap<>(CorpusFormat.class);

  @TempDir private Path folder;

  private static Corpus corpus(CorpusFormat format) {
    return MADE.computeIfAbsent(format, of -> corpus(of, 7));
  }

  private static Corpus corpus(CorpusFormat format, long seed) {
    Catalogue cards = Catalogue.builtIn();
    return new Corpus(cards.names(), cards, format, format.players(), seed);
  }

  private static String written(Corpus corpus, int threads, long from, long count)
      throws Exception {
    var out = new StringWriter();
    new CorpusRun(corpus, threads, _ -> {}).write(from, count, out);
    return out.toString();
  }

  private static Case read(String board) {
    return switch (new CaseReader(Editions.builtIn(), Catalogue.builtIn())
        .read(board, CaseFormat.JSON)) {
      case Reading.Good<Case>(var good) -> good;
      case Reading.Wrong<Case>(var problems) -> throw new AssertionError(board + problems);
      case Reading.Unparseable<Case>(var problems) -> throw new AssertionError(board + problems);
    };
  }

  private static List<Case> boards(CorpusFormat format) {
    return LongStream.rangeClosed(1, BOARDS)
        .mapToObj(number -> read(corpus(format).board(number)))
        .toList();
  }

  @Test
  void the_same_boards_come_of_one_thread_of_several_and_of_parts() throws Exception {
    Corpus corpus = corpus(CorpusFormat.CONSTRUCTED);
    String whole = written(corpus, 1, 1, 150);
    assertThat(whole.lines()).hasSize(150).doesNotHaveDuplicates();
    assertThat(written(corpus(CorpusFormat.CONSTRUCTED, 7), 3, 1, 150)).isEqualTo(whole);
    assertThat(written(corpus, 2, 1, 70) + written(corpus, 2, 71, 80)).isEqualTo(whole);
  }

  @Test
  void another_seed_makes_other_boards() {
    assertThat(corpus(CorpusFormat.CONSTRUCTED, 8).board(1))
        .isNotEqualTo(corpus(CorpusFormat.CONSTRUCTED).board(1));
  }

  @ParameterizedTest
  @EnumSource
  void every_board_is_a_case_with_a_ruling(CorpusFormat format) {
    for (Case one : boards(format)) {
      assertThat(one.board().players().values()).hasSize(format.players());
      assertThat(Game.adjudicate(one.board(), one.moves()).rulings()).hasSize(1);
    }
  }

  @Test
  void boards_have_what_boards_of_players_have() {
    List<Case> boards = boards(CorpusFormat.CONSTRUCTED);
    List<Permanent> permanents =
        boards.stream().flatMap(one -> one.board().permanents().values().stream()).toList();
    assertThat(permanents.size() / BOARDS).isBetween(12, 40);
    assertThat(permanents).anyMatch(Permanent::tapped);
    assertThat(permanents).anyMatch(one -> one.attachedTo().isPresent());
    assertThat(permanents).anyMatch(one -> one.counters().containsKey("+1/+1"));
    assertThat(permanents).anyMatch(one -> one.characteristics().types().contains("land"));
    assertThat(permanents).anyMatch(one -> one.characteristics().types().contains("planeswalker"));
    assertThat(permanents).anyMatch(one -> one.since() == Since.THIS_TURN);
    long creatures =
        permanents.stream()
            .filter(one -> one.characteristics().types().contains("creature"))
            .count();
    assertThat(creatures / (double) BOARDS).isBetween(3.0, 9.0);
  }

  @Test
  void attacks_are_declared_in_several_ways() {
    var sizes = new HashSet<Integer>();
    for (Case one : boards(CorpusFormat.CONSTRUCTED)) {
      assertThat(one.moves()).hasSize(1);
      Move.DeclareAttackers declared = (Move.DeclareAttackers) one.moves().getFirst();
      sizes.add(declared.attack().targets().size());
    }
    assertThat(sizes).contains(0, 1, 2);
  }

  @Test
  void a_commander_game_has_four_players_of_forty_life_and_two_headed_giant_teams() {
    for (Case one : boards(CorpusFormat.COMMANDER)) {
      assertThat(one.board().players().values())
          .extracting(Player::life)
          .allMatch(life -> life > 10);
    }
    Board board = boards(CorpusFormat.TWO_HEADED_GIANT).getFirst().board();
    assertThat(board.players().values())
        .extracting(one -> one.team().orElseThrow())
        .containsExactly("team 1", "team 1", "team 2", "team 2");
    assertThat(board.options().sharedTeamTurns()).isTrue();
  }

  @Test
  void only_cards_of_a_file_are_taken_where_one_is_named() throws Exception {
    Path file = folder.resolve("cards.jsonl");
    Files.writeString(
        file,
        """
        {"name": "Marsh Strider", "types": "Creature — Beast", "mana_cost": "{1}{B}", "colors": ["B"],\
         "power": "2", "toughness": "2", "oracle_text": "This creature attacks each combat if able."}
        {"name": "Hill Strider", "types": "Creature — Beast", "mana_cost": "{1}{R}", "colors": ["R"],\
         "power": "2", "toughness": "1", "oracle_text": ""}
        """);
    CardsBefore cards = CardsBefore.read(file, Catalogue.builtIn());
    var corpus = new Corpus(cards.names(), cards.catalogue(), CorpusFormat.LIMITED, 2, 1);
    var names = new HashSet<String>();
    var reader = new CaseReader(Editions.builtIn(), cards.catalogue());
    for (int number = 1; number <= 40; number++) {
      String board = corpus.board(number);
      if (reader.read(board, CaseFormat.JSON) instanceof Reading.Good<Case>(var one)) {
        one.board().permanents().values().stream()
            .filter(card -> !card.token())
            .map(card -> card.characteristics().name())
            .forEach(names::add);
      }
    }
    assertThat(names)
        .containsExactlyInAnyOrder(
            "Marsh Strider", "Hill Strider", "Plains", "Island", "Swamp", "Mountain", "Forest");
  }
}
