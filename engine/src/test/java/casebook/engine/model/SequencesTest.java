package casebook.engine.model;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.ruling.Adjudication;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What holds in every game, shown by random games with moves of every kind.
 *
 * <p>{@code -Dcasebook.boards=1000000} plays more of them, {@code -Dcasebook.seed=N} others; a
 * failure names the seed and shows the smallest sequence of moves that still fails.
 */
@Tag("long")
class SequencesTest {
  private static final int SEQUENCES = 20_000;

  /** One sequence in this number is judged twice more, the second time with other names. */
  private static final int REPEATED = 8;

  @Test
  void whatever_is_played_the_rules_hold() {
    var variety = new Variety();
    var seeds = Seeds.ofBuild(SEQUENCES);
    seeds.check(
        "sequences",
        seed -> List.of(Sequence.of(seed)),
        sequence -> flaws(sequence, variety),
        Sequence::smallest,
        Sequence::text);
    if (seeds.count() >= SEQUENCES) {
      assertThat(variety.missing()).as("what never came up in %s games", seeds.count()).isEmpty();
    }
  }

  private static List<String> flaws(Sequence sequence, Variety variety) {
    Invariants.Played played = Invariants.play(sequence);
    variety.add(played.rulings());
    var flaws = new ArrayList<>(played.flaws());
    if (!flaws.isEmpty() || sequence.seed() % REPEATED != 0) {
      return flaws;
    }
    Adjudication made = sequence.adjudicated();
    if (!made.rulings().equals(played.rulings())) {
      flaws.add("judged twice, the rulings differ");
    }
    boolean isRuledOnAll = made.rulings().size() == sequence.moves().size();
    if (isRuledOnAll == made.impossible().isPresent()) {
      flaws.add("moves without a ruling, and nothing is impossible");
    }
    Names names = sequence.otherNames();
    if (!sequence.with(names).adjudicated().equals(names.in(made))) {
      flaws.add("with other names, the rulings differ");
    }
    return flaws;
  }
}
