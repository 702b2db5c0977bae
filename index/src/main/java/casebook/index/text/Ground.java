package casebook.index.text;

import java.util.Locale;

/** How sure it is that an official ruling on a card applies a rule, the surest first. */
public enum Ground {
  /** The ruling names the rule. */
  NAMED,
  /** Its words are those of the rule, and an effect of the card acts through that rule. */
  EFFECTS_AND_WORDS,
  /** Its words are those of the rule; the card's effects don't tell. */
  WORDS;

  /** The public name, as "effects-and-words". */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether more than a likeness of words says so. */
  public boolean isSure() {
    return this != WORDS;
  }
}
