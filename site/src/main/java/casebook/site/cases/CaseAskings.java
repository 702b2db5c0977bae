package casebook.site.cases;

import casebook.index.text.Document;
import casebook.rules.OwnFile;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * How players ask for cases and short answers in other words than their questions.
 *
 * @param bySlug what they say, by the last part of an address: it is searched
 * @param ways what they say too, by which cases are told from each other
 */
record CaseAskings(Map<String, String> bySlug, Map<String, String> ways) {
  private static final String FILE = "asked.txt";
  private static final String WAYS = "ways.txt";
  private static final String IS = ": ";

  CaseAskings {
    bySlug = Map.copyOf(bySlug);
    ways = Map.copyOf(ways);
  }

  /** Those that come with Casebook. */
  static CaseAskings builtIn() {
    return new CaseAskings(read(FILE), read(WAYS));
  }

  private static Map<String, String> read(String file) {
    return new OwnFile(CaseAskings.class, file)
        .entries()
        .map(line -> line.split(IS, 2))
        .collect(
            Collectors.toUnmodifiableMap(
                parts -> parts[0], parts -> parts[1].replace("; ", ".\n")));
  }

  /** The document of a case or short answer as players ask for it. */
  Document asked(Document document, String slug) {
    String others = bySlug.get(slug);
    String question = document.title();
    return document
        .asked(others == null ? question : question + "\n" + others)
        .askedToo(ways.getOrDefault(slug, ""));
  }
}
