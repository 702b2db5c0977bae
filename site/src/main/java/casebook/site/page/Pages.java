package casebook.site.page;

import casebook.site.Casebook;
import io.javalin.config.RoutesConfig;
import java.util.HashMap;
import java.util.Map;

/** Every page of the site. */
public final class Pages {
  private final Casebook casebook;

  /** The pages of a casebook. */
  public Pages(Casebook casebook) {
    this.casebook = casebook;
  }

  /** Adds the pages, what they load, and what is shown where something went wrong. */
  public void addTo(RoutesConfig routes) {
    var files = new StaticFiles();
    files.addTo(routes);
    Map<String, Object> everywhere = new HashMap<>();
    everywhere.put("files", files.paths());
    var templates = new Templates(everywhere);
    new SearchPage(casebook, templates).addTo(routes);
    var rulePage = new RulePage(casebook, templates);
    rulePage.addTo(routes);
    new TopicPages(casebook, templates).addTo(routes);
    new HistoryPage(casebook, templates).addTo(routes);
    new OEmbed(casebook).addTo(routes);
    new ArticlePages(casebook, templates).addTo(routes);
    new Feeds(casebook).addTo(routes);
    new CardToPrint(casebook, templates).addTo(routes);
    routes.get(
        "/about",
        context ->
            templates.answer(context, "about", Map.of("editions", casebook.editions().all())));
    new JudgePage(casebook, templates).addTo(routes);
    new EditionsPage(casebook, templates).addTo(routes);
    new CasesPage(casebook, templates).addTo(routes);
    new CasePage(casebook, templates).addTo(routes);
    new CardPage(casebook, templates).addTo(routes);
    new CoveragePage(casebook, templates).addTo(routes);
    new MeasurePage(templates).addTo(routes);
    rulePage.addShortTo(routes);
    new ErrorPages(templates).addTo(routes);
  }
}
