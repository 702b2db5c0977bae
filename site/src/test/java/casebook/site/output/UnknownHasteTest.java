package casebook.site.output;

import static casebook.site.output.RulingsOf.declaring;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * New creatures with dash may have haste (702.109a). Where a ruling on an attack is sure all the
 * same, it is the ruling on the board with haste for any of them, each of these boards judged by
 * itself.
 */
class UnknownHasteTest {
  private static final int BOARDS = Integer.getInteger("casebook.boards", 250);
  private static final List<String> DASHING =
      List.of("Mardu Scout", "Lightning Berserker", "Vaultbreaker");
  private static final List<String> OWN =
      List.of(
          "Juggernaut",
          "Crazed Goblin",
          "Jackal Familiar",
          "Mogg Flunkies",
          "Orcish Conscripts",
          "Goblin Rabblemaster",
          "Goblin War Drums",
          "Llanowar Elves",
          "Bident of Thassa");
  private static final List<String> OTHERS =
      List.of(
          "Silent Arbiter",
          "Crawlspace",
          "Propaganda",
          "Fumiko the Lowblood",
          "Grand Melee",
          "Light of Day",
          "War's Toll",
          "Magus of the Moat");

  private static final String SICK = "illegal 508.1a";

  private final SplittableRandom random = new SplittableRandom(508);

  @Test
  void a_sure_ruling_holds_whoever_has_haste() {
    int sure = 0;
    int open = 0;
    for (int board = 0; board < BOARDS; board++) {
      int dashing = 1 + random.nextInt(3);
      String others = others();
      String attacks = attacks(others, dashing);
      String untold = permanents(dashing, -1) + others;
      JsonNode ruling = declaring(untold, attacks);
      if (ruling.path("verdict").asString().equals("undetermined")) {
        open++;
        continue;
      }
      sure++;
      for (int hasty = 0; hasty < 1 << dashing; hasty++) {
        JsonNode told = declaring(permanents(dashing, hasty) + others, attacks);
        // Without haste a creature that attacks breaks an earlier rule than the one that is told.
        assertThat(said(told))
            .as(untold + attacks + " haste: " + hasty)
            .isIn(said(ruling), ruling.path("verdict").asString().equals("illegal") ? SICK : "");
      }
    }
    assertThat(sure).as("sure, of " + BOARDS).isGreaterThan(BOARDS / 4);
    assertThat(open).as("open, of " + BOARDS).isGreaterThan(BOARDS / 10);
  }

  private static String said(JsonNode ruling) {
    return ruling.path("verdict").asString() + " " + ruling.path("decidedBy").asString("");
  }

  /**
   * @param hasty which of them have haste, a bit for each; -1 where that isn't told
   */
  private static String permanents(int dashing, int hasty) {
    var text = new StringBuilder();
    for (int i = 0; i < dashing; i++) {
      String now =
          hasty < 0 ? "" : ", now: {keywords: [" + ((hasty >> i & 1) == 1 ? "haste" : "") + "]}";
      text.append(
          "- {id: dash%d, card: %s, controller: ann, since: thisTurn%s}\n"
              .formatted(i, DASHING.get(i), now));
    }
    return text.toString();
  }

  private String others() {
    var text = new StringBuilder();
    for (int i = 0; i < 3; i++) {
      text.append("- {id: own%d, card: %s, controller: ann}\n".formatted(i, drawn(OWN, text)));
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      String card = drawn(OTHERS, text);
      text.append("- {id: other%d, card: \"%s\", controller: bob}\n".formatted(i, card));
    }
    return text.toString();
  }

  /** A card of which no second one stands there, as some of them are legendary (704.5j). */
  private String drawn(List<String> cards, StringBuilder before) {
    List<String> left = cards.stream().filter(card -> before.indexOf(card) < 0).toList();
    return left.get(random.nextInt(left.size()));
  }

  private String attacks(String others, int dashing) {
    var attackers = new ArrayList<String>();
    for (int i = 0; i < dashing; i++) {
      if (random.nextInt(4) == 0) {
        attackers.add("dash" + i);
      }
    }
    for (int i = 0; i < 3; i++) {
      boolean isCreature =
          !others.contains("own" + i + ", card: Goblin War Drums")
              && !others.contains("own" + i + ", card: Bident of Thassa");
      if (isCreature && random.nextInt(2) == 0) {
        attackers.add("own" + i);
      }
    }
    return attackers.stream()
        .map(attacker ->
            "{attacker: " + attacker + ", target: " + (random.nextBoolean() ? "bob" : "cat") + "}")
        .toList()
        .toString();
  }
}
