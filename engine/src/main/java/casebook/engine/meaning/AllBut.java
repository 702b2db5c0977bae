package casebook.engine.meaning;

import casebook.engine.board.Id;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.Set;
import java.util.function.Consumer;

/** All of some creatures but one, so that many that each speak of all others share one set. */
final class AllBut extends AbstractSet<Id> {
  private final Set<Id> all;
  private final Id one;

  /**
   * @param one is one of all
   */
  AllBut(Set<Id> all, Id one) {
    this.all = all;
    this.one = one;
  }

  @Override
  public boolean contains(Object other) {
    return !one.equals(other) && all.contains(other);
  }

  @Override
  public int size() {
    return all.size() - 1;
  }

  @Override
  public Iterator<Id> iterator() {
    return all.stream().filter(each -> !each.equals(one)).iterator();
  }

  @Override
  public void forEach(Consumer<? super Id> action) {
    all.forEach(each -> {
      if (!each.equals(one)) {
        action.accept(each);
      }
    });
  }

  @Override
  public int hashCode() {
    return all.hashCode() - one.hashCode();
  }
}
