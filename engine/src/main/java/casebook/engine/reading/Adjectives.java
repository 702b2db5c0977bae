package casebook.engine.reading;

import casebook.engine.board.Color;
import casebook.engine.board.Designation;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import casebook.engine.effect.Whom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The adjectives and the head of a noun phrase: "black or green creature", "Goblins". */
final class Adjectives {
  private static final Map<String, Filter> PLAIN =
      Map.ofEntries(
          Map.entry("tapped", new Filter.IsTapped()),
          Map.entry("untapped", new Filter.Not(new Filter.IsTapped())),
          Map.entry("multicolored", new Filter.IsMulticolored()),
          Map.entry("colorless", new Filter.IsColorless()),
          Map.entry("enchanted", new Filter.IsEnchanted(Players.ANYONE)),
          Map.entry("equipped", new Filter.IsEquipped(Players.ANYONE)),
          Map.entry("modified", new Filter.IsModified()),
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
  private record Atom(Filter filter, boolean head) {}

  /** Adjectives and head, with "or" between alternatives; the last head serves all of them. */
  static Optional<Filter> alternatives(Cursor c) {
    List<Atom> first = atoms(c);
    if (first.isEmpty()) {
      return Optional.empty();
    }
    var alternatives = new ArrayList<List<Atom>>();
    alternatives.add(first);
    int end = c.at();
    var listed = new ArrayList<List<Atom>>();
    while (true) {
      boolean comma = c.accept(",");
      boolean other = c.looksAtAny("and a", "and an");
      boolean link = !other && c.acceptAny("and/or", "or", "and");
      if (other || (!comma && !link)) {
        break;
      }
      c.acceptAny("a", "an");
      List<Atom> atoms = atoms(c);
      if (atoms.isEmpty()) {
        break;
      }
      listed.add(atoms);
      if (link) {
        alternatives.addAll(listed);
        listed.clear();
        end = c.at();
      }
    }
    c.moveTo(end);
    return joined(alternatives);
  }

  private static Optional<Filter> joined(List<List<Atom>> alternatives) {
    List<Atom> heads = alternatives.getLast().stream().filter(Atom::head).toList();
    if (heads.isEmpty()) {
      return Optional.empty();
    }
    var filters = new ArrayList<Filter>();
    for (List<Atom> atoms : alternatives) {
      var parts = new ArrayList<>(atoms.stream().map(Atom::filter).toList());
      if (atoms.stream().noneMatch(Atom::head)) {
        parts.addAll(heads.stream().map(Atom::filter).toList());
      }
      filters.add(Filters.all(parts));
    }
    return Optional.of(Filters.any(filters));
  }

  private static List<Atom> atoms(Cursor c) {
    var atoms = new ArrayList<Atom>();
    while (!c.atEnd() && c.token(c.at()).kind() == Token.Kind.WORD) {
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
  static Optional<Filter> adjective(String word) {
    Color color = Words.COLORS.get(word);
    if (color != null) {
      return Optional.of(new Filter.HasColor(color));
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
  static Optional<Filter> head(String word) {
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
