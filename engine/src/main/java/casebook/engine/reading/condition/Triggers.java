package casebook.engine.reading.condition;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.TriggerEvent.Company;
import casebook.engine.effect.Whom;
import casebook.engine.reading.noun.Adjectives;
import casebook.engine.reading.noun.Measures;
import casebook.engine.reading.noun.Nouns;
import casebook.engine.reading.noun.PlayerNouns;
import casebook.engine.reading.noun.Targets;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Narrowing;
import casebook.engine.reading.word.Noun;
import casebook.engine.reading.word.Quantity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Trigger conditions: "Whenever ~ attacks", "Whenever you attack with two or more creatures". */
public final class Triggers {
  private static final Amount ONE = Amount.of(1);

  /** What only a case can tell. */
  private static final Condition FIRST_TIME =
      new Condition.FirstTime(new Condition.Stated("it's the first time this turn"));

  private final Cursor c;
  private final List<Effect> triggers = new ArrayList<>();
  private Optional<Filter> attacker = Optional.empty();
  private Optional<Players> thatPlayer = Optional.empty();

  private Triggers(Cursor c) {
    this.c = c;
  }

  /** Whether a triggered ability begins here. */
  public static boolean beginsAt(Cursor c) {
    return c.looksAtAny("when", "whenever", "at the beginning", "at end", "at the end");
  }

  /**
   * The triggers that look at attacking, up to the comma after the trigger condition; none for
   * other triggered abilities; nothing where a condition about attacking can't be read.
   */
  public static Optional<List<Effect>> read(Cursor c) {
    return c.attempt(() -> new Triggers(c).all());
  }

  private Optional<List<Effect>> all() {
    do {
      c.acceptAny("when", "whenever", "at");
      if (!events()) {
        return Optional.empty();
      }
    } while (c.acceptAny("or when", "or whenever", "and when", "and whenever", "and at", "or at"));
    return c.accept(",") ? intervening() : Optional.empty();
  }

  /** The condition that is checked as the ability triggers and again as it resolves (603.4). */
  private Optional<List<Effect>> intervening() {
    if (triggers.isEmpty() || !c.looksAt("if")) {
      return Optional.of(triggers);
    }
    int start = c.at();
    c.skip();
    Optional<Condition> condition = ofEvent(() -> Conditions.read(c));
    if (condition.isEmpty() || !c.accept(",")) {
      c.moveTo(start + 1);
      int comma = c.find(Set.of(","));
      condition = comma < c.end() ? Conditions.stated(c, comma) : Optional.empty();
      if (condition.isEmpty()) {
        c.moveTo(start);
        return Optional.empty();
      }
      c.accept(",");
    }
    return Conditional.when(triggers, condition.get());
  }

  /** Reads a condition in which "it" is what attacks, and "that player" who is attacked. */
  private Optional<Condition> ofEvent(Supplier<Optional<Condition>> reader) {
    Optional<Players> before = c.thatPlayer();
    c.subject(attacker);
    c.thatPlayer(thatPlayer);
    Optional<Condition> condition = reader.get();
    c.subject(Optional.empty());
    c.thatPlayer(before);
    return condition;
  }

  /** The events of one "whenever", joined by "or". */
  private boolean events() {
    int start = c.at();
    int before = triggers.size();
    if (attackEvents()) {
      return true;
    }
    while (triggers.size() > before) {
      triggers.removeLast();
    }
    c.moveTo(start);
    return otherEvent();
  }

  /** An event that has nothing to do with attacking, or only its second half. */
  private boolean otherEvent() {
    int end = OtherEvent.end(c);
    if (OtherEvent.speaksOfAttacking(c, end)) {
      return secondEvent(end);
    }
    c.moveTo(end);
    return true;
  }

