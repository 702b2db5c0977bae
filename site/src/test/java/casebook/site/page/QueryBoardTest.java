package casebook.site.page;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.index.Query;
import casebook.site.Casebook;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.ObjectNode;

class QueryBoardTest {
  private static final Casebook CASEBOOK = Casebook.builtIn();

  /** The permanents of the active player, then those of the other one. */
  private static List<String> sides(String query) {
    String href = QueryBoard.of(CASEBOOK.search(Query.of(query)), CASEBOOK).orElseThrow().href();
    Draft draft =
        CaseLink.decode(href.substring(href.indexOf('=') + 1)).flatMap(Draft::of).orElseThrow();
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
        "both my Grizzly Bears past Propaganda | 2 Grizzly Bears | Propaganda"
      })
  void a_query_says_whose_the_cards_are_and_how_many(
      String query, String attacking, String defending) {
    assertThat(sides(query)).containsExactly(attacking, defending);
  }

  @Test
  void a_number_that_is_not_just_before_a_card_counts_something_else() {
    assertThat(sides("if I attack 2 players with Crazed Goblin").getFirst())
        .isEqualTo("Crazed Goblin");
  }
}
