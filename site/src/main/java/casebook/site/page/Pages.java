package casebook.site.page;

import casebook.site.Casebook;
import casebook.site.page.cases.AnswerPages;
import casebook.site.page.cases.CasePage;
import casebook.site.page.cases.CasesPage;
import casebook.site.page.judge.BoardImages;
import casebook.site.page.judge.Completing;
import casebook.site.page.judge.EditionsPage;
import casebook.site.page.judge.JudgePage;
import casebook.site.page.judge.OEmbed;
import casebook.site.page.judge.SettlePage;
import casebook.site.page.part.Page;
import casebook.site.page.part.Templates;
import casebook.site.page.rule.CardToPrint;
import casebook.site.page.rule.Feeds;
import casebook.site.page.rule.HistoryPage;
import casebook.site.page.rule.RulePage;
import casebook.site.page.search.SearchPage;
import casebook.site.page.search.TopicPages;
import casebook.site.words.search.EditionWords;
import casebook.site.work.Workers;
import io.javalin.config.RoutesConfig;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Every page of the site. */
public final class Pages {
  /**
   * The attribute of a request that says why it is refused, where more can be said than its status.
   */
  public static final String WHY = "why";

  private final Casebook casebook;
  private final Workers workers;
  private final Workers searching;
  private final String openApi;

  /**
   * The pages of a casebook.
   *
   * @param workers judge boards and check articles
   * @param searching search, so that a search waits for searches alone
   * @param openApi the document of what programs can ask
   */
  public Pages(Casebook casebook, Workers workers, Workers searching, String openApi) {
    this.casebook = casebook;
    this.workers = workers;
    this.searching = searching;
    this.openApi = openApi;
  }

  /** Adds the pages, what they load, and what is shown where something went wrong. */
  public void addTo(RoutesConfig routes) {
    var files = new StaticFiles();
    var templates = new Templates(() -> everywhere(files));
    var rulePage = new RulePage(casebook, templates);
    List.<Page>of(
            new KeptPages(casebook),
            files,
            new OfflinePages(files.icon()),
            new ScriptsElsewhere(casebook),
            new SearchPage(casebook, templates, searching),
            rulePage,
            new TopicPages(casebook, templates),
            new HistoryPage(casebook, templates),
            new OEmbed(casebook, workers),
            new BoardImages(casebook, workers),
            new ArticlePages(casebook, templates, workers),
            new Feeds(casebook),
            new CardToPrint(casebook, templates),
            new AboutPage(casebook, templates),
            new ApiPage(templates, openApi),
            new JudgePage(casebook, templates, workers),
            new Completing(casebook, workers),
            new EditionsPage(casebook, templates, workers),
            new SettlePage(casebook, templates, workers),
            new CasesPage(casebook, templates),
            new AnswerPages(casebook, templates),
            new CasePage(casebook, templates, workers),
            new CardPage(casebook, templates),
            new CoveragePage(casebook, templates))
        .forEach(page -> page.addTo(routes));
    rulePage.addShortTo(routes);
    new ErrorPages(templates).addTo(routes);
  }

  private Map<String, Object> everywhere(StaticFiles files) {
    Map<String, Object> everywhere = new HashMap<>();
    everywhere.put("files", files.paths());
    EditionWords.old(casebook.editions()).ifPresent(old -> everywhere.put("oldRules", old));
    return everywhere;
  }
}
