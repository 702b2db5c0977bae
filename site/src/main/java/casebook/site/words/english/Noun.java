package casebook.site.words.english;

import java.util.List;

/** A noun phrase and its grammatical number. */
public record Noun(String words, Count count) {

  /** The grammatical number, which verbs agree with. */
  public enum Count {
    ONE,
    MANY
  }

  public static final Noun YOU = new Noun("you", Count.MANY);

  /** In the singular. */
  public static Noun one(String words) {
    return new Noun(words, Count.ONE);
  }

  /** A player by name; one who asks in their own words is called "You". */
  public static Noun player(String name) {
    return name.equalsIgnoreCase(YOU.words) ? YOU : one(name);
  }

  /** In the plural. */
  public static Noun many(String words) {
    return new Noun(words, Count.MANY);
  }

  /** Several as one subject. */
  static Noun all(List<String> names) {
    return new Noun(English.list(names, "and"), names.size() == 1 ? Count.ONE : Count.MANY);
  }

  /** The form of a verb that agrees with it. */
  public String verb(String one, String many) {
    return count == Count.ONE ? one : many;
  }

  /** The phrase with what is said of it: "you're the monarch", "that player is the monarch". */
  public String says(Clause clause) {
    return English.contracted(words + " " + clause.said(count));
  }

  /** Whose something is. */
  public String possessive() {
    if (equals(YOU)) {
      return "your";
    }
    if (words.equals("it")) {
      return "its";
    }
    return words + (count == Count.MANY && words.endsWith("s") ? "’" : "’s").replace('’', '\'');
  }

  /** The pronoun that takes up the phrase. */
  public String pronoun() {
    return verb("it", "they");
  }

  /** The pronoun of possession that takes up the phrase. */
  public String its() {
    return verb("its", "their");
  }
}
