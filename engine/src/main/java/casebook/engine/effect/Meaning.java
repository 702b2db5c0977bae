package casebook.engine.effect;

import java.util.List;

/** What a sentence of rules text was read as. */
public sealed interface Meaning {

  /** It says just these effects, and nothing else that bears on 506 or 508. */
  record Read(List<Effect> effects) implements Meaning {
    public Read {
      effects = List.copyOf(effects);
    }
  }

  /**
   * It bears on attacking, but what it does isn't known: whatever it governs is undetermined.
   *
   * @param open what it does in conditions that only a case can tell, and that the case leaves
   *     open; nothing where it can't be read
   */
  record Unread(List<Effect> open) implements Meaning {
    public Unread {
      open = List.copyOf(open);
    }

    /** It can't be read. */
    public Unread() {
      this(List.of());
    }
  }

  /**
   * It says nothing about attacking, and changes nothing that attacking could depend on.
   *
   * @param about what it is about, the first that it names first; nothing where it would bear on
   *     attacking, but it is said that its condition doesn't hold
   */
  record Irrelevant(List<Matter> about) implements Meaning {
    public Irrelevant {
      about = List.copyOf(about);
    }
  }
}
