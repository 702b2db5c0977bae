package casebook.engine.effect;

import casebook.engine.board.SubtypeSet;
import casebook.engine.mana.Color;
import casebook.engine.mana.Mana;
import java.util.List;
import java.util.Optional;

/**
 * What a sentence of rules text does to attacking. A card is a list of such values; a new kind of
 * effect is a new record here, and every {@code switch} that must decide about it stops compiling.
 *
 * <p>{@code who} says which creatures are meant, {@code whom} what they would be attacking, {@code
 * when} the condition in which the effect applies. "If able" is not represented: the maximum of
 * 508.1d is what it is for.
 */
public sealed interface Effect {

  /**
   * An effect that bears on attacks through what it changes: abilities, characteristics, mana, what
   * happens in a turn. A rule about what an effect says of attacks itself can pass over all of
   * them.
   */
  sealed interface Indirect extends Effect {}

  /** An ability that makes mana, with which costs to attack may be paid (508.1i, 605). */
  sealed interface MakingMana extends Indirect {}

  /** An effect that stops abilities that make mana, or changes what they make (508.1i, 605). */
  sealed interface ChangingMana extends Indirect {}

  /** An effect that says with what costs can't be paid (508.1j). */
  sealed interface LimitingPayment extends Indirect {}

  /** An effect that restricts attacking (508.1c). */
  sealed interface Restricting extends Effect {}

  /** An effect that requires attacking (508.1d). */
  sealed interface Requiring extends Effect {}

  /** An effect that makes attacking cost something (508.1g to 508.1j). */
  sealed interface Costing extends Effect {}

  /** An effect that lets a creature or a player do what they couldn't (508.1a, 508.1c). */
  sealed interface Permitting extends Effect {}

  /** An ability that is had, given or taken (613.1f, 702). */
  sealed interface OfAbilities extends Indirect {}

  /** An effect on what permanents are: their controller, types, colors, power (613). */
  sealed interface OfCharacteristics extends Indirect {
    /** The permanents or creatures that the effect is about. */
    Filter who();

    /** What must be true for the effect to apply. */
    Condition when();

    /** The same said of other permanents, or in another condition. */
    OfCharacteristics with(Filter newWho, Condition newWhen);
  }

  /** An effect on what can be attached to what (301.5, 303.4). */
  sealed interface Attaching extends Indirect {}

  /** What happens once: as creatures attack or come to attack (508.3, 508.4), or on resolving. */
  sealed interface Happening extends Indirect {}

  /**
   * An effect on when something may be done, or whether there is a combat at all (506.1, 506.8).
   */
  sealed interface Scheduling extends Indirect {}

  /** Restriction (508.1c): a creature can't attack, or can't attack such a player or permanent. */
  record CantAttack(Filter who, Whom whom, Condition when) implements Restricting {}

  /**
   * Restriction (508.1c): at most {@code count} of the creatures can attack.
   *
   * @param period what the creatures are counted over
   */
  record AtMost(Amount count, Filter who, Whom whom, Period period, Condition when)
      implements Restricting {}

  /** Requirement (508.1d), one for each such creature: it attacks, or attacks such a target. */
  record MustAttack(Filter who, Whom whom, Condition when) implements Requiring {}

  /** Requirement (508.1d) on a player: attack with at least {@code count} of the creatures. */
  record MustAttackWith(Players player, Amount count, Filter who, Whom whom, Condition when)
      implements Requiring {}

  /** Each such creature is goaded by the effect's controller (701.15): two requirements. */
  record Goaded(Filter who, Condition when) implements Requiring {}

  /** Each such permanent is detained (701.35): it can't attack. */
  record Detained(Filter who) implements Restricting {}

  /**
   * A cost to attack (508.1g to 508.1j): each such creature can't attack such a target unless its
   * controller pays; the cost is for each creature.
   */
  record AttackCost(Filter who, Whom whom, Cost cost, Condition when) implements Costing {}

  /**
   * An optional cost to attack (508.1g), which its controller may pay "as" the creature attacks.
   *
   * @param name what a declaration calls it: {@code exert}, {@code enlist}, or a name of its own
   */
  record OptionalCost(Filter who, String name, Cost cost) implements Costing {}

  /** Permission: the creature can attack as though it had haste, or didn't have defender. */
  record AsThough(Filter who, Pretence pretence, Whom whom, Condition when) implements Permitting {}

  /** A keyword ability that the object itself has (702). */
  record Keyword(String name, Optional<String> parameter) implements OfAbilities {}

  /** Such permanents have abilities that this text gives them (613.1f). */
  record Gives(Filter who, List<Ability> abilities, Condition when) implements OfAbilities {
    public Gives {
      abilities = List.copyOf(abilities);
    }
  }

