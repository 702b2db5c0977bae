package casebook.site.words.ruling;

import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import casebook.rules.RuleNumber;
import casebook.site.words.effect.EffectWords;
import casebook.site.words.effect.Voice;
import casebook.site.words.english.English;
import casebook.site.words.english.Noun;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the players and permanents of a board are called in sentences. */
public final class Names {

  /** From this many permanents of one name on, a list gives their number instead of their ids. */
  private static final int MANY = 4;

  /** From more names than this on, a list of a few gives the first ones only. */
  private static final int LONG = 8;

  private final Board board;
  private final Function<RuleNumber, String> rules;
  private final Map<Id, String> byId = new HashMap<>();

  /** What permanents without a name are called, which those of a stack share. */
  private final IdentityHashMap<Characteristics, String> nameless = new IdentityHashMap<>();

  /** The entries of a case that the permanents of a name on the board come from. */
  private final Map<String, Set<Optional<String>>> entries = new HashMap<>();

  /** Entries of which each permanent is told by itself, since they are no longer all alike. */
  private final Set<String> apart;

  private Names(
      Board board, List<Permanent> coming, Set<Id> named, Function<RuleNumber, String> rules) {
    this.board = board;
    this.rules = rules;
    this.apart = apart(board, named);
    var permanents = new ArrayList<Permanent>(board.permanents().values());
    permanents.addAll(coming);
    var holders = new LinkedHashMap<String, List<Id>>();
    for (Player player : board.players().values()) {
      holders
          .computeIfAbsent(Noun.player(player.name()).words(), _ -> new ArrayList<>())
          .add(player.id());
    }
    for (Permanent permanent : permanents) {
      holders.computeIfAbsent(called(permanent), _ -> new ArrayList<>()).add(permanent.id());
    }
    holders.forEach((name, ids) -> {
      for (int index = 0; index < ids.size(); index++) {
        Id id = ids.get(index);
        byId.put(id, ids.size() == 1 ? name : name + " #" + (index + 1));
      }
    });
    for (Permanent permanent : board.permanents().values()) {
      entries
          .computeIfAbsent(called(permanent), _ -> new LinkedHashSet<>())
          .add(entry(permanent.id()));
    }
    nameStacks();
  }

  /** Of a stack it doesn't matter which one is meant: "one of 12 × Goblin" is each of them. */
  private void nameStacks() {
    var sizes = new HashMap<String, Integer>();
    for (Id id : board.permanents().keySet()) {
      if (isAlike(id)) {
        sizes.merge(id.stack(), 1, Integer::sum);
      }
    }
    var called = new HashMap<String, String>();
    for (Id id : board.permanents().keySet()) {
      int size = sizes.getOrDefault(id.stack(), 0);
      if (isAlike(id) && size > 1) {
        byId.put(
            id, called.computeIfAbsent(id.stack(), _ -> "one of " + times(size, id, group(id))));
      }
    }
  }

  private boolean isAlike(Id id) {
    return id.isOfStack() && !apart.contains(id.stack());
  }