  /** "A player casts a spell or a creature attacks": the event after "or". */
  private boolean secondEvent(int end) {
    int or = c.find(Set.of("or"));
    if (or >= end || !Relevance.isSilent(c, c.at(), or)) {
      return false;
    }
    c.moveTo(or + 1);
    return attackEvents();
  }

  private boolean attackEvents() {
    int before = triggers.size();
    if (c.attempt(this::isAttacked).isPresent() || add(CostEvents.paid(c))) {
      return suffix(before, Filter.ANY);
    }
    boolean all = c.looksAt("all");
    Optional<Noun> noun = c.attempt(() -> Nouns.read(c));
    if (noun.isPresent() && all) {
      return allAttack(noun.get().filter());
    }
    if (noun.isPresent()) {
      Noun who = withOthers(c, noun.get());
      c.subject(
          Optional.of(Attackers.isEach(who) ? Narrowing.pronoun(who.filter()) : who.filter()));
      if (verbs(() -> creatureAttacks(who) || entersAttacking(who) || happensTo(who))
          && triggers.size() > before) {
        c.subject(Optional.empty());
        return suffix(before, Filters.attackers(who.filter()));
      }
      c.subject(Optional.empty());
      return false;
    }
    Optional<Players> players = PlayerNouns.read(c);
    return players.isPresent()
        && verbs(() -> add(CostEvents.of(c, players.get())) || playerAttacks(players.get()))
        && triggers.size() > before
        && suffix(before, Filter.ANY);
  }

  /** "All creatures you control attack": at least one does, and none of them stays home. */
  private boolean allAttack(Filter who) {
    int before = triggers.size();
    boolean isOfYours =
        Attackers.controller(Filters.attackers(who)).equals(Players.YOU)
            && creatureAttacks(new Noun(who, Quantity.AT_LEAST, ONE))
            && c.looksAt(",");
    if (!isOfYours) {
      return false;
    }
    var atHome =
        new Condition.Exists(
            Filters.all(who, new Filter.Not(new Filter.IsAttacking(Whom.ANYTHING))));
    triggers
        .subList(before, triggers.size())
        .replaceAll(effect ->
            effect instanceof Effect.Trigger(var event, var when)
                ? new Effect.Trigger(event, Condition.both(when, new Condition.Not(atHome)))
                : effect);
    return true;
  }

  /** What is tapped, exerted or gone, which is "it" in a condition of the event. */
  private boolean happensTo(Noun who) {
    boolean happens = add(CostEvents.of(c, who));
    if (happens && Attackers.isEach(who)) {
      attacker = Optional.of(Narrowing.pronoun(who.filter()));
    }
    return happens;
  }

  private boolean add(Optional<TriggerEvent> event) {
    event.ifPresent(one -> triggers.add(new Effect.Trigger(one, Condition.ALWAYS)));
    return event.isPresent();
  }

  /** "You or a planeswalker you control is attacked" (508.3b). */
  private Optional<Whom> isAttacked() {
    boolean isTogether = c.looksAt("one or more");
    boolean isEach = c.looksAt("each");
    Optional<Whom> whom = Targets.read(c);
    if (isEach || whom.isEmpty() || !c.acceptAny("'re attacked", "is attacked", "are attacked")) {
      return Optional.empty();
    }
    TriggerEvent event =
        isTogether
            ? new TriggerEvent.AreAttacked(whom.get())
            : new TriggerEvent.IsAttacked(whom.get());
    triggers.add(new Effect.Trigger(event, Condition.ALWAYS));
    return whom;
  }

  /** "~ or another Goblin", "~ or equipped creature": either. */
  static Noun withOthers(Cursor c, Noun first) {
    Optional<Noun> other =
        c.attempt(() -> c.acceptAny("or", "and/or") ? Nouns.read(c) : Optional.empty());
    return other
        .map(more ->
            new Noun(
                Filters.any(List.of(first.filter(), more.filter())),
                Attackers.either(first, more),
                Amount.of(1)))
        .orElse(first);
  }

