package casebook.engine.board;

/**
 * The name that a case gives to a player or a permanent. Players and permanents share one space of
 * names, because an attack names either (506.3: a player, a planeswalker or a battle is attacked).
 */
public record Id(String value) implements Comparable<Id> {
  public Id {
    if (value.isBlank()) {
      throw new IllegalArgumentException("an id is not blank");
    }
  }

  /**
   * What permanents of one entry of a case are called together: "goblin" for "goblin#2"; the id
   * itself of what is alone.
   */
  public String stack() {
    int sign = value.lastIndexOf('#');
    return sign > 0 ? value.substring(0, sign) : value;
  }

  /** Whether it is one of several permanents of one entry of a case. */
  public boolean isOfStack() {
    return value.lastIndexOf('#') > 0;
  }

  @Override
  public int compareTo(Id other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
