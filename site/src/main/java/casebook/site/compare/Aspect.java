package casebook.site.compare;

/** What two answers to a case can differ in, the most important first. */
public enum Aspect {
  /** Whether it can be judged, and the verdict on all moves. */
  VERDICT("the verdict"),
  /** The sub-rule that decides. */
  DECIDED_BY("the rule that decides"),
  /** How many requirements and legal attacks there are (508.1d). */
  NUMBERS("how many requirements or legal attacks there are"),
  /** What is found by which rule about which permanent. */
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

  /** What it is, as a part of a sentence. */
  public String words() {
    return words;
  }
}