  /** The verbs of an event, joined by "or"; those that are not about attacking are passed over. */
  private boolean verbs(BooleanSupplier attack) {
    int before = triggers.size();
    do {
      int start = c.at();
      if (triggers.size() > before && isOnlyNamed(start)) {
        return false;
      }
      if (triggers.size() > before && c.looksAt("with")) {
        return false;
      }
      if (!attack.getAsBoolean() && !entersAttacking(start)) {
        int end = c.find(Set.of(",", "or", "and", ".", "while"));
        if (!Relevance.isSilent(c, c.at(), end)) {
          return false;
        }
        c.moveTo(end);
      }
    } while (!c.looksAtAny("or when", "or whenever") && c.accept("or"));
    return true;
  }

  /** Whether after "or" only something is named, and nothing is said of it. */
  private boolean isOnlyNamed(int from) {
    c.moveTo(from);
    boolean named = Targets.read(c).isPresent() || Nouns.read(c).isPresent();
    boolean only = named && (c.atEnd() || c.looksAtAny(",", ".", "or", "and"));
    c.moveTo(from);
    return only;
  }

  /** "A creature attacks or enters attacking": the same creature (508.4). */
  private boolean entersAttacking(Noun who) {
    return Attackers.isEach(who)
        && c.acceptAny("enters attacking", "enter attacking")
        && add(Optional.of(new TriggerEvent.ComesAttacking(Filters.attackers(who.filter()))));
  }

  /** "A creature enters attacking": it was not declared (508.4). */
  private boolean entersAttacking(int start) {
    c.moveTo(start);
    return c.attempt(
            () -> {
              Nouns.read(c);
              return c.acceptAny("enters attacking", "enter attacking")
                  ? Optional.of(true)
                  : Optional.empty();
            })
        .isPresent();
  }

  private boolean creatureAttacks(Noun who) {
    boolean counted = Attackers.isCounted(who.quantity());
    if (!counted && !Attackers.isEach(who)) {
      return false;
    }
    Condition company = Condition.ALWAYS;
    if (c.accept("attacking causes a triggered ability of that creature to trigger")) {
      return !counted
          && add(Optional.of(new TriggerEvent.AttackingTriggers(Filters.attackers(who.filter()))));
    }
    if (c.accept("and another creature attack different players")) {
      triggers.add(
          new Effect.Trigger(
              new TriggerEvent.CreatureAttacks(
                  Filters.attackers(who.filter()), Attackers.ANY_PLAYER, Company.ANY),
              new Condition.Attack(
                  new Filter.Not(Narrowing.pronoun(who.filter())), ONE, Attackers.ANOTHER_PLAYER)));
      return true;
    }
    if (c.accept("and")) {
      Optional<Condition> others = attackToo();
      if (others.isEmpty()) {
        return false;
      }
      company = others.get();
    }
    if (!c.acceptAny(
        "attack", "attacks", "is declared as an attacker", "are declared as attackers")) {
      return false;
    }
    Optional<Whom> attacked = counted ? Attackers.counted(c) : Targets.read(c);
    Whom whom = attacked.orElse(Whom.ANYTHING);
    attacker = counted ? Optional.empty() : Optional.of(Narrowing.pronoun(who.filter()));
    thatPlayer = whom instanceof Whom.Anything ? Optional.empty() : Optional.of(Players.DEFENDING);
    Company alone = Attackers.alone(c, whom);
    if (c.accept("with")) {
      Optional<Condition> others = attackToo();
      if (others.isEmpty()) {
        return false;
      }
      company = others.get();
    }
    Filter filter = Filters.attackers(who.filter());
    boolean unblocked = c.acceptAny("and isn't blocked", "and aren't blocked");
    boolean any = !counted || (who.quantity() == Quantity.AT_LEAST && who.count().equals(ONE));
    if (unblocked && any) {
      TriggerEvent event =
          counted
              ? new TriggerEvent.CreaturesUnblocked(filter, whom)
              : new TriggerEvent.AttacksUnblocked(filter, whom);
      triggers.add(new Effect.Trigger(event, Attackers.with(alone, company)));
      return true;
    }
    if (counted) {
      Noun what = who.of(Attackers.withoutController(filter));
      return !unblocked
          && alone == Company.ANY
          && soMany(Attackers.event(Attackers.controller(filter), what, whom), what, whom, company);
    }
    triggers.add(
        new Effect.Trigger(new TriggerEvent.CreatureAttacks(filter, whom, alone), company));
    return true;
  }

