package casebook.site.wording;

/**
 * Words of a text that a rule has in the same row.
 *
 * @param start the place of the first among the words of the text
 * @param length how many there are
 * @param rule the rule, by its place in the order of those that were read
 * @param at the place of the first among the words of the rule
 */
record Run(int start, int length, int rule, int at) {

  int end() {
    return start + length;
  }
}
