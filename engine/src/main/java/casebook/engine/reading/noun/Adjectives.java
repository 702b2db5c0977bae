package casebook.engine.reading.noun;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Designation;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import casebook.engine.effect.Whom;
import casebook.engine.mana.Color;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Subtypes;
import casebook.engine.reading.word.Token;
import casebook.engine.reading.word.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The adjectives and the head of a noun phrase: "black or green creature", "Goblins". */
public final class Adjectives {
  private static final Map<String, Filter> PLAIN =
      Map.ofEntries(
          Map.entry("tapped", new Filter.IsTapped()),
          Map.entry("untapped", new Filter.Not(new Filter.IsTapped())),
          Map.entry("multicolored", new Filter.IsMulticolored()),
          Map.entry("colorless", new Filter.IsColorless()),
          Map.entry("enchanted", new Filter.IsEnchanted(Players.ANYONE)),
          Map.entry("equipped", new Filter.IsEquipped(Players.ANYONE)),
          Map.entry("modified", new Filter.IsModified()),
          Map.entry("face-down", new Filter.HasFact("faceDown")),
          Map.entry("face-up", new Filter.Not(new Filter.HasFact("faceDown"))),
          Map.entry("kicked", new Filter.HasFact("kicked")),
          Map.entry("bargained", new Filter.HasFact("bargained")),
          Map.entry(
              "historic",
              new Filter.Either(
                  List.of(
                      new Filter.HasSupertype("legendary"),
                      new Filter.HasType("artifact"),
                      new Filter.HasSubtype("saga")))),
          Map.entry("goaded", new Filter.IsGoaded()),
          Map.entry("attacking", new Filter.IsAttacking(Whom.ANYTHING)),
          Map.entry("nonattacking", new Filter.Not(new Filter.IsAttacking(Whom.ANYTHING))),
          Map.entry("nontoken", new Filter.Not(new Filter.IsToken())),
          Map.entry("suspected", new Filter.Is(Designation.SUSPECTED)),
          Map.entry("saddled", new Filter.Is(Designation.SADDLED)),
          Map.entry("exerted", new Filter.Is(Designation.EXERTED)),
          Map.entry("detained", new Filter.Is(Designation.DETAINED)),
          Map.entry("monstrous", new Filter.Is(Designation.MONSTROUS)),
          Map.entry("renowned", new Filter.Is(Designation.RENOWNED)));

  private static final Set<String> PERMANENTS = Set.of("permanent", "permanents");
  private static final Set<String> TOKENS = Set.of("token", "tokens");
  private static final Set<String> COMMANDERS = Set.of("commander", "commanders");
  private static final Set<String> OUTLAWS = Set.of("outlaw", "outlaws");

  /** Words before "planeswalker" that are none of its types. */
  private static final Set<String> NO_TYPES =
      Set.of(
          "a",
          "an",
          "the",
          "that",
          "this",
          "those",
          "these",
          "your",
          "their",
          "its",
          "each",
          "all",
          "any",
          "every",
          "no",
          "other",
          "another",
          "target",
          "chosen",
          "of",
          "or",
          "and",
          "and/or",
          "is",
          "are",
          "isn't",
          "aren't",
          "one",
          "two",
          "three",
          "more",
          "attack",
          "attacks",
          "to",
          "permanent",
          "destroy",
          "exile",
          "becomes",
          "you",
          "with",
          "x",
          "up",
          "same");

  private static final List<String> OUTLAW_TYPES =
      List.of("assassin", "mercenary", "pirate", "rogue", "warlock");

  private Adjectives() {}

  /** One word of a phrase, which says what is meant or narrows it. */
  private record Atom(Filter filter, boolean head) {
    boolean isLike(Atom other) {
      return head
          && other.head
          && filter.getClass() == other.filter.getClass()
          && !filter.equals(other.filter);
    }
  }