  /** That others attack in the same declaration. */
  private Optional<Condition> attackToo() {
    return Nouns.read(c).flatMap(others -> AttackConditions.attack(others, Whom.ANYTHING));
  }

  private boolean playerAttacks(Players players) {
    c.accept("next");
    if (!c.acceptAny("attack", "attacks")) {
      return false;
    }
    Optional<Whom> whom = Attackers.counted(c);
    boolean attacked =
        players.equals(Players.YOU) || (!players.equals(Players.OPPONENT) && saysThatOpponent());
    thatPlayer = Optional.of(attacked ? Players.DEFENDING : new Players.ActivePlayer());
    if (c.accept("with")) {
      return attacksWith(players, whom.orElse(Whom.ANYTHING));
    }
    TriggerEvent event =
        whom.<TriggerEvent>map(target -> Attackers.attacks(players, target))
            .orElse(new TriggerEvent.PlayerAttacks(players));
    triggers.add(new Effect.Trigger(event, Condition.ALWAYS));
    return true;
  }

  /** "If that opponent …" is about an opponent who is attacked where no opponent attacks. */
  private boolean saysThatOpponent() {
    int opponent = c.find(Set.of("opponent"));
    return opponent < c.end() && c.token(opponent - 1).is("that");
  }

  private boolean attacksWith(Players players, Whom whom) {
    if (c.accept("creatures with total power")) {
      Optional<Condition> power =
          Measures.comparison(c).map(than -> PlayerConditions.totalPowerOfAttackers(players, than));
      power.ifPresent(total -> {
        var event = new TriggerEvent.PlayerAttacksWith(players, Amount.of(1), Filter.ANY, whom);
        triggers.add(new Effect.Trigger(event, total));
      });
      return power.isPresent();
    }
    Optional<Noun> with = Nouns.read(c);
    if (with.isEmpty()) {
      return false;
    }
    Noun what = withOthers(c, with.get());
    if (c.looksAtAny("and when", "and whenever") || !c.accept("and")) {
      if (what.equals(with.get()) && Attackers.isEach(what)) {
        Whom attacked = whom instanceof Whom.Each(var each) ? each : whom;
        return add(
            Optional.of(
                new TriggerEvent.PlayerAttacksWithEach(
                    players, Filters.attackers(what.filter()), attacked)));
      }
      return attacksWith(players, what, whom, Condition.ALWAYS);
    }
    Optional<Condition> also = attackToo();
    return also.isPresent() && attacksWith(players, what, whom, also.get());
  }

  private boolean attacksWith(Players players, Noun what, Whom whom, Condition when) {
    Filter who = Filters.attackers(what.filter());
    boolean isAny = who.equals(Filter.ANY) && what.count().equals(Amount.of(1));
    TriggerEvent event =
        isAny
            ? Attackers.attacks(players, whom)
            : new TriggerEvent.PlayerAttacksWith(players, what.count(), who, whom);
    return soMany(event, what, whom, when);
  }

