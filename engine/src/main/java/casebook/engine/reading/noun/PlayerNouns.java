package casebook.engine.reading.noun;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Narrowing;
import casebook.engine.reading.word.Noun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Noun phrases that mean players, with the clauses that narrow them. */
public final class PlayerNouns {
  private PlayerNouns() {}

  /** Such players. */
  public static Optional<Players> read(Cursor c) {
    return c.players().read(c, PlayerNouns::phrase);
  }

  private static Optional<Players> phrase(Cursor c) {
    Optional<Players> players = c.first(PlayerNouns::named, PlayerNouns::possessed);
    if (players.isEmpty()) {
      return players;
    }
    var all = new ArrayList<>(List.of(players.get()));
    while (true) {
      Optional<Players> narrower = narrower(c);
      if (narrower.isEmpty()) {
        return Optional.of(all(all));
      }
      all.add(narrower.get());
    }
  }

  /** Such players with what follows and says which of them, if anything does. */
  public static Optional<Players> narrowed(Cursor c, List<Players> players) {
    var all = new ArrayList<>(players);
    Optional<Players> narrower = narrower(c);
    while (narrower.isPresent()) {
      all.add(narrower.get());
      narrower = narrower(c);
    }
    return Optional.of(all(all));
  }

  /** The players whom all of these mean. */
  public static Players all(List<Players> players) {
    List<Players> narrow =
        players.stream().filter(player -> !(player instanceof Players.Anyone)).toList();
    return switch (narrow.size()) {
      case 0 -> Players.ANYONE;
      case 1 -> narrow.getFirst();
      default -> new Players.Both(narrow);
    };
  }

  /** "You control", "an opponent controls", "you don't control": who controls. */
  static Optional<Players> controllers(Cursor c) {
    return verb(c, "control", "controls");
  }

  /** "You own", "an opponent owns". */
  static Optional<Players> owners(Cursor c) {
    return verb(c, "own", "owns");
  }

  private static Optional<Players> verb(Cursor c, String plural, String singular) {
    return c.attempt(() -> {
      Optional<Players> players = read(c);
      if (players.isEmpty()) {
        return players;
      }
      if (c.acceptAny("don't", "doesn't") && c.accept(plural)) {
        return Optional.of(new Players.Not(players.get()));
      }
      return c.acceptAny(plural, singular) ? players : Optional.empty();
    });
  }

  private static Optional<Players> named(Cursor c) {
    int place = c.at();
    if (c.accept("you")) {
      return Optional.of(Players.YOU);
    }
    if (c.attacked().isPresent()
        && c.looksAtAny("they control", "that player controls", "that opponent controls")) {
      c.acceptAny("they", "that player", "that opponent");
      return c.attacked();
    }
    if (c.looksAtAny("the player with", "the player who")) {
      c.accept("the player");
      return Optional.of(Players.ANYONE);
    }
    if (c.looksAtAny("the opponent with", "the opponent who")) {
      c.accept("the opponent");
      return Optional.of(Players.OPPONENT);
    }
    if (c.acceptAny(
        "each player who does",
        "each opponent who does",
        "each player who did",
        "each opponent who did")) {
      return Optional.of(new Players.Affected());
    }
    if (c.acceptAny(
        "each of your opponents",
        "one or more of your opponents",
        "another one of your opponents",
        "one of your opponents",
        "another of your opponents",
        "any of your opponents",
        "your opponents",
        "one or more opponents",
        "any number of opponents",
        "each opponent",
        "an opponent",
        "all opponents",
        "opponents",
        "any opponent")) {
      return Optional.of(Players.OPPONENT);
    }
    if (c.acceptAny(
        "a player other than you",
        "players other than you",
        "each player other than you",
        "another player",
        "each other player",
        "other players")) {
      return Optional.of(new Players.Not(Players.YOU));
    }
    if (c.acceptAny(
        "the nearest opponent in the last chosen direction",
        "the nearest opponent in the chosen direction")) {
      c.thatPlayer(Optional.of(new Players.NearestInChosenDirection()));
      return c.thatPlayer();
    }
    if (c.acceptAny("the chosen player", "the chosen opponent")) {
      return Optional.of(new Players.ChosenPlayer());
    }
    if (c.thatPlayer().isPresent() && c.acceptAny("that opponent", "that player")) {
      return c.thatPlayer();
    }
    if (affected(c)) {
      return Optional.of(new Players.Affected());
    }
    if (c.acceptAny(
        "each player",
        "a player",
        "all players",
        "any player",
        "one or more players",
        "players",
        "any number of players")) {
      return Optional.of(Players.ANYONE);
    }
    if (c.acceptAny("enchanted player", "enchanted opponent")) {
      return Optional.of(new Players.EnchantedPlayer());
    }
    if (c.acceptAny("defending player", "the defending player")) {
      return Optional.of(Players.DEFENDING);
    }
    if (c.acceptAny("the active player", "active player", "the attacking player")) {
      return Optional.of(new Players.ActivePlayer());
    }
    if (c.accept("the monarch")) {
      return Optional.of(new Players.IsMonarch());
    }
    if (c.acceptAny("your team", "a player on your team")) {
      return Optional.of(new Players.Not(Players.OPPONENT));
    }
    if (!c.accept("they")) {
      return Optional.empty();
    }
    if (c.looksAtAny("control it", "control that", "control them", "control those")) {
      return Antecedents.spokenOf(c, place).or(() -> Optional.of(new Players.Affected()));
    }
    return c.subject().isPresent() && c.looksAt("control")
        ? c.subject().map(Players.ControllerOf::new)
        : Antecedents.player(c, place);
  }

