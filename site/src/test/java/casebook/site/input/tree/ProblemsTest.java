package casebook.site.input.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is wrong with a case is told with its field, its line, and what to do about it. */
class ProblemsTest {
  private static final CaseReader READER = new CaseReader(Editions.builtIn(), Catalogue.builtIn());

  private static final String CASE =
      """
      players:
        - {id: ann}
        - {id: bob}
      permanents:
        - {id: bear, card: Grizzly Bears, controller: ann}
        - {id: wall, types: [creature], keywords: [defender], controller: bob}
      moves:
        - declareAttackers:
            attacks:
              - {attacker: bear, target: bob}
      """;

  private static Stream<Arguments> wrong() {
    return Stream.of(
        wrong("{id: ann}", "{id: ann, live: 3}", "players[0].live", 2, "Did you mean life?"),
        wrong("{id: ann}", "{life: 3}", "players[0]", 2, "“id” is missing"),
        wrong("{id: ann}", "{id: \" \"}", "players[0].id", 2, "blank"),
        wrong("{id: ann}", "ann", "players[0]", 2, "where an object is expected"),
        wrong("{id: bob}", "{id: ann}", "players[1].id", 3, "its own id"),
        wrong("{id: ann}", "{id: ann, life: many}", "players[0].life", 2, "a number"),
        wrong("{id: ann}", "{id: ann, life: 1.5}", "players[0].life", 2, "whole number"),
        wrong("{id: ann}", "{id: ann, hand: -1}", "players[0].hand", 2, "negative"),
        wrong("{id: ann}", "{id: ann, hand: 1e99}", "players[0].hand", 2, "at most"),
        wrong("{id: ann}", "{id: ann, inGame: yes}", "players[0].inGame", 2, "true or false"),
        wrong("{id: ann}", "{id: ann, mana: GG}", "players[0].mana", 2, "in braces"),
        wrong("{id: ann}", "{id: ann, state: {a: [1]}}", "players[0].state.a", 2, "A number"),
        wrong(
            "{id: ann}",
            "{id: ann, state: {lifeLostThisTrun: 1}}",
            "players[0].state.lifeLostThisTrun",
            2,
            "Did you mean lifeLostThisTurn"),
        wrong(
            "id: wall,",
            "id: wall, state: {comander: true},",
            "permanents[1].state.comander",
            6,
            "Did you mean commander"),
        wrong(
            "{id: ann}",
            "{id: ann, attackedLastTurn: [cid]}",
            "players[0].attackedLastTurn[0]",
            2,
            "the players are ann, bob"),
        wrong("  - {id: bob}\n", "", "players", 2, "at least two"),
        wrong(
            "card: Grizzly Bears", "card: Grisly Bears", "permanents[0].card", 5, "Grizzly Bears"),
        wrong("card: Grizzly Bears", "card: Lightning Bolt", "permanents[0].card", 5, "effects"),
        wrong(
            "card: Grizzly Bears", "card: Goblin Token", "permanents[0].card", 5, "{name: Goblin,"),
        wrong(
            "card: Grizzly Bears",
            "card: treasure",
            "permanents[0].card",
            5,
            "{name: Treasure, types: [artifact], subtypes: [Treasure], text: \"{T}, Sacrifice this"
                + " artifact: Add one mana of any color.\"} in place of {card: treasure}"),
        wrong("card: Grizzly Bears, ", "", "permanents[0]", 5, "types"),
        wrong("id: bear, card: Grizzly Bears", "types: [creature]", "permanents[0]", 5, "id"),
        wrong("id: bear", "id: ann", "permanents[0].id", 5, "already"),
        wrong("id: wall", "id: bear", "permanents[1].id", 6, "already"),
        wrong("controller: ann", "controller: bear", "permanents[0].controller", 5, "No player"),
        wrong(", controller: ann", "", "permanents[0]", 5, "“controller” is missing"),
        wrong("[creature]", "[creeture]", "permanents[1].types[0]", 6, "creature?"),
        wrong("[creature]", "creature", "permanents[1].types", 6, "a list"),
        wrong("[defender]", "[defendr]", "permanents[1].keywords[0]", 6, "defender?"),
        wrong("id: wall,", "id: wall, power: big,", "permanents[1].power", 6, "1+*"),
        wrong("id: wall,", "id: wall, colors: [X],", "permanents[1].colors[0]", 6, "W, U, B, R, G"),
        wrong("id: wall,", "id: wall, colors: [pink],", "permanents[1].colors[0]", 6, "red, green"),
        wrong("id: wall,", "id: wall, colors: [colorless],", "permanents[1].colors[0]", 6, "[]"),
        wrong("id: wall,", "id: wall, count: 0,", "permanents[1].count", 6, "at least 1"),
        wrong("id: wall,", "id: wall, count: -3,", "permanents[1].count", 6, "at least 1"),
        wrong("id: wall,", "id: wall, count: 100000,", "permanents[1]", 6, "100,000 permanents"),
        wrong("id: wall,", "id: wall, count: 999999999,", "permanents[1].count", 6, "100,000"),
        wrong("id: wall,", "id: wall, since: now,", "permanents[1].since", 6, "turnBegan"),
        wrong("id: wall,", "id: wall, loses: flying,", "permanents[1].loses", 6, "abilities"),
        wrong("id: wall,", "id: wall, attachedTo: tree,", "permanents[1].attachedTo", 6, "tree"),
        wrong(
            "id: wall,", "id: wall, counters: {x: -1},", "permanents[1].counters.x", 6, "negative"),
        wrong(
            "keywords: [defender]",
            "text: Creatures of the chosen color can't attack.",
            "permanents[1]",
            6,
            "color"),
        wrong("moves:", "edition: 1999-01-01\nmoves:", "edition", 7, "No edition is held"),
        wrong("moves:", "activePlayer: cid\nmoves:", "activePlayer", 7, "cid"),
        wrong("moves:", "options: {attack: all}\nmoves:", "options.attack", 7, "single"),
        wrong("moves:", "turn: {combat: 0}\nmoves:", "turn.combat", 7, "at least 1"),
        wrong("moves:", "chooser: cid\nmoves:", "chooser", 7, "cid"),
        wrong("moves:", "mooves: 1\nmoves:", "mooves", 7, "There is no field"),
        wrong(
            "moves:",
            "effects: [{source: Taunt, text: Target creature attacks this turn if able.}]\nmoves:",
            "effects[0]",
            7,
            "affects"),
        wrong(
            "moves:",
            "effects: [{source: Taunt, text: All creatures attack you this turn if able.}]\nmoves:",
            "effects[0]",
            7,
            "controller"),
        wrong("attacker: bear", "attacker: bob", ATTACK + ".attacker", 10, "is a player"),
        wrong("attacker: bear", "attacker: baer", ATTACK + ".attacker", 10, "Did you mean bear?"),
        wrong("target: bob", "target: bop", ATTACK + ".target", 10, "Did you mean bob?"),
        wrong(", target: bob", "", ATTACK, 10, "“target” is missing"),
        wrong("target: bob", "target: bob, count: 2", ATTACK + ".count", 10, "more than there are"),
        wrong(
            "{attacker: bear, target: bob}",
            "{attacker: bear, target: bob}\n        - {attacker: bear, target: wall}",
            "moves[0].declareAttackers.attacks[1].attacker",
            11,
            "attacks twice"),
        wrong(
            "declareAttackers",
            "declareAtackers",
            "moves[0].declareAtackers",
            8,
            "Did you mean declareAttackers"),
        wrong(
            "attacks:",
            "pay: some\n      attacks:",
            "moves[0].declareAttackers.pay",
            9,
            "all, none"),
        wrong("  - declareAttackers:", "  - {}\n  - declareAttackers:", "moves[0]", 8, "ask"),
        wrong(
            "  - declareAttackers:",
            "  - ask:\n  - declareAttackers:",
            "moves[0].ask",
            8,
            "fields"),
        wrong(
            "  - declareAttackers:",
            "  - ask: {x: 1}\n  - declareAttackers:",
            "moves[0].ask.x",
            8,
            "steps"),
        wrong(
            "  - declareAttackers:",
            "  - change: {permanent: bear}\n  - declareAttackers:",
            "moves[0].change",
            8,
            "Nothing changes"),
        wrong(
            "  - declareAttackers:",
            "  - change: {permanent: bear, leaves: true, taps: true}\n  - declareAttackers:",
            "moves[0].change.taps",
            8,
            "One change at a time"),
        wrong("  - declareAttackers:", at("combat", "upkeep"), AT + ".step", 8, "endOfCombat"),
        wrong("  - declareAttackers:", at("beginning", "end"), AT + ".step", 8, "upkeep"),
        wrong("  - declareAttackers:", at("precombatMain", "end"), AT + ".step", 8, "no steps"),
        wrong("  - declareAttackers:", at("ending", "dinner"), AT + ".step", 8, "cleanup"),
        wrong("{id: ann}", "{id: ann, id: cid}", "players[0].id", 2, "twice"),
        wrong("{id: ann}", "{id: ann, name: \"a\\0b\"}", "players[0].name", 2, "U+0000"),
        wrong("{id: ann}", "{id: ann, name: !!java.util.Date x}", "players[0].name", 2, "tag"),
        wrong("{id: ann}", "&a {id: ann}\n  - *a", "players[1]", 3, "alias"));
  }

