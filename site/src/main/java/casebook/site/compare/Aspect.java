package casebook.site.compare;

import java.util.Locale;

/** The ways in which two answers to a case can differ, the most important first. */
public enum Aspect {
  /** Whether it can be judged, and the verdict on all moves. */
  VERDICT("the verdict"),
  /** The sub-rule that decides. */
  DECIDED_BY("the rule that decides"),
  /** How many requirements and legal attacks there are (508.1d). */
  NUMBERS("how many requirements or legal attacks there are"),
  /** The findings: by which rule, about which permanent. */
  FINDINGS("what is found"),
  /** The nearest legal attacks. */
  NEAREST("the nearest legal attacks"),
  /** Costs, triggers and what attacks afterwards; what a question is answered. */
  STATE("costs, triggers, and what attacks what"),
  /** Everything else: the words, and what became of each sentence. */
  WORDS("words and accounting alone");

  private final String words;

  Aspect(String words) {
    this.words = words;
  }

  /** Its name in JSON. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The aspect in words, as part of a sentence. */
  public String words() {
    return words;
  }
}
