package casebook.site.picture;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.Id;
import casebook.engine.board.Now;
import casebook.engine.board.Options;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.board.Since;
import casebook.engine.board.Turn;
import casebook.engine.mana.Mana;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Mark;
import casebook.site.picture.BoardPicture.Arrows;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class BoardPictureTest {
  private static final Id ANN = new Id("ann");
  private static final Id BOB = new Id("bob");
  private static final Id CID = new Id("cid");
  private static final Id GOBLIN = new Id("goblin");
  private static final Id JACE = new Id("jace");

  private static Permanent.Builder permanent(Id id, Id controller, String name, String type) {
    return Permanent.builder(
        id,
        controller,
        new Characteristics(
            name,
            Set.of(type),
            Set.of(),
            Set.of(),
            Set.of(),
            OptionalInt.of(2),
            OptionalInt.of(2),
            Mana.NONE,
            2));
  }

  private static Board board(List<Permanent> permanents) {
    return Board.of(
        Stream.of(ANN, BOB, CID).map(Player::named).toList(),
        ANN,
        Options.DEFAULT,
        permanents,
        List.of(),
        Turn.FIRST_COMBAT,
        Optional.empty());
  }

  private static Document parsed(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  private static List<Element> withClass(Document document, String name) {
    NodeList all = document.getElementsByTagName("*");
    var found = new ArrayList<Element>();
    for (int index = 0; index < all.getLength(); index++) {
      if (all.item(index) instanceof Element element
          && List.of(element.getAttribute("class").split(" ")).contains(name)) {
        found.add(element);
      }
    }
    return found;
  }

  private static final Board SMALL =
      board(
          List.of(
              permanent(GOBLIN, ANN, "Crazed Goblin", "creature").build(),
              permanent(JACE, BOB, "Jace Beleren", "planeswalker").build()));

  @Test
  void each_player_has_an_area_and_each_permanent_a_card() throws Exception {
    Document picture = parsed(BoardPicture.of(SMALL, Attack.NONE, Arrows.UNJUDGED, Set.of()));
    assertThat(withClass(picture, "panel")).hasSize(3);
    assertThat(withClass(picture, "active")).hasSize(1);
    assertThat(withClass(picture, "card")).hasSize(2);
    assertThat(withClass(picture, "arrow")).isEmpty();
  }

  @Test
  void an_arrow_leads_from_each_attacker_to_what_it_attacks() throws Exception {
    Attack attack = Attack.of(Map.of(GOBLIN, JACE));
    Document legal = parsed(BoardPicture.of(SMALL, attack, Arrows.LEGAL, Set.of()));
    assertThat(withClass(legal, "arrow")).hasSize(1);
    assertThat(withClass(legal, "arrow").getFirst().getTextContent())
        .isEqualTo("Crazed Goblin 2/2 attacks Jace Beleren");
    assertThat(legal.getElementsByTagName("desc").item(0).getTextContent())
        .contains("ann, 20 life, controls Crazed Goblin 2/2 attacking Jace Beleren.");
  }

  @Test
  void what_becomes_of_a_creature_in_the_legal_attacks_is_marked() throws Exception {
    Id bear = new Id("bear");
    Board board =
        board(
            List.of(
                permanent(GOBLIN, ANN, "Crazed Goblin", "creature").build(),
                permanent(bear, ANN, "Grizzly Bears", "creature").build()));
    Document picture =
        parsed(
            BoardPicture.of(
                board,
                Attack.NONE,
                Arrows.ILLEGAL,
                Set.of(),
                Map.of(GOBLIN, Mark.MUST_ATTACK, bear, Mark.CANT_ATTACK)));
    assertThat(withClass(picture, "must-attack").getFirst().getTextContent())
        .contains("Crazed Goblin 2/2 (must attack)");
    assertThat(withClass(picture, "can-t-attack").getFirst().getTextContent())
        .contains("Grizzly Bears 2/2 (can’t attack)");
    assertThat(withClass(picture, "mark"))
        .extracting(Element::getTextContent)
        .containsExactly("must attack", "can’t attack");
  }

  @Test
  void
      marks_are_of_attacks_without_a_cost_and_no_attacker_of_a_legal_attack_is_said_not_to_be_able()
          throws Exception {
    Attack attack = Attack.of(Map.of(GOBLIN, BOB));
    Map<Id, Mark> marks = Map.of(GOBLIN, Mark.CANT_ATTACK);
    Document legal = parsed(BoardPicture.of(SMALL, attack, Arrows.LEGAL, Set.of(), marks));
    assertThat(withClass(legal, "can-t-attack")).isEmpty();
    Document illegal = parsed(BoardPicture.of(SMALL, attack, Arrows.ILLEGAL, Set.of(), marks));
    assertThat(withClass(illegal, "can-t-attack")).hasSize(1);
    assertThat(illegal.getDocumentElement().getAttribute("aria-label"))
        .endsWith("without paying a cost");
  }

  @Test
  void an_attack_against_a_rule_is_dashed_and_says_so() throws Exception {
    Attack attack = Attack.of(Map.of(GOBLIN, BOB));
    Document picture = parsed(BoardPicture.of(SMALL, attack, Arrows.ILLEGAL, Set.of(GOBLIN)));
    Element arrow = withClass(picture, "wrong").getFirst();
    assertThat(arrow.getTextContent()).endsWith("attacks bob, against a rule");
    assertThat(
            ((Element) arrow.getElementsByTagName("path").item(0)).getAttribute("stroke-dasharray"))
        .isNotEmpty();
  }

  @Test
  void what_can_be_seen_of_a_permanent_is_on_its_card() throws Exception {
    Board board =
        board(
            List.of(
                permanent(GOBLIN, ANN, "Crazed Goblin", "creature")
                    .tapped(true)
                    .since(Since.THIS_TURN)
                    .counters(Map.of("+1/+1", 2))
                    .goadedBy(List.of(CID))
                    .build()));
    Document picture = parsed(BoardPicture.of(board, Attack.NONE, Arrows.UNJUDGED, Set.of()));
    assertThat(
            withClass(picture, "card")
                .getFirst()
                .getElementsByTagName("title")
                .item(0)
                .getTextContent())
        .isEqualTo("Crazed Goblin 4/4 (tapped, came this turn, goaded by cid, with +1/+1 ×2)");
    assertThat(withClass(picture, "tapped").getFirst().getAttribute("transform"))
        .startsWith("rotate");
  }

  /** What the board makes of a permanent is drawn: a land that is a creature now, counters. */
  @Test
  void a_permanent_is_drawn_as_it_is_now() throws Exception {
    Now animated =
        new Now(
            Optional.empty(),
            Optional.of(Set.of("land", "creature")),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            OptionalInt.of(4),
            OptionalInt.of(5),
            OptionalInt.empty(),
            Optional.empty());
    Permanent land = permanent(new Id("mutavault"), ANN, "Mutavault", "land").now(animated).build();
    Permanent bear =
        permanent(new Id("bear"), ANN, "Grizzly Bears", "creature")
            .counters(Map.of("+1/+1", 1))
            .build();
    String picture =
        BoardPicture.of(board(List.of(land, bear)), Attack.NONE, Arrows.UNJUDGED, Set.of());
    assertThat(picture).contains("Mutavault 4/5", "Grizzly Bears 3/3 (with +1/+1 ×1)");
  }

  @Test
  void permanents_that_are_alike_are_one_card() throws Exception {
    List<Permanent> rats =
        IntStream.rangeClosed(1, 40)
            .mapToObj(number ->
                permanent(new Id("rats#" + number), ANN, "Typhoid Rats", "creature").build())
            .toList();
    var targets = new LinkedHashMap<Id, Id>();
    rats.subList(0, 25).forEach(rat -> targets.put(rat.id(), BOB));
    Document picture =
        parsed(BoardPicture.of(board(rats), new Attack(targets), Arrows.LEGAL, Set.of()));
    assertThat(withClass(picture, "card")).hasSize(2);
    assertThat(picture.getDocumentElement().getTextContent()).contains("×25", "×15");
  }

  @Test
  void a_hostile_name_is_text_and_nothing_else() throws Exception {
    String hostile = "</text><script>alert(1)</script>\u0000\uD800&\"'" + "x".repeat(5000);
    Board board = board(List.of(permanent(GOBLIN, ANN, hostile, "creature").build()));
    Document picture =
        parsed(
            BoardPicture.of(board, Attack.of(Map.of(GOBLIN, BOB)), Arrows.ILLEGAL, Set.of(GOBLIN)));
    assertThat(picture.getElementsByTagName("script").getLength()).isZero();
    NodeList texts = picture.getElementsByTagName("text");
    for (int index = 0; index < texts.getLength(); index++) {
      assertThat(texts.item(index).getTextContent()).hasSizeLessThan(40);
    }
  }

  @Test
  void the_same_board_gives_the_same_picture() {
    Attack attack = Attack.of(Map.of(GOBLIN, JACE));
    assertThat(BoardPicture.of(SMALL, attack, Arrows.LEGAL, Set.of()))
        .isEqualTo(BoardPicture.of(SMALL, attack, Arrows.LEGAL, Set.of()));
  }

  @Test
  void six_players_with_many_permanents_fit() throws Exception {
    List<Player> players =
        IntStream.rangeClosed(1, 6).mapToObj(n -> Player.named(new Id("p" + n))).toList();
    var permanents = new ArrayList<Permanent>();
    for (Player player : players) {
      for (int number = 1; number <= 30; number++) {
        Id id = new Id(player.id() + "-" + number);
        permanents.add(permanent(id, player.id(), "Beast " + number, "creature").build());
      }
    }
    Board board =
        Board.of(
            players,
            new Id("p1"),
            Options.DEFAULT,
            permanents,
            List.of(),
            Turn.FIRST_COMBAT,
            Optional.empty());
    Document picture = parsed(BoardPicture.of(board, Attack.NONE, Arrows.UNJUDGED, Set.of()));
    assertThat(withClass(picture, "panel")).hasSize(6);
    assertThat(picture.getDocumentElement().getTextContent()).contains("6 more");
  }
}
