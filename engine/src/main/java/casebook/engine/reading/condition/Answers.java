package casebook.engine.reading.condition;

import casebook.engine.reading.word.Cursor;

/** "If you do": answers to choices that were made as an ability resolved. */
public final class Answers {
  private Answers() {}

  /** Whether an answer to a choice is meant that was made as an ability resolved. */
  public static boolean standAt(Cursor c) {
    return c.looksAtAny(
        "you do",
        "you don't",
        "they do",
        "they don't",
        "a player does",
        "no one does",
        "the player does",
        "the player doesn't",
        "that player does",
        "that player doesn't",
        "you can't",
        "you won",
        "you win",
        "you lose",
        "they can't",
        "an opponent does");
  }
}
