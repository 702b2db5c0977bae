package casebook.site.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import casebook.rules.Edition;
import casebook.rules.Rule;
import casebook.site.output.Json;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Asks a server that has just begun what its visitors ask most: the first questions take several
 * times as long as the next ones. Nothing depends on the answers.
 *
 * @param site the address of the server
 */
record FirstVisitor(String site) {
  private static final String JSON = "application/json";
  private static final String FORM = "application/x-www-form-urlencoded";

  /** Two boards: the second time, what was read for the first is there. */
  private static final List<String> CASES =
      List.of(
          """
          {"players": [{"id": "ann"}, {"id": "bob"}],
           "permanents": [
             {"id": "goblin", "card": "Crazed Goblin", "controller": "ann", "count": 3},
             {"card": "Grizzly Bears", "controller": "ann"},
             {"card": "Silent Arbiter", "controller": "bob"},
             {"card": "Propaganda", "controller": "bob"}],
           "moves": [{"declareAttackers": {"attacks": []}}]}
          """,
          """
          {"players": [{"id": "ann"}, {"id": "bob"}, {"id": "cid"}],
           "permanents": [{"card": "Grizzly Bears", "controller": "ann"}],
           "moves": [{"declareAttackers": {"attacks": [
             {"attacker": "grizzly-bears", "target": "cid"}]}}]}
          """);

  private static final String QUESTION = "I control Juggernaut. Does it have to attack?";

  private static final Logger LOG = LoggerFactory.getLogger(FirstVisitor.class);

  /** Sends requests, one after the other. */
  void visit(List<HttpRequest> requests) throws InterruptedException {
    try (HttpClient client = HttpClient.newBuilder().sslContext(nobodyTrusted()).build()) {
      for (HttpRequest request : requests) {
        client.send(request, BodyHandlers.discarding());
      }
    } catch (IOException | IllegalArgumentException | GeneralSecurityException e) {
      LOG.debug("The server at {} doesn't answer itself", site, e);
    }
  }

  /** It speaks without TLS, so the certificates of all authorities needn't be read first. */
  private static SSLContext nobodyTrusted() throws GeneralSecurityException {
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(null, new TrustManager[0], null);
    return context;
  }

  /** Pages that need no search: the first one, and the last rule of an edition. */
  List<HttpRequest> pages(Edition edition) {
    String number = edition.rules().getLast().number().toString();
    return Stream.of("/", "/cr/" + edition.name() + "/" + number)
        .map(page -> to(page).build())
        .toList();
  }

  /** The rest: about the same rule, for rulings and other pages, and a question in words. */
  List<HttpRequest> questions(Edition edition) {
    Rule rule = edition.rules().getLast();
    String number = rule.number().toString();
    String article =
        Json.object()
            .put("text", "CR " + number + ": " + rule.text())
            .put("format", "markdown")
            .indented();
    var requests = new ArrayList<HttpRequest>();
    requests.add(to("/api/resolve?rule=" + number + "&edition=" + edition.name()).build());
    requests.add(to("/api/search?q=" + number).build());
    requests.add(posting("/api/check", JSON, article));
    for (String board : CASES) {
      requests.add(posting("/api/rulings", JSON, board));
      requests.add(posting("/judge", FORM, "do=load&paste=" + URLEncoder.encode(board, UTF_8)));
    }
    requests.add(posting("/api/ask", JSON, Json.object().put("question", QUESTION).indented()));
    for (String page : List.of("/?q=attack", "/judge", "/cases")) {
      requests.add(to(page).build());
    }
    return requests;
  }

  private HttpRequest.Builder to(String path) {
    return HttpRequest.newBuilder(URI.create(site + path));
  }

  /** A request that sends something. */
  HttpRequest posting(String path, String type, String body) {
    return to(path).header("Content-Type", type).POST(BodyPublishers.ofString(body)).build();
  }
}
