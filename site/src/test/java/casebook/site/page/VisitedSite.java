package casebook.site.page;

import casebook.site.Casebook;
import casebook.site.StoppedClock;
import casebook.site.http.Server;
import casebook.site.http.Settings;
import io.javalin.Javalin;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Collectors;

/** The whole site on a free port, and a visitor that asks it for pages. */
public final class VisitedSite implements AutoCloseable {
  private final Javalin server;

  private final HttpClient client =
      HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).build();

  public VisitedSite() {
    this(Casebook.builtIn(StoppedClock.OCTOBER_2026));
  }

  public VisitedSite(Casebook casebook) {
    this.server =
        Server.create(casebook, Settings.own(Duration.ofMinutes(1))).start("127.0.0.1", 0);
  }

  public String address() {
    return "http://127.0.0.1:" + server.port();
  }

  public HttpResponse<String> get(String path) throws IOException, InterruptedException {
    return send(request(path).build());
  }

  /** Sends a form as browsers do. */
  public HttpResponse<String> post(String path, Map<String, String> fields)
      throws IOException, InterruptedException {
    String body =
        fields.entrySet().stream()
            .map(field -> encoded(field.getKey()) + "=" + encoded(field.getValue()))
            .collect(Collectors.joining("&"));
    return send(
        request(path)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString(body))
            .build());
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(address() + path)).header("Accept", "text/html");
  }

  private HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
    return client.send(request, BodyHandlers.ofString());
  }

  public static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    client.close();
    server.stop();
  }
}