  /**
   * The entries of which one permanent is named: by a move, an effect or what is attached to it.
   */
  private static Set<String> apart(Board board, Set<Id> named) {
    return Stream.of(
            named.stream(),
            board.effects().stream().flatMap(effect -> effect.affects().stream()),
            board.effects().stream().flatMap(effect -> effect.permanent().stream()),
            board.permanents().values().stream()
                .flatMap(
                    one -> Stream.concat(one.attachedTo().stream(), one.pairedWith().stream())))
        .flatMap(ids -> ids)
        .filter(Id::isOfStack)
        .map(Id::stack)
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The names on a board, with rules called by their numbers of today. */
  public static Names on(Board board) {
    return on(board, List.of(), Set.of(), RuleNumber::toString);
  }

  /**
   * The names on a board.
   *
   * @param coming permanents that come onto it later
   * @param named those that moves name, each of which is told by itself
   * @param rules what a rule is called that has a number today
   */
  public static Names on(
      Board board, List<Permanent> coming, Set<Id> named, Function<RuleNumber, String> rules) {
    return new Names(board, coming, named, rules);
  }

  /**
   * What a permanent is called. One without a name is told by what it is; a token without one has
   * its subtypes and "Token" as its name (111.4).
   */
  public static String name(Permanent permanent) {
    Characteristics is = permanent.characteristics();
    return is.name().isBlank() ? nameless(permanent.token(), is.subtypes(), is.types()) : is.name();
  }

  private String called(Permanent permanent) {
    Characteristics is = permanent.characteristics();
    return is.name().isBlank() && !permanent.token()
        ? nameless.computeIfAbsent(is, _ -> name(permanent))
        : name(permanent);
  }

  /** What is said for the name of something that has none. */
  public static String nameless(
      boolean isToken, Collection<String> subtypes, Collection<String> types) {
    List<String> kinds =
        subtypes.stream()
            .filter(one -> one.chars().allMatch(Character::isLetter))
            .sorted()
            .map(English::capitalized)
            .toList();
    List<List<String>> words =
        isToken
            ? List.of(kinds, List.of("Token"))
            : List.of(List.of("Nameless"), kinds, List.copyOf(types));
    return words.stream().flatMap(List::stream).collect(Collectors.joining(" "));
  }

  /** What a rule is called. */
  public String of(RuleNumber rule) {
    return rules.apply(rule);
  }

  boolean isPlayer(Id id) {
    return board.isPlayer(id);
  }

  /** How many players the game began with. */
  int players() {
    return board.players().size();
  }

  /**
   * The name, with a number where several have it: "Grizzly Bears #2" is the second on the board,
   * and "one of 12 × Goblin" any of an entry that are alike. The id itself of what is not on the
   * board.
   */
  public String of(Id id) {
    return byId.getOrDefault(id, id.value());
  }

  /** The name of what states an effect. */
  public String of(Source source) {
    return source.permanent().map(this::of).orElseGet(() -> of(new Id(source.name())));
  }

  /** Words with a capital letter first, unless they begin with an id, which is written as it is. */
  String capitalized(String words) {
    int end = 0;
    while (end < words.length() && " ,:'’".indexOf(words.charAt(end)) < 0) {
      end++;
    }
    Id first = new Id(words.isEmpty() ? "-" : words.substring(0, Math.max(1, end)));
    boolean isId =
        of(first).startsWith(first.value())
            && byId.containsKey(first)
            && !first.value().equals(Noun.YOU.words());
    return isId ? words : English.capitalized(words);
  }

  /** The text of a permanent as it is printed on such an object. */
  public EffectWords printed(Source source) {
    return source
        .permanent()
        .map(board.permanents()::get)
        .map(permanent -> EffectWords.printedOn(permanent.characteristics()))
        .orElse(EffectWords.PRINTED);
  }

  /** The names in a row: "Ann and Bob"; many permanents of one name as "12 × Grizzly Bears". */
  public String all(Collection<Id> ids) {
    return English.list(each(ids), "and");
  }

  List<String> each(Collection<Id> ids) {
    return List.copyOf(counted(ids).sequencedKeySet());
  }

  /** The names one by one; only of an entry that are alike their number: "5 × Goblin". */
  public List<String> alike(Collection<Id> ids) {
    var groups = new LinkedHashMap<String, List<Id>>();
    for (Id id : ids) {
      groups.computeIfAbsent(isAlike(id) ? id.stack() : id.value(), _ -> new ArrayList<>()).add(id);
    }
    return groups.values().stream()
        .map(members -> several(members.getFirst(), members.size()))
        .toList();
  }

  /** A number of permanents like a known one: "12 × Goblin". */
  public String several(Id one, int count) {
    return count == 1 ? of(one) : times(count, one, kind(one));
  }

  /** "12 × Grizzly Bears"; "3 Goblin tokens" of tokens that are called by their types (111.4). */
  private String times(int count, Id one, String group) {
    boolean isPlain =
        board
            .permanent(one)
            .filter(permanent -> permanent.token() && isCalledByTypes(permanent))
            .filter(permanent -> group.equals(called(permanent)))
            .isPresent();
    return isPlain ? count + " " + group + " tokens" : count + " × " + group;
  }

  private static boolean isCalledByTypes(Permanent token) {
    String types =
        String.join(
            " ", token.characteristics().subtypes().stream().map(English::capitalized).toList());
    return token.characteristics().name().equals(types);
  }

  /** The names one by one, and of a long list the first few and how many more there are. */
  List<String> few(Collection<Id> ids) {
    SequencedMap<String, Integer> all = counted(ids);
    if (all.size() <= LONG) {
      return List.copyOf(all.sequencedKeySet());
    }
    var few = new ArrayList<>(all.sequencedKeySet().stream().limit(MANY).toList());
    int named = few.stream().mapToInt(name -> all.getOrDefault(name, 0)).sum();
    few.add((ids.size() - named) + " more");
    return few;
  }

  /** For each name that is called, how many it stands for. */
  private SequencedMap<String, Integer> counted(Collection<Id> ids) {
    var groups = new LinkedHashMap<String, List<Id>>();
    for (Id id : ids) {
      groups.computeIfAbsent(group(id), _ -> new ArrayList<>()).add(id);
    }
    var names = new LinkedHashMap<String, Integer>();
    groups.forEach((group, members) -> {
      boolean alike = members.size() > 1 && entry(members.getFirst()).isPresent();
      if (alike || members.size() >= MANY) {
        names.put(times(members.size(), members.getFirst(), group), members.size());
      } else {
        members.forEach(id -> names.put(of(id), 1));
      }
    });
    return names;
  }

  /** What a permanent is called together with those of its entry: "Goblin" for the third of ten. */
  public String kind(Id id) {
    return entry(id).isPresent() ? group(id) : of(id);
  }

  /** What is counted together: the permanents of one entry of a case, or those of one name. */
  private String group(Id id) {
    Permanent permanent = board.permanents().get(id);
    if (permanent == null) {
      return of(id);
    }
    String name = called(permanent);
    return !id.isOfStack() || isOnlyOneOf(id.stack(), name)
        ? name
        : name + " (stack " + number(id.stack(), name) + ")";
  }

  /** Which of the stacks of a name this one is, from 1. */
  private int number(String entry, String name) {
    List<Optional<String>> stacks =
        entries.getOrDefault(name, Set.of()).stream().filter(Optional::isPresent).toList();
    return 1 + stacks.indexOf(Optional.of(entry));
  }

  /** The entry "bears" of the permanent "bears#2", which stands for several that are alike. */
  private static Optional<String> entry(Id id) {
    return id.isOfStack() ? Optional.of(id.stack()) : Optional.empty();
  }

  private boolean isOnlyOneOf(String entry, String name) {
    Set<Optional<String>> all = entries.getOrDefault(name, Set.of());
    return all.size() == 1 && all.contains(Optional.of(entry));
  }

  /** The player who goaded a creature, where no more is known of what states it. */
  Optional<String> goader(Source source) {
    Id player = new Id(source.name());
    return source.permanent().isEmpty() && board.isPlayer(player)
        ? Optional.of(of(player))
        : Optional.empty();
  }

  /** A text of this source about these creatures, told with the names on the board. */
  Voice voice(Stated stated, Collection<Id> about) {
    Voice voice = voice(stated);
    return goader(stated.source()).isPresent()
        ? new Voice(Noun.one(all(about)), voice.attached(), voice.affected(), voice.you())
        : voice;
  }

  /** A sentence told with the names on the board instead of "this" and "you". */
  Voice voice(Stated stated) {
    Source source = stated.source();
    Optional<Permanent> permanent = source.permanent().map(board.permanents()::get);
    Optional<EffectInForce> effect = effect(stated);
    Optional<Id> you =
        permanent
            .map(Permanent::controller)
            .or(() -> effect.flatMap(EffectInForce::controller))
            .or(() -> Optional.of(new Id(source.name())).filter(board::isPlayer));
    return new Voice(
        Noun.one(of(source)),
        Noun.one(
            permanent.flatMap(Permanent::attachedTo).map(this::of).orElse("enchanted creature")),
        effect.map(this::affected).orElse(Voice.Affected.UNSAID),
        you.map(this::of).map(Noun::player).orElseGet(() -> Noun.one("its controller")));
  }

  /** The effect that says so: of several of one name the one with the sentence. */
  private Optional<EffectInForce> effect(Stated stated) {
    List<EffectInForce> named =
        board.effects().stream()
            .filter(one -> one.source().equals(stated.source().name()))
            .toList();
    return named.stream()
        .filter(one ->
            one.abilities().stream().anyMatch(ability -> ability.text().equals(stated.text())))
        .findFirst()
        .or(() -> named.stream().findFirst());
  }

  private Voice.Affected affected(EffectInForce effect) {
    List<Id> players = effect.affects().stream().filter(board::isPlayer).toList();
    List<Id> others = effect.affects().stream().filter(id -> !board.isPlayer(id)).toList();
    return new Voice.Affected(
        others.isEmpty() ? Optional.empty() : Optional.of(all(others)),
        players.isEmpty() ? Optional.empty() : Optional.of(all(players)),
        others.stream().map(this::of).toList());
  }
}
