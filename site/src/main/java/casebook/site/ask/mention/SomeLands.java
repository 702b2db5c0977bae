package casebook.site.ask.mention;

import casebook.site.ask.form.Symbol;
import java.util.List;
import java.util.Set;

/** "Two of them" where that is said of lands, of which only their number is told. */
final class SomeLands {
  private static final Set<String> THEM = Set.of("them", "those", "these");

  private SomeLands() {}

  /**
   * Whether the words here say so, which are no mention of permanents then.
   *
   * @param before the parts of the question so far
   */
  static boolean areMeant(Cursor words, List<Symbol> before) {
    return (isSome(words, 0) || isSome(words, -2)) && areSpokenOf(before);
  }

  private static boolean isSome(Cursor words, int from) {
    return Lexicon.number(words.word(from)).isPresent()
        && words.word(from + 1).equals("of")
        && THEM.contains(words.word(from + 2));
  }

  /** Whether lands were counted, and no permanents were spoken of since. */
  private static boolean areSpokenOf(List<Symbol> before) {
    return before.reversed().stream()
        .map(Symbol::text)
        .filter(text -> text.startsWith("<o") || text.equals("lands"))
        .findFirst()
        .filter("lands"::equals)
        .isPresent();
  }
}
