package casebook.site.words.english;

import java.util.List;

/** Where in a noun phrase a property of a permanent is said. */
public sealed interface Trait {

  /** Before the noun: "red", "nonred". */
  record Adjective(String yes, String no) implements Trait {}

  /** As the noun or a part of it: "Goblin", "artifact creature". */
  record Kind(List<String> words, Rank rank) implements Trait {
    public Kind {
      words = List.copyOf(words);
    }

    /** The words in the singular. */
    public String one() {
      return English.list(words, "or");
    }

    /** The words in the plural. */
    public String many() {
      return English.list(words.stream().map(English::plural).toList(), "or");
    }
  }

  /** After the noun, introduced by "with": "flying". */
  record Having(String one, String many) implements Trait {}

  /**
   * After the noun, without introduction: "you control".
   *
   * @param no the denial, as it stands in the same place
   */
  record Tail(String one, String many, String no, Clause clause) implements Trait {
    public Tail(String yes, String no, Clause clause) {
      this(yes, yes, no, clause);
    }
  }

  /**
   * Whose the permanents are, after the noun: "you control", "your opponents don't own".
   *
   * @param verb "control" or "own"
   */
  record Held(Noun one, Noun many, String verb, String passive, Polarity polarity)
      implements Trait {
    /** "You control": who, in this number of the permanents, and what they do. */
    public String said(Noun.Count count) {
      Noun who = count == Noun.Count.ONE ? one : many;
      boolean isLong = polarity == Polarity.SO && who.words().contains(" who ");
      return isLong ? passive + who.words() : who.words() + " " + verb(who);
    }

    /** "Control", "doesn't own". */
    public String verb(Noun who) {
      return switch (polarity) {
        case SO -> who.verb(verb + "s", verb);
        case NOT_SO -> who.verb("doesn't", "don't") + " " + verb;
      };
    }
  }

  /** Whether something is said or denied. */
  enum Polarity {
    SO,
    NOT_SO;

    Polarity opposite() {
      return this == SO ? NOT_SO : SO;
    }
  }

  /** After the noun as a relative clause: "that attacked this turn". */
  record Says(Clause clause) implements Trait {}

  /** "Other" than the object itself. */
  record Other() implements Trait {}

  /** The order of the nouns in a compound. */
  enum Rank {
    SUBTYPE,
    TYPE,
    CREATURE,
    TOKEN
  }

  /** The trait as something said of a subject. */
  default Clause clause() {
    return switch (this) {
      case Adjective(var yes, var _) -> Clause.be(yes);
      case Kind kind ->
          new Clause(
              "is " + English.withArticle(kind.one()),
              "are " + kind.many(),
              "isn't " + English.withArticle(kind.one()),
              "aren't " + kind.many());
      case Having(var one, var many) ->
          new Clause("has " + one, "have " + many, "doesn't have " + one, "don't have " + many);
      case Tail tail -> tail.clause();
      case Held held -> {
        Clause so = Clause.be(held.passive() + held.one().words());
        yield held.polarity() == Polarity.SO ? so : so.denied();
      }
      case Says(var clause) -> clause;
      case Other() -> Clause.be("another permanent");
    };
  }

  /** The denial of the trait, in the place where it is said best. */
  default Trait denied() {
    return switch (this) {
      case Adjective(var yes, var no) -> new Adjective(no, yes);
      case Kind(var words, var rank) when words.size() == 1 ->
          new Adjective(
              "non" + (rank == Rank.SUBTYPE ? "-" : "") + words.getFirst(), words.getFirst());
      case Kind kind -> new Says(kind.clause().denied());
      case Having having ->
          new Tail("without " + having.one(), "with " + having.one(), having.clause().denied());
      case Tail(var one, var _, var no, var clause) -> new Tail(no, one, clause.denied());
      case Held(var one, var many, var verb, var passive, var polarity) ->
          new Held(one, many, verb, passive, polarity.opposite());
      case Says(var clause) -> new Says(clause.denied());
      case Other() -> new Says(Clause.be("this permanent"));
    };
  }
}
