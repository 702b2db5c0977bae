package casebook.site.words.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Judgement;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said of moves besides a declaration: who defends, what leaves combat, what triggers. */
class CombatWordsTest {
  private static final CaseReader READER = new CaseReader(Editions.builtIn(), Catalogue.builtIn());

  private static final String TOKEN =
      "{id: soldier, name: Soldier Token, types: [creature], power: 1, toughness: 1, controller:"
          + " ann}";

  /** What the rulings on moves say, in order, on a board of three players. */
  private static List<String> said(String... moves) {
    String board =
        """
        players: [{id: ann, name: Ann}, {id: bob, name: Bob}, {id: cid, name: Cid}]
        permanents:
          - {id: bear, card: Grizzly Bears, controller: ann}
          - {id: hellrider, card: Hellrider, controller: ann}
          - {id: elspeth, card: Elspeth Tirel, controller: bob}
        moves:
        """;
    return said(judged(board, moves));
  }

  private static List<String> said(Judgement judgement) {
    return judgement.rulings().stream()
        .flatMap(ruling ->
            ruling.findings().stream()
                .map(new FindingWords(judgement.names(), ruling.move())::sentence))
        .toList();
  }

  private static Judgement judged(String board, String... moves) {
    String text = board + "  - " + String.join("\n  - ", moves);
    if (READER.read(text, CaseFormat.YAML) instanceof Reading.Good<Case>(var judged)) {
      return Judgement.of(judged, Editions.builtIn());
    }
    throw new AssertionError(text);
  }

  private static String attack(String attacker, String target) {
    return "declareAttackers: {attacks: [{attacker: %s, target: %s}]}".formatted(attacker, target);
  }

  @Test
  void as_combat_begins_it_is_said_who_attacks_and_who_defends() {
    assertThat(said("beginCombat:"))
        .containsExactly(
            "Ann is the attacking player (506.2).",
            "Bob and Cid are the defending players (506.2a).",
            "Teams don't share their turns here (506.2b).");
  }

  @Test
  void an_ability_that_triggers_says_for_what_and_by_which_form() {
    assertThat(said(attack("bear", "bob")))
        .contains(
            "An ability of Hellrider triggers: whenever a creature Ann controls attacks (508.1m).",
            "What triggered goes onto the stack before anybody gets priority: what Ann controls"
                + " (508.2b).",
            "Hellrider triggers, as Grizzly Bears was declared as an attacker (508.3a).",
            "Something was declared as an attacker or put onto the battlefield attacking, so no"
                + " step is skipped (508.8).");
  }

  @Test
  void a_token_that_enters_attacking_has_its_name_and_makes_nothing_trigger() {
    assertThat(said(attack("bear", "bob"), "putAttacking: {permanent: " + TOKEN + ", target: cid}"))
        .contains(
            "Soldier Token enters as a creature (506.3a).",
            "Soldier Token is attacking Cid, but it wasn't declared as an attacker, so it never"
                + " “attacked” (508.4).",
            "Hellrider doesn't trigger: Soldier Token is attacking, but wasn't declared as an"
                + " attacker (508.3a).");
  }

  @Test
  void what_leaves_combat_and_what_stays_is_said_with_its_reason() {
    assertThat(
            said(
                attack("bear", "elspeth"),
                "change: {permanent: bear, untaps: true}",
                "change: {permanent: elspeth, leaves: true}",
                "change: {permanent: bear, removedFromCombat: true}"))
        .contains(
            "Tapping or untapping Grizzly Bears neither removes it from combat nor prevents its"
                + " combat damage (506.4b).",
            "Elspeth Tirel is removed from combat: it leaves the battlefield (506.4).",
            "Grizzly Bears is still an attacking creature, but attacks nothing: Elspeth Tirel isn't"
                + " attacked any more (506.4c).",
            "Grizzly Bears is removed from combat by an effect (506.4).");
  }

  @Test
  void why_a_creature_is_not_unblocked_since_it_entered_is_said() {
    String[] moves = {
      attack("bear", "bob"),
      "declareBlockers: {blocks: []}",
      "putAttacking: {permanent: " + TOKEN + ", target: cid, step: declareBlockers}",
      "ask: {blocked: soldier}",
      "change: {permanent: soldier, becomesBlocked: true}",
      "ask: {blocked: soldier}",
      "ask: {blocked: bear}",
      "change: {permanent: soldier, removedFromCombat: true}",
      "ask: {blocked: soldier}",
      "ask: {blocked: hellrider}",
      "endCombat:",
      "ask: {blocked: bear}"
    };
    assertThat(said(moves))
        .filteredOn(sentence -> sentence.endsWith("(508.4d)."))
        .containsSubsequence(
            "Soldier Token is unblocked since it entered the battlefield attacking (508.4d).",
            "Soldier Token entered unblocked, and then an effect said that it becomes blocked"
                + " (508.4d).",
            "Grizzly Bears didn't enter attacking after blockers were declared, so the declaration"
                + " of blockers says whether it is unblocked (508.4d).",
            "Soldier Token was removed from combat (506.4), so it is neither blocked nor unblocked"
                + " (508.4d).",
            "Hellrider isn't attacking, so it is neither blocked nor unblocked (508.4d).",
            "Combat is over, so Grizzly Bears is neither blocked nor unblocked (508.4d).");
  }