  /** Such permanents lose a keyword ability. */
  record Takes(Filter who, String keyword, Condition when) implements OfAbilities {}

  /**
   * Such permanents can't have or gain a keyword ability: whatever gives it, and whenever, they
   * don't have it.
   */
  record CantHave(Filter who, String keyword, Condition when) implements OfAbilities {}

  /** Such permanents lose all abilities. */
  record TakesAll(Filter who, Condition when) implements OfAbilities {}

  /** Such permanents lose all abilities except mana abilities (605.1). */
  record TakesAllButMana(Filter who, Condition when) implements OfAbilities {}

  /**
   * Such permanents become copies of one object (613.1a, 707.2).
   *
   * @param of the object that is copied
   * @param except what of the copies is other than of it, which is copied with the rest (707.9)
   */
  record BecomesCopy(Filter who, Filter of, List<Effect> except, Condition when)
      implements OfCharacteristics {
    public BecomesCopy {
      except = List.copyOf(except);
    }

    @Override
    public OfCharacteristics with(Filter newWho, Condition newWhen) {
      return new BecomesCopy(newWho, of, except, newWhen);
    }
  }

  /** Such a player controls such permanents (613.1b). */
  record ChangesControl(Filter who, Players controller, Condition when)
      implements OfCharacteristics {
    @Override
    public OfCharacteristics with(Filter newWho, Condition newWhen) {
      return new ChangesControl(newWho, controller, newWhen);
    }
  }

  /**
   * Such permanents have card types, subtypes or supertypes (613.1d), all in lower case. A subtype
   * may be {@link #CHOSEN_TYPE} or {@link SubtypeSet#EVERY_CREATURE_TYPE}.
   */
  record ChangesTypes(
      Filter who,
      List<String> types,
      List<String> subtypes,
      List<String> supertypes,
      TypesBefore before,
      Condition when)
      implements OfCharacteristics {
    public ChangesTypes {
      types = List.copyOf(types);
      subtypes = List.copyOf(subtypes);
      supertypes = List.copyOf(supertypes);
    }

    @Override
    public OfCharacteristics with(Filter newWho, Condition newWhen) {
      return new ChangesTypes(newWho, types, subtypes, supertypes, before, newWhen);
    }
  }

  /**
   * Such permanents lose card types, subtypes or supertypes (613.1d), all in lower case. A subtype
   * may be {@link SubtypeSet#EVERY_CREATURE_TYPE} or {@link SubtypeSet#EVERY_LAND_TYPE}.
   */
  record LosesTypes(Filter who, List<String> words, Condition when) implements OfCharacteristics {
    public LosesTypes {
      words = List.copyOf(words);
    }

    @Override
    public OfCharacteristics with(Filter newWho, Condition newWhen) {
      return new LosesTypes(newWho, words, newWhen);
    }
  }

  /** Such permanents have this name and no other (612.8, 613.1c). */
  record ChangesName(Filter who, String name, Condition when) implements OfCharacteristics {
    @Override
    public OfCharacteristics with(Filter newWho, Condition newWhen) {
      return new ChangesName(newWho, name, newWhen);
    }
  }

  /** Such permanents have colors (613.1e); none makes them colorless. */
  record ChangesColors(Filter who, List<Color> colors, Besides besides, Condition when)
      implements OfCharacteristics {
    public ChangesColors {
      colors = List.copyOf(colors);
    }

    @Override
    public OfCharacteristics with(Filter newWho, Condition newWhen) {
      return new ChangesColors(newWho, colors, besides, newWhen);
    }
  }

  /** Such permanents have the color chosen for the object (613.1e). */
  record ChangesToChosenColor(Filter who, Besides besides, Condition when)
      implements OfCharacteristics {
    @Override
    public OfCharacteristics with(Filter newWho, Condition newWhen) {
      return new ChangesToChosenColor(newWho, besides, newWhen);
    }
  }

  /**
   * Such creatures have base power or toughness (613.4b), which a characteristic-defining ability
   * defines (613.4a); an amount is asked of each of them.
   */
  record SetsPowerToughness(
      Filter who, Optional<Amount> power, Optional<Amount> toughness, Condition when)
      implements OfCharacteristics {
    @Override
    public OfCharacteristics with(Filter newWho, Condition newWhen) {
      return new SetsPowerToughness(newWho, power, toughness, newWhen);
    }
  }

  /** Changes the power and toughness of such creatures by these amounts (613.4c). */
  record ModifiesPowerToughness(Filter who, Amount power, Amount toughness, Condition when)
      implements OfCharacteristics {
    @Override
    public OfCharacteristics with(Filter newWho, Condition newWhen) {
      return new ModifiesPowerToughness(newWho, power, toughness, newWhen);
    }
  }

