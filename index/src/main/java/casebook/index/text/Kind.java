package casebook.index.text;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a hit is. Declared in the order in which hits that are equally good are listed. */
public enum Kind {
  /** A section, rule or sub-rule of the Comprehensive Rules. */
  RULE,
  /** An example that the Comprehensive Rules give for a rule. */
  EXAMPLE,
  /** An entry of the glossary of the Comprehensive Rules. */
  GLOSSARY,
  /** A subject that readers look for, summed up, with the sub-rules that govern it. */
  TOPIC,
  /** An official ruling on a card. */
  RULING,
  /** A board and the moves made on it. */
  CASE,
  /** A question that other rules answer than those on attacking, with a short answer. */
  ANSWER,
  /** A card. */
  CARD;

  /** The public name, as "rule". */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The kind with this public name, in any letter case. */
  public static Optional<Kind> named(String label) {
    return Arrays.stream(values()).filter(kind -> kind.label().equalsIgnoreCase(label)).findAny();
  }
}
