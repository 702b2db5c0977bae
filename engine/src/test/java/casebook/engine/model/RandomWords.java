package casebook.engine.model;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import casebook.engine.effect.Whom;
import casebook.engine.mana.Color;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** The parts of random texts: which creatures, attacking whom, and when. */
final class RandomWords {
  static final Filter ANOTHER = new Filter.Both(List.of(Filter.CREATURE, not(Filter.SELF)));

  private final SplittableRandom random;

  RandomWords(SplittableRandom random) {
    this.random = random;
  }

  /** Whether something happens that has this chance in percent. */
  boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  int upTo(int most) {
    return random.nextInt(most + 1);
  }

  @SafeVarargs
  final <T> T oneOf(T... values) {
    return values[random.nextInt(values.length)];
  }

  @SafeVarargs
  final <T> T anyOf(Supplier<T>... values) {
    return values[random.nextInt(values.length)].get();
  }

  <T> T oneOf(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }

  Color color() {
    return oneOf(Color.values());
  }

  String subtype() {
    return oneOf("goblin", "wall", "knight");
  }

  String keyword() {
    return oneOf("flying", "defender", "haste", "vigilance", "banding");
  }

  private Relation relation() {
    return oneOf(Relation.values());
  }

  static Filter not(Filter filter) {
    return new Filter.Not(filter);
  }

  /** Some permanents, by what can be seen of them. */
  Filter kind() {
    return anyOf(
        () -> Filter.ANY,
        () -> Filter.CREATURE,
        () -> new Filter.HasColor(color()),
        () -> new Filter.HasSubtype(subtype()),
        () -> new Filter.HasKeyword(keyword()),
        () -> not(new Filter.HasKeyword(keyword())),
        () -> new Filter.PowerIs(relation(), Amount.of(upTo(4))),
        () -> new Filter.ToughnessIs(relation(), Amount.of(upTo(4))),
        () -> new Filter.ManaValueIs(relation(), Amount.of(upTo(4))),
        () -> new Filter.HasCounters("magnet", Relation.AT_LEAST, Amount.of(1)),
        () -> new Filter.HasCounters("", relation(), Amount.of(1)),
        () -> new Filter.IsToken(),
        () -> new Filter.HasPower(),
        () -> new Filter.IsTapped(),
        () -> new Filter.IsMulticolored(),
        () -> new Filter.IsColorless(),
        () -> new Filter.IsEnchanted(oneOf(Players.ANYONE, Players.YOU)),
        () -> new Filter.IsEquipped(Players.ANYONE),
        () -> new Filter.IsModified(),
        () -> new Filter.IsGoaded(),
        () -> new Filter.AttackedLastTurn(),
        () -> new Filter.AttackedThisTurn(),
        () -> new Filter.AttackedEarlierThisTurn(),
        () -> new Filter.CameThisTurn(),
        () -> new Filter.EnteredThisTurn(),
        () -> new Filter.HasChosen(oneOf(Filter.Choice.values())),
        () -> new Filter.SharesName(Filter.SELF),
        () -> new Filter.SharesCreatureType(Filter.SELF),
        () -> new Filter.PowerToToughnessIs(relation()),
        () -> new Filter.Named("bear"),
        () -> new Filter.HasFact("blessed"),
        () -> new Filter.Either(List.of(new Filter.HasColor(color()), new Filter.IsToken())));
  }

  /** Permanents that a text means, told by nothing that depends on abilities. */
  Filter plainGroup() {
    return oneOf(
        Filter.CREATURE,
        controlledBy(Filter.CREATURE, Players.YOU),
        controlledBy(Filter.CREATURE, Players.OPPONENT),
        new Filter.HasColor(color()),
        new Filter.HasSubtype(subtype()));
  }

