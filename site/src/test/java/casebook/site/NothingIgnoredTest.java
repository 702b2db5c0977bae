package casebook.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import casebook.engine.Game;
import casebook.engine.board.Board;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.notation.Settled;
import casebook.engine.ruling.Accounted;
import casebook.engine.ruling.Accounted.Fate;
import casebook.engine.ruling.Adjudication;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Source;
import casebook.rules.Editions;
import casebook.site.cases.PublishedRulings;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/**
 * Takes one sentence after the other away from a board. Where the ruling is another without it, the
 * accounting must have said that it was applied or could not be read.
 */
@Tag("long")
class NothingIgnoredTest {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();
  private static final CaseReader READER = new CaseReader(Editions.builtIn(), Catalogue.builtIn());
  private static final int BOARDS = Integer.getInteger("casebook.boards", 300);

  private int sentences;
  private int changing;
  private final List<String> ignored = new ArrayList<>();

  @Test
  void no_sentence_of_a_published_case_is_ignored() {
    var rulings = PublishedRulings.builtIn();
    for (var published : rulings.all()) {
      check(
          published.slug(),
          rulings.open(published, Editions.builtIn(), Catalogue.builtIn()).judged());
    }
    report("published cases");
  }

  @Test
  void no_sentence_of_a_judges_question_is_ignored() throws IOException {
    Path folder =
        Path.of(
            System.getProperty("casebook.root", ".."), "..", "shared", "data", "cases", "judge");
    assumeTrue(Files.isDirectory(folder), "skipped: there are no questions in " + folder);
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".json")).sorted().toList()) {
        String json = MAPPER.readTree(Files.readString(file)).path("case").toString();
        read(json).ifPresent(judged -> check(file.getFileName().toString(), judged));
      }
    }
    report("questions of judges");
  }

  @Test
  void no_sentence_of_a_random_board_of_real_cards_is_ignored() {
    var random = new SplittableRandom(Integer.getInteger("casebook.seed", 20));
    var boards = new RealBoards(random);
    for (int board = 0; board < BOARDS; board++) {
      String json = boards.next();
      read(json).ifPresent(judged -> check(json, judged));
    }
    report("random boards");
  }

  private void report(String what) {
    System.out.printf(
        "%s: %d sentences taken away, %d of them change the ruling%n", what, sentences, changing);
    assertThat(sentences).isPositive();
    assertThat(changing).isPositive();
    assertThat(ignored).isEmpty();
  }

  private static Optional<Case> read(String json) {
    return READER.read(json, CaseFormat.JSON) instanceof Reading.Good<Case>(var judged)
        ? Optional.of(judged)
        : Optional.empty();
  }

  private void check(String name, Case judged) {
    Adjudication before = Game.adjudicate(judged.board(), judged.moves());
    Map<List<Object>, Boolean> counted = counted(before);
    for (Permanent permanent : judged.board().permanents().values()) {
      for (int index = 0; index < permanent.abilities().size(); index++) {
        Ability taken = permanent.abilities().get(index);
        check(
            name,
            judged,
            before,
            counted.get(sentence(Source.of(permanent.id()), taken.text())),
            judged
                .board()
                .with(permanent.change().abilities(without(permanent.abilities(), index)).build()),
            permanent.id() + ": " + taken);
      }
    }
    for (int place = 0; place < judged.board().effects().size(); place++) {
      EffectInForce effect = judged.board().effects().get(place);
      for (int index = 0; index < effect.abilities().size(); index++) {
        check(
            name,
            judged,
            before,
            counted.get(
                sentence(Source.named(effect.source()), effect.abilities().get(index).text())),
            without(judged.board(), place, index),
            effect.source() + ": " + effect.abilities().get(index));
      }
    }
  }

  private void check(
      String name,
      Case judged,
      Adjudication before,
      @Nullable Boolean counted,
      Board without,
      String taken) {
    sentences++;
    Adjudication after = Game.adjudicate(without, judged.moves());
    boolean isSame = same(before, after);
    changing += isSame ? 0 : 1;
    if (counted == null) {
      ignored.add("not accounted for: " + taken + " in " + name);
    } else if (!counted && !isSame) {
      ignored.add(taken + " in " + name);
    }
  }

  /** Whether each sentence counted in some move, by what has it and its words. */
  private static Map<List<Object>, Boolean> counted(Adjudication adjudication) {
    var counted = new HashMap<List<Object>, Boolean>();
    for (Ruling ruling : adjudication.rulings()) {
      for (Accounted one : ruling.accounting()) {
        boolean counts = one.did() == Fate.APPLIED || one.did() == Fate.UNREAD;
        counted.merge(sentence(one.source(), one.text()), counts, Boolean::logicalOr);
      }
    }
    return counted;
  }

  /** A sentence of one of several alike things stands for the same sentence of all. */
  private static List<Object> sentence(Source source, String text) {
    return List.of(source.name().replaceFirst("#\\d+$", ""), Settled.plain(text));
  }

  private static List<Ability> without(List<Ability> abilities, int index) {
    var left = new ArrayList<>(abilities);
    left.remove(index);
    return left;
  }

  private static Board without(Board board, int place, int index) {
    var effects = new ArrayList<>(board.effects());
    EffectInForce effect = effects.get(place);
    effects.set(
        place,
        new EffectInForce(
                effect.source(),
                effect.permanent(),
                effect.controller(),
                without(effect.abilities(), index),
                effect.affects(),
                effect.chosen())
            .at(effect.timestamp()));
    return Board.of(
        board.players().values(),
        board.activePlayer(),
        board.options(),
        board.permanents().values(),
        effects,
        board.turn(),
        board.chooser());
  }

  private static boolean same(Adjudication one, Adjudication other) {
    if (one.rulings().size() != other.rulings().size()) {
      return false;
    }
    for (int index = 0; index < one.rulings().size(); index++) {
      if (!told(one.rulings().get(index)).equals(told(other.rulings().get(index)))) {
        return false;
      }
    }
    return true;
  }

  /** What of a ruling must not change. */
  private static List<Object> told(Ruling ruling) {
    return List.of(
        ruling.verdict(),
        ruling.decidedBy(),
        ruling.requirements().map(of -> List.of(of.obeyed(), of.maximum(), of.items().size())),
        ruling.legalAttacks().map(legal -> List.of(legal.count(), legal.atLeast())),
        ruling.costs(),
        ruling.state().attacking(),
        ruling.state().tapped(),
        ruling.state().triggered().stream()
            .map(one -> List.of(one.stated().source(), one.stated().text(), one.rule()))
            .toList(),
        ruling.state().skipped(),
        ruling.unread().stream().map(one -> List.of(one.source(), one.text())).toList());
  }
}
