package casebook.site.input.tree;

import java.util.Locale;
import java.util.regex.Pattern;

/** The two languages in which a case is written. */
public enum CaseFormat {
  JSON,
  YAML;

  /** An object as JSON begins one; a YAML mapping in braces has no quote there. */
  private static final Pattern JSON_OBJECT = Pattern.compile("\\s*(\\{\\s*[\"}]|\\[)");

  /** The format of a file by its name, or by how its text begins where the name doesn't say. */
  public static CaseFormat of(String fileName, String text) {
    String name = fileName.toLowerCase(Locale.ROOT);
    if (name.endsWith(".yaml") || name.endsWith(".yml")) {
      return YAML;
    }
    return name.endsWith(".json") || JSON_OBJECT.matcher(text).lookingAt() ? JSON : YAML;
  }
}