  private static final String ATTACK = "moves[0].declareAttackers.attacks[0]";

  private static final String AT = "moves[0].ask.mayCast.at";

  private static String at(String phase, String step) {
    return "  - ask: {mayCast: {text: x, by: ann, at: {phase: %s, step: %s}}}\n  - declareAttackers:"
        .formatted(phase, step);
  }

  private static Arguments wrong(
      String part, String instead, String path, int line, String message) {
    assertThat(CASE).contains(part);
    int at = CASE.indexOf(part);
    String text = CASE.substring(0, at) + instead + CASE.substring(at + part.length());
    return Arguments.of(text, path, line, message);
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void what_is_wrong_is_told_with_its_field_its_line_and_what_to_do(
      String text, String path, int line, String message) {
    List<Problem> problems =
        switch (READER.read(text, CaseFormat.YAML)) {
          case Reading.Wrong<Case>(var found) -> found;
          case Reading.Unparseable<Case>(var found) -> throw new AssertionError(found);
          case Reading.Good<Case> good -> throw new AssertionError(good);
        };
    assertThat(problems)
        .anySatisfy(problem -> {
          assertThat(problem.path()).isEqualTo(path);
          assertThat(problem.place().line()).isEqualTo(line);
          assertThat(problem.message()).contains(message);
        });
  }

  @Test
  void the_case_that_the_others_are_made_from_is_right() {
    assertThat(READER.read(CASE, CaseFormat.YAML)).isInstanceOf(Reading.Good.class);
  }

  @Test
  void all_problems_are_told_in_the_order_of_the_text() {
    String text = CASE.replace("controller: ", "controller: x").replace("target: ", "target: x");
    assertThat(READER.read(text, CaseFormat.YAML))
        .isInstanceOfSatisfying(
            Reading.Wrong.class,
            wrong ->
                assertThat(((Reading.Wrong<?>) wrong).problems())
                    .extracting(Problem::path)
                    .containsExactly(
                        "permanents[0].controller",
                        "permanents[1].controller",
                        ATTACK + ".target"));
  }

  private static Stream<Arguments> unparseable() {
    return Stream.of(
        Arguments.of("", CaseFormat.JSON, 1),
        Arguments.of("  \n# nothing\n", CaseFormat.YAML, 1),
        Arguments.of("{\n \"players\": [\n", CaseFormat.JSON, 3),
        Arguments.of("{} {}", CaseFormat.JSON, 1),
        Arguments.of("players: [\n", CaseFormat.YAML, 2),
        Arguments.of("a: 1\n\tb: 2\n", CaseFormat.YAML, 2),
        Arguments.of("a: 1\n---\nb: 2\n", CaseFormat.YAML, 3),
        Arguments.of("[".repeat(100_000), CaseFormat.JSON, 1),
        Arguments.of("[".repeat(100_000), CaseFormat.YAML, 1));
  }

  @ParameterizedTest
  @MethodSource("unparseable")
  void what_cannot_be_parsed_is_told_with_its_line(String text, CaseFormat format, int line) {
    assertThat(READER.read(text, format))
        .isInstanceOfSatisfying(
            Reading.Unparseable.class,
            unparseable ->
                assertThat(((Reading.Unparseable<?>) unparseable).problems())
                    .singleElement()
                    .satisfies(problem -> assertThat(problem.place().line()).isEqualTo(line)));
  }

  @Test
  void aliases_that_would_blow_up_are_refused_where_they_stand() {
    var bomb = new StringBuilder("a: &a [x, x, x, x, x, x, x, x, x]\n");
    for (char name = 'b'; name < 'z'; name++) {
      char before = (char) (name - 1);
      bomb.append(name).append(": &").append(name).append(" [*").append(before).append("]\n");
    }
    assertThat(READER.read(bomb.toString(), CaseFormat.YAML)).isInstanceOf(Reading.Wrong.class);
  }

  @Test
  void a_text_with_very_many_problems_gets_a_list_that_ends() {
    String text = "{\"permanents\": [" + "1,".repeat(90_000) + "1]}";
    assertThat(READER.read(text, CaseFormat.JSON))
        .isInstanceOfSatisfying(
            Reading.Wrong.class,
            wrong -> {
              List<Problem> problems = ((Reading.Wrong<?>) wrong).problems();
              assertThat(problems).hasSizeLessThan(300);
              assertThat(problems.getLast().message()).contains("more problems");
            });
  }

  @Test
  void all_rules_texts_together_are_limited() {
    String text = "This creature can't attack. ".repeat(700);
    var permanents = new StringBuilder();
    for (int i = 0; i < 30; i++) {
      permanents.append(
          "  - {id: a%d, types: [creature], controller: ann, text: \"%s\"}\n".formatted(i, text));
    }
    String long30 = CASE.replace("permanents:\n", "permanents:\n" + permanents);
    assertThat(((Reading.Wrong<Case>) READER.read(long30, CaseFormat.YAML)).problems())
        .extracting(Problem::path, Problem::message)
        .contains(
            tuple(
                "permanents[25].text",
                "The rules texts of a case may have 500,000 characters together, and here they"
                    + " have more."))
        .allSatisfy(problem -> assertThat(problem.toString()).doesNotContain("permanents[24]"));
  }
}
