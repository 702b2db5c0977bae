package casebook.engine.reading.clause;

import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.reading.condition.Attackers;
import casebook.engine.reading.condition.Conditions;
import casebook.engine.reading.condition.Relevance;
import casebook.engine.reading.noun.Nouns;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Abilities that trigger an additional time (603.2d). */
final class Repetitions {
  private static final Set<String> CAUSING = Set.of("causes", "cause");

  private final Cursor c;

  private Repetitions(Cursor c) {
    this.c = c;
  }

  /** Whether such a sentence begins here. */
  static boolean beginsAt(Cursor c) {
    int start = c.at();
    boolean begins = read(c).isPresent();
    c.moveTo(start);
    return begins;
  }

  /**
   * "If a triggered ability of a permanent you control triggers, that ability triggers an
   * additional time", also where only an attacking creature causes it to; none where something else
   * must have.
   */
  static Optional<List<Effect>> read(Cursor c) {
    return c.attempt(() -> {
      var repetitions = new Repetitions(c);
      return c.accept("if")
          ? c.first(
              _ -> repetitions.ofAbility(),
              _ -> repetitions.ofAttacking(),
              _ -> repetitions.ofAnotherCause())
          : Optional.empty();
    });
  }

  /** "If a triggered ability of … triggers". */
  private Optional<List<Effect>> ofAbility() {
    Optional<Filter> source = source();
    if (source.isEmpty() || !c.accept("triggers")) {
      return Optional.empty();
    }
    Optional<Condition> when =
        c.accept("while") ? Conditions.read(c) : Optional.of(Condition.ALWAYS);
    return when.filter(_ -> c.accept(",") && again())
        .map(holds -> List.of(new Effect.TriggersAgain(source.get(), holds, Optional.empty())));
  }

  /** "If a creature attacking causes a triggered ability of … to trigger". */
  private Optional<List<Effect>> ofAttacking() {
    Optional<Filter> attacker = one();
    if (attacker.isEmpty() || !c.acceptAny("attacking causes", "attacking would cause")) {
      return Optional.empty();
    }
    return source()
        .filter(_ -> c.accept("to trigger ,") && again())
        .map(of ->
            List.of(
                new Effect.TriggersAgain(of, Condition.ALWAYS, attacker.map(Filters::attackers))));
  }

  /** "If a creature dying causes a triggered ability of … to trigger". */
  private Optional<List<Effect>> ofAnotherCause() {
    int causes = c.find(CAUSING);
    if (causes == c.end() || !Relevance.isSilent(c, c.at(), causes)) {
      return Optional.empty();
    }
    c.moveTo(causes + 1);
    if (!c.acceptAny("a triggered ability of", "an ability of")) {
      return Optional.empty();
    }
    int comma = c.find(Set.of(","));
    c.moveTo(Math.min(comma + 1, c.end()));
    return c.wordAt(-2).equals("trigger") && again() ? Optional.of(List.of()) : Optional.empty();
  }

  /** Whose triggered ability it is; of spells nothing is on the battlefield. */
  private Optional<Filter> source() {
    if (!c.acceptAny("a triggered ability of", "an ability of")) {
      return Optional.empty();
    }
    int spell = c.find(Set.of("spell", ","));
    int or = c.find(Set.of("or", ","));
    if (c.token(Math.min(spell, c.end() - 1)).is("spell") && spell < or && or < c.end()) {
      c.moveTo(or + 1);
    }
    Optional<Filter> first = one();
    return first.map(of ->
        c.attempt(() -> c.acceptAny("or", "and/or") ? one() : Optional.empty())
            .map(other -> Filters.any(List.of(controlledAlike(of, other), other)))
            .orElse(of));
  }

  /** "A Shaman or another Wizard you control": who controls it is said of both. */
  private static Filter controlledAlike(Filter first, Filter second) {
    Players controller = Attackers.controller(second);
    boolean said =
        controller.equals(Players.ANYONE)
            || Filter.isOneObject(first)
            || !Attackers.controller(first).equals(Players.ANYONE);
    return said ? first : Filters.all(first, new Filter.ControlledBy(controller));
  }

  private boolean again() {
    return c.acceptAny("that ability triggers", "it triggers")
        && c.acceptAny("an additional time", "one additional time");
  }

  private Optional<Filter> one() {
    return Nouns.read(c)
        .flatMap(noun ->
            switch (noun.quantity()) {
              case THE, ANY, ONE, ANOTHER -> Optional.of(noun.filter());
              case EVERY, PLURAL, SOME, AT_LEAST, EXACTLY, AT_MOST, NONE -> Optional.empty();
            });
  }
}
