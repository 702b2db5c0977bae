package casebook.site.input.board;

import casebook.engine.board.Id;
import casebook.site.input.tree.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The ids of a case: who and what can be named in it. */
public final class CaseIds {
  private final Set<String> players = new LinkedHashSet<>();
  private final Set<String> permanents = new LinkedHashSet<>();
  private final Map<String, Integer> groups = new LinkedHashMap<>();

  /** Stands in for an id that is missing or wrong, in a case that is never judged. */
  public static final Id UNKNOWN = new Id("?");

  void addPlayer(Value where, String id) {
    if (isNew(where, id)) {
      players.add(id);
    }
  }

  /** A permanent, or several where the count is greater than 1. */
  void addPermanent(Value where, String id, int count) {
    if (!isNew(where, id)) {
      return;
    }
    if (count == 1) {
      permanents.add(id);
    } else {
      groups.put(id, count);
      members(id, count).forEach(member -> permanents.add(member.value()));
    }
  }

  private boolean isNew(Value where, String id) {
    if (players.contains(id) || permanents.contains(id) || groups.containsKey(id)) {
      where.problem(
          "Something else is called “"
              + id
              + "” already: give each player and permanent its own id.");
      return false;
    }
    return true;
  }

  /** The ids of the permanents that an entry stands for. */
  static List<Id> members(String id, int count) {
    return count == 1
        ? List.of(new Id(id))
        : IntStream.rangeClosed(1, count).mapToObj(i -> Id.ofStack(id, i)).toList();
  }

  /** A player's id. */
  public Optional<Id> player(Value value) {
    return value
        .text()
        .flatMap(id -> {
          if (players.contains(id)) {
            return Optional.of(new Id(id));
          }
          value.problem(
              "No player is called “" + id + "”: the players are " + Value.listed(players) + ".");
          return Optional.empty();
        });
  }

  /** The id of one permanent. */
  public Optional<Id> permanent(Value value) {
    return value.text().flatMap(id -> one(value, id, permanents, "permanent"));
  }

  /** The id of one player or permanent. */
  public Optional<Id> object(Value value) {
    return value
        .text()
        .flatMap(id ->
            players.contains(id) || permanents.contains(id)
                ? Optional.of(new Id(id))
                : one(value, id, all(), "player or permanent"));
  }

  private Set<String> all() {
    var all = new LinkedHashSet<>(players);
    all.addAll(permanents);
    return all;
  }

  private Optional<Id> one(Value value, String id, Set<String> possible, String what) {
    if (possible.contains(id)) {
      return Optional.of(new Id(id));
    }
    Integer count = groups.get(id);
    if (count != null) {
      value.problem(
          "“%s” stands for %d permanents: name one of them, %s#1 to %s#%d."
              .formatted(id, count, id, id, count));
    } else if (players.contains(id)) {
      value.problem("“" + id + "” is a player, where a permanent is expected.");
    } else {
      value.problem(
          "No " + what + " is called “" + id + "”." + Value.didYouMean(id, candidates(possible)));
    }
    return Optional.empty();
  }

  /** The names to propose: groups by their own name, without each of their members. */
  private List<String> candidates(Set<String> possible) {
    return Stream.concat(
            groups.keySet().stream(), possible.stream().filter(name -> !isMember(name)))
        .toList();
  }

  private boolean isMember(String name) {
    int sign = name.lastIndexOf('#');
    return sign > 0 && groups.containsKey(name.substring(0, sign));
  }

  /** The permanents that an id names: one, or all those that an entry with a count stands for. */
  public List<Id> permanents(Value value) {
    return many(value, permanents, "permanent");
  }

  /** As {@link #permanents}, for an id that may also be a player's. */
  List<Id> objects(Value value) {
    return many(value, all(), "player or permanent");
  }

  private List<Id> many(Value value, Set<String> possible, String what) {
    Optional<String> id = value.text();
    if (id.isEmpty()) {
      return List.of();
    }
    Integer count = groups.get(id.get());
    return count == null
        ? one(value, id.get(), possible, what).map(List::of).orElse(List.of())
        : members(id.get(), count);
  }

  boolean isPlayer(Id id) {
    return players.contains(id.value());
  }

  /** The players that a list names. */
  public Set<Id> playersOf(List<Value> items) {
    var ids = new LinkedHashSet<Id>();
    items.forEach(item -> player(item).ifPresent(ids::add));
    return ids;
  }

  /** The players and permanents that a list names. */
  public List<Id> objectsOf(List<Value> items) {
    var ids = new ArrayList<Id>();
    items.forEach(item -> ids.addAll(objects(item)));
    return ids;
  }
}
