package casebook.engine.board;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Designation;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A permanent on the battlefield (110.1) with everything that 506 and 508 look at.
 *
 * @param controller who controls it now, after the effects that change that (613.1b)
 * @param characteristics what it is now, after all continuous effects on its characteristics (613)
 * @param own what it is before any of them: its copiable values (707.2)
 * @param base its base power and toughness (613.4b)
 * @param now final values, whatever the board does
 * @param timestamp when it came, as far as that was said (613.7)
 * @param abilities those of the object itself: its card's, or those stated for it
 * @param hidden what stands on its card while it is face down, and isn't in force (708.2)
 * @param givenAbilities those that something that is not on the board has given it
 * @param losesAbilities whether it has lost its own abilities; those given to it stay
 * @param attackedThisTurn what it was declared as attacking in this turn's earlier combats
 */
public record Permanent(
    Id id,
    Id controller,
    Id owner,
    Characteristics characteristics,
    Own own,
    Base base,
    Now now,
    Timestamp timestamp,
    List<Ability> abilities,
    List<Ability> hidden,
    List<Ability> givenAbilities,
    boolean losesAbilities,
    boolean token,
    boolean tapped,
    boolean phasedOut,
    Since since,
    Map<String, Integer> counters,
    Optional<Id> attachedTo,
    Optional<Id> pairedWith,
    Optional<Id> protector,
    Set<Id> goadedBy,
    Set<Designation> designations,
    Chosen chosen,
    boolean attackedLastTurn,
    List<Id> attackedThisTurn,
    boolean blockedThisTurn,
    Map<String, Fact> state) {

  public Permanent {
    abilities = List.copyOf(abilities);
    hidden = List.copyOf(hidden);
    givenAbilities = List.copyOf(givenAbilities);
    counters = inOrder(counters);
    goadedBy = inOrder(goadedBy);
    designations = Set.copyOf(designations);
    attackedThisTurn = List.copyOf(attackedThisTurn);
    state = inOrder(state);
  }

  private static <V> Map<String, V> inOrder(Map<String, V> map) {
    return map.isEmpty() ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(map));
  }

  private static Set<Id> inOrder(Set<Id> ids) {
    return ids.isEmpty() ? Set.of() : Collections.unmodifiableSet(new LinkedHashSet<>(ids));
  }

  /** What a permanent is by itself, and who controls and goads it but for effects on the board. */
  public record Own(
      Id controller, Since since, Characteristics characteristics, Set<Id> goadedBy) {}

  /** Power and toughness before what modifies them (613.4b). */
  public record Base(OptionalInt power, OptionalInt toughness) {
    static Base of(Characteristics characteristics) {
      return new Base(characteristics.power(), characteristics.toughness());
    }
  }

  /** Whether it is a creature now (302). */
  public boolean isCreature() {
    return characteristics.hasType("creature");
  }

  /** Whether it is a planeswalker now (306). */
  public boolean isPlaneswalker() {
    return characteristics.hasType("planeswalker");
  }

  /** Whether it is a battle now (310). */
  public boolean isBattle() {
    return characteristics.hasType("battle");
  }

  /** Whether it has a designation, such as being detained (701.35). */
  public boolean is(Designation designation) {
    return designations.contains(designation);
  }

  /** How many counters of a kind it has; kinds are compared as written. */
  public int counters(String kind) {
    return counters.getOrDefault(kind, 0);
  }

  /** A builder that starts from a permanent with an id, a controller and characteristics. */
  public static Builder builder(Id id, Id controller, Characteristics characteristics) {
    return new Builder(id, controller, characteristics);
  }

  /** The same permanent as continuous effects make it (613). */
  public Permanent made(Id newController, Since newSince, Characteristics newCharacteristics) {
    return change().made(newController, newSince, newCharacteristics).build();
  }

  /** The permanent as it is before any continuous effect on its characteristics. */
  public Permanent byItself() {
    boolean same =
        characteristics.equals(own.characteristics())
            && since == own.since()
            && controller.equals(own.controller())
            && goadedBy.equals(own.goadedBy())
            && base.equals(Base.of(own.characteristics()));
    return same
        ? this
        : change()
            .made(own.controller(), own.since(), own.characteristics())
            .base(Base.of(own.characteristics()))
            .goadedNow(own.goadedBy())
            .build();
  }

  /** A builder that starts from this permanent. */
  public Builder change() {
    return new Builder(this);
  }

  /** Collects what a permanent is; everything not said has the contract's default. */
  public static final class Builder {
    private Id id;
    private Id controller;
    private Id owner;
    private Characteristics characteristics;
    private Own own;
    private Base base;
    private Now now = Now.NOTHING;
    private Timestamp timestamp = Timestamp.UNSAID;
    private List<Ability> abilities = List.of();
    private List<Ability> hidden = List.of();
    private List<Ability> givenAbilities = List.of();
    private boolean losesAbilities;
    private boolean token;
    private boolean tapped;
    private boolean phasedOut;
    private Since since = Since.TURN_BEGAN;
    private Map<String, Integer> counters = Map.of();
    private Optional<Id> attachedTo = Optional.empty();
    private Optional<Id> pairedWith = Optional.empty();
    private Optional<Id> protector = Optional.empty();
    private Set<Id> goadedBy = Set.of();
    private Set<Designation> designations = Set.of();
    private Chosen chosen = Chosen.NOTHING;
    private boolean attackedLastTurn;
    private List<Id> attackedThisTurn = List.of();
    private boolean blockedThisTurn;
    private Map<String, Fact> state = Map.of();

    private Builder(Id id, Id controller, Characteristics characteristics) {
      this.id = id;
      this.controller = controller;
      this.owner = controller;
      this.characteristics = characteristics;
      this.own = new Own(controller, since, characteristics, Set.of());
      this.base = Base.of(characteristics);
    }

    private Builder(Permanent from) {
      id = from.id;
      controller = from.controller;
      characteristics = from.characteristics;
      owner = from.owner;
      own = from.own;
      base = from.base;
      now = from.now;
      timestamp = from.timestamp;
      abilities = from.abilities;
      hidden = from.hidden;
      givenAbilities = from.givenAbilities;
      losesAbilities = from.losesAbilities;
      token = from.token;
      tapped = from.tapped;
      phasedOut = from.phasedOut;
      since = from.since;
      counters = from.counters;
      attachedTo = from.attachedTo;
      pairedWith = from.pairedWith;
      protector = from.protector;
      goadedBy = from.goadedBy;
      designations = from.designations;
      chosen = from.chosen;
      attackedLastTurn = from.attackedLastTurn;
      attackedThisTurn = from.attackedThisTurn;
      blockedThisTurn = from.blockedThisTurn;
      state = from.state;
    }

    /** Another id, for a permanent that is the same in everything else. */
    public Builder id(Id newId) {
      id = newId;
      return this;
    }

    /** Another controller (108.4), whom effects on the board may replace. */
    public Builder controller(Id newController) {
      controller = newController;
      own = new Own(newController, own.since(), own.characteristics(), own.goadedBy());
      return this;
    }

    /** Another owner (108.3). */
    public Builder owner(Id newOwner) {
      owner = newOwner;
      return this;
    }

    /** Other characteristics of the object itself (707.2). */
    public Builder characteristics(Characteristics newCharacteristics) {
      characteristics = newCharacteristics;
      own = new Own(own.controller(), own.since(), newCharacteristics, own.goadedBy());
      base = Base.of(newCharacteristics);
      return this;
    }

    /** Another base power and toughness (613.4b). */
    public Builder base(Base newBase) {
      base = newBase;
      return this;
    }

    /** What continuous effects make of it (613); what it is by itself stays. */
    public Builder made(Id newController, Since newSince, Characteristics newCharacteristics) {
      controller = newController;
      since = newSince;
      characteristics = newCharacteristics;
      return this;
    }

    /** Final values of its characteristics, whatever the board does. */
    public Builder now(Now newNow) {
      now = newNow;
      return this;
    }

    /** When it came (613.7). */
    public Builder timestamp(Timestamp newTimestamp) {
      timestamp = newTimestamp;
      return this;
    }

    /** Other abilities of the object itself. */
    public Builder abilities(List<Ability> newAbilities) {
      abilities = newAbilities;
      return this;
    }

    /** What stands on its card while it is face down (708.2). */
    public Builder hidden(List<Ability> newHidden) {
      hidden = newHidden;
      return this;
    }

    /** Other abilities that it has been given. */
    public Builder givenAbilities(List<Ability> newAbilities) {
      givenAbilities = newAbilities;
      return this;
    }

    /** Gives it further abilities besides those it has been given. */
    public Builder gains(List<Ability> more) {
      var all = new ArrayList<>(givenAbilities);
      all.addAll(more);
      givenAbilities = all;
      return this;
    }

    /** Whether it has lost its own abilities (613.1f). */
    public Builder losesAbilities(boolean loses) {
      losesAbilities = loses;
      return this;
    }

    /** Whether it is a token (111). */
    public Builder token(boolean isToken) {
      token = isToken;
      return this;
    }

    /** Whether it is tapped (110.5). */
    public Builder tapped(boolean isTapped) {
      tapped = isTapped;
      return this;
    }

    /** Whether it is phased out (702.26). */
    public Builder phasedOut(boolean isPhasedOut) {
      phasedOut = isPhasedOut;
      return this;
    }

    /** Since when its controller has controlled it (302.6). */
    public Builder since(Since newSince) {
      since = newSince;
      own = new Own(own.controller(), newSince, own.characteristics(), own.goadedBy());
      return this;
    }

    /** Its counters by their kinds (122). */
    public Builder counters(Map<String, Integer> newCounters) {
      counters = newCounters;
      return this;
    }

    /** What it is attached to, if anything (301.5, 303.4). */
    public Builder attachedTo(Optional<Id> object) {
      attachedTo = object;
      return this;
    }

    /** The creature with which it is paired, if any (702.95b). */
    public Builder pairedWith(Optional<Id> creature) {
      pairedWith = creature;
      return this;
    }

    /** The player who protects it, if it is a battle (310.8). */
    public Builder protector(Optional<Id> player) {
      protector = player;
      return this;
    }

    /** The players who goad it with those whose effects do; by itself it stays as it is. */
    public Builder goadedNow(Collection<Id> players) {
      goadedBy = new LinkedHashSet<>(players);
      return this;
    }

    /** The players who have goaded it (701.15). */
    public Builder goadedBy(Collection<Id> players) {
      goadedBy = new LinkedHashSet<>(players);
      own = new Own(own.controller(), own.since(), own.characteristics(), goadedBy);
      return this;
    }

    /** Whether it has a designation. */
    public Builder designation(Designation designation, boolean has) {
      var others = EnumSet.noneOf(Designation.class);
      others.addAll(designations);
      if (has) {
        others.add(designation);
      } else {
        others.remove(designation);
      }
      designations = others;
      return this;
    }

    /** What was chosen for it. */
    public Builder chosen(Chosen newChosen) {
      chosen = newChosen;
      return this;
    }

    /** Whether it attacked during its controller's last turn. */
    public Builder attackedLastTurn(boolean attacked) {
      attackedLastTurn = attacked;
      return this;
    }

    /** What it was declared as attacking in this turn's earlier combats. */
    public Builder attackedThisTurn(List<Id> attacked) {
      attackedThisTurn = attacked;
      return this;
    }

    /** Whether it blocked this turn. */
    public Builder blockedThisTurn(boolean blocked) {
      blockedThisTurn = blocked;
      return this;
    }

    /** Facts that card conditions read. */
    public Builder state(Map<String, Fact> newState) {
      state = newState;
      return this;
    }

    /** The permanent with all that was set. */
    public Permanent build() {
      return new Permanent(
          id,
          controller,
          owner,
          characteristics,
          own,
          base,
          now,
          timestamp,
          abilities,
          hidden,
          givenAbilities,
          losesAbilities,
          token,
          tapped,
          phasedOut,
          since,
          counters,
          attachedTo,
          pairedWith,
          protector,
          goadedBy,
          designations,
          chosen,
          attackedLastTurn,
          attackedThisTurn,
          blockedThisTurn,
          state);
    }
  }
}
