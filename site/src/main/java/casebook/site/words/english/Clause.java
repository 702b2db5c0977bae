package casebook.site.words.english;

/** What is said of a subject, in both numbers, and its denial. */
public record Clause(String one, String many, String notOne, String notMany) {

  public static Clause be(String complement) {
    return new Clause(
        "is " + complement, "are " + complement, "isn't " + complement, "aren't " + complement);
  }

  public static Clause have(String object) {
    return new Clause(
        "has " + object, "have " + object, "doesn't have " + object, "don't have " + object);
  }

  public static Clause did(String past, String base, String rest) {
    return new Clause(
        past + " " + rest,
        past + " " + rest,
        "didn't " + base + " " + rest,
        "didn't " + base + " " + rest);
  }

  public String said(Noun.Count count) {
    return count == Noun.Count.ONE ? one : many;
  }

  public Clause denied() {
    return new Clause(notOne, notMany, one, many);
  }
}
