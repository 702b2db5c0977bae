package casebook.site.words;

import static casebook.site.words.TestBoards.BEARS;
import static casebook.site.words.TestBoards.BOB;
import static casebook.site.words.TestBoards.GOBLIN;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.board.Id;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Certificate;
import casebook.engine.ruling.Certificate.Bound;
import casebook.engine.ruling.Certificate.Case;
import casebook.engine.ruling.Certificate.Earlier;
import casebook.engine.ruling.Certificate.Gain;
import casebook.engine.ruling.Certificate.Part;
import casebook.engine.ruling.Certificate.Round;
import casebook.engine.ruling.Certificate.Sum;
import casebook.site.words.CertificateWords.Sentence;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CertificateWordsTest {
  private static final CertificateWords WORDS =
      new CertificateWords(Names.on(TestBoards.board()), Set.of(BOB));

  private static final Attack BOTH = Attack.of(Map.of(GOBLIN, BOB, BEARS, BOB));

  private static Case one(Id creature) {
    return new Bound(List.of(), List.of(new Gain(List.of(creature), 1)), 0, 1);
  }

  private static List<String> told(Certificate certificate) {
    return WORDS.sentences(certificate).stream()
        .map((Sentence sentence) -> sentence.depth() + " " + sentence.text())
        .toList();
  }

  @Test
  void partsAreToldOneByOneAndSummedUp() {
    var parts =
        new Sum(
            List.of(
                new Part(List.of(GOBLIN), 1, one(GOBLIN)),
                new Part(List.of(BEARS), 1, one(BEARS))));
    List<String> told = told(new Certificate(Optional.empty(), List.of(), 2, BOTH, parts));
    assertThat(told.getFirst())
        .endsWith(
            "can be looked at apart from the others: with it at most 1 can be obeyed (508.1d).");
    assertThat(told).contains("1 That is at most 1.", "0 Together: 1 + 1 = 2.");
    assertThat(told.getLast()).startsWith("0 So no attack comes to more than 2");
  }

  @Test
  void laterRoundsAreToldInOrder() {
    var round = new Round(Attack.of(Map.of(GOBLIN, BOB)), 2, 1);
    var earlier = Optional.of(new Earlier(4, 1));
    var bound = new Bound(List.of(), List.of(new Gain(List.of(BEARS), 7)), 0, 7);
    List<String> told = told(new Certificate(earlier, List.of(round), 7, BOTH, bound));
    assertThat(told.get(0))
        .startsWith("0 The requirements that exist with no attackers come first");
    assertThat(told.get(1))
        .startsWith("0 Then come those that exist given ")
        .endsWith("one of them can be obeyed, and each is counted as 2 (508.1d).");
  }
}
