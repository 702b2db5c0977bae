package casebook.site.ask.scene;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Permanents or a card where a question speaks of them.
 *
 * @param owner whose they are, where the words say so themselves
 * @param how whether they are new to the question, or known from before
 * @param count how many there are, where that is said
 * @param total of how many they are some: "two of my three Bears"
 * @param plural whether the words are in the plural
 * @param states what is said of them beside their name: "tapped", "summoning sick"
 * @param goader who goaded them, where that is said beside their name
 * @param attached what is attached to them: "a Bear enchanted with Pacifism"
 * @param on what they are attached to: "Pacifism on my Bear"
 */
public record ObjectMention(
    Head head,
    Optional<PartyRef> owner,
    How how,
    OptionalInt count,
    OptionalInt total,
    boolean plural,
    List<String> states,
    Optional<PartyRef> goader,
    List<ObjectMention> attached,
    Optional<ObjectMention> on) {
  public ObjectMention {
    states = List.copyOf(states);
    attached = List.copyOf(attached);
  }

  /** A mention with nothing beside it. */
  public ObjectMention(
      Head head, Optional<PartyRef> owner, How how, OptionalInt count, boolean plural) {
    this(
        head,
        owner,
        how,
        count,
        OptionalInt.empty(),
        plural,
        List.of(),
        Optional.empty(),
        List.of(),
        Optional.empty());
  }

  /** The same with something new or known, and another count. */
  public ObjectMention as(How newHow, OptionalInt newCount) {
    return new ObjectMention(
        head, owner, newHow, newCount, total, plural, states, goader, attached, on);
  }

  /** The same with what is said of it beside its name. */
  public ObjectMention with(List<String> said) {
    return new ObjectMention(head, owner, how, count, total, plural, said, goader, attached, on);
  }

  /** Before what may be said of a mention as well as of the one that it goes on from. */
  private static final String ALIKE = "alike:";

  /** What is said of the first of a list, and perhaps of the next: "tapped Okk and Craw Wurm". */
  public static String alike(String state) {
    return state.startsWith(ALIKE) ? state : ALIKE + state;
  }

  /** What may be said of a mention that goes on from another one; empty for what is its own. */
  static Optional<String> perhaps(String state) {
    return state.startsWith(ALIKE)
        ? Optional.of(state.substring(ALIKE.length()))
        : Optional.empty();
  }

  /** The same as some of this many. */
  public ObjectMention outOf(OptionalInt all) {
    return new ObjectMention(head, owner, how, count, all, plural, states, goader, attached, on);
  }

  /** The same without what it is said to be on. */
  public ObjectMention alone() {
    return new ObjectMention(
        head, owner, how, count, total, plural, states, goader, attached, Optional.empty());
  }

  /** The same, as a player's where it isn't said whose. */
  public ObjectMention ownedBy(Optional<PartyRef> other) {
    return new ObjectMention(
        head, owner.or(() -> other), how, count, total, plural, states, goader, attached, on);
  }

  /** Whether it means all creatures of somebody: "my creatures", "everything". */
  public boolean isOfAll() {
    return head instanceof Everything
        || (how == How.KNOWN
            && plural
            && count.isEmpty()
            && head instanceof Creature creature
            && creature.isAny());
  }

  /** How something is referred to. */
  public enum How {
    /** "a goblin". */
    NEW,
    /** "another goblin". */
    ANOTHER,
    /** "my other Hill Giant", "the other creature": not the one that was spoken of. */
    OTHER,
    /** "the goblin", "my goblin", "that goblin". */
    KNOWN,
    /** "Goblin Guide". */
    NAMED
  }

  /** What stands in the middle of it. */
  public sealed interface Head {}

  /** A card; of several, nobody knows which. */
  public record Card(List<String> names, String written) implements Head {
    public Card {
      names = List.copyOf(names);
    }
  }

  /**
   * A creature without a card, as "a 2/2 Zombie with haste" or just "a creature".
   *
   * @param size "2/2", where it is said
   */
  public record Creature(
      Optional<String> size,
      List<String> subtypes,
      List<String> colors,
      List<String> keywords,
      boolean token)
      implements Head {
    public Creature {
      subtypes = List.copyOf(subtypes);
      colors = List.copyOf(colors);
      keywords = List.copyOf(keywords);
    }

    /** Whether nothing is said of it that would tell it from other creatures. */
    public boolean isAny() {
      return size.isEmpty()
          && subtypes.isEmpty()
          && colors.isEmpty()
          && keywords.isEmpty()
          && !token;
    }
  }

  /** "the planeswalker", "a battle": one of this type that was spoken of. */
  public record Typed(String type) implements Head {}

  /** "Two enchantments": permanents of which only their type is said. */
  public record Plain(String type) implements Head {}

  /** "it", "them": what was spoken of before. */
  public record Pronoun(boolean several) implements Head {}

  /** "everything", "all my creatures". */
  public record Everything() implements Head {}

  /**
   * "no creatures", "no other creatures".
   *
   * @param of of what there is none
   */
  public record Nothing(Head of) implements Head {}

  /** Whom words mean. */
  public sealed interface PartyRef {

    /** "I", "you". */
    record Asker() implements PartyRef {}

    /** "my opponent"; or "an opponent", of which there may be others. */
    record Opponent(boolean oneOfSeveral) implements PartyRef {}

    /** "he", "she". */
    record Other() implements PartyRef {}

    /** "they", where it seems to be a player. */
    record They() implements PartyRef {}

    /** "Bob", "player A". */
    record Named(String name) implements PartyRef {}

    /** "the active player", "the defending player". */
    record Role(boolean active) implements PartyRef {}
  }
}
