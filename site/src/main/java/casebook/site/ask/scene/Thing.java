package casebook.site.ask.scene;

import casebook.site.ask.scene.ObjectMention.Creature;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Permanents of a question that are alike; what is said of them is added as it is read. */
public final class Thing {
  private final String id;
  private final Optional<String> card;
  private final Optional<String> type;
  private Optional<Creature> creature;
  private boolean isCreature;
  private boolean animated;
  private int count;
  private Optional<Party> controller = Optional.empty();
  private Optional<Party> before = Optional.empty();
  private boolean tapped;
  private boolean saidUntapped;
  private boolean sick;
  private boolean maybeSick;
  private boolean old;
  private boolean becameAura;
  private boolean lostAbilities;
  private boolean goaded;
  private boolean attackedLastTurn;
  private boolean maybeAttackedLastTurn;
  private boolean attackedThisTurn;
  private Optional<Asked.Target> attackedBefore = Optional.empty();
  private boolean isMaybeAway;
  private boolean any;
  private boolean untapped;
  private boolean attacking;
  private Optional<Thing> partOf = Optional.empty();
  private Optional<Thing> attachedTo = Optional.empty();
  private Optional<Party> onPlayer = Optional.empty();
  private Optional<Party> protector = Optional.empty();
  private final Set<Party> goadedBy = new LinkedHashSet<>();
  private final Set<String> designations = new LinkedHashSet<>();
  private final Map<String, Integer> counters = new LinkedHashMap<>();
  private final List<String> given = new ArrayList<>();
  private final Map<Casting, Boolean> castings = new EnumMap<>(Casting.class);

  private Thing(
      String id,
      Optional<String> card,
      Optional<String> type,
      Optional<Creature> creature,
      boolean isCreature,
      int count) {
    this.id = id;
    this.card = card;
    this.type = type;
    this.creature = creature;
    this.isCreature = isCreature;
    this.count = count;
  }

  /** A number of permanents of one card. */
  public static Thing card(String id, String card, boolean isCreature, int count) {
    return new Thing(id, Optional.of(card), Optional.empty(), Optional.empty(), isCreature, count);
  }

  /** A number of creatures without a card. */
  public static Thing creature(String id, Creature creature, int count) {
    return new Thing(id, Optional.empty(), Optional.empty(), Optional.of(creature), true, count);
  }

  /** A number of permanents of which only their type is known. */
  public static Thing plain(String id, String type, int count) {
    return new Thing(id, Optional.empty(), Optional.of(type), Optional.empty(), false, count);
  }

  /** The id that the permanents have in the case. */
  public String id() {
    return id;
  }

  /** The name of their card; empty for a creature without one. */
  public Optional<String> card() {
    return card;
  }

  /** Their type, where nothing else is known of them. */
  public Optional<String> type() {
    return type;
  }

  /** The creature that they are by words alone, such as "a 2/2". */
  public Optional<Creature> creature() {
    return creature;
  }

  /** Says how large a creature without a card is, where that wasn't said yet. */
  void setSize(String size) {
    creature =
        creature.map(one ->
            new Creature(
                one.size().or(() -> Optional.of(size)),
                one.subtypes(),
                one.colors(),
                one.keywords(),
                one.token()));
  }

  /** Whether it is printed as a creature, or told of as one. */
  public boolean isCreature() {
    return isCreature;
  }

  /** It is no creature as it is printed, and has become one. */
  public void animate() {
    animated |= !isCreature;
    isCreature = true;
  }

  /** Whether it is a creature only now: a Vehicle that was crewed, a land that was animated. */
  public boolean isAnimated() {
    return animated;
  }

  /** An ability has made it an Aura, so that it is no creature now. */
  void becomeAura() {
    becameAura = true;
    isCreature = false;
  }

  /** Whether an ability has made it an Aura. */
  public boolean isAuraNow() {
    return becameAura;
  }

  /** How many they are. */
  public int count() {
    return count;
  }

  /** Their controller, where the question says it. */
  public Optional<Party> controller() {
    return controller;
  }

  /** Says who controls them. */
  public void setController(Party party) {
    controller = Optional.of(party);
  }

  /** Who controlled it before another player took it, where that is known. */
  public Optional<Party> before() {
    return before;
  }

  /** Another player has taken control of it. */
  public void steal(Party party) {
    before = controller.filter(other -> other != party);
    old = false;
    controller = Optional.of(party);
  }

  /** Says who had it before the player who controls it now. */
  public void wasOf(Party party) {
    before = Optional.of(party).filter(other -> !controller.equals(Optional.of(other)));
  }

  /** Who had it before it was taken has it again. */
  void giveBack() {
    controller = before.or(() -> controller);
    before = Optional.empty();
    old = false;
  }

  /** What took it is not on the board: it is simply the other player's now. */
  public void keep() {
    before = Optional.empty();
  }

  /** Some of them are told apart from the others now, which are these. */
  public void setApart(Thing others) {
    count -= others.count;
    others.partOf = Optional.of(this);
  }

  /** Those that they were told together with at first. */
  Optional<Thing> partOf() {
    return partOf;
  }

  void setCount(int number) {
    count = number;
  }

  /** Whether they are tapped. */
  public boolean isTapped() {
    return tapped;
  }

