package casebook.site.page.judge;

/** What {@code /judge} has to say before everything else. */
enum Notice {
  NONE(""),
  DAMAGED(
      "The board in this address is damaged or too large, so this is an empty one. Was the whole"
          + " address copied?"),
  NO_EDITION(
      "This address names no edition, so the board is judged by the newest that Casebook judges"
          + " by. The address below names it, so that its verdict stays."),
  NOT_READ(
      "What was pasted isn’t a case yet, so the board is as the form says. Under it stands what"
          + " is wrong, and where."),
  NOT_ALL(
      "The board was made from what was pasted. Under it stands what it says that the board"
          + " doesn’t, and that may bear on the attack."),
  TOO_LARGE(
      "This board is too large for an address: it can’t be shared as a link, and is lost when you"
          + " leave the page. Download it to keep it.");

  private final String words;

  Notice(String words) {
    this.words = words;
  }

  String words() {
    return words;
  }

  static Notice of(Pasted pasted) {
    if (pasted.board().isEmpty()) {
      return NOT_READ;
    }
    return pasted.warnings().isEmpty() ? NONE : NOT_ALL;
  }
}
