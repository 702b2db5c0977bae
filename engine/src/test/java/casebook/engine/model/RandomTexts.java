package casebook.engine.model;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Period;
import casebook.engine.effect.Effect.Pretence;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.mana.Mana;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Random texts of every kind that bears on whether an attack is legal. */
final class RandomTexts {
  private final RandomWords words;

  RandomTexts(SplittableRandom random) {
    words = new RandomWords(random);
  }

  /** On what a text stands, which decides whom it naturally speaks of. */
  enum Place {
    ON_A_CREATURE,
    ATTACHED,
    ELSEWHERE,
    RESOLVED
  }

  /** A text in a place. */
  Ability text(Place place) {
    int kind = words.upTo(99);
    Effect effect;
    if (kind < 30) {
      effect = cantAttack(place);
    } else if (kind < 41) {
      effect = atMost();
    } else if (kind < 64) {
      effect = mustAttack(place);
    } else if (kind < 69) {
      effect = mustAttackWith();
    } else if (kind < 74) {
      effect = new Effect.Goaded(who(place), conditionOfGoading());
    } else if (kind < 82) {
      effect = cost(place);
    } else if (kind < 88) {
      effect = optionalCost(place);
    } else if (kind < 92) {
      effect = asThough(place);
    } else if (kind < 94) {
      effect = new Effect.Detained(who(place));
    } else if (kind < 98) {
      effect = new Effect.Gives(receiver(place), List.of(given()), plainCondition());
    } else if (kind < 99) {
      effect = new Effect.Takes(receiver(place), words.keyword(), plainCondition());
    } else {
      effect = new Effect.TakesAll(receiver(place), plainCondition());
    }
    return stated(effect, words.chance(97) ? Frame.STATIC : words.oneOf(Frame.values()));
  }

  /** A restriction for all to see, whoever attacks. */
  Effect restriction() {
    return words.chance(50) ? cantAttack(Place.ELSEWHERE) : atMost();
  }

  /** A requirement that exists for every attack. */
  Effect requirement() {
    return new Effect.MustAttack(words.group(), words.whom(), Condition.ALWAYS);
  }

  /** A keyword ability that bears on attacking, or is looked at by other texts. */
  Ability keyword() {
    Effect keyword =
        words.chance(12)
            ? new Effect.Keyword("bands with other", Optional.of(quality()))
            : new Effect.Keyword(words.keyword(), Optional.empty());
    return stated(keyword, Frame.STATIC);
  }

  /** What the creatures have in common that band with each other (702.22c). */
  private String quality() {
    return words.oneOf("goblins", "walls", "knights", "creatures", "creatures named bear");
  }

  static Ability stated(Effect effect, Frame frame) {
    return new Ability("", frame, new Meaning.Read(List.of(effect)));
  }

  private Ability given() {
    return words.chance(50) ? keyword() : stated(givenEffect(), Frame.STATIC);
  }

  private Effect givenEffect() {
    return words.anyOf(
        () -> cantAttack(Place.ON_A_CREATURE),
        () -> mustAttack(Place.ON_A_CREATURE),
        () -> cost(Place.ON_A_CREATURE),
        () -> optionalCost(Place.ON_A_CREATURE));
  }

  private Filter who(Place place) {
    return switch (place) {
      case ON_A_CREATURE -> words.chance(65) ? Filter.SELF : words.group();
      case ATTACHED -> words.chance(75) ? new Filter.Attached() : words.group();
      case ELSEWHERE -> words.group();
      case RESOLVED -> words.chance(60) ? new Filter.Affected() : words.group();
    };
  }

  /** Whom a text means that speaks of one creature and what it attacks (508.5a). */
  private Filter whoOfPair(Place place) {
    return words.chance(6) ? words.byDefendingPlayer() : who(place);
  }

  /**
   * Who gets or loses abilities. Whether abilities are taken by what is itself taken is for the
   * layers of 613 to say: such texts look at nothing that depends on abilities.
   */
  private Filter receiver(Place place) {
    Filter group = words.plainGroup();
    return switch (place) {
      case ON_A_CREATURE -> words.chance(50) ? RandomWords.ANOTHER : group;
      case ATTACHED -> new Filter.Attached();
      case ELSEWHERE -> group;
      case RESOLVED -> new Filter.Affected();
    };
  }

  private Condition plainCondition() {
    return words.chance(85) ? Condition.ALWAYS : new Condition.TurnIs("extraTurn");
  }

  /** That a creature is goaded unless one is would be a paradox, which no card has. */
  private Condition conditionOfGoading() {
    Condition condition = boardCondition();
    return Mentions.mentions(condition, Filter.IsGoaded.class::isInstance)
        ? Condition.ALWAYS
        : condition;
  }

