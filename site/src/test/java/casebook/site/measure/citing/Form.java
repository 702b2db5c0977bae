package casebook.site.measure.citing;

import casebook.site.article.prose.Format;

/**
 * A way to set a rule's own words beside a number; {N} stands for the number, {W} for the words.
 */
enum Form {
  NUMBER_IN_BLOCK("> N words", Format.MARKDOWN, "> {N} {W}"),
  NUMBER_WITH_POINT("N. words", Format.TEXT, "{N}. {W}"),
  NUMBER_BEFORE("N words", Format.MARKDOWN, "**{N}** {W}"),
  LIST("- N: words", Format.MARKDOWN, "- {N}: {W}"),
  COLON("N: \"words\"", Format.MARKDOWN, "{N}: \"{W}\""),
  SAYS("As N says, words", Format.MARKDOWN, "As rule {N} says, {W}"),
  ABOVE_BLOCK("N over a block", Format.MARKDOWN, "This is what CR {N} says:\n\n> {W}\n"),
  BELOW_BLOCK("N under a block", Format.MARKDOWN, "> {W}\n\n(CR {N})\n"),
  QUOTED("“words” (N)", Format.MARKDOWN, "“{W}” ({N})"),
  BEHIND("words (N)", Format.TEXT, "{W} ({N})"),
  BEHIND_POINT("words. See N.", Format.TEXT, "{W} See rule {N}."),
  TABLE("| N | words |", Format.MARKDOWN, "| rule | text |\n| --- | --- |\n| {N} | {W} |\n"),
  PARAGRAPH("<p>words (N)</p>", Format.HTML, "<p>{W} ({N})</p>"),
  ELEMENT("<q>words</q>, N", Format.HTML, "<p>It says: <q>{W}</q>, rule {N}.</p>");

  private final String label;
  private final Format format;
  private final String pattern;

  Form(String label, Format format, String pattern) {
    this.label = label;
    this.format = format;
    this.pattern = pattern;
  }

  String label() {
    return label;
  }

  Format format() {
    return format;
  }

  /** The words beside a number. */
  String of(String number, String words) {
    return pattern.replace("{N}", number).replace("{W}", words);
  }

  /** Where the number stands in that. */
  int place(String words) {
    return pattern.indexOf("{N}") < pattern.indexOf("{W}")
        ? pattern.indexOf("{N}")
        : pattern.indexOf("{N}") - "{W}".length() + words.length();
  }
}
