package casebook.engine.board;

import java.util.AbstractMap;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Players or permanents by their ids, in order. Nobody can change it, so that boards that differ in
 * something else share it: with many permanents each copy counts.
 */
final class ById<V> extends AbstractMap<Id, V> implements SequencedMap<Id, V> {
  private final SequencedMap<Id, V> all;

  private ById(SequencedMap<Id, V> all) {
    this.all = Collections.unmodifiableSequencedMap(all);
  }

  /** The same in the same order; a copy of what others might change. */
  static <V> ById<V> of(SequencedMap<Id, V> some) {
    return some instanceof ById<V> same ? same : new ById<>(new LinkedHashMap<>(some));
  }

  @Override
  public int size() {
    return all.size();
  }

  @Override
  public @Nullable V get(@Nullable Object id) {
    return all.get(id);
  }

  @Override
  public boolean containsKey(@Nullable Object id) {
    return all.containsKey(id);
  }

  @Override
  public void forEach(BiConsumer<? super Id, ? super V> action) {
    all.forEach(action);
  }

  @Override
  public Set<Id> keySet() {
    return all.keySet();
  }

  @Override
  public Collection<V> values() {
    return all.values();
  }

  @Override
  public Set<Map.Entry<Id, V>> entrySet() {
    return all.entrySet();
  }

  @Override
  public SequencedMap<Id, V> reversed() {
    return all.reversed();
  }
}
