package casebook.site.words.english;

/** What is said of a subject, in both numbers, and its denial. */
public record Clause(String one, String many, String notOne, String notMany) {

  /** "Is" or "are" and what it is. */
  public static Clause be(String complement) {
    return new Clause(
        "is " + complement, "are " + complement, "isn't " + complement, "aren't " + complement);
  }

  /** "Has" or "have" and what it has. */
  public static Clause have(String object) {
    return new Clause(
        "has " + object, "have " + object, "doesn't have " + object, "don't have " + object);
  }

  /** What was done in the past, which has one form for both numbers. */
  public static Clause did(String past, String base, String rest) {
    return new Clause(
        past + " " + rest,
        past + " " + rest,
        "didn't " + base + " " + rest,
        "didn't " + base + " " + rest);
  }

  /** The clause for a subject in this number. */
  public String said(Noun.Count count) {
    return count == Noun.Count.ONE ? one : many;
  }

  /** The denial, of which this is the denial. */
  public Clause denied() {
    return new Clause(notOne, notMany, one, many);
  }
}
