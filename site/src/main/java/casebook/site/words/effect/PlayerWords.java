package casebook.site.words.effect;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import casebook.site.words.english.Clause;
import casebook.site.words.english.English;
import casebook.site.words.english.Noun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which players an effect means, as noun phrases. */
record PlayerWords(Voice voice) {
  private static final List<Players> YOUR_TURN = List.of(Players.YOU, new Players.ActivePlayer());

  /** One such player: "an opponent", "you", "a player who is the monarch". */
  Noun one(Players players) {
    return phrase(players, Noun.Count.ONE);
  }

  /** All such players: "your opponents", "you", "players". */
  Noun many(Players players) {
    return phrase(players, Noun.Count.MANY);
  }

  /** One such player as one who does something by itself: "each opponent", "you". */
  Noun each(Players players) {
    Noun one = one(players);
    return new Noun(
        one.words().replaceFirst("^one of ", "each of ").replaceFirst("^an? ", "each "),
        one.count());
  }

  /** What is said of the definite player, with that player: "defending player is poisoned". */
  String exists(Players players) {
    List<Players> parts = parts(players);
    if (parts.equals(YOUR_TURN)) {
      return "it's " + voice.you().possessive() + " turn";
    }
    Optional<Players> definite =
        parts.stream().filter(part -> definite(part, Noun.Count.ONE).isPresent()).findFirst();
    Noun subject =
        definite
            .flatMap(part -> definite(part, Noun.Count.ONE))
            .orElseGet(() -> Noun.one("a player"));
    List<String> said =
        parts.stream()
            .filter(part -> !Optional.of(part).equals(definite))
            .map(part -> clause(part).said(subject.count()))
            .toList();
    if (said.isEmpty()) {
      return "there is " + subject.words();
    }
    String words = subject.words() + " " + English.list(said, "and");
    return English.contracted(words);
  }

  /** That there is no such player, where that is that each of some others does something. */
  Optional<String> every(Players players) {
    List<Players> parts = parts(players);
    if (parts.size() == 3
        && parts.getFirst().equals(Players.OPPONENT)
        && parts.get(1).equals(new Players.Not(Players.DEFENDING))) {
      return Optional.of("no other opponent " + clause(parts.get(2)).said(Noun.Count.ONE));
    }
    if (parts.equals(YOUR_TURN)) {
      return Optional.of("it isn't " + voice.you().possessive() + " turn");
    }
    if (parts.size() == 2 && isOne(parts.getFirst())) {
      Noun subject = definite(parts.getFirst(), Noun.Count.ONE).orElseThrow();
      return Optional.of(subject.says(clause(parts.getLast()).denied()));
    }
    if (parts.isEmpty() || !(parts.getLast() instanceof Players.Not(var said))) {
      return Optional.empty();
    }
    List<Players> of = parts.subList(0, parts.size() - 1);
    Optional<String> each =
        of.isEmpty()
            ? Optional.of("each player")
            : of.equals(List.of(Players.OPPONENT))
                ? Optional.of(each(Players.OPPONENT).words())
                : Optional.empty();
    return each.map(holder -> holder + " " + clause(said).said(Noun.Count.ONE));
  }

  private static boolean isOne(Players players) {
    return switch (players) {
      case Players.You _,
          Players.ActivePlayer _,
          Players.DefendingPlayer _,
          Players.EnchantedPlayer _,
          Players.ChosenPlayer _ ->
          true;
      default -> false;
    };
  }

  private static List<Players> parts(Players players) {
    return switch (players) {
      case Players.Both(var all) -> all.stream().flatMap(one -> parts(one).stream()).toList();
      case Players.Anyone() -> List.of();
      default -> List.of(players);
    };
  }

  private Noun phrase(Players players, Noun.Count count) {
    if (players instanceof Players.Either(var any)) {
      return new Noun(
          English.list(any.stream().map(one -> phrase(one, count).words()).toList(), "or"), count);
    }
    Noun head = count == Noun.Count.ONE ? Noun.one("a player") : Noun.many("players");
    boolean found = false;
    var tails = new ArrayList<String>();
    for (Players part : parts(players)) {
      Optional<Noun> definite = definite(part, count);
      if (definite.isPresent() && !found) {
        head = definite.get();
        found = true;
      } else {
        tails.add(tail(part, head.count()));
      }
    }
    return new Noun(head.words() + English.after(String.join(" and ", tails)), head.count());
  }

  private Optional<Noun> definite(Players players, Noun.Count count) {
    return switch (players) {
      case Players.You() -> Optional.of(voice.you());
      case Players.Opponent() -> Optional.of(opponent(count));
      case Players.ActivePlayer() -> Optional.of(Noun.one("the active player"));
      case Players.DefendingPlayer() -> Optional.of(Noun.one("defending player"));
      case Players.Affected() ->
          Optional.of(Noun.one(voice.affected().players().orElse("that player")));
      case Players.ChosenPlayer() -> Optional.of(Noun.one("the chosen player"));
      case Players.EnchantedPlayer() -> Optional.of(Noun.one("enchanted player"));
      case Players.ControllerOf(var filter) -> roleFor(filter, "controller");
      case Players.OwnerOf(var filter) -> roleFor(filter, "owner");
      case Players.ProtectorOf(var filter) -> roleFor(filter, "protector");
      case Players.NearestInChosenDirection() ->
          Optional.of(Noun.one("the nearest opponent in the chosen direction"));
      default -> Optional.empty();
    };
  }

