package casebook.engine.reading.noun;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import casebook.engine.effect.Whom;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Noun;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What follows the head of a noun phrase: "you control", "with flying", "named …". */
public final class Qualifiers {
  /** Words at which a name in a phrase ends. */
  private static final Set<String> AFTER_A_NAME =
      Set.of(
          "can't", "can", "attack", "attacks", "and", "or", "you", "an", "has", "have", "gets",
          "get", ",", ".", "on", "is", "are", "with", "that", "from", "until");

  private static final Set<String> ATTACHMENTS = Set.of("aura", "equipment");

  private Qualifiers() {}

  /** One qualifier. */
  public static Optional<Filter> read(Cursor c) {
    return c.first(
        Qualifiers::placed,
        Qualifiers::thisWay,
        Qualifiers::ownedOrControlled,
        Qualifiers::with,
        Qualifiers::without,
        Qualifiers::named,
        Qualifiers::ofChosen,
        Qualifiers::otherThan,
        Qualifiers::ofTypesShared,
        Qualifiers::relative,
        Qualifiers::participle);
  }

  /** Passes over all qualifiers of something that is pointed at anyway. */
  static void skip(Cursor c) {
    while (read(c).isPresent()) {
      // A target's qualifiers were judged when it was chosen.
    }
  }

  private static Optional<Filter> placed(Cursor c) {
    return c.acceptAny("on the battlefield", "in play")
        ? Optional.of(Filter.ANY)
        : Optional.empty();
  }

  /** Which ones they were was settled as the effect happened. */
  private static Optional<Filter> thisWay(Cursor c) {
    if (c.acceptAny("in the pile of their choice", "in the chosen pile", "in that pile")) {
      return Optional.of(new Filter.Affected());
    }
    if (!c.looksAtAny(
        "dealt damage",
        "goaded",
        "chosen",
        "that had",
        "tapped",
        "untapped",
        "returned",
        "put",
        "created",
        "who",
        "that were")) {
      return Optional.empty();
    }
    int way = c.find(Set.of("way", ",", "."));
    if (way < c.end() && c.token(way).is("way") && c.token(way - 1).is("this")) {
      c.moveTo(way + 1);
      return Optional.of(new Filter.Affected());
    }
    return Optional.empty();
  }

  private static Optional<Filter> ownedOrControlled(Cursor c) {
    Optional<Filter> oneOnly = c.attempt(() -> oneButNotTheOther(c));
    if (oneOnly.isPresent()) {
      return oneOnly;
    }
    if (c.accept("controlled by")) {
      return PlayerNouns.read(c).map(Filter.ControlledBy::new);
    }
    Optional<Filter> controlled = PlayerNouns.controllers(c).map(Filter.ControlledBy::new);
    return controlled.isPresent() ? controlled : PlayerNouns.owners(c).map(Filter.OwnedBy::new);
  }

  /** "You own but don't control", "your opponents control but don't own". */
  private static Optional<Filter> oneButNotTheOther(Cursor c) {
    return PlayerNouns.read(c)
        .flatMap(players -> {
          var not = new Players.Not(players);
          if (c.acceptAny("own but don't control", "owns but doesn't control")) {
            return Optional.of(
                Filters.all(new Filter.OwnedBy(players), new Filter.ControlledBy(not)));
          }
          return c.acceptAny("control but don't own", "controls but doesn't own")
              ? Optional.of(Filters.all(new Filter.ControlledBy(players), new Filter.OwnedBy(not)))
              : Optional.empty();
        });
  }

  private static Optional<Filter> with(Cursor c) {
    if (!c.accept("with")) {
      return Optional.empty();
    }
    return possession(c)
        .map(first -> {
          var all = new ArrayList<>(List.of(first));
          while (true) {
            Optional<Filter> next = c.attempt(() -> c.accept("and") ? more(c) : Optional.empty());
            if (next.isEmpty()) {
              return Filters.all(all);
            }
            all.add(next.get());
          }
        });
  }

  /** "… and flying", "… and power 3 or greater", where something else is said after it. */
  private static Optional<Filter> more(Cursor c) {
    return c.first(Qualifiers::keywords, Measures::read);
  }

