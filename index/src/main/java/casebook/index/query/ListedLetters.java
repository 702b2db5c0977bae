package casebook.index.query;

import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Several sub-rules of a rule in one number, as "508.1 c d", "508.1c/d" and "508.1c and d". */
final class ListedLetters {

  /** A letter that stands apart may be a word: it is one of a list only at the end. */
  private static final Pattern LIST =
      Pattern.compile(
          "(?<![\\w.])(\\d{3}\\.\\d{1,3})\\s?\\(?([a-z])\\)?"
              + "((?:(?:\\s?[/&+,]\\s?(?:and )?|\\s(?:and |or |& )?)\\(?[a-z]\\)?(?!\\w))+)"
              + "(?=[\\s?!.\\])]*$)");

  private static final Pattern LETTER = Pattern.compile("(?<!\\w)[a-z](?!\\w)");

  private ListedLetters() {}

  /** The text with a whole number for each letter. */
  static String inFull(String text) {
    return LIST.matcher(text)
        .replaceAll(found ->
            found.group(1)
                + found.group(2)
                + LETTER
                    .matcher(found.group(3))
                    .results()
                    .map(letter -> " " + found.group(1) + letter.group())
                    .collect(Collectors.joining()));
  }
}