  /** The creatures that a text which applies to several creatures means. */
  Filter group() {
    return anyOf(
        () -> Filter.ANY,
        () -> Filter.CREATURE,
        () -> controlledBy(Filter.CREATURE, Players.YOU),
        () -> controlledBy(Filter.CREATURE, Players.OPPONENT),
        () -> controlledBy(kind(), someone()),
        () -> kind(),
        () -> ANOTHER,
        () -> new Filter.Both(List.of(ANOTHER, kind())),
        () -> new Filter.Both(List.of(new Filter.HasColor(color()), kind())));
  }

  /** The creatures that a text means whose words look at each creature's defending player. */
  Filter byDefendingPlayer() {
    return new Filter.PowerIs(
        relation(), new Amount.Of(Players.DEFENDING, new Amount.CardsInHand()));
  }

  static Filter controlledBy(Filter filter, Players players) {
    return new Filter.Both(List.of(filter, new Filter.ControlledBy(players)));
  }

  /** Some players, seen from the effect's controller or the object. */
  Players someone() {
    return anyOf(
        () -> Players.ANYONE,
        () -> Players.YOU,
        () -> Players.YOU,
        () -> Players.OPPONENT,
        () -> new Players.ActivePlayer(),
        () -> new Players.ChosenPlayer(),
        () -> new Players.Affected(),
        () -> new Players.EnchantedPlayer(),
        () -> new Players.IsMonarch(),
        () -> new Players.HasInitiative(),
        () -> new Players.HasCitysBlessing(),
        () -> new Players.IsPoisoned(),
        () -> new Players.AttackedYouLastTurn(),
        () -> new Players.AlreadyAttackedThisTurn(),
        () -> new Players.AttackedThisTurn(),
        () -> new Players.NearestInChosenDirection(),
        () -> new Players.ControllerOf(new Filter.HasSubtype(subtype())),
        () -> new Players.OwnerOf(new Filter.HasColor(color())),
        () -> new Players.ProtectorOf(new Filter.HasType("battle")),
        () -> new Players.Has(life(), relation(), Amount.of(20)),
        () -> new Players.HasMost(life()),
        () -> new Players.HasFact("hunted"),
        () -> new Players.Both(List.of(Players.OPPONENT, new Players.Not(new Players.IsMonarch()))),
        () -> new Players.Either(List.of(Players.YOU, new Players.IsMonarch())),
        () -> new Players.Not(Players.YOU));
  }

  private static Amount.OfPlayer life() {
    return new Amount.Life();
  }

  /** What is attacked. */
  Whom whom() {
    return anyOf(
        () -> Whom.ANYTHING,
        () -> Whom.ANYTHING,
        () -> new Whom.ThePlayer(Players.YOU),
        () -> new Whom.ThePlayer(someone()),
        () -> playerOrTheirs(Players.YOU, "planeswalker"),
        () -> playerOrTheirs(someone(), oneOf("planeswalker", "battle")),
        () -> new Whom.ThePermanent(new Filter.HasType(oneOf("planeswalker", "battle"))),
        () -> new Whom.ThePermanent(controlledBy(new Filter.HasType("planeswalker"), someone())),
        () -> new Whom.ThePermanent(Filter.SELF));
  }

  private static Whom playerOrTheirs(Players players, String type) {
    return new Whom.Either(
        List.of(
            new Whom.ThePlayer(players),
            new Whom.ThePermanent(controlledBy(new Filter.HasType(type), players))));
  }

  /** A small number, or one that the board defines. */
  Amount number(int least, int most) {
    return chance(85)
        ? Amount.of(least + upTo(most - least))
        : anyOf(
            () -> new Amount.CountOf(controlledBy(kind(), someone())),
            () -> new Amount.ChosenNumber(),
            () -> new Amount.CountersOn(Filter.CREATURE, "magnet"),
            () -> new Amount.BasicLandTypes(Players.ANYONE),
            () -> new Amount.Devotion(Players.YOU, List.of(color())),
            () -> new Amount.Of(Players.YOU, new Amount.CardsInHand()),
            () -> new Amount.TurnFact("spellsCastThisTurn"),
            () -> new Amount.CombatNumber(),
            () -> new Amount.Sum(List.of(Amount.of(1), new Amount.CombatNumber())));
  }