  /** Adjectives and head, with "or" between alternatives; the last head serves all of them. */
  public static Optional<Filter> alternatives(Cursor c) {
    List<Atom> first = atoms(c);
    if (first.isEmpty()) {
      return Optional.empty();
    }
    var alternatives = new ArrayList<List<Atom>>();
    alternatives.add(first);
    int end = c.at();
    int listedTo = end;
    boolean articles = false;
    var listed = new ArrayList<List<Atom>>();
    while (true) {
      boolean comma = c.accept(",");
      boolean other = c.looksAtAny("and a", "and an");
      boolean link = !other && c.acceptAny("and/or", "or", "and");
      if (other || (!comma && !link)) {
        break;
      }
      articles |= c.acceptAny("a", "an");
      List<Atom> atoms = atoms(c);
      if (atoms.isEmpty()) {
        break;
      }
      listed.add(atoms);
      listedTo = c.at();
      if (link) {
        alternatives.addAll(listed);
        listed.clear();
        end = c.at();
      }
    }
    Optional<List<Atom>> together = together(alternatives, listed);
    if (together.isPresent()) {
      c.moveTo(listedTo);
      return joined(List.of(together.get()));
    }
    c.moveTo(end);
    return joined(articles ? alternatives : shared(alternatives));
  }

  /** "Nonwhite, nonblue creatures": adjectives with nothing but commas between them all apply. */
  private static Optional<List<Atom>> together(List<List<Atom>> first, List<List<Atom>> listed) {
    boolean described =
        first.size() == 1 && !listed.isEmpty() && listed.getLast().stream().anyMatch(Atom::head);
    if (!described) {
      return Optional.empty();
    }
    var all = new ArrayList<>(first.getFirst());
    listed.subList(0, listed.size() - 1).forEach(all::addAll);
    if (all.stream().anyMatch(Atom::head)) {
      return Optional.empty();
    }
    all.addAll(listed.getLast());
    return Optional.of(all);
  }

  private static Optional<Filter> joined(List<List<Atom>> alternatives) {
    List<Filter> heads = heads(alternatives.getLast());
    if (heads.isEmpty() || isMixed(alternatives) || isOpen(alternatives)) {
      return Optional.empty();
    }
    var filters = new ArrayList<Filter>();
    for (List<Atom> atoms : alternatives) {
      var parts = new ArrayList<>(atoms.stream().map(Atom::filter).toList());
      if (atoms.stream().noneMatch(Atom::head)) {
        parts.addAll(heads);
      }
      filters.add(Filters.all(parts));
    }
    return Optional.of(Filters.any(filters));
  }

  /** "Equipped red or artifact creatures": whether the first adjective is said of all is open. */
  private static boolean isOpen(List<List<Atom>> alternatives) {
    List<Atom> first = alternatives.getFirst();
    return alternatives.size() > 1 && first.size() > 1 && first.stream().noneMatch(Atom::head);
  }

  /** "Attacking Ninjas and Rogues": what stands before several words of one sort is said of all. */
  private static List<List<Atom>> shared(List<List<Atom>> alternatives) {
    List<Atom> first = alternatives.getFirst();
    List<Atom> adjectives = first.stream().filter(atom -> !atom.head()).toList();
    boolean shares =
        alternatives.stream()
            .skip(1)
            .allMatch(atoms -> atoms.size() == 1 && atoms.getFirst().isLike(first.getLast()));
    if (!shares) {
      return alternatives;
    }
    var sharing = new ArrayList<>(List.of(first));
    for (List<Atom> bare : alternatives.subList(1, alternatives.size())) {
      var atoms = new ArrayList<>(adjectives);
      atoms.addAll(bare);
      sharing.add(atoms);
    }
    return sharing;
  }

  /**
   * The heads of the last alternative that serve the others too: in "legendary or artifact
   * creature" the first of them is one of the things to choose from.
   */
  private static List<Filter> heads(List<Atom> last) {
    List<Filter> heads = last.stream().filter(Atom::head).map(Atom::filter).toList();
    boolean choice = heads.size() > 1 && last.getFirst().head();
    return choice ? heads.subList(1, heads.size()) : heads;
  }

  /** "Tapped, red creatures or Walls": what an adjective before a comma belongs to is open. */
  private static boolean isMixed(List<List<Atom>> alternatives) {
    List<Boolean> headed =
        alternatives.stream().map(atoms -> atoms.stream().anyMatch(Atom::head)).toList();
    int first = headed.indexOf(true);
    return first < headed.size() - 1 && headed.contains(false);
  }

