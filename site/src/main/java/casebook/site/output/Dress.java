package casebook.site.output;

import java.util.Locale;
import java.util.regex.Pattern;

/** How the parts of a ruling are marked for the eye. */
public enum Dress {
  /** For a terminal or a plain message. */
  TEXT {
    @Override
    String title(String text) {
      return text + "\n" + "=".repeat(text.codePointCount(0, text.length()));
    }

    @Override
    String heading(String text) {
      return text;
    }

    @Override
    String strong(String text) {
      return text.toUpperCase(Locale.ROOT);
    }

    @Override
    String answer(String text) {
      return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    @Override
    String item(String text) {
      return "  - " + text;
    }

    @Override
    String quote(String text) {
      return "    " + text.replace("\n", "\n    ");
    }

    @Override
    String link(String text, String href) {
      return text;
    }

    @Override
    public String plain(String text) {
      return text;
    }
  },

  /** Markdown, as CommonMark has it. */
  MARKDOWN {
    @Override
    String title(String text) {
      return "# " + plain(text);
    }

    @Override
    String heading(String text) {
      return "## " + plain(text);
    }

    @Override
    String strong(String text) {
      return "**" + plain(text) + "**";
    }

    @Override
    String answer(String text) {
      return strong(text);
    }

    @Override
    String item(String text) {
      return "- " + text;
    }

    @Override
    String quote(String text) {
      return "> " + plain(text).replace("\n", "\n>\n> ");
    }

    @Override
    String link(String text, String href) {
      return "[" + plain(text) + "](" + href + ")";
    }

    @Override
    public String plain(String text) {
      return SIGNS.matcher(text).replaceAll("\\\\$0");
    }
  };

  /** The signs that Markdown would take as its own. */
  private static final Pattern SIGNS = Pattern.compile("[\\\\`*_\\[\\]<>#|]");

  abstract String title(String text);

  abstract String heading(String text);

  /** A word or two that stand out. */
  abstract String strong(String text);

  /** A sentence that stands out. */
  abstract String answer(String text);

  abstract String item(String text);

  abstract String quote(String text);

  abstract String link(String text, String href);

  /** Text that is shown as it is. */
  public abstract String plain(String text);
}