  private Condition boardCondition() {
    return words.chance(80) ? Condition.ALWAYS : words.joined(words::onBoard);
  }

  private Effect cantAttack(Place place) {
    return new Effect.CantAttack(whoOfPair(place), words.whom(), restrictionCondition());
  }

  private Condition restrictionCondition() {
    return switch (words.upTo(9)) {
      case 0, 1 -> Condition.ALWAYS;
      case 2 -> new Condition.AttacksAlone();
      case 3 -> Condition.unless(new Condition.AttacksAlone());
      case 4, 5 -> Condition.unless(words.ofTheAttack());
      case 6 -> words.joined(words::ofDefendingPlayer);
      case 7 -> words.joined(words::onBoard);
      case 8 -> words.joined(words::ofTheAttack);
      default -> words.joined(this::anything);
    };
  }

  private Condition anything() {
    return words.anyOf(
        words::onBoard,
        words::ofTheAttack,
        words::ofDefendingPlayer,
        Condition.AttacksAlone::new,
        Condition.AttacksPlayerAlone::new);
  }

  private Effect atMost() {
    return new Effect.AtMost(
        words.number(0, 3),
        words.chance(60) ? Filter.ANY : ofLimit(words.group(), Filter.ANY),
        ofLimit(words.whom(), Whom.ANYTHING),
        words.chance(75) ? Period.COMBAT : Period.TURN,
        words.chance(80)
            ? Condition.ALWAYS
            : words.anyOf(
                () -> words.joined(words::onBoard), () -> words.joined(words::ofTheAttack)));
  }

  /** Attackers are counted, whatever each of them attacked before. */
  private static <T> T ofLimit(T words, T others) {
    return Mentions.mentions(words, new Players.AlreadyAttackedThisTurn()) ? others : words;
  }

  private Effect mustAttack(Place place) {
    return words.chance(60)
        ? new Effect.MustAttack(
            who(place), words.chance(60) ? Whom.ANYTHING : words.whom(), boardCondition())
        : conditionalRequirement(place);
  }

  /** A requirement that exists only for some attacks: "attacks if a Goblin attacks". */
  Effect conditionalRequirement(Place place) {
    return new Effect.MustAttack(
        words.chance(40) ? who(place) : words.group(),
        words.chance(70) ? Whom.ANYTHING : words.whom(),
        words.chance(10) ? ofTheSameController() : words.joined(words::ofTheAttack));
  }

  /** "If a creature attacks, all creatures its controller controls attack if able." */
  private Condition ofTheSameController() {
    Filter theirs = new Filter.ControlledBy(new Players.ControllerOf(new Filter.InQuestion()));
    return new Condition.Attack(
        new Filter.Both(List.of(words.kind(), theirs)), words.number(1, 2), Whom.ANYTHING);
  }

  private Effect mustAttackWith() {
    return new Effect.MustAttackWith(
        words.oneOf(Players.YOU, Players.OPPONENT, Players.ANYONE, new Players.Affected()),
        words.number(1, 2),
        words.chance(60) ? Filter.ANY : words.group(),
        words.whom(),
        words.chance(75) ? Condition.ALWAYS : words.joined(words::ofTheAttack));
  }

  private Effect cost(Place place) {
    Cost cost =
        words.anyOf(
            () -> new Cost.PayMana(Mana.of("{0}"), Amount.of(0)),
            () -> new Cost.PayMana(Mana.of("{1}"), Amount.of(0)),
            () -> new Cost.PayMana(Mana.of("{X}"), Amount.of(words.upTo(2))),
            () -> new Cost.PayLife(Amount.of(1)),
            () -> new Cost.Times(Amount.of(words.upTo(2)), new Cost.PayEnergy(Amount.of(1))));
    return new Effect.AttackCost(whoOfPair(place), words.whom(), cost, boardCondition());
  }

  /** One of each name has the same cost. */
  private Effect optionalCost(Place place) {
    Filter who = who(place);
    return words.anyOf(
        () -> new Effect.OptionalCost(who, "exert", new Cost.Exert()),
        () -> new Effect.OptionalCost(who, "enlist", new Cost.Enlist()),
        () -> new Effect.OptionalCost(who, "tribute", new Cost.PayLife(Amount.of(1))),
        () -> new Effect.OptionalCost(who, "toll", new Cost.PayMana(Mana.of("{1}"), Amount.of(0))));
  }

  private Effect asThough(Place place) {
    return new Effect.AsThough(
        whoOfPair(place), words.oneOf(Pretence.values()), words.whom(), boardCondition());
  }
}