  private static boolean affected(Cursor c) {
    if (c.acceptAny(
        "up to one target",
        "another target",
        "target",
        "that",
        "those",
        "the other chosen",
        "each of those",
        "the other target")) {
      return c.acceptAny("player", "players", "opponent", "opponents", "attacking player");
    }
    return c.acceptAny("the player", "the opponent", "the voter");
  }

  /** "Its controller", "their owner", "enchanted creature's controller". */
  private static Optional<Players> possessed(Cursor c) {
    int place = c.at();
    Optional<Filter> possessor = Amounts.owner(c);
    if (possessor.isEmpty() && c.acceptAny("its", "their", "his", "her")) {
      possessor = Antecedents.object(c, place);
    }
    if (possessor.isEmpty()) {
      return Optional.empty();
    }
    if (c.acceptAny("controller", "controllers")) {
      return possessor.map(Players.ControllerOf::new);
    }
    return c.acceptAny("owner", "owners") ? possessor.map(Players.OwnerOf::new) : Optional.empty();
  }

  /** What follows and says which of the players. */
  private static Optional<Players> narrower(Cursor c) {
    return c.attempt(() -> {
      if (c.acceptAny("with the most life or tied for most life", "with the most life")) {
        return Optional.of(new Players.HasMost(new Amount.Life()));
      }
      if (c.acceptAny(
          "it has already attacked this turn",
          "it already attacked this turn",
          "it attacked this turn")) {
        return Optional.of(new Players.AlreadyAttackedThisTurn());
      }
      if (c.acceptAny("being attacked", "you 're attacking")) {
        return Optional.of(new Players.IsBeingAttacked());
      }
      if (c.acceptAny("who", "that")) {
        return clause(c);
      }
      if (c.accept("other than")) {
        return read(c).map(Players.Not::new);
      }
      if (c.accept("whose turn it is")) {
        return Optional.of(new Players.ActivePlayer());
      }
      return c.accept("with") ? possession(c) : Optional.empty();
    });
  }

  private static Optional<Players> clause(Cursor c) {
    if (c.acceptAny(
        "attacked you during their last turn",
        "attacked you during that player 's last turn",
        "attacked you during its last turn")) {
      return Optional.of(new Players.AttackedYouLastTurn());
    }
    Optional<Players> cast = Casting.read(c).or(() -> Casting.denied(c));
    if (cast.isPresent()) {
      return cast;
    }
    if (c.acceptAny("has", "have")) {
      return possession(c);
    }
    if (c.acceptAny("isn't being attacked", "aren't being attacked")) {
      return Optional.of(new Players.Not(new Players.IsBeingAttacked()));
    }
    if (c.acceptAny("is", "'s", "are")) {
      return state(c);
    }
    return c.acceptAny("controls", "control") ? controlling(c) : Optional.empty();
  }

  /** What a player controls: "a Wall", "eight or more lands", "more creatures than you". */
  private static Optional<Players> controlling(Cursor c) {
    if (!c.looksAtAny("more than", "fewer than") && c.acceptAny("more", "fewer")) {
      Relation relation = c.wordAt(-1).equals("more") ? Relation.GREATER : Relation.LESS;
      return Nouns.read(c)
          .flatMap(Noun::counted)
          .filter(_ -> c.accept("than"))
          .flatMap(those ->
              read(c)
                  .filter(Narrowing::isOnePlayer)
                  .map(other ->
                      new Players.Controls(
                          those,
                          relation,
                          new Amount.CountOf(Filters.all(those, new Filter.ControlledBy(other))))));
    }
    return Nouns.read(c).flatMap(PlayerNouns::controlling);
  }

