package casebook.site;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.http.Server;
import casebook.site.http.Settings;
import casebook.site.imports.DataFolder;
import casebook.site.imports.ImportedCards;
import io.javalin.Javalin;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages that are made once for all who ask. */
class KeptPagesTest {

  private static ByteArrayInputStream otter(String text) {
    String card =
        "{\"name\": \"Reckless Otter\", \"types\": \"Creature — Otter\", \"oracle_text\": \""
            + text
            + "\"}";
    return new ByteArrayInputStream(card.getBytes(StandardCharsets.UTF_8));
  }

  /** A visitor of a site. */
  private record Visitor(HttpClient client, int port) {

    private HttpResponse<byte[]> answer(String path, String encoding)
        throws IOException, InterruptedException {
      URI address = URI.create("http://127.0.0.1:" + port + path);
      HttpRequest asked =
          HttpRequest.newBuilder(address)
              .header("Accept", "text/html")
              .header("Accept-Encoding", encoding)
              .build();
      HttpResponse<byte[]> answer = client.send(asked, BodyHandlers.ofByteArray());
      assertThat(answer.statusCode()).isEqualTo(200);
      return answer;
    }

    private String page(String path) throws IOException, InterruptedException {
      HttpResponse<byte[]> answer = answer(path, "identity");
      assertThat(answer.headers().firstValue("Content-Encoding")).isEmpty();
      return new String(answer.body(), StandardCharsets.UTF_8);
    }

    private String unpacked(String path) throws IOException, InterruptedException {
      HttpResponse<byte[]> answer = answer(path, "gzip");
      assertThat(answer.headers().firstValue("Content-Encoding")).hasValue("gzip");
      try (var in = new GZIPInputStream(new ByteArrayInputStream(answer.body()))) {
        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
      }
    }
  }

  @Test
  void a_kept_page_is_the_page_until_something_is_imported(@TempDir Path path) throws Exception {
    var folder = new DataFolder(path);
    ImportedCards.add(otter("Reckless Otter attacks each combat if able."), folder);
    Casebook casebook = Casebook.with(folder);
    casebook.finishIndexing();
    Javalin server =
        Server.create(casebook, Settings.own(Duration.ofMinutes(1))).start("127.0.0.1", 0);
    try (HttpClient client = HttpClient.newHttpClient()) {
      var visitor = new Visitor(client, server.port());
      for (String address :
          new String[] {"/cr/2026-09-25/508.1d", "/cards/reckless-otter", "/topics"}) {
        String page = visitor.page(address);
        assertThat(visitor.unpacked(address)).as("%s, made", address).isEqualTo(page);
        assertThat(visitor.unpacked(address)).as("%s, kept", address).isEqualTo(page);
        assertThat(visitor.answer(address, "gzip").headers().firstValue("ETag"))
            .as("%s, its tag", address)
            .isEqualTo(visitor.answer(address, "gzip").headers().firstValue("ETag"))
            .isPresent();
      }
      ImportedCards.add(otter("Reckless Otter can't attack alone."), folder);
      casebook.reload();
      assertThat(visitor.unpacked("/cards/reckless-otter"))
          .contains("can&#39;t attack alone")
          .isEqualTo(visitor.page("/cards/reckless-otter"));
    } finally {
      server.stop();
    }
  }
}
