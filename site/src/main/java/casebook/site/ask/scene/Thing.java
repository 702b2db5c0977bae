package casebook.site.ask.scene;

import casebook.site.ask.scene.ObjectMention.Creature;
import java.util.ArrayList;
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
  private final Optional<Creature> creature;
  private final boolean isCreature;
  private int count;
  private Optional<Party> controller = Optional.empty();
  private Optional<Party> before = Optional.empty();
  private boolean tapped;
  private boolean sick;
  private boolean maybeSick;
  private boolean goaded;
  private Optional<Thing> attachedTo = Optional.empty();
  private Optional<Party> onPlayer = Optional.empty();
  private final Set<Party> goadedBy = new LinkedHashSet<>();
  private final Set<String> designations = new LinkedHashSet<>();
  private final Map<String, Integer> counters = new LinkedHashMap<>();
  private final List<String> given = new ArrayList<>();

  private Thing(
      String id,
      Optional<String> card,
      Optional<Creature> creature,
      boolean isCreature,
      int count) {
    this.id = id;
    this.card = card;
    this.creature = creature;
    this.isCreature = isCreature;
    this.count = count;
  }

  /** A number of permanents of one card. */
  public static Thing card(String id, String card, boolean isCreature, int count) {
    return new Thing(id, Optional.of(card), Optional.empty(), isCreature, count);
  }

  /** A number of creatures without a card. */
  public static Thing creature(String id, Creature creature, int count) {
    return new Thing(id, Optional.empty(), Optional.of(creature), true, count);
  }

  public String id() {
    return id;
  }

  public Optional<String> card() {
    return card;
  }

  public Optional<Creature> creature() {
    return creature;
  }

  /** Whether it is printed as a creature, or told of as one. */
  public boolean isCreature() {
    return isCreature;
  }

  public int count() {
    return count;
  }

  public Optional<Party> controller() {
    return controller;
  }

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
    controller = Optional.of(party);
  }

  /** What took it is not on the board: it is simply the other player's now. */
  public void keep() {
    before = Optional.empty();
  }

  void setCount(int number) {
    count = number;
  }

  boolean isTapped() {
    return tapped;
  }

  public void setTapped(boolean is) {
    tapped = is;
  }

  boolean isSick() {
    return sick;
  }

  public void setSick(boolean is) {
    sick = is;
    maybeSick = false;
  }

  /** Whether somebody says that it is new, and the question itself says nothing of that. */
  public boolean isMaybeSick() {
    return maybeSick && !sick;
  }

  public void setMaybeSick() {
    maybeSick = !sick;
  }

  public Optional<Thing> attachedTo() {
    return attachedTo;
  }

  public Optional<Party> onPlayer() {
    return onPlayer;
  }

  void attachTo(Thing other) {
    attachedTo = Optional.of(other);
  }

  void attachTo(Party player) {
    onPlayer = Optional.of(player);
  }

  /** Whether it is goaded, by somebody who may be told of later. */
  public boolean isGoaded() {
    return goaded;
  }

  public void setGoaded() {
    goaded = true;
  }

  Set<Party> goadedBy() {
    return goadedBy;
  }

  public Set<String> designations() {
    return designations;
  }

  public Map<String, Integer> counters() {
    return counters;
  }

  /** Abilities that it has been given. */
  public List<String> given() {
    return given;
  }

  /** Whether its name or one of its creature types is this word. */
  boolean isCalled(String subtype) {
    return creature.filter(one -> one.subtypes().contains(subtype)).isPresent()
        || card.filter(name ->
                List.of(name.toLowerCase(java.util.Locale.ROOT).split("[ ,]+")).stream()
                    .anyMatch(word -> word.equals(subtype) || word.equals(subtype + "s")))
            .isPresent();
  }
}
