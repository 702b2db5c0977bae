package casebook.site.ask.scene;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** A player of the game that a question tells of; what is said of it is added as it is read. */
public final class Party {
  private final String id;
  private final String name;
  private OptionalInt life = OptionalInt.empty();
  private OptionalInt hand = OptionalInt.empty();
  private Optional<String> mana = Optional.empty();
  private OptionalInt lands = OptionalInt.empty();
  private final Map<String, Integer> facts = new LinkedHashMap<>();

  Party(String id, String name) {
    this.id = id;
    this.name = name;
  }

  /** The id that the player has in the case. */
  public String id() {
    return id;
  }

  /** What the player is called. */
  public String name() {
    return name;
  }

  OptionalInt life() {
    return life;
  }

  OptionalInt hand() {
    return hand;
  }

  /** The mana that is there for costs, as symbols; empty where nothing is said of it. */
  public Optional<String> mana() {
    return mana;
  }

  /** The player's life total. */
  public void setLife(int number) {
    life = OptionalInt.of(number);
  }

  /** The number of cards in the player's hand. */
  public void setHand(int number) {
    hand = OptionalInt.of(number);
  }

  /** How many lands it was said that the player has; not whether they are untapped. */
  public OptionalInt lands() {
    return lands;
  }

  /** Says how many lands the player has. */
  public void setLands(int number) {
    lands = OptionalInt.of(number);
  }

  /** The mana that the player can pay, as that much generic mana. */
  public void setMana(int number) {
    mana = Optional.of(number == 0 ? "" : "{" + number + "}");
  }

  /** Says how often something has happened this turn, by the name that a case has for it. */
  public void tell(String fact, int number) {
    facts.put(fact, number);
  }

  /** How often something has happened this turn, as far as it is told. */
  public Map<String, Integer> facts() {
    return new LinkedHashMap<>(facts);
  }
}