  private Noun opponent(Noun.Count count) {
    if (count == Noun.Count.MANY) {
      return Noun.many(voice.you().possessive() + " opponents");
    }
    return Noun.one(
        voice.you().equals(Noun.YOU)
            ? "an opponent"
            : "one of " + voice.you().possessive() + " opponents");
  }

  private Optional<Noun> roleFor(Filter filter, String role) {
    return voice
        .filters()
        .definite(filter)
        .map(object -> Noun.one(object.possessive() + " " + role));
  }

  private String tail(Players players, Noun.Count count) {
    return switch (players) {
      case Players.Not(var not) when definite(not, Noun.Count.ONE).isPresent() ->
          "other than " + one(not).words();
      case Players.AlreadyAttackedThisTurn() -> "it has already attacked this turn";
      case Players.Not(Players.AlreadyAttackedThisTurn()) -> "it hasn't attacked this turn";
      default -> "who " + clause(players).said(count);
    };
  }

  /** What a filter on players says of one. */
  private Clause clause(Players players) {
    return switch (players) {
      case Players.Anyone() -> Clause.be("a player");
      case Players.Not(var not) -> clause(not).denied();
      case Players.Both(var all) -> joined(all, "and");
      case Players.Either(var any) -> joined(any, "or");
      case Players.IsMonarch() -> Clause.be("the monarch");
      case Players.HasInitiative() -> Clause.have("the initiative");
      case Players.HasCitysBlessing() -> Clause.have("the city's blessing");
      case Players.IsPoisoned() -> Clause.be("poisoned");
      case Players.OpponentOf(var other) -> Clause.be("an opponent of " + one(other).words());
      case Players.IsBeingAttacked() -> Clause.be("being attacked");
      case Players.Has(var amount, var relation, Amount.LeastOf(Players.Opponent _, var same))
          when amount.equals(same) && relation == Relation.GREATER ->
          Clause.have(
              voice.amounts().compared(amount, relation, Noun.one("another of your opponents")));
      case Players.AttackedYouLastTurn() ->
          Clause.did("attacked", "attack", voice.you().words() + " during their last turn");
      case Players.AttackedThisTurn() -> Clause.did("attacked", "attack", "this turn");
      case Players.AlreadyAttackedThisTurn() ->
          new Clause(
              "was attacked by it this turn",
              "were attacked by it this turn",
              "wasn't attacked by it this turn",
              "weren't attacked by it this turn");
      case Players.Has(Amount.PlayerFact(var fact), var relation, Amount.Constant(int count))
          when relation == Relation.AT_LEAST && TurnFacts.spells(fact).isPresent() ->
          cast(TurnFacts.spells(fact).get(), count);
      case Players.Has(var amount, var relation, Amount.Of(var others, var same))
          when amount.equals(same) ->
          Clause.have(voice.amounts().compared(amount, relation, one(others)));
      case Players.Has(Amount.PlayerFact(var fact), var relation, var other) ->
          FactWords.of(fact, voice.amounts(), relation, other);
      case Players.Has(var amount, var relation, var other) ->
          Clause.have(voice.amounts().had(amount, relation, other));
      case Players.Controls(var what, var relation, var count) -> controls(what, relation, count);
      case Players.HasMost(var amount) -> Clause.have(voice.amounts().most(amount));
      case Players.HasFact(var name) -> FactWords.of(name);
      case Players.ControllerOf(var filter) -> controls(filter, "control");
      case Players.OwnerOf(var filter) -> controls(filter, "own");
      case Players.ProtectorOf(var filter) -> controls(filter, "protect");
      case Players.You _,
          Players.Opponent _,
          Players.ActivePlayer _,
          Players.DefendingPlayer _,
          Players.Affected _,
          Players.ChosenPlayer _,
          Players.EnchantedPlayer _,
          Players.NearestInChosenDirection _ ->
          Clause.be(definite(players, Noun.Count.ONE).map(Noun::words).orElseThrow());
    };
  }

  private static Clause cast(String spell, int atLeast) {
    String what =
        atLeast == 1
            ? English.withArticle(spell)
            : English.number(atLeast) + " or more " + spell + "s";
    String spells = what + " this turn";
    return new Clause(
        "has cast " + spells,
        "have cast " + spells,
        "hasn't cast " + spells,
        "haven't cast " + spells);
  }

  private Clause controls(Filter what, Relation relation, Amount count) {
    NounPhrase phrase = voice.filters().phrase(what, FilterWords.PERMANENT);
    String words =
        voice
            .amounts()
            .counted(relation, count, phrase.bare(Noun.Count.ONE), phrase.bare(Noun.Count.MANY));
    return new Clause(
        "controls " + words,
        "control " + words,
        "doesn't control " + words,
        "don't control " + words);
  }

  private Clause controls(Filter filter, String verb) {
    String what = voice.filters().one(filter, FilterWords.PERMANENT).words();
    return new Clause(
        verb + "s " + what,
        verb + " " + what,
        "doesn't " + verb + " " + what,
        "don't " + verb + " " + what);
  }

  private Clause joined(List<Players> all, String conjunction) {
    List<Clause> clauses = all.stream().map(this::clause).toList();
    String other = conjunction.equals("and") ? "or" : "and";
    return new Clause(
        English.list(clauses.stream().map(Clause::one).toList(), conjunction),
        English.list(clauses.stream().map(Clause::many).toList(), conjunction),
        English.list(clauses.stream().map(Clause::notOne).toList(), other),
        English.list(clauses.stream().map(Clause::notMany).toList(), other));
  }
}