  /** Such creatures' power and toughness are switched (613.4d). */
  record SwitchesPowerToughness(Filter who, Condition when) implements OfCharacteristics {
    @Override
    public OfCharacteristics with(Filter newWho, Condition newWhen) {
      return new SwitchesPowerToughness(newWho, newWhen);
    }
  }

  /**
   * Such permanents are changed in a way that can't be read: whatever asks for what they are is
   * undetermined.
   *
   * @param what what of them may be another
   * @param keywords the keyword abilities that they may have or lose, in lower case
   */
  record ChangesOtherwise(
      Filter who, List<Characteristic> what, List<String> keywords, Condition when)
      implements OfCharacteristics {
    public ChangesOtherwise {
      what = List.copyOf(what);
      keywords = List.copyOf(keywords);
    }

    /** Nothing shows whether such permanents have a keyword ability, unless something gives it. */
    public static ChangesOtherwise mayHave(Filter who, String keyword) {
      return mayHave(who, keyword, Condition.ALWAYS);
    }

    /** The same as long as a condition holds. */
    public static ChangesOtherwise mayHave(Filter who, String keyword, Condition when) {
      var without = new Filter.Not(new Filter.HasKeyword(keyword));
      return new ChangesOtherwise(
          new Filter.Both(List.of(who, without)),
          List.of(Characteristic.KEYWORDS),
          List.of(keyword),
          when);
    }

    /** Which of the permanents may have a keyword ability, if that is all that is left open. */
    public Optional<Filter> mayHave(String keyword) {
      return who instanceof Filter.Both(var all)
              && all.getLast().equals(new Filter.Not(new Filter.HasKeyword(keyword)))
              && keywords.equals(List.of(keyword))
              && what.equals(List.of(Characteristic.KEYWORDS))
          ? Optional.of(new Filter.Both(all.subList(0, all.size() - 1)))
          : Optional.empty();
    }

    @Override
    public OfCharacteristics with(Filter newWho, Condition newWhen) {
      return new ChangesOtherwise(newWho, what, keywords, newWhen);
    }
  }

  /** What stands among subtypes for the type chosen for the object. */
  String CHOSEN_TYPE = "the chosen type";

  /** What becomes of the types that a permanent had (205.1a, 205.1b). */
  enum TypesBefore {
    /** It keeps them all ("in addition to its other types"). */
    KEPT,
    /** It keeps them, but for creature types where it gets others ("that's still a land"). */
    CREATURE_TYPES_REPLACED,
    /** New card types replace all, and new subtypes replace those of their set. */
    REPLACED
  }

  /** A triggered ability that looks at attacking (508.3). */
  record Trigger(TriggerEvent event, Condition when) implements Happening {}

  /**
   * Where a triggered ability of such a permanent triggers, that ability triggers an additional
   * time (603.2d).
   *
   * @param attacker whose attacking must have made it trigger; without one, anything may have
   */
  record TriggersAgain(Filter source, Condition when, Optional<Filter> attacker)
      implements Happening {}

  /**
   * Such permanents are put onto the battlefield attacking, or become attacking, without having
   * been declared (508.4).
   *
   * @param whom what the text itself says they attack; anything where their controller chooses
   */
  record EntersAttacking(Filter who, Whom whom, Condition when) implements Happening {}

  /**
   * A one-shot effect (610.1): it does something to such permanents as it resolves, and a board
   * that lists it shows that.
   */
  record OneShot(Filter who, Done done, Condition when) implements Happening {}

  /** What a one-shot effect does. */
  enum Done {
    /** It taps them (701.26a). */
    TAPS,
    /** They phase out (702.26b). */
    PHASES_OUT
  }

  /**
   * Such an Aura or Equipment can't be attached to such a permanent (101.2, 301.5, 303.4): "can be
   * attached only to a legendary creature", "can't be enchanted by other Auras".
   */
  record CantBeAttached(Filter attachment, Filter to, Condition when) implements Attaching {}

  /** A player other than the attacking player chooses which creatures attack (508.1a). */
  record ChoosesAttackers(Players player) implements Permitting {}

  /**
   * What the object's static abilities do goes on until end of turn if it leaves the battlefield,
   * where it would otherwise be over (611.3b).
   */
  record Continues() implements Scheduling {}

  /** Players skip a combat phase (500.11). */
  record SkipsCombat(Players player) implements Scheduling {}

  /** A spell may be cast, or an ability activated, only in such a part of the turn (506.8). */
  record Timing(Window window) implements Scheduling {}

