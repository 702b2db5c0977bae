package casebook.site.page.draft;

import casebook.rules.Editions;
import casebook.rules.OwnFile;
import java.util.List;

/** The boards that the site comes with, to start from. */
public final class Boards {
  private static final List<Board> ALL =
      List.of(
          board("crazed-goblin", "508.1d", "One must attack, and only one can"),
          board("not-alone", "508.1c", "Two creatures that can’t attack alone"),
          board("propaganda", "508.1d", "A cost nobody is made to pay"),
          board("goaded", "701.15b", "A goaded creature among three players"),
          board("crawlspace", "508.1c", "No more than two against one player"),
          board("planeswalker", "508.1b", "Attacking a planeswalker"),
          board("summoning-sick", "508.1a", "Tapped, and not long enough there"));

  private Boards() {}

  /**
   * A board.
   *
   * @param json the case
   * @param rule the rule that it shows
   */
  public record Board(String name, String title, String rule, String json, String href) {}

  private static Board board(String name, String rule, String title) {
    String json = read(name + ".json");
    Draft draft = Draft.of(json).orElseThrow().by(Editions.builtIn().executed());
    return new Board(name, title, rule, json, CaseLink.path(draft).orElseThrow());
  }

  private static String read(String file) {
    return new OwnFile(Boards.class, "boards/" + file).text();
  }

  /** All boards, in the order in which they are shown. */
  public static List<Board> all() {
    return ALL;
  }
}
