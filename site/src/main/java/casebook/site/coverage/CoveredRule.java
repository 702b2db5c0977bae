package casebook.site.coverage;

import casebook.engine.Homes;
import casebook.engine.Homes.Home;
import casebook.rules.RuleNumber;
import casebook.site.cases.PublishedRuling;
import casebook.site.cases.PublishedRulings;
import java.util.List;

/**
 * A rule of 506 or 508 and what becomes of it.
 *
 * @param choices what it leaves to players
 * @param applying the published rulings that show it applying
 * @param notApplying those that show it not applying
 */
public record CoveredRule(
    Home home,
    List<Choice> choices,
    List<PublishedRuling> applying,
    List<PublishedRuling> notApplying) {

  /** All of them, in the order of the rules. */
  public static List<CoveredRule> all(PublishedRulings rulings) {
    return Homes.all().stream()
        .map(home ->
            new CoveredRule(
                home,
                Choice.leftBy(home.rule()),
                rulings.applying(home.rule()),
                rulings.notApplying(home.rule())))
        .toList();
  }

  /** Its number. */
  public RuleNumber rule() {
    return home.rule();
  }

  /** What becomes of it, in words. */
  public String disposition() {
    return switch (home.disposition()) {
      case EXECUTED -> "executed";
      case DEFINES -> "defines a term";
      case LEFT_TO_PLAYERS -> "left to players";
    };
  }

  /** The class that is named after it. */
  public String type() {
    return home.type().getSimpleName();
  }

  /** Where the class stands in the repository. */
  public String source() {
    return source(home.type());
  }

  /** The class that composes it. */
  public String by() {
    return home.by().getSimpleName();
  }

  private static String source(Class<?> type) {
    return "engine/src/main/java/" + type.getName().replace('.', '/') + ".java";
  }
}
