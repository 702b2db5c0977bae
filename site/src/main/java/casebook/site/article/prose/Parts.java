package casebook.site.article.prose;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** Finds where what was opened in a text is closed again; what is missing is looked for once. */
final class Parts {
  private final String text;
  private final Set<String> missing = new HashSet<>();

  Parts(String text) {
    this.text = text.toLowerCase(Locale.ROOT);
  }

  /** Where the next closing sign begins, or -1. */
  int closing(String sign, int from) {
    if (missing.contains(sign)) {
      return -1;
    }
    int at = text.indexOf(sign, from);
    if (at < 0) {
      missing.add(sign);
    }
    return at;
  }
}
