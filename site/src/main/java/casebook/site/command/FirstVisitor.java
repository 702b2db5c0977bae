package casebook.site.command;

import casebook.rules.Edition;
import casebook.rules.Rule;
import casebook.site.output.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Asks a server that has just begun what its visitors ask most: the first questions take several
 * times as long as the next ones. Nothing depends on the answers.
 *
 * @param site the address of the server
 */
record FirstVisitor(String site) {
  private static final Logger LOG = LoggerFactory.getLogger(FirstVisitor.class);

  /** Asks about the last rule of an edition. */
  void visit(Edition edition) throws InterruptedException {
    Rule rule = edition.rules().getLast();
    String number = rule.number().toString();
    String article =
        Json.object()
            .put("text", "CR " + number + ": " + rule.text())
            .put("format", "markdown")
            .indented();
    try (HttpClient client = HttpClient.newHttpClient()) {
      send(client, to("/api/resolve?rule=" + number + "&edition=" + edition.name()));
      send(client, to("/api/search?q=" + number));
      send(
          client,
          to("/api/check")
              .header("Content-Type", "application/json")
              .POST(BodyPublishers.ofString(article)));
    } catch (IOException | IllegalArgumentException e) {
      LOG.debug("The server at {} doesn't answer itself", site, e);
    }
  }

  private HttpRequest.Builder to(String path) {
    return HttpRequest.newBuilder(URI.create(site + path));
  }

  private static void send(HttpClient client, HttpRequest.Builder request)
      throws IOException, InterruptedException {
    client.send(request.build(), BodyHandlers.discarding());
  }
}
