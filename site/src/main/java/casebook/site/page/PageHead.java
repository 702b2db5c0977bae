package casebook.site.page;

/** What the head of a page tells programs that show a link to it: Discord, Reddit and others. */
public sealed interface PageHead permits RuleHead, BoardHead {
  String title();

  String description();

  /** The page's own address, which lasts. */
  String address();

  /** Where the same is had as oEmbed. */
  String oembed();

  /** The same as schema.org says it; empty where it has no word for it. */
  String linkedData();

  /** The address of a picture; empty where there is none. */
  String image();
}