  @Test
  void what_makes_two_combat_damage_steps_is_said_with_its_keyword() {
    Judgement judgement =
        judged(
            """
            players: [{id: ann, name: Ann}, {id: bob, name: Bob}]
            permanents:
              - {id: knight, card: White Knight, controller: ann}
              - {id: bear, card: Grizzly Bears, controller: ann}
              - {id: fencer, card: Fencing Ace, controller: bob}
              - {id: archer, card: Elvish Archers, controller: bob}
            moves:
            """,
            "declareAttackers: {attacks: [{attacker: knight, target: bob}, {attacker: bear,"
                + " target: bob}]}",
            "declareBlockers: {blocks: [{blocker: fencer, attacker: bear}]}",
            "ask: {steps: true}");
    assertThat(said(judgement))
        .containsSubsequence(
            "The steps of the combat phase come in this order (506.1).",
            "White Knight has first strike, so there are two combat damage steps (506.1).",
            "Fencing Ace has double strike, so there are two combat damage steps (506.1).")
        .noneMatch(sentence -> sentence.startsWith("Elvish Archers"));
    assertThat(judgement.rulings().getLast().accounting())
        .extracting(new AccountingWords(judgement.names())::line)
        .contains(
            "White Knight: First strike. Applied (506.1): This move depends on first strike.",
            "Fencing Ace: Double strike. Applied (506.1): This move depends on double strike.")
        .anyMatch(line -> line.startsWith("Elvish Archers: First strike. No bearing"));
  }

  @Test
  void a_question_is_answered_in_its_own_words() {
    assertThat(
            said(
                attack("bear", "elspeth"),
                "ask: {attacking: {player: ann, defender: bob}}",
                "ask: {attacked: {player: ann, defender: bob}}",
                "ask: {attacksAlone: bear}",
                "ask: {attackingAlone: hellrider}",
                "ask: {wasDeclared: hellrider}",
                "ask: {defendingPlayer: bear}",
                "endCombat:"))
        .contains(
            "Ann controls no creature that is attacking Bob (508.6).",
            "Ann declared no creature as attacking Bob (508.6).",
            "Only Grizzly Bears was declared as an attacker (506.5).",
            "Hellrider isn't attacking (506.5).",
            "Hellrider wasn't declared as an attacker (508.1k).",
            "The defending player that Grizzly Bears refers to is Bob (508.5).",
            "Grizzly Bears stops attacking as combat ends (508.1k).");
  }

  @Test
  void who_does_the_same_is_named_where_a_creature_is_not_alone() {
    assertThat(
            said(
                "declareAttackers: {attacks: [{attacker: bear, target: bob}, {attacker: hellrider,"
                    + " target: bob}]}",
                "ask: {attacksAlone: bear}",
                "change: {permanent: bear, leaves: true}",
                "ask: {attackingAlone: hellrider}",
                "ask: {blocksAlone: hellrider}"))
        .contains(
            "Hellrider was declared as an attacker too (506.5).",
            "Only Hellrider is attacking (506.5).",
            "Hellrider wasn't declared as a blocker (506.5).");
  }

  @Test
  void when_a_spell_can_be_cast_is_told_part_by_part() {
    assertThat(
            said(
                attack("bear", "bob"),
                "ask: {mayCast: {text: \"Cast this spell only during an opponent's turn, before"
                    + " blockers are declared, and only if a creature is attacking you.\", by: cid,"
                    + " at: {phase: combat, step: declareAttackers}}}"))
        .contains(
            "This is during the turn of one of Cid's opponents (506.8).",
            "This is before blockers are declared (506.8).",
            "There are no creatures attacking Cid on the battlefield (506.8).");
  }

  @Test
  void what_does_not_count_without_a_declaration_says_whose_it_is() {
    assertThat(
            said(
                attack("bear", "bob"),
                "putAttacking: {permanent: {id: wall, card: Wall of Roots, controller: ann,"
                    + " goadedBy: [bob]}, target: bob}",
                "reselect: {creature: wall, target: elspeth}"))
        .contains(
            "An ability of Wall of Roots doesn't affect Wall of Roots, which isn't being declared:"
                + " defender (508.4c).",
            "The goading by Bob doesn't affect Wall of Roots, which isn't being declared: Wall of"
                + " Roots is goaded by Bob (508.4c).",
            "Elspeth Tirel is a permanent that an opponent controls or protects (508.7c).",
            "Nobody's range of influence is limited (508.7e).");
  }

  @Test
  void without_attackers_the_steps_that_are_skipped_are_named() {
    assertThat(said("declareAttackers: {attacks: []}"))
        .contains(
            "No creature became an attacking creature, so the declare blockers and combat damage"
                + " steps are skipped unless something is put onto the battlefield attacking"
                + " (508.8).");
  }
}
