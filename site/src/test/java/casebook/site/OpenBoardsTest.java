package casebook.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import casebook.engine.Game;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.UnreadText;
import casebook.engine.ruling.Verdict;
import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * How many random boards of real cards end undetermined or refused, and why: {@code
 * -Dcasebook.boards} judges so many, {@code -Dcasebook.seed} others. Of 2,000 boards, 35, 43 and 44
 * are open with the seeds 77, 602 and 701.
 */
@Tag("long")
class OpenBoardsTest {
  private static final int BOARDS = Integer.getInteger("casebook.boards", 2_000);
  private static final int SEED = Integer.getInteger("casebook.seed", 77);

  /** How many of a hundred may be left open: caution is no way out. */
  private static final int AT_MOST_IN_100 = 2;

  private final CaseReader reader = new CaseReader(Editions.builtIn(), Catalogue.builtIn());

  /** The boards by why they are open; one with several reasons stands at the first. */
  private final Map<String, List<String>> open = new TreeMap<>();

  @Test
  void few_boards_are_left_open_and_each_says_why() {
    var boards = new RealBoards(new SplittableRandom(SEED));
    for (int board = 0; board < BOARDS; board++) {
      judge(boards.next());
    }
    int count = open.values().stream().mapToInt(List::size).sum();
    System.out.printf("%d of %d random boards are left open (seed %d)%n", count, BOARDS, SEED);
    open.forEach((why, texts) -> System.out.printf("%5d %s: %s%n", texts.size(), why, texts));
    assertThat(count * 100).isLessThanOrEqualTo(AT_MOST_IN_100 * BOARDS);
  }

  private void judge(String json) {
    switch (reader.read(json, CaseFormat.JSON)) {
      case Reading.Unparseable<Case>(var problems) -> fail(json + problems);
      case Reading.Wrong<Case>(var problems) -> {
        assertThat(problems).as(json).isNotEmpty();
        add("Refused", problems.getFirst().message());
      }
      case Reading.Good<Case>(var judged) -> {
        List<Ruling> rulings = Game.adjudicate(judged.board(), judged.moves()).rulings();
        assertThat(rulings).as(json).isNotEmpty();
        for (Ruling ruling : rulings) {
          if (ruling.verdict() == Verdict.UNDETERMINED) {
            assertThat(ruling.unread()).as(json).isNotEmpty();
            add(why(ruling.unread()), texts(judged, ruling.unread()));
          }
        }
      }
    }
  }

  private void add(String why, String text) {
    open.computeIfAbsent(why, _ -> new ArrayList<>()).add(text);
  }

  private static String why(List<UnreadText> unread) {
    return unread.getFirst().why().getClass().getSimpleName();
  }

  /** The cards whose texts are open. */
  private static String texts(Case judged, List<UnreadText> unread) {
    var names = new TreeSet<String>();
    for (UnreadText text : unread) {
      names.add(
          text.source()
              .permanent()
              .flatMap(judged.board()::permanent)
              .map(permanent -> permanent.characteristics().name())
              .orElse(text.source().name()));
    }
    return String.join(" and ", names);
  }
}
