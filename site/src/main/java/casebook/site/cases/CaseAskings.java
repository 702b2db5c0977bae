package casebook.site.cases;

import casebook.rules.OwnFile;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * How players ask for cases and short answers in other words than their questions.
 *
 * @param bySlug what they say, by the last part of an address
 */
record CaseAskings(Map<String, String> bySlug) {
  private static final String FILE = "asked.txt";
  private static final String IS = ": ";

  CaseAskings {
    bySlug = Map.copyOf(bySlug);
  }

  /** Those that come with Casebook. */
  static CaseAskings builtIn() {
    return new CaseAskings(
        new OwnFile(CaseAskings.class, FILE)
            .entries()
            .map(line -> line.split(IS, 2))
            .collect(
                Collectors.toUnmodifiableMap(
                    parts -> parts[0], parts -> parts[1].replace("; ", ".\n"))));
  }

  /** The question with what else players say for it, each on a line of its own. */
  String with(String slug, String question) {
    String others = bySlug.get(slug);
    return others == null ? question : question + "\n" + others;
  }
}