  /** What a permanent has: a keyword, a power, counters. */
  public static Optional<Filter> possession(Cursor c) {
    return c.first(
        x -> x.fact().map(Filter.HasFact::new),
        Qualifiers::keywords,
        Measures::read,
        Qualifiers::counters,
        Qualifiers::attachments,
        Qualifiers::names);
  }

  /** "With another Aura attached to it". */
  private static Optional<Filter> attachments(Cursor c) {
    return c.attempt(() -> {
      boolean isOther = c.accept("another");
      if (!isOther && !c.acceptAny("an", "a")) {
        return Optional.empty();
      }
      String what = c.word();
      c.skip();
      return ATTACHMENTS.contains(what) && c.acceptAny("attached to it", "attached to them")
          ? Optional.of(
              new Filter.HasAttached(
                  isOther
                      ? Filters.all(new Filter.HasSubtype(what), new Filter.Not(Filter.SELF))
                      : new Filter.HasSubtype(what)))
          : Optional.empty();
    });
  }

  private static Optional<Filter> without(Cursor c) {
    if (!c.accept("without")) {
      return Optional.empty();
    }
    return keywords(c).or(() -> counters(c)).map(Filter.Not::new);
  }

  private static Optional<Filter> keywords(Cursor c) {
    if (c.acceptAny("a mana ability", "mana abilities")) {
      return Optional.of(new Filter.HasKeyword(Filter.HasKeyword.MANA_ABILITY));
    }
    var filters = new ArrayList<Filter>();
    boolean every = false;
    int end = c.at();
    Optional<String> name = Keywords.name(c);
    while (name.isPresent()) {
      filters.add(new Filter.HasKeyword(name.get()));
      end = c.at();
      boolean comma = c.accept(",");
      if (c.acceptAny("and/or", "or")) {
        every = false;
      } else if (c.accept("and")) {
        every = true;
      } else if (!comma) {
        break;
      }
      name = Keywords.name(c);
    }
    c.moveTo(end);
    if (filters.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(every ? Filters.all(filters) : Filters.any(filters));
  }

  /** "A +1/+1 counter on it", "two or more counters on them", "counters on them". */
  private static Optional<Filter> counters(Cursor c) {
    Relation relation = Relation.AT_LEAST;
    Amount count = Amount.of(1);
    if (c.accept("no")) {
      relation = Relation.EQUAL;
      count = Amount.of(0);
    } else if (!c.acceptAny("a", "an", "one or more", "any")) {
      boolean atLeast = c.accept("at least");
      Optional<Amount> number = Amounts.number(c);
      if (number.isPresent()) {
        count = number.get();
        relation = Relation.EQUAL;
        if (c.acceptAny("or more", "or greater") || atLeast) {
          relation = Relation.AT_LEAST;
        } else if (c.acceptAny("or fewer", "or less")) {
          relation = Relation.AT_MOST;
        }
      }
    }
    Optional<String> kind = Amounts.counterKind(c);
    if (kind.isEmpty() || !c.acceptAny("on it", "on them", "on him", "on her", "on ~")) {
      return Optional.empty();
    }
    return Optional.of(new Filter.HasCounters(kind.get(), relation, count));
  }

  private static Optional<Filter> names(Cursor c) {
    if (c.acceptAny("the chosen name", "a name chosen for ~")) {
      return Optional.of(new Filter.HasChosen(Filter.Choice.NAME));
    }
    return c.accept("the same name as")
        ? oneObject(c).map(Filter.SharesName::new)
        : Optional.empty();
  }

  /** "That shares at least one creature type with it". */
  private static Optional<Filter> ofTypesShared(Cursor c) {
    return c.acceptAny(
            "that shares a creature type with",
            "that shares at least one creature type with",
            "that share a creature type with",
            "that share at least one creature type with")
        ? oneObject(c).map(Filter.SharesCreatureType::new)
        : Optional.empty();
  }

  private static Optional<Filter> oneObject(Cursor c) {
    return Nouns.read(c)
        .flatMap(Noun::each)
        .filter(one -> Filter.isOneObject(one) || one instanceof Filter.InQuestion);
  }

  private static Optional<Filter> named(Cursor c) {
    if (!c.accept("named")) {
      return Optional.empty();
    }
    if (c.accept("~")) {
      // The name that the text was printed with, whatever the object is called now (201.5).
      return Optional.of(
          c.self().names().stream()
              .findFirst()
              .<Filter>map(name -> new Filter.Named(name.toLowerCase(Locale.ROOT)))
              .orElse(new Filter.SharesName(Filter.SELF)));
    }
    int end = c.find(AFTER_A_NAME);
    if (end == c.at()) {
      return Optional.empty();
    }
    var words = new ArrayList<String>();
    while (c.at() < end) {
      words.add(c.token(c.at()).word());
      c.skip();
    }
    Optional<String> own = c.self().names().stream().findFirst();
    return words.contains("~") && own.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Filter.Named(
                String.join(" ", words).replace("~", own.orElse("~")).replace(" '", "'")));
  }

