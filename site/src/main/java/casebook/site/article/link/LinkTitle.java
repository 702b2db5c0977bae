package casebook.site.article.link;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a link says when somebody points at it, where a format has titles. */
public enum LinkTitle {
  /** The number, the edition and the text of the rule. */
  FULL,
  /** The number and the edition. */
  SHORT,
  NONE;

  /** The title by its public name: full, short or none. */
  public static Optional<LinkTitle> named(String name) {
    return Arrays.stream(values())
        .filter(title -> title.label().equalsIgnoreCase(name))
        .findFirst();
  }

  /** Its name in addresses and commands. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** All names, in a sentence. */
  public static String names() {
    return Arrays.stream(values()).map(LinkTitle::label).collect(Collectors.joining(", "));
  }
}
