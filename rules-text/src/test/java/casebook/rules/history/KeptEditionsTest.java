package casebook.rules.history;

import static casebook.rules.SmallFile.GLOSSARY;
import static casebook.rules.SmallFile.file;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.KeptEditions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.SmallFile;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is kept of editions and of their comparison is what was there before. */
@Tag("long")
class KeptEditionsTest {

  private static final String BODY =
      """
      1. The Game

      100. Pebbles

      100.1. The game is played with pebbles, which are laid on the ground.
      Example: Ann lays a pebble on the ground.

      100.1a A pebble is flat or round, and nobody may lay one that is neither.

      100.b A pebble may be grey.

      100.2. Whoever lays the last pebble wins the game, unless the players agree otherwise.

      101. Turns

      101.1. Players take turns.
      """;

  private static final Edition OLDER = SmallFile.read(file(BODY, GLOSSARY));

  private static final Edition NEWER =
      SmallFile.read(
          file(
                  BODY.replace("100.2. Whoever", "100.2. A stick is no pebble.\n\n100.3. Whoever")
                      .replace("may be grey", "is grey, or of another color"),
                  GLOSSARY)
              .replace("May 4, 2012", "June 1, 2013"));

  private static List<Edition> keptAndRead(List<Edition> editions) throws IOException {
    var bytes = new ByteArrayOutputStream();
    KeptEditions.write(editions, new DataOutputStream(bytes));
    return KeptEditions.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
  }

  @Test
  void editions_come_out_as_they_went_in() throws IOException {
    List<Edition> read = keptAndRead(List.of(OLDER, NEWER));
    assertThat(read).extracting(Edition::name).containsExactly("2012-05-04", "2013-06-01");
    for (int i = 0; i < 2; i++) {
      Edition before = List.of(OLDER, NEWER).get(i);
      assertThat(read.get(i).chapters()).isEqualTo(before.chapters());
      assertThat(read.get(i).sections()).isEqualTo(before.sections());
      assertThat(read.get(i).rules()).isEqualTo(before.rules());
      assertThat(read.get(i).glossary()).isEqualTo(before.glossary());
      assertThat(read.get(i).source()).isEqualTo(before.source());
      assertThat(read.get(i).coverage()).isEqualTo(before.coverage());
    }
  }

  @Test
  void a_rule_that_two_editions_have_alike_is_one_object() throws IOException {
    List<Edition> read = keptAndRead(List.of(OLDER, NEWER));
    RuleNumber alike = RuleNumber.parse("100.1a");
    assertThat(read.getFirst().rule(alike).orElseThrow())
        .isSameAs(read.getLast().rule(alike).orElseThrow());
    var shared = new KeptEditions.Sharing();
    assertThat(shared.of(OLDER).rule(alike).orElseThrow())
        .isSameAs(shared.of(NEWER).rule(alike).orElseThrow());
  }

  @Test
  void a_file_that_ends_too_soon_is_none() throws IOException {
    var bytes = new ByteArrayOutputStream();
    KeptEditions.write(List.of(OLDER), new DataOutputStream(bytes));
    for (int length = 0; length < bytes.size(); length++) {
      var in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray(), 0, length));
      assertThatThrownBy(() -> KeptEditions.read(in)).isInstanceOf(IOException.class);
    }
  }

  @Test
  void what_became_of_a_rule_is_the_same_from_what_is_kept() throws IOException {
    Editions editions = Editions.builtIn().with(OLDER).with(NEWER);
    var worked = new History(editions, Crosswalk.builtIn());
    List<Comparison> comparisons =
        worked.steps().stream().map(step -> worked.compare(step.older(), step.newer())).toList();
    var bytes = new ByteArrayOutputStream();
    KeptComparisons.write(comparisons, new DataOutputStream(bytes));
    KeptComparisons kept =
        KeptComparisons.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
    var history = new History(editions, Crosswalk.builtIn(), kept);
    assertThat(kept.between(OLDER, NEWER)).contains(worked.compare(OLDER, NEWER).successions());
    for (Edition edition : editions.all()) {
      for (Rule rule : edition.rules()) {
        assertThat(history.resolve(edition, rule.number()))
            .as(edition.name() + " " + rule.number())
            .isEqualTo(worked.resolve(edition, rule.number()));
      }
    }
    RuleNumber moved = RuleNumber.parse("100.2");
    assertThat(history.resolve(OLDER, moved).orElseThrow().relation()).isEqualTo(Relation.MOVED);
    assertThat(history.compare(OLDER, NEWER).added())
        .isEqualTo(worked.compare(OLDER, NEWER).added());
  }
}
