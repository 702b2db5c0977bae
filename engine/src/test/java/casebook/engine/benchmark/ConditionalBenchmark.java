package casebook.engine.benchmark;

import casebook.engine.force.Grounds;
import casebook.engine.maximum.Families;
import casebook.engine.maximum.Families.Family;
import casebook.engine.maximum.Prepared;
import casebook.engine.move.Attack;
import java.util.Optional;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * The rounds of requirements that exist only if something attacks: as many creatures attack as can,
 * a quarter of them.
 */
public class ConditionalBenchmark extends Sampled {
  private static final long SEED = 508;
  private static final int ABLE = 4;

  @Param({"TOGETHER", "MAGNETS", "EACH_DRAWS_ALL"})
  public Family board = Family.MAGNETS;

  @Param({"50", "200", "1000"})
  public int creatures = 1;

  @Param({"1"})
  public int defenders = 1;

  private Attack attack = Attack.NONE;
  private Prepared prepared = Prepared.of(Families.of(board, creatures, defenders, SEED));

  /** Sets up the board. */
  @Setup
  public void lay() {
    Grounds grounds = Families.of(board, creatures, defenders, SEED);
    prepared = Prepared.of(grounds);
    attack = Families.attack(grounds, creatures / ABLE);
  }

  /** Whether the attack is legal. */
  @Benchmark
  public Optional<Boolean> rounds() {
    return prepared.isLegal(attack);
  }
}
