package casebook.site.load;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Judgement;
import casebook.site.output.RulingJson;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Cases with as much of one thing as a case may have are ruled on with half of the stack that a
 * thread has: nothing calls itself once for each permanent, effect, move or word.
 */
@Tag("long")
class AtTheLimitTest {
  private static final int STACK = 1 << 19;
  private static final String PRISON =
      "\"effects\": [{\"source\": \"Ghostly Prison\", \"controller\": \"b\", \"text\": \"Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.\"}],";
  private static final String ATTACKS = "This creature attacks each combat if able.";

  private static Stream<Arguments> cases() {
    return Stream.of(
        Arguments.of(
            "100,000 permanents of one entry that attack",
            board("", stack(100_000, ATTACKS), attack(100_000))),
        Arguments.of(
            "8,000 attackers that are paid for, each by itself",
            board(PRISON, stack(8_000, ""), attack(8_000))),
        Arguments.of(
            "8,000 attackers that 16,000 lands pay for",
            board(
                PRISON,
                stack(8_000, "")
                    + ", {\"id\": \"l\", \"controller\": \"a\", \"count\": 16000, \"types\": [\"land\"], \"text\": \"{T}: Add {C}.\"}",
                attack(8_000))),
        Arguments.of(
            "Auras on Auras on Auras",
            board(
                "",
                many(
                    4_000,
                    one ->
                        "{\"id\": \"p%d\", \"controller\": \"a\", \"types\": [\"enchantment\"], \"subtypes\": [\"Aura\"], %s}"
                            .formatted(
                                one,
                                one == 0
                                    ? "\"attachedTo\": \"b\""
                                    : "\"attachedTo\": \"p%d\"".formatted(one - 1))),
                attack(0))),
        Arguments.of(
            "creatures that attack only together with the next one",
            board(
                "",
                many(
                    1_500,
                    one ->
                        creature(
                            one,
                            "This creature can't attack unless a creature with power greater than its power also attacks.")),
                attack(0))),
        Arguments.of(
            "100 players in a row",
            "{\"players\": [%s], \"permanents\": [%s], \"moves\": [%s]}"
                .formatted(
                    many(100, one -> "{\"id\": \"%s\"}".formatted(one == 0 ? "a" : "p" + one)),
                    creature(0, "Creatures attack each combat if able."),
                    "{\"declareAttackers\": {\"attacks\": []}}")),
        Arguments.of(
            "500 effects on 100 creatures",
            board(
                "\"effects\": [%s],"
                    .formatted(
                        many(
                            500,
                            one ->
                                "{\"source\": \"E%d\", \"controller\": \"a\", \"text\": \"Creatures with mana value %d attack each combat if able.\"}"
                                    .formatted(one, one % 40))),
                many(100, one -> creature(one, "")),
                attack(0))),
        Arguments.of("500 effects that depend on each other", asking("get +1/+1")),
        Arguments.of("500 effects that end each other", asking("lose all abilities")),
        Arguments.of(
            "200 moves",
            board(
                "",
                creature(0, ATTACKS),
                many(
                    200,
                    one ->
                        "{\"change\": {\"permanent\": \"p0\", \"%s\": true}}"
                            .formatted(one % 2 == 0 ? "taps" : "untaps")))),
        Arguments.of("a text of 20,000 characters: and", text("haste and ")),
        Arguments.of("a text of 20,000 characters: quotes", text("creatures have \\\"")),
        Arguments.of("a text of 20,000 characters: unless", text("unless you control ")),
        Arguments.of("a text of 20,000 characters: for each", text("for each creature ")),
        Arguments.of("a text of 20,000 characters: if", text("if ")),
        Arguments.of("a text of 20,000 characters: modes", text("• Creatures attack. ")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void as_much_as_a_case_may_have_is_answered(String what, String board)
      throws InterruptedException, ExecutionException {
    var answer = new FutureTask<>(() -> answer(board));
    Thread.ofPlatform().name(what).stackSize(STACK).start(answer).join();
    assertThat(answer.get()).contains("verdict");
  }

  @Test
  void cr_613_8_it_is_told_where_there_are_too_many_effects_to_try_their_orders() {
    assertThat(answer(asking("get +1/+1")))
        .contains("\"verdict\":\"undetermined\"", "too many effects to try every order");
  }

  /** 500 effects, each on creatures with some power, on 100 creatures. */
  private static String asking(String does) {
    return board(
        "\"effects\": [%s],"
            .formatted(
                many(
                    500,
                    one ->
                        "{\"source\": \"E%d\", \"controller\": \"a\", \"text\": \"Creatures with power %d or greater %s.\"}"
                            .formatted(one, one % 40, does))),
        many(100, one -> creature(one, "")),
        attack(0));
  }

  private static String answer(String board) {
    var reader = new CaseReader(Editions.builtIn(), Catalogue.builtIn());
    return switch (reader.read(board, CaseFormat.JSON)) {
      case Reading.Good<Case>(var judged) ->
          RulingJson.of(Judgement.of(judged, Editions.builtIn())).compact();
      case Reading.Wrong<Case>(var problems) -> problems.toString();
      case Reading.Unparseable<Case>(var problems) -> problems.toString();
    };
  }

  private static String board(String more, String permanents, String moves) {
    return "{\"players\": [{\"id\": \"a\"}, {\"id\": \"b\"}], %s \"permanents\": [%s], \"moves\": [%s]}"
        .formatted(more, permanents, moves);
  }

  private static String text(String words) {
    String all = "Creatures you control have " + words.repeat(19_900 / words.length());
    return board("", creature(0, all + "."), attack(0));
  }

  private static String stack(int count, String text) {
    return "{\"id\": \"p\", \"controller\": \"a\", \"count\": %d, \"types\": [\"creature\"], \"text\": \"%s\"}"
        .formatted(count, text);
  }

  private static String creature(int number, String text) {
    return "{\"id\": \"p%d\", \"controller\": \"a\", \"types\": [\"creature\"], \"power\": %d, \"toughness\": 1%s}"
        .formatted(number, number, text.isEmpty() ? "" : ", \"text\": \"" + text + "\"");
  }

  private static String attack(int count) {
    return count == 0
        ? "{\"declareAttackers\": {\"attacks\": []}}"
        : "{\"declareAttackers\": {\"attacks\": [{\"attacker\": \"p\", \"target\": \"b\", \"count\": %d}]}}"
            .formatted(count);
  }

  private static String many(int count, IntFunction<String> one) {
    List<String> all = IntStream.range(0, count).mapToObj(one).toList();
    return all.stream().collect(Collectors.joining(", "));
  }
}
