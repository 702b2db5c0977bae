package casebook.site.page.form;

import casebook.site.page.draft.Draft;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ObjectNode;

/**
 * A creature token as the text that creates it describes it (111.3): "create two 1/1 red Goblin
 * creature tokens with haste".
 *
 * @param count the number of tokens
 * @param keywords what it has besides, such as haste
 */
record PrintedToken(int count, NamedToken token, List<String> keywords) {

  private static final Pattern WORDS = Pattern.compile("\\s+");

  private static final Map<String, Integer> COUNTS =
      Map.of("a", 1, "an", 1, "one", 1, "two", 2, "three", 3, "four", 4, "five", 5);

  PrintedToken {
    keywords = List.copyOf(keywords);
  }

  /** The first token that a text creates; empty where it is no creature of a stated size. */
  static Optional<PrintedToken> in(String text) {
    List<String> words = WORDS.splitAsStream(text.strip()).toList();
    for (int at = 0; at < words.size(); at++) {
      String verb = words.get(at).toLowerCase(Locale.ROOT);
      if (verb.equals("create") || verb.equals("creates")) {
        return read(words.subList(at + 1, words.size()));
      }
    }
    return Optional.empty();
  }

  /** The same; of what has no stated size its types are known, and its size is to be stated. */
  static Optional<PrintedToken> ofAnySize(String text) {
    return in(text)
        .or(() -> {
          List<String> words = WORDS.splitAsStream(text.strip().replace(".", "")).toList();
          return words.size() < 3 || !COUNTS.containsKey(words.get(1))
              ? Optional.empty()
              : NamedToken.of(String.join(" ", words.subList(2, words.size())))
                  .map(token -> new PrintedToken(COUNTS.get(words.get(1)), token, List.of()));
        });
  }

  private static Optional<PrintedToken> read(List<String> words) {
    int end = 0;
    while (end < words.size() && !words.get(end).startsWith("token")) {
      end++;
    }
    if (end == words.size() || !COUNTS.containsKey(words.getFirst())) {
      return Optional.empty();
    }
    List<String> keywords =
        words.get(end).endsWith(".") ? List.of() : keywords(words.subList(end + 1, words.size()));
    List<String> described = new ArrayList<>(words.subList(1, end));
    described.add("token");
    return NamedToken.of(String.join(" ", described))
        .filter(_ -> described.stream().anyMatch(NamedToken::isSize))
        .map(token -> new PrintedToken(COUNTS.get(words.getFirst()), token, keywords));
  }

  /** "with flying and haste.": its keywords, up to the end of the sentence. */
  private static List<String> keywords(List<String> words) {
    var keywords = new ArrayList<String>();
    if (words.size() < 2 || !words.getFirst().equals("with") || words.get(1).startsWith("\"")) {
      return keywords;
    }
    var keyword = new StringBuilder();
    for (String word : words.subList(1, words.size())) {
      boolean isLast = word.endsWith(".");
      if (word.equals("and")) {
        add(keywords, keyword);
      } else {
        keyword.append(' ').append(word.replace(",", "").replace(".", ""));
        if (isLast || word.endsWith(",")) {
          add(keywords, keyword);
        }
      }
      if (isLast) {
        return keywords;
      }
    }
    return List.of();
  }

  private static void add(List<String> keywords, StringBuilder keyword) {
    if (!keyword.isEmpty()) {
      keywords.add(keyword.toString().strip());
      keyword.setLength(0);
    }
  }

  /** Writes what it is into the entry of a permanent. */
  void describe(ObjectNode permanent) {
    token.describe(permanent);
    if (count > 1) {
      permanent.put("count", count);
    }
    Draft.putTexts(permanent, "keywords", keywords);
  }
}
