package casebook.engine.board;

import org.jspecify.annotations.Nullable;

/**
 * The name that a case gives to a player or a permanent. Players and permanents share one space of
 * names, because an attack names either (506.3: a player, a planeswalker or a battle is attacked).
 */
public final class Id implements Comparable<Id> {
  private final String value;

  /** Kept here as well as in the text: it is asked of all permanents again and again. */
  private final int hash;

  private final String stack;

  /** An id; it is not blank. */
  public Id(String value) {
    this(value, stack(value));
  }

  private Id(String value, String stack) {
    if (value.isBlank()) {
      throw new IllegalArgumentException("an id is not blank");
    }
    this.value = value;
    this.stack = stack;
    hash = value.hashCode();
  }

  /** Each of several permanents of one entry of a case, by its number from 1: "goblin#2". */
  public static Id ofStack(String stack, int number) {
    return new Id(stack + "#" + number, stack);
  }

  private static String stack(String value) {
    int sign = value.lastIndexOf('#');
    return sign > 0 ? value.substring(0, sign) : value;
  }

  /** The name as the case writes it. */
  public String value() {
    return value;
  }

  /**
   * What permanents of one entry of a case are called together: "goblin" for "goblin#2"; the id
   * itself of what is alone.
   */
  public String stack() {
    return stack;
  }

  /** Whether it is one of several permanents of one entry of a case. */
  public boolean isOfStack() {
    return stack.length() < value.length();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || (other instanceof Id id && hash == id.hash && value.equals(id.value));
  }

  @Override
  public int hashCode() {
    return hash;
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