  private static List<Atom> atoms(Cursor c) {
    var atoms = new ArrayList<Atom>();
    while (!c.atEnd() && c.token(c.at()).kind() == Token.Kind.WORD) {
      if (c.accept("urza 's")) {
        atoms.add(new Atom(new Filter.HasSubtype("urza's"), false));
        continue;
      }
      Optional<Atom> atom = atom(c.word());
      if (atom.isEmpty()) {
        atom = size(c.word()).or(() -> planeswalkerType(c));
      }
      boolean afterHead = !atoms.isEmpty() && atoms.getLast().head();
      if (atom.isEmpty() || (afterHead && !atom.get().head())) {
        break;
      }
      c.skip();
      atoms.add(atom.get());
    }
    return atoms;
  }

  /** "Trial" in "a Trial planeswalker": there are as many of these types as there are names. */
  private static Optional<Atom> planeswalkerType(Cursor c) {
    return c.wordAt(1).startsWith("planeswalker")
            && Character.isLetter(c.word().charAt(0))
            && !NO_TYPES.contains(c.word())
        ? Optional.of(new Atom(new Filter.HasSubtype(c.word()), false))
        : Optional.empty();
  }

  /** "2/2": such a power and toughness. */
  private static Optional<Atom> size(String word) {
    int slash = word.indexOf('/');
    if (slash <= 0) {
      return Optional.empty();
    }
    var power = Words.number(word.substring(0, slash));
    var toughness = Words.number(word.substring(slash + 1));
    if (power.isEmpty() || toughness.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Atom(
            Filters.all(
                new Filter.PowerIs(Relation.EQUAL, Amount.of(power.getAsInt())),
                new Filter.ToughnessIs(Relation.EQUAL, Amount.of(toughness.getAsInt()))),
            false));
  }

  private static Optional<Atom> atom(String word) {
    Optional<Filter> adjective = adjective(word);
    if (adjective.isPresent()) {
      return adjective.map(filter -> new Atom(filter, false));
    }
    return head(word).map(filter -> new Atom(filter, true));
  }

  /** A word that narrows without naming a kind of object: a color, a supertype, a state. */
  public static Optional<Filter> adjective(String word) {
    Optional<Color> color = Color.of(word);
    if (color.isPresent()) {
      return Optional.of(new Filter.HasColor(color.get()));
    }
    Filter plain = PLAIN.get(word);
    if (plain != null) {
      return Optional.of(plain);
    }
    if (Words.SUPERTYPES.contains(word)) {
      return Optional.of(new Filter.HasSupertype(word));
    }
    if (word.equals("monocolored")) {
      return Optional.of(
          Filters.all(
              new Filter.Not(new Filter.IsMulticolored()),
              new Filter.Not(new Filter.IsColorless())));
    }
    if (word.startsWith("non") && word.length() > 3) {
      String without = word.substring(word.startsWith("non-") ? 4 : 3);
      return adjective(without)
          .or(() -> head(without))
          .or(() ->
              word.startsWith("non-")
                  ? Optional.of(new Filter.HasSubtype(without))
                  : Optional.empty())
          .map(Filter.Not::new);
    }
    return Optional.empty();
  }

  /** A word that names a kind of object: a card type, a subtype, a token. */
  public static Optional<Filter> head(String word) {
    if (PERMANENTS.contains(word)) {
      return Optional.of(Filter.ANY);
    }
    String type = Words.PERMANENT_TYPES.get(word);
    if (type != null) {
      return Optional.of(new Filter.HasType(type));
    }
    if (TOKENS.contains(word)) {
      return Optional.of(new Filter.IsToken());
    }
    if (COMMANDERS.contains(word)) {
      return Optional.of(new Filter.HasFact("commander"));
    }
    if (OUTLAWS.contains(word)) {
      return Optional.of(
          Filters.any(OUTLAW_TYPES.stream().<Filter>map(Filter.HasSubtype::new).toList()));
    }
    return Subtypes.of(word).map(Filter.HasSubtype::new);
  }
}