  /** A condition that the board settles, for all creatures at once. */
  Condition onBoard() {
    return anyOf(
        () -> new Condition.Exists(controlledBy(kind(), oneOf(Players.YOU, Players.OPPONENT))),
        () -> new Condition.ExistsPlayer(someone()),
        () -> new Condition.TurnIs("extraTurn"),
        () -> new Condition.Attacked(group(), Amount.of(1 + upTo(1))),
        () -> new Condition.ChosenMode("wild"),
        () -> new Condition.Compare(amount(), relation(), Amount.of(upTo(3))),
        () -> new Condition.Compare(amount(), relation(), amount()),
        () ->
            new Condition.Compare(new Amount.IsEven(amount()), Relation.EQUAL, Amount.of(upTo(1))));
  }

  private Amount amount() {
    return anyOf(
        () -> new Amount.CountOf(group()),
        () -> new Amount.PowerOf(kind()),
        () -> new Amount.ToughnessOf(kind()),
        () -> new Amount.TotalPowerOf(kind()),
        () -> new Amount.DifferentPowers(kind()),
        () -> new Amount.ColorsAmong(kind()),
        () -> new Amount.Times(2, new Amount.CountOf(kind())),
        () ->
            new Amount.Of(
                someone(),
                oneOf(
                    new Amount.CardsInHand(),
                    new Amount.CardsInGraveyard(),
                    new Amount.PoisonCounters(),
                    new Amount.EnergyCounters(),
                    new Amount.PlayerFact("hunted"))),
        () -> number(0, 3));
  }

  /** A condition that looks at the defending player of the creature in question. */
  Condition ofDefendingPlayer() {
    return anyOf(
        () -> new Condition.Exists(controlledBy(kind(), Players.DEFENDING)),
        () ->
            new Condition.Compare(
                new Amount.CountOf(controlledBy(Filter.CREATURE, Players.YOU)),
                relation(),
                new Amount.CountOf(controlledBy(Filter.CREATURE, Players.DEFENDING))),
        () ->
            new Condition.Compare(
                new Amount.Of(Players.DEFENDING, life()), relation(), Amount.of(20)),
        () -> new Condition.ExistsPlayer(new Players.Both(List.of(Players.DEFENDING, someone()))));
  }

  /** A condition that looks at which creatures attack. */
  Condition ofTheAttack() {
    return anyOf(
        () -> new Condition.Attack(ANOTHER, Amount.of(1 + upTo(1)), Whom.ANYTHING),
        () -> new Condition.Attack(ANOTHER, number(1, 3), whom()),
        () -> new Condition.Attack(Filter.SELF, Amount.of(1), Whom.ANYTHING),
        () -> new Condition.Attack(Filter.SELF, Amount.of(1), whom()),
        () -> new Condition.Attack(new Filter.Attached(), Amount.of(1), Whom.ANYTHING),
        () ->
            new Condition.Attack(
                controlledBy(Filter.CREATURE, Players.OPPONENT), Amount.of(1), Whom.ANYTHING),
        () -> new Condition.Attack(kind(), Amount.of(1 + upTo(1)), Whom.ANYTHING),
        () -> new Condition.Attack(Filter.CREATURE, Amount.of(1 + upTo(2)), whom()),
        () ->
            new Condition.Attack(
                new Filter.PowerIs(Relation.GREATER, new Amount.PowerOf(Filter.SELF)),
                Amount.of(1),
                Whom.ANYTHING),
        () ->
            new Condition.Attack(
                new Filter.Both(List.of(ANOTHER, new Filter.HasColor(color()))),
                Amount.of(1),
                Whom.ANYTHING));
  }

  /** Several conditions joined. */
  Condition joined(Supplier<Condition> part) {
    return switch (random.nextInt(8)) {
      case 0 -> new Condition.Both(List.of(part.get(), part.get()));
      case 1 -> new Condition.Either(List.of(part.get(), part.get()));
      case 2, 3 -> new Condition.Not(part.get());
      default -> part.get();
    };
  }
}
