package casebook.site.citation;

import java.util.Locale;
import java.util.Optional;

/** A form in which a citation is written. */
public enum Style {
  MARKDOWN("Markdown"),
  HTML("HTML"),
  BBCODE("BBCode"),
  REDDIT("Reddit"),
  DISCORD("Discord"),
  MEDIAWIKI("MediaWiki"),
  TEXT("Plain text"),
  BIBTEX("BibTeX"),
  CSL_JSON("CSL JSON");

  private final String title;

  Style(String title) {
    this.title = title;
  }

  /** The style by the name that it has in addresses and commands, such as {@code csl-json}. */
  public static Optional<Style> named(String name) {
    for (Style style : values()) {
      if (style.label().equals(name.toLowerCase(Locale.ROOT))) {
        return Optional.of(style);
      }
    }
    return Optional.empty();
  }

  /** Its name in addresses and commands. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** What people call it. */
  public String title() {
    return title;
  }
}
