package casebook.index.lucene;

/** The names of the fields that an entry is indexed in. */
public final class Field {

  /** What the entry says. */
  static final String TEXT = "text";

  /**
   * All words of the title, the text, the setting and how players ask for it; how often each counts
   * depends on where it stands.
   */
  static final String WORDS = "words";

  /** All words of a title that is the entry's own, as one term. */
  static final String NAME = "name";

  /** The same of a card, not of rulings on it. */
  static final String CARD = "card";

  /** How players ask for it. */
  static final String ASKED = "asked";

  /** Title and text once more, each word in the form in which it is written. */
  static final String EXACT = "exact";

  /** The same and how players ask for it: the words that a misspelt one may stand for. */
  static final String SAID = "said";

  /** The number that the entry is, as a {@linkplain RuleKey key}. */
  static final String NUMBER = "number";

  /** The numbers that it belongs to or refers to, as keys. */
  static final String ABOUT = "about";

  /** The words that are written with a small letter at their beginning, to be counted. */
  static final String SMALL = "small";

  /** Those that are written with a capital one. */
  static final String CAPITAL = "capital";

  /** The place of an entry among all. */
  static final String PLACE = "place";

  /** All that is needed to show it. */
  static final String STORED = "stored";

  /** Of official rulings, the numbers that they apply, as keys. */
  static final String RULED = "ruled";

  /** Those of them that they surely apply. */
  static final String SURELY = "surely";

  /** How it is sorted, to be counted. */
  static final String SORTED = "sorted";

  private Field() {}
}
