package casebook.site.page.judge;

import casebook.rules.AskedEdition;
import casebook.rules.AskedEdition.InForce;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.catalogue.CardFacts;
import casebook.site.connection.PublicAddress;
import casebook.site.connection.Visitor;
import casebook.site.output.Json;
import casebook.site.page.head.CardHead;
import casebook.site.page.head.CaseHead;
import casebook.site.page.head.PageHead;
import casebook.site.page.head.RuleHead;
import casebook.site.page.part.Page;
import casebook.site.picture.SharedPicture;
import casebook.site.words.search.EditionWords;
import casebook.site.words.search.ResolutionWords;
import casebook.site.work.Task;
import casebook.site.work.Workers;
import io.javalin.config.RoutesConfig;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * {@code GET /oembed?url=}: what other sites show in the place of a link to a rule, a board, a case
 * or a card.
 */
public final class OEmbed implements Page {
  private static final Pattern ADDRESS =
      Pattern.compile(
          "(?:https?://[^/]+)?/(?:(?:cr|rule)/([^/]+)/)?([^/?#]+?)(?:/history)?(?:\\.json|\\.txt)?"
              + "(?:[?#].*)?");

  /** The size that a quotation has unless less is asked for, in pixels. */
  private static final int WIDTH = 600;

  private static final int HEIGHT = 240;

  /** What is shown elsewhere needs links with the site's address in them. */
  private static final String NO_ADDRESS =
      "This site doesn’t know the address at which it is found: it has to be started with"
          + " --site, as --site https://example.org.";

  /** A day, in seconds. */
  private static final int CACHE_AGE = 86_400;

  private static final Pattern BOARD =
      Pattern.compile(
          "(?:https?://[^/]+)?/judge\\?case=([A-Za-z0-9_.-]+)(?:&on=(\\d{4}-\\d{2}-\\d{2}))?"
              + "(?:[&#].*)?");

  private static final Pattern CASE =
      Pattern.compile("(?:https?://[^/]+)?/cases/([^/?#]+)(?:[?#].*)?");

  private static final Pattern CARD =
      Pattern.compile("(?:https?://[^/]+)?/cards/([^/?#]+)(?:[?#].*)?");

  private final Casebook casebook;
  private final Workers workers;

  public OEmbed(Casebook casebook, Workers workers) {
    this.casebook = casebook;
    this.workers = workers;
  }

  @Override
  public void addTo(RoutesConfig routes) {
    routes.get("/oembed", this::answer);
  }

  private void answer(Context context) {
    String format = Objects.requireNonNullElse(context.queryParam("format"), "json");
    if (!format.equals("json")) {
      throw new HttpResponseException(
          HttpStatus.NOT_IMPLEMENTED.getCode(), "This is answered as JSON alone.");
    }
    String site =
        PublicAddress.known(context)
            .orElseThrow(
                () -> new HttpResponseException(HttpStatus.NOT_IMPLEMENTED.getCode(), NO_ADDRESS));
    String url = Objects.requireNonNullElse(context.queryParam("url"), "").strip();
    if (url.isEmpty()) {
      throw new BadRequestResponse("Say which address: ?url=…/cr/latest/508.1d.");
    }
    Matcher board = BOARD.matcher(url);
    if (board.matches()) {
      workers.run(Task.RULING, Visitor.of(context), () -> photo(context, site, board));
      return;
    }
    Optional<Json> page =
        head(url, site).map(head -> rich(context, site, head, head.description()));
    String said = page.orElseGet(() -> rule(context, site, url)).indented();
    context.contentType("application/json").result(said);
  }

  /** What a page of a case or a card says of itself; empty where it is no address of one. */
  private Optional<PageHead> head(String url, String site) {
    Matcher ofCase = CASE.matcher(url);
    if (ofCase.matches()) {
      return casebook.rulings().find(ofCase.group(1)).map(ruling -> CaseHead.of(ruling, site, ""));
    }
    Matcher ofCard = CARD.matcher(url);
    return ofCard.matches()
        ? CardFacts.named(ofCard.group(1))
            .flatMap(casebook.catalogue()::find)
            .map(card -> CardHead.of(card, site))
        : Optional.empty();
  }

  private Json rule(Context context, String site, String url) {
    Matcher address = ADDRESS.matcher(url);
    Optional<RuleNumber> number =
        address.matches() ? RuleNumber.find(address.group(2)) : Optional.empty();
    Optional<InForce> asked =
        number.flatMap(of -> edition(Objects.requireNonNullElse(address.group(1), "latest"), of));
    Rule rule =
        asked
            .flatMap(of -> of.edition().rule(number.orElseThrow()))
            .orElseThrow(() -> new NotFoundResponse("No rule is at the address " + url + "."));
    InForce by = asked.orElseThrow();
    RuleHead head = RuleHead.of(by.edition(), rule, site);
    return rich(context, site, head, rule.text())
        .put("author_name", "Comprehensive Rules, " + ResolutionWords.date(by.edition()))
        .put("author_url", head.address())
        .putIfPresent("missing", EditionWords.missing(by));
  }

  private Optional<InForce> edition(String name, RuleNumber number) {
    return name.equals("latest")
        ? Optional.of(new InForce(casebook.editions().latest(number)))
        : AskedEdition.of(name, casebook.editions()).inForce();
  }

  /** A quotation with a link to the page that it is from. */
  private static Json rich(Context context, String site, PageHead head, String text) {
    return Json.object()
        .put("version", "1.0")
        .put("type", "rich")
        .put("title", head.title())
        .put("provider_name", "Casebook")
        .put("provider_url", site + "/")
        .put("cache_age", CACHE_AGE)
        .put("width", at(context, "maxwidth", WIDTH))
        .put("height", at(context, "maxheight", HEIGHT))
        .put(
            "html",
            "<blockquote cite=\"%1$s\"><p>%2$s</p><a href=\"%1$s\">%3$s</a></blockquote>"
                .formatted(head.address(), escaped(text), escaped(head.title())));
  }

  /** A board is shown as its picture. */
  private void photo(Context context, String site, Matcher board) {
    Optional<String> day = Optional.ofNullable(board.group(2));
    SharedPicture picture = BoardImages.of(casebook, board.group(1), day);
    int most = at(context, "maxwidth", SharedPicture.WIDEST);
    int tallest = at(context, "maxheight", picture.height(most));
    int width = Math.max(1, Math.min(most, picture.width(most) * tallest / picture.height(most)));
    String query = "case=" + board.group(1) + day.map(on -> "&on=" + on).orElse("");
    context
        .contentType("application/json")
        .result(
            Json.object()
                .put("version", "1.0")
                .put("type", "photo")
                .put("title", picture.title())
                .put("provider_name", "Casebook")
                .put("provider_url", site + "/")
                .put("cache_age", CACHE_AGE)
                .put("url", site + "/board.png?" + query + "&width=" + width)
                .put("width", picture.width(width))
                .put("height", picture.height(width))
                .indented());
  }

  private static int at(Context context, String name, int most) {
    String asked = Objects.requireNonNullElse(context.queryParam(name), "");
    return asked.matches("[1-9]\\d{0,4}") ? Math.min(most, Integer.parseInt(asked)) : most;
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\n", "<br>");
  }
}
