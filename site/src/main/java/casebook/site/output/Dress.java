package casebook.site.output;

import casebook.site.judging.DeclarationStep.State;
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

  /** For a terminal that shows colors (ECMA-48). */
  COLORS {
    @Override
    String title(String text) {
      return BOLD + text + PLAIN;
    }

    @Override
    String heading(String text) {
      return BOLD + text + PLAIN;
    }

    @Override
    String strong(String text) {
      String color =
          switch (text) {
            case "legal" -> GREEN;
            case "illegal" -> RED;
            default -> YELLOW;
          };
      return color + BOLD + text.toUpperCase(Locale.ROOT) + PLAIN;
    }

    @Override
    String answer(String text) {
      return BOLD + TEXT.answer(text) + PLAIN;
    }

    @Override
    String item(String text) {
      return TEXT.item(text);
    }

    @Override
    String quote(String text) {
      return DIM + TEXT.quote(text) + PLAIN;
    }

    @Override
    String link(String text, String href) {
      return UNDERLINED + text + PLAIN;
    }

    @Override
    String step(State state, String text) {
      return switch (state) {
        case COMPLIED -> GREEN + text + PLAIN;
        case FAILS -> RED + BOLD + text + PLAIN;
        case NOTHING, NOT_REACHED -> DIM + text + PLAIN;
      };
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

  private static final String PLAIN = "\u001b[0m";
  private static final String BOLD = "\u001b[1m";
  private static final String DIM = "\u001b[2m";
  private static final String UNDERLINED = "\u001b[4m";
  private static final String RED = "\u001b[31m";
  private static final String GREEN = "\u001b[32m";
  private static final String YELLOW = "\u001b[33m";

  /** The signs that Markdown would take as its own. */
  private static final Pattern SIGNS = Pattern.compile("[\\\\`*_\\[\\]<>#|]");

  /** A step of 508.1, with its sign. */
  String step(State state, String text) {
    return text;
  }

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
