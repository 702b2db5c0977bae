package casebook.engine.effect;

import casebook.engine.mana.Color;
import java.util.List;

/** Which permanents an effect means, seen from the object whose text it is. */
public sealed interface Filter {

  /** Every permanent; in a place that speaks of attackers, every creature. */
  record Any() implements Filter {}

  /** The object itself ("this creature", its own name). */
  record Self() implements Filter {}

  /** What the object is attached to ("enchanted creature", "equipped creature"). */
  record Attached() implements Filter {}

  /** What the effect was said to affect ("target creature", "that creature", "those creatures"). */
  record Affected() implements Filter {}

  /**
   * One of several targets that the text says different things of; they are the permanents that the
   * effect was said to affect, in the text's order. Where that is one permanent, it is the target.
   *
   * @param number which of them, from 1
   * @param of how many targets the text has
   */
  record Target(int number, int of) implements Filter {}

  /**
   * The creature that the effect is asked about, one by one, where the text describes several ("its
   * controller" in "Each creature can't attack unless its controller pays {2}").
   */
  record InQuestion() implements Filter {}

  /** It is meant by all of the filters. */
  record Both(List<Filter> all) implements Filter {
    public Both {
      all = List.copyOf(all);
    }
  }

  /** It is meant by at least one of the filters. */
  record Either(List<Filter> any) implements Filter {
    public Either {
      any = List.copyOf(any);
    }
  }

  /** It isn't meant by the filter. */
  record Not(Filter filter) implements Filter {}

  /** It has a card type (205.2), in lower case. */
  record HasType(String type) implements Filter {}

  /** It has a subtype (205.3), in lower case. */
  record HasSubtype(String subtype) implements Filter {}

  /** It has a supertype (205.4), in lower case. */
  record HasSupertype(String supertype) implements Filter {}

  /** It has a color (105.2). */
  record HasColor(Color color) implements Filter {}

  /** It has two or more colors (105.2b). */
  record IsMulticolored() implements Filter {}

  /** It has no color (105.2c). */
  record IsColorless() implements Filter {}

  /** It has the color, type or name chosen for the object. */
  record HasChosen(Choice choice) implements Filter {}

  /** It has a keyword ability (702), or a mana ability, also one that something gives it. */
  record HasKeyword(String keyword) implements Filter {
    /** Stands for a mana ability (605), which is no keyword and is asked for like one. */
    public static final String MANA_ABILITY = "mana ability";
  }

  /** It has a name (201.2), in any letter case. */
  record Named(String name) implements Filter {}

  /** It has the same name as such an object (201.2). */
  record SharesName(Filter whose) implements Filter {}

  /** It has a creature type that such an object has too (205.3m). */
  record SharesCreatureType(Filter whose) implements Filter {}

  /** Such a player controls it (108.4). */
  record ControlledBy(Players player) implements Filter {}

  /** Such a player owns it (108.3). */
  record OwnedBy(Players player) implements Filter {}

  /**
   * It has a power by itself (208.1), which is in use only while it is a creature: a Vehicle or a
   * Spacecraft (208.3, 721.2b).
   */
  record HasPower() implements Filter {}

  /** Its power (208.1) stands in a relation to an amount; what has none is not meant. */
  record PowerIs(Relation relation, Amount amount) implements Filter {}

  /** Its toughness (208.1) stands in a relation to an amount; what has none is not meant. */
  record ToughnessIs(Relation relation, Amount amount) implements Filter {}

  /** Its base power (613.4b) stands in a relation to an amount. */
  record BasePowerIs(Relation relation, Amount amount) implements Filter {}

  /** Its base toughness (613.4b) stands in a relation to an amount. */
  record BaseToughnessIs(Relation relation, Amount amount) implements Filter {}

  /** Its power stands in a relation to its own toughness; what has none is not meant. */
  record PowerToToughnessIs(Relation relation) implements Filter {}

  /** Its mana value (202.3) stands in a relation to an amount. */
  record ManaValueIs(Relation relation, Amount amount) implements Filter {}

  /** It has counters of the kind; the empty kind means counters of any kind. */
  record HasCounters(String kind, Relation relation, Amount amount) implements Filter {}

  /** It is tapped (110.5). */
  record IsTapped() implements Filter {}

  /** It is a token (111). */
  record IsToken() implements Filter {}

  /** It is attached to such a permanent (301.5, 303.4). */
  record AttachedTo(Filter permanent) implements Filter {}

  /**
   * It is paired with such a creature (702.95), which is so only while both are creatures that the
   * same player controls.
   */
  record PairedWith(Filter creature) implements Filter {}

  /** Such a permanent is attached to it (301.5, 303.4). */
  record HasAttached(Filter attachment) implements Filter {}

  /** It is enchanted (303.4) by an Aura that such a player controls. */
  record IsEnchanted(Players by) implements Filter {}

  /** It is equipped (301.5) by an Equipment that such a player controls. */
  record IsEquipped(Players by) implements Filter {}

  /** It has a counter, is equipped, or is enchanted by an Aura its controller controls (700.9). */
  record IsModified() implements Filter {}

  /** At least one player has goaded it (701.15). */
  record IsGoaded() implements Filter {}

  /** It has a designation, such as being monstrous or saddled. */
  record Is(Designation designation) implements Filter {}

  /** It was declared as an attacker during its controller's last turn. */
  record AttackedLastTurn() implements Filter {}

  /** It was declared as an attacker this turn, in the combat that goes on too. */
  record AttackedThisTurn() implements Filter {}

  /** It was declared as an attacker this turn in an earlier combat. */
  record AttackedEarlierThisTurn() implements Filter {}

  /** It came under its controller's control this turn (302.6). */
  record CameThisTurn() implements Filter {}

  /**
   * It entered the battlefield this turn: where a case doesn't say so ({@code enteredThisTurn}),
   * what came under its controller's control this turn.
   */
  record EnteredThisTurn() implements Filter {
    /** What a case calls it among the facts of a permanent. */
    public static final String FACT = "enteredThisTurn";
  }

  /** It is attacking now. */
  record IsAttacking(Whom whom) implements Filter {}

  /** A named fact of the permanent that is not listed here is at least 1 or true. */
  record HasFact(String name) implements Filter {}

  /** A choice made for an object. */
  enum Choice {
    /** One of its colors is the chosen one. */
    COLOR,
    /** It has the chosen creature type or card type. */
    TYPE,
    /** It has the chosen name. */
    NAME,
    /** It has the name of what was chosen to be copied, where a case says which. */
    COPIED
  }

  /** Every permanent. */
  Filter ANY = new Any();

  /** The object whose text it is. */
  Filter SELF = new Self();

  /** Every creature (302). */
  Filter CREATURE = new HasType("creature");

  /** Whether a filter means one object alone, or those that an effect was said to affect. */
  static boolean isOneObject(Filter filter) {
    return filter instanceof Self
        || filter instanceof Attached
        || filter instanceof Affected
        || filter instanceof Target;
  }
}
