package casebook.site.page.search;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.index.query.Query;
import casebook.site.Casebook;
import casebook.site.page.draft.CaseLink;
import casebook.site.page.draft.Draft;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.ObjectNode;

class QueryBoardTest {
  private static final Casebook CASEBOOK = Casebook.builtIn();

  private static Draft draft(String query) {
    String href = QueryBoard.of(CASEBOOK.search(Query.of(query)), CASEBOOK).orElseThrow().href();
    return CaseLink.decode(href.substring(href.indexOf('=') + 1)).flatMap(Draft::of).orElseThrow();
  }

  /** The permanents of the active player, then those of the other one. */
  private static List<String> sides(String query) {
    Draft draft = draft(query);
    var attacking = new ArrayList<String>();
    var defending = new ArrayList<String>();
    for (ObjectNode permanent : draft.permanents()) {
      int count = permanent.path("count").asInt(1);
      String card = permanent.path("card").asString();
      boolean isAttackers = permanent.path("controller").asString().equals(draft.activePlayer());
      (isAttackers ? attacking : defending).add(count == 1 ? card : count + " " + card);
    }
    return List.of(String.join(", ", attacking), String.join(", ", defending));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "can I attack with Crazed Goblin if my opponent has Propaganda | Crazed Goblin | Propaganda",
        "Legion Warboss and Ghostly Prison | Legion Warboss | Ghostly Prison",
        "Crazed Goblin against Silent Arbiter | Crazed Goblin | Silent Arbiter",
        "if I control Propaganda can my opponent attack with Crazed Goblin"
            + " | Crazed Goblin | Propaganda",
        "my opponent attacks me with Crazed Goblin, I have Silent Arbiter"
            + " | Crazed Goblin | Silent Arbiter",
        "does he have to attack with his Crazed Goblin into my Wall of Stone"
            + " | Crazed Goblin | Wall of Stone",
        "I have three Grizzly Bears and my opponent has 2 Crawlspace"
            + " | 3 Grizzly Bears | 2 Crawlspace",
        "both my Grizzly Bears past Propaganda | 2 Grizzly Bears | Propaganda",
        "2x Goblin Guide against 3 Ghostly Prison | 2 Goblin Guide | 3 Ghostly Prison",
        "4 Hellriders vs Propaganda | 4 Hellrider | Propaganda",
        "a pair of Grizzly Bears and she has two Ghostly Prisons"
            + " | 2 Grizzly Bears | 2 Ghostly Prison",
        "100 Grizzly Bears vs Crawlspace | 100 Grizzly Bears | Crawlspace",
        "does Juggernaut have to attack if Propaganda is in play | Juggernaut | Propaganda",
        "does Juggernaut have to attack if Bob has Propaganda | Juggernaut | Propaganda",
        "must Goblin Guide attack with Ghostly Prison out | Goblin Guide | Ghostly Prison",
        "Goblin Guide attack a player with Propaganda | Goblin Guide | Propaganda",
        "can I attack an opponent with Ghostly Prison using Legion Warboss"
            + " | Legion Warboss | Ghostly Prison",
        "'I attack Bob, who controls Propaganda and Silent Arbiter, with Goblin Guide'"
            + " | Goblin Guide | Propaganda, Silent Arbiter",
        "can I attack Gideon Jura with Grizzly Bears | Grizzly Bears | Gideon Jura",
        "'Legion Warboss and Baird' | Legion Warboss | 'Baird, Steward of Argive'",
        "Does Ghostly Prison stop my opponent's Legion Warboss | Legion Warboss | Ghostly Prison",
        "I control Ghostly Prison. My opponent controls Juggernaut. Must Juggernaut attack?"
            + " | Juggernaut | Ghostly Prison",
        "I'm attacked by Goblin Guide while I have Propaganda | Goblin Guide | Propaganda",
        "'AP controls Juggernaut, NAP controls Silent Arbiter' | Juggernaut | Silent Arbiter",
        "'defending player controls Silent Arbiter, attacking player controls Juggernaut'"
            + " | Juggernaut | Silent Arbiter",
        "Silent Arbiter controlled by my opponent and my Grizzly Bears"
            + " | Grizzly Bears | Silent Arbiter",
        "I have Juggernaut and opponent has Juggernaut | Juggernaut | Juggernaut"
      })
  void a_query_says_whose_the_cards_are_and_how_many(
      String query, String attacking, String defending) {
    assertThat(sides(query)).containsExactly(attacking, defending);
  }

  @Test
  void an_aura_is_on_what_the_query_says() {
    Draft draft = draft("must my opponent attack with Pacifism on Juggernaut");
    assertThat(draft.permanents())
        .extracting(one -> one.path("card").asString() + ">" + one.path("attachedTo").asString(""))
        .containsExactly("Pacifism>juggernaut", "Juggernaut>");
  }

  @Test
  void a_number_that_is_not_just_before_a_card_counts_something_else() {
    assertThat(sides("if I attack 2 players with Crazed Goblin").getFirst())
        .isEqualTo("Crazed Goblin");
  }
}
