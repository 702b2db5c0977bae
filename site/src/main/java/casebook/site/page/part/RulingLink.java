package casebook.site.page.part;

import casebook.rules.RuleNumber;
import casebook.site.cases.PublishedRuling;
import java.util.List;

/** A published ruling as a line that leads to it. */
public record RulingLink(
    String question, String href, String verdict, String style, List<String> rules) {

  /** The verdict is its answer's first word, where that is yes or no. */
  public static RulingLink of(PublishedRuling ruling) {
    String first = ruling.answer().split("\\W", 2)[0];
    String style =
        switch (first) {
          case "Yes" -> "legal";
          case "No" -> "illegal";
          default -> "open";
        };
    return new RulingLink(
        ruling.question(),
        ruling.href(),
        style.equals("open") ? "" : first,
        style,
        ruling.decides().stream().map(RuleNumber::toString).toList());
  }
}
