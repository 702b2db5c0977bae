package casebook.site.words.effect;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Duration;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import casebook.site.words.english.English;
import casebook.site.words.english.Noun;
import java.util.List;
import java.util.Optional;

/** When an effect applies, as clauses. */
record ConditionWords(Voice voice) {
  /** What follows a sentence that says what can't be done: " if …", " unless …", or nothing. */
  String after(Condition condition) {
    return switch (condition) {
      case Condition.Always() -> "";
      case Condition.Not(var not) -> " unless " + holds(not);
      default -> " if " + holds(condition);
    };
  }

  /** A sentence with the condition where it is said of something that goes on. */
  String around(String sentence, Condition condition) {
    return DurationWords.told(
        condition, rest -> inCondition(sentence, rest), new DurationWords(voice)::until);
  }

  /** The same of what creatures or players can or must do. */
  String aroundDoing(String sentence, Condition condition) {
    return DurationWords.told(
        condition, rest -> inCondition(sentence, rest), new DurationWords(voice)::during);
  }

  /** The same of a sentence that says how long that is so. */
  String withoutDuration(String sentence, Condition condition) {
    return inCondition(sentence, DurationWords.without(condition));
  }

  private String inCondition(String sentence, Condition condition) {
    return switch (condition) {
      case Condition.Always() -> sentence;
      case Condition.Not(var not) -> sentence + " unless " + holds(not);
      default ->
          (looksAtAttack(condition) ? "if " : "as long as ") + holds(condition) + ", " + sentence;
    };
  }

  private static boolean looksAtAttack(Condition condition) {
    return switch (condition) {
      case Condition.Attack _, Condition.AttacksAlone _, Condition.AttacksPlayerAlone _ -> true;
      case Condition.Not(var not) -> looksAtAttack(not);
      case Condition.FirstTime(var so) -> looksAtAttack(so);
      case Condition.Both(var all) -> all.stream().anyMatch(ConditionWords::looksAtAttack);
      case Condition.Either(var any) -> any.stream().anyMatch(ConditionWords::looksAtAttack);
      case Condition.Always _,
          Condition.Compare _,
          Condition.Exists _,
          Condition.ExistsPlayer _,
          Condition.Attacked _,
          Condition.AttackedEarlier _,
          Condition.TurnIs _,
          Condition.Lasts _,
          Condition.Stated _,
          Condition.ChosenMode _ ->
          false;
    };
  }

  /** That the condition holds. */
  String holds(Condition condition) {
    return switch (condition) {
      case Condition.Always() -> "the game goes on";
      case Condition.Not(var not) -> fails(not);
      case Condition.FirstTime(var so) -> holds(so);
      case Condition.Both(var all) -> English.list(all.stream().map(this::holds).toList(), "and");
      case Condition.Either(var any) -> English.list(any.stream().map(this::holds).toList(), "or");
      case Condition.Compare(var left, var relation, var right) -> compare(left, relation, right);
      case Condition.Exists(var filter) -> exists(filter);
      case Condition.ExistsPlayer(var players) -> voice.players().exists(players);
      case Condition.Attacked(var who, var atLeast) ->
          (atLeast.equals(Amount.of(1))
                  ? voice.filters().one(who, FilterWords.CREATURE).words()
                  : "at least "
                      + voice.amounts().number(atLeast)
                      + " "
                      + voice.filters().many(who, FilterWords.CREATURE).words())
              + " attacked this turn";
      case Condition.AttackedEarlier(var who) ->
          voice.filters().one(who, FilterWords.CREATURE).words() + " already attacked this turn";
      case Condition.TurnIs(var fact) -> TurnFacts.happened(fact);
      case Condition.Lasts(var duration) -> "it lasts " + new DurationWords(voice).during(duration);
      case Condition.ChosenMode(var mode) -> "“" + mode + "” was chosen";
      case Condition.Stated(var words) -> stated(words);
      case Condition.AttacksAlone() -> "it attacks alone";
      case Condition.AttacksPlayerAlone() -> "it attacks a player alone";
      case Condition.Attack attack -> attack(attack);
    };
  }

