package casebook.site.connection;

import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Whether a client is still there while its request is answered. */
class VisitorTest {
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(30);

  private final CountDownLatch asked = new CountDownLatch(1);
  private final CompletableFuture<Boolean> left = new CompletableFuture<>();

  private final Javalin server =
      Javalin.create(
              config -> {
                config.concurrency.useVirtualThreads = true;
                config.jetty.addConnector((jetty, http) -> connector(config, jetty, http));
                config.routes.get("/stay", this::untilTheClientHasLeft);
                config.routes.get("/go", context -> context.result(hasLeft(context)));
              })
          .start("127.0.0.1", 0);

  private static Connector connector(
      JavalinConfig config, org.eclipse.jetty.server.Server jetty, HttpConfiguration http) {
    var connector = new PeekingConnector(jetty, http);
    connector.setHost(config.jetty.host);
    connector.setPort(config.jetty.port);
    return connector;
  }

  private void untilTheClientHasLeft(Context context) {
    Visitor visitor = Visitor.of(context);
    assertThat(visitor.hasLeft()).isFalse();
    asked.countDown();
    long begun = System.nanoTime();
    while (!visitor.hasLeft() && System.nanoTime() - begun < PATIENCE) {
      Thread.onSpinWait();
    }
    left.complete(visitor.hasLeft());
  }

  /** Asked often, so that what is sent ahead has come. */
  private static String hasLeft(Context context) {
    Visitor visitor = Visitor.of(context);
    boolean hasLeft = false;
    for (int i = 0; i < 1000; i++) {
      hasLeft |= visitor.hasLeft();
    }
    return "left: " + hasLeft + ";";
  }

  @AfterEach
  void stop() {
    server.stop();
  }

  private Socket sending(String... paths) throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
    var requests = new StringBuilder();
    for (int i = 0; i < paths.length; i++) {
      requests
          .append("GET " + paths[i] + " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: ")
          .append(i == paths.length - 1 ? "close" : "keep-alive")
          .append("\r\n\r\n");
    }
    socket.getOutputStream().write(requests.toString().getBytes(StandardCharsets.US_ASCII));
    socket.getOutputStream().flush();
    return socket;
  }

  @Test
  void who_closes_the_connection_has_left() throws Exception {
    try (Socket _ = sending("/stay")) {
      asked.await();
    }
    assertThat(left.get(1, TimeUnit.MINUTES)).isTrue();
  }

  @Test
  void who_closes_only_their_own_side_has_left_too() throws Exception {
    try (Socket socket = sending("/stay")) {
      asked.await();
      socket.shutdownOutput();
      assertThat(left.get(1, TimeUnit.MINUTES)).isTrue();
    }
  }

  @Test
  void who_sends_the_next_request_ahead_is_still_there_and_gets_both_answers() throws IOException {
    try (Socket socket = sending("/go", "/go")) {
      String answers = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(answers.split("left: false;", -1)).hasSize(3);
    }
  }
}