  /**
   * An activated mana ability (605.1a): its controller adds the mana of one of the choices. What it
   * does besides, such as damage, is not followed.
   *
   * @param cost what is done to its object to activate it
   * @param choices what may be added; a symbol of several colors is one mana of any of them
   * @param times how many times that is added
   * @param when the condition in which the ability may be activated (602.5)
   * @param also what else is paid to activate it: mana, permanents that are tapped or sacrificed
   */
  record AddsMana(
      ManaCost cost, List<Mana> choices, Amount times, Condition when, Optional<Cost> also)
      implements MakingMana {
    public AddsMana {
      choices = List.copyOf(choices);
    }

    /** One for which nothing else is paid. */
    public AddsMana(ManaCost cost, List<Mana> choices, Amount times, Condition when) {
      this(cost, choices, times, when, Optional.empty());
    }

    /** One that adds the mana once and that may be activated at any time. */
    public static AddsMana once(ManaCost cost, List<Mana> choices) {
      return new AddsMana(cost, choices, Amount.of(1), Condition.ALWAYS);
    }
  }

  /**
   * An activated mana ability (605.1a) that adds mana of one of the types that the board tells.
   *
   * @param amount how much mana it adds, all of the same type
   */
  record AddsManaOfTypes(
      ManaCost cost, ManaTypes types, int amount, Condition when, Optional<Cost> also)
      implements MakingMana {}

  /** An ability that adds mana that may be spent only on something else than costs to attack. */
  record AddsManaForOthers() implements MakingMana {}

  /**
   * A triggered mana ability (605.1b): whenever such a permanent is tapped for mana (106.12a), its
   * controller adds the mana of one of the choices besides.
   *
   * @param choices what may be added; none where it is one mana of any type that was produced
   */
  record AddsManaBesides(Filter who, List<Mana> choices, Condition when) implements MakingMana {
    public AddsManaBesides {
      choices = List.copyOf(choices);
    }
  }

  /**
   * An ability that adds mana at another cost, or in an amount or of a kind that the board doesn't
   * tell: its mana is not counted.
   */
  record AddsManaOtherwise(Needs needs) implements MakingMana {}

  /** Activated abilities of such permanents, mana abilities too, can't be activated (602.5). */
  record CantActivate(Filter who, Activated which, Condition when) implements ChangingMana {}

  /**
   * Such lands have basic land types, and the mana abilities that come with them (305.6).
   *
   * @param types the types in lower case; none where it is the type chosen for the object
   */
  record HasLandTypes(Filter who, List<String> types, Besides besides, Condition when)
      implements ChangingMana {
    public HasLandTypes {
      types = List.copyOf(types);
    }
  }

  /**
   * Such permanents, tapped for mana (106.12), produce other mana instead.
   *
   * @param atLeast how much mana it is that is replaced, at least
   * @param choices the one mana that may be produced instead
   */
  record ProducesInstead(
      Filter who, int atLeast, List<Mana> choices, Replaced replaced, Condition when)
      implements ChangingMana {
    public ProducesInstead {
      choices = List.copyOf(choices);
    }
  }

  /**
   * Such permanents can't be sacrificed, also to pay a cost (101.2, 701.21).
   *
   * @param asked by whose spells and abilities they can't be
   */
  record CantBeSacrificed(Filter who, Players asked, Condition when) implements LimitingPayment {}

  /**
   * Such players can't lose life, so that costs in life can't be paid (119.8); nor can they where
   * their life total can't change.
   */
  record CantPayLife(Players players, Condition when) implements LimitingPayment {}

  /** Such players may spend mana as though it were mana of any color (609.4b). */
  record SpendsAsAnyColor(Players players, Condition when) implements ChangingMana {}

  /** Abilities of such creatures may be activated as though the creatures had haste (302.6). */
  record ActivatesAsThoughHaste(Filter who, Condition when) implements ChangingMana {}

  /**
   * An effect that stops mana abilities or changes the mana that they make in a way that can't be
   * read: where the mana of permanents is needed, nobody knows whether there is enough.
   */
  record ChangesManaOtherwise() implements ChangingMana {}

  /** What becomes of the land types that a land had. */
  enum Besides {
    /** It loses them, and its abilities with them (305.7). */
    INSTEAD,
    /** It keeps them ("in addition to its other types"). */
    IN_ADDITION
  }

  /** What a creature may attack as though it had or hadn't. */
  enum Pretence {
    /** As though it had haste (702.10b). */
    HASTE,
    /** As though it didn't have defender (702.3b). */
    NO_DEFENDER
  }

  /** What a limit on attackers is counted over. */
  enum Period {
    /** Each combat by itself. */
    COMBAT,
    /** The whole turn: creatures that attacked in its earlier combats count too. */
    TURN
  }
}