  /** Whether it is said that they are untapped. */
  boolean isSaidUntapped() {
    return saidUntapped;
  }

  /** Says whether they are tapped. */
  public void setTapped(boolean is) {
    tapped = is;
    saidUntapped = !is;
    isMaybeAway = false;
  }

  /** Whether it is said that it came under its controller’s control this turn. */
  public boolean isSick() {
    return sick;
  }

  /** Whether it is said that it was there before this turn. */
  boolean isOld() {
    return old;
  }

  /** Says whether they are summoning sick (302.6). */
  public void setSick(boolean is) {
    sick = is;
    old = !is;
    maybeSick = false;
    isMaybeAway = false;
  }

  /** Whether somebody says that it is new, and the question itself says nothing of that. */
  public boolean isMaybeSick() {
    return maybeSick && !sick;
  }

  /** Says that they may be summoning sick (302.6), unless they are said to be. */
  public void setMaybeSick() {
    maybeSick = !sick;
  }

  /** Whether nothing says that it is on the battlefield: a commander may be elsewhere (903.6). */
  public boolean isMaybeAway() {
    return isMaybeAway;
  }

  /** Says that it is somebody's commander, wherever it is. */
  public void setMaybeAway() {
    isMaybeAway = true;
  }

  /** Says that it is on the battlefield. */
  public void setThere() {
    isMaybeAway = false;
  }

  /** Whether it attacked during its controller’s last turn. */
  public boolean hasAttackedLastTurn() {
    return attackedLastTurn;
  }

  /** It attacked during its controller’s last turn, and so has been there since before this one. */
  public void setAttackedLastTurn() {
    attackedLastTurn = true;
    setSick(false);
  }

  /** Whether it may have attacked during its controller’s last turn. */
  boolean mayHaveAttackedLastTurn() {
    return maybeAttackedLastTurn;
  }

  /** It attacked some turns ago, and so has been there since before this one. */
  public void setMaybeAttackedLastTurn() {
    maybeAttackedLastTurn = true;
    setSick(false);
  }

  /** Whether it attacked earlier this turn, in another combat phase. */
  public boolean hasAttackedThisTurn() {
    return attackedThisTurn;
  }

  /** What it attacked then, where that is said. */
  Optional<Asked.Target> attackedBefore() {
    return attackedBefore;
  }

  /** It attacked earlier this turn. */
  public void setAttackedThisTurn(Optional<Asked.Target> target) {
    attackedThisTurn = true;
    attackedBefore = target;
  }

  /** The permanent that they are attached to (701.3). */
  public Optional<Thing> attachedTo() {
    return attachedTo;
  }

  /** The player that they enchant (303.4). */
  public Optional<Party> onPlayer() {
    return onPlayer;
  }

  void attachTo(Thing other) {
    attachedTo = Optional.of(other);
    other.setThere();
  }

  void attachTo(Party player) {
    onPlayer = Optional.of(player);
  }

  /** Whether it is goaded, by somebody who may be told of later. */
  public boolean isGoaded() {
    return goaded;
  }

  void setGoaded() {
    goaded = true;
    isMaybeAway = false;
  }

  /** The players who goaded it (701.15). */
  public Set<Party> goadedBy() {
    return goadedBy;
  }

  /** Their designations, such as "renowned". */
  public Set<String> designations() {
    return designations;
  }

  /** The number of counters of each kind on them (122). */
  public Map<String, Integer> counters() {
    return counters;
  }

  /** Abilities that it has been given. */
  public List<String> given() {
    return given;
  }

  /** It has lost all abilities. */
  public void loseAbilities() {
    lostAbilities = true;
  }

  /** Whether it is said that it has lost all abilities. */
  boolean hasLostAbilities() {
    return lostAbilities;
  }

  /** How it came onto the battlefield, and how it did not, where that is said. */
  public Map<Casting, Boolean> castings() {
    return castings;
  }

  /** Whether its name or one of its creature types is this word. */
  boolean isCalled(String subtype) {
    return creature.filter(one -> one.subtypes().contains(subtype)).isPresent()
        || card.filter(name ->
                List.of(name.toLowerCase(java.util.Locale.ROOT).split("[ ,]+")).stream()
                    .anyMatch(word -> word.equals(subtype) || word.equals(subtype + "s")))
            .isPresent();
  }

  /** Who protects it, where it is a battle and that is said (310.8). */
  public Optional<Party> protector() {
    return protector;
  }

  /** Says who protects it. */
  public void setProtector(Party player) {
    protector = Optional.of(player);
  }

  /** Whether it is any creature, as none was told of. */
  public boolean isAny() {
    return any;
  }

  /** Says that it stands for any creature. */
  public void setAny() {
    any = true;
  }

  /** Whether a spell has untapped it, so that "it was tapped" may be of the time before. */
  public boolean wasUntapped() {
    return untapped;
  }

  /** Says that a spell has untapped it. */
  public void setWasUntapped() {
    untapped = true;
  }

  /** Whether it is told of as attacking already: "my attacking Hill Giant". */
  public boolean isAttacking() {
    return attacking;
  }

  /** Says that it attacks already. */
  public void setAttacking() {
    attacking = true;
  }
}
