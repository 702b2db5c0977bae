package casebook.site.batch;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Which lines are done. */
final class Spans {
  private final TreeMap<Integer, Integer> ends = new TreeMap<>();

  Spans(List<Span> spans) {
    spans.forEach(this::add);
  }

  /** Adds lines none of which were done. */
  void add(Span span) {
    int from = span.from();
    Map.Entry<Integer, Integer> before = ends.lowerEntry(from);
    if (before != null && before.getValue() == from - 1) {
      from = before.getKey();
    }
    Integer after = ends.remove(span.to() + 1);
    ends.put(from, after == null ? span.to() : after);
  }

  boolean holds(int line) {
    Map.Entry<Integer, Integer> span = ends.floorEntry(line);
    return span != null && line <= span.getValue();
  }

  /** As few spans as there can be, in order. */
  List<Span> all() {
    return ends.entrySet().stream().map(one -> new Span(one.getKey(), one.getValue())).toList();
  }
}