  /** N attack; where exactly N is asked for, no more than N. */
  private boolean soMany(TriggerEvent event, Noun what, Whom whom, Condition when) {
    boolean exactly = what.quantity() == Quantity.EXACTLY;
    Optional<Condition> enough =
        exactly
            ? AttackConditions.noMore(what, Whom.ANYTHING)
            : what.quantity() == Quantity.THE
                ? Optional.of(Condition.ALWAYS)
                : what.atLeast().map(_ -> Condition.ALWAYS);
    if (enough.isEmpty()
        || what.quantity() == Quantity.SOME
        || (exactly && !whom.equals(Whom.ANYTHING))) {
      return false;
    }
    triggers.add(new Effect.Trigger(event, Condition.both(enough.get(), when)));
    return true;
  }

  /**
   * What an earlier attack leaves open where it may have had too few creatures, or too weak ones.
   */
  private static boolean asksHowMany(TriggerEvent event, Condition when) {
    return (event instanceof TriggerEvent.PlayerAttacksWith(var _, var count, var _, var _)
            && !count.equals(ONE))
        || Mentions.mentions(when, Amount.TotalPowerOf.class::isInstance);
  }

  /**
   * That it is the first time: of attacking, which is declared at once, that it has not been
   * before; of most of what happens as costs are paid only a case can tell.
   */
  static Condition first(Filter who, Effect trigger) {
    TriggerEvent event = ((Effect.Trigger) trigger).event();
    return switch (event) {
      case TriggerEvent.LosesLife(var player) ->
          new Condition.FirstTime(
              new Condition.Not(
                  new Condition.ExistsPlayer(
                      PlayerNouns.all(List.of(player, new Players.HasFact("lifeLostThisTurn"))))));
      case TriggerEvent.WhilePaying _ -> FIRST_TIME;
      default -> {
        Condition never = new Condition.Not(attackedBefore(who, trigger));
        yield asksHowMany(event, ((Effect.Trigger) trigger).when())
            ? new Condition.Either(List.of(never, FIRST_TIME))
            : never;
      }
    };
  }

  /**
   * That it is not the first time: a creature looks at itself, creatures that attack together at
   * all such creatures.
   */
  private static Condition attackedBefore(Filter who, Effect trigger) {
    boolean ofEach = trigger instanceof Effect.Trigger(TriggerEvent.CreatureAttacks _, Condition _);
    return ofEach
        ? new Condition.Exists(
            Filters.all(Narrowing.pronoun(who), new Filter.AttackedEarlierThisTurn()))
        : new Condition.AttackedEarlier(
            who.equals(Filter.ANY) ? new Filter.HasType("creature") : who);
  }

  /** What limits the event: "while saddled", "for the first time each turn", "this turn". */
  private boolean suffix(int from, Filter who) {
    while (true) {
      Condition more;
      if (c.acceptAny("for the first time each turn", "for the first time this turn")) {
        more = first(who, triggers.get(from));
      } else if (c.accept("for the first time during each of your turns")) {
        more = Condition.both(first(who, triggers.get(from)), Conditions.yourTurn());
      } else if (c.accept("while")) {
        Optional<Condition> condition = ofEvent(() -> attribute(who).or(() -> Conditions.read(c)));
        if (condition.isEmpty()) {
          return false;
        }
        more = condition.get();
      } else if (c.accept("during your turn")) {
        more = Conditions.yourTurn();
      } else if (Durations.skip(c)) {
        continue;
      } else {
        return c.looksAt(",")
            || c.looksAtAny("or when", "or whenever", "and when", "and whenever", "and at");
      }
      List<Effect> some = triggers.subList(from, triggers.size());
      Optional<List<Effect>> conditional = Conditional.when(List.copyOf(some), more);
      if (conditional.isEmpty()) {
        return false;
      }
      some.clear();
      triggers.addAll(conditional.get());
    }
  }

  /** "Saddled", said of what attacks. */
  private Optional<Condition> attribute(Filter who) {
    Optional<Filter> state = Adjectives.adjective(c.word());
    if (state.isPresent()) {
      c.skip();
    }
    return state.map(is -> new Condition.Exists(Filters.all(who, is)));
  }
}
