package casebook.engine.layer;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.layer.Held.Origin;
import casebook.engine.ruling.Layer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The board after some of its continuous effects have applied, and the sentences in force. */
final class Stage {
  private final Board board;
  private final Map<Id, List<Held>> held;
  private final List<Held> resolved;
  private final Optional<Ahead> ahead;
  private @Nullable Map<Id, Set<String>> keywords;

  /** Whether the keywords are what these sentences give, and not what is known of later layers. */
  private boolean areOwn;

  private @Nullable Earlier earlier;

  /** The board as effects that ask for later layers see it here. */
  private final Map<Layer, Stage> seen = new EnumMap<>(Layer.class);

  /** What was there before sentences were added, whose keywords need not be found again. */
  private record Earlier(Map<Id, List<Held>> held, Map<Id, Set<String>> keywords) {

    private List<Held> of(Id permanent) {
      return held.getOrDefault(permanent, List.of());
    }

    /** Whether a permanent had the first of its sentences, and no others. */
    @SuppressWarnings("ReferenceEquality") // to compare them would take what is saved here
    boolean begins(Id permanent, List<Held> sentences) {
      List<Held> were = of(permanent);
      boolean begins = were.size() <= sentences.size();
      for (int i = 0; begins && i < were.size(); i++) {
        begins = were.get(i) == sentences.get(i);
      }
      return begins;
    }
  }

  Stage(Board board, Map<Id, List<Held>> held, List<Held> resolved) {
    this(board, held, resolved, Optional.empty());
  }

  private Stage(Board board, Map<Id, List<Held>> held, List<Held> resolved, Optional<Ahead> ahead) {
    this.board = board;
    this.held = held;
    this.resolved = resolved;
    this.ahead = ahead;
  }

  /** The same, where it is known what later layers come to. */
  Stage knowing(Optional<Ahead> later) {
    return new Stage(board, held, resolved, later);
  }

  /** The board as an effect sees it in its layer. */
  Stage seenBy(Part part) {
    return ahead
        .filter(_ -> Ahead.isAskedBy(part))
        .map(known -> seen.computeIfAbsent(part.layer(), layer -> known.seen(this, layer)))
        .orElse(this);
  }

  /** The same sentences where permanents look as said. */
  Stage seenAs(Board other, Map<Id, Set<String>> known) {
    var stage = new Stage(other, held, resolved, ahead);
    stage.keywords = known;
    return stage;
  }

  /** Whether the duration of what has resolved was over before. */
  boolean isOver(Part part) {
    return ahead.filter(known -> known.ended().contains(part.key())).isPresent();
  }

  Board board() {
    return board;
  }

  List<Held> held(Id permanent) {
    return held.getOrDefault(permanent, List.of());
  }

  int sentences() {
    return held.values().stream().mapToInt(List::size).sum();
  }

  List<Ability> ownAbilities(Id permanent) {
    return held(permanent).stream()
        .filter(held -> held.origin() == Origin.OWN)
        .map(Held::ability)
        .toList();
  }

  List<Held> all() {
    var all = new ArrayList<Held>();
    held.values().forEach(all::addAll);
    all.addAll(resolved);
    return all;
  }

  /** The keyword abilities of each permanent, in lower case, and whether it has mana abilities. */
  Map<Id, Set<String>> keywords() {
    Map<Id, Set<String>> known = keywords;
    if (known == null) {
      known = new LinkedHashMap<>();
      for (Map.Entry<Id, List<Held>> of : held.entrySet()) {
        Set<String> names = names(of.getKey(), of.getValue());
        if (!names.isEmpty()) {
          known.put(of.getKey(), names);
        }
      }
      keywords = known;
      areOwn = true;
      earlier = null;
    }
    return known;
  }

  private Set<String> names(Id permanent, List<Held> sentences) {
    Optional<Set<String>> stated =
        Optional.ofNullable(board.permanents().get(permanent)).flatMap(one -> one.now().keywords());
    if (stated.isPresent()) {
      var all = new LinkedHashSet<>(stated.get());
      if (sentences.stream().anyMatch(Held::isManaAbility)) {
        all.add(Filter.HasKeyword.MANA_ABILITY);
      }
      return all;
    }
    var names = new LinkedHashSet<String>();
    int from = 0;
    Earlier before = earlier;
    if (before != null && before.begins(permanent, sentences)) {
      names.addAll(before.keywords().getOrDefault(permanent, Set.of()));
      from = before.of(permanent).size();
    }
    for (Held sentence : sentences.subList(from, sentences.size())) {
      for (Effect effect : sentence.effects()) {
        if (effect instanceof Effect.Keyword(var name, var _)) {
          names.add(name.toLowerCase(Locale.ROOT));
        }
      }
      if (sentence.isManaAbility()) {
        names.add(Filter.HasKeyword.MANA_ABILITY);
      }
    }
    return names;
  }

  Stage on(Board other) {
    var stage = new Stage(other, held, resolved, ahead);
    stage.keywords = keywords;
    stage.areOwn = areOwn;
    stage.earlier = earlier;
    return stage;
  }

  Stage with(List<Permanent> changed) {
    return changed.isEmpty() ? this : on(board.withAll(changed));
  }

  /** The same board where permanents have other sentences. */
  Stage withSentences(Map<Id, List<Held>> changed) {
    if (changed.entrySet().stream().allMatch(one -> one.getValue().equals(held(one.getKey())))) {
      return this;
    }
    var next = new LinkedHashMap<>(held);
    next.putAll(changed);
    var stage = new Stage(board, next, resolved, ahead);
    Map<Id, Set<String>> known = keywords;
    stage.earlier = known != null && areOwn ? new Earlier(held, known) : earlier;
    return stage;
  }

  boolean hasSentencesOf(Stage other) {
    return held.equals(other.held);
  }

  /** Whether permanents are the same and have the same abilities, in whatever order. */
  boolean isLike(Stage other) {
    if (!board.permanents().equals(other.board.permanents())) {
      return false;
    }
    for (Map.Entry<Id, List<Held>> of : held.entrySet()) {
      List<Held> others = other.held(of.getKey());
      if (of.getValue().size() != others.size()
          || !Set.copyOf(of.getValue()).equals(Set.copyOf(others))) {
        return false;
      }
    }
    return true;
  }
}
