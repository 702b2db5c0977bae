package casebook.site.http;

import casebook.site.Casebook;
import casebook.site.StoppedClock;
import casebook.site.work.Workers;
import io.javalin.Javalin;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The site on a free port of this machine, asked as a program asks it. */
public final class RunningSite implements AutoCloseable {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private final Javalin server;
  private final int port;
  private final HttpClient client = HttpClient.newHttpClient();

  public RunningSite() {
    this(Casebook.builtIn(StoppedClock.OCTOBER_2026));
  }

  public RunningSite(Casebook casebook) {
    this(casebook, new Workers(Duration.ofMinutes(1)));
  }

  public RunningSite(Casebook casebook, Workers workers) {
    this(casebook, Settings.own(Duration.ofMinutes(1)), workers);
  }

  public RunningSite(Casebook casebook, Settings settings, Workers workers) {
    server =
        Server.create(casebook, settings, workers, new Workers(Duration.ofMinutes(1)))
            .start("127.0.0.1", 0);
    port = server.port();
  }

  /** An answer with its body as JSON. */
  public record Answer(int status, String type, String body, HttpResponse<String> response) {
    public JsonNode json() {
      return MAPPER.readTree(body);
    }
  }

  public Answer get(String path) {
    return send(HttpRequest.newBuilder(uri(path)).build());
  }

  /** Asks for a path as something that accepts only this type. */
  public Answer get(String path, String accept) {
    return send(HttpRequest.newBuilder(uri(path)).header("Accept", accept).build());
  }

  Answer head(String path) {
    return send(HttpRequest.newBuilder(uri(path)).HEAD().build());
  }

  public Answer post(String path, String type, String body) {
    return post(path, type, body.getBytes(StandardCharsets.UTF_8));
  }

  public Answer post(String path, String type, byte[] body) {
    return send(
        HttpRequest.newBuilder(uri(path))
            .header("Content-Type", type)
            .POST(BodyPublishers.ofByteArray(body))
            .build());
  }

  int port() {
    return port;
  }

  /** Ends the server as SIGTERM does. */
  void stop() {
    server.stop();
  }

  URI uri(String path) {
    return URI.create("http://127.0.0.1:" + port + path);
  }

  private Answer send(HttpRequest request) {
    try {
      HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
      String type = response.headers().firstValue("Content-Type").orElse("");
      return new Answer(response.statusCode(), type, response.body(), response);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    client.close();
    server.stop();
  }
}
