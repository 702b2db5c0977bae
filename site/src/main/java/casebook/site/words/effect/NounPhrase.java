package casebook.site.words.effect;

import casebook.engine.effect.Filter;
import casebook.site.words.english.English;
import casebook.site.words.english.Noun;
import casebook.site.words.english.Trait;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The parts of a noun phrase that means permanents. */
public final class NounPhrase {
  private final Optional<Noun> definite;
  private final List<Trait> traits;
  private final List<NounPhrase> alternatives;
  private final String defaultNoun;

  private NounPhrase(
      Optional<Noun> definite,
      List<Trait> traits,
      List<NounPhrase> alternatives,
      String defaultNoun) {
    this.definite = definite;
    this.traits = traits;
    this.alternatives = alternatives;
    this.defaultNoun = defaultNoun;
  }

  static NounPhrase of(FilterWords words, Filter filter, String noun) {
    if (filter instanceof Filter.Either(var any) && words.trait(filter) instanceof Trait.Says) {
      return new NounPhrase(
          Optional.empty(),
          List.of(),
          any.stream().map(one -> of(words, one, noun)).toList(),
          noun);
    }
    Optional<Noun> definite = Optional.empty();
    var traits = new ArrayList<Trait>();
    List<Filter> parts = FilterWords.parts(filter);
    boolean typed = parts.stream().anyMatch(NounPhrase::isNoun);
    for (Filter part : parts) {
      Optional<Noun> named = words.definite(part);
      if (named.isPresent() && definite.isEmpty()) {
        definite = named;
      } else {
        Trait trait = words.trait(part);
        boolean choice =
            typed
                && part instanceof Filter.Either(var any)
                && !any.stream().allMatch(Filter.HasColor.class::isInstance);
        traits.add(choice ? new Trait.Says(trait.clause()) : trait);
      }
    }
    return new NounPhrase(definite, traits, List.of(), noun);
  }

  /** Whether the part is said as a noun, before which no choice of nouns can stand. */
  private static boolean isNoun(Filter part) {
    return part instanceof Filter.HasType
        || part instanceof Filter.IsToken
        || part.equals(new Filter.HasFact("commander"));
  }

  /** The definite object that is meant and what is said of it, if one is meant. */
  Optional<Noun> definite() {
    return definite;
  }

  /** Whether what the text points at is excepted: "another creature". */
  boolean isOther() {
    return traits.contains(new Trait.Other());
  }

  /** What is said of the definite object. */
  List<Trait> traits() {
    return traits;
  }

  /** The phrase in the singular. */
  public Noun one() {
    if (!alternatives.isEmpty()) {
      return Noun.one(
          English.list(alternatives.stream().map(one -> one.one().words()).toList(), "or"));
    }
    if (definite.isPresent()) {
      return qualified(definite.get());
    }
    String bare = bare(Noun.Count.ONE);
    return Noun.one(
        isOther() ? "an" + bare.replaceFirst("^other", "other") : English.withArticle(bare));
  }

  Noun many() {
    if (!alternatives.isEmpty()) {
      return Noun.many(
          English.list(alternatives.stream().map(one -> one.many().words()).toList(), "and"));
    }
    return definite.map(this::qualified).orElseGet(() -> Noun.many(bare(Noun.Count.MANY)));
  }

  private Noun qualified(Noun object) {
    return new Noun(object.words() + clauses(traits, object.count()), object.count());
  }

  /** Without article. */
  public String bare(Noun.Count count) {
    if (!alternatives.isEmpty()) {
      return English.list(alternatives.stream().map(one -> one.bare(count)).toList(), "or");
    }
    if (definite.isPresent()) {
      return qualified(definite.get()).words();
    }
    var words = new ArrayList<String>();
    if (isOther()) {
      words.add("other");
    }
    for (Trait trait : traits) {
      if (trait instanceof Trait.Adjective(var yes, var _)) {
        words.add(yes);
      }
    }
    words.add(noun(count));
    return String.join(" ", words) + tails(count);
  }

  private String noun(Noun.Count count) {
    List<Trait.Kind> kinds =
        traits.stream()
            .filter(Trait.Kind.class::isInstance)
            .map(Trait.Kind.class::cast)
            .sorted(Comparator.comparing(Trait.Kind::rank))
            .toList();
    if (kinds.isEmpty()) {
      return count == Noun.Count.ONE ? defaultNoun : English.plural(defaultNoun);
    }
    String before =
        kinds.subList(0, kinds.size() - 1).stream()
            .map(kind -> kind.one() + " ")
            .collect(Collectors.joining());
    Trait.Kind last = kinds.getLast();
    return before + (count == Noun.Count.ONE ? last.one() : last.many());
  }

  private String tails(Noun.Count count) {
    var tails = new StringBuilder(holders(count));
    for (Trait trait : traits) {
      if (trait instanceof Trait.Tail tail) {
        tails.append(' ').append(count == Noun.Count.ONE ? tail.one() : tail.many());
      }
    }
    List<String> having =
        traits.stream()
            .filter(Trait.Having.class::isInstance)
            .map(Trait.Having.class::cast)
            .map(one -> count == Noun.Count.ONE ? one.one() : one.many())
            .toList();
    if (!having.isEmpty()) {
      tails.append(" with ").append(English.list(having, "and"));
    }
    return tails + clauses(traits.stream().filter(Trait.Says.class::isInstance).toList(), count);
  }

  /** "You own but don't control", "you control that an opponent owns". */
  private String holders(Noun.Count count) {
    List<Trait.Held> held =
        traits.stream()
            .filter(Trait.Held.class::isInstance)
            .map(Trait.Held.class::cast)
            .sorted(Comparator.comparing(Trait.Held::polarity))
            .toList();
    var words = new StringBuilder();
    for (int index = 0; index < held.size(); index++) {
      Trait.Held one = held.get(index);
      boolean same = index > 0 && one.one().equals(held.get(index - 1).one());
      if (same && one.polarity() != held.get(index - 1).polarity()) {
        words.append(" but ").append(one.verb(count == Noun.Count.ONE ? one.one() : one.many()));
      } else {
        words.append(index == 0 ? " " : " that ").append(one.said(count));
      }
    }
    return words.toString();
  }

  private static String clauses(List<Trait> traits, Noun.Count count) {
    List<String> clauses = traits.stream().map(trait -> trait.clause().said(count)).toList();
    return clauses.isEmpty() ? "" : " that " + English.list(clauses, "and");
  }
}
