package casebook.rules.history;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table of what changed from edition to edition is held to the texts of all of them. */
class StepsTest {
  private static final List<Edition> STORED = Editions.stored().editions();
  private static final TreeMap<LocalDate, Step> STEPS = new TreeMap<>();

  static {
    Crosswalk.builtIn().steps().forEach(step -> STEPS.put(step.date(), step));
  }

  /** Two editions that follow each other, and what the table says of them. */
  private record Pair(Edition older, Edition newer, Step step) {
    @Override
    public String toString() {
      return older.name() + " to " + newer.name();
    }
  }

  private static List<Pair> pairs() {
    var pairs = new ArrayList<Pair>();
    for (int i = 1; i < STORED.size(); i++) {
      Edition newer = STORED.get(i);
      Step step = STEPS.getOrDefault(newer.effective(), new Step(newer.effective()));
      pairs.add(new Pair(STORED.get(i - 1), newer, step));
    }
    return pairs;
  }

  @Test
  void every_step_is_one_between_editions_that_are_held() {
    assertThat(STORED.stream().map(Edition::effective)).containsAll(STEPS.keySet());
  }

  /** What has no line kept its number and what it says. */
  @Test
  void every_change_has_its_line() {
    var without = new ArrayList<String>();
    for (Pair pair : pairs()) {
      for (Rule now : pair.newer().rules()) {
        if (!pair.step().before().containsKey(now.number())
            && pair.older()
                .rule(now.number())
                .filter(then -> Substance.isSame(then, now))
                .isEmpty()) {
          without.add(pair + ": " + now.number());
        }
      }
    }
    assertThat(without).isEmpty();
  }

  /** A line tells what the texts show: the same, other references, or other words. */
  @Test
  void every_line_agrees_with_the_texts() {
    var wrong = new ArrayList<String>();
    for (Pair pair : pairs()) {
      pair.step()
          .before()
          .forEach((number, before) -> {
            Optional<Rule> now = pair.newer().rule(number);
            if (now.isEmpty()) {
              wrong.add(pair + " has no " + number);
            } else if (before instanceof Counterpart.Stands stands) {
              for (RuleNumber then : stands.numbers()) {
                if (pair.older().rule(then).isEmpty()) {
                  wrong.add(pair + ": " + number + " was no " + then);
                }
              }
              pair.older()
                  .rule(stands.number())
                  .filter(then -> !agrees(then, now.get(), stands))
                  .ifPresent(_ -> wrong.add(pair + ": " + number + " " + stands.change()));
            }
          });
    }
    assertThat(wrong).isEmpty();
  }

  private static boolean agrees(Rule then, Rule now, Counterpart.Stands stands) {
    boolean sameText = Substance.plain(then.text()).equals(Substance.plain(now.text()));
    boolean sameSubstance = Substance.isSame(then, now);
    return switch (stands.change()) {
      case SAME -> sameText;
      case CROSS_REFERENCES -> sameSubstance && !sameText;
      case REWORDED -> false;
      case WORDING, SUBSTANCE, ELSEWHERE -> !sameSubstance;
    };
  }

  /** Which of several rules say what a rule of today says is told of rules that lines lead to. */
  @Test
  void only_rules_to_which_the_lines_lead_say_it() {
    for (Pair pair : pairs()) {
      var told = new HashSet<>(pair.step().begins().keySet());
      told.addAll(pair.step().only().keySet());
      for (RuleNumber today : told) {
        List<RuleNumber> led =
            Crosswalk.builtIn().then(pair.newer(), today).stream()
                .map(pair.step()::before)
                .flatMap(before ->
                    before instanceof Counterpart.Stands stands
                        ? stands.numbers().stream()
                        : Stream.empty())
                .toList();
        List<RuleNumber> then = Crosswalk.builtIn().then(pair.older(), today);
        assertThat(then)
            .as(pair + " " + today)
            .isEqualTo(pair.step().only().getOrDefault(today, List.of()));
        assertThat(led).as(pair + " " + today).containsAll(then).isNotEqualTo(then);
      }
    }
  }

  /** Every rule of the older edition is somewhere in the newer one, or is said to be gone. */
  @Test
  void no_rule_is_lost() {
    var lost = new ArrayList<String>();
    for (Pair pair : pairs()) {
      var kept = new HashSet<RuleNumber>(pair.step().gone().keySet());
      for (Rule now : pair.newer().rules()) {
        if (pair.step().before(now.number()) instanceof Counterpart.Stands stands) {
          kept.addAll(stands.numbers());
        }
      }
      pair.older().rules().stream()
          .map(Rule::number)
          .filter(number -> !kept.contains(number))
          .forEach(number -> lost.add(pair + ": " + number));
    }
    assertThat(lost).isEmpty();
  }

  /** What the texts alone show of rules with the same text is what the table says. */
  @Test
  void the_computed_pairing_of_equal_texts_agrees_with_the_table() {
    var different = new ArrayList<String>();
    for (Pair pair : pairs()) {
      Comparison comparison =
          Comparison.of(
              pair.older(),
              pair.newer(),
              section -> Crosswalk.builtIn().section(pair.older(), section, pair.newer()));
      for (Succession one : comparison.successions()) {
        if (one.sureness() == Succession.Sureness.SAME_TEXT
            && !(pair.step().before(one.after()) instanceof Counterpart.Stands stands
                && stands.number().equals(one.before()))) {
          different.add(pair + ": " + one.before() + " is " + one.after());
        }
      }
    }
    assertThat(different).isEmpty();
  }

  /** Two rules with the same text are the same rule, whatever sibling has come since. */
  @Test
  void a_rule_whose_text_still_stands_was_never_split() {
    var split = new ArrayList<String>();
    Edition newest = STORED.getLast();
    for (Edition older : STORED) {
      Comparison comparison =
          Comparison.of(
              older, newest, section -> Crosswalk.builtIn().section(older, section, newest));
      for (Rule rule : older.rules()) {
        List<Succession> became = comparison.from(rule.number());
        boolean stands =
            became.stream().anyMatch(one -> one.sureness() == Succession.Sureness.SAME_TEXT);
        if (stands && became.size() > 1) {
          split.add(older.name() + " " + became);
        }
      }
    }
    assertThat(split).isEmpty();
  }

  /** Each rule of the newest edition is traced to the first edition that has it. */
  @Test
  void every_rule_has_a_lineage() {
    assertThat(STORED.getLast().rules())
        .hasSizeGreaterThanOrEqualTo(67)
        .allSatisfy(rule -> {
          List<RuleNumber> numbers = List.of(rule.number());
          for (Pair pair : pairs().reversed()) {
            for (RuleNumber number : numbers) {
              assertThat(pair.newer().rule(number)).as(pair + " " + number).isPresent();
            }
            numbers =
                numbers.stream()
                    .map(pair.step()::before)
                    .flatMap(before ->
                        before instanceof Counterpart.Stands stands
                            ? stands.numbers().stream()
                            : Stream.empty())
                    .distinct()
                    .toList();
            for (RuleNumber number : numbers) {
              assertThat(pair.older().rule(number)).as(pair + " " + number).isPresent();
            }
          }
        });
  }
}