  /** That the condition doesn't hold. */
  String fails(Condition condition) {
    return switch (condition) {
      case Condition.Always() -> "the game doesn't go on";
      case Condition.Not(var not) -> holds(not);
      case Condition.FirstTime(var so) -> fails(so);
      case Condition.Both both when DurationWords.in(both).isPresent() -> failsInTime(both);
      case Condition.Both(var all) -> English.list(all.stream().map(this::fails).toList(), "or");
      case Condition.Either(var any) -> English.list(any.stream().map(this::fails).toList(), "and");
      case Condition.Compare(var left, var relation, var right)
          when relation != Relation.EQUAL || left instanceof Amount.IsEven ->
          compare(left, opposite(relation), right);
      case Condition.Compare(Amount.CombatNumber(), var _, var one) when one.equals(Amount.of(1)) ->
          "it isn't the first combat phase of the turn";
      case Condition.Compare(var left, var _, var right) ->
          voice.amounts().value(left) + " isn't " + voice.amounts().value(right);
      case Condition.Exists(var filter) -> doesNotExist(filter);
      case Condition.ExistsPlayer(var players) ->
          voice
              .players()
              .every(players)
              .orElseGet(() -> "it isn't true that " + voice.players().exists(players));
      case Condition.Attacked(var who, var atLeast)
          when atLeast.equals(Amount.of(1)) && voice.filters().definite(who).isPresent() ->
          voice.filters().one(who, FilterWords.CREATURE).words() + " didn't attack this turn";
      case Condition.Attacked(var who, var atLeast) ->
          (atLeast.equals(Amount.of(1))
                  ? "no " + voice.filters().bare(who, FilterWords.CREATURE)
                  : "fewer than "
                      + voice.amounts().number(atLeast)
                      + " "
                      + voice.filters().many(who, FilterWords.CREATURE).words())
              + " attacked this turn";
      case Condition.AttackedEarlier(var who) ->
          "no " + voice.filters().bare(who, FilterWords.CREATURE) + " attacked earlier this turn";
      case Condition.TurnIs(var fact) -> TurnFacts.didNotHappen(fact);
      case Condition.Lasts(var duration) ->
          duration == Duration.ADDED_COMBAT
              ? "that combat phase hasn't begun"
              : "that combat has ended";
      case Condition.ChosenMode(var mode) -> "“" + mode + "” wasn't chosen";
      case Condition.Stated(var words) -> "it isn't true that " + stated(words);
      case Condition.AttacksAlone() -> "it doesn't attack alone";
      case Condition.AttacksPlayerAlone() -> "it doesn't attack a player alone";
      case Condition.Attack(var who, var atLeast, var whom)
          when atLeast.equals(Amount.of(1)) && voice.filters().definite(who).isPresent() -> {
        Noun subject = voice.filters().one(who, FilterWords.CREATURE);
        yield subject.words()
            + " "
            + subject.verb("doesn't", "don't")
            + " attack"
            + English.after(voice.targets().one(whom));
      }
      case Condition.Attack(var who, var atLeast, var whom) ->
          (atLeast.equals(Amount.of(1))
                  ? "no "
                  : "fewer than " + voice.amounts().number(atLeast) + " ")
              + voice.filters().many(who, FilterWords.CREATURE).words()
              + " attack"
              + English.after(voice.targets().one(whom))
              + voice.amounts().where(atLeast);
    };
  }

  /** Outside of its duration it doesn't matter whether the rest holds. */
  private String failsInTime(Condition.Both both) {
    Duration duration = DurationWords.in(both).orElseThrow();
    return duration == Duration.ENDED_COMBAT || duration == Duration.ADDED_COMBAT
        ? fails(new Condition.Lasts(duration))
        : fails(DurationWords.without(both));
  }

  /** What a permanent could tell by itself is told apart from what was so of a spell. */
  private String stated(String words) {
    return (words.startsWith("~ was ") ? "it's stated that " : "")
        + words.replace("~", voice.self().words()).replace(" '", "'").replace(" ,", ",");
  }

  private static Relation opposite(Relation relation) {
    return switch (relation) {
      case LESS -> Relation.AT_LEAST;
      case AT_MOST -> Relation.GREATER;
      case EQUAL -> Relation.EQUAL;
      case AT_LEAST -> Relation.LESS;
      case GREATER -> Relation.AT_MOST;
    };
  }

  private String attack(Condition.Attack attack) {
    String whom = English.after(voice.targets().one(attack.whom()));
    FilterWords filters = voice.filters();
    if (attack.atLeast().equals(Amount.of(1))) {
      Noun subject = filters.one(attack.who(), FilterWords.CREATURE);
      boolean also = filters.phrase(attack.who(), FilterWords.CREATURE).isOther();
      return subject.words() + (also ? " also " : " ") + subject.verb("attacks", "attack") + whom;
    }
    return "at least "
        + voice.amounts().number(attack.atLeast())
        + " "
        + filters.many(attack.who(), FilterWords.CREATURE).words()
        + " attack"
        + whom
        + voice.amounts().where(attack.atLeast());
  }

  private String compare(Amount left, Relation relation, Amount right) {
    AmountWords amounts = voice.amounts();
    return switch (left) {
      case Amount.IsEven(var even) -> {
        boolean isEven = relation.holds(1, AmountWords.constant(right).orElse(1));
        yield amounts.value(even) + (isEven ? " is even" : " is odd");
      }
      case Amount.CombatNumber() when relation == Relation.EQUAL && right.equals(Amount.of(1)) ->
          "it's the first combat phase of the turn";
      case Amount.CountOf(var filter) when right instanceof Amount.Constant ->
          counted(filter, relation, right);
      case Amount.Of(var players, Amount.CardsInGraveyard())
          when right instanceof Amount.Constant -> {
        String where = " in " + voice.players().one(players).possessive() + " graveyard";
        yield thereAre(amounts.counted(relation, right, "card" + where, "cards" + where));
      }
      case Amount.Of(var players, Amount.PlayerFact(var name))
          when right instanceof Amount.Constant && FactWords.counted(name, "your").isPresent() ->
          thereAre(
              FactWords.counted(name, voice.players().one(players).possessive())
                  .orElseThrow()
                  .said(amounts, relation, right));
      case Amount.TurnFact(var name)
          when right instanceof Amount.Constant && FactWords.counted(name, "").isPresent() ->
          thereAre(FactWords.counted(name, "").orElseThrow().said(amounts, relation, right));
      case Amount.Of(var players, var of)
          when right instanceof Amount.Constant
              && !(of instanceof Amount.Life)
              && !(of instanceof Amount.PlayerFact) -> {
        Noun holder = voice.players().one(players);
        yield holder.words()
            + " "
            + holder.verb("has", "have")
            + " "
            + amounts.had(of, relation, right);
      }
      case Amount.CountersOn(var filter, var kind) when right instanceof Amount.Constant -> {
        String on = " on " + voice.filters().many(filter, FilterWords.PERMANENT).words();
        String counter = kind.isEmpty() ? "counter" : kind + " counter";
        yield thereAre(
            amounts.counted(relation, right, counter + on, English.plural(counter) + on));
      }
      default -> amounts.value(left) + " is " + amounts.related(relation, right);
    };
  }

