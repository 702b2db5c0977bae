package casebook.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.client.CasebookClient;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.JsonNode;

/** The programs on the page for programs run, each in its own language, against a real server. */
@Tag("long")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ExamplesTest {

  private static final String PRINTED =
      """
      can attack: goblin juggernaut
      must attack: goblin juggernaut
      chosen: goblin
      can attack: goblin juggernaut
      must attack: goblin juggernaut
      chosen: juggernaut
      can attack: goblin juggernaut
      must attack: goblin juggernaut
      legal
      illegal by 508.1d: Crazed Goblin\
      """;

  private RunningSite site = new RunningSite();

  @TempDir private Path folder = Path.of("");

  @AfterAll
  void stop() {
    site.close();
  }

  @ParameterizedTest
  @CsvSource({
    "attackers.sh, sh, jq",
    "attackers.py, python3, python3",
    "attackers.mjs, node, node",
    "Attackers.java, java, java"
  })
  void the_loop_of_a_player_who_chooses_attackers(String file, String command, String needs)
      throws IOException, InterruptedException {
    Optional<Path> program = command.equals("java") ? Optional.of(java()) : found(command);
    Assumptions.assumeTrue(
        program.isPresent() && (needs.equals("java") || found(needs).isPresent()),
        () -> "SKIPPED: there is no " + needs + " on this machine, so " + file + " wasn't run");
    Path example = folder.resolve(file);
    Files.writeString(example, site.get("/api/examples/" + file).body());
    List<String> line = new ArrayList<>(List.of(program.orElseThrow().toString()));
    if (command.equals("java")) {
      line.addAll(List.of("-cp", classPath()));
    }
    line.add(example.toString());
    String address = site.uri("/").toString();
    line.add(address.substring(0, address.length() - 1));
    Process process = new ProcessBuilder(line).redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(printed).startsWith(PRINTED);
    assertThat(process.waitFor()).isZero();
  }

  /** What the program needs of the jar: the client, and what reads JSON. */
  private static String classPath() {
    return Stream.of(CasebookClient.class, JsonNode.class, JsonParser.class, JsonInclude.class)
        .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
        .map(location -> Path.of(URI.create(location.toString())).toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static Path java() {
    return Path.of(System.getProperty("java.home"), "bin", "java");
  }

  private static Optional<Path> found(String command) {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
        .map(part -> Path.of(part, command))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
