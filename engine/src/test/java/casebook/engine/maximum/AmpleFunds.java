package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import java.util.Optional;

/** Enough for every attack. */
public enum AmpleFunds implements Funds {
  ENOUGH;

  @Override
  public boolean cover(Attack attack) {
    return true;
  }

  @Override
  public boolean mayCoverAtLeast(Attack attack) {
    return true;
  }

  @Override
  public Optional<Object> sortOf(Pair cost) {
    return Optional.of(true);
  }

  @Override
  public boolean mayHelp(Id creature) {
    return false;
  }
}
