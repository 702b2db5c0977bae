package casebook.site.page;

import casebook.engine.Homes.Disposition;
import casebook.rules.Edition;
import casebook.site.Casebook;
import casebook.site.coverage.Choice;
import casebook.site.coverage.CoveredRule;
import casebook.site.page.part.Dates;
import casebook.site.page.part.Page;
import casebook.site.page.part.RuleText;
import casebook.site.page.part.RulingLink;
import casebook.site.page.part.Templates;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;

/** {@code /coverage}: what becomes of each rule of 506 and 508. */
final class CoveragePage implements Page {
  private final Casebook casebook;
  private final Templates templates;

  CoveragePage(Casebook casebook, Templates templates) {
    this.casebook = casebook;
    this.templates = templates;
  }

  @Override
  public void addTo(RoutesConfig routes) {
    routes.get("/coverage", this::answer);
  }

  /** A rule with the beginning of its text. */
  public record Row(
      CoveredRule covered,
      String href,
      String beginning,
      List<Choice> choices,
      List<RulingLink> applying,
      List<RulingLink> notApplying) {}

  /** How many rules have a disposition. */
  public record Count(String words, long rules) {}

  private void answer(Context context) {
    List<CoveredRule> all = CoveredRule.all(casebook.rulings());
    var model = new LinkedHashMap<String, Object>();
    model.put("rows", all.stream().map(this::row).toList());
    model.put(
        "counts",
        Arrays.stream(Disposition.values())
            .map(of ->
                new Count(
                    counted(of),
                    all.stream().filter(one -> one.home().disposition() == of).count()))
            .toList());
    model.put(
        "shown",
        all.stream()
            .filter(one -> !one.applying().isEmpty() && !one.notApplying().isEmpty())
            .count());
    model.put("cases", casebook.rulings().all().size());
    model.put("date", Dates.of(casebook.editions().executed()));
    templates.answer(context, "coverage", model);
  }

  private static String counted(Disposition disposition) {
    return switch (disposition) {
      case EXECUTED -> "executed";
      case DEFINES -> "defining a term";
      case LEFT_TO_PLAYERS -> "left to players";
    };
  }

  private Row row(CoveredRule covered) {
    Edition edition = casebook.editions().executed();
    return new Row(
        covered,
        RuleText.href(edition, covered.rule()),
        edition.rule(covered.rule()).map(RuleText::beginning).orElse(""),
        covered.choices(),
        covered.applying().stream().map(RulingLink::of).toList(),
        covered.notApplying().stream().map(RulingLink::of).toList());
  }
}