  private static Optional<Players> controlling(Noun noun) {
    return switch (noun.quantity()) {
      case THE, ANY, PLURAL, ONE, ANOTHER -> Optional.of(new Players.ControllerOf(noun.filter()));
      case NONE -> Optional.of(new Players.Not(new Players.ControllerOf(noun.filter())));
      case AT_LEAST -> Optional.of(controls(noun, Relation.AT_LEAST));
      case EXACTLY -> Optional.of(controls(noun, Relation.EQUAL));
      case AT_MOST -> Optional.of(controls(noun, Relation.AT_MOST));
      case EVERY, SOME -> Optional.empty();
    };
  }

  private static Players controls(Noun noun, Relation relation) {
    return new Players.Controls(noun.filter(), relation, noun.count());
  }

  /** What a player is: "the monarch", "poisoned". */
  public static Optional<Players> state(Cursor c) {
    if (c.accept("being attacked")) {
      return Optional.of(new Players.IsBeingAttacked());
    }
    if (c.accept("the monarch")) {
      return Optional.of(new Players.IsMonarch());
    }
    if (c.acceptAny("the defending player", "defending player")) {
      return Optional.of(Players.DEFENDING);
    }
    if (c.acceptAny("the active player", "the attacking player")) {
      return Optional.of(new Players.ActivePlayer());
    }
    return c.accept("poisoned") ? Optional.of(new Players.IsPoisoned()) : Optional.empty();
  }

  /** What a player has: "the city's blessing", "no cards in hand", "more life than you". */
  public static Optional<Players> possession(Cursor c) {
    return c.attempt(() -> {
      if (c.accept("the city 's blessing")) {
        return Optional.of(new Players.HasCitysBlessing());
      }
      Optional<String> fact = c.fact();
      if (fact.isPresent()) {
        return Optional.of(
            Measures.comparison(c)
                .<Players>map(than ->
                    new Players.Has(
                        new Amount.PlayerFact(fact.get()), than.relation(), than.amount()))
                .orElseGet(() -> new Players.HasFact(fact.get())));
      }
      if (c.accept("the initiative")) {
        return Optional.of(new Players.HasInitiative());
      }
      if (c.accept("max speed")) {
        return Optional.of(new Players.HasFact("maxSpeed"));
      }
      if (c.accept("an enduring story")) {
        return Optional.of(new Players.HasFact("enduringStory"));
      }
      if (c.acceptAny(
          "the most life or are tied for most life",
          "the most life or is tied for most life",
          "the most life or tied for most life",
          "the most life")) {
        return Optional.of(new Players.HasMost(new Amount.Life()));
      }
      return comparison(c);
    });
  }

  private static Optional<Players> comparison(Cursor c) {
    if (c.acceptAny("more", "less", "fewer")) {
      Relation relation = c.wordAt(-1).equals("more") ? Relation.GREATER : Relation.LESS;
      Optional<Amount.OfPlayer> amount = owned(c);
      if (amount.isEmpty() || !c.accept("than")) {
        return Optional.empty();
      }
      if (relation == Relation.GREATER && c.acceptAny("another of your opponents")) {
        return Optional.of(
            new Players.Has(
                amount.get(), relation, new Amount.LeastOf(Players.OPPONENT, amount.get())));
      }
      return read(c)
          .filter(Narrowing::isOnePlayer)
          .map(
              other -> new Players.Has(amount.get(), relation, new Amount.Of(other, amount.get())));
    }
    Relation relation = Relation.EQUAL;
    Optional<Amount> count;
    if (c.accept("no")) {
      count = Optional.of(Amount.of(0));
    } else {
      c.accept("exactly");
      boolean atLeast = c.accept("at least");
      count = Amounts.number(c);
      if (c.acceptAny("or more", "or greater") || atLeast) {
        relation = Relation.AT_LEAST;
      } else if (c.acceptAny("or less", "or fewer")) {
        relation = Relation.AT_MOST;
      }
    }
    if (count.isEmpty()) {
      return Optional.empty();
    }
    Relation found = relation;
    Amount other = count.get();
    return owned(c).map(amount -> new Players.Has(amount, found, other));
  }

  private static Optional<Amount.OfPlayer> owned(Cursor c) {
    if (c.accept("life")) {
      return Optional.of(new Amount.Life());
    }
    if (c.acceptAny("cards in hand", "cards in your hand", "cards in their hand", "card in hand")) {
      return Optional.of(new Amount.CardsInHand());
    }
    if (c.acceptAny("cards in their graveyard", "cards in your graveyard", "cards in graveyard")) {
      return Optional.of(new Amount.CardsInGraveyard());
    }
    if (c.acceptAny("poison counters", "poison counter")) {
      return Optional.of(new Amount.PoisonCounters());
    }
    return Optional.empty();
  }
}