  private static String thereAre(String counted) {
    boolean one =
        counted.startsWith("a ") || counted.startsWith("an ") || counted.startsWith("exactly one ");
    return (one ? "there is " : "there are ") + counted;
  }

  private String counted(Filter filter, Relation relation, Amount right) {
    Optional<Filter.ControlledBy> control = control(filter);
    Filter rest = control.map(of -> without(filter, of)).orElse(filter);
    NounPhrase phrase = voice.filters().phrase(rest, FilterWords.PERMANENT);
    String counted =
        voice
            .amounts()
            .counted(relation, right, phrase.bare(Noun.Count.ONE), phrase.bare(Noun.Count.MANY));
    return control
        .map(of -> controls(of.player(), counted))
        .orElseGet(() -> thereAre(counted) + " on the battlefield");
  }

  private String exists(Filter filter) {
    return held(filter, false)
        .or(() -> definite(filter))
        .orElseGet(() -> {
          Optional<Filter.ControlledBy> control = control(filter);
          Filter rest = control.map(of -> without(filter, of)).orElse(filter);
          String one = voice.filters().one(rest, FilterWords.PERMANENT).words();
          return control
              .map(of -> controls(of.player(), one))
              .orElseGet(() -> "there is " + one + " on the battlefield");
        });
  }

  private String doesNotExist(Filter filter) {
    Optional<String> held = held(filter, true);
    if (held.isPresent()) {
      return held.get();
    }
    NounPhrase phrase = voice.filters().phrase(filter, FilterWords.PERMANENT);
    if (phrase.definite().isPresent()) {
      Noun object = phrase.definite().get();
      return filter instanceof Filter.Attached
          ? voice.self().words() + " isn't attached to anything"
          : phrase.traits().isEmpty()
              ? object.words() + " isn't on the battlefield"
              : object.words()
                  + " "
                  + English.list(
                      phrase.traits().stream()
                          .map(trait -> trait.clause().denied().said(object.count()))
                          .toList(),
                      "or");
    }
    return counted(filter, Relation.EQUAL, Amount.of(0));
  }

  /** "You control this creature": that somebody has a definite object, or hasn't. */
  private Optional<String> held(Filter filter, boolean isDenied) {
    NounPhrase phrase = voice.filters().phrase(filter, FilterWords.PERMANENT);
    return control(filter)
        .filter(of -> !(of.player() instanceof Players.Not) && phrase.traits().size() == 1)
        .flatMap(of ->
            phrase
                .definite()
                .map(object -> {
                  Noun holder = voice.players().one(of.player());
                  String verb =
                      isDenied
                          ? holder.verb("doesn't control", "don't control")
                          : holder.verb("controls", "control");
                  return holder.words() + " " + verb + " " + object.words();
                }));
  }

  /** "This creature is tapped": what is said of a definite object. */
  private Optional<String> definite(Filter filter) {
    NounPhrase phrase = voice.filters().phrase(filter, FilterWords.PERMANENT);
    return phrase
        .definite()
        .map(object ->
            phrase.traits().isEmpty()
                ? object.words() + " is on the battlefield"
                : object.words()
                    + " "
                    + English.list(
                        phrase.traits().stream()
                            .map(trait -> trait.clause().said(object.count()))
                            .toList(),
                        "and"));
  }

  private String controls(Players players, String what) {
    if (players instanceof Players.Not(var not)) {
      return controls(new Players.Both(List.of(Players.ANYONE, new Players.Not(not))), what);
    }
    Noun holder = voice.players().one(players);
    return holder.words() + " " + holder.verb("controls", "control") + " " + what;
  }

  private static Optional<Filter.ControlledBy> control(Filter filter) {
    return FilterWords.parts(filter).stream()
        .filter(Filter.ControlledBy.class::isInstance)
        .map(Filter.ControlledBy.class::cast)
        .findFirst();
  }

  private static Filter without(Filter filter, Filter part) {
    return new Filter.Both(
        FilterWords.parts(filter).stream().filter(one -> !one.equals(part)).toList());
  }
}
