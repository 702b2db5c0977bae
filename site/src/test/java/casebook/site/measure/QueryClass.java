package casebook.site.measure;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What sort of query somebody types. */
public enum QueryClass {
  /** A number of a rule, in any form. */
  NUMBER,
  /** Words as the rules have them. */
  PHRASE,
  /** Words that only players use. */
  JARGON,
  /** A whole question. */
  QUESTION,
  /** Words with slips in them. */
  MISSPELT,
  /** A number that no rule has, or none of today. */
  WRONG_NUMBER,
  /** Words that only older wordings have, or what a rule was at some time. */
  OLDER_WORDING;

  /** The public name, as "wrong number". */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  static Optional<QueryClass> named(String label) {
    return Arrays.stream(values()).filter(one -> one.label().equals(label)).findAny();
  }
}