  private static Optional<Filter> ofChosen(Cursor c) {
    boolean isChosen = c.paragraph().stream().anyMatch(token -> token.is("choose"));
    if (c.accept("of the creature type of your choice")
        || (isChosen && c.acceptAny("of that type", "of that creature type"))) {
      return Optional.of(new Filter.HasChosen(Filter.Choice.TYPE));
    }
    if (c.accept("of the color of your choice") || (isChosen && c.accept("of that color"))) {
      return Optional.of(new Filter.HasChosen(Filter.Choice.COLOR));
    }
    if (!c.acceptAny("of the chosen", "of the last chosen")) {
      return Optional.empty();
    }
    if (c.accept("color")) {
      return Optional.of(new Filter.HasChosen(Filter.Choice.COLOR));
    }
    return c.acceptAny("creature type", "type")
        ? Optional.of(new Filter.HasChosen(Filter.Choice.TYPE))
        : Optional.empty();
  }

  private static Optional<Filter> otherThan(Cursor c) {
    return c.acceptAny("other than", "except for", "except")
        ? Nouns.read(c).flatMap(Noun::each).map(Filter.Not::new)
        : Optional.empty();
  }

  private static Optional<Filter> relative(Cursor c) {
    if (c.acceptAny("that 's", "that is", "that are", "that were", "who are", "who is")) {
      return States.read(c);
    }
    if (c.looksAtAny("that isn't", "that aren't", "that doesn't have", "that don't have")) {
      c.skip();
      return denied(c);
    }
    if (c.acceptAny("that has", "that have")) {
      return possession(c);
    }
    return c.acceptAny("that", "which")
        ? Past.read(c).or(() -> ownedOrControlled(c))
        : Optional.empty();
  }

  /** "Aren't Walls and don't have flying": none of it is so. */
  private static Optional<Filter> denied(Cursor c) {
    var not = new ArrayList<Filter>();
    Optional<Filter> next = notSo(c);
    while (next.isPresent()) {
      not.add(next.get());
      next = c.attempt(() -> c.accept("and") ? notSo(c) : Optional.empty());
    }
    return not.isEmpty() ? Optional.empty() : Optional.of(new Filter.Not(Filters.any(not)));
  }

  private static Optional<Filter> notSo(Cursor c) {
    if (c.acceptAny("isn't", "aren't")) {
      return c.first(States::read, Qualifiers::ofChosen);
    }
    return c.acceptAny("doesn't have", "don't have") ? possession(c) : Optional.empty();
  }

  private static Optional<Filter> participle(Cursor c) {
    if (c.looksAt("attacking")) {
      return States.read(c).filter(state -> !state.equals(attackingAnything()));
    }
    if (c.acceptAny(
        "not declared as an attacking or blocking creature this combat",
        "not declared as an attacking creature this combat")) {
      return Optional.of(new Filter.Not(attackingAnything()));
    }
    if (c.accept("attached to")) {
      return Nouns.read(c).flatMap(Noun::each).map(Filter.AttachedTo::new);
    }
    return c.looksAtAny("enchanted by", "equipped by", "paired with")
        ? States.read(c)
        : Optional.empty();
  }

  private static Filter attackingAnything() {
    return new Filter.IsAttacking(Whom.ANYTHING);
  }
}
